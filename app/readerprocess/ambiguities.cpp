// SPDX-License-Identifier: GPL-3.0-or-later

// Two thirds of the time that Tesseract takes to load a language goes into a table of look-alikes
// that only its old engine uses, which Bole does not. The linker lets the program's own definition
// come before the library's; should a later Tesseract have no such function, this is simply unused.
namespace tesseract {

class UNICHARSET;

class UnicharAmbigs
{
public:
    void LoadUniversal(const UNICHARSET &encoder, UNICHARSET *set);
};

void UnicharAmbigs::LoadUniversal(const UNICHARSET &, UNICHARSET *) {}

} // namespace tesseract
