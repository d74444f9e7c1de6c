// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/warmup.h"

#include "app/readerprocess/pdfdocument.h"
#include "model/intake/intake.h"

namespace Bole {

namespace {

// People who do not exist: a little of everything that is looked for in a CV.
const char english[] = R"(# Ada Example

ada@example.org | +1 555 0100 | https://github.com/example | ORCID 0000-0000-0000-0000

## Education
Example University, B.S. in Computer Science, Sept 2019 – July 2023
GPA: 3.9/4.0, rank 3/120

## Publications
[1] Ada Example, Tom Rivers*. A Study of Something. In NeurIPS 2023. doi:10.1000/182
[2] T. Rivers, A. Example. "Another Study", IEEE Transactions on Something, vol. 3, no. 2, pp. 1-9, 2022.

## Experience
- Research Intern, Example Lab, Jun 2022 – present
- Teaching assistant, 2021

## Awards
- First Prize, National Contest (top 1%), 2021

## Skills
Languages: English (TOEFL 110, GRE 330), Programming: C++, Python
)";

const char chinese[] = R"(# 示例一

电话：138-0000-0000  邮箱：shili@example.org  出生年月：2001.01

## 教育背景
2019.09 – 2023.06  示例大学  计算机科学与技术  本科
GPA：3.9/4.0，排名 3/120，专业前 5%

## 论文发表
[1] 示例一, 李某*. 某问题的研究. 计算机学报, 2023. (CCF-A, 第一作者, 已录用)

## 科研经历
2022.07 – 至今  示例实验室  研究助理，导师：李某教授

## 获奖情况
国家奖学金（2021 年），全国大学生竞赛一等奖

## 技能
英语：CET-6 600 分，编程：C++、Python
)";

void understandText(const char *text, const Knowledge &knowledge)
{
    (void)understand({DocumentKind::Markdown, {}, QString::fromUtf8(text)}, knowledge,
                     {2026, 1, 1});
}

} // namespace

void warmUp(const Knowledge &knowledge)
{
    PdfDocument::loadMaps();
    understandText(english, knowledge);
    understandText(chinese, knowledge);
}

void warmUpDrawing()
{
    PdfDocument::loadMaps();
    PdfDocument::findFonts();
}

} // namespace Bole
