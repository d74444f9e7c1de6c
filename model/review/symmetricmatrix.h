// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace Bole {

/// Eigenvalues and, in the same order, their orthonormal vectors.
struct Eigen
{
    QList<double> values;
    QList<QList<double>> vectors;
};

/// A small symmetric matrix (one row a reviewer), taken apart by Jacobi rotations.
class SymmetricMatrix
{
public:
    explicit SymmetricMatrix(qsizetype size) : m_size(size), m_cells(size * size, 0) {}

    double &at(qsizetype row, qsizetype column) { return m_cells[row * m_size + column]; }
    double at(qsizetype row, qsizetype column) const { return m_cells[row * m_size + column]; }

    Eigen eigen() const;

private:
    qsizetype m_size;
    QList<double> m_cells;
};

} // namespace Bole
