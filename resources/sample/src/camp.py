"""The CVs of the sample camp: seven undergraduates who do not exist. `sheets()` gives each as a flat ODT."""
from xml.sax.saxutils import escape

SPACES = ' '.join(f'xmlns:{short}="urn:oasis:names:tc:opendocument:xmlns:{long}:1.0"' for short, long in (
    ("office", "office"), ("style", "style"), ("text", "text"), ("fo", "xsl-fo-compatible"), ("svg", "svg-compatible")))
LOOKS = {  # font, colour of headings, whether the name stands in the middle
    "serif": ("Noto Serif CJK SC", "#1f3a5f", True),
    "sans": ("Noto Sans CJK SC", "#7a2e1d", False),
    "plain": ("Noto Sans CJK SC", "#222222", True),
}

PEOPLE = {
    "21-pei-zhiwei": ("sans", "裴知微", "138-5550-2101 | peizhiwei@example.org | 武汉", [
        ("教育背景", [
            ("2023.09 – 2027.06", "武汉大学　软件工程　本科", "GPA 3.91/4.00，专业排名 6/187；CET-6 589；CET-4 621"),
        ]),
        ("科研经历", [
            ("2025.03 – 至今", "武汉大学软件分析实验室　科研助理　指导教师：祝行简",
             "为 C 项目的增量静态分析做缓存，改动一处时只重算受影响的函数；独立完成依赖图与失效规则，分析时间缩短到原来的十一分之一。"),
        ]),
        ("论文", [
            ("", "裴知微, 祝行简. 面向增量静态分析的函数级缓存. 软件学报, 2026.", "第一作者，已录用"),
        ]),
        ("获奖情况", [
            ("2025.11", "国家奖学金", ""),
            ("2025.05", "全国大学生软件创新大赛二等奖", ""),
        ]),
        ("技能", [("", "C++、Rust、Clang 工具链；英语可作学术交流", "")]),
    ]),
    "22-ruan-tinglan": ("serif", "阮听澜", "电话：139-5550-2202　邮箱：ruantinglan@example.org", [
        ("教育背景", [
            ("2023.09 – 2027.06", "四川大学　计算机科学与技术　本科", "加权平均分 92.4/100，专业排名 3/241；雅思 7.0；CET-6 603"),
            ("2026.01 – 2026.05", "新加坡国立大学　交换", "GPA 4.6/5.0"),
        ]),
        ("科研经历", [
            ("2024.10 – 至今", "四川大学视觉计算组　本科生研究员　指导教师：严以宽",
             "研究古籍刻本的版面恢复：先找界行，再沿界行切字；标注 1,200 页，提出按刻工分组的评测方法。"),
            ("2026.07 – 2026.08", "星槎科技　算法实习生", "把切字模型移到手机端，延时由 410 毫秒降到 95 毫秒。"),
        ]),
        ("论文", [
            ("", "阮听澜, 陶令仪, 严以宽. 沿界行的古籍切字. 计算机辅助设计与图形学学报, 2026.", "第一作者"),
        ]),
        ("获奖情况", [
            ("2025.12", "四川大学学业奖学金一等奖", ""),
            ("2026.02", "美国大学生数学建模竞赛 Meritorious Winner", ""),
        ]),
    ]),
    "23-li-xingzhou": ("plain", "厉行舟", "手机 137-5550-2303 · lixingzhou@example.org · 南京", [
        ("教育经历", [
            ("2023.09 – 2027.06", "东南大学　自动化　本科", "GPA 4.12/4.80，专业排名 9/156；CET-6 548；CET-4 597"),
        ]),
        ("项目经历", [
            ("2025.09 – 2026.06", "四足机器人在碎石上的落脚点选择　负责人",
             "国家级大学生创新训练项目；用深度相机估计地面的松动程度，落脚失败率由 18% 降到 6%。"),
            ("2024.11 – 2025.05", "校车队转向控制　成员", "实现预瞄控制器，赛道上误差小于 8 厘米。"),
        ]),
        ("获奖情况", [
            ("2026.08", "全国大学生机器人大赛一等奖（队长）", ""),
            ("2025.10", "国家励志奖学金", ""),
        ]),
        ("技能", [("", "ROS 2、C++、MATLAB、电路焊接", "")]),
    ]),
    "24-mu-yunshu": ("serif", "沐云舒", "muyunshu@example.org　|　136-5550-2404　|　广州", [
        ("教育背景", [
            ("2023.09 – 2027.06", "中山大学　数据科学与大数据技术　本科", "GPA 4.03/5.00，专业排名 11/132；托福 103；CET-6 577"),
        ]),
        ("科研经历", [
            ("2025.02 – 至今", "中山大学城市计算组　指导教师：柏望舒",
             "用公交刷卡记录估计雨天的换乘损失；发现“多等一班”的人占三成，而不是文献里的一成。"),
        ]),
        ("论文", [
            ("", "沐云舒, 柏望舒. 雨天换乘损失的估计. 地球信息科学学报, 2026.", "第一作者，在审"),
        ]),
        ("学生工作", [("2024.09 – 2025.06", "数据科学社　社长", "办读书会 14 次，平均 30 人。")]),
        ("获奖情况", [("2025.12", "中山大学优秀学生二等奖学金", "")]),
    ]),
    "25-bian-yuanshan": ("sans", "边远山", "135-5550-2505 | bianyuanshan@example.org | 西安", [
        ("教育背景", [
            ("2023.09 – 2027.06", "西北工业大学　计算机科学与技术　本科", "平均分 90.8/100，专业排名 7/203；CET-6 561；CET-4 612"),
        ]),
        ("科研经历", [
            ("2025.06 – 至今", "西北工业大学体系结构组　指导教师：屈应时",
             "在 FPGA 上为稀疏矩阵乘法做行打包；带宽利用率 83%，代码与数据都已公开。"),
        ]),
        ("竞赛", [
            ("2025.08", "全国大学生系统能力大赛一等奖", "五级流水线处理器，主频 120 MHz，能启动 Linux。"),
        ]),
        ("获奖情况", [("2024.11", "国家奖学金", ""), ("2025.11", "国家奖学金", "")]),
        ("技能", [("", "Verilog、Chisel、C；读得懂手册", "")]),
    ]),
    "26-pu-weihang": ("plain", "蒲苇航", "联系电话 134-5550-2606，邮箱 puweihang@example.org", [
        ("教育背景", [
            ("2023.09 – 2027.06", "湖南大学　人工智能　本科", "GPA 3.68/4.00，专业排名 18/121；CET-6 512；CET-4 566"),
        ]),
        ("项目经历", [
            ("2025.10 – 2026.05", "方言语音识别的小数据训练　成员",
             "收集湘方言录音 46 小时；负责转写规范与校对，字错误率由 31% 降到 22%。"),
        ]),
        ("实习经历", [("2026.07 – 2026.09", "云岫智能　测试实习生", "写回归用例 210 条。")]),
        ("获奖情况", [("2025.06", "湖南大学三好学生", "")]),
    ]),
    "27-zhongli-an": ("serif", "钟离岸", "zhongli.an@example.org · 133-5550-2707 · 苏州", [
        ("教育背景", [
            ("2023.09 – 2027.06", "苏州大学　软件工程　本科", "GPA 3.85/4.00，专业排名 2/164；CET-6 571；CET-4 630"),
        ]),
        ("科研经历", [
            ("2024.12 – 至今", "苏州大学自然语言处理组　指导教师：温故之",
             "研究公文摘要中的数字是否抄错：提出逐数核对的指标，在三个系统上都发现了 4% 以上的错误。"),
        ]),
        ("论文", [
            ("", "钟离岸, 温故之. 摘要里的数字对吗：一种逐数核对的评测. 中文信息学报, 2026.", "第一作者"),
        ]),
        ("获奖情况", [
            ("2025.11", "国家奖学金", ""),
            ("2025.05", "“互联网+”大学生创新创业大赛省级金奖", ""),
        ]),
    ]),
}


