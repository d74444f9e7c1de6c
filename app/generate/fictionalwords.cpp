// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generate/fictionalwords.h"

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// "江:jiang 林:lin": a character and its reading.
QList<FictionalWords::Reading> readings(const QString &text)
{
    QList<FictionalWords::Reading> all;
    for (const QString &one : text.split(u' '))
        all << FictionalWords::Reading{one.section(u':', 0, 0), one.section(u':', 1)};
    return all;
}

} // namespace

const QList<FictionalWords::Reading> &FictionalWords::families()
{
    static const auto all = readings(
        u"江:jiang 林:lin 王:wang 李:li 张:zhang 刘:liu 陈:chen 杨:yang 赵:zhao 黄:huang 周:zhou "
        "吴:wu 徐:xu 孙:sun 胡:hu 朱:zhu 高:gao 何:he 郭:guo 马:ma 罗:luo 梁:liang 宋:song "
        "郑:zheng 谢:xie 韩:han 唐:tang 冯:feng 于:yu 董:dong 萧:xiao 程:cheng 曹:cao 袁:yuan "
        "邓:deng 许:xu 傅:fu 沈:shen 曾:zeng 彭:peng 吕:lyu 苏:su 卢:lu 蒋:jiang 蔡:cai 魏:wei "
        "欧阳:ouyang 司马:sima 闻人:wenren 濮阳:puyang"_s);
    return all;
}

const QList<FictionalWords::Reading> &FictionalWords::givens()
{
    static const auto all = readings(
        u"晓:xiao 一:yi 明:ming 华:hua 志:zhi 文:wen 思:si 远:yuan 雨:yu 欣:xin 子:zi 涵:han "
        "浩:hao 宇:yu 梓:zi 轩:xuan 佳:jia 怡:yi 俊:jun 杰:jie 雪:xue 梅:mei 天:tian 佑:you "
        "嘉:jia 懿:yi 安:an 然:ran 若:ruo 曦:xi 景:jing 行:xing 知:zhi 山:shan 云:yun 舒:shu "
        "砚:yan 秋:qiu 棠:tang 溪:xi 照:zhao 清:qing 越:yue 竹:zhu 霖:lin 泽:ze 望:wang 琪:qi"_s);
    return all;
}

const QStringList &FictionalWords::firstNames()
{
    static const QStringList all =
        u"Mira Jonah Nerea Haneul Soren Revathi Maelle Tobias Ines Kofi Amara Dmitri Leila Oscar "
        "Petra Yusuf Freya Mateo Sanne Ravi Elin Hugo Noor Anselm Bea Cormac Dalia Emeka Fadi "
        "Greta "
        "Hana Ivo Jana Karim Lotte Milan Nadia Otto Paloma Quentin Rosa Stefan Tilda Umar Vera "
        "Wanda Xavier Ylva Zeno Ayo"_s.split(u' ');
    return all;
}

const QStringList &FictionalWords::lastNames()
{
    static const QStringList all =
        u"Okaduwe Pellwether Etxalardi Seomoon Haldvik Sundarkovil Tregorven Ashgrove Bellweather "
        "Corvane Dunmarsh Eldergate Fenwicke Galloran Hartsmoor Imbrey Jorvale Kestrane Lindqvale "
        "Marchetta Norbrook Oststrand Pemberlyn Quillmere Ravensby Silverholt Thornaby Umberleigh "
        "Valdresen Westmarch Yarrowby Zellmann Adeyinka Brankova Castellar Devarajan"_s.split(u' ');
    return all;
}

const QList<FictionalWords::Pair> &FictionalWords::areas()
{
    static const QList<Pair> all{{u"Computer Science"_s, u"计算机科学与技术"_s},
                                 {u"Software Engineering"_s, u"软件工程"_s},
                                 {u"Artificial Intelligence"_s, u"人工智能"_s},
                                 {u"Electronic Engineering"_s, u"电子信息工程"_s},
                                 {u"Automation"_s, u"自动化"_s},
                                 {u"Mathematics"_s, u"数学与应用数学"_s},
                                 {u"Statistics"_s, u"统计学"_s},
                                 {u"Information Security"_s, u"信息安全"_s}};
    return all;
}

