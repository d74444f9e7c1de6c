// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/symmetricmatrix.h"

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

/// Turns rows (or columns) p and q of a square matrix by the given sine and cosine.
template <typename At>
void rotate(qsizetype size, At at, double cosine, double sine)
{
    for (qsizetype k = 0; k < size; ++k) {
        auto [p, q] = at(k);
        const double oldP = *p;
        const double oldQ = *q;
        *p = cosine * oldP - sine * oldQ;
        *q = sine * oldP + cosine * oldQ;
    }
}

double offDiagonal(const SymmetricMatrix &matrix, qsizetype size)
{
    double sum = 0;
    for (qsizetype i = 0; i < size; ++i) {
        for (qsizetype j = 0; j < i; ++j)
            sum += matrix.at(i, j) * matrix.at(i, j);
    }
    return sum;
}

} // namespace

Eigen SymmetricMatrix::eigen() const
{
    SymmetricMatrix a = *this;
    Eigen result;
    for (qsizetype i = 0; i < m_size; ++i) {
        result.vectors.append(QList<double>(m_size, 0));
        result.vectors[i][i] = 1;
    }
    for (int sweep = 0; sweep < 100 && offDiagonal(a, m_size) > 1e-24; ++sweep) {
        for (qsizetype p = 0; p < m_size; ++p) {
            for (qsizetype q = p + 1; q < m_size; ++q) {
                if (a.at(p, q) == 0)
                    continue;
                const double theta = (a.at(q, q) - a.at(p, p)) / (2 * a.at(p, q));
                const double t =
                    (theta < 0 ? -1.0 : 1.0) / (std::abs(theta) + std::sqrt(theta * theta + 1));
                const double c = 1 / std::sqrt(t * t + 1);
                const double s = t * c;
                rotate(m_size, [&](auto k) { return std::pair(&a.at(k, p), &a.at(k, q)); }, c, s);
                rotate(m_size, [&](auto k) { return std::pair(&a.at(p, k), &a.at(q, k)); }, c, s);
                auto &v = result.vectors;
                rotate(m_size, [&](auto k) { return std::pair(&v[p][k], &v[q][k]); }, c, s);
            }
        }
    }
    for (qsizetype i = 0; i < m_size; ++i)
        result.values.append(std::max(a.at(i, i), 0.0)); // never negative here but for rounding
    return result;
}

} // namespace Bole