def style(name, before, after, size, more="", text=""):
    return (f'<style:style style:name="{name}" style:family="paragraph"><style:paragraph-properties fo:margin-top="{before}mm" '
            f'fo:margin-bottom="{after}mm" fo:line-height="125%" {more}><style:tab-stops><style:tab-stop style:position="170mm" '
            f'style:type="right"/></style:tab-stops></style:paragraph-properties><style:text-properties fo:font-size="{size}pt" '
            f'style:font-size-asian="{size}pt" {text}/></style:style>')


def paragraph(name, text):
    return f'<text:p text:style-name="{name}">{escape(text).replace(chr(9), "<text:tab/>")}</text:p>'


def sheet(look, name, contact, sections):
    font, colour, is_centred = LOOKS[look]
    where = 'fo:text-align="center"' if is_centred else ""
    bold = 'fo:font-weight="bold" style:font-weight-asian="bold"'
    body = [paragraph("Name", name), paragraph("Contact", contact)]
    for title, entries in sections:
        body.append(paragraph("Heading", title))
        for date, what, more in entries:
            body.append(paragraph("Entry", f"{what}\t{date}") if date else paragraph("More", what))
            if more:
                body.append(paragraph("More", more))
    styles = (style("Name", 0, 1, 20, where, f'{bold} fo:color="{colour}"') + style("Contact", 0, 3, 10, where)
              + style("Heading", 4, 1.5, 12.5, f'fo:border-bottom="0.6pt solid {colour}"', f'{bold} fo:color="{colour}"')
              + style("Entry", 1, 0.3, 10.5, "", bold) + style("More", 0, 1, 10.5))
    return f'''<?xml version="1.0" encoding="UTF-8"?>
<office:document {SPACES} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'{font}'"/></office:font-face-decls>
<office:styles><style:default-style style:family="paragraph"><style:text-properties style:font-name="F" style:font-name-asian="F"
 fo:language="en" fo:country="US" style:language-asian="zh" style:country-asian="CN"/></style:default-style>{styles}</office:styles>
<office:automatic-styles><style:page-layout style:name="P"><style:page-layout-properties fo:page-width="210mm"
 fo:page-height="297mm" fo:margin="20mm"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="P"/></office:master-styles>
<office:body><office:text>{"".join(body)}</office:text></office:body></office:document>
'''


def sheets():
    return {person: sheet(*data) for person, data in PEOPLE.items()}
