// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/linenetwork.h"

#include "app/readerprocess/ownfiles.h"

#include <onnxruntime_cxx_api.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <span>
#include <utility>

namespace Bole {

namespace {

QByteArray contentOf(const std::string &path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList charactersFrom(const QByteArray &list)
{
    QStringList characters{QString()};
    for (const QByteArray &line : list.split('\n')) {
        if (!line.isEmpty())
            characters.append(QString::fromUtf8(line));
    }
    return characters << QStringLiteral(" ");
}

/// Debian's ONNX Runtime complains a thousand times, once for each kind of operation, that it is
/// known already. Nothing is wrong.
class Hush
{
public:
    Hush() { std::cerr.setstate(std::ios::failbit); }
    ~Hush() { std::cerr.clear(); }
    Hush(const Hush &) = delete;
    Hush &operator=(const Hush &) = delete;
};

Ort::SessionOptions options()
{
    Ort::SessionOptions options;
    // Threads cannot be made in the sandbox; the reader has one more for the other half of a page.
    options.SetIntraOpNumThreads(1);
    options.SetInterOpNumThreads(1);
    options.SetGraphOptimizationLevel(ORT_ENABLE_ALL);
    return options;
}

LineNetwork::Step stepFrom(std::span<const float> likelihoods)
{
    const auto most = std::ranges::max_element(likelihoods);
    return {int(most - likelihoods.begin()), *most, likelihoods.back()};
}

} // namespace

struct LineNetwork::Session
{
    Ort::Env environment{ORT_LOGGING_LEVEL_FATAL};
    Ort::Session session{nullptr};
    std::string input;
    std::string output;
};

std::string LineNetwork::folder()
{
    if (const char *given = std::getenv("BOLE_OCR_MODELS"); given && *given)
        return given;
    return ownFolder("ocr");
}

LineNetwork::LineNetwork(const std::string &folder)
    : m_file(QString::fromStdString(folder + "/ch_PP-OCRv4_rec_infer.onnx")),
      m_characters(charactersFrom(contentOf(folder + "/ppocr_keys_v1.txt")))
{
    if (!m_file.open(QIODevice::ReadOnly))
        return;
    m_size = m_file.size();
    m_model = m_file.map(0, m_size, QFile::MapPrivateOption);
    m_file.close(); // what is mapped stays
}

LineNetwork::~LineNetwork() = default;

void LineNetwork::make()
{
    if (!m_model)
        return;
    try {
        const Hush hush;
        auto made = std::make_unique<Session>();
        made->session = Ort::Session(made->environment, m_model, size_t(m_size), options());
        Ort::AllocatorWithDefaultOptions allocator;
        made->input = made->session.GetInputNameAllocated(0, allocator).get();
        made->output = made->session.GetOutputNameAllocated(0, allocator).get();
        m_session = std::move(made);
    } catch (const Ort::Exception &) {
        m_session.reset(); // a damaged model is none
    }
    m_file.unmap(std::exchange(m_model, nullptr));
}

bool LineNetwork::isAvailable()
{
    std::call_once(m_isMade, [this] { make(); });
    return m_session != nullptr;
}

std::vector<LineNetwork::Step> LineNetwork::read(LineStrip &strip)
{
    std::vector<Step> steps;
    if (!isAvailable() || strip.width <= 0)
        return steps;
    // Trained on colours: grey is three times the same.
    const size_t size = strip.pixels.size();
    strip.pixels.resize(size * 3);
    std::copy_n(strip.pixels.begin(), size, strip.pixels.begin() + ptrdiff_t(size));
    std::copy_n(strip.pixels.begin(), size, strip.pixels.begin() + ptrdiff_t(2 * size));
    const std::array<int64_t, 4> shape{1, 3, LineStrip::height, strip.width};
    const auto memory = Ort::MemoryInfo::CreateCpu(OrtArenaAllocator, OrtMemTypeDefault);
    try {
        const auto input = Ort::Value::CreateTensor<float>(
            memory, strip.pixels.data(), strip.pixels.size(), shape.data(), shape.size());
        const char *inputs[] = {m_session->input.c_str()};
        const char *outputs[] = {m_session->output.c_str()};
        const auto answer =
            m_session->session.Run(Ort::RunOptions(nullptr), inputs, &input, 1, outputs, 1);
        const auto answerShape = answer[0].GetTensorTypeAndShapeInfo().GetShape();
        if (answerShape.size() != 3 || answerShape[2] != m_characters.size())
            return steps;
        const auto classes = size_t(answerShape[2]);
        const float *likelihoods = answer[0].GetTensorData<float>();
        for (int64_t step = 0; step < answerShape[1]; ++step)
            steps.push_back(stepFrom({likelihoods + size_t(step) * classes, classes}));
    } catch (const Ort::Exception &) {
        steps.clear();
    }
    return steps;
}

} // namespace Bole