const QList<FictionalWords::Pair> &FictionalWords::groups()
{
    static const QList<Pair> all{{u"Lakeside Systems Lab"_s, u"湖畔系统实验室"_s},
                                 {u"Northern Lights Robotics"_s, u"北辰机器人有限公司"_s},
                                 {u"Paper Crane Software"_s, u"纸鹤软件有限公司"_s},
                                 {u"Institute for Quiet Machines"_s, u"静机研究所"_s},
                                 {u"Harbour Data Group"_s, u"海港数据课题组"_s},
                                 {u"Bamboo Networks"_s, u"竹里网络科技有限公司"_s},
                                 {u"Centre for Language and Memory"_s, u"语言与记忆研究中心"_s}};
    return all;
}

const QList<FictionalWords::Pair> &FictionalWords::topics()
{
    static const QList<Pair> all{{u"memory tiering"_s, u"分层内存"_s},
                                 {u"graph learning"_s, u"图学习"_s},
                                 {u"compiler testing"_s, u"编译器测试"_s},
                                 {u"robot navigation"_s, u"机器人导航"_s},
                                 {u"query optimisation"_s, u"查询优化"_s},
                                 {u"speech synthesis"_s, u"语音合成"_s},
                                 {u"federated training"_s, u"联邦学习"_s},
                                 {u"program repair"_s, u"程序修复"_s},
                                 {u"network telemetry"_s, u"网络测量"_s},
                                 {u"medical imaging"_s, u"医学影像"_s},
                                 {u"formal verification"_s, u"形式化验证"_s},
                                 {u"machine translation"_s, u"机器翻译"_s},
                                 {u"key-value stores"_s, u"键值存储"_s},
                                 {u"side channels"_s, u"侧信道"_s},
                                 {u"point clouds"_s, u"点云"_s},
                                 {u"serverless scheduling"_s, u"无服务器调度"_s},
                                 {u"recommendation"_s, u"推荐系统"_s},
                                 {u"causal inference"_s, u"因果推断"_s}};
    return all;
}

const QList<FictionalWords::Pair> &FictionalWords::sentences()
{
    static const QList<Pair> all{
        {u"Built a prototype for %1 and cut the running time by %2 percent on the group's data."_s,
         u"搭建了%1原型系统，在课题组数据上将运行时间缩短了百分之%2。"_s},
        {u"Designed %2 experiments on %1 and wrote the evaluation of the joint paper."_s,
         u"设计了%2组%1实验，并撰写合作论文的实验部分。"_s},
        {u"Collected and cleaned %2 data sets for %1; the tools are used by the whole group."_s,
         u"收集并清洗了%2个%1数据集，相关工具供全组使用。"_s},
        {u"Found and mended %2 defects in an open-source library for %1."_s,
         u"在一个%1开源库中发现并修复了%2个缺陷。"_s},
        {u"Led a team of students on %1; %2 people use the result every week."_s,
         u"带领同学完成%1项目，每周有%2人使用其成果。"_s}};
    return all;
}

const QStringList &FictionalWords::qualities()
{
    static const QStringList all =
        u"robust,fast,adaptive,lightweight,verified,scalable,private,incremental,hardware-aware,"
        "interpretable,fault-tolerant,self-tuning"_s.split(u',');
    return all;
}

const QList<FictionalWords::Pair> &FictionalWords::prizes()
{
    static const QList<Pair> all{
        {u"National Scholarship"_s, u"国家奖学金"_s, u"national"_s},
        {u"First Prize, Programming Contest"_s, u"程序设计竞赛一等奖"_s, u"provincial"_s},
        {u"Merit Student of the University"_s, u"校级三好学生"_s, u"university"_s},
        {u"Bronze Medal, Regional Mathematics Contest"_s, u"地区数学竞赛铜牌"_s, u"provincial"_s},
        {u"Best Undergraduate Thesis"_s, u"优秀本科毕业论文"_s, u"university"_s}};
    return all;
}

const QStringList &FictionalWords::skills()
{
    static const QStringList all =
        u"Python,C++,Java,Rust,Go,SQL,MATLAB,PyTorch,Linux,Git,Docker,JavaScript,Scala,R,Verilog"_s
            .split(u',');
    return all;
}

const QStringList &FictionalWords::tags()
{
    static const QStringList all =
        u"interview,scholarship,second look,theory,systems,推荐,面试"_s.split(u',');
    return all;
}

} // namespace Bole
