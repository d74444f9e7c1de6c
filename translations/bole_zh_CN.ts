<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Bole::AboutDialog</name>
    <message>
        <source>Bole %1</source>
        <translation>伯乐 %1</translation>
    </message>
    <message>
        <source>Bole lived in the seventh century BC and could tell a great horse at a glance. This program helps a committee to know talent when it sees it. It is free software under the GNU General Public License, version 3 or later. Nothing leaves this machine unless you share it.</source>
        <translation>伯乐生活在公元前七世纪，一眼便能识别千里马。本程序帮助招生委员会识别人才。它是自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本。除非您主动共享，任何内容都不会离开这台电脑。</translation>
    </message>
    <message>
        <source>What Bole is made of</source>
        <translation>伯乐的组成部分</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>组成部分</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
</context>
<context>
    <name>Bole::ActionReasons</name>
    <message>
        <source>Open a season first.</source>
        <translation>请先打开一个招生季。</translation>
    </message>
    <message>
        <source>What is shown here is exported, not printed: File → Export.</source>
        <translation>此处内容不打印，请用“文件 → 导出”。</translation>
    </message>
    <message>
        <source>Choose an applicant first.</source>
        <translation>请先选择一位申请人。</translation>
    </message>
    <message>
        <source>There is no document in front.</source>
        <translation>当前没有打开的材料。</translation>
    </message>
    <message>
        <source>Select text in the document first.</source>
        <translation>请先在材料中选中文字。</translation>
    </message>
    <message>
        <source>There is no closed review to take back.</source>
        <translation>没有可撤回的评审。</translation>
    </message>
    <message>
        <source>Not possible with what is in front.</source>
        <translation>对当前内容无法操作。</translation>
    </message>
    <message>
        <source>Choose the current reviewer first.</source>
        <translation>请先选择当前评审人。</translation>
    </message>
    <message>
        <source>The list is sealed. Copy it, and change the copy.</source>
        <translation>名单已封存。请复制一份，再更改副本。</translation>
    </message>
    <message>
        <source>There is nobody on the list, or it is sealed.</source>
        <translation>名单中没有人，或名单已封存。</translation>
    </message>
    <message>
        <source>Nothing was done here that could be undone.</source>
        <translation>这里没有可以撤销的操作。</translation>
    </message>
    <message>
        <source>Nothing was undone here that could be done again.</source>
        <translation>这里没有可以重做的操作。</translation>
    </message>
    <message>
        <source>Something on the pages is hidden from you.</source>
        <translation>页面上有对您隐藏的内容。</translation>
    </message>
    <message>
        <source>Choose at least two applicants for the comparison first.</source>
        <translation>请先选择至少两位申请人进行对比。</translation>
    </message>
    <message>
        <source>Open the comparison first.</source>
        <translation>请先打开对比。</translation>
    </message>
    <message>
        <source>There is no list yet: make one first.</source>
        <translation>还没有名单：请先新建一个。</translation>
    </message>
    <message>
        <source>Open the shortlist first.</source>
        <translation>请先打开推荐名单。</translation>
    </message>
    <message>
        <source>The applicant has withdrawn already.</source>
        <translation>该申请人已退出申请。</translation>
    </message>
    <message>
        <source>The applicant takes part.</source>
        <translation>该申请人正在参加。</translation>
    </message>
    <message>
        <source>Not while you read blind: you could not recognise whom you change.</source>
        <translation>盲审时不能这样做：您无法辨认所改的是谁。</translation>
    </message>
</context>
<context>
    <name>Bole::ActionSearch</name>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>无快捷键</translation>
    </message>
    <message>
        <source>Nothing is called “%1”. Try a shorter word, in English or Chinese.</source>
        <translation>没有名为“%1”的命令。请试试更短的词，中英文均可。</translation>
    </message>
</context>
<context>
    <name>Bole::ActionTable</name>
    <message>
        <source>&amp;New Season…</source>
        <translation>新建招生季(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open Season…</source>
        <translation>打开招生季(&amp;O)…</translation>
    </message>
    <message>
        <source>Open the &amp;Sample Season</source>
        <translation>打开示例招生季(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Import Files…</source>
        <translation>导入文件(&amp;I)…</translation>
    </message>
    <message>
        <source>Import a &amp;Folder…</source>
        <translation>导入文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>首选项(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Close Season</source>
        <translation>关闭招生季(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Find in the Document</source>
        <translation>在材料中查找(&amp;F)</translation>
    </message>
    <message>
        <source>Fi&amp;lter Applicants</source>
        <translation>筛选申请人(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>阅读(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>对比(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Shortlist</source>
        <translation>推荐名单(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>统计(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>字段(&amp;F)</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>源文本(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>历史(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Applicant List</source>
        <translation>申请人列表(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;view Pane</source>
        <translation>评审栏(&amp;V)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Next Applicant</source>
        <translation>下一位申请人(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Applicant</source>
        <translation>上一位申请人(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the Applicant &amp;List</source>
        <translation>转到申请人列表(&amp;L)</translation>
    </message>
    <message>
        <source>Go to the &amp;Document</source>
        <translation>转到材料(&amp;D)</translation>
    </message>
    <message>
        <source>Go to the &amp;Fields</source>
        <translation>转到字段(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the &amp;Review</source>
        <translation>转到评审(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Bole</source>
        <translation>关于伯乐(&amp;A)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&amp;Take from the Document&apos;s Selection</source>
        <translation>从材料选区取值(&amp;T)</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>查找下一个(&amp;X)</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Highlight the Selection…</source>
        <translation>标注所选文字(&amp;H)…</translation>
    </message>
    <message>
        <source>Highlight an &amp;Area…</source>
        <translation>标注一个区域(&amp;A)…</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Actual Si&amp;ze</source>
        <translation>实际大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Fit &amp;Width</source>
        <translation>适合宽度(&amp;W)</translation>
    </message>
    <message>
        <source>Rotate to the Ri&amp;ght</source>
        <translation>向右旋转(&amp;G)</translation>
    </message>
    <message>
        <source>Rotate to the &amp;Left</source>
        <translation>向左旋转(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dim the Pages</source>
        <translation>调暗页面(&amp;D)</translation>
    </message>
    <message>
        <source>Next Pa&amp;ge</source>
        <translation>下一页(&amp;G)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Page</source>
        <translation>上一页(&amp;V)</translation>
    </message>
    <message>
        <source>Next D&amp;ocument</source>
        <translation>下一份材料(&amp;O)</translation>
    </message>
    <message>
        <source>Previous Docu&amp;ment</source>
        <translation>上一份材料(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>评审(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>名单(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>&amp;Next That Needs Me</source>
        <translation>下一位待我评审(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Back to the One Before</source>
        <translation>返回上一位(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Submit and Next</source>
        <translation>提交并看下一位(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;kip for Now</source>
        <translation>暂时跳过(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Abstain</source>
        <translation>弃权(&amp;A)</translation>
    </message>
    <message>
        <source>Conflict of &amp;Interest…</source>
        <translation>利益冲突(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Take Back the Review</source>
        <translation>撤回评审(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;viewers…</source>
        <translation>评审人(&amp;V)…</translation>
    </message>
    <message>
        <source>Assi&amp;gnments…</source>
        <translation>评审分配(&amp;G)…</translation>
    </message>
    <message>
        <source>Rubri&amp;c…</source>
        <translation>评分表(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Fairness…</source>
        <translation>盲审与公开规则(&amp;F)…</translation>
    </message>
    <message>
        <source>Add the Chosen Applicants to the &amp;List</source>
        <translation>把所选申请人加入名单(&amp;L)</translation>
    </message>
    <message>
        <source>Move the Entry &amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move the Entry &amp;Down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>Same &amp;Place as the One Before</source>
        <translation>与前一位并列(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Close One Empty Place</source>
        <translation>取消一个空名次(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Reason for the Move…</source>
        <translation>调整理由(&amp;R)…</translation>
    </message>
    <message>
        <source>Read the Text A&amp;gain</source>
        <translation>重新读取文本(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Hide This Row</source>
        <translation>隐藏所选行(&amp;H)</translation>
    </message>
    <message>
        <source>Recommend: A&amp;dmit</source>
        <translation>推荐录取(&amp;D)</translation>
    </message>
    <message>
        <source>Recommend: Int&amp;erview</source>
        <translation>推荐面试(&amp;E)</translation>
    </message>
    <message>
        <source>Recommend: &amp;Wait</source>
        <translation>推荐候补(&amp;W)</translation>
    </message>
    <message>
        <source>Recommend: &amp;Reject</source>
        <translation>推荐不录取(&amp;R)</translation>
    </message>
    <message>
        <source>Recommend: &amp;Undecided</source>
        <translation>推荐意见待定(&amp;U)</translation>
    </message>
    <message>
        <source>Cop&amp;y This List…</source>
        <translation>复制此名单(&amp;Y)…</translation>
    </message>
    <message>
        <source>Decide &amp;for All…</source>
        <translation>为全部作出决定(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Applicants</source>
        <translation>申请人(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;New Applicant…</source>
        <translation>新建申请人(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Withdraw…</source>
        <translation>退出申请(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Merge with Another…</source>
        <translation>与另一位合并(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Split Off Documents…</source>
        <translation>拆分材料(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Attach Documents…</source>
        <translation>添加材料(&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;place This Document…</source>
        <translation>替换此份材料(&amp;P)…</translation>
    </message>
    <message>
        <source>Mo&amp;ve This Document…</source>
        <translation>移动此份材料(&amp;V)…</translation>
    </message>
    <message>
        <source>Change the K&amp;ind of This Document…</source>
        <translation>更改此份材料的类别(&amp;I)…</translation>
    </message>
    <message>
        <source>Remove What Was Deleted for &amp;Good…</source>
        <translation>彻底清除已删除内容(&amp;G)…</translation>
    </message>
    <message>
        <source>Tra&amp;y…</source>
        <translation>待归档材料(&amp;Y)…</translation>
    </message>
    <message>
        <source>R&amp;emove Those Not Admitted…</source>
        <translation>清除未录取者(&amp;E)…</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>申请人表(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Fields of Our Own…</source>
        <translation>自定义字段(&amp;F)…</translation>
    </message>
    <message>
        <source>What Must Be &amp;Handed In…</source>
        <translation>应交材料(&amp;H)…</translation>
    </message>
    <message>
        <source>M&amp;y Scores as a Table…</source>
        <translation>我的评分一览(&amp;Y)…</translation>
    </message>
    <message>
        <source>Interview &amp;Panel…</source>
        <translation>面试小组(&amp;P)…</translation>
    </message>
    <message>
        <source>Next Value t&amp;o Look At</source>
        <translation>下一处待核对的值(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Pages, Outline, Highlights</source>
        <translation>页面、目录与标注(&amp;P)</translation>
    </message>
    <message>
        <source>Zoo&amp;m Out</source>
        <translation>缩小(&amp;M)</translation>
    </message>
    <message>
        <source>Fit Pag&amp;e</source>
        <translation>适合整页(&amp;E)</translation>
    </message>
    <message>
        <source>Go &amp;to Page…</source>
        <translation>转到页(&amp;T)…</translation>
    </message>
    <message>
        <source>Lin&amp;ks on This Page…</source>
        <translation>本页的链接(&amp;K)…</translation>
    </message>
    <message>
        <source>Cite the Selecti&amp;on</source>
        <translation>引用所选文字(&amp;O)</translation>
    </message>
    <message>
        <source>C&amp;hange Reviewer…</source>
        <translation>当前评审人(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Add This Applicant to the Comparison</source>
        <translation>把所选申请人加入对比(&amp;A)</translation>
    </message>
    <message>
        <source>Leave One Place &amp;Empty Before</source>
        <translation>前面留空一个名次(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Take Off the List</source>
        <translation>从名单中移出(&amp;T)</translation>
    </message>
    <message>
        <source>Dismiss the Hi&amp;nt</source>
        <translation>忽略提示(&amp;N)</translation>
    </message>
    <message>
        <source>Co&amp;mpare the Chosen Applicants</source>
        <translation>对比所选申请人(&amp;M)</translation>
    </message>
    <message>
        <source>Documents &amp;Side by Side</source>
        <translation>并排查看材料(&amp;S)</translation>
    </message>
    <message>
        <source>Move the Ro&amp;w Up</source>
        <translation>上移所选行(&amp;W)</translation>
    </message>
    <message>
        <source>Move the Row D&amp;own</source>
        <translation>下移所选行(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Lists of Schools…</source>
        <translation>学校名单(&amp;L)…</translation>
    </message>
    <message>
        <source>Lists of &amp;Journals and Conferences…</source>
        <translation>期刊/会议名单(&amp;J)…</translation>
    </message>
    <message>
        <source>Ta&amp;ke Part Again</source>
        <translation>恢复参评(&amp;K)</translation>
    </message>
    <message>
        <source>Remove &amp;This Document</source>
        <translation>删除此份材料(&amp;T)</translation>
    </message>
    <message>
        <source>Import &amp;a Roster…</source>
        <translation>导入名册(&amp;A)…</translation>
    </message>
    <message>
        <source>Protect with a Pass&amp;word…</source>
        <translation>用密码保护(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Bring in a Package…</source>
        <translation>并入数据包(&amp;B)…</translation>
    </message>
    <message>
        <source>Parts &amp;of This Document…</source>
        <translation>此份材料的组成部分(&amp;O)…</translation>
    </message>
    <message>
        <source>Save the Origina&amp;l File…</source>
        <translation>保存原始文件(&amp;L)…</translation>
    </message>
    <message>
        <source>Open the Samp&amp;le Summer Camp</source>
        <translation>打开示例推免夏令营(&amp;L)</translation>
    </message>
    <message>
        <source>Set &amp;Up This Season</source>
        <translation>设置此招生季(&amp;U)</translation>
    </message>
    <message>
        <source>Search Ins&amp;ide Words</source>
        <translation>也匹配词语中间(&amp;I)</translation>
    </message>
    <message>
        <source>Clear Search and Filt&amp;ers</source>
        <translation>清除搜索与筛选(&amp;E)</translation>
    </message>
    <message>
        <source>Begi&amp;n at the Top of the Fields</source>
        <translation>从字段顶部开始(&amp;N)</translation>
    </message>
    <message>
        <source>Photographs ne&amp;xt to Names</source>
        <translation>姓名旁显示照片(&amp;X)</translation>
    </message>
    <message>
        <source>Confirm the Whole &amp;Section</source>
        <translation>确认整个栏目(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
        <source>Next La&amp;yout</source>
        <translation>下一种布局(&amp;Y)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Pane</source>
        <translation>下一个窗格(&amp;X)</translation>
    </message>
    <message>
        <source>Previous Pan&amp;e</source>
        <translation>上一个窗格(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>指南(&amp;G)</translation>
    </message>
    <message>
        <source>What Is &amp;New</source>
        <translation>新增内容(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Share with a Member…</source>
        <translation>分享给成员(&amp;S)…</translation>
    </message>
    <message>
        <source>Bring in from a &amp;Folder…</source>
        <translation>从文件夹并入(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Conflicts…</source>
        <translation>冲突(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Progress of the Committee…</source>
        <translation>委员会进度(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Hub…</source>
        <translation>中心库(&amp;H)…</translation>
    </message>
    <message>
        <source>E&amp;xternal Scores…</source>
        <translation>外部成绩(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Check Line by Line…</source>
        <translation>逐行核对(&amp;C)…</translation>
    </message>
</context>
<context>
    <name>Bole::ApplicantDelegate</name>
    <message numerus="yes">
        <source>%n value(s) to look at</source>
        <translation>
            <numerusform>%n 项待核对</numerusform>
        </translation>
    </message>
    <message>
        <source>My score: %1</source>
        <translation>我的评分：%1</translation>
    </message>
    <message>
        <source>In bold: new, or changed by others since you looked</source>
        <translation>粗体：新申请，或您看过之后他人有更改</translation>
    </message>
    <message>
        <source>New</source>
        <comment>since I last looked</comment>
        <translation>新</translation>
    </message>
    <message>
        <source>Found in a school</source>
        <translation>在学校中找到</translation>
    </message>
    <message>
        <source>Found in a publication</source>
        <translation>在论文中找到</translation>
    </message>
    <message>
        <source>Found in my note</source>
        <translation>在我的评语中找到</translation>
    </message>
    <message>
        <source>Found in the document</source>
        <translation>在材料中找到</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where, and the line</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>未开始</translation>
    </message>
</context>
<context>
    <name>Bole::ApplicantPicker</name>
    <message>
        <source>Choose applicants</source>
        <translation>选择申请人</translation>
    </message>
    <message>
        <source>Filter by name or school</source>
        <translation>按姓名或学校筛选</translation>
    </message>
    <message>
        <source>Applicants, the best first</source>
        <translation>申请人，得分高者在前</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message numerus="yes">
        <source>At most %n can be chosen.</source>
        <translation>
            <numerusform>最多可选 %n 人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>已选 %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick somebody first.</source>
        <translation>请先勾选申请人。</translation>
    </message>
</context>
<context>
    <name>Bole::ApplicantsPane</name>
    <message>
        <source>Reading the list…</source>
        <translation>正在读取列表…</translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s)</source>
        <translation>
            <numerusform>%n 位申请人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Nobody matches</source>
        <translation>没有符合的申请人</translation>
    </message>
    <message>
        <source>No applicants yet</source>
        <translation>还没有申请人</translation>
    </message>
    <message>
        <source>Clear the search or loosen the filters.</source>
        <translation>请清除搜索或放宽筛选条件。</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Save This Filter…</source>
        <translation>保存此筛选…</translation>
    </message>
    <message>
        <source>Save the filter</source>
        <translation>保存筛选</translation>
    </message>
    <message>
        <source>Name of the filter:</source>
        <translation>筛选名称：</translation>
    </message>
    <message>
        <source>The filter could not be saved.</source>
        <translation>无法保存筛选。</translation>
    </message>
    <message>
        <source>Add a Tag…</source>
        <translation>添加标签…</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Tag:</source>
        <translation>标签：</translation>
    </message>
    <message>
        <source>Search names, schools, papers, text</source>
        <translation>搜索姓名、学校、论文、全文</translation>
    </message>
    <message>
        <source>Search applicants</source>
        <translation>搜索申请人</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Applicants</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>Remove a Tag</source>
        <translation>删除标签</translation>
    </message>
    <message numerus="yes">
        <source>At most %n can be compared at once.</source>
        <translation>
            <numerusform>最多可同时对比 %n 位申请人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to compare</source>
        <translation>
            <numerusform>已选 %n 位待对比</numerusform>
        </translation>
    </message>
    <message>
        <source>The tag could not be changed.</source>
        <translation>无法更改标签。</translation>
    </message>
    <message>
        <source>Give a Nickname…</source>
        <translation>起一个代称…</translation>
    </message>
    <message>
        <source>Give a nickname</source>
        <translation>起代称</translation>
    </message>
    <message>
        <source>Shown in place of the number, until a name is known:</source>
        <translation>在姓名未知时代替编号显示：</translation>
    </message>
    <message>
        <source>The nickname could not be saved.</source>
        <translation>无法保存代称。</translation>
    </message>
    <message>
        <source>Drop PDFs or a folder here, or choose File → Import Files.</source>
        <translation>把 PDF 或文件夹拖到这里，或选择“文件 → 导入文件”。</translation>
    </message>
</context>
<context>
    <name>Bole::AssignmentDialog</name>
    <message>
        <source>The change could not be saved.</source>
        <translation>无法保存更改。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1 reads %n applicant(s)</source>
        <translation>
            <numerusform>%1评阅 %n 位申请人</numerusform>
        </translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>Nothing is assigned: everybody reads everybody.</source>
        <translation>尚未分配：每人评阅所有申请人。</translation>
    </message>
    <message>
        <source>The assignments could not be saved.</source>
        <translation>无法保存评审分配。</translation>
    </message>
    <message numerus="yes">
        <source>%n reading(s) assigned.</source>
        <translation>
            <numerusform>已分配 %n 份评阅。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) have fewer readers than wanted.</source>
        <translation>
            <numerusform>%n 位申请人的评审人少于要求。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import assignments</source>
        <translation>导入评审分配表</translation>
    </message>
    <message>
        <source>Table (*.csv *.tsv)</source>
        <translation>表格 (*.csv *.tsv)</translation>
    </message>
    <message>
        <source>The table could not be read.</source>
        <translation>无法读取表格。</translation>
    </message>
    <message>
        <source>The table needs the columns “applicant” and “reviewer”.</source>
        <translation>表格需要“申请人”和“评审人”两列。</translation>
    </message>
    <message>
        <source>Line %1: no applicant is called “%2”.</source>
        <translation>第 %1 行：没有名为“%2”的申请人。</translation>
    </message>
    <message>
        <source>Line %1: “%2” may be several applicants.</source>
        <translation>第 %1 行：“%2”可能是多位申请人。</translation>
    </message>
    <message>
        <source>Line %1: no reviewer is called “%2”.</source>
        <translation>第 %1 行：没有名为“%2”的评审人。</translation>
    </message>
    <message>
        <source>Line %1: %2 has a conflict of interest.</source>
        <translation>第 %1 行：%2有利益冲突。</translation>
    </message>
    <message>
        <source>Assignments</source>
        <translation>评审分配</translation>
    </message>
    <message>
        <source>Adds what is missing; what is assigned stays, conflicts are respected</source>
        <translation>补足所缺；已分配的保留，避开利益冲突</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Who reads whom</source>
        <translation>谁评阅谁</translation>
    </message>
    <message>
        <source>Reviewers per applicant</source>
        <translation>每位申请人的评审人数</translation>
    </message>
    <message>
        <source>Assign evenly at random</source>
        <translation>随机均匀分配</translation>
    </message>
    <message>
        <source>From a CSV…</source>
        <translation>从 CSV 导入…</translation>
    </message>
    <message>
        <source>It takes a reviewer and an applicant at least.</source>
        <translation>至少需要一位评审人和一位申请人。</translation>
    </message>
    <message>
        <source>Nothing is assigned.</source>
        <translation>尚未分配。</translation>
    </message>
</context>
<context>
    <name>Bole::ChartFrame</name>
    <message>
        <source>Save the chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Drawing (*.svg);;Image (*.png)</source>
        <translation>矢量图 (*.svg);;图像 (*.png)</translation>
    </message>
    <message>
        <source>The chart could not be saved.</source>
        <translation>无法保存图表。</translation>
    </message>
    <message>
        <source>The chart was saved.</source>
        <translation>图表已保存。</translation>
    </message>
    <message>
        <source>Save this chart as SVG or PNG</source>
        <translation>将此图表保存为 SVG 或 PNG</translation>
    </message>
</context>
<context>
    <name>Bole::CheckText</name>
    <message>
        <source>This e-mail address is not well formed.</source>
        <translation>此邮箱地址格式不正确。</translation>
    </message>
    <message>
        <source>The address&apos;s domain looks mistyped.</source>
        <translation>此邮箱的域名像是打错了。</translation>
    </message>
    <message>
        <source>This date lies in the future.</source>
        <translation>此日期在未来。</translation>
    </message>
    <message>
        <source>It ends before it begins.</source>
        <translation>结束早于开始。</translation>
    </message>
    <message>
        <source>It overlaps with another entry of its kind.</source>
        <translation>与同类的另一条时间重叠。</translation>
    </message>
    <message>
        <source>The grade is above its scale.</source>
        <translation>成绩高于满分。</translation>
    </message>
    <message>
        <source>The rank is above the number of people ranked.</source>
        <translation>名次大于总人数。</translation>
    </message>
    <message>
        <source>Claimed as first author, but not first in the list of authors.</source>
        <translation>自称第一作者，但不在作者首位。</translation>
    </message>
    <message>
        <source>This DOI is not well formed.</source>
        <translation>此 DOI 格式不正确。</translation>
    </message>
    <message>
        <source>The same publication is listed twice.</source>
        <translation>同一篇论文列了两次。</translation>
    </message>
    <message>
        <source>Another applicant may be the same person.</source>
        <translation>可能与另一位申请人是同一人。</translation>
    </message>
    <message>
        <source>This was too long to be shown and was cut. The whole is in the document.</source>
        <translation>此项过长，显示时已截断；完整内容见材料。</translation>
    </message>
    <message>
        <source>What stands on these pages could not be read and is missing here: %1.</source>
        <translation>以下页面的内容无法识别，此处缺少这些信息：第 %1 页。</translation>
    </message>
    <message>
        <source>The document has this heading, but nothing was read under it.</source>
        <translation>材料中有此标题，但其下没有识别出任何内容。</translation>
    </message>
    <message>
        <source>No education was found in the document.</source>
        <translation>材料中没有识别到教育经历。</translation>
    </message>
    <message>
        <source>The roster says: %1.</source>
        <translation>名册上是：%1。</translation>
    </message>
    <message>
        <source>A newer version of Bole has a question here (%1).</source>
        <translation>更新版本的 Bole 在此处有疑问（%1）。</translation>
    </message>
</context>
<context>
    <name>Bole::CitationList</name>
    <message>
        <source>“%1”, p. %2</source>
        <translation>“%1”，第 %2 页</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Go to “%1” in the document</source>
        <translation>到材料中的“%1”</translation>
    </message>
    <message>
        <source>Remove this citation</source>
        <translation>删除此引用</translation>
    </message>
</context>
<context>
    <name>Bole::ColumnsDialog</name>
    <message>
        <source>Move &amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>表格的列</translation>
    </message>
    <message>
        <source>Tick what the table shows. Ticked columns stand in this order.</source>
        <translation>勾选要显示的列；表格按此顺序显示。</translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation>搜索列</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>&amp;Show These</source>
        <translation>显示所选列(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Usual &amp;Columns</source>
        <translation>常用列(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Bole::CommandPalette</name>
    <message>
        <source>Find a Command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>What do you want to do? A few letters, in English or Chinese</source>
        <translation>想做什么？输入几个字，中英文均可</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a menu, and an item of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 — %3</source>
        <comment>a menu, an item of it, and why it cannot be used</comment>
        <translation>%1：%2（%3）</translation>
    </message>
</context>
<context>
    <name>Bole::Commands</name>
    <message>
        <source>Usage: </source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>This text.</source>
        <translation>显示本说明。</translation>
    </message>
    <message>
        <source>Exit status: </source>
        <translation>退出码：</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>示例：</translation>
    </message>
    <message>
        <source>write a list, or all applicants, to a file</source>
        <translation>把一份名单或全部申请人写入文件</translation>
    </message>
    <message>
        <source>Writes lists, single applicants, or all applicants of a season to a file. The file appears whole or not at all.</source>
        <translation>把名单、个别申请人或招生季的全部申请人写入文件。文件要么完整出现，要么不出现。</translation>
    </message>
    <message>
        <source>One applicant, by number, uuid or name; again for more.</source>
        <translation>一位申请人，用编号、uuid 或姓名指定；可重复以指定多位。</translation>
    </message>
    <message>
        <source>One of: %1 (default: csv).</source>
        <translation>可选：%1（默认：csv）。</translation>
    </message>
    <message>
        <source>Of CSV: excel (default) or plain.</source>
        <translation>CSV 的形式：excel（默认）或 plain。</translation>
    </message>
    <message>
        <source>The file; - is standard output.</source>
        <translation>文件；- 表示标准输出。</translation>
    </message>
    <message>
        <source>0 done, 1 the season could not be read, the file not be written, or a sealed list is no longer as it was sealed, 2 wrong usage.</source>
        <translation>0 完成；1 无法读取招生季、无法写入文件，或已封存的名单与封存时不符；2 用法错误。</translation>
    </message>
    <message>
        <source>Makes a season of made-up applicants to try things out on and to measure with: Chinese and English CVs as small PDFs of their own, what they say as records, tags, a committee of five with a rubric, reviews and a list. Nobody in it is real. The same seed makes the same people with the same PDFs. Without SEASON the file is called after the number: generated-NUMBER.bole.</source>
        <translation>生成一个由虚构申请人组成的招生季，用于试用和测量：中英文简历各为小的 PDF，并有其内容的记录、标签、带评分表的五人委员会、评审和一份名单。其中没有真实的人。相同的种子生成相同的人和相同的 PDF。不给 SEASON 时，文件按人数命名：generated-NUMBER.bole。</translation>
    </message>
    <message>
        <source>Only write the PDFs, as files into FOLDER.</source>
        <translation>只写出 PDF，存入 FOLDER。</translation>
    </message>
    <message>
        <source>Another seed makes other people (default: 1).</source>
        <translation>不同的种子生成不同的人（默认：1）。</translation>
    </message>
    <message>
        <source>The season&apos;s title (default: its file name).</source>
        <translation>招生季的标题（默认：文件名）。</translation>
    </message>
    <message>
        <source>0 done, 1 the season or a file could not be written, 2 wrong usage.</source>
        <translation>0 完成；1 无法写入招生季或文件；2 用法错误。</translation>
    </message>
    <message>
        <source>read files and folders into a season</source>
        <translation>把文件和文件夹读入招生季</translation>
    </message>
    <message>
        <source>Every applicant is in the season as soon as it has been read: Ctrl+C stops the import and keeps what is finished, and the same command goes on later.</source>
        <translation>每位申请人读完即存入招生季：按 Ctrl+C 停止导入，已完成的会保留，以后用同一命令继续。</translation>
    </message>
    <message>
        <source>Write what was imported, skipped and failed to FILE as well.</source>
        <translation>把已导入、已跳过和失败的内容也写入 FILE。</translation>
    </message>
    <message>
        <source>The title of a season that is made (default: its file name).</source>
        <translation>新建招生季的标题（默认：文件名）。</translation>
    </message>
    <message>
        <source>0 all files are in the season, 1 some could not be read or the import was stopped (each is named with its reason), 2 wrong usage.</source>
        <translation>0 所有文件均已在招生季中；1 有文件无法读取或导入被停止（逐一列出原因）；2 用法错误。</translation>
    </message>
    <message>
        <source>print the applicants in their order</source>
        <translation>按顺序列出申请人</translation>
    </message>
    <message>
        <source>Prints the applicants of a season in their order, a line each, with tabs between.</source>
        <translation>按顺序列出招生季的申请人，每人一行，以制表符分隔。</translation>
    </message>
    <message>
        <source>A JSON object a line, keyed by column id.</source>
        <translation>每行一个 JSON 对象，以列 id 为键。</translation>
    </message>
    <message>
        <source>0 done, 1 the season could not be read, or a sealed list is no longer as it was sealed, 2 wrong usage.</source>
        <translation>0 完成；1 无法读取招生季，或已封存的名单与封存时不符；2 用法错误。</translation>
    </message>
    <message>
        <source>read CVs and print what they say</source>
        <translation>读取简历并输出其内容</translation>
    </message>
    <message>
        <source>Reads CVs (PDF, .txt, .md) and prints what they say. Scanned pages are read by OCR, at most 60 of a document. Each file is read in a process of its own, which ends with it and has no way to the network, to other files or to other applicants&apos; documents (docs/sandbox.md; where the system cannot keep it from reading other files, that is said on standard error). Several are read at a time; the results come in the order of the files.</source>
        <translation>读取简历（PDF、.txt、.md）并输出其内容。扫描页用 OCR 识别，每份文件最多 60 页。每个文件在单独的进程中读取，读完即结束；该进程不能访问网络、其他文件和其他申请人的材料（见 docs/sandbox.md；若系统无法阻止其读取其他文件，会在标准错误中说明）。多个文件同时读取，结果按文件顺序输出。</translation>
    </message>
    <message>
        <source>A committee&apos;s own tables of institutions, venues and the like are read from $BOLE_KNOWLEDGE, or else from bole/knowledge in the user&apos;s data folder.</source>
        <translation>委员会自己的学校、期刊/会议等表格从 $BOLE_KNOWLEDGE 读取，否则从用户数据文件夹中的 bole/knowledge 读取。</translation>
    </message>
    <message>
        <source>Print the whole record as JSON (&quot;bole-record/1&quot;): indented for one file, one record a line (JSON Lines) for several.</source>
        <translation>以 JSON（&quot;bole-record/1&quot;）输出完整记录：单个文件带缩进，多个文件每行一条（JSON Lines）。</translation>
    </message>
    <message>
        <source>Print the text in reading order instead.</source>
        <translation>改为按阅读顺序输出文本。</translation>
    </message>
    <message>
        <source>Take DATE (2027-01-31) for today where a CV says &quot;present&quot;.</source>
        <translation>简历写“至今”时，以 DATE（2027-01-31）为今天。</translation>
    </message>
    <message>
        <source>0 all files were read, 1 some were not, or not all of their pages (each is named on standard error with its reason), 2 wrong usage.</source>
        <translation>0 所有文件均已读取；1 有文件或其中某些页无法读取（在标准错误中逐一说明原因）；2 用法错误。</translation>
    </message>
    <message>
        <source>The first line of FILE (- for standard input) opens PDFs that are protected by a password. So does $BOLE_PASSWORD.</source>
        <translation>用 FILE 的第一行（- 表示标准输入）打开有密码的 PDF；也可用 $BOLE_PASSWORD。</translation>
    </message>
    <message>
        <source>The same, but others on this machine can see it.</source>
        <translation>同上，但本机的其他人能看到。</translation>
    </message>
    <message>
        <source>How many files to read at a time (1 to 64; default: one a processor).</source>
        <translation>同时读取多少个文件（1 到 64；默认：每个处理器一个）。</translation>
    </message>
    <message>
        <source>Give up on a document after S seconds of work (default: 20; three times as much for each page that needs OCR).</source>
        <translation>一份文件处理超过 S 秒即放弃（默认：20；需要 OCR 的每页为三倍）。</translation>
    </message>
    <message>
        <source>Only what the reviewer of this name may see; otherwise as the committee.</source>
        <translation>只显示该评审人可见的内容；否则以委员会的身份。</translation>
    </message>
    <message>
        <source>Headings and stored words: en, zh or id.</source>
        <translation>标题与存储的词语：en、zh 或 id。</translation>
    </message>
    <message>
        <source>The shortlist of this name; again for more, a sheet each.</source>
        <translation>该名称的推荐名单；可重复，各为一张工作表。</translation>
    </message>
    <message>
        <source>All applicants of the season.</source>
        <translation>招生季的全部申请人。</translation>
    </message>
    <message>
        <source>The order of all applicants: total, calibrated, criterion:ID or fact:ID; with - in front the other way round.</source>
        <translation>全部申请人的顺序：total、calibrated、criterion:ID 或 fact:ID；前面加 - 则反向。</translation>
    </message>
    <message>
        <source>One row for each score.</source>
        <translation>每个评分一行。</translation>
    </message>
    <message>
        <source>The columns, headings and form that were saved in the window under this name.</source>
        <translation>在窗口中以此名称保存的列、标题和形式。</translation>
    </message>
    <message>
        <source>print what a season holds about one applicant</source>
        <translation>输出招生季中一位申请人的全部信息</translation>
    </message>
    <message>
        <source>Prints what the season holds about one applicant, who is given by number, uuid or name.</source>
        <translation>输出招生季中一位申请人的全部信息；申请人用编号、uuid 或姓名指定。</translation>
    </message>
    <message>
        <source>As JSON, with the whole record.</source>
        <translation>以 JSON 输出，含完整记录。</translation>
    </message>
    <message>
        <source>0 done, 1 the season could not be read, or nobody or several are called so, 2 wrong usage.</source>
        <translation>0 完成；1 无法读取招生季，或没有人或有多人叫此名；2 用法错误。</translation>
    </message>
    <message>
        <source>Bole reads applications, and keeps what a committee thinks of them in one file.</source>
        <translation>伯乐阅读申请材料，并把委员会的评审意见保存在一个文件中。</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>打开窗口</translation>
    </message>
    <message>
        <source>open a season</source>
        <translation>打开一个招生季</translation>
    </message>
    <message>
        <source>open a fresh copy of the sample season</source>
        <translation>打开示例招生季的新副本</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>显示版本</translation>
    </message>
    <message>
        <source>more about a command</source>
        <translation>某个命令的详细说明</translation>
    </message>
    <message>
        <source>Reads the sample people into FOLDER/sample.bole, prints the ranked list, writes FOLDER/shortlist.csv and a picture of every main view in both languages to FOLDER/views.</source>
        <translation>把示例申请人读入 FOLDER/sample.bole，输出排序名单，写出 FOLDER/shortlist.csv，并把每个主要视图的中英文截图存入 FOLDER/views。</translation>
    </message>
    <message>
        <source>0 done, 1 something could not be made, 2 wrong usage.</source>
        <translation>0 完成；1 有内容无法生成；2 用法错误。</translation>
    </message>
    <message>
        <source>Print the help and end.</source>
        <translation>显示说明后结束。</translation>
    </message>
    <message>
        <source>read applications and keep what a committee thinks of them</source>
        <translation>阅读申请材料并保存委员会的评审意见</translation>
    </message>
    <message>
        <source>Bole is a desktop program for the members of an admissions committee. It shows each applicant&apos;s PDF next to the facts read from it, and keeps corrections, scores and notes in one file, a season. Without a command it opens the window.</source>
        <translation>伯乐是供招生委员会成员使用的桌面程序。它把每位申请人的 PDF 与从中识别出的信息并排显示，并把更正、评分和评语保存在一个文件（招生季）中。不带命令时打开窗口。</translation>
    </message>
    <message>
        <source>The folder of a committee&apos;s own tables.</source>
        <translation>委员会自己的表格所在的文件夹。</translation>
    </message>
    <message>
        <source>Seasons: SQLite files with documents and reviews inside.</source>
        <translation>招生季：内含材料和评审的 SQLite 文件。</translation>
    </message>
    <message>
        <source>Take only these pictures: names between commas.</source>
        <translation>只拍这些图：名称之间用逗号分隔。</translation>
    </message>
    <message>
        <source>Roster: %1</source>
        <translation>名册：%1</translation>
    </message>
    <message>
        <source>Withdraw those whom an earlier roster had and this one has not.</source>
        <translation>此前名册中有、此次名册中没有的人，改为退出申请。</translation>
    </message>
    <message>
        <source>How the files are named, such as {number}_{name}_{kind}; a star is anything.</source>
        <translation>文件的命名方式，例如 {number}_{name}_{kind}（编号、姓名、类别）；星号表示任意内容。</translation>
    </message>
    <message>
        <source>copy a season, also while it is in use</source>
        <translation>复制招生季，使用中也可以</translation>
    </message>
    <message>
        <source>Copies the season to today&apos;s file among its backups, or to a file of your choice, looks the copy through and prints where it is. Others can go on working in the season meanwhile.</source>
        <translation>把招生季复制为当天的备份，或复制到指定的文件，检查副本是否完好并输出其位置。期间其他人可以继续使用该招生季。</translation>
    </message>
    <message>
        <source>A new file for the copy, instead of one among the season&apos;s backups.</source>
        <translation>副本的新文件，代替备份文件夹中的文件。</translation>
    </message>
    <message>
        <source>Make none, print those that there are.</source>
        <translation>不制作备份，只列出已有的备份。</translation>
    </message>
    <message>
        <source>0 done, 1 the copy could not be made, 2 wrong usage.</source>
        <translation>0 完成，1 无法制作副本，2 用法错误。</translation>
    </message>
    <message>
        <source>%1, the newest</source>
        <translation>%1（最新）</translation>
    </message>
    <message>
        <source>%1; the next opening brings it to %2, after a backup (%3)</source>
        <translation>%1；下次打开时会先备份，再升级到 %2（%3）</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>招生季</translation>
    </message>
    <message>
        <source>Version of the file</source>
        <translation>文件版本</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>%1, of it documents %2, unused %3</source>
        <translation>%1，其中材料 %2，空闲 %3</translation>
    </message>
    <message>
        <source>Applicants</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>材料</translation>
    </message>
    <message>
        <source>Reviewers</source>
        <translation>评审人</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>评审</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>%1, the latest %2</source>
        <translation>%1 份，最近一份 %2</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>损坏</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>未发现</translation>
    </message>
    <message>
        <source>look through a season&apos;s file</source>
        <translation>检查招生季文件</translation>
    </message>
    <message>
        <source>Looks through the whole file and tells whether anything is damaged, which version it has and what the next opening would change, how large it is and what it holds. Changes nothing.</source>
        <translation>检查整个文件，说明是否有损坏、文件的版本、下次打开时会升级什么、文件大小和内容。不作任何更改。</translation>
    </message>
    <message>
        <source>As JSON.</source>
        <translation>以 JSON 输出。</translation>
    </message>
    <message>
        <source>0 sound, 1 damaged, no season or newer than this program, 2 wrong usage.</source>
        <translation>0 完好，1 已损坏、不是招生季或版本高于本程序，2 用法错误。</translation>
    </message>
    <message>
        <source>bring a season back from a backup</source>
        <translation>从备份恢复招生季</translation>
    </message>
    <message>
        <source>bole backup --list SEASON prints the backups that there are.</source>
        <translation>bole backup --list SEASON 列出已有的备份。</translation>
    </message>
    <message>
        <source>Give a season that has this name another one. It must be open in no window.</source>
        <translation>给同名的招生季改名。它不能在任何窗口中打开。</translation>
    </message>
    <message>
        <source>0 done, 1 the backup could not be read, or the season is there or in use, 2 wrong usage.</source>
        <translation>0 完成，1 备份无法读取，或招生季已存在或正在使用，2 用法错误。</translation>
    </message>
    <message>
        <source>The passphrase is the first line of this file. Without it: of the environment variable BOLE_PASSPHRASE.</source>
        <translation>口令为此文件的第一行；未给出时取环境变量 BOLE_PASSPHRASE。</translation>
    </message>
    <message>
        <source>make a package for a member of the committee</source>
        <translation>为一位成员制作数据包</translation>
    </message>
    <message>
        <source>Writes one file with what one member of the committee may see, and nothing else. PACKAGE may be a folder that another program keeps in step: then the file gets a name of its own. What a member has written goes back to the coordinator in the same way.</source>
        <translation>写出一个文件，只含一位成员可以看到的内容，别无其他。PACKAGE 也可以是由其他程序保持同步的文件夹，此时文件名自动确定。成员所写的内容以同样方式交回负责人。</translation>
    </message>
    <message>
        <source>For whom: a name or initials.</source>
        <translation>给谁：姓名或缩写。</translation>
    </message>
    <message>
        <source>Anybody who has the file can read it.</source>
        <translation>得到此文件的任何人都能读取。</translation>
    </message>
    <message>
        <source>All applicants, not only those assigned to them.</source>
        <translation>全部申请人，而不只是分配给此人的。</translation>
    </message>
    <message>
        <source>Also what they have already: for a new machine.</source>
        <translation>也包括对方已有的内容：用于新电脑。</translation>
    </message>
    <message>
        <source>Leaves the documents out.</source>
        <translation>不含材料。</translation>
    </message>
    <message>
        <source>0 done, 1 it could not be written, 2 wrong usage.</source>
        <translation>0 完成，1 无法写入，2 用法错误。</translation>
    </message>
    <message>
        <source>bring a package into a season</source>
        <translation>把数据包并入招生季</translation>
    </message>
    <message>
        <source>Brings in what another member of the committee has done, all of it or nothing, and prints what became of it. PACKAGE may be a folder: then every package in it that is for this person and was not brought in yet.</source>
        <translation>并入另一位成员所做的工作，要么全部并入，要么不变，并输出结果。PACKAGE 也可以是文件夹：此时并入其中给此人且尚未并入的每个数据包。</translation>
    </message>
    <message>
        <source>Only says what would happen.</source>
        <translation>只说明会发生什么。</translation>
    </message>
    <message>
        <source>SEASON is made: the first package is a whole season.</source>
        <translation>新建 SEASON：第一个数据包含有整个招生季。</translation>
    </message>
    <message>
        <source>0 done, 1 a package could not be brought in, 2 wrong usage.</source>
        <translation>0 完成，1 有数据包无法并入，2 用法错误。</translation>
    </message>
    <message>
        <source>print how far the committee is</source>
        <translation>输出委员会的进度</translation>
    </message>
    <message>
        <source>Prints how much each member has read and submitted, from what has arrived in this file, and how many conflicts wait.</source>
        <translation>根据此文件中已收到的内容，输出每位成员读了多少、提交了多少，以及有多少冲突待处理。</translation>
    </message>
    <message>
        <source>One JSON object.</source>
        <translation>一个 JSON 对象。</translation>
    </message>
    <message>
        <source>0 done, 1 the season could not be read, 2 wrong usage.</source>
        <translation>0 完成，1 无法读取招生季，2 用法错误。</translation>
    </message>
    <message>
        <source>say --list NAME, --applicant APPLICANT or --all</source>
        <translation>请指定 --list NAME、--applicant APPLICANT 或 --all</translation>
    </message>
    <message>
        <source>say where to: -o FILE</source>
        <translation>请指定写到哪里：-o FILE</translation>
    </message>
    <message>
        <source>--format is one of %1</source>
        <translation>--format 须为以下之一：%1</translation>
    </message>
    <message>
        <source>--profile is excel or plain</source>
        <translation>--profile 须为 excel 或 plain</translation>
    </message>
    <message>
        <source>only xlsx and papers hold more than one list</source>
        <translation>只有 xlsx 和 PDF 能容纳多份名单</translation>
    </message>
    <message>
        <source>only CSV goes to standard output</source>
        <translation>只有 CSV 能写到标准输出</translation>
    </message>
    <message>
        <source>there is no column or criterion %1</source>
        <translation>没有列或评分项 %1</translation>
    </message>
    <message>
        <source>a number of applicants is needed.</source>
        <translation>需要申请人数。</translation>
    </message>
    <message>
        <source>a season and a number of applicants are needed.</source>
        <translation>需要招生季文件和申请人数。</translation>
    </message>
    <message>
        <source>the number of applicants is 1 or more, the seed 0 or more.</source>
        <translation>申请人数须不小于 1，种子须不小于 0。</translation>
    </message>
    <message>
        <source>a season and at least one file or folder are needed.</source>
        <translation>需要招生季文件，以及至少一个文件或文件夹。</translation>
    </message>
    <message>
        <source>--pattern needs {number} or {name}, and perhaps {kind}.</source>
        <translation>--pattern 须含 {number} 或 {name}，可另含 {kind}。</translation>
    </message>
    <message>
        <source>there is no file or folder %1.</source>
        <translation>没有文件或文件夹 %1。</translation>
    </message>
    <message>
        <source>there is no column %1</source>
        <translation>没有列 %1</translation>
    </message>
    <message>
        <source>--today needs a date such as 2027-01-31.</source>
        <translation>--today 需要日期，例如 2027-01-31。</translation>
    </message>
    <message>
        <source>the password file %1 cannot be read.</source>
        <translation>无法读取密码文件 %1。</translation>
    </message>
    <message>
        <source>--jobs needs a number from 1 to %1.</source>
        <translation>--jobs 须为 1 到 %1 的数。</translation>
    </message>
    <message>
        <source>--time-limit needs a number of seconds from 1 to 3600.</source>
        <translation>--time-limit 须为 1 到 3600 的秒数。</translation>
    </message>
    <message>
        <source>--source is either pdf or text.</source>
        <translation>--source 须为 pdf 或 text。</translation>
    </message>
    <message>
        <source>now</source>
        <translation>至今</translation>
    </message>
    <message>
        <source>GPA %1</source>
        <translation>绩点 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>经历 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s)</source>
        <translation>
            <numerusform>论文 %n 篇</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patent(s)</source>
        <translation>
            <numerusform>专利 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n project(s)</source>
        <translation>
            <numerusform>项目 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n award(s)</source>
        <translation>
            <numerusform>获奖 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of skills</source>
        <translation>
            <numerusform>技能 %n 组</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between counts</comment>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n 页</numerusform>
        </translation>
    </message>
    <message>
        <source>read by OCR</source>
        <translation>由 OCR 识别</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>联系方式</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>教育经历</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>另有</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>待核对</translation>
    </message>
    <message>
        <source>names are hidden; use the number</source>
        <translation>姓名已隐藏，请用编号</translation>
    </message>
    <message>
        <source>%1 applicants have this name</source>
        <translation>有 %1 位申请人叫此名</translation>
    </message>
    <message>
        <source>no reviewer of this season is called %1</source>
        <translation>此招生季没有名为 %1 的评审人</translation>
    </message>
    <message>
        <source>--headings is en, zh or id</source>
        <translation>--headings 须为 en、zh 或 id</translation>
    </message>
    <message>
        <source>nothing was saved under the name %1</source>
        <translation>没有以 %1 为名保存的内容</translation>
    </message>
    <message>
        <source>--list and --all exclude each other</source>
        <translation>--list 与 --all 不能同时使用</translation>
    </message>
    <message>
        <source>the season has no list called %1</source>
        <translation>此招生季没有名为 %1 的名单</translation>
    </message>
    <message>
        <source>--applicant excludes --list and --all</source>
        <translation>--applicant 不能与 --list 或 --all 同时使用</translation>
    </message>
    <message>
        <source>Password of %1:</source>
        <translation>%1 的密码：</translation>
    </message>
    <message>
        <source>The password of a protected season is asked for at the terminal. A script gives it in BOLE_SEASON_PASSWORD, or names in BOLE_SEASON_PASSWORD_FD the number of an open file that holds it.</source>
        <translation>受保护招生季的密码在终端中询问。脚本可用 BOLE_SEASON_PASSWORD 给出，或用 BOLE_SEASON_PASSWORD_FD 指明存有密码的已打开文件的编号。</translation>
    </message>
    <message>
        <source>A password that is lost cannot be found again: nobody can open the season without it.</source>
        <translation>密码丢失后无法找回：没有密码，谁也打不开这个招生季。</translation>
    </message>
    <message>
        <source>New password:</source>
        <translation>新密码：</translation>
    </message>
    <message>
        <source>Once more:</source>
        <translation>再次输入：</translation>
    </message>
    <message>
        <source>%1 is as it was</source>
        <translation>%1 保持原样</translation>
    </message>
    <message>
        <source>protect a season with a password</source>
        <translation>用密码保护招生季</translation>
    </message>
    <message>
        <source>Encrypts the whole file and its backups, or changes the password of a season that is protected. Nobody may have the season open. A password that is lost cannot be found again.</source>
        <translation>加密整个文件及其备份，或更改受保护招生季的密码。期间任何程序都不能打开该招生季。密码丢失后无法找回。</translation>
    </message>
    <message>
        <source>The new one comes from BOLE_NEW_PASSWORD or BOLE_NEW_PASSWORD_FD in the same way.</source>
        <translation>新密码同样可用 BOLE_NEW_PASSWORD 或 BOLE_NEW_PASSWORD_FD 给出。</translation>
    </message>
    <message>
        <source>Takes the password away.</source>
        <translation>取消密码。</translation>
    </message>
    <message>
        <source>no new password, or not twice the same</source>
        <translation>没有给出新密码，或两次输入不一致</translation>
    </message>
    <message>
        <source>The hub is there and holds %1 versions. Now let people in: bole hub invite</source>
        <translation>中心库已就绪，存有 %1 个版本。接下来请邀请成员：bole hub invite</translation>
    </message>
    <message>
        <source>nobody of this name is in the committee</source>
        <translation>委员会中没有叫此名字的人</translation>
    </message>
    <message>
        <source>not invited</source>
        <translation>未邀请</translation>
    </message>
    <message>
        <source>invited</source>
        <translation>已邀请</translation>
    </message>
    <message>
        <source>seen %1, %2 to send</source>
        <translation>%1 连接过，待发送 %2 项</translation>
    </message>
    <message>
        <source>%1 sent, %2 received</source>
        <translation>已发送 %1 项，已接收 %2 项</translation>
    </message>
    <message>
        <source>meet the committee at a PostgreSQL database</source>
        <translation>通过 PostgreSQL 数据库与委员会互通</translation>
    </message>
    <message>
        <source>An address is postgresql://user@host/database. create makes the hub in that database, or brings it up to date, and puts the season into it. invite makes a login for each member who has none, or for those who are named, and prints their address with its password, once. status tells who has which.</source>
        <translation>地址形如 postgresql://user@host/database。create 在该数据库中建立或升级中心库，并放入招生季。invite 为尚无账号的成员（或指定的成员）建立账号，并输出一次带密码的地址。status 显示各成员的状态。</translation>
    </message>
    <message>
        <source>join makes a new file for whoever was invited, and sync brings a file and the hub into step.</source>
        <translation>join 为受邀者建立自己的文件，sync 使文件与中心库同步。</translation>
    </message>
    <message>
        <source>The hub&apos;s password is asked for at the terminal. A script gives it in BOLE_HUB_PASSWORD, or names in BOLE_HUB_PASSWORD_FD the number of an open file that holds it.</source>
        <translation>中心库的密码在终端中询问。脚本可用 BOLE_HUB_PASSWORD 给出，或用 BOLE_HUB_PASSWORD_FD 指明存有密码的已打开文件的编号。</translation>
    </message>
    <message>
        <source>0 done, 1 it could not be done, 2 wrong usage.</source>
        <translation>0 表示完成，1 表示无法完成，2 表示用法错误。</translation>
    </message>
    <message>
        <source>First take over a list of applicants: CSV, XLSX, XLS or ODS with a row of titles. Its values are kept next to what the documents say.</source>
        <translation>先接收一份申请人名单：带标题行的 CSV、XLSX、XLS 或 ODS。其中的值与材料中的值并列保存。</translation>
    </message>
    <message>
        <source>Every command exits with 0 when all is done, with 1 when something could not be done, which is said on standard error, and with 2 when it was not asked in the right way.</source>
        <translation>各命令的退出码：0 全部完成，1 有的无法完成（原因见标准错误输出），2 用法不对。</translation>
    </message>
    <message>
        <source>As JSON, an object a line.</source>
        <translation>以 JSON 输出，每行一个对象。</translation>
    </message>
    <message>
        <source>From %1: %2 new, %3 changed, %4 as before, %5 in conflict, %6 refused</source>
        <translation>来自%1：新增 %2，更改 %3，不变 %4，冲突 %5，拒收 %6</translation>
    </message>
    <message>
        <source>a passphrase is needed (or --no-encryption)</source>
        <translation>需要口令（或用 --no-encryption）</translation>
    </message>
    <message>
        <source>%1: %2 changes, %3 documents</source>
        <translation>%1：%2 处更改，%3 份材料</translation>
    </message>
    <message>
        <source>the file with the passphrase cannot be read</source>
        <translation>无法读取口令文件</translation>
    </message>
    <message>
        <source>%1 conflicts wait</source>
        <translation>有 %1 处冲突待处理</translation>
    </message>
    <message>
        <source>0 done, 1 something could not be changed, 2 wrong usage.</source>
        <translation>0 完成，1 有的无法更改，2 用法错误。</translation>
    </message>
    <message>
        <source>--by is total, calibrated, criterion:ID or fact:ID, with ID one of your rubric&apos;s criteria or of: %1</source>
        <translation>--by 可以是 total、calibrated、criterion:ID 或 fact:ID，其中 ID 是评分表中的一项，或下列之一：%1</translation>
    </message>
    <message>
        <source>the same of a summer camp for recommended students</source>
        <translation>同上，推免夏令营</translation>
    </message>
    <message>
        <source>The sample summer camp instead.</source>
        <translation>改用示例推免夏令营。</translation>
    </message>
    <message>
        <source>pdf (default): parse the PDFs themselves. text: parse the .json, .md or .txt of the same name next to a PDF, if any.</source>
        <translation>pdf（默认）：解析 PDF 本身。text：若 PDF 旁有同名的 .json、.md 或 .txt，则解析它。</translation>
    </message>
    <message>
        <source>Copies a backup to SEASON and looks the copy through. Nothing is overwritten: a season that is there is refused or, with --replace, kept next to it under another name, which is printed.</source>
        <translation>把备份复制为 SEASON 并检查副本。不会覆盖任何文件：同名招生季已存在时不执行；使用 --replace 时把它改名保留在旁边，并输出新文件名。</translation>
    </message>
    <message>
        <source>Of invite and status: print a JSON object a line.</source>
        <translation>用于 invite 和 status：每行输出一个 JSON 对象。</translation>
    </message>
    <message>
        <source>only invite and status take --json</source>
        <translation>只有 invite 和 status 可用 --json</translation>
    </message>
    <message>
        <source>write the guide as HTML and PDF</source>
        <translation>把指南写成 HTML 和 PDF</translation>
    </message>
    <message>
        <source>Writes the guide that F1 opens in the window to FOLDER: guide-en.html, guide-en.pdf, guide-zh_CN.html and guide-zh_CN.pdf.</source>
        <translation>把窗口中按 F1 打开的指南写到 FOLDER：guide-en.html、guide-en.pdf、guide-zh_CN.html 和 guide-zh_CN.pdf。</translation>
    </message>
    <message>
        <source>0 done, 1 a file could not be written, 2 wrong usage.</source>
        <translation>0 完成，1 有文件无法写入，2 用法错误。</translation>
    </message>
    <message>
        <source>Opens PDFs that are protected by a password.</source>
        <translation>打开有密码的 PDF。</translation>
    </message>
    <message>
        <source>The password of a protected season.</source>
        <translation>受保护招生季的密码。</translation>
    </message>
    <message>
        <source>The password that bole protect sets.</source>
        <translation>bole protect 要设置的密码。</translation>
    </message>
    <message>
        <source>The password of the committee&apos;s hub.</source>
        <translation>委员会中心库的密码。</translation>
    </message>
    <message>
        <source>Of the packages of bole share and bole merge.</source>
        <translation>bole share 和 bole merge 所用数据包的口令。</translation>
    </message>
    <message>
        <source>The passwords of seasons and of the hub can also be read from an open file: BOLE_SEASON_PASSWORD_FD and the like hold its number.</source>
        <translation>招生季和中心库的密码也可从已打开的文件中读取：BOLE_SEASON_PASSWORD_FD 等变量给出文件的编号。</translation>
    </message>
    <message>
        <source>wrong number of arguments.</source>
        <translation>参数个数不对。</translation>
    </message>
    <message>
        <source>make a season of made-up applicants, to try things</source>
        <translation>生成由虚构申请人组成的招生季，供试用</translation>
    </message>
    <message>
        <source>at least one file is needed.</source>
        <translation>至少需要一个文件。</translation>
    </message>
    <message>
        <source>nobody has this number</source>
        <translation>没有此编号的申请人</translation>
    </message>
    <message>
        <source>show everything on the sample season by itself</source>
        <translation>自动用示例招生季展示全部功能</translation>
    </message>
    <message>
        <source>not everything could be done; standard output says what.</source>
        <translation>无法全部完成，详情见标准输出。</translation>
    </message>
    <message>
        <source>standard output could not be written: %1</source>
        <translation>无法写到标准输出：%1</translation>
    </message>
    <message>
        <source>try &apos;bole %1 --help&apos;</source>
        <translation>请看 bole %1 --help</translation>
    </message>
    <message>
        <source>there is no &apos;hub %1&apos;; there are create, invite, status, join and sync</source>
        <translation>没有“hub %1”；可用的有 create、invite、status、join 和 sync</translation>
    </message>
    <message>
        <source>Print no applicants but what --list, --saved, --columns and --as can be given: the names of lists, saved, columns (with --long those of the long form) or reviewers, a line each.</source>
        <translation>不列出申请人，而是列出 --list、--saved、--columns 和 --as 可用的名称：lists、saved、columns（加 --long 时为长表的列）或 reviewers，每行一个。</translation>
    </message>
    <message>
        <source>--names is one of lists, saved, columns, reviewers</source>
        <translation>--names 是 lists、saved、columns、reviewers 之一</translation>
    </message>
    <message>
        <source>%1: these pages could not be read: %2</source>
        <translation>%1：以下页面无法识别：%2</translation>
    </message>
    <message>
        <source>Ids of columns in their order, with commas between; bole list --names columns prints them.</source>
        <translation>按顺序给出列 id，以逗号分隔；bole list --names columns 会列出它们。</translation>
    </message>
    <message>
        <source>there is no display to show a window on. Commands need none: see bole --help</source>
        <translation>没有可显示窗口的屏幕。各命令不需要屏幕，见 bole --help</translation>
    </message>
    <message>
        <source>there is no option or command &apos;%1&apos;; see bole --help</source>
        <translation>没有选项或命令“%1”；请看 bole --help</translation>
    </message>
    <message>
        <source>Who does it: a name or initials. Without it: the person for whom the file was made; otherwise the one who coordinates.</source>
        <translation>由谁操作：姓名或缩写。不写时为这份文件所属的成员，否则为负责人。</translation>
    </message>
    <message>
        <source>a new file belongs to the person whom the package names</source>
        <translation>新文件属于交换包所指定的成员</translation>
    </message>
    <message>
        <source>With --pdfs: so many files of each person, from 1 to 3, named by number, name and kind.</source>
        <translation>与 --pdfs 同用：每人的文件数（1 至 3），按编号、姓名和类别命名。</translation>
    </message>
    <message>
        <source>With --pdfs: also write a list of everybody, as CSV.</source>
        <translation>与 --pdfs 同用：另写出一份全体名册（CSV）。</translation>
    </message>
    <message>
        <source>everybody has a login already</source>
        <translation>每位成员都已有账号</translation>
    </message>
    <message>
        <source>Reads the CVs of a folder and everything below it into a season file, which is made if it is not there. ZIP archives are looked into. Files that the season already has are skipped, whatever they are called. A file whose name holds the number or name of an applicant who is there is theirs, and so is what lies in a folder of one person. A transcript or letter (by its name: transcript, 成绩单, letter, 推荐信…) goes to the applicant whose CV has the same name or is the only one in its folder. What belongs to nobody waits in the tray. Scanned pages are read by OCR. Every entry of a folder is named in the report: imported, skipped or failed, and why. Links to folders are not followed, and nothing is asked of what is no file.</source>
        <translation>将一个文件夹及其下所有简历读入招生季文件；文件不存在时会新建。ZIP 压缩包会自动展开。招生季中已有的文件会跳过，不论文件名是什么。文件名中含有已有申请人的编号或姓名的，归该申请人；同一人文件夹中的材料也归该人。成绩单或推荐信（按文件名：transcript、成绩单、letter、推荐信等）归入姓名相同的简历，或其文件夹中唯一一份简历的申请人。不属于任何人的材料放入待归档。扫描页用 OCR 识别。报告会列出文件夹中的每一项：已导入、已跳过或失败，以及原因。不跟随指向文件夹的链接，也不读取并非文件的对象。</translation>
    </message>
    <message>
        <source>Print what became of each file, and of each person of a roster, as JSON, an object a line.</source>
        <translation>以 JSON 输出每个文件以及名册中每个人的结果，每行一个对象。</translation>
    </message>
    <message>
        <source>This is a folder. Name the files in it instead.</source>
        <translation>这是文件夹，请改为列出其中的文件。</translation>
    </message>
    <message>
        <source>This is no file but a pipe, a socket or a device. Save what comes from it as a file, and read that.</source>
        <translation>这不是文件，而是管道、套接字或设备。请把其中的内容存为文件，再读取该文件。</translation>
    </message>
    <message>
        <source>%1 is not protected any more.</source>
        <translation>%1 已取消密码保护。</translation>
    </message>
    <message>
        <source>%1 is protected.</source>
        <translation>%1 已受密码保护。</translation>
    </message>
    <message numerus="yes">
        <source>%n backups were changed with it.</source>
        <translation>
            <numerusform>%n 份备份已一并更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>the season is protected by a password. It is asked for at a terminal; a script gives it in BOLE_SEASON_PASSWORD.</source>
        <translation>招生季受密码保护。在终端中会询问密码；脚本可用 BOLE_SEASON_PASSWORD 提供。</translation>
    </message>
    <message>
        <source>the password of the season is not right.</source>
        <translation>招生季的密码不对。</translation>
    </message>
    <message>
        <source>read by OCR (%1)</source>
        <translation>由 OCR 识别（%1）</translation>
    </message>
</context>
<context>
    <name>Bole::CommitteeLine</name>
    <message>
        <source>My recommendation</source>
        <translation>我的推荐意见</translation>
    </message>
    <message>
        <source>Committee&apos;s decision: none yet</source>
        <translation>委员会决定：尚无</translation>
    </message>
    <message>
        <source>It is set on the shortlist.</source>
        <translation>委员会决定在名单中设定。</translation>
    </message>
    <message>
        <source>Committee&apos;s decision: %1</source>
        <translation>委员会决定：%1</translation>
    </message>
    <message>
        <source>Set by %1 on %2</source>
        <translation>由%1于 %2 设定</translation>
    </message>
</context>
<context>
    <name>Bole::CompareLayouts</name>
    <message>
        <source>The layout could not be stored.</source>
        <translation>无法保存布局。</translation>
    </message>
    <message>
        <source>Save the layout</source>
        <translation>保存布局</translation>
    </message>
    <message>
        <source>What is this layout called?</source>
        <translation>此布局的名称是什么？</translation>
    </message>
    <message>
        <source>Save Layout…</source>
        <translation>保存布局…</translation>
    </message>
    <message>
        <source>Forget the Layout “%1”</source>
        <translation>删除布局“%1”</translation>
    </message>
    <message>
        <source>Show All Rows</source>
        <translation>显示所有行</translation>
    </message>
    <message>
        <source>The Usual Order</source>
        <translation>恢复默认顺序</translation>
    </message>
    <message>
        <source>Fold Equal Rows Away</source>
        <translation>折叠相同的行</translation>
    </message>
</context>
<context>
    <name>Bole::ComparePages</name>
    <message>
        <source>There is no document to show.</source>
        <translation>没有可显示的材料。</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>教育经历</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>经历</translation>
    </message>
    <message>
        <source>Publications</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Patents</source>
        <translation>专利</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>获奖</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Scroll together</source>
        <translation>同步滚动</translation>
    </message>
    <message>
        <source>The other documents follow, section by section</source>
        <translation>其他材料按章节跟随滚动</translation>
    </message>
</context>
<context>
    <name>Bole::CompareView</name>
    <message>
        <source>The applicants could not be compared.</source>
        <translation>无法对比这些申请人。</translation>
    </message>
    <message>
        <source>Nobody to compare yet</source>
        <translation>还没有可对比的申请人</translation>
    </message>
    <message>
        <source>Pin This Column</source>
        <translation>固定此列</translation>
    </message>
    <message>
        <source>Take Out of the Comparison</source>
        <translation>移出对比</translation>
    </message>
    <message>
        <source>Add Applicants…</source>
        <translation>添加申请人…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>These applicants were scored under different versions of the rubric: their scores may not mean the same.</source>
        <translation>这些申请人是按评分表的不同版本评分的，分数含义可能不同。</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>教育经历</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Publications</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>获奖</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>评语</translation>
    </message>
    <message>
        <source>%1: GPA</source>
        <comment>a level</comment>
        <translation>%1：绩点</translation>
    </message>
    <message>
        <source>%1: rank</source>
        <comment>a level</comment>
        <translation>%1：排名</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>As first author</source>
        <translation>第一作者</translation>
    </message>
    <message>
        <source>Weighted total</source>
        <translation>加权总分</translation>
    </message>
    <message>
        <source>Press Enter to see it in the document</source>
        <translation>按 Enter 在材料中查看</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>保存对比</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>无法写入文件。</translation>
    </message>
    <message>
        <source>Choose two to six applicants in the list and press %1, or add them here with “Add Applicants…”.</source>
        <translation>在列表中选择两到六位申请人后按 %1，或在此处用“添加申请人…”加入。</translation>
    </message>
    <message>
        <source>Add to the Shortlist</source>
        <translation>加入名单</translation>
    </message>
    <message>
        <source>Fold or Unfold</source>
        <translation>折叠或展开</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Which rows are shown in which order</source>
        <translation>显示哪些行、按什么顺序</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>经历</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a level, how manieth</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Total by %1</source>
        <translation>%1的总分</translation>
    </message>
    <message>
        <source>%1 read as out of 100: no scale is printed</source>
        <translation>%1 按百分制理解：原文未写满分</translation>
    </message>
    <message>
        <source>The mean of the weighted totals of the submitted reviews that you may see: %1</source>
        <translation>您可查看的已提交评审的加权总分的平均值：%1</translation>
    </message>
    <message>
        <source>The mean of: %1</source>
        <translation>以下各项的平均值：%1</translation>
    </message>
    <message>
        <source>The levels given, each times its criterion&apos;s weight, divided by the weights</source>
        <translation>各项评分乘以权重之和，除以权重之和</translation>
    </message>
    <message>
        <source>First in the list of authors, or marked as equal first</source>
        <translation>作者名单中的第一位，或标注为共同第一作者</translation>
    </message>
    <message>
        <source>As printed: %1</source>
        <translation>原文：%1</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>推荐意见</translation>
    </message>
    <message>
        <source>Committee&apos;s decision</source>
        <translation>委员会决定</translation>
    </message>
    <message>
        <source>Our own fields</source>
        <translation>自定义字段</translation>
    </message>
    <message>
        <source>The chosen cell</source>
        <translation>所选单元格</translation>
    </message>
    <message>
        <source>Comparisons that the season keeps by name</source>
        <translation>本招生季按名称保存的对比</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n equal row(s) folded away)</source>
        <comment>a group of rows</comment>
        <translation>
            <numerusform>%1（已折叠 %n 行相同内容）</numerusform>
        </translation>
    </message>
    <message>
        <source>≠ A large difference</source>
        <translation>≠ 差别较大</translation>
    </message>
    <message>
        <source>○ Somebody has nothing here where others have something</source>
        <translation>○ 有人缺少此项，而其他人有</translation>
    </message>
    <message>
        <source>Click to fold or unfold the titles</source>
        <translation>点击可折叠或展开标题</translation>
    </message>
    <message>
        <source>English test</source>
        <translation>英语考试</translation>
    </message>
    <message>
        <source>On no list</source>
        <translation>不在任何名单中</translation>
    </message>
    <message>
        <source>%1 (%2 as first author)</source>
        <translation>%1（第一作者 %2）</translation>
    </message>
    <message>
        <source>Papers by list; in brackets the applicant&apos;s place among the authors</source>
        <translation>按名单统计的论文；括号内为申请人的署名次序</translation>
    </message>
    <message>
        <source>≈ is what the makers of the test call equal; no school need take it so</source>
        <translation>≈ 为考试机构公布的对应分数，学校不一定认可</translation>
    </message>
    <message>
        <source>Show it in the document</source>
        <translation>在材料中显示</translation>
    </message>
    <message>
        <source>Choose a cell to read all that is in it; a click on a paper or prize leads to its place in the document.</source>
        <translation>选择一个单元格即可查看全部内容；点击论文或获奖可跳转到材料中的位置。</translation>
    </message>
    <message>
        <source>%1 of %2 = %3%; not an official conversion</source>
        <translation>%1 / %2 = %3%；并非官方换算</translation>
    </message>
    <message>
        <source>Place %1 of %2 is among the first %3%</source>
        <translation>第 %1 名，共 %2 人，位于前 %3%</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>the best of the row</source>
        <translation>本行最佳</translation>
    </message>
    <message>
        <source>Choose at least one more</source>
        <translation>至少还要选一位</translation>
    </message>
    <message>
        <source>Unpin This Column</source>
        <translation>取消固定此列</translation>
    </message>
    <message>
        <source>Choose at least two applicants for the comparison first.</source>
        <translation>请先选择至少两位申请人进行对比。</translation>
    </message>
    <message>
        <source>Nobody is in the comparison.</source>
        <translation>对比中没有申请人。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n can be chosen.</source>
        <translation>
            <numerusform>最多可选择 %n 位。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a season first.</source>
        <translation>请先打开一个招生季。</translation>
    </message>
    <message>
        <source>Closed to you by a conflict of interest: %1.</source>
        <translation>因利益冲突对您不公开：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Bole::ConflictCover</name>
    <message>
        <source>Hidden from you</source>
        <translation>已对您隐藏</translation>
    </message>
    <message>
        <source>You declared a conflict of interest with this applicant. Take it back in the review pane if that was a mistake.</source>
        <translation>您已声明与此申请人有利益冲突。如属误操作，请在评审栏中撤回。</translation>
    </message>
</context>
<context>
    <name>Bole::ConflictsDialog</name>
    <message>
        <source>Nothing waits for a decision.</source>
        <translation>没有待处理的冲突。</translation>
    </message>
    <message>
        <source>These were changed by several people who did not know of each other. The later one shows until somebody decides.</source>
        <translation>下列内容由几个人在互不知情时更改。在有人决定之前，显示较晚的一个。</translation>
    </message>
    <message>
        <source>A shortlist</source>
        <translation>推荐名单</translation>
    </message>
    <message>
        <source>The committee&apos;s decision</source>
        <translation>委员会的决定</translation>
    </message>
    <message>
        <source>A document</source>
        <translation>材料</translation>
    </message>
    <message>
        <source>The applicant</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>A tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>What was read from the document</source>
        <translation>从材料识别的内容</translation>
    </message>
    <message>
        <source>A setting of the season</source>
        <translation>招生季的设置</translation>
    </message>
    <message>
        <source>The rubric</source>
        <translation>评分表</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>其他内容</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>（已删除）</translation>
    </message>
    <message>
        <source>%1, %2 – shows now</source>
        <translation>%1，%2（当前显示）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>The conflict could not be settled.</source>
        <translation>无法处理此冲突。</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>&amp;Show the Place</source>
        <translation>显示位置(&amp;S)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Keep &amp;Mine</source>
        <translation>保留我的(&amp;M)</translation>
    </message>
    <message>
        <source>Keep This</source>
        <translation>保留此项</translation>
    </message>
    <message>
        <source>Keep What %1 Wrote</source>
        <translation>保留%1写的</translation>
    </message>
    <message>
        <source>Keep &amp;Both</source>
        <translation>两者都保留(&amp;B)</translation>
    </message>
    <message>
        <source>There is no conflict to settle.</source>
        <translation>没有需要解决的冲突。</translation>
    </message>
    <message>
        <source>Only one of the two can stand here.</source>
        <translation>这里只能保留其中一个。</translation>
    </message>
    <message>
        <source>It is not about one applicant.</source>
        <translation>该冲突不涉及某一位申请人。</translation>
    </message>
</context>
<context>
    <name>Bole::CornerBar</name>
    <message>
        <source>Who are you?</source>
        <translation>您是哪位？</translation>
    </message>
    <message>
        <source>Who is at the keyboard: scores and notes are yours</source>
        <translation>当前使用者：评分和评语记在其名下</translation>
    </message>
    <message>
        <source>The language of the window; records stay as they are</source>
        <translation>窗口的语言；申请材料保持原样</translation>
    </message>
    <message>
        <source>Reviewer: %1</source>
        <translation>当前评审人：%1</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>语言：%1</translation>
    </message>
</context>
<context>
    <name>Bole::CriterionForm</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Guidance</source>
        <translation>评分指引</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>英文名称</translation>
    </message>
    <message>
        <source>Name in Chinese</source>
        <translation>中文名称</translation>
    </message>
    <message>
        <source>Guidance in English</source>
        <translation>英文指引</translation>
    </message>
    <message>
        <source>Guidance in Chinese</source>
        <translation>中文指引</translation>
    </message>
    <message>
        <source>Counts in the total</source>
        <translation>计入总分</translation>
    </message>
    <message>
        <source>Ask how sure the reviewer is</source>
        <translation>询问评审人的把握</translation>
    </message>
    <message>
        <source>Levels, the lowest first</source>
        <translation>等级，从低到高</translation>
    </message>
    <message>
        <source>What each level means, the lowest first</source>
        <translation>各等级的含义，从低到高</translation>
    </message>
    <message>
        <source>Add a level at the top</source>
        <translation>在最高处增加一级</translation>
    </message>
    <message>
        <source>Remove the chosen level</source>
        <translation>删除所选等级</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>满分</translation>
    </message>
    <message>
        <source>Worded levels</source>
        <translation>文字等级</translation>
    </message>
    <message>
        <source>Points, halves too</source>
        <translation>打分（可用半分）</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>评分方式</translation>
    </message>
    <message>
        <source>The most points there are</source>
        <translation>满分</translation>
    </message>
    <message>
        <source>Each reviewer chooses one of these levels, the lowest first.</source>
        <translation>每位评审人从以下等级中选一级，由低到高排列。</translation>
    </message>
    <message>
        <source>Each reviewer gives points from 0 up to the number above; halves count, too.</source>
        <translation>每位评审人在 0 分到上面所填满分之间打分，可打半分。</translation>
    </message>
    <message>
        <source>One number for each applicant, such as a written exam; no reviewer is asked. It is entered with Review → External Scores, by hand or from a file, and the formula below says what becomes of it.</source>
        <translation>每位申请人一个数值，例如笔试成绩，不需评审人打分。在“评审 → 外部成绩”中手工录入或从文件读入，由下面的公式决定如何计入总分。</translation>
    </message>
    <message>
        <source>An external score</source>
        <translation>外部成绩</translation>
    </message>
    <message>
        <source>An external score, such as a written exam, is entered once for each applicant (Review → External Scores); no reviewer is asked</source>
        <translation>外部成绩（如笔试）每位申请人录入一次（评审 → 外部成绩），不由评审人打分</translation>
    </message>
    <message numerus="yes">
        <source>There are at most %n level(s).</source>
        <translation>
            <numerusform>等级最多 %n 级。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n level(s).</source>
        <translation>
            <numerusform>等级至少 %n 级。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::CriterionRow</name>
    <message>
        <source>Note on this criterion (Enter)</source>
        <translation>此项的评语（Enter）</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>%1的评语</translation>
    </message>
    <message>
        <source>Cite what is selected in the document</source>
        <translation>引用材料中所选的文字</translation>
    </message>
    <message>
        <source>Why this level? Markdown works here.</source>
        <translation>为什么给这一级？可用 Markdown。</translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation>您有多大把握？</translation>
    </message>
    <message>
        <source>Not very sure</source>
        <translation>不太有把握</translation>
    </message>
    <message>
        <source>Fairly sure</source>
        <translation>比较有把握</translation>
    </message>
    <message>
        <source>Very sure</source>
        <translation>很有把握</translation>
    </message>
    <message>
        <source>%1: points from 0 to %2, halves too</source>
        <translation>%1：0 至 %2 分，可用半分</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 / %2，%3</translation>
    </message>
    <message>
        <source>not scored, 1 to %1</source>
        <translation>未打分，1 至 %1</translation>
    </message>
</context>
<context>
    <name>Bole::DecideDialog</name>
    <message>
        <source>Within the quota</source>
        <translation>名额内</translation>
    </message>
    <message>
        <source>On the waiting list</source>
        <translation>候补</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>其余</translation>
    </message>
    <message>
        <source>Everybody on the list</source>
        <translation>名单上的所有人</translation>
    </message>
    <message>
        <source>Decide for all on “%1”</source>
        <translation>为“%1”上的所有人作出决定</translation>
    </message>
    <message>
        <source>A rejection needs a reason</source>
        <translation>不录取须说明理由</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>每个人的决定</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Part of the list</source>
        <translation>所在区段</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>将改为</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of a list, how many</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>not by you: conflict of interest</source>
        <translation>您有利益冲突，不能由您决定</translation>
    </message>
    <message>
        <source>%1 (stays)</source>
        <comment>a decision</comment>
        <translation>%1（保留）</translation>
    </message>
    <message>
        <source>Ticked: the new decision takes the place of the one that is there</source>
        <translation>勾选后，新决定将替换已有的决定</translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) have another decision and keep it unless ticked.</source>
        <translation>
            <numerusform>%n 位申请人已有其他决定，未勾选则保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>没有任何变化。</translation>
    </message>
    <message numerus="yes">
        <source>Decide for %n Applicant(s)</source>
        <translation>
            <numerusform>为 %n 位申请人作出决定</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been decided.</source>
        <translation>尚未作出任何决定。</translation>
    </message>
    <message>
        <source>Go On Editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Declined the offer</source>
        <translation>已放弃录取</translation>
    </message>
    <message>
        <source>Discard the reason that you typed?</source>
        <translation>要放弃已填写的理由吗？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Takes no place: ruled out, or no total</source>
        <translation>不占名额：一票否决或没有总分</translation>
    </message>
</context>
<context>
    <name>Bole::DecisionBar</name>
    <message>
        <source>A rejection needs a reason</source>
        <translation>不录取须说明理由</translation>
    </message>
    <message>
        <source>Recommendation: %1</source>
        <translation>推荐意见：%1</translation>
    </message>
    <message>
        <source>Reason for the recommendation</source>
        <translation>推荐理由</translation>
    </message>
</context>
<context>
    <name>Bole::DifferencePanel</name>
    <message numerus="yes">
        <source>The new reading differs in %n value(s). What somebody confirmed or corrected stays as it is.</source>
        <translation>
            <numerusform>重新读取的结果有 %n 处不同。已确认或已更正的内容保持不变。</numerusform>
        </translation>
    </message>
    <message>
        <source>The change could not be saved.</source>
        <translation>无法保存更改。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>New reading</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Differences of the new reading</source>
        <translation>重新读取的差异</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Accept All</source>
        <translation>全部接受</translation>
    </message>
    <message>
        <source>Leave as It Is</source>
        <translation>保持原样</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n Selected</source>
        <translation>
            <numerusform>接受所选 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Take over what is selected (Enter); Ctrl or Shift selects several</source>
        <translation>采用所选的差异（Enter）；按住 Ctrl 或 Shift 可选多项</translation>
    </message>
    <message>
        <source>Select a difference first.</source>
        <translation>请先选择一处差异。</translation>
    </message>
</context>
<context>
    <name>Bole::DifferenceWords</name>
    <message>
        <source>Add to %1</source>
        <translation>添加到%1</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>从%1中删除</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no value</comment>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>Bole::DocumentActions</name>
    <message>
        <source>Documents of %1</source>
        <translation>%1的材料</translation>
    </message>
    <message>
        <source>The Newer Version</source>
        <translation>选择新版本</translation>
    </message>
    <message>
        <source>Reading the document…</source>
        <translation>正在识别材料…</translation>
    </message>
    <message>
        <source>Move a document</source>
        <translation>移动一份材料</translation>
    </message>
    <message>
        <source>Whose document is it?</source>
        <translation>这份材料属于谁？</translation>
    </message>
    <message>
        <source>Nobody&apos;s yet: into the tray</source>
        <translation>暂不属于任何人：放入待归档</translation>
    </message>
    <message>
        <source>The document is now %1&apos;s.</source>
        <translation>该材料现属于%1。</translation>
    </message>
    <message>
        <source>The document is in the tray.</source>
        <translation>该材料已放入待归档。</translation>
    </message>
    <message>
        <source>The document could not be moved.</source>
        <translation>无法移动该材料。</translation>
    </message>
    <message>
        <source>Kind of the document</source>
        <translation>材料类别</translation>
    </message>
    <message>
        <source>What is this document?</source>
        <translation>这是什么材料？</translation>
    </message>
    <message>
        <source>The document is now of the kind: %1.</source>
        <translation>材料类别已改为：%1。</translation>
    </message>
    <message>
        <source>The kind could not be changed.</source>
        <translation>无法更改材料类别。</translation>
    </message>
    <message>
        <source>A new applicant has these documents.</source>
        <translation>这些材料已归新的申请人。</translation>
    </message>
    <message>
        <source>The applicant could not be split.</source>
        <translation>无法拆分该申请人。</translation>
    </message>
    <message>
        <source>The document was removed.</source>
        <translation>已删除该材料。</translation>
    </message>
    <message>
        <source>The document could not be removed.</source>
        <translation>无法删除该材料。</translation>
    </message>
    <message>
        <source>Applications (%1)</source>
        <translation>申请材料 (%1)</translation>
    </message>
    <message>
        <source>The parts were changed.</source>
        <translation>组成部分已更改。</translation>
    </message>
    <message>
        <source>The parts could not be changed.</source>
        <translation>无法更改组成部分。</translation>
    </message>
    <message>
        <source>Save the Original File</source>
        <translation>保存原始文件</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>The file could not be saved.</source>
        <translation>无法保存文件。</translation>
    </message>
</context>
<context>
    <name>Bole::DocumentBar</name>
    <message numerus="yes">
        <source>Of %n page(s)</source>
        <translation>
            <numerusform>共 %n 页</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents of the applicant</source>
        <translation>申请人的材料</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>How large the page is shown; also Ctrl and the mouse wheel</source>
        <translation>页面的显示大小；也可以按住 Ctrl 滚动鼠标滚轮</translation>
    </message>
    <message>
        <source>Go to a page: enter its number</source>
        <translation>转到某页：输入页码</translation>
    </message>
    <message>
        <source>Go to a page: enter its number (%1)</source>
        <translation>转到某页：输入页码（%1）</translation>
    </message>
    <message>
        <source>Zoom: %1</source>
        <translation>缩放：%1</translation>
    </message>
    <message>
        <source>There is no document in front.</source>
        <translation>当前没有打开的材料。</translation>
    </message>
</context>
<context>
    <name>Bole::DocumentChooser</name>
    <message>
        <source>Split an applicant</source>
        <translation>拆分申请人</translation>
    </message>
    <message>
        <source>Which of these documents of %1 are somebody else&apos;s?</source>
        <translation>%1的哪些材料其实属于别人？</translation>
    </message>
    <message>
        <source>&amp;Name, if the documents do not tell it:</source>
        <translation>姓名（材料中没有时填写）(&amp;N)：</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>材料</translation>
    </message>
    <message>
        <source>&amp;Make a New Applicant</source>
        <translation>建立新申请人(&amp;M)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Tick a document first.</source>
        <translation>请先勾选一份材料。</translation>
    </message>
</context>
<context>
    <name>Bole::DocumentHighlights</name>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>Select text on the page first, then highlight it.</source>
        <translation>请先在页面上选中文字，再进行标注。</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>A comment, or leave it empty:</source>
        <translation>批注（可留空）：</translation>
    </message>
    <message>
        <source>The highlight could not be saved.</source>
        <translation>无法保存标注。</translation>
    </message>
    <message>
        <source>The comment:</source>
        <translation>批注：</translation>
    </message>
    <message>
        <source>The comment could not be saved.</source>
        <translation>无法保存批注。</translation>
    </message>
    <message>
        <source>The highlight could not be removed.</source>
        <translation>无法删除标注。</translation>
    </message>
    <message>
        <source>The highlight was removed. Undo brings it back.</source>
        <translation>标注已删除，可以撤销。</translation>
    </message>
</context>
<context>
    <name>Bole::DocumentPane</name>
    <message>
        <source>CV</source>
        <translation>简历</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>成绩单</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>推荐信</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>材料</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>This link is not opened.</source>
        <translation>不打开此链接。</translation>
    </message>
    <message>
        <source>It leads neither to a web page nor to a mail address: %1</source>
        <translation>它既不指向网页，也不是邮件地址：%1</translation>
    </message>
    <message>
        <source>Open this address outside Bole?</source>
        <translation>在伯乐之外打开这个地址？</translation>
    </message>
    <message>
        <source>Open It</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Copy the Address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Stay Here</source>
        <translation>留在这里</translation>
    </message>
    <message>
        <source>There are no links on this page.</source>
        <translation>本页没有链接。</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>没有材料</translation>
    </message>
    <message>
        <source>Choose an applicant in the list to read their documents here.</source>
        <translation>在列表中选择一位申请人，在这里阅读其材料。</translation>
    </message>
    <message>
        <source>%1 (earlier)</source>
        <translation>%1（旧版）</translation>
    </message>
    <message>
        <source>This applicant has no document. Add one with Applicants → Attach Documents.</source>
        <translation>这位申请人没有材料。可通过“申请人 → 添加材料”添加。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Take into</source>
        <translation>填入</translation>
    </message>
    <message>
        <source>Look up in the fields</source>
        <translation>在字段中查看</translation>
    </message>
    <message>
        <source>No value was read here.</source>
        <translation>此处没有识别出字段。</translation>
    </message>
    <message>
        <source>Select text on the page first.</source>
        <translation>请先在页面上选择文字。</translation>
    </message>
</context>
<context>
    <name>Bole::DocumentView</name>
    <message>
        <source>This document cannot be shown</source>
        <translation>此材料无法显示</translation>
    </message>
    <message>
        <source>Pages of the document</source>
        <translation>材料页面</translation>
    </message>
    <message>
        <source>Pages, outline and highlights</source>
        <translation>页面、目录与标注</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>标注</translation>
    </message>
</context>
<context>
    <name>Bole::DocumentWords</name>
    <message>
        <source>CV</source>
        <translation>简历</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>成绩单</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>推荐信</translation>
    </message>
    <message>
        <source>Other document</source>
        <translation>其他材料</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n 页</numerusform>
        </translation>
    </message>
    <message>
        <source>earlier version</source>
        <translation>旧版</translation>
    </message>
</context>
<context>
    <name>Bole::DossierPrinting</name>
    <message>
        <source>The dossier could not be printed.</source>
        <translation>无法打印档案。</translation>
    </message>
</context>
<context>
    <name>Bole::EditTitle</name>
    <message>
        <source>Change %1</source>
        <translation>更改“%1”</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>添加到“%1”</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>从“%1”删除</translation>
    </message>
    <message>
        <source>Reorder %1</source>
        <translation>调整“%1”的顺序</translation>
    </message>
    <message>
        <source>Confirm %1</source>
        <translation>确认“%1”</translation>
    </message>
    <message>
        <source>Take back the confirmation of %1</source>
        <translation>撤回对“%1”的确认</translation>
    </message>
    <message>
        <source>Dismiss the hint on %1</source>
        <translation>忽略“%1”的提示</translation>
    </message>
    <message>
        <source>Type into %1</source>
        <translation>填写“%1”</translation>
    </message>
    <message>
        <source>Tag “%1”</source>
        <translation>标签“%1”</translation>
    </message>
    <message>
        <source>Highlight in the document</source>
        <translation>在材料中标注</translation>
    </message>
    <message>
        <source>Change the shortlist</source>
        <translation>更改推荐名单</translation>
    </message>
    <message>
        <source>Add “%1” to %2</source>
        <translation>将“%1”添加到“%2”</translation>
    </message>
    <message>
        <source>Remove “%1” from %2</source>
        <translation>将“%1”从“%2”中删除</translation>
    </message>
    <message>
        <source>Remove a highlight</source>
        <translation>删除标注</translation>
    </message>
    <message>
        <source>Change a highlight</source>
        <translation>更改标注</translation>
    </message>
    <message>
        <source>Read the text again</source>
        <translation>重新读取文本</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a field of an entry</comment>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>Score a criterion</source>
        <translation>给一项评分</translation>
    </message>
    <message>
        <source>Recommend</source>
        <translation>给出推荐意见</translation>
    </message>
    <message>
        <source>Set the committee&apos;s decision</source>
        <translation>设定委员会决定</translation>
    </message>
    <message>
        <source>Take back the review</source>
        <translation>撤回评审</translation>
    </message>
    <message>
        <source>Submit the review</source>
        <translation>提交评审</translation>
    </message>
    <message>
        <source>Abstain</source>
        <translation>弃权</translation>
    </message>
    <message>
        <source>Skip for now</source>
        <translation>暂时跳过</translation>
    </message>
    <message>
        <source>Declare a conflict of interest</source>
        <translation>声明利益冲突</translation>
    </message>
    <message>
        <source>Give a nickname</source>
        <translation>起代称</translation>
    </message>
    <message>
        <source>Read the fields from another document</source>
        <translation>改从另一份材料识别</translation>
    </message>
    <message>
        <source>Merge two applicants</source>
        <translation>合并两位申请人</translation>
    </message>
    <message>
        <source>Delete the applicant</source>
        <translation>删除申请人</translation>
    </message>
    <message>
        <source>Add the applicant</source>
        <translation>添加申请人</translation>
    </message>
    <message>
        <source>Withdraw the application</source>
        <translation>退出申请</translation>
    </message>
    <message>
        <source>Take part again</source>
        <translation>恢复参评</translation>
    </message>
    <message>
        <source>Attach a document</source>
        <translation>添加一份材料</translation>
    </message>
    <message>
        <source>Replace a document</source>
        <translation>替换一份材料</translation>
    </message>
    <message>
        <source>Change the kind of a document</source>
        <translation>更改材料类别</translation>
    </message>
    <message>
        <source>Move a document</source>
        <translation>移动一份材料</translation>
    </message>
    <message>
        <source>Take over the roster</source>
        <translation>导入名册</translation>
    </message>
    <message>
        <source>Change the committee&apos;s own fields</source>
        <translation>更改自定义字段</translation>
    </message>
    <message>
        <source>Change a field of the committee&apos;s own</source>
        <translation>更改一个自定义字段</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <translation>更改“%1”</translation>
    </message>
    <message>
        <source>Plan a move to another stage</source>
        <translation>计划进入其他阶段</translation>
    </message>
    <message>
        <source>Drop a planned move</source>
        <translation>取消计划的变动</translation>
    </message>
    <message>
        <source>Move to another stage</source>
        <translation>进入其他阶段</translation>
    </message>
    <message>
        <source>Bring in what %1 sent</source>
        <translation>并入%1发来的内容</translation>
    </message>
    <message>
        <source>Remove a document</source>
        <translation>删除一份材料</translation>
    </message>
    <message>
        <source>Note the answer to the offer</source>
        <translation>记录申请人答复</translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>an offer</comment>
        <translation>接受</translation>
    </message>
    <message>
        <source>Declined</source>
        <comment>an offer</comment>
        <translation>放弃</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>尚无答复</translation>
    </message>
    <message>
        <source>Score “%1”</source>
        <translation>为“%1”评分</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n value(s) of %1</source>
        <translation>
            <numerusform>确认%1的 %n 个字段</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::EditWords</name>
    <message>
        <source>nothing</source>
        <comment>no value</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from a value to another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>an edit, and which list</comment>
        <translation>%1“%2”</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n applicant(s))</source>
        <comment>an edit, and of how many</comment>
        <translation>
            <numerusform>%1（%n 位申请人）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an edit, and whose record it is</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an edit, and its values</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>Bole::ExchangeActions</name>
    <message>
        <source>Folder that is kept in step</source>
        <translation>保持同步的文件夹</translation>
    </message>
    <message>
        <source>Save the package</source>
        <translation>保存数据包</translation>
    </message>
    <message>
        <source>Package (*.bolepack)</source>
        <translation>数据包 (*.bolepack)</translation>
    </message>
    <message>
        <source>The package could not be made.</source>
        <translation>无法制作数据包。</translation>
    </message>
    <message>
        <source>The package is in %1. Names and contact are not in it, and texts in place of documents.</source>
        <translation>数据包已写入 %1。其中没有姓名和联系方式，材料以文字代替。</translation>
    </message>
    <message>
        <source>The package is in %1.</source>
        <translation>数据包已写入 %1。</translation>
    </message>
    <message>
        <source>Bring in a package</source>
        <translation>并入数据包</translation>
    </message>
    <message>
        <source>The package cannot be brought in.</source>
        <translation>无法并入此数据包。</translation>
    </message>
    <message>
        <source>Passphrase of %1:</source>
        <translation>%1 的口令：</translation>
    </message>
    <message>
        <source>Where your file of the season shall be</source>
        <translation>您的招生季文件存放位置</translation>
    </message>
    <message>
        <source>Season (*.bole)</source>
        <translation>招生季 (*.bole)</translation>
    </message>
    <message>
        <source>No season could be made of the package.</source>
        <translation>无法用此数据包建立招生季。</translation>
    </message>
    <message>
        <source>It is not signed by anybody this file knows: nothing of it is taken.</source>
        <translation>签名不属于此文件认识的任何人：其中内容一概不采用。</translation>
    </message>
    <message>
        <source>Bring in what %1 sent?</source>
        <translation>并入%1发来的内容？</translation>
    </message>
    <message>
        <source>Bring In</source>
        <translation>并入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What %1 sent is here. It can be undone in one step.</source>
        <translation>%1发来的内容已并入，可一步撤销。</translation>
    </message>
    <message>
        <source>Bring in from a folder</source>
        <translation>从文件夹并入</translation>
    </message>
    <message>
        <source>Passphrase of the packages (empty: none):</source>
        <translation>数据包的口令（留空：无）：</translation>
    </message>
    <message>
        <source>The folder cannot be read.</source>
        <translation>无法读取此文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>%n package(s) brought in.</source>
        <translation>
            <numerusform>已并入 %n 个数据包。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some packages could not be opened.</source>
        <translation>有些数据包无法打开。</translation>
    </message>
    <message>
        <source>They stay for the next time: %1</source>
        <translation>留待下次：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) wait for a decision: File → Committee, Conflicts.</source>
        <translation>
            <numerusform>有 %n 处冲突待决定：文件 → 委员会，冲突。</numerusform>
        </translation>
    </message>
    <message>
        <source>The package is being made…</source>
        <translation>正在制作数据包…</translation>
    </message>
    <message>
        <source>The package is being looked at…</source>
        <translation>正在查看数据包…</translation>
    </message>
    <message>
        <source>Your file of the season is being made…</source>
        <translation>正在建立您的招生季文件…</translation>
    </message>
</context>
<context>
    <name>Bole::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Applicants</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>表头</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>The first rows, as they will be in the file</source>
        <translation>文件的前几行</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>One row for each score</source>
        <translation>每个分数一行</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Stable ids, for scripts</source>
        <translation>固定标识，供脚本使用</translation>
    </message>
    <message>
        <source>applicants</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>无法写入文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) written to %1.</source>
        <translation>
            <numerusform>已将 %n 行写入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Columns from a Template File…</source>
        <translation>从模板文件取列…</translation>
    </message>
    <message>
        <source>Takes the headings of a CSV, XLSX or ODS table, in their order and words; what Bole does not know stays empty</source>
        <translation>沿用 CSV、XLSX 或 ODS 表格的表头及其顺序；伯乐不认识的列留空</translation>
    </message>
    <message>
        <source>A line to sign on behind each dossier</source>
        <translation>每份档案后附签字栏</translation>
    </message>
    <message>
        <source>The pages of the original CV behind each dossier</source>
        <translation>每份档案后附简历原件</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.ods)</source>
        <translation>表格 (*.csv *.tsv *.txt *.xlsx *.ods)</translation>
    </message>
    <message>
        <source>The template could not be read.</source>
        <translation>无法读取模板。</translation>
    </message>
    <message numerus="yes">
        <source>%n heading(s) of the template stay empty.</source>
        <translation>
            <numerusform>模板中有 %n 个表头将留空。</numerusform>
        </translation>
    </message>
    <message>
        <source>Something on the pages is hidden from you.</source>
        <translation>页面上有对您隐藏的内容。</translation>
    </message>
    <message>
        <source>Columns: tick what goes out; drag, or press Alt+↑ and Alt+↓, to order it</source>
        <translation>列：勾选要导出的列；拖动或按 Alt+↑、Alt+↓ 调整顺序</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>正在写入文件…</translation>
    </message>
    <message>
        <source>This format has no columns to choose.</source>
        <translation>该格式没有可选的列。</translation>
    </message>
    <message>
        <source>This format is the same in every language.</source>
        <translation>该格式与语言无关。</translation>
    </message>
    <message>
        <source>The original pages are not at hand here.</source>
        <translation>此处没有原始页面。</translation>
    </message>
    <message>
        <source>Choose at least one column.</source>
        <translation>请至少选择一列。</translation>
    </message>
</context>
<context>
    <name>Bole::ExportScope</name>
    <message>
        <source>The list “%1”</source>
        <translation>名单“%1”</translation>
    </message>
    <message numerus="yes">
        <source>All %n list(s), one after the other</source>
        <translation>
            <numerusform>全部 %n 份名单，依次排列</numerusform>
        </translation>
    </message>
    <message>
        <source>lists</source>
        <translation>名单</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>仅%1</translation>
    </message>
    <message>
        <source>All applicants</source>
        <translation>全部申请人</translation>
    </message>
    <message numerus="yes">
        <source>The %n chosen applicant(s)</source>
        <translation>
            <numerusform>所选的 %n 位申请人</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>所选</translation>
    </message>
</context>
<context>
    <name>Bole::FairnessDialog</name>
    <message>
        <source>The change could not be saved.</source>
        <translation>无法保存更改。</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>Nothing has been changed so far.</source>
        <translation>至今没有更改。</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>盲审与公开规则</translation>
    </message>
    <message>
        <source>Blind reading: what is hidden</source>
        <translation>盲审：隐藏哪些内容</translation>
    </message>
    <message>
        <source>From everybody</source>
        <translation>对所有人</translation>
    </message>
    <message>
        <source>From whom</source>
        <translation>对谁</translation>
    </message>
    <message>
        <source>A choice of their own</source>
        <translation>单独设置</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>联系方式</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>年龄</translation>
    </message>
    <message>
        <source>Gender</source>
        <translation>性别</translation>
    </message>
    <message>
        <source>Institution</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>导师</translation>
    </message>
    <message>
        <source>Others&apos; scores and notes, and averages made from them</source>
        <translation>他人的评分与评语，以及由此得出的平均</translation>
    </message>
    <message>
        <source>are shown after my own review of that applicant is submitted</source>
        <translation>在提交自己对该申请人的评审后显示</translation>
    </message>
    <message>
        <source>are shown to everybody from now on</source>
        <translation>从现在起对所有人显示</translation>
    </message>
    <message>
        <source>Who changed what</source>
        <translation>更改记录</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between hidden fields</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>hidden from everybody: %1</source>
        <translation>对所有人隐藏：%1</translation>
    </message>
    <message>
        <source>%1 sees what everybody sees</source>
        <translation>%1与其他人看到的相同</translation>
    </message>
    <message>
        <source>hidden from %1: %2</source>
        <translation>对%1隐藏：%2</translation>
    </message>
    <message>
        <source>others&apos; scores are shown to everybody</source>
        <translation>他人的评分对所有人可见</translation>
    </message>
    <message>
        <source>others&apos; scores are shown after one&apos;s own review</source>
        <translation>提交自己的评审后可见他人的评分</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Only a coordinator changes these rules; here you see them.</source>
        <translation>只有负责人可以更改这些规则；您在此可以查看。</translation>
    </message>
    <message>
        <source>Origin and family</source>
        <translation>籍贯与家庭</translation>
    </message>
    <message>
        <source>Nationality, people, home, party, religion, marriage and the like, wherever a document says them</source>
        <translation>国籍、民族、籍贯、政治面貌、宗教、婚姻等，无论出现在材料何处</translation>
    </message>
    <message>
        <source>All pictures on the pages; logos, too</source>
        <translation>页面上的所有图片，包括校徽等标志</translation>
    </message>
    <message>
        <source>This person follows the season&apos;s choice.</source>
        <translation>此人沿用招生季的设置。</translation>
    </message>
</context>
<context>
    <name>Bole::FieldEditor</name>
    <message>
        <source>Escape again throws away what you typed; Enter keeps it.</source>
        <translation>再按一次 Esc 将放弃所输入的内容；按 Enter 则保留。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field and its part</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Bole::FieldText</name>
    <message>
        <source>This is not a date. Write a year, a month or a day: 2021, 2021-09 or 2021-09-01.</source>
        <translation>这不是日期。请填写年、月或日：2021、2021-09 或 2021-09-01。</translation>
    </message>
    <message>
        <source>This is not a number.</source>
        <translation>这不是数字。</translation>
    </message>
    <message>
        <source>This is not a whole number.</source>
        <translation>这不是整数。</translation>
    </message>
    <message>
        <source>Write a grade as 3.9 or, with its scale, as 3.9/4.0.</source>
        <translation>成绩请写成 3.9，或连同满分写成 3.9/4.0。</translation>
    </message>
    <message>
        <source>Write a rank as 3/120 or as 5%.</source>
        <translation>排名请写成 3/120 或 5%。</translation>
    </message>
    <message>
        <source>Write the parts as “Listening 7.5, Reading 8”.</source>
        <translation>分项请写成“听力 7.5，阅读 8”。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a test</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>Bole::FieldsPane</name>
    <message>
        <source>The change could not be saved.</source>
        <translation>无法保存此更改。</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) to look at</source>
        <translation>
            <numerusform>%n 处待核对</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing left to look at</source>
        <translation>没有待核对的内容了</translation>
    </message>
    <message>
        <source>No applicant chosen</source>
        <translation>未选择申请人</translation>
    </message>
    <message>
        <source>Choose an applicant in the list; the facts read from the document appear here.</source>
        <translation>请在列表中选择一位申请人；从材料中识别出的信息会显示在这里。</translation>
    </message>
    <message>
        <source>Facts about the applicant</source>
        <translation>申请人信息</translation>
    </message>
    <message>
        <source>Go to the next value that needs a look</source>
        <translation>转到下一处待核对的值</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>全部字段</translation>
    </message>
    <message>
        <source>Every value of this applicant has been looked at.</source>
        <translation>该申请人的所有内容均已核对。</translation>
    </message>
    <message>
        <source>Select text in the document first; it then goes into the field that is in front.</source>
        <translation>请先在材料中选中文字，再填入当前字段。</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>添加条目</translation>
    </message>
    <message>
        <source>This value is hidden from you, all or part of it, so it stays as it is.</source>
        <translation>此项的全部或部分内容对您隐藏，因此保持原样。</translation>
    </message>
    <message>
        <source>Also show the fields in which nothing was recognised</source>
        <translation>同时显示未识别到内容的字段</translation>
    </message>
    <message>
        <source>Nothing is left to confirm in %1.</source>
        <translation>%1中没有待确认的字段。</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of %1 confirmed</source>
        <translation>
            <numerusform>已确认%1的 %n 个字段</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry removed</source>
        <translation>已删除条目</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>已删除：%1</translation>
    </message>
    <message>
        <source>%1 (the field in front)</source>
        <translation>%1（当前字段）</translation>
    </message>
    <message>
        <source>A new entry…</source>
        <translation>新条目…</translation>
    </message>
    <message>
        <source>Nothing was read yet</source>
        <translation>尚未识别到内容</translation>
    </message>
    <message>
        <source>Attach a document of this applicant; what is read from it appears here.</source>
        <translation>请为此申请人添加材料，识别出的信息会显示在这里。</translation>
    </message>
    <message>
        <source>Taken from the roster: %1</source>
        <translation>已采用名册中的值：%1</translation>
    </message>
    <message>
        <source>Read from a scan: compare it with the page.</source>
        <translation>由扫描件识别：请与页面核对。</translation>
    </message>
    <message>
        <source>Read from a scan by %1: compare it with the page.</source>
        <translation>由 %1 从扫描件识别：请与页面核对。</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) taken from the newer reading</source>
        <translation>
            <numerusform>已采用较新读取结果中的 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::FileFormat</name>
    <message>
        <source>CSV for Excel</source>
        <translation>CSV（用于 Excel）</translation>
    </message>
    <message>
        <source>CSV, plain</source>
        <translation>CSV（纯文本）</translation>
    </message>
    <message>
        <source>JSON Resume 1.0</source>
        <translation>JSON Resume 1.0</translation>
    </message>
    <message>
        <source>Publications as BibTeX</source>
        <translation>论文（BibTeX）</translation>
    </message>
    <message>
        <source>Publications as CSL-JSON</source>
        <translation>论文（CSL-JSON）</translation>
    </message>
    <message>
        <source>UTF-8, line feeds, for programs. A text that could be taken for a formula gets an apostrophe in front.</source>
        <translation>UTF-8、换行符为 LF，供程序使用。可能被当作公式的文字，前面会加一个撇号。</translation>
    </message>
    <message>
        <source>This format has its own fields: columns are not chosen here.</source>
        <translation>此格式有自己的字段，无须选择列。</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>PDF dossiers, to read and print</source>
        <translation>PDF 档案，供阅读和打印</translation>
    </message>
    <message>
        <source>Numbers are numbers and dates are dates; the header stays in view.</source>
        <translation>数字是数字，日期是日期；表头始终可见。</translation>
    </message>
    <message>
        <source>All that the records and the reviews say, a dossier for each applicant, behind the list they are on. Headings are in the language chosen above.</source>
        <translation>记录与评审的全部内容，每位申请人一份档案，列于所在名单之后。标题使用上面所选的语言。</translation>
    </message>
    <message>
        <source>PDF notice to publish, names masked</source>
        <translation>PDF 公示名单（姓名遮盖）</translation>
    </message>
    <message>
        <source>PDF list for the committee to sign</source>
        <translation>PDF 委员会签字表</translation>
    </message>
    <message>
        <source>PDF score sheets for judges</source>
        <translation>PDF 评委评分表</translation>
    </message>
    <message>
        <source>PDF interview records, a page for each candidate</source>
        <translation>PDF 面试评分记录，每位申请人一页</translation>
    </message>
    <message>
        <source>UTF-8 with a byte order mark. A number that is a name, such as 0042, gets a tab in front that Excel does not show; a text like a formula gets an apostrophe. The workbook needs neither.</source>
        <translation>UTF-8，带字节顺序标记。像 0042 这样的编号前加一个 Excel 不显示的制表符；像公式的文字前加撇号。Excel 工作簿则都不需要。</translation>
    </message>
    <message>
        <source>Everybody on the list with total, part of the list and decision, and below a line to sign on for each who reviewed them.</source>
        <translation>名单上所有人的总分、所在区段和决定，下方为每位参与评审者留有签字栏。</translation>
    </message>
    <message>
        <source>A table to print for each judge of an interview: the candidates in their order, an empty column for each criterion, and a line to sign on.</source>
        <translation>供面试评委打印填写：按顺序列出候选人，每个评分项一栏空白，并有签字栏。</translation>
    </message>
    <message>
        <source>A page for each candidate: what each judge gave, the total and how it is made, and room for the judges to sign. Before the interview it is empty.</source>
        <translation>每位候选人一页：各评委给分、总分及其算式，并留评委签字处。面试前导出为空白表。</translation>
    </message>
    <message>
        <source>Those within the quota and those who wait, but nobody whom the committee rejected, with masked names and numbers, school and total. Look at it before it hangs on a wall.</source>
        <translation>名额内与候补人员（委员会决定不录取者除外），姓名与编号遮盖，附学校与总分。张贴前请核对。</translation>
    </message>
</context>
<context>
    <name>Bole::FilterPanel</name>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>School</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>学历</translation>
    </message>
    <message>
        <source>GPA at least</source>
        <translation>绩点不低于</translation>
    </message>
    <message>
        <source>Rank at most</source>
        <translation>排名不超过</translation>
    </message>
    <message>
        <source>First-author papers at least</source>
        <translation>第一作者论文不少于</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Score at least</source>
        <translation>分数不低于</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>something to look at</source>
        <translation>有待核对之处</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>My recommendation</source>
        <translation>我的推荐意见</translation>
    </message>
    <message>
        <source>Committee&apos;s decision</source>
        <translation>委员会决定</translation>
    </message>
    <message>
        <source>Of the degree</source>
        <translation>哪一学历</translation>
    </message>
    <message>
        <source>School is on the list</source>
        <translation>学校在名单内</translation>
    </message>
    <message>
        <source>Papers on the list of venues</source>
        <translation>论文所在名单</translation>
    </message>
    <message>
        <source>Papers at least</source>
        <translation>论文数不少于</translation>
    </message>
    <message>
        <source>An award, at least</source>
        <translation>获奖不低于</translation>
    </message>
    <message>
        <source>as first author</source>
        <translation>第一作者</translation>
    </message>
    <message>
        <source>the highest</source>
        <translation>最高学历</translation>
    </message>
    <message>
        <source>bachelor</source>
        <translation>本科</translation>
    </message>
    <message numerus="yes">
        <source>△ %n of those shown: nobody has checked yet what is compared here.</source>
        <translation>
            <numerusform>△ 所列申请人中有 %n 位，此处比较的内容尚未经人核对。</numerusform>
        </translation>
    </message>
    <message>
        <source>Application</source>
        <translation>申请编号</translation>
    </message>
    <message>
        <source>taking part</source>
        <translation>参评</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已退出</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>材料</translation>
    </message>
    <message>
        <source>some are new to me</source>
        <translation>有我未看过的新材料</translation>
    </message>
    <message>
        <source>all that are asked for</source>
        <translation>齐全</translation>
    </message>
    <message>
        <source>some are missing</source>
        <translation>有缺少</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>before the first</source>
        <translation>尚未进入任何阶段</translation>
    </message>
</context>
<context>
    <name>Bole::FindBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 处，共 %2 处</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Find in the document</source>
        <translation>在材料中查找</translation>
    </message>
    <message>
        <source>Which hit of how many</source>
        <translation>第几处，共几处</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>关闭查找栏</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Type what to find first.</source>
        <translation>请先输入要查找的内容。</translation>
    </message>
</context>
<context>
    <name>Bole::FoldingSection</name>
    <message>
        <source>%1: %2</source>
        <comment>a heading, and what is below it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Bole::FormDelegate</name>
    <message>
        <source>Read as: %1</source>
        <translation>原读作：%1</translation>
    </message>
    <message>
        <source>New entry</source>
        <translation>新条目</translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n 处待核对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n as first author</source>
        <translation>
            <numerusform>第一作者 %n 篇</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in CCF-A</source>
        <translation>
            <numerusform>CCF A 类 %n 篇</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>not in the document</source>
        <translation>材料中没有</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>未识别到</translation>
    </message>
</context>
<context>
    <name>Bole::FormulaExplanation</name>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Nobody has checked yet what this goes by: %1</source>
        <translation>所依据的内容尚无人核对：%1</translation>
    </message>
</context>
<context>
    <name>Bole::FormulaWords</name>
    <message>
        <source>%1: %2.</source>
        <comment>a part of the total, what it is</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>the mean of the reviewers</source>
        <translation>各评审人的平均分</translation>
    </message>
    <message>
        <source>the mean of their weighted totals</source>
        <translation>各评审人加权总分的平均</translation>
    </message>
    <message>
        <source>%1 up to %2</source>
        <comment>points, a limit</comment>
        <translation>不超过 %2 得 %1 分</translation>
    </message>
    <message>
        <source>%1 from %2 on</source>
        <comment>points, a limit</comment>
        <translation>达到 %2 得 %1 分</translation>
    </message>
    <message>
        <source>points %1, else none</source>
        <translation>%1，其余不得分</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between steps</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>points for %1</source>
        <translation>%1得分</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>mean of the best %1 of (%2)</source>
        <translation>（%2）中最好 %1 项的平均</translation>
    </message>
    <message>
        <source>the lowest of (%1)</source>
        <translation>（%1）中的最低</translation>
    </message>
    <message>
        <source>the highest of (%1)</source>
        <translation>（%1）中的最高</translation>
    </message>
    <message>
        <source>mean of (%1)</source>
        <translation>（%1）的平均</translation>
    </message>
    <message>
        <source>the mean of the reviewers without the highest and the lowest</source>
        <translation>去掉一个最高分和一个最低分后的平均</translation>
    </message>
    <message>
        <source>the lowest that a reviewer gave</source>
        <translation>评审人给出的最低分</translation>
    </message>
    <message>
        <source>the highest that a reviewer gave</source>
        <translation>评审人给出的最高分</translation>
    </message>
    <message>
        <source>the mean of several</source>
        <translation>若干项的平均</translation>
    </message>
    <message>
        <source>the lowest of several</source>
        <translation>若干项中的最低</translation>
    </message>
    <message>
        <source>the highest of several</source>
        <translation>若干项中的最高</translation>
    </message>
    <message>
        <source>the mean of the best of several: first how many</source>
        <translation>若干项中最好几项的平均，先写取几项</translation>
    </message>
    <message>
        <source>points by a table: &lt;=5: 3 is 3 points up to 5, 90: 10 is 10 points from 90 on</source>
        <translation>按表得分：&lt;=5: 3 表示不超过 5 得 3 分，90: 10 表示达到 90 得 10 分</translation>
    </message>
    <message>
        <source>Total = %1.</source>
        <translation>总分 = %1。</translation>
    </message>
    <message>
        <source>Total = %1, the mean of the reviewers.</source>
        <translation>总分 = %1，再取各评审人的平均。</translation>
    </message>
    <message>
        <source>Ruled out unless %1 %2 %3.</source>
        <translation>须满足 %1 %2 %3，否则一票否决。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the total, what it is</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>an external score</source>
        <translation>外部成绩</translation>
    </message>
</context>
<context>
    <name>Bole::FractionFieldEditor</name>
    <message>
        <source>of</source>
        <translation>/</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Number of people ranked</source>
        <translation>总人数</translation>
    </message>
    <message>
        <source>Rank in percent</source>
        <translation>排名百分比</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Scale, if printed</source>
        <translation>满分（如有注明）</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
</context>
<context>
    <name>Bole::GpaCondition</name>
    <message>
        <source>of %1</source>
        <comment>a grade&apos;s scale</comment>
        <translation>满分 %1</translation>
    </message>
    <message>
        <source>% of its scale</source>
        <translation>占满分 %</translation>
    </message>
    <message>
        <source>Compares the GPA as printed, only of those on a scale of %1.</source>
        <translation>按原文绩点比较，仅限满分为 %1 的申请人。</translation>
    </message>
    <message numerus="yes">
        <source>%n on other scales, not compared.</source>
        <translation>
            <numerusform>%n 人为其他满分，未参与比较。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with no scale printed, not compared.</source>
        <translation>
            <numerusform>%n 人原文未写满分，未参与比较。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a GPA.</source>
        <translation>
            <numerusform>%n 人没有绩点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>△ %n of those shown: nobody has checked the GPA yet.</source>
        <translation>
            <numerusform>△ 列出的人中有 %n 人的绩点尚无人核对。</numerusform>
        </translation>
    </message>
    <message>
        <source>GPA at least %1 of %2</source>
        <translation>绩点不低于 %1（满分 %2）</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>GPA at least</source>
        <translation>绩点不低于</translation>
    </message>
    <message>
        <source>Scale of the GPA</source>
        <translation>绩点满分</translation>
    </message>
    <message>
        <source>The scale that the GPA is printed on. A number above 10 without one counts as out of 100.</source>
        <translation>原文所写的绩点满分。大于 10 且未写满分的按百分制计。</translation>
    </message>
    <message>
        <source>Compares the GPA in per cent of its own scale: 3.9 of 4.0 is 97.5%. Not an official conversion.</source>
        <translation>按绩点占各自满分的百分比比较：3.9/4.0 为 97.5%。非官方换算。</translation>
    </message>
    <message>
        <source>GPA at least %1% of its scale</source>
        <translation>绩点不低于满分的 %1%</translation>
    </message>
</context>
<context>
    <name>Bole::GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Search in the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>指南的各页</translation>
    </message>
    <message>
        <source>The page of the guide</source>
        <translation>指南正文</translation>
    </message>
</context>
<context>
    <name>Bole::HighlightList</name>
    <message>
        <source>Highlights of the document</source>
        <translation>材料中的标注</translation>
    </message>
    <message>
        <source>%1 · page %2</source>
        <translation>%1 · 第 %2 页</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>An area without a comment</source>
        <translation>一个没有批注的区域</translation>
    </message>
    <message>
        <source>Remove the highlight</source>
        <translation>删除标注</translation>
    </message>
    <message>
        <source>Nothing is highlighted here. Select text on the page and press the marker button above it, or draw a rectangle with Alt and the mouse.</source>
        <translation>尚无标注。请在页面上选中文字后点击上方的记号笔按钮，或按住 Alt 用鼠标画出矩形。</translation>
    </message>
    <message>
        <source>Edit the comment…</source>
        <translation>编辑批注…</translation>
    </message>
</context>
<context>
    <name>Bole::HistoryPane</name>
    <message>
        <source>The value could not be put back.</source>
        <translation>无法恢复此值。</translation>
    </message>
    <message>
        <source>History of this applicant</source>
        <translation>此申请人的历史</translation>
    </message>
    <message>
        <source>Put Back the Value Before This</source>
        <translation>恢复此前的值</translation>
    </message>
    <message>
        <source>Nothing was changed yet</source>
        <translation>还没有更改</translation>
    </message>
    <message>
        <source>Every correction, confirmation and decision is listed here, and each can be put back.</source>
        <translation>每次更正、确认和决定都列在这里，并且都可以恢复。</translation>
    </message>
    <message>
        <source>%1 · %2 · undone</source>
        <translation>%1 · %2 · 已撤销</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>who and when</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Choose an entry of the history first.</source>
        <translation>请先选择一条历史记录。</translation>
    </message>
</context>
<context>
    <name>Bole::HubActions</name>
    <message>
        <source>This is not where a hub is.</source>
        <translation>这里没有中心库。</translation>
    </message>
    <message>
        <source>Where your file of the season shall be</source>
        <translation>您的招生季文件放在哪里</translation>
    </message>
    <message>
        <source>Season.bole</source>
        <translation>招生季.bole</translation>
    </message>
    <message>
        <source>Bole seasons (*.bole)</source>
        <translation>伯乐招生季 (*.bole)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The season could not be joined.</source>
        <translation>无法加入该招生季。</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) wait for a decision: File → Committee, Conflicts.</source>
        <translation>
            <numerusform>有 %n 处冲突待决定：文件 → 委员会，冲突。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your file of the season is being made…</source>
        <translation>正在建立您的招生季文件…</translation>
    </message>
</context>
<context>
    <name>Bole::HubDialog</name>
    <message>
        <source>&amp;Connect Again</source>
        <translation>重新连接(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>连接(&amp;C)</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1（您）</translation>
    </message>
    <message>
        <source>%1 (coordinator)</source>
        <translation>%1（负责人）</translation>
    </message>
    <message>
        <source>The committee&apos;s hub</source>
        <translation>委员会的中心库</translation>
    </message>
    <message>
        <source>The hub is a database in which the committee&apos;s files meet. Everybody works in a file of their own, also without a network; what they write reaches the others by itself.</source>
        <translation>中心库是委员会各成员的文件交换内容的数据库。每个人都在自己的文件中工作，没有网络也可以；写下的内容会自动传给其他成员。</translation>
    </message>
    <message>
        <source>You were sent a line that begins with postgresql://. Paste it here: Bole makes a file of your own with what you may see.</source>
        <translation>您收到了一行以 postgresql:// 开头的文字。请粘贴到这里：伯乐会用您可以看到的内容建立您自己的文件。</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>地址(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>密码(&amp;P)</translation>
    </message>
    <message>
        <source>where it is not part of the address</source>
        <translation>如地址中未包含密码</translation>
    </message>
    <message>
        <source>&amp;Keep the password in the desktop&apos;s key store</source>
        <translation>把密码保存在桌面的密钥库中(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Disconnect</source>
        <translation>断开连接(&amp;D)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>At the hub</source>
        <translation>连接情况</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>尚未发送</translation>
    </message>
    <message>
        <source>Who is in step</source>
        <translation>谁已同步</translation>
    </message>
    <message>
        <source>&amp;Join…</source>
        <translation>加入(&amp;J)…</translation>
    </message>
    <message>
        <source>Type or paste where the hub is first.</source>
        <translation>请先输入或粘贴中心库的地址。</translation>
    </message>
</context>
<context>
    <name>Bole::HubIndicator</name>
    <message>
        <source>The committee&apos;s hub</source>
        <translation>委员会的中心库</translation>
    </message>
    <message>
        <source>The committee&apos;s hub: %1</source>
        <translation>委员会的中心库：%1</translation>
    </message>
</context>
<context>
    <name>Bole::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>导入进度</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save the Report…</source>
        <translation>保存报告(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Reading the documents. What is finished is in the season already.</source>
        <translation>正在读取材料。已完成的部分已存入招生季。</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>This password does not open %1. Try another:</source>
        <translation>此密码无法打开 %1。请换一个：</translation>
    </message>
    <message>
        <source>%1 is protected. Its password:</source>
        <translation>%1 受密码保护。请输入密码：</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Save the Report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>import.txt</source>
        <translation>导入报告.txt</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>文本文件 (*.txt)</translation>
    </message>
    <message>
        <source>The report could not be saved.</source>
        <translation>无法保存报告。</translation>
    </message>
    <message>
        <source>Where a PDF has a text file of the same name, read the text file</source>
        <translation>PDF 旁有同名文本时，读取该文本</translation>
    </message>
    <message>
        <source>Some PDFs have a text file of the same name. Which is to be read?</source>
        <translation>有些 PDF 旁有同名文本。读取哪一个？</translation>
    </message>
    <message>
        <source>Give to somebody</source>
        <translation>归给某人</translation>
    </message>
    <message>
        <source>Whose files are these?</source>
        <translation>这些文件是谁的？</translation>
    </message>
    <message>
        <source>The PDF is stored and shown all the same. The record is read from the .json, .md or .txt next to it.</source>
        <translation>PDF 仍会保存并显示，申请人信息则从旁边的 .json、.md 或 .txt 读取。</translation>
    </message>
    <message>
        <source>Discard the changes to the plan?</source>
        <translation>放弃对导入计划的更改？</translation>
    </message>
    <message>
        <source>Throw Them Away</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Go On Editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Looking through the files…</source>
        <translation>正在查看文件…</translation>
    </message>
</context>
<context>
    <name>Bole::ImportText</name>
    <message>
        <source>about %1 s left</source>
        <translation>约剩 %1 秒</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>约剩 %1 分钟</translation>
    </message>
    <message>
        <source>The import ended early: %1</source>
        <translation>导入提前结束：%1</translation>
    </message>
    <message>
        <source>The import was stopped; files that were not reached: %1. Run it again to go on.</source>
        <translation>导入已停止；尚未处理的文件：%1 个。再次导入即可继续。</translation>
    </message>
    <message>
        <source>may be the same person as another applicant</source>
        <translation>可能与另一位申请人是同一人</translation>
    </message>
    <message>
        <source>may be the same person as %1</source>
        <translation>可能与%1是同一人</translation>
    </message>
    <message>
        <source>read from the picture of its pages</source>
        <translation>由页面图像识别而来</translation>
    </message>
    <message>
        <source>Imported: %1. Skipped: %2. Failed: %3.</source>
        <translation>已导入 %1 份，跳过 %2 份，失败 %3 份。</translation>
    </message>
    <message>
        <source>Failed:</source>
        <translation>失败：</translation>
    </message>
    <message>
        <source>Skipped because the season already has them:</source>
        <translation>已跳过（此招生季中已有）：</translation>
    </message>
    <message>
        <source>Imported:</source>
        <translation>已导入：</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>reading the picture of page %1 of %2</source>
        <translation>正在识别第 %1 页图像（共 %2 页）</translation>
    </message>
    <message>
        <source>The folder could not be opened, and nothing in it was looked at. Check that you may read it, then import it again.</source>
        <translation>无法打开此文件夹，其中的内容都没有查看。请确认您有读取权限，然后重新导入。</translation>
    </message>
    <message>
        <source>You have no permission to look at it. Change the permissions of its folder, or ask its owner for a copy.</source>
        <translation>您没有查看它的权限。请更改所在文件夹的权限，或向其所有者索取副本。</translation>
    </message>
    <message>
        <source>It went away while the folder was looked through.</source>
        <translation>查看文件夹时，它已不在了。</translation>
    </message>
    <message>
        <source>This is a link that leads to nothing. Put the file itself here.</source>
        <translation>这是一个失效的链接。请把文件本身放到这里。</translation>
    </message>
    <message>
        <source>This is a link to another folder, and links to folders are not followed. Import that folder itself.</source>
        <translation>这是指向另一文件夹的链接；指向文件夹的链接不会跟随。请直接导入那个文件夹。</translation>
    </message>
    <message>
        <source>This is no file but a pipe, a socket or a device.</source>
        <translation>这不是文件，而是管道、套接字或设备。</translation>
    </message>
    <message>
        <source>This belongs to the season itself.</source>
        <translation>这属于本招生季自身的文件。</translation>
    </message>
    <message>
        <source>This belongs to another season; it is no document.</source>
        <translation>这属于另一个招生季，不是申请材料。</translation>
    </message>
    <message>
        <source>This is a hidden file or folder.</source>
        <translation>这是隐藏的文件或文件夹。</translation>
    </message>
    <message>
        <source>This is the text of the PDF of the same name.</source>
        <translation>这是同名 PDF 的文本。</translation>
    </message>
    <message>
        <source>Skipped for another reason:</source>
        <translation>因其他原因跳过：</translation>
    </message>
    <message>
        <source>pages that could not be read: %1</source>
        <translation>无法识别的页面：第 %1 页</translation>
    </message>
    <message>
        <source>Its name leads out of the archive, or it is no plain file. It was left there.</source>
        <translation>其路径指向压缩包之外，或不是普通文件，未解压。</translation>
    </message>
    <message>
        <source>It is protected by a password inside the archive. Unpack the archive and import the files.</source>
        <translation>它在压缩包中有密码保护。请先解压，再导入文件。</translation>
    </message>
    <message>
        <source>It is too large, or grows too large when it is unpacked.</source>
        <translation>文件过大，或解压后过大。</translation>
    </message>
    <message>
        <source>The archive is damaged here.</source>
        <translation>压缩包在此处已损坏。</translation>
    </message>
    <message>
        <source>In the tray, because nothing tells whose they are:</source>
        <translation>已放入待归档（无法判断属于谁）：</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>一份材料</translation>
    </message>
    <message>
        <source>LibreOffice, which turns Word and OpenDocument files into pages, is not installed. Install it, or save the file as a PDF.</source>
        <translation>未安装 LibreOffice，而 Word 和 OpenDocument 文件要靠它转成页面。请安装它，或把文件另存为 PDF。</translation>
    </message>
    <message>
        <source>This system does not let LibreOffice be closed off from your other files, so the file was not opened. Save it as a PDF.</source>
        <translation>本系统无法把 LibreOffice 与您的其他文件隔开，因此没有打开该文件。请把它另存为 PDF。</translation>
    </message>
    <message>
        <source>You left it out.</source>
        <translation>您没有导入它。</translation>
    </message>
    <message>
        <source>It lies too many archives deep. Unpack it and import the files.</source>
        <translation>压缩包嵌套的层数太多。请先解压，再导入里面的文件。</translation>
    </message>
    <message>
        <source>This is an archive of another kind. Unpack it and import the files, or make a ZIP of them.</source>
        <translation>这是其他格式的压缩包。请先解压，再导入里面的文件，或者重新打包成 ZIP。</translation>
    </message>
    <message>
        <source>takes the place of an earlier version; what it says differently stands above the fields</source>
        <translation>替换了较早的版本；不同之处列在字段上方</translation>
    </message>
</context>
<context>
    <name>Bole::LineCheckDialog</name>
    <message>
        <source>%1, %2</source>
        <comment>a section, and a field in it</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 of %2, page %3; %n to look at</source>
        <translation>
            <numerusform>第 %1 / %2 行，第 %3 页；还有 %n 行待核对</numerusform>
        </translation>
    </message>
    <message>
        <source>Every line has been compared with its picture.</source>
        <translation>每一行都已与图片核对过。</translation>
    </message>
    <message>
        <source>Check Line by Line</source>
        <translation>逐行核对</translation>
    </message>
    <message>
        <source>&amp;Only lines with doubtful values</source>
        <translation>只看有疑问的行(&amp;O)</translation>
    </message>
    <message>
        <source>Picture of the line</source>
        <translation>该行的图片</translation>
    </message>
    <message>
        <source>&amp;Right, Next Line</source>
        <translation>无误，下一行(&amp;R)</translation>
    </message>
    <message>
        <source>All values of the line are as printed, or now corrected (Enter)</source>
        <translation>该行各项与原文一致，或已改正（Enter）</translation>
    </message>
    <message>
        <source>&amp;Previous Line</source>
        <translation>上一行(&amp;P)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Previous line</source>
        <translation>上一行</translation>
    </message>
    <message>
        <source>Leave &amp;It Open</source>
        <translation>暂不核对(&amp;I)</translation>
    </message>
    <message>
        <source>The next line; nothing is said about this one</source>
        <translation>转到下一行，此行暂不核对</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>No line is left.</source>
        <translation>没有剩余的行。</translation>
    </message>
    <message>
        <source>This is the first line.</source>
        <translation>这是第一行。</translation>
    </message>
    <message>
        <source>This is the last line.</source>
        <translation>这是最后一行。</translation>
    </message>
</context>
<context>
    <name>Bole::LineChecking</name>
    <message>
        <source>Something on the pages is hidden from you, so their lines are not shown one by one.</source>
        <translation>页面上有对您隐藏的内容，因此不能逐行核对。</translation>
    </message>
    <message>
        <source>No value of this applicant has a place on a page.</source>
        <translation>该申请人的信息在页面上没有对应的位置。</translation>
    </message>
    <message>
        <source>The change could not be saved.</source>
        <translation>无法保存更改。</translation>
    </message>
</context>
<context>
    <name>Bole::ListsDialog</name>
    <message>
        <source>Read a File…</source>
        <translation>读入文件…</translation>
    </message>
    <message>
        <source>Remove the List</source>
        <translation>删除名单</translation>
    </message>
    <message>
        <source>Lists of schools</source>
        <translation>学校名单</translation>
    </message>
    <message>
        <source>Lists of journals and conferences</source>
        <translation>期刊与会议名单</translation>
    </message>
    <message>
        <source>Lists are badges, columns and filters, for the highest degree and for the bachelor&apos;s. Your own come from a CSV file with the columns list and name: which list, and a school on it in any language.</source>
        <translation>名单用作标记、列和筛选条件，最高学历与本科分别计算。自定名单来自 CSV 文件，含“名单”与“名称”两列：名单名，以及名单中的学校（任何语言均可）。</translation>
    </message>
    <message>
        <source>A paper may be on several lists; columns, filters and the order of shortlists count by list and by first author. Your own come from a CSV file with the column list and one or more of name, abbreviation and issn. An ISSN is found where a citation or its DOI has it. CCF tiers come with the program.</source>
        <translation>一篇论文可以同时在多个名单上；列、筛选和名单排序均可按名单及第一作者计数。自定名单来自 CSV 文件，含“名单”列，以及“名称”“简称”“issn”中的一列或几列。ISSN 只有在文献条目或其 DOI 中出现时才能识别。CCF 等级随程序提供。</translation>
    </message>
    <message>
        <source>List</source>
        <translation>名单</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Applicants here</source>
        <translation>本招生季的申请人</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>例如</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A list that the file has takes the place of the one that is here under its name; the others stay</source>
        <translation>文件中的名单会取代此处同名的名单，其余名单不变</translation>
    </message>
    <message>
        <source>There is no list of your own yet.</source>
        <translation>目前没有自定名单。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between names</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>the committee</source>
        <translation>委员会</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>程序自带</translation>
    </message>
    <message>
        <source>Takes the list away, and with it its badges and columns</source>
        <translation>删除该名单及其标记和列</translation>
    </message>
    <message>
        <source>Choose one of the committee&apos;s own lists</source>
        <translation>请选择委员会的一个自定名单</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>表格 (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>无法读取文件。</translation>
    </message>
    <message>
        <source>The lists could not be read (%1).</source>
        <translation>无法读取名单（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of lists were read.</source>
        <translation>
            <numerusform>已读入 %n 条名单。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the list %1?</source>
        <translation>删除名单“%1”？</translation>
    </message>
    <message>
        <source>Columns and filters that go by it go, too. The file that it was read from stays as it is.</source>
        <translation>以它为依据的列和筛选条件也会消失；读入时所用的文件不变。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The list could not be removed.</source>
        <translation>无法删除名单。</translation>
    </message>
</context>
<context>
    <name>Bole::MainWindow</name>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源文本</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Bole</source>
        <translation>伯乐</translation>
    </message>
    <message>
        <source>Import Files</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>Import a Folder</source>
        <translation>导入文件夹</translation>
    </message>
    <message>
        <source>Somebody Else…</source>
        <translation>其他人…</translation>
    </message>
    <message>
        <source>Bole — %1</source>
        <translation>伯乐 — %1</translation>
    </message>
    <message>
        <source>A change that had been kept cannot be saved any more.</source>
        <translation>一项暂存的更改已无法保存。</translation>
    </message>
    <message>
        <source>Import a Roster</source>
        <translation>导入名册</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.xlsm *.ods *.xls)</source>
        <translation>表格 (*.csv *.tsv *.txt *.xlsx *.xlsm *.ods *.xls)</translation>
    </message>
    <message>
        <source>The roster could not be read.</source>
        <translation>无法读取名册。</translation>
    </message>
    <message>
        <source>Clear This List</source>
        <translation>清除这些记录</translation>
    </message>
    <message>
        <source>Open Recen&amp;t</source>
        <translation>最近打开(&amp;T)</translation>
    </message>
    <message>
        <source>Co&amp;mmittee</source>
        <translation>委员会(&amp;M)</translation>
    </message>
</context>
<context>
    <name>Bole::MergeDialog</name>
    <message>
        <source>They could not be merged.</source>
        <translation>无法合并。</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) of %1 go to %2.</source>
        <translation>
            <numerusform>%1的 %n 份材料归入%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) of %1 go over as well.</source>
        <translation>
            <numerusform>%1的 %n 份评审一并归入。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reviewed both: the review of %2 counts, the other one is kept and comes back when this is undone.</source>
        <translation>%1评审过两人：以对%2的评审为准，另一份保留，撤销合并时恢复。</translation>
    </message>
    <message>
        <source>This can be undone.</source>
        <translation>此操作可以撤销。</translation>
    </message>
    <message>
        <source>Merge two applicants</source>
        <translation>合并两位申请人</translation>
    </message>
    <message>
        <source>%1 and %2 become one applicant. Tick what is taken over from %2; everything else stays as %1 has it.</source>
        <translation>%1与%2合并为一位申请人。请勾选要采用%2的内容；其余保持%1的原样。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>What the two say differently</source>
        <translation>两人信息的不同之处</translation>
    </message>
    <message>
        <source>Keep %1 &amp;Instead</source>
        <translation>改为保留%1(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>合并(&amp;M)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>values of the roster</source>
        <translation>名册中的值</translation>
    </message>
    <message>
        <source>a decision</source>
        <translation>委员会的决定</translation>
    </message>
    <message>
        <source>an answer to the offer</source>
        <translation>对录取意向的答复</translation>
    </message>
    <message>
        <source>a stage</source>
        <translation>所处阶段</translation>
    </message>
    <message>
        <source>numbers from outside</source>
        <translation>外部成绩</translation>
    </message>
    <message>
        <source>%1 declared a conflict of interest with %2: it holds for %3 from now on.</source>
        <translation>%1 声明了与 %2 的利益冲突：今后对 %3 同样有效。</translation>
    </message>
    <message>
        <source>The application number %1 leads to %2 as well.</source>
        <translation>申请编号 %1 今后也指向 %2。</translation>
    </message>
    <message>
        <source>Both have this, and that of %1 counts: %2.</source>
        <translation>两人都有以下内容，以 %1 的为准：%2。</translation>
    </message>
</context>
<context>
    <name>Bole::NewEntryDialog</name>
    <message>
        <source>Add to %1</source>
        <translation>添加到%1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field, and what is wrong with it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The entry that you began is not saved.</source>
        <translation>您开始填写的条目尚未保存。</translation>
    </message>
    <message>
        <source>What is not right in it yet is left out.</source>
        <translation>其中尚不正确的内容会被略去。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃更改</translation>
    </message>
</context>
<context>
    <name>Bole::NoteEditor</name>
    <message>
        <source>Phrases</source>
        <translation>常用语</translation>
    </message>
</context>
<context>
    <name>Bole::NotePhrases</name>
    <message>
        <source>Keep the selected text as a phrase</source>
        <translation>将所选文字存为常用语</translation>
    </message>
    <message>
        <source>Edit my phrases…</source>
        <translation>编辑我的常用语…</translation>
    </message>
</context>
<context>
    <name>Bole::NoticeBar</name>
    <message>
        <source>Undo (%1)</source>
        <translation>撤销（%1）</translation>
    </message>
    <message>
        <source>Redo (%1)</source>
        <translation>重做（%1）</translation>
    </message>
</context>
<context>
    <name>Bole::NumberTable</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Bole::NumbersDialog</name>
    <message>
        <source>Applicant</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>%1 (of %2)</source>
        <translation>%1（满分 %2）</translation>
    </message>
    <message>
        <source>“%1” could not be taken.</source>
        <translation>无法采用“%1”。</translation>
    </message>
    <message>
        <source>The file could not be read (%1).</source>
        <translation>无法读取文件（%1）。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be placed.</source>
        <translation>
            <numerusform>有 %n 行无法对应。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the Others</source>
        <translation>采用其余各行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The numbers could not be stored.</source>
        <translation>无法保存成绩。</translation>
    </message>
    <message>
        <source>From a File…</source>
        <translation>从文件导入…</translation>
    </message>
    <message>
        <source>One number for each applicant, such as a written exam. The formula of the rubric says what becomes of it. Type it here (Enter goes down), or take it from a CSV, XLSX or ODS file with a column that names the applicant (application number, e-mail address or name) and one for each criterion, headed by its name.</source>
        <translation>每位申请人一个分数，例如笔试成绩；如何计入总分由评分表的公式决定。可在此输入（Enter 到下一行），也可从 CSV、XLSX 或 ODS 文件导入：一列写明申请人（申请编号、邮箱或姓名），其余每列对应一个评分项，以其名称为表头。</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Only a coordinator enters these numbers.</source>
        <translation>只有负责人可以填写这些分数。</translation>
    </message>
    <message>
        <source>%1 takes %2 to %3.</source>
        <translation>%1的分值为 %2 至 %3。</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.xlsx *.ods)</source>
        <translation>表格 (*.csv *.tsv *.txt *.xlsx *.ods)</translation>
    </message>
    <message>
        <source>External scores</source>
        <translation>外部成绩</translation>
    </message>
    <message>
        <source>The rubric asks for no external score. Add such a criterion with Review → Rubric.</source>
        <translation>评分表中没有外部成绩。可在“评审 → 评分表”中添加。</translation>
    </message>
    <message>
        <source>The number could not be stored.</source>
        <translation>无法保存该数值。</translation>
    </message>
    <message>
        <source>The rubric asks for no external score.</source>
        <translation>评分表中没有外部成绩。</translation>
    </message>
</context>
<context>
    <name>Bole::OriginText</name>
    <message>
        <source>somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>Read by the program on page %1</source>
        <translation>由程序在第 %1 页识别</translation>
    </message>
    <message>
        <source>Read by the program in line %1</source>
        <translation>由程序在第 %1 行识别</translation>
    </message>
    <message>
        <source>Read by the program</source>
        <translation>由程序识别</translation>
    </message>
    <message>
        <source>Typed by %1, %2</source>
        <translation>由%1填写，%2</translation>
    </message>
    <message>
        <source>Taken from page %1 by %2, %3</source>
        <translation>由%2取自第 %1 页，%3</translation>
    </message>
    <message>
        <source>Taken from the document by %1, %2</source>
        <translation>由%1取自原文，%2</translation>
    </message>
    <message>
        <source>Confirmed by %1, %2</source>
        <translation>由%1确认，%2</translation>
    </message>
    <message>
        <source>Checked by %1, %2: it is not in the document</source>
        <translation>%1已核对（%2）：材料中没有此项</translation>
    </message>
    <message>
        <source>Removed by %1, %2</source>
        <translation>由%1删除，%2</translation>
    </message>
    <message>
        <source>The program did not recognise it. It may be in the document all the same.</source>
        <translation>程序未识别到此项；材料中仍可能写有。</translation>
    </message>
    <message>
        <source>Not recognised; typed by %1</source>
        <translation>原文中未识别到，由%1填写</translation>
    </message>
    <message>
        <source>Not recognised; taken from page %1 by %2</source>
        <translation>未识别到，由%2取自第 %1 页</translation>
    </message>
    <message>
        <source>Not recognised; taken from the document by %1</source>
        <translation>未识别到，由%1取自原文</translation>
    </message>
    <message>
        <source>Read by the program on page %1, from its picture (%2)</source>
        <translation>由程序在第 %1 页从图像中识别（%2）</translation>
    </message>
    <message>
        <source>Read by the program from a picture (%1)</source>
        <translation>由程序从图像中识别（%1）</translation>
    </message>
    <message>
        <source>OCR</source>
        <translation>OCR</translation>
    </message>
    <message>
        <source>OCR: %1</source>
        <translation>文字识别：%1</translation>
    </message>
</context>
<context>
    <name>Bole::OthersView</name>
    <message>
        <source>The committee</source>
        <translation>委员会</translation>
    </message>
    <message>
        <source>You declared a conflict of interest, so other reviews stay hidden from you.</source>
        <translation>您已声明利益冲突，因此看不到他人的评审。</translation>
    </message>
    <message>
        <source>Others&apos; scores and notes appear here once you have submitted yours.</source>
        <translation>您提交自己的评审后，此处会显示他人的评分与评语。</translation>
    </message>
    <message>
        <source>Nobody has submitted a review yet.</source>
        <translation>还没有人提交评审。</translation>
    </message>
    <message>
        <source>no total</source>
        <translation>无总分</translation>
    </message>
    <message>
        <source>**%1** · %2 · %3</source>
        <translation>**%1** · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n review(s), mean %1, spread %2.</source>
        <translation>
            <numerusform>%n 份评审，平均 %1，分差 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>They were given under different versions of the rubric.</source>
        <translation>它们依据的评分表版本不同。</translation>
    </message>
    <message>
        <source>Mean of the reviewers&apos; weighted totals; spread is the highest minus the lowest.</source>
        <translation>各评审人加权总分的平均；分差为最高减最低。</translation>
    </message>
    <message numerus="yes">
        <source>%n review(s), given under a version of the rubric that can&apos;t be compared.</source>
        <translation>
            <numerusform>%n 份评审使用了无法比较的评分表版本。</numerusform>
        </translation>
    </message>
    <message>
        <source>Total by the formula: %1.</source>
        <translation>按公式的总分：%1。</translation>
    </message>
</context>
<context>
    <name>Bole::OutlineView</name>
    <message>
        <source>Outline of the document</source>
        <translation>材料目录</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>This document has no outline.</source>
        <translation>此材料没有目录。</translation>
    </message>
</context>
<context>
    <name>Bole::OwnConditions</name>
    <message>
        <source>contains</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>not filled in</source>
        <translation>未填写</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>%1：从</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1：到</translation>
    </message>
</context>
<context>
    <name>Bole::OwnFieldWords</name>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>是或否</translation>
    </message>
</context>
<context>
    <name>Bole::OwnFieldsDialog</name>
    <message>
        <source>%1 · %2</source>
        <comment>a field, and its kind</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>(no name yet)</source>
        <translation>（尚未命名）</translation>
    </message>
    <message>
        <source>Remove this field?</source>
        <translation>删除此字段？</translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) have a value in it. Undo brings the field and its values back.</source>
        <translation>
            <numerusform>%n 位申请人在此字段中有值。撤销可恢复字段及其值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>This field has no name yet.</source>
        <translation>此字段尚未命名。</translation>
    </message>
    <message>
        <source>This field has no choices yet.</source>
        <translation>此字段尚无选项。</translation>
    </message>
    <message>
        <source>The fields could not be saved.</source>
        <translation>无法保存字段。</translation>
    </message>
    <message>
        <source>Go On Editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Fields of our own</source>
        <translation>自定义字段</translation>
    </message>
    <message>
        <source>What the committee wants to know of everybody and no document says. The fields stand in the form, the table, filters, comparison and exports.</source>
        <translation>委员会想了解而材料中没有的信息。这些字段会出现在表单、申请人表、筛选、对比和导出中。</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>删除(&amp;M)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Name in &amp;English:</source>
        <translation>英文名称(&amp;E)：</translation>
    </message>
    <message>
        <source>Name in &amp;Chinese:</source>
        <translation>中文名称(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>类型(&amp;K)：</translation>
    </message>
    <message>
        <source>C&amp;hoices, one a line; English | 中文:</source>
        <translation>选项(&amp;H)，每行一个；English | 中文：</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Discard your changes?</source>
        <translation>放弃您的更改？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>H&amp;idden from whoever reads blind</source>
        <translation>盲审时隐藏(&amp;I)</translation>
    </message>
    <message>
        <source>There is no field yet: add one first.</source>
        <translation>还没有字段：请先添加。</translation>
    </message>
    <message>
        <source>It is the first one.</source>
        <translation>已是第一项。</translation>
    </message>
    <message>
        <source>It is the last one.</source>
        <translation>已是最后一项。</translation>
    </message>
    <message>
        <source>Values of one kind make no sense in another: the kind is chosen once.</source>
        <translation>不同类型的值无法互换，类型选定后不能更改。</translation>
    </message>
</context>
<context>
    <name>Bole::OwnFieldsPanel</name>
    <message>
        <source>Our own fields</source>
        <translation>自定义字段</translation>
    </message>
    <message>
        <source>2026-09-01</source>
        <translation>2026-09-01</translation>
    </message>
    <message>
        <source>Whoever reads blind cannot change this field.</source>
        <translation>盲审时不能更改此字段。</translation>
    </message>
    <message>
        <source>The change could not be saved.</source>
        <translation>无法保存更改。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field, and what is wrong</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>this is not a number.</source>
        <translation>这不是数字。</translation>
    </message>
    <message>
        <source>this is not a date. Write a year, a month or a day: 2026, 2026-09, 2026-09-01.</source>
        <translation>这不是日期。请填写年、月或日：2026、2026-09、2026-09-01。</translation>
    </message>
    <message>
        <source>this is none of its values.</source>
        <translation>这不是该字段的可选值。</translation>
    </message>
</context>
<context>
    <name>Bole::PageView</name>
    <message>
        <source>This page is not shown: what blind reviewing hides on it could not be found.</source>
        <translation>此页未显示：无法确定盲审需要遮盖的内容。</translation>
    </message>
    <message>
        <source>This page cannot be shown.</source>
        <translation>此页无法显示。</translation>
    </message>
    <message>
        <source>Click here to try again.</source>
        <translation>点击此处重试。</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>Bole::PaneKeys</name>
    <message>
        <source>In the fields</source>
        <translation>在字段中</translation>
    </message>
    <message>
        <source>Confirm the value and go to the next to look at</source>
        <translation>确认该值并转到下一个待核对项</translation>
    </message>
    <message>
        <source>Edit the value</source>
        <translation>编辑该值</translation>
    </message>
    <message>
        <source>Empty the value, or remove the entry</source>
        <translation>清空该值，或删除条目</translation>
    </message>
    <message>
        <source>Add an entry to this section</source>
        <translation>在此栏目中添加条目</translation>
    </message>
    <message>
        <source>Remove this entry</source>
        <translation>删除此条目</translation>
    </message>
    <message>
        <source>Move the entry</source>
        <translation>移动条目</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>在页面上</translation>
    </message>
    <message>
        <source>Scroll by a screen</source>
        <translation>滚动一屏</translation>
    </message>
    <message>
        <source>Page before or after</source>
        <translation>上一页或下一页</translation>
    </message>
    <message>
        <source>First page, end of the document</source>
        <translation>首页，材料末尾</translation>
    </message>
    <message>
        <source>Extend the selection</source>
        <translation>扩大所选内容</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>复制所选内容</translation>
    </message>
    <message>
        <source>Select everything</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Put the selection into the field in front</source>
        <translation>将所选内容填入当前字段</translation>
    </message>
    <message>
        <source>Drop the selection</source>
        <translation>取消选择</translation>
    </message>
    <message>
        <source>What can be done here</source>
        <translation>显示此处可用的操作</translation>
    </message>
    <message>
        <source>In the scores</source>
        <translation>在评分中</translation>
    </message>
    <message>
        <source>Give a level and move on</source>
        <translation>打分并转到下一项</translation>
    </message>
    <message>
        <source>Another level</source>
        <translation>换一个等级</translation>
    </message>
    <message>
        <source>Remove the score</source>
        <translation>删除分数</translation>
    </message>
    <message>
        <source>Criterion before or after</source>
        <translation>上一个或下一个评分项</translation>
    </message>
    <message>
        <source>Open the note of a criterion</source>
        <translation>打开该评分项的评语</translation>
    </message>
    <message>
        <source>In a note</source>
        <translation>在评语中</translation>
    </message>
    <message>
        <source>Complete the name of a criterion, or a phrase</source>
        <translation>补全评分项名称或常用语</translation>
    </message>
    <message>
        <source>Insert a phrase</source>
        <translation>插入常用语</translation>
    </message>
    <message>
        <source>In lists and tables</source>
        <translation>在列表和表格中</translation>
    </message>
    <message>
        <source>Choose several</source>
        <translation>选择多项</translation>
    </message>
    <message>
        <source>From the search into the list</source>
        <translation>从搜索框转到列表</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Next row of a table of numbers</source>
        <translation>数字表格的下一行</translation>
    </message>
    <message>
        <source>In the list of highlights</source>
        <translation>在标注列表中</translation>
    </message>
    <message>
        <source>Go to the highlight</source>
        <translation>转到该标注</translation>
    </message>
    <message>
        <source>Comment on it</source>
        <translation>添加批注</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>Bole::PanelDialog</name>
    <message>
        <source>Next Candidate</source>
        <translation>下一位申请人</translation>
    </message>
    <message>
        <source>Record with Signature Lines…</source>
        <translation>评分记录（带签字栏）…</translation>
    </message>
    <message>
        <source>Interview panel</source>
        <translation>面试小组</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>Previous candidate</source>
        <translation>上一位申请人</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>an application number, a name</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>The scores could not be read.</source>
        <translation>无法读取评分。</translation>
    </message>
    <message>
        <source>The rubric asks the judges for nothing.</source>
        <translation>评分表中没有需要评委打分的项目。</translation>
    </message>
    <message>
        <source>Only a coordinator types in what other judges wrote.</source>
        <translation>只有负责人可以录入其他评委的评分。</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>评委</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>评审</translation>
    </message>
    <message>
        <source>Scored by the judge in a window of their own, and hidden from you until your own review is in</source>
        <translation>评委已在自己的窗口中打分，在您提交自己的评审之前不可见</translation>
    </message>
    <message>
        <source>Scored by the judge in a window of their own</source>
        <translation>评委已在自己的窗口中打分</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Without the highest and the lowest</source>
        <translation>去掉最高分和最低分</translation>
    </message>
    <message>
        <source>Interview record %1.pdf</source>
        <comment>a date</comment>
        <translation>面试评分记录 %1.pdf</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>无法写入文件。</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>总分：%1</translation>
    </message>
    <message>
        <source>No total yet</source>
        <translation>尚无总分</translation>
    </message>
    <message>
        <source>Submit My Own Row</source>
        <translation>提交我自己的评分</translation>
    </message>
    <message>
        <source>Until then it does not count, and the others&apos; scores may be hidden from you</source>
        <translation>提交前不计入总分，其他评委的评分也可能对您不可见</translation>
    </message>
    <message numerus="yes">
        <source>Without %n score(s) that are hidden from you until your own row is submitted.</source>
        <translation>
            <numerusform>未计入 %n 份评分：提交您自己的评分后才可见。</numerusform>
        </translation>
    </message>
    <message>
        <source>The review could not be submitted.</source>
        <translation>无法提交评审。</translation>
    </message>
    <message>
        <source>The Panel Scores</source>
        <translation>面试评分项</translation>
    </message>
    <message>
        <source>What the judges of a panel are asked for. A judge&apos;s row is complete when it has these; the rest is for who reads.</source>
        <translation>评委在面试中要打的分项。一行填满这些分项即为完整；其余分项由审阅材料的人评分。</translation>
    </message>
    <message>
        <source>Only a coordinator says what the panel scores.</source>
        <translation>只有负责人可以设定面试评分项。</translation>
    </message>
    <message>
        <source>The criteria of the panel could not be stored.</source>
        <translation>无法保存面试评分项。</translation>
    </message>
    <message>
        <source>What the judges wrote on their papers: a row for each judge, a column for each criterion. Enter goes down. A judge&apos;s row counts as submitted when it is complete, your own when you submit it. What a judge scored in a window of their own cannot be changed here; what their submitted review left empty can be filled in, and counts at once.</source>
        <translation>录入各评委在纸面上的评分：每位评委一行，每个评分项一列，Enter 到下一行。其他评委的一行填满即视为已提交，您自己的一行由您提交。评委在自己窗口中打的分不能在此更改；已提交的评审中尚空的分项可以补录，并立即计入。</translation>
    </message>
    <message>
        <source>Submitted: take the review back in the review pane to change it</source>
        <translation>已提交：如需更改，请先在评审栏中撤回</translation>
    </message>
    <message>
        <source>The rubric asks for nothing yet.</source>
        <translation>评分表中还没有评分项。</translation>
    </message>
    <message>
        <source>This is the first candidate.</source>
        <translation>已是第一位申请人。</translation>
    </message>
    <message>
        <source>This is the last candidate.</source>
        <translation>已是最后一位申请人。</translation>
    </message>
    <message>
        <source>There is nothing to print yet.</source>
        <translation>还没有可打印的内容。</translation>
    </message>
    <message>
        <source>Your row is not complete yet.</source>
        <translation>您这一行尚未填完。</translation>
    </message>
</context>
<context>
    <name>Bole::PartsDialog</name>
    <message>
        <source>to page %1</source>
        <translation>到第 %1 页</translation>
    </message>
    <message>
        <source>Each part must begin on a later page than the one before.</source>
        <translation>每一部分的起始页必须在前一部分之后。</translation>
    </message>
    <message>
        <source>Parts of the Document</source>
        <translation>材料的组成部分</translation>
    </message>
    <message>
        <source>One file may hold a CV, a transcript and letters. Each part is shown as a tab; only the CV&apos;s pages are read into the fields.</source>
        <translation>一个文件可能同时含有简历、成绩单和推荐信。每一部分显示为一个标签页；只有简历的页面会读入字段。</translation>
    </message>
    <message>
        <source>Kind of the part</source>
        <translation>该部分的类型</translation>
    </message>
    <message>
        <source>from page </source>
        <comment>before a number</comment>
        <translation>从第 </translation>
    </message>
    <message>
        <source>First page of the part</source>
        <translation>该部分的起始页</translation>
    </message>
    <message>
        <source>Remove this part</source>
        <translation>去掉这一部分</translation>
    </message>
    <message>
        <source>&amp;Add a Part</source>
        <translation>添加一部分(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The first part begins where the document does.</source>
        <translation>第一部分从材料开头起。</translation>
    </message>
    <message>
        <source>A document has at least one part.</source>
        <translation>一份材料至少有一个部分。</translation>
    </message>
    <message>
        <source>There are as many parts as pages.</source>
        <translation>部分数已与页数相同。</translation>
    </message>
</context>
<context>
    <name>Bole::PasswordPanel</name>
    <message>
        <source>This document is locked</source>
        <translation>此材料已加密</translation>
    </message>
    <message>
        <source>That password does not open it. Please try again.</source>
        <translation>密码不正确，请重试。</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Password of the document</source>
        <translation>材料密码</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Enter the password that the applicant gave. It is kept in this desktop&apos;s key store, not in the season.</source>
        <translation>请输入申请人提供的密码。密码保存在本机桌面的密钥库中，不写入招生季文件。</translation>
    </message>
    <message>
        <source>Enter the password that the applicant gave. It is kept until Bole is closed, and never in the season: this desktop has no key store.</source>
        <translation>请输入申请人提供的密码。本机桌面没有密钥库，因此密码只保留到伯乐关闭为止，绝不写入招生季文件。</translation>
    </message>
</context>
<context>
    <name>Bole::PeopleActions</name>
    <message numerus="yes">
        <source>%n applicant(s)</source>
        <translation>
            <numerusform>%n 位申请人</numerusform>
        </translation>
    </message>
    <message>
        <source>New applicant</source>
        <translation>新建申请人</translation>
    </message>
    <message>
        <source>Name of the applicant:</source>
        <translation>申请人姓名：</translation>
    </message>
    <message>
        <source>%1 is a new applicant.</source>
        <translation>已新建申请人%1。</translation>
    </message>
    <message>
        <source>The applicant could not be added.</source>
        <translation>无法添加该申请人。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>%1 is now called %2.</source>
        <translation>%1已改名为%2。</translation>
    </message>
    <message>
        <source>The name could not be changed.</source>
        <translation>无法更改姓名。</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>退出申请</translation>
    </message>
    <message>
        <source>%1 leaves queues, lists and totals, but stays in the season. Reason:</source>
        <translation>%1将离开队列、名单和统计，但保留在招生季中。原因：</translation>
    </message>
    <message>
        <source>%1 withdrew.</source>
        <translation>%1已退出申请。</translation>
    </message>
    <message>
        <source>The withdrawal could not be saved.</source>
        <translation>无法保存退出申请。</translation>
    </message>
    <message>
        <source>%1 takes part again.</source>
        <translation>%1已恢复参评。</translation>
    </message>
    <message>
        <source>This could not be saved.</source>
        <translation>无法保存。</translation>
    </message>
    <message>
        <source>Delete %1 with all documents and reviews?</source>
        <translation>删除%1及其全部材料和评审？</translation>
    </message>
    <message>
        <source>They leave every list. This can be undone until the season is compacted. Somebody who only gives up the application is better withdrawn.</source>
        <translation>将从所有名单中移出。在彻底清除之前可以撤销。如果只是放弃申请，请改用“退出申请”。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation>已删除%1。</translation>
    </message>
    <message>
        <source>The applicant could not be deleted.</source>
        <translation>无法删除该申请人。</translation>
    </message>
    <message>
        <source>Merge two applicants</source>
        <translation>合并两位申请人</translation>
    </message>
    <message>
        <source>Who is the same person as %1? Those who may be stand at the top.</source>
        <translation>谁与%1是同一人？可能是的排在最前。</translation>
    </message>
    <message>
        <source>Merged into %1.</source>
        <translation>已并入%1。</translation>
    </message>
    <message>
        <source>Take what was deleted out of the file for good?</source>
        <translation>将已删除的内容从文件中彻底清除？</translation>
    </message>
    <message>
        <source>Deleted applicants: %1. Deleted documents: %2. Their reviews and histories go with them, and nothing of it can be undone any more. Backups and copies that were made before still hold them.</source>
        <translation>已删除申请人 %1 位，材料 %2 份。其评审和历史记录一并清除，之后无法撤销。此前的备份和副本仍含有这些内容。</translation>
    </message>
    <message>
        <source>The season could not be compacted.</source>
        <translation>无法清理此招生季。</translation>
    </message>
    <message>
        <source>What was deleted is gone from the file.</source>
        <translation>已删除的内容已从文件中清除。</translation>
    </message>
    <message>
        <source>There is nobody to remove.</source>
        <translation>没有可清除的申请人。</translation>
    </message>
    <message>
        <source>Either nobody has been admitted by the committee yet, or everybody has.</source>
        <translation>委员会尚未录取任何人，或所有人均已录取。</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n applicant(s) who were not admitted, for good?</source>
        <translation>
            <numerusform>彻底清除 %n 位未录取的申请人？</numerusform>
        </translation>
    </message>
    <message>
        <source>Their documents, records, reviews and histories leave the file with them. This cannot be undone. That it was done, by whom and when, is written down in the season. Backups and copies that were made before still hold them.</source>
        <translation>其材料、信息、评审和历史记录将一并从文件中清除，且无法撤销。此事由谁、在何时完成，会记入招生季。此前的备份和副本仍含有这些内容。</translation>
    </message>
    <message>
        <source>The applicants could not be removed.</source>
        <translation>无法清除这些申请人。</translation>
    </message>
    <message>
        <source>Only those who were admitted are left.</source>
        <translation>现只保留已录取的申请人。</translation>
    </message>
    <message>
        <source>The committee&apos;s own fields were changed.</source>
        <translation>自定义字段已更改。</translation>
    </message>
    <message>
        <source>What must be handed in was changed.</source>
        <translation>应交材料已更改。</translation>
    </message>
    <message>
        <source>Remove Permanently</source>
        <translation>彻底清除</translation>
    </message>
    <message>
        <source>The season&apos;s file is being written anew…</source>
        <translation>正在重写招生季文件…</translation>
    </message>
    <message>
        <source>The applicants are being removed, and the season&apos;s file is written anew…</source>
        <translation>正在删除申请人并重写招生季文件…</translation>
    </message>
    <message>
        <source>%1 · %2 · not admitted, removed for good: applicants %3, documents %4</source>
        <translation>%1 · %2 · 未录取，已彻底清除：申请人 %3，材料 %4</translation>
    </message>
    <message>
        <source>%1 · %2 · deleted, removed for good: applicants %3, documents %4</source>
        <translation>%1 · %2 · 已删除，已彻底清除：申请人 %3，材料 %4</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>某人</translation>
    </message>
    <message>
        <source>There is nothing to remove for good.</source>
        <translation>没有需要彻底清除的内容。</translation>
    </message>
</context>
<context>
    <name>Bole::PersonPicker</name>
    <message>
        <source>Name, school or number</source>
        <translation>姓名、学校或编号</translation>
    </message>
    <message>
        <source>Applicants</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>Nobody here to choose from.</source>
        <translation>没有可选择的人。</translation>
    </message>
</context>
<context>
    <name>Bole::PlanPage</name>
    <message numerus="yes">
        <source>%n file(s) to read; new people: %1. Drag a file to whom it belongs, or cut it (Ctrl+X) and paste it there (Ctrl+V).</source>
        <translation>
            <numerusform>将读取 %n 个文件；新申请人：%1。把文件拖到其所属的人，或剪切（Ctrl+X）后在那里粘贴（Ctrl+V）。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Give to…</source>
        <translation>归给(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;New Person</source>
        <translation>新申请人(&amp;N)</translation>
    </message>
    <message>
        <source>To the &amp;Tray</source>
        <translation>放入待归档(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Leave Out</source>
        <translation>不导入(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>类型(&amp;K)：</translation>
    </message>
    <message>
        <source>&amp;File names look like:</source>
        <translation>文件命名方式(&amp;F)：</translation>
    </message>
    <message>
        <source>It needs {number} or {name}, each once, and perhaps {kind}; a star is anything. Until then the files stay as they are.</source>
        <translation>需要写出 {number} 或 {name}（各一次），也可加上 {kind}；星号代表任意内容。写完整之前，文件归属不变。</translation>
    </message>
    <message>
        <source>Numbers and names are looked for anywhere in the file names. If that goes wrong, say how yours are made, such as {number}_{name}_{kind}.</source>
        <translation>将在文件名的任意位置查找编号和姓名。若判断有误，请写明命名方式，如 {number}_{name}_{kind}。</translation>
    </message>
    <message>
        <source>Files that are named so go by it; in others, numbers and names are looked for anywhere.</source>
        <translation>符合该命名方式的文件据此归属；其余文件仍在文件名的任意位置查找编号和姓名。</translation>
    </message>
    <message>
        <source>Choose a file in the plan first.</source>
        <translation>请先在导入计划中选择一个文件。</translation>
    </message>
</context>
<context>
    <name>Bole::PlanTree</name>
    <message>
        <source>Tray: nobody&apos;s yet</source>
        <translation>待归档材料：尚无归属</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>不导入</translation>
    </message>
    <message>
        <source>%1 (is there already)</source>
        <translation>%1（已在册）</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>新申请人：%1</translation>
    </message>
    <message>
        <source>Who gets which file</source>
        <translation>每人得到哪些文件</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1？</translation>
    </message>
    <message>
        <source>Its name does not tell: what stands in it will.</source>
        <translation>文件名没有说明类型，将按内容判断。</translation>
    </message>
    <message>
        <source>To be read first: %1</source>
        <translation>读取后再定：%1</translation>
    </message>
</context>
<context>
    <name>Bole::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>&amp;Language of the window:</source>
        <translation>窗口语言(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Appearance:</source>
        <translation>外观(&amp;A)：</translation>
    </message>
    <message>
        <source>Your &amp;name:</source>
        <translation>您的姓名(&amp;N)：</translation>
    </message>
    <message>
        <source>Suggested when a season asks who you are</source>
        <translation>招生季询问使用者时作为建议</translation>
    </message>
    <message>
        <source>&amp;Open the last season at start</source>
        <translation>启动时打开上次的招生季(&amp;O)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
</context>
<context>
    <name>Bole::ProfileBox</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The profile could not be stored.</source>
        <translation>无法保存方案。</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>保存方案</translation>
    </message>
    <message>
        <source>What is this choice called?</source>
        <translation>此方案的名称是什么？</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Save Profile…</source>
        <translation>保存方案…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Choose a profile first.</source>
        <translation>请先选择一个方案。</translation>
    </message>
</context>
<context>
    <name>Bole::ProgressDialog</name>
    <message>
        <source>nothing to read</source>
        <translation>无需评阅</translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation>✓ 已完成</translation>
    </message>
    <message>
        <source>▲ behind</source>
        <translation>▲ 落后</translation>
    </message>
    <message>
        <source>● under way</source>
        <translation>● 进行中</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1（您）</translation>
    </message>
    <message>
        <source>this file</source>
        <translation>此文件</translation>
    </message>
    <message>
        <source>There are no scores yet.</source>
        <translation>还没有评分。</translation>
    </message>
    <message>
        <source>No applicant has two submitted reviews that you may see yet.</source>
        <translation>还没有申请人有两份您可以看到的已提交评审。</translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) have two reviews or more.</source>
        <translation>
            <numerusform>%n 位申请人有两份或更多评审。</numerusform>
        </translation>
    </message>
    <message>
        <source>Of %1 pairs of levels %2 are the same and %3 at most one apart.</source>
        <translation>%1 对评分中，%2 对相同，%3 对最多相差一级。</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha is %1; in 95 of 100 such committees it would lie between %2 and %3.</source>
        <translation>Krippendorff α 为 %1；100 个这样的委员会中有 95 个会在 %2 与 %3 之间。</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha is %1; there are too few applicants for an interval.</source>
        <translation>Krippendorff α 为 %1；申请人太少，无法给出区间。</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>Furthest apart: %1</source>
        <translation>分歧最大：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Progress of the committee</source>
        <translation>委员会进度</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>评审人</translation>
    </message>
    <message>
        <source>To read</source>
        <translation>应评阅</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>已打开</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>已开始</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Last worked</source>
        <translation>最近工作</translation>
    </message>
    <message>
        <source>Last package from them</source>
        <translation>最近收到的数据包</translation>
    </message>
    <message>
        <source>How far the reviewers agree</source>
        <translation>评审一致程度</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>At the hub</source>
        <translation>连接情况</translation>
    </message>
</context>
<context>
    <name>Bole::ProtectDialog</name>
    <message>
        <source>The present password is not right.</source>
        <translation>当前密码不正确。</translation>
    </message>
    <message numerus="yes">
        <source>At least %n characters: a sentence that you remember is best.</source>
        <translation>
            <numerusform>至少 %n 个字符：最好是您记得住的一句话。</numerusform>
        </translation>
    </message>
    <message>
        <source>The two are not the same yet.</source>
        <translation>两次输入尚不一致。</translation>
    </message>
    <message>
        <source>Password of the Season</source>
        <translation>招生季密码</translation>
    </message>
    <message>
        <source>Protect with a Password</source>
        <translation>用密码保护</translation>
    </message>
    <message>
        <source>The whole file is encrypted, and its backups with it: applicants, documents, scores and notes. Whoever opens it, at any machine, is asked for the password. Copies that were made before and lie elsewhere stay as they are.</source>
        <translation>整个文件及其备份都会加密：申请人、材料、评分和评语。无论在哪台电脑上打开，都需要输入密码。此前存放在别处的副本保持原样。</translation>
    </message>
    <message>
        <source>&lt;b&gt;A password that is lost cannot be found again.&lt;/b&gt; Nobody can open the file without it: not Bole, not its makers, not your computer centre. Keep it where the committee finds it, in an envelope or a password manager.</source>
        <translation>&lt;b&gt;密码丢失后无法找回。&lt;/b&gt;没有密码谁也打不开文件：伯乐、开发者、信息中心都不行。请把密码保存在委员会找得到的地方，例如密封信封或密码管理器。</translation>
    </message>
    <message>
        <source>Present password:</source>
        <translation>当前密码：</translation>
    </message>
    <message>
        <source>New password:</source>
        <translation>新密码：</translation>
    </message>
    <message>
        <source>Once more:</source>
        <translation>再次输入：</translation>
    </message>
    <message>
        <source>I have kept the password safe and know what its loss means</source>
        <translation>我已妥善保存密码，并了解丢失密码的后果</translation>
    </message>
    <message>
        <source>Change the Password</source>
        <translation>更改密码</translation>
    </message>
    <message>
        <source>Protect</source>
        <translation>保护</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The season and its backups are protected. Both the change of the password and taking it away hold for the backups next to the file, too; copies elsewhere keep the password that they have.</source>
        <translation>招生季及其备份已受密码保护。更改或取消密码时，文件旁的备份也会一并更改；存放在别处的副本保持原有密码。</translation>
    </message>
    <message>
        <source>Remove the Password</source>
        <translation>取消密码</translation>
    </message>
    <message>
        <source>Type the present password first.</source>
        <translation>请先输入当前密码。</translation>
    </message>
    <message>
        <source>Type the new password twice.</source>
        <translation>请输入两遍新密码。</translation>
    </message>
    <message>
        <source>Tick that you have understood what a lost password means.</source>
        <translation>请勾选确认已了解丢失密码的后果。</translation>
    </message>
</context>
<context>
    <name>Bole::QueueBar</name>
    <message>
        <source>Everything that was assigned to you is done.</source>
        <translation>分配给您的都已完成。</translation>
    </message>
    <message>
        <source>%1 of %2 done by me</source>
        <translation>我已完成 %1 / %2</translation>
    </message>
    <message>
        <source>Your queue is being counted…</source>
        <translation>正在统计您的队列…</translation>
    </message>
    <message>
        <source>Drafts: %1. Skipped for now: %2. Conflicts of interest: %3.</source>
        <translation>草稿：%1。暂时跳过：%2。利益冲突：%3。</translation>
    </message>
    <message>
        <source>%1 of %2 by the committee</source>
        <translation>委员会已完成 %1 / %2</translation>
    </message>
    <message>
        <source>Reviews that are in, of all that are assigned.</source>
        <translation>已提交的评审数 / 已分配的评审数。</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n 位有更新</numerusform>
        </translation>
    </message>
    <message>
        <source>Came or changed since you last looked.</source>
        <translation>自您上次查看以来新增或有变动。</translation>
    </message>
    <message>
        <source>Next for me</source>
        <translation>下一位待我评审</translation>
    </message>
    <message>
        <source>Back to the one before</source>
        <translation>返回上一位</translation>
    </message>
    <message>
        <source>Choose the current reviewer to see your queue.</source>
        <translation>请选择当前评审人以查看您的队列。</translation>
    </message>
</context>
<context>
    <name>Bole::QuotasDialog</name>
    <message>
        <source>for each programme</source>
        <translation>按专业</translation>
    </message>
    <message>
        <source>for each supervisor</source>
        <translation>按导师</translation>
    </message>
    <message>
        <source>for each “%1”</source>
        <comment>a column of the roster</comment>
        <translation>按“%1”</translation>
    </message>
    <message>
        <source>Quotas of the list “%1”</source>
        <translation>名单“%1”的名额</translation>
    </message>
    <message>
        <source>Instead of one quota for the whole list each group can have its own places; the best of each group get them. When somebody declines, the next of the same group moves up. Who belongs to which group says the roster.</source>
        <translation>除整个名单共用一个名额外，也可以为每组分别设定名额，由组内排名靠前者获得；有人放弃时，由同组的下一位递补。分组以名册为准。</translation>
    </message>
    <message>
        <source>one for the whole list</source>
        <translation>整个名单共用</translation>
    </message>
    <message>
        <source>Quotas</source>
        <translation>名额</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>On this list</source>
        <translation>名单内人数</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>名额</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>名额</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>of no group</source>
        <translation>未分组</translation>
    </message>
    <message>
        <source>Places for %1</source>
        <translation>%1的名额</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in all</source>
        <translation>
            <numerusform>共 %n 个名额</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no groups yet: they are the programmes, the supervisors or a column of one&apos;s own in a roster. Bring one in with File → Import a Roster.</source>
        <translation>目前没有分组：分组取自名册中的报考专业、导师或自定义的列。请先用“文件 → 导入名册”导入。</translation>
    </message>
    <message>
        <source>Choose above what the groups are.</source>
        <translation>请先在上方选择分组依据。</translation>
    </message>
</context>
<context>
    <name>Bole::ReaderPageSource</name>
    <message>
        <source>Some text on this page could not be drawn.</source>
        <translation>本页有部分文字无法显示。</translation>
    </message>
</context>
<context>
    <name>Bole::ReadingPanel</name>
    <message numerus="yes">
        <source>A newer reading differs in %n value(s)</source>
        <translation>
            <numerusform>较新的读取结果有 %n 处不同</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a value now, and as it is read now</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Put what the newer reading says into the record. To keep what is there, confirm the value in the form.</source>
        <translation>用较新的读取结果填写记录。如要保持原样，请在表单中确认该项。</translation>
    </message>
    <message>
        <source>Take from the newer reading: %1</source>
        <translation>采用较新的读取结果：%1</translation>
    </message>
    <message>
        <source>Take All</source>
        <translation>全部采用</translation>
    </message>
    <message>
        <source>Put everything that the newer reading says into the record</source>
        <translation>采用较新读取结果中的全部内容</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::RecordFormView</name>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Dismiss the hint</source>
        <translation>忽略此提示</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>添加到“%1”</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove this entry</source>
        <translation>删除此条目</translation>
    </message>
    <message>
        <source>Hidden from you</source>
        <translation>已对您隐藏</translation>
    </message>
    <message>
        <source>Take back: not in the document</source>
        <translation>撤回“材料中没有”</translation>
    </message>
    <message>
        <source>Take back: confirmed</source>
        <translation>撤回确认</translation>
    </message>
    <message>
        <source>Checked: not in the document</source>
        <translation>已核对：材料中没有</translation>
    </message>
    <message>
        <source>Restore what was read</source>
        <translation>恢复为识别结果</translation>
    </message>
    <message>
        <source>Confidence of the reading: %1%</source>
        <translation>识别置信度：%1%</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>复制该值</translation>
    </message>
    <message>
        <source>Empty the value</source>
        <translation>清空该值</translation>
    </message>
    <message>
        <source>Take from the document&apos;s selection</source>
        <translation>取自材料中的所选文字</translation>
    </message>
    <message>
        <source>Confirm the whole section</source>
        <translation>确认整个栏目</translation>
    </message>
</context>
<context>
    <name>Bole::ReportList</name>
    <message>
        <source>Report of the import</source>
        <translation>导入报告</translation>
    </message>
</context>
<context>
    <name>Bole::ReportModel</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Whose it is</source>
        <translation>归属</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>Bole::RequirementsDialog</name>
    <message>
        <source>This could not be saved.</source>
        <translation>无法保存。</translation>
    </message>
    <message>
        <source>What must be handed in</source>
        <translation>应交材料</translation>
    </message>
    <message>
        <source>How many documents of each kind must everybody hand in? Who lacks one is found with the filter, and the table and exports name what is missing.</source>
        <translation>每位申请人每类材料应交几份？缺材料的人可用筛选找到，申请人表和导出中会列出所缺材料。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>不要求</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Bole::ReviewConditions</name>
    <message>
        <source>somebody who left</source>
        <translation>已离开的评审人</translation>
    </message>
    <message>
        <source>My review</source>
        <translation>我的评审</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>评审人</translation>
    </message>
    <message>
        <source>Committee&apos;s score at least</source>
        <translation>委员会评分不低于</translation>
    </message>
    <message>
        <source>Programme</source>
        <translation>报考专业</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>未开始</translation>
    </message>
</context>
<context>
    <name>Bole::ReviewPane</name>
    <message>
        <source>This review is closed. Take it back to change it.</source>
        <translation>此评审已提交，撤回后才能更改。</translation>
    </message>
    <message>
        <source>%1 goes to the scores: a digit scores and moves on, Enter opens a note.</source>
        <translation>按 %1 到评分处：按数字键评分并转到下一项，按 Enter 写评语。</translation>
    </message>
    <message>
        <source>Select text in the document first, then cite it.</source>
        <translation>请先在材料中选中文字，再引用。</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 —— %2</translation>
    </message>
    <message>
        <source>No applicant is open</source>
        <translation>未打开申请人</translation>
    </message>
    <message>
        <source>Choose somebody in the list, or press N for the next who needs you.</source>
        <translation>在列表中选择一位，或按 N 转到下一位待您评审的申请人。</translation>
    </message>
    <message>
        <source>Who is at the keyboard?</source>
        <translation>现在是谁在操作？</translation>
    </message>
    <message>
        <source>There is no rubric yet</source>
        <translation>还没有评分表</translation>
    </message>
    <message>
        <source>Make one with Review → Rubric: the library has criteria to start from.</source>
        <translation>请用“评审 → 评分表”制作一份：库中有现成的评分项。</translation>
    </message>
    <message numerus="yes">
        <source>%n score(s) to go</source>
        <translation>
            <numerusform>还差 %n 项评分</numerusform>
        </translation>
    </message>
    <message>
        <source>A rejection needs a reason</source>
        <translation>不录取须说明理由</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>%1 · saved %2</source>
        <translation>%1 · 已保存 %2</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>未保存：%1</translation>
    </message>
    <message>
        <source>rubric version %1</source>
        <translation>评分表第 %1 版</translation>
    </message>
    <message>
        <source>The review could not be submitted.</source>
        <translation>无法提交评审。</translation>
    </message>
    <message>
        <source>Declare a conflict of interest with this applicant?</source>
        <translation>声明与此申请人有利益冲突？</translation>
    </message>
    <message>
        <source>The documents and all reviews of this applicant will be hidden from you, and the coordinator sees that somebody else has to read them. You can take it back.</source>
        <translation>此申请人的材料和所有评审将对您隐藏，负责人会看到需由他人评审。您可以撤回。</translation>
    </message>
    <message>
        <source>Declare the conflict</source>
        <translation>声明冲突</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>评审</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>评语</translation>
    </message>
    <message>
        <source>What should the committee know? Markdown works here.</source>
        <translation>委员会应当知道什么？可用 Markdown。</translation>
    </message>
    <message>
        <source>Note on the applicant</source>
        <translation>对申请人的评语</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Show the note as it will read</source>
        <translation>显示评语排版后的样子</translation>
    </message>
    <message>
        <source>Skip for now, abstain, or declare a conflict of interest</source>
        <translation>暂时跳过、弃权或声明利益冲突</translation>
    </message>
    <message>
        <source>Submit and next</source>
        <translation>提交并看下一位</translation>
    </message>
    <message>
        <source>Submit this review and go to the next applicant who needs you (%1)</source>
        <translation>提交此评审并转到下一位待您评审的申请人（%1）</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Make this review a draft again, to change it</source>
        <translation>把此评审改回草稿以便更改</translation>
    </message>
    <message>
        <source>%1 submits</source>
        <translation>按 %1 提交</translation>
    </message>
    <message>
        <source>This could not be saved.</source>
        <translation>无法保存。</translation>
    </message>
    <message>
        <source>Choose yourself at the top right, or with Review → Change Reviewer…, so that your review carries your name.</source>
        <translation>请在右上角或通过“评审 → 当前评审人…”选择您自己，评审才会署您的名字。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a criterion and its score</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: no score</source>
        <translation>%1：无分数</translation>
    </message>
    <message>
        <source>Cited for %1</source>
        <translation>已引用到%1</translation>
    </message>
    <message>
        <source>Cited for the whole review</source>
        <translation>已引用到整份评审</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n 字</numerusform>
        </translation>
    </message>
    <message>
        <source>My phrases</source>
        <translation>我的常用语</translation>
    </message>
    <message>
        <source>Sentences you write often, one a line:</source>
        <translation>常写的句子，每行一句：</translation>
    </message>
    <message>
        <source>%1 · saving…</source>
        <translation>%1 · 正在保存…</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
</context>
<context>
    <name>Bole::ReviewWords</name>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>Abstained</source>
        <translation>已弃权</translation>
    </message>
    <message>
        <source>Skipped for now</source>
        <translation>暂时跳过</translation>
    </message>
    <message>
        <source>Conflict of interest</source>
        <translation>利益冲突</translation>
    </message>
    <message>
        <source>%1: level %2 of %3, weight %4</source>
        <translation>%1：%3 级中的第 %2 级，权重 %4</translation>
    </message>
    <message>
        <source>Some criteria have no score yet; this is the mean of the others.</source>
        <translation>有些项尚未评分；这是其余各项的平均。</translation>
    </message>
    <message>
        <source>%1: the review is a draft again.</source>
        <translation>%1：评审已撤回为草稿。</translation>
    </message>
    <message>
        <source>%1: your review is submitted.</source>
        <translation>%1：您的评审已提交。</translation>
    </message>
    <message>
        <source>%1: you abstain.</source>
        <translation>%1：您已弃权。</translation>
    </message>
    <message>
        <source>%1: skipped for now.</source>
        <translation>%1：已暂时跳过。</translation>
    </message>
    <message>
        <source>%1: you have a conflict of interest.</source>
        <translation>%1：您已声明利益冲突。</translation>
    </message>
    <message>
        <source>%1: you recommend “%2”.</source>
        <translation>%1：您的推荐意见是“%2”。</translation>
    </message>
    <message>
        <source>Admit</source>
        <translation>录取</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>面试</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>候补</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>不录取</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>待定</translation>
    </message>
</context>
<context>
    <name>Bole::ReviewersDialog</name>
    <message>
        <source>Enter or double click chooses another colour</source>
        <translation>按 Enter 或双击可换颜色</translation>
    </message>
    <message>
        <source>As the program</source>
        <translation>同程序</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Coordinator</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>The change could not be saved.</source>
        <translation>无法保存更改。</translation>
    </message>
    <message>
        <source>Add a reviewer</source>
        <translation>添加评审人</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>The reviewer could not be added.</source>
        <translation>无法添加评审人。</translation>
    </message>
    <message>
        <source>Take %1 off the committee?</source>
        <translation>将%1移出委员会？</translation>
    </message>
    <message>
        <source>Their reviews and notes stay in the season.</source>
        <translation>其评审与评语仍保留在招生季中。</translation>
    </message>
    <message>
        <source>Take them off</source>
        <translation>移出</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Reviewers</source>
        <translation>评审人</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>缩写</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移出(&amp;R)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1的颜色</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>There is no reviewer yet.</source>
        <translation>还没有评审人。</translation>
    </message>
</context>
<context>
    <name>Bole::RosterDialog</name>
    <message>
        <source>Leave out</source>
        <translation>不采用</translation>
    </message>
    <message>
        <source>Our own: %1</source>
        <translation>自定义：%1</translation>
    </message>
    <message>
        <source>What the column “%1” is</source>
        <translation>“%1”列的含义</translation>
    </message>
    <message>
        <source>The roster could not be taken over.</source>
        <translation>无法导入名册。</translation>
    </message>
    <message>
        <source>Take over a roster</source>
        <translation>导入名册</translation>
    </message>
    <message>
        <source>The first rows of the roster</source>
        <translation>名册的前几行</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>将发生的变化</translation>
    </message>
    <message>
        <source>&amp;Withdraw those who are gone from the roster</source>
        <translation>名册中已没有的人改为退出申请(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Take Over</source>
        <translation>采用(&amp;T)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What is in each column? What the roster says is kept next to what the documents say; where they differ, the value needs a look.</source>
        <translation>每一列是什么？名册中的值与材料中的值并列；不一致之处会标为待核对。</translation>
    </message>
    <message>
        <source>The roster is being taken over</source>
        <translation>正在导入名册</translation>
    </message>
    <message>
        <source>The roster is being compared.</source>
        <translation>正在比对名册。</translation>
    </message>
    <message>
        <source>The roster says nothing new.</source>
        <translation>名册中没有新内容。</translation>
    </message>
    <message>
        <source>The roster is being taken over.</source>
        <translation>正在采用名册。</translation>
    </message>
    <message>
        <source>Nobody is named. Say which column holds the names or application numbers.</source>
        <translation>没有识别出任何人。请指定哪一列是姓名或申请编号。</translation>
    </message>
</context>
<context>
    <name>Bole::RosterKeyName</name>
    <message>
        <source>Family name</source>
        <translation>姓</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>名</translation>
    </message>
</context>
<context>
    <name>Bole::RosterPanel</name>
    <message>
        <source>Roster</source>
        <translation>名册</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>The record says something else, or nothing. Put the roster&apos;s value there.</source>
        <translation>记录中的值不同或为空。用名册中的值填写。</translation>
    </message>
    <message>
        <source>Take from the roster: %1</source>
        <translation>采用名册中的值：%1</translation>
    </message>
</context>
<context>
    <name>Bole::RosterWords</name>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Changed: %1 (%2)</source>
        <translation>有变化：%1（%2）</translation>
    </message>
    <message>
        <source>New: %1. Changed: %2. Gone: %3. The same: %4. Not understood: %5.</source>
        <translation>新增 %1 人，变化 %2 人，已不在名册 %3 人，相同 %4 人，无法识别 %5 行。</translation>
    </message>
    <message>
        <source>Row %1 names nobody.</source>
        <translation>第 %1 行没有姓名。</translation>
    </message>
    <message>
        <source>Row %1 is about %2, who has a row already.</source>
        <translation>第 %1 行是%2，此人已在前面出现。</translation>
    </message>
    <message>
        <source>Gone from the roster: %1</source>
        <translation>已不在名册：%1</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>新增：%1</translation>
    </message>
    <message>
        <source>On the roster, but withdrawn: %1</source>
        <translation>在名册中，但已退出申请：%1</translation>
    </message>
</context>
<context>
    <name>Bole::RubricEditor</name>
    <message>
        <source>Version %1</source>
        <translation>第 %1 版</translation>
    </message>
    <message>
        <source>New criterion</source>
        <translation>新评分项</translation>
    </message>
    <message>
        <source>From the library</source>
        <translation>从库中选取</translation>
    </message>
    <message>
        <source>This is the version in use.</source>
        <translation>这是正在使用的版本。</translation>
    </message>
    <message>
        <source>Scores were given under version %1, so saving makes a new version. %2.</source>
        <translation>第 %1 版已有评分，保存会生成新版本。%2。</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>更改：%1。</translation>
    </message>
    <message>
        <source>The rubric could not be saved.</source>
        <translation>无法保存评分表。</translation>
    </message>
    <message>
        <source>Version %1 of the rubric is in use now.</source>
        <translation>现在使用评分表第 %1 版。</translation>
    </message>
    <message>
        <source>Import a rubric</source>
        <translation>导入评分表</translation>
    </message>
    <message>
        <source>Rubric (*.json)</source>
        <translation>评分表 (*.json)</translation>
    </message>
    <message>
        <source>The rubric could not be imported (%1).</source>
        <translation>无法导入评分表（%1）。</translation>
    </message>
    <message>
        <source>Export the rubric</source>
        <translation>导出评分表</translation>
    </message>
    <message>
        <source>The rubric could not be exported.</source>
        <translation>无法导出评分表。</translation>
    </message>
    <message>
        <source>Rubric</source>
        <translation>评分表</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Title in English</source>
        <translation>英文标题</translation>
    </message>
    <message>
        <source>Title in Chinese</source>
        <translation>中文标题</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Look at another version; saving makes it the one in use</source>
        <translation>查看其他版本；保存后即启用</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>评分项</translation>
    </message>
    <message>
        <source>Add a criterion, new or from the library</source>
        <translation>添加评分项：新建或从库中选取</translation>
    </message>
    <message>
        <source>Remove the chosen criterion</source>
        <translation>删除所选评分项</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>There is no criterion yet: add one first.</source>
        <translation>还没有评分项：请先添加。</translation>
    </message>
    <message>
        <source>There is no list called %1 in this season: for everybody it counts as 0.</source>
        <translation>本招生季没有名为%1的名单：所有人均按 0 计。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Bole::RubricWords</name>
    <message>
        <source>Criterion %1</source>
        <translation>第 %1 项</translation>
    </message>
    <message>
        <source>The rubric needs a title.</source>
        <translation>评分表需要标题。</translation>
    </message>
    <message>
        <source>Add a criterion, or take some from the library.</source>
        <translation>请添加评分项，或从库中选取。</translation>
    </message>
    <message>
        <source>At least one criterion must count in the total.</source>
        <translation>至少有一项须计入总分。</translation>
    </message>
    <message>
        <source>%1 is there twice.</source>
        <translation>%1出现了两次。</translation>
    </message>
    <message>
        <source>%1 needs a name.</source>
        <translation>%1需要名称。</translation>
    </message>
    <message>
        <source>%1 needs at least two levels.</source>
        <translation>%1至少需要两级。</translation>
    </message>
    <message>
        <source>%1 has more than nine levels.</source>
        <translation>%1超过九级。</translation>
    </message>
    <message>
        <source>%1 has a level without words.</source>
        <translation>%1有一级没有文字说明。</translation>
    </message>
    <message>
        <source>The weight of %1 must be above 0.</source>
        <translation>%1的权重须大于 0。</translation>
    </message>
    <message>
        <source>Another title</source>
        <translation>标题已改</translation>
    </message>
    <message>
        <source>%1: added</source>
        <translation>%1：新增</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1：删除</translation>
    </message>
    <message>
        <source>%1: moved</source>
        <translation>%1：移动</translation>
    </message>
    <message>
        <source>%1: another name</source>
        <translation>%1：名称已改</translation>
    </message>
    <message>
        <source>%1: other guidance</source>
        <translation>%1：指引已改</translation>
    </message>
    <message>
        <source>%1: other words for its levels</source>
        <translation>%1：等级说明已改</translation>
    </message>
    <message>
        <source>%1: another number of levels, so scores can&apos;t be compared</source>
        <translation>%1：级数已改，评分不可比较</translation>
    </message>
    <message>
        <source>%1: another weight</source>
        <translation>%1：权重已改</translation>
    </message>
    <message>
        <source>%1: counts now, or not any more</source>
        <translation>%1：是否计入总分已改</translation>
    </message>
    <message>
        <source>%1: asks for confidence or not</source>
        <translation>%1：是否询问把握已改</translation>
    </message>
    <message>
        <source>%1 needs a number of points above 0.</source>
        <translation>%1的满分须大于 0。</translation>
    </message>
    <message>
        <source>there is no such name</source>
        <translation>没有这个名称</translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation>缺少内容</translation>
    </message>
    <message>
        <source>a closing bracket is missing</source>
        <translation>缺少右括号</translation>
    </message>
    <message>
        <source>a number is expected</source>
        <translation>此处应为数字</translation>
    </message>
    <message>
        <source>a comparison such as &gt;= is expected</source>
        <translation>此处应为 &gt;= 之类的比较</translation>
    </message>
    <message>
        <source>one name is expected</source>
        <translation>此处应为一个名称</translation>
    </message>
    <message>
        <source>a step such as 90: 10 is expected</source>
        <translation>此处应为“90: 10”之类的分档</translation>
    </message>
    <message>
        <source>this is not understood</source>
        <translation>无法理解</translation>
    </message>
    <message>
        <source>Another formula for the total</source>
        <translation>总分公式已更改</translation>
    </message>
    <message>
        <source>a comma is expected</source>
        <translation>此处应为逗号</translation>
    </message>
    <message>
        <source>a colon is expected</source>
        <translation>此处应为冒号</translation>
    </message>
    <message>
        <source>there are fewer parts than the best that are wanted</source>
        <translation>项数少于要取的最好项数</translation>
    </message>
    <message>
        <source>there are too many brackets in brackets</source>
        <translation>括号嵌套过深</translation>
    </message>
    <message>
        <source>The formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a line that rules out</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1, at character %2: %3.</source>
        <comment>a formula, where in it, what is wrong</comment>
        <translation>%1第 %2 个字符处：%3。</translation>
    </message>
</context>
<context>
    <name>Bole::RuleLabels</name>
    <message>
        <source>Number of publications</source>
        <translation>论文数</translation>
    </message>
    <message>
        <source>Publications as first author</source>
        <translation>第一作者论文数</translation>
    </message>
    <message>
        <source>Weighted total</source>
        <translation>加权总分</translation>
    </message>
    <message>
        <source>Total, corrected for strict and generous reviewers</source>
        <translation>校准总分（消除评审宽严差异）</translation>
    </message>
    <message>
        <source>Highest level of study</source>
        <translation>最高学历</translation>
    </message>
    <message>
        <source>Name, alphabetically</source>
        <translation>姓名（按拼音或字母）</translation>
    </message>
    <message>
        <source>School, alphabetically</source>
        <translation>学校（按拼音或字母）</translation>
    </message>
    <message>
        <source>Field of study, alphabetically</source>
        <translation>专业（按拼音或字母）</translation>
    </message>
    <message>
        <source>Total by the rubric&apos;s formula</source>
        <translation>总分（按评分表公式）</translation>
    </message>
</context>
<context>
    <name>Bole::SamePersonHint</name>
    <message>
        <source>Compare…</source>
        <translation>对比…</translation>
    </message>
    <message>
        <source>Lay the two side by side, and merge them if they are one person</source>
        <translation>并排对比两人，若为同一人则合并</translation>
    </message>
    <message>
        <source>This may be the same person as %1.</source>
        <translation>此人可能与 %1 是同一人。</translation>
    </message>
</context>
<context>
    <name>Bole::SampleOpener</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The sample season could not be made.</source>
        <translation>无法生成示例招生季。</translation>
    </message>
    <message>
        <source>Sample Season</source>
        <translation>示例招生季</translation>
    </message>
    <message>
        <source>Reading the sample people&apos;s CVs…</source>
        <translation>正在读取示例申请人的简历…</translation>
    </message>
</context>
<context>
    <name>Bole::SavedComparisons</name>
    <message>
        <source>Keep the comparison</source>
        <translation>保存对比</translation>
    </message>
    <message>
        <source>What is this comparison called?</source>
        <translation>此对比的名称</translation>
    </message>
    <message>
        <source>The comparison could not be stored.</source>
        <translation>无法保存对比。</translation>
    </message>
    <message>
        <source>Keep This Comparison…</source>
        <translation>保存此对比…</translation>
    </message>
    <message>
        <source>Forget “%1”</source>
        <comment>a comparison</comment>
        <translation>删除“%1”</translation>
    </message>
</context>
<context>
    <name>Bole::ScoreCharts</name>
    <message>
        <source>Applicants by mean total</source>
        <translation>申请人平均总分分布</translation>
    </message>
    <message>
        <source>What each reviewer gave: mean and range</source>
        <translation>各评审人给分：平均与范围</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>申请</translation>
    </message>
    <message>
        <source>Applicants by list of the bachelor&apos;s school, and how far they came</source>
        <translation>各学校名单（本科）的申请人数及所到阶段</translation>
    </message>
</context>
<context>
    <name>Bole::ScoreDots</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>me</source>
        <translation>我</translation>
    </message>
</context>
<context>
    <name>Bole::ScoreTableDialog</name>
    <message>
        <source>My scores as a table</source>
        <translation>我的评分一览</translation>
    </message>
    <message>
        <source>The scores could not be read.</source>
        <translation>无法读取评分。</translation>
    </message>
    <message>
        <source>There is no rubric, or nobody has said who is reviewing.</source>
        <translation>没有评分表，或尚未选择当前评审人。</translation>
    </message>
    <message>
        <source>Applicant</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>评审</translation>
    </message>
    <message>
        <source>%1: take the review back in the review pane to change it</source>
        <comment>the state of a review</comment>
        <translation>%1：如需更改，请先在评审栏撤回</translation>
    </message>
    <message numerus="yes">
        <source>Submit %n Complete Review(s)</source>
        <translation>
            <numerusform>提交 %n 份已填满的评审</numerusform>
        </translation>
    </message>
    <message>
        <source>The reviews could not be submitted.</source>
        <translation>无法提交评审。</translation>
    </message>
    <message>
        <source>The people of the applicant list, in its order and filter, and the criteria of the rubric. Type a number; Enter goes down, Tab to the right. Everything is saved as it is typed; a review counts when it is submitted, and a criterion that came later can be added to it.</source>
        <translation>申请人列表中的人（按其排序和筛选）与评分表各项。直接输入数字；Enter 到下一行，Tab 到右侧。输入即保存；评审提交后才计入，提交之后新增的评分项仍可补填。</translation>
    </message>
    <message>
        <source>No open review has all its scores yet.</source>
        <translation>还没有评分齐全的未提交评审。</translation>
    </message>
</context>
<context>
    <name>Bole::ScoreWords</name>
    <message>
        <source>%1
(%2–%3)</source>
        <comment>a criterion, the lowest and the highest score</comment>
        <translation>%1
（%2–%3）</translation>
    </message>
    <message>
        <source>“%1” cannot be a score here.</source>
        <translation>“%1”不能作为此处的分数。</translation>
    </message>
    <message>
        <source>%1 takes %2 to %3 in halves.</source>
        <translation>%1的分值为 %2 至 %3，可用半分。</translation>
    </message>
    <message>
        <source>%1 takes the levels %2 to %3.</source>
        <translation>%1的等级为 %2 至 %3。</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>未开始</translation>
    </message>
</context>
<context>
    <name>Bole::SeasonKeeper</name>
    <message>
        <source>New Season</source>
        <translation>新建招生季</translation>
    </message>
    <message>
        <source>Season %1.bole</source>
        <translation>%1 招生季.bole</translation>
    </message>
    <message>
        <source>Bole seasons (*.bole)</source>
        <translation>伯乐招生季 (*.bole)</translation>
    </message>
    <message>
        <source>Open Season</source>
        <translation>打开招生季</translation>
    </message>
    <message>
        <source>“%1” could not be opened.</source>
        <translation>无法打开“%1”。</translation>
    </message>
    <message>
        <source>“%1” could not be made.</source>
        <translation>无法新建“%1”。</translation>
    </message>
    <message>
        <source>“%1” is open. Everything you do is saved as you do it.</source>
        <translation>已打开“%1”。您的每一步操作都会即时保存。</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>其他人…</translation>
    </message>
    <message>
        <source>Who is at the keyboard?</source>
        <translation>现在由谁使用？</translation>
    </message>
    <message>
        <source>Scores, notes and corrections are kept under this name. Bole asks once a season.</source>
        <translation>评分、评语和更正都记在此人名下。每个招生季只询问一次。</translation>
    </message>
    <message>
        <source>Your name, as the committee knows you. Scores, notes and corrections are kept under it.</source>
        <translation>请填写委员会熟悉的姓名。评分、评语和更正都记在该姓名下。</translation>
    </message>
    <message>
        <source>The reviewer could not be added.</source>
        <translation>无法添加评审人。</translation>
    </message>
    <message>
        <source>Today&apos;s backup could not be made.</source>
        <translation>无法完成今天的备份。</translation>
    </message>
    <message>
        <source>An import was under way. Import the same files again: those that are there already are left out.</source>
        <translation>当时正在导入文件。请再次导入同样的文件：已在其中的会自动跳过。</translation>
    </message>
    <message>
        <source>The season was made by an older version of Bole and has been brought up to this one. As it was before it lies in “%1”.</source>
        <translation>此招生季由旧版伯乐创建，现已升级到当前版本。升级前的副本保存在“%1”。</translation>
    </message>
    <message>
        <source>Since the last time</source>
        <translation>自上次以来</translation>
    </message>
    <message>
        <source>“%1” is not in its place any more.</source>
        <translation>“%1”已不在原处。</translation>
    </message>
    <message>
        <source>Save as a New File…</source>
        <translation>另存为新文件…</translation>
    </message>
    <message>
        <source>I Will Put It Back</source>
        <translation>我会放回去</translation>
    </message>
    <message>
        <source>Save as a New File</source>
        <translation>另存为新文件</translation>
    </message>
    <message>
        <source>The season could not be saved.</source>
        <translation>无法保存此招生季。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Close and Lose Them</source>
        <translation>关闭并放弃这些内容</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Everything up to now was saved as “%1”.</source>
        <translation>到目前为止的全部内容已另存为“%1”。</translation>
    </message>
    <message>
        <source>Everything up to now is still here, in this window only.</source>
        <translation>到目前为止的全部内容仍在，但只在本窗口中。</translation>
    </message>
    <message>
        <source>Go On in the New File</source>
        <translation>在新文件中继续</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>另存到别处…</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) could not be saved yet.</source>
        <translation>
            <numerusform>尚有 %n 项更改无法保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>What you did is kept as long as this window is open. It can be saved with the whole season as a new file, on another disk for instance.</source>
        <translation>只要此窗口不关闭，您所做的更改就会保留。也可以连同整个招生季另存为新文件，例如存到另一块磁盘。</translation>
    </message>
    <message>
        <source>The season is protected. Its password:</source>
        <translation>招生季受密码保护。请输入密码：</translation>
    </message>
    <message>
        <source>Open “%1”</source>
        <translation>打开“%1”</translation>
    </message>
    <message>
        <source>This was not the password, or the file is damaged. Mind capital letters and the keyboard&apos;s language. The password:</source>
        <translation>密码不正确，或文件已损坏。请注意大小写和输入法。密码：</translation>
    </message>
    <message>
        <source>“%1” is protected by a password.</source>
        <translation>“%1”受密码保护。</translation>
    </message>
    <message>
        <source>The file, or the log next to it (-wal, -shm), was moved, renamed, replaced or deleted while it was open. Nothing can be saved in it until it is back.</source>
        <translation>该文件或其旁边的日志（-wal、-shm）在打开期间被移动、改名、替换或删除。放回原处之前，无法再保存到其中。</translation>
    </message>
</context>
<context>
    <name>Bole::SeasonProtection</name>
    <message>
        <source>The season cannot be protected.</source>
        <translation>无法保护此招生季。</translation>
    </message>
    <message>
        <source>The season could not be opened again.</source>
        <translation>无法重新打开招生季。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The season&apos;s protection is as it was.</source>
        <translation>招生季的密码保护保持原样。</translation>
    </message>
    <message>
        <source>These backups could not be changed and are as they were. Delete them, or try again:</source>
        <translation>以下备份无法更改，保持原样。请删除它们，或重试：</translation>
    </message>
    <message>
        <source>The season is protected by the new password.</source>
        <translation>招生季已由新密码保护。</translation>
    </message>
    <message>
        <source>The season is not protected any more.</source>
        <translation>招生季已取消密码保护。</translation>
    </message>
    <message numerus="yes">
        <source>The same was done with %n backup(s) next to it.</source>
        <translation>
            <numerusform>文件旁的 %n 份备份也已同样处理。</numerusform>
        </translation>
    </message>
    <message>
        <source>The password is being removed…</source>
        <translation>正在取消密码…</translation>
    </message>
    <message>
        <source>The season is being encrypted…</source>
        <translation>正在加密招生季…</translation>
    </message>
</context>
<context>
    <name>Bole::SetupPage</name>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>Set up “%1”</source>
        <translation>设置“%1”</translation>
    </message>
    <message>
        <source>Applicants</source>
        <translation>申请人</translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) are in the season. More can be added at any time.</source>
        <translation>
            <numerusform>招生季中有 %n 位申请人，可随时再添加。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take them over from a roster (CSV, Excel), or read a folder of their PDFs. Both work together: the roster names people, the folder fills in their documents.</source>
        <translation>可从名册（CSV、Excel）导入，或读取存放 PDF 的文件夹。两者可以配合使用：名册列出人员，文件夹补充他们的材料。</translation>
    </message>
    <message>
        <source>Rubric</source>
        <translation>评分表</translation>
    </message>
    <message>
        <source>“%1” is in use.</source>
        <translation>正在使用“%1”。</translation>
    </message>
    <message>
        <source>What is scored, on which levels, with which weight. Take one from the library; everything in it can be changed.</source>
        <translation>评哪些方面、分几个等级、各占多少权重。可从库中选一份，其中每一项都能更改。</translation>
    </message>
    <message>
        <source>Reviewers</source>
        <translation>评审人</translation>
    </message>
    <message>
        <source>On the committee: %1</source>
        <translation>委员会成员：%1</translation>
    </message>
    <message>
        <source>Who reads whom</source>
        <translation>谁评阅谁</translation>
    </message>
    <message>
        <source>Without assignments everybody reads everybody. Names are shown and scores stay hidden until one&apos;s own are in, unless you choose otherwise.</source>
        <translation>不分配时，每人评审全部申请人。默认显示姓名；提交自己的评分之前看不到他人的评分。均可另行设置。</translation>
    </message>
    <message>
        <source>Import applicants first.</source>
        <translation>请先导入申请人。</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>a criterion and its weight</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>The rubric could not be saved.</source>
        <translation>无法保存评分表。</translation>
    </message>
    <message>
        <source>The reviewer could not be added.</source>
        <translation>无法添加评审人。</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n criteria)</source>
        <comment>a rubric</comment>
        <translation>
            <numerusform>%1（%n 个评分项）</numerusform>
        </translation>
    </message>
    <message>
        <source>Rubrics of the library</source>
        <translation>评分表库</translation>
    </message>
    <message>
        <source>Use This Rubric</source>
        <translation>使用此评分表</translation>
    </message>
    <message>
        <source>Names, separated by commas</source>
        <translation>姓名，用逗号分隔</translation>
    </message>
    <message>
        <source>Names of reviewers</source>
        <translation>评审人姓名</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Start Reading</source>
        <translation>开始评阅</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>A rubric is in use; it is changed with Rubric.</source>
        <translation>已有评分表在使用；请用“评分表”更改。</translation>
    </message>
</context>
<context>
    <name>Bole::ShareDialog</name>
    <message>
        <source>Anybody who gets hold of the file can read it.</source>
        <translation>得到此文件的任何人都能读取。</translation>
    </message>
    <message numerus="yes">
        <source>At least %n character(s). Tell it to them by another way than the file takes.</source>
        <translation>
            <numerusform>至少 %n 个字符。请用与文件不同的途径告知对方。</numerusform>
        </translation>
    </message>
    <message>
        <source>The two passphrases are not the same yet.</source>
        <translation>两次输入的口令还不一致。</translation>
    </message>
    <message>
        <source>Share with a member of the committee</source>
        <translation>分享给委员会成员</translation>
    </message>
    <message>
        <source>One file with what this person may see, and nothing else: no reviews that are hidden from them, and no names where they read blind.</source>
        <translation>一个文件，只含此人可以看到的内容：没有对其隐藏的评审；盲审时没有姓名。</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>给(&amp;F)</translation>
    </message>
    <message>
        <source>The applicants assigned to &amp;them</source>
        <translation>分配给此人的申请人(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;All applicants</source>
        <translation>全部申请人(&amp;A)</translation>
    </message>
    <message>
        <source>With the &amp;documents</source>
        <translation>包含材料(&amp;D)</translation>
    </message>
    <message>
        <source>Also what they have already, for a &amp;new machine</source>
        <translation>也包含对方已有的内容，用于新电脑(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>口令(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Once more</source>
        <translation>再次输入(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Without a passphrase</source>
        <translation>不设口令(&amp;W)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Into a folder that another program keeps in step</source>
        <translation>写入由其他程序保持同步的文件夹(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Make the Package…</source>
        <translation>制作数据包(&amp;M)…</translation>
    </message>
    <message>
        <source>Nothing is assigned to anybody yet.</source>
        <translation>尚未分配给任何人。</translation>
    </message>
    <message>
        <source>The file is not encrypted.</source>
        <translation>文件未加密。</translation>
    </message>
    <message>
        <source>Nobody else is on the committee yet.</source>
        <translation>委员会中还没有其他人。</translation>
    </message>
</context>
<context>
    <name>Bole::ShortcutEditor</name>
    <message>
        <source>Search for an action or a key</source>
        <translation>搜索操作或按键</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>New &amp;keys:</source>
        <translation>新按键(&amp;K)：</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>设定(&amp;A)</translation>
    </message>
    <message>
        <source>These keys belong to “%1”. Taking them leaves it without.</source>
        <translation>此快捷键已属于“%1”，改用后该操作将没有快捷键。</translation>
    </message>
    <message>
        <source>”, “</source>
        <translation>”、“</translation>
    </message>
    <message>
        <source>The keys that you typed are not assigned yet. Assign them, or close once more to leave everything as it is.</source>
        <translation>所输入的快捷键尚未指定。请指定，或再次关闭以保持不变。</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>恢复默认(&amp;B)</translation>
    </message>
    <message>
        <source>Give this action its original keys</source>
        <translation>让此操作恢复最初的按键</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>全部恢复默认(&amp;F)</translation>
    </message>
    <message>
        <source>Give every action its original keys</source>
        <translation>让所有操作恢复最初的按键</translation>
    </message>
    <message>
        <source>&amp;Use Them Here</source>
        <translation>改用此快捷键(&amp;A)</translation>
    </message>
    <message>
        <source>Choose an action in the list first.</source>
        <translation>请先在列表中选择一个操作。</translation>
    </message>
    <message>
        <source>These are the usual keys.</source>
        <translation>这已是默认按键。</translation>
    </message>
    <message>
        <source>Press other keys in the field first.</source>
        <translation>请先在输入框中按下其他按键。</translation>
    </message>
</context>
<context>
    <name>Bole::ShortcutSheet</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <translation>搜索操作或按键</translation>
    </message>
</context>
<context>
    <name>Bole::ShortlistController</name>
    <message>
        <source>The lists could not be read.</source>
        <translation>无法读取名单。</translation>
    </message>
    <message>
        <source>The list could not be read.</source>
        <translation>无法读取此名单。</translation>
    </message>
    <message>
        <source>List %1</source>
        <translation>名单 %1</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>新名单</translation>
    </message>
    <message>
        <source>What is the list called?</source>
        <translation>名单叫什么？</translation>
    </message>
    <message>
        <source>The list could not be made.</source>
        <translation>无法新建名单。</translation>
    </message>
    <message>
        <source>Rename the list</source>
        <translation>重命名名单</translation>
    </message>
    <message>
        <source>The list could not be renamed.</source>
        <translation>无法重命名名单。</translation>
    </message>
    <message>
        <source>Delete the list “%1”?</source>
        <translation>删除名单“%1”吗？</translation>
    </message>
    <message>
        <source>The applicants and their reviews stay; the order and the reasons of this list go.</source>
        <translation>申请人及其评审会保留；此名单的次序和理由将被删除。</translation>
    </message>
    <message>
        <source>Delete the List</source>
        <translation>删除名单</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>The list could not be deleted.</source>
        <translation>无法删除名单。</translation>
    </message>
    <message>
        <source>The list could not be changed.</source>
        <translation>无法更改名单。</translation>
    </message>
    <message>
        <source>The list cannot be ordered by this rule.</source>
        <translation>无法按此规则排序。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Why does this applicant stand here?</source>
        <translation>为什么把这位申请人排在这里？</translation>
    </message>
    <message>
        <source>The decision could not be stored.</source>
        <translation>无法保存决定。</translation>
    </message>
    <message>
        <source>Seal the list “%1”?</source>
        <translation>封存名单“%1”吗？</translation>
    </message>
    <message>
        <source>Seal the List</source>
        <translation>封存名单</translation>
    </message>
    <message>
        <source>Leave It Open</source>
        <translation>暂不封存</translation>
    </message>
    <message>
        <source>The list could not be sealed.</source>
        <translation>无法封存名单。</translation>
    </message>
    <message numerus="yes">
        <source>Why does the committee reject %n applicant(s)?</source>
        <translation>
            <numerusform>委员会为什么不录取这 %n 位申请人？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>a list</comment>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>%1 (copy %2)</source>
        <comment>a list, how manieth</comment>
        <translation>%1（副本 %2）</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>复制名单</translation>
    </message>
    <message>
        <source>What is the copy called?</source>
        <translation>副本叫什么？</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a place and a name</comment>
        <translation>第 %1 名 %2</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>somebody, and why</comment>
        <translation>%1：“%2”</translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) on this list got their place by hand. What shall become of it?</source>
        <translation>
            <numerusform>此名单上有 %n 位申请人的名次是人工调整的。如何处理？</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep These Places</source>
        <translation>保留这些名次</translation>
    </message>
    <message>
        <source>Order Them, Too, and Drop the Reasons</source>
        <translation>一并重新排序，并删除理由</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The list “%1” is sealed. Copy it to add somebody.</source>
        <translation>名单“%1”已封存。如需添加，请先复制此名单。</translation>
    </message>
    <message>
        <source>A sealed list keeps its order, the scores and recommendations behind it, the committee&apos;s decisions, who sealed it and when. It can never be changed again; a copy of it can.</source>
        <translation>封存的名单保留其次序、所依据的评分和推荐意见、委员会决定，以及封存人和时间。封存后不能再更改，但可以更改它的副本。</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Why was the offer declined, as far as it is known?</source>
        <translation>放弃录取的原因（如已知）？</translation>
    </message>
    <message>
        <source>The answer could not be stored.</source>
        <translation>无法保存答复。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The move could not be planned.</source>
        <translation>无法计划此变动。</translation>
    </message>
    <message>
        <source>no stage yet</source>
        <translation>尚无阶段</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>somebody, from one stage to another</comment>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>%1, instead of %2</source>
        <comment>a move, who declined</comment>
        <translation>%1（递补%2）</translation>
    </message>
    <message>
        <source>%1; decision: %2</source>
        <comment>a move, what it brings</comment>
        <translation>%1；决定：%2</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n planned move(s)?</source>
        <translation>
            <numerusform>执行 %n 项计划的变动？</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply Them</source>
        <translation>执行</translation>
    </message>
    <message>
        <source>Leave Them Planned</source>
        <translation>暂不执行</translation>
    </message>
    <message>
        <source>The moves could not be applied.</source>
        <translation>无法执行这些变动。</translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) moved to another stage.</source>
        <translation>
            <numerusform>%n 位申请人已进入其他阶段。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted the offer: %1.</source>
        <translation>已接受录取：%1。</translation>
    </message>
    <message>
        <source>No answer yet: %1.</source>
        <translation>尚无答复：%1。</translation>
    </message>
    <message>
        <source>Declined the offer: %1.</source>
        <translation>已放弃录取：%1。</translation>
    </message>
    <message>
        <source>Declined the offer: %1. Moves up within the quota: %2.</source>
        <translation>已放弃录取：%1。递补进入名额：%2。</translation>
    </message>
    <message>
        <source>Declined the offer: %1. Moves up within the quota: %2. The move to the free stage is planned; apply it above the list.</source>
        <translation>已放弃录取：%1。递补进入名额：%2。空出阶段的变动已列入计划，请在名单上方执行。</translation>
    </message>
    <message>
        <source>%1 (takes no place: ruled out, or no total)</source>
        <comment>a move</comment>
        <translation>%1（不占名额：一票否决或没有总分）</translation>
    </message>
</context>
<context>
    <name>Bole::ShortlistDelegate</name>
    <message>
        <source>Admit</source>
        <translation>录取</translation>
    </message>
    <message>
        <source>Interview</source>
        <translation>面试</translation>
    </message>
    <message>
        <source>Waiting list</source>
        <translation>候补</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>不录取</translation>
    </message>
    <message>
        <source>↕ moved, no reason given</source>
        <translation>↕ 已调整，未写理由</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>✗ declined</source>
        <translation>✗ 已放弃</translation>
    </message>
    <message>
        <source>✓ accepted</source>
        <translation>✓ 已接受</translation>
    </message>
    <message>
        <source>gets a place</source>
        <translation>有名额</translation>
    </message>
    <message>
        <source>on the waiting list</source>
        <translation>候补</translation>
    </message>
    <message>
        <source>below the line</source>
        <translation>线下</translation>
    </message>
    <message>
        <source>moved, no reason given</source>
        <translation>已移动，未写理由</translation>
    </message>
</context>
<context>
    <name>Bole::ShortlistView</name>
    <message>
        <source>Lists</source>
        <translation>名单</translation>
    </message>
    <message>
        <source>Entries of the list</source>
        <translation>名单条目</translation>
    </message>
    <message>
        <source>What the list is made of</source>
        <translation>名单构成</translation>
    </message>
    <message>
        <source>New List…</source>
        <translation>新建名单…</translation>
    </message>
    <message>
        <source>Rename the list</source>
        <translation>重命名名单</translation>
    </message>
    <message>
        <source>Delete the list</source>
        <translation>删除名单</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>排序依据</translation>
    </message>
    <message>
        <source>Order Again</source>
        <translation>重新排序</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>名额</translation>
    </message>
    <message>
        <source>Waiting list</source>
        <translation>候补</translation>
    </message>
    <message>
        <source>Add Applicants…</source>
        <translation>添加申请人…</translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation>封存…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>评审</translation>
    </message>
    <message>
        <source>Institution</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>学历</translation>
    </message>
    <message>
        <source>GPA</source>
        <translation>绩点</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Moved by hand</source>
        <translation>人工调整</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a list and how many are on it</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>There is no list yet</source>
        <translation>还没有名单</translation>
    </message>
    <message>
        <source>No season is open</source>
        <translation>没有打开招生季</translation>
    </message>
    <message>
        <source>Make one with “New List…”, or add those chosen in the applicant list with %1.</source>
        <translation>用“新建名单…”新建，或按 %1 加入在申请人列表中所选的人。</translation>
    </message>
    <message>
        <source>Open a season to see its lists.</source>
        <translation>打开一个招生季以查看其名单。</translation>
    </message>
    <message>
        <source>The seal is broken: the list or its seal was changed outside of Bole. Do not rely on it; compare it with a backup.</source>
        <translation>封存已被破坏：名单或封存信息在伯乐之外被更改过。请勿采信，并与备份核对。</translation>
    </message>
    <message>
        <source>Sealed by %1 on %2. It cannot be changed. Checksum %3…</source>
        <translation>由%1于 %2 封存，不能更改。校验值 %3…</translation>
    </message>
    <message>
        <source>The list is empty. Add applicants with “Add Applicants…”.</source>
        <translation>名单是空的。用“添加申请人…”添加。</translation>
    </message>
    <message>
        <source>These applicants were scored under different versions of the rubric.</source>
        <translation>这些申请人是按评分表的不同版本评分的。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Schools</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>学历</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Shares the place of the one before</source>
        <translation>与前一位并列</translation>
    </message>
    <message>
        <source>By the rule of this list: %1</source>
        <translation>按此名单的规则：%1</translation>
    </message>
    <message>
        <source>Submitted reviews that you may see</source>
        <translation>您可查看的已提交评审</translation>
    </message>
    <message>
        <source>%1 within the quota, %2 on the waiting list, %3 below</source>
        <translation>名额内 %1 位，候补 %2 位，名额外 %3 位</translation>
    </message>
    <message>
        <source>The list could not be printed.</source>
        <translation>无法打印名单。</translation>
    </message>
    <message>
        <source>Copy this list</source>
        <translation>复制此名单</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>作出决定</translation>
    </message>
    <message>
        <source>Decide for All…</source>
        <translation>为全部作出决定…</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>推荐意见</translation>
    </message>
    <message numerus="yes">
        <source>The committee&apos;s decision was set for %n applicant(s).</source>
        <translation>
            <numerusform>已为 %n 位申请人设定委员会决定。</numerusform>
        </translation>
    </message>
    <message>
        <source>This list is sealed and cannot be changed. A copy of it can.</source>
        <translation>此名单已封存，不能更改。可以复制后更改副本。</translation>
    </message>
    <message>
        <source>The rule that the list is ordered by</source>
        <translation>名单的排序规则</translation>
    </message>
    <message>
        <source>After how many places the quota ends</source>
        <translation>名额到第几名为止</translation>
    </message>
    <message>
        <source>How many places follow on the waiting list</source>
        <translation>之后有几个候补名次</translation>
    </message>
    <message>
        <source>Choose applicants for this list</source>
        <translation>为此名单选择申请人</translation>
    </message>
    <message>
        <source>Orders the list again by the committee&apos;s scores; places made by hand stay unless you say otherwise</source>
        <translation>按委员会的评分重新排序；人工调整的名次会保留，除非您另作选择</translation>
    </message>
    <message>
        <source>Only a coordinator sets the committee&apos;s decision.</source>
        <translation>只有负责人可以设定委员会决定。</translation>
    </message>
    <message>
        <source>Sets the committee&apos;s decision for the chosen entries</source>
        <translation>为所选条目设定委员会决定</translation>
    </message>
    <message>
        <source>A decision for each part of the list: within the quota, waiting, the rest</source>
        <translation>为名单的各部分分别作出决定：名额内、候补、其余</translation>
    </message>
    <message>
        <source>Seal the list with its order, scores and decisions, for good</source>
        <translation>永久封存此名单及其次序、评分和决定</translation>
    </message>
    <message>
        <source>Copy this list: order, places, reasons and rule</source>
        <translation>复制此名单：次序、名次、理由和规则</translation>
    </message>
    <message numerus="yes">
        <source>The scores of %n applicant(s) are still hidden from you.</source>
        <translation>
            <numerusform>有 %n 位申请人的评分对您尚未公开。</numerusform>
        </translation>
    </message>
    <message>
        <source>Still reviewing applicants of this list, whom the order would tell the others&apos; scores: %1.</source>
        <translation>以下评审人仍在评审名单上的申请人，排序会向其透露他人的评分：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>So the list keeps its order until these reviews are in, or the scores are opened to everybody (Review → Fairness).</source>
        <translation>因此，在这些评审提交之前，或在评分向所有人公开之前（评审 → 盲审与公开规则），名单保持现有次序。</translation>
    </message>
    <message>
        <source>The season&apos;s log knows of another seal.</source>
        <translation>招生季日志中记录的是另一个封存。</translation>
    </message>
    <message>
        <source>The seal itself was changed, or comes from a later version of Bole.</source>
        <translation>封存信息本身被更改过，或来自更新版本的伯乐。</translation>
    </message>
    <message>
        <source>The name, the rule or the quota is another.</source>
        <translation>名称、规则或名额与封存时不同。</translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) were put on the list or taken off it.</source>
        <translation>
            <numerusform>有 %n 位申请人被加入或移出名单。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) stand in another place.</source>
        <translation>
            <numerusform>有 %n 位申请人的名次与封存时不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The reason differs for %n applicant(s).</source>
        <translation>
            <numerusform>有 %n 位申请人的理由与封存时不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since it was sealed, the committee has decided otherwise about %n applicant(s); the list shows what was sealed.</source>
        <translation>
            <numerusform>封存之后，委员会对 %n 位申请人另有决定；名单显示的是封存时的决定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the rule of this list: %1. Without %n review(s) that are hidden from you.</source>
        <translation>
            <numerusform>按此名单的规则：%1。不含对您尚未公开的 %n 份评审。</numerusform>
        </translation>
    </message>
    <message>
        <source>What the reviewers recommend, as far as you may see it</source>
        <translation>评审人的推荐意见（您可查看的部分）</translation>
    </message>
    <message>
        <source>The committee has not decided yet</source>
        <translation>委员会尚未决定</translation>
    </message>
    <message>
        <source>%1, set by %2 on %3</source>
        <translation>%1，由%2于 %3 设定</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a decision, and why</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>It was sealed by an earlier version of Bole, which sealed no decisions: those shown are today&apos;s.</source>
        <translation>此名单由旧版伯乐封存，当时未封存决定；所示为现在的决定。</translation>
    </message>
    <message numerus="yes">
        <source>The scores shown are without %n review(s) of others, which you see once you have submitted your own.</source>
        <translation>
            <numerusform>所示得分不含他人的 %n 份评审；您提交自己的评审后即可看到。</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision</source>
        <comment>the committee&apos;s</comment>
        <translation>委员会决定</translation>
    </message>
    <message>
        <source>Committee&apos;s decision: %1 for %2.</source>
        <comment>a decision, a name</comment>
        <translation>委员会对%2的决定：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Committee&apos;s decision: %1 for %n applicant(s).</source>
        <translation>
            <numerusform>委员会对 %n 位申请人的决定：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not checked yet</source>
        <translation>
            <numerusform>%n 项尚未核对</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a school and its lists</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Bachelor: %1</source>
        <translation>本科：%1</translation>
    </message>
    <message>
        <source>Lists of schools</source>
        <translation>学校名单</translation>
    </message>
    <message>
        <source>Answer to the offer</source>
        <translation>对录取的答复</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>尚无答复</translation>
    </message>
    <message>
        <source>The total when the list was sealed</source>
        <translation>封存时的总分</translation>
    </message>
    <message>
        <source>Declined the offer; the next moves up</source>
        <translation>已放弃录取，由下一位递补</translation>
    </message>
    <message>
        <source>Declined the offer: %1</source>
        <translation>已放弃录取：%1</translation>
    </message>
    <message>
        <source>Accepted the offer</source>
        <translation>已接受录取</translation>
    </message>
    <message numerus="yes">
        <source>%n declined; the next on the list moved up. Decide for All shows what that changes.</source>
        <translation>
            <numerusform>%n 人已放弃，后面的人递补。“为全部作出决定”会显示由此引起的变化。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>By Group…</source>
        <translation>分组…</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Plans moves to another stage of the season: long list, interview, offer</source>
        <translation>计划进入招生季的其他阶段：初选、面试、拟录取</translation>
    </message>
    <message>
        <source>Places for each programme or supervisor instead of one quota for all</source>
        <translation>按专业或导师分别设定名额</translation>
    </message>
    <message>
        <source>Planned, not applied yet</source>
        <translation>已计划，尚未执行</translation>
    </message>
    <message>
        <source>Within the quota of this group</source>
        <translation>本组名额内</translation>
    </message>
    <message>
        <source>On the waiting list of this group</source>
        <translation>本组候补</translation>
    </message>
    <message>
        <source>Below the quota of this group</source>
        <translation>本组名额外</translation>
    </message>
    <message>
        <source>Plan a move of the chosen to</source>
        <translation>计划所选申请人进入</translation>
    </message>
    <message>
        <source>Plan a Move of All within the Quota to</source>
        <translation>计划名额内全部申请人进入</translation>
    </message>
    <message>
        <source>Edit the Stages…</source>
        <translation>编辑阶段…</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to another stage are planned. Nothing happens until they are applied.</source>
        <translation>
            <numerusform>有 %n 项阶段变动已计划，执行前不会生效。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply %n Move(s)…</source>
        <translation>
            <numerusform>执行 %n 项变动…</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop Them</source>
        <translation>取消计划</translation>
    </message>
    <message>
        <source>%1 of %2 = %3%; not an official conversion</source>
        <translation>%1 / %2 = %3%；非官方换算</translation>
    </message>
    <message>
        <source>Ruled out by the formula: takes no place</source>
        <translation>一票否决：不占名额</translation>
    </message>
    <message>
        <source>Declined the offer: the place goes to the next</source>
        <translation>已放弃录取：名额由下一位递补</translation>
    </message>
    <message>
        <source>How strict or lenient each reviewer is has been taken out of it.</source>
        <translation>已消除各评审人宽严尺度的差异。</translation>
    </message>
    <message>
        <source>The total without that: %1</source>
        <translation>校准前的总分：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n are ruled out by the formula and take no place; the score&apos;s hint says why.</source>
        <translation>
            <numerusform>%n 人被一票否决，不占名额；原因见分数的提示。</numerusform>
        </translation>
    </message>
    <message>
        <source>Declined…</source>
        <translation>已放弃…</translation>
    </message>
    <message>
        <source>Notes what the chosen answered to the offer; the decisions of a sealed list stay</source>
        <translation>记录所选申请人对录取通知的答复；已封存名单的决定不变</translation>
    </message>
    <message>
        <source>Without a total: takes no place</source>
        <translation>没有总分：不占名额</translation>
    </message>
    <message>
        <source>Withdrew: the place goes to the next</source>
        <translation>已退出：名额由下一位递补</translation>
    </message>
    <message numerus="yes">
        <source>%n over the quota, because they share the last place; move one down by hand, or raise the quota.</source>
        <translation>
            <numerusform>因并列最后一名，超出名额 %n 人；可手动下移一人，或增加名额。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no total yet and take no place until they do.</source>
        <translation>
            <numerusform>%n 人尚无总分，有总分之前不占名额。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nobody on the list yet.</source>
        <translation>名单中还没有人。</translation>
    </message>
    <message>
        <source>There is no list yet: make one first.</source>
        <translation>还没有名单：请先新建一个。</translation>
    </message>
    <message>
        <source>Open a season first.</source>
        <translation>请先打开一个招生季。</translation>
    </message>
    <message numerus="yes">
        <source>Of %n nobody can tell yet whether a line rules them out, for want of a number; the score&apos;s hint says which.</source>
        <translation>
            <numerusform>%n 人缺少数据，尚无法判断是否被一票否决；缺什么见分数的提示。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::SortBox</name>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>School</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>GPA, % of its scale</source>
        <translation>绩点（占满分百分比）</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>First-author papers</source>
        <translation>第一作者论文</translation>
    </message>
    <message>
        <source>My score</source>
        <translation>我的评分</translation>
    </message>
    <message>
        <source>My review</source>
        <translation>我的评审</translation>
    </message>
    <message>
        <source>Committee&apos;s score</source>
        <translation>委员会评分</translation>
    </message>
    <message>
        <source>Committee&apos;s decision</source>
        <translation>委员会决定</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>评审人</translation>
    </message>
    <message>
        <source>Programme</source>
        <translation>报考专业</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>待核对</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>导入顺序</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>列表顺序</translation>
    </message>
    <message>
        <source>Largest first; click for smallest first</source>
        <translation>降序；点击改为升序</translation>
    </message>
    <message>
        <source>Smallest first; click for largest first</source>
        <translation>升序；点击改为降序</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>降序</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>升序</translation>
    </message>
    <message>
        <source>Sorted by: %1</source>
        <translation>排序依据：%1</translation>
    </message>
</context>
<context>
    <name>Bole::SourcePane</name>
    <message>
        <source>The text could not be saved.</source>
        <translation>无法保存文本。</translation>
    </message>
    <message>
        <source>Corrected text, saved</source>
        <translation>已更正的文本，已保存</translation>
    </message>
    <message>
        <source>Text as read</source>
        <translation>识别出的文本</translation>
    </message>
    <message>
        <source>Record as Markdown</source>
        <translation>记录（Markdown）</translation>
    </message>
    <message>
        <source>Record as JSON</source>
        <translation>记录（JSON）</translation>
    </message>
    <message>
        <source>What the source pane shows</source>
        <translation>源文本窗格显示的内容</translation>
    </message>
    <message>
        <source>Text of the document</source>
        <translation>材料文本</translation>
    </message>
    <message>
        <source>No text to show</source>
        <translation>没有可显示的文本</translation>
    </message>
    <message>
        <source>Choose an applicant; the text that was read from the document appears here and can be corrected.</source>
        <translation>请选择一位申请人；从材料中识别出的文本会显示在这里，并可更正。</translation>
    </message>
    <message>
        <source>The text could not be read again.</source>
        <translation>无法重新读取文本。</translation>
    </message>
    <message>
        <source>The new reading says nothing that the fields do not say.</source>
        <translation>重新读取的结果与字段内容一致。</translation>
    </message>
    <message>
        <source>Read the text again</source>
        <translation>重新读取文本</translation>
    </message>
    <message>
        <source>Read the fields from this text again; what you confirmed or corrected stays</source>
        <translation>从这段文本重新读取各字段；已确认或已更正的内容保持不变</translation>
    </message>
    <message>
        <source>Text as it was read</source>
        <translation>恢复识别出的文本</translation>
    </message>
    <message>
        <source>Give up the corrections and go back to the text as it was read</source>
        <translation>放弃更正，恢复为最初识别出的文本</translation>
    </message>
    <message>
        <source>Too long to be corrected; this is its beginning</source>
        <translation>文本过长，无法更正；此处仅显示开头部分</translation>
    </message>
    <message>
        <source>Corrected text, not saved yet</source>
        <translation>文本已更正，尚未保存</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>This text cannot be changed.</source>
        <translation>该文本无法更改。</translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>正在读取文本。</translation>
    </message>
</context>
<context>
    <name>Bole::Spelling</name>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation>将“%1”加入词典</translation>
    </message>
</context>
<context>
    <name>Bole::SpokenCell</name>
    <message>
        <source>%1: nothing</source>
        <comment>the heading of an empty cell</comment>
        <translation>%1：无</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>heading, what the cell says</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a cell</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>Bole::StagesDialog</name>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Stages of the season</source>
        <translation>招生季的阶段</translation>
    </message>
    <message>
        <source>An applicant goes from stage to stage. Moves are planned on a list and happen when they are applied. A stage can bring a decision of the committee with it: whoever comes there has it.</source>
        <translation>申请人逐个阶段推进。变动先在名单上计划，执行后才生效。阶段可以带有委员会决定：进入该阶段即获得此决定。</translation>
    </message>
    <message>
        <source>Name in English</source>
        <translation>英文名称</translation>
    </message>
    <message>
        <source>Name in Chinese</source>
        <translation>中文名称</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>委员会决定</translation>
    </message>
    <message>
        <source>Applicants</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>Add a Stage</source>
        <translation>添加阶段</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>New stage</source>
        <translation>新阶段</translation>
    </message>
    <message>
        <source>The stages could not be stored.</source>
        <translation>无法保存阶段。</translation>
    </message>
    <message>
        <source>Somebody stands in a stage that would go, or is planned for it. Move them first.</source>
        <translation>要删除的阶段中还有申请人，或有人计划进入。请先移走他们。</translation>
    </message>
    <message>
        <source>Go On Editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Discard the changes to the stages?</source>
        <translation>放弃对阶段的更改？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃更改</translation>
    </message>
</context>
<context>
    <name>Bole::StateMark</name>
    <message>
        <source>Read from the document</source>
        <translation>读自材料</translation>
    </message>
    <message>
        <source>Needs a look</source>
        <translation>待核对</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>已确认</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>Not recognised</source>
        <translation>未识别到</translation>
    </message>
</context>
<context>
    <name>Bole::StatisticsView</name>
    <message>
        <source>Nothing to show you yet</source>
        <translation>暂无可显示的内容</translation>
    </message>
    <message>
        <source>No review has been submitted yet</source>
        <translation>还没有提交的评审</translation>
    </message>
    <message>
        <source>Others&apos; scores appear once you have submitted your own reviews of the same applicants.</source>
        <translation>您提交对相同申请人的评审后，会显示他人的评分。</translation>
    </message>
    <message>
        <source>Score somebody in the review pane and submit.</source>
        <translation>请在评审栏为申请人评分并提交。</translation>
    </message>
    <message numerus="yes">
        <source>%n submitted review(s)</source>
        <translation>
            <numerusform>%n 份已提交的评审</numerusform>
        </translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha on the weighted totals, ordinal: 1 is perfect agreement, 0 is what chance would give.</source>
        <translation>加权总分的 Krippendorff α（定序）：1 为完全一致，0 为随机水平。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>Agreement between reviewers: alpha %1, from %n applicant(s) with two reviews or more</source>
        <translation>
            <numerusform>评审人一致性：α = %1，基于 %n 位有两份以上评审的申请人</numerusform>
        </translation>
    </message>
    <message>
        <source>Agreement between reviewers: all totals are the same, so there is nothing to tell apart.</source>
        <translation>评审人一致性：所有总分相同，无从区分。</translation>
    </message>
    <message>
        <source>Agreement between reviewers: nobody has two reviews yet.</source>
        <translation>评审人一致性：还没有申请人有两份评审。</translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) are left out because you have not submitted yours.</source>
        <translation>
            <numerusform>有 %n 份评审未计入，因为您尚未提交自己的评审。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) are left out because they were given under a version of the rubric that can&apos;t be compared.</source>
        <translation>
            <numerusform>有 %n 份评审未计入，因为其评分表版本不可比较。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) were given under other words for the same levels.</source>
        <translation>
            <numerusform>有 %n 份评审依据的等级说明文字不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Totals are not calibrated: only one reviewer has submitted.</source>
        <translation>总分未校准：只有一位评审人提交了评审。</translation>
    </message>
    <message>
        <source>Totals are not calibrated: the reviewers fall into %1 groups that share no applicant, so strict readers can&apos;t be told from weak applicants.</source>
        <translation>总分未校准：评审人分为 %1 组，彼此没有共同评阅的申请人，无法区分评审偏严与申请人偏弱。</translation>
    </message>
    <message>
        <source>Totals are not calibrated: %1 share fewer than %2 applicants with others.</source>
        <translation>总分未校准：%1与他人共同评阅的申请人少于 %2 位。</translation>
    </message>
    <message>
        <source>Totals are not calibrated: the reviewers share too few applicants.</source>
        <translation>总分未校准：评审人共同评阅的申请人太少。</translation>
    </message>
    <message>
        <source>Highest total %1 minus lowest %2</source>
        <translation>最高总分 %1 减最低 %2</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n total(s)</source>
        <translation>
            <numerusform>%n 份总分的平均</numerusform>
        </translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Raw mean %1 minus the mean effect of its reviewers, %2 (mixed model: applicant plus shrunken reviewer effect, fitted together)</source>
        <translation>原始平均 %1 减去其评审人的平均效应 %2（混合模型：申请人效应与收缩的评审人效应一同估计）</translation>
    </message>
    <message>
        <source>Standard error of the calibrated total</source>
        <translation>校准总分的标准误</translation>
    </message>
    <message>
        <source>Mean of the totals they gave; standard deviation %1</source>
        <translation>其所给总分的平均；标准差 %1</translation>
    </message>
    <message>
        <source>How much more generous than the committee, shrunken towards 0 where little is known</source>
        <translation>比委员会宽松多少；数据少时向 0 收缩</translation>
    </message>
    <message>
        <source>Applicants, the largest disagreement first</source>
        <translation>申请人，分歧最大者在前</translation>
    </message>
    <message>
        <source>Reviewers</source>
        <translation>评审人</translation>
    </message>
    <message>
        <source>Applicant</source>
        <translation>申请人</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>评审数</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>分差</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>标准误</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>评审人</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效应</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a place, and another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>The place among all by the raw mean, and by the calibrated total</source>
        <translation>按原始平均分的名次，与按校准后总分的名次</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>申请</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Who stands in this stage or further on; lists are those of the bachelor&apos;s school</source>
        <translation>处于该阶段及之后阶段的人数；名单按本科学校统计</translation>
    </message>
    <message>
        <source>The way through the season</source>
        <translation>各阶段人数</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source> (95% interval %1 to %2)</source>
        <translation>（95% 区间 %1 至 %2）</translation>
    </message>
    <message numerus="yes">
        <source>%n of them by a school that nobody has checked yet</source>
        <translation>
            <numerusform>其中 %n 人的学校尚未核对</numerusform>
        </translation>
    </message>
    <message>
        <source>Calibrated: what the total would be with reviewers of average severity. Always look at it next to the raw one.</source>
        <translation>校准分：假定评审人宽严居中时的总分。请始终与原始分对照。</translation>
    </message>
    <message>
        <source>These are the weighted totals that reviewers gave. The total on lists is made by the rubric&apos;s formula and may be another.</source>
        <translation>此处为评审人给出的加权总分；名单上的总分由评分表的公式得出，可能与此不同。</translation>
    </message>
</context>
<context>
    <name>Bole::StatusLine</name>
    <message numerus="yes">
        <source>%n applicant(s)</source>
        <translation>
            <numerusform>共 %n 位申请人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n applicant(s)</source>
        <translation>
            <numerusform>第 %1 位，共 %n 位申请人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n change(s) not saved yet: Bole keeps trying</source>
        <translation>
            <numerusform>⚠ %n 项更改尚未保存，伯乐会继续尝试</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ Documents are not walled off on this computer</source>
        <translation>⚠ 本机无法完全隔离申请材料</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n line(s) of your own tables cannot be used</source>
        <translation>
            <numerusform>⚠ 自己的表中有 %n 行无法采用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::TableActions</name>
    <message>
        <source>&amp;New Tag…</source>
        <translation>新标签(&amp;N)…</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Tag:</source>
        <translation>标签：</translation>
    </message>
    <message numerus="yes">
        <source>#%1 for %n applicant(s).</source>
        <translation>
            <numerusform>已为 %n 位申请人添加 #%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>#%1 taken from %n applicant(s).</source>
        <translation>
            <numerusform>已从 %n 位申请人去掉 #%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The tag could not be changed.</source>
        <translation>无法更改标签。</translation>
    </message>
    <message numerus="yes">
        <source>Assigned: %n applicant(s).</source>
        <translation>
            <numerusform>已分配 %n 位申请人。</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out because of a conflict of interest: %1.</source>
        <translation>因利益冲突未分配：%1。</translation>
    </message>
    <message>
        <source>The assignment could not be saved.</source>
        <translation>无法保存分配。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message numerus="yes">
        <source>Why do you recommend to reject %n applicant(s)?</source>
        <translation>
            <numerusform>您为何推荐不录取这 %n 位申请人？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You recommend for %n applicant(s): %1.</source>
        <translation>
            <numerusform>您对 %n 位申请人的推荐意见：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The recommendation could not be saved.</source>
        <translation>无法保存推荐意见。</translation>
    </message>
    <message numerus="yes">
        <source>The committee decided about %n applicant(s).</source>
        <translation>
            <numerusform>委员会已对 %n 位申请人作出决定。</numerusform>
        </translation>
    </message>
    <message>
        <source>The decision could not be stored.</source>
        <translation>无法保存决定。</translation>
    </message>
    <message>
        <source>&amp;New List…</source>
        <translation>新名单(&amp;N)…</translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) are on the list “%1”.</source>
        <translation>
            <numerusform>%n 位申请人已在名单“%1”中。</numerusform>
        </translation>
    </message>
    <message>
        <source>The list could not be changed.</source>
        <translation>无法更改名单。</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>新名单</translation>
    </message>
    <message>
        <source>Name of the list:</source>
        <translation>名单名称：</translation>
    </message>
    <message>
        <source>The list could not be made.</source>
        <translation>无法新建名单。</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>填写</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>This field cannot hold “%1”.</source>
        <translation>此字段不能填写“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>Filled in for %n applicant(s).</source>
        <translation>
            <numerusform>已为 %n 位申请人填写。</numerusform>
        </translation>
    </message>
    <message>
        <source>The change could not be saved.</source>
        <translation>无法保存更改。</translation>
    </message>
    <message>
        <source>&amp;Remove From</source>
        <translation>取消分配(&amp;T)</translation>
    </message>
    <message numerus="yes">
        <source>Decide about %n applicant(s)</source>
        <translation>
            <numerusform>对 %n 位申请人作出决定</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove a Tag</source>
        <translation>删除标签(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>Unassigned: %n applicant(s).</source>
        <translation>
            <numerusform>已取消分配 %n 位申请人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n whose review is closed; take it back to change it.</source>
        <translation>
            <numerusform>未包括 %n 人：评审已结束，撤回后才能更改。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::TableLayouts</name>
    <message>
        <source>Everybody, usual columns</source>
        <translation>所有人，常用列</translation>
    </message>
    <message>
        <source>&amp;Save This View…</source>
        <translation>保存此视图(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Delete This View</source>
        <translation>删除此视图(&amp;D)</translation>
    </message>
    <message>
        <source>Save this view</source>
        <translation>保存视图</translation>
    </message>
    <message>
        <source>Columns, order and filter under this name:</source>
        <translation>以此名称保存列、排序和筛选：</translation>
    </message>
    <message>
        <source>The view could not be saved.</source>
        <translation>无法保存视图。</translation>
    </message>
    <message>
        <source>The view could not be deleted.</source>
        <translation>无法删除视图。</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Columns, order and filter, saved under a name</source>
        <translation>以名称保存的列、排序和筛选</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>视图：%1</translation>
    </message>
</context>
<context>
    <name>Bole::TablePane</name>
    <message numerus="yes">
        <source>At most %n can be compared at once.</source>
        <translation>
            <numerusform>一次最多对比 %n 位。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>正在读取…</translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s)</source>
        <translation>
            <numerusform>%n 位申请人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Nobody matches</source>
        <translation>没有符合条件的申请人</translation>
    </message>
    <message>
        <source>No applicants yet</source>
        <translation>还没有申请人</translation>
    </message>
    <message>
        <source>Clear the search or loosen the filters.</source>
        <translation>请清空搜索或放宽筛选条件。</translation>
    </message>
    <message>
        <source>Nobody chosen</source>
        <translation>未选择</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>已选 %n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>阅读(&amp;R)</translation>
    </message>
    <message>
        <source>Sort &amp;Upwards</source>
        <translation>升序排列(&amp;U)</translation>
    </message>
    <message>
        <source>Sort &amp;Downwards</source>
        <translation>降序排列(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Hide This Column</source>
        <translation>隐藏此列(&amp;H)</translation>
    </message>
    <message>
        <source>Search names, schools, papers, text</source>
        <translation>搜索姓名、学校、论文、正文</translation>
    </message>
    <message>
        <source>Search applicants</source>
        <translation>搜索申请人</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>&amp;Columns…</source>
        <translation>列(&amp;C)…</translation>
    </message>
    <message>
        <source>Table of all applicants</source>
        <translation>所有申请人的表格</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Fill In</source>
        <translation>填写</translation>
    </message>
    <message>
        <source>Recommend</source>
        <translation>推荐意见</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>决定…</translation>
    </message>
    <message>
        <source>As the committee</source>
        <translation>以委员会名义</translation>
    </message>
    <message>
        <source>Add to List</source>
        <translation>加入名单</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Drop PDFs or a folder here, or choose File → Import Files.</source>
        <translation>将 PDF 或文件夹拖到此处，或选择“文件 → 导入文件”。</translation>
    </message>
    <message>
        <source>Choose an applicant first.</source>
        <translation>请先选择一位申请人。</translation>
    </message>
    <message>
        <source>Choose the current reviewer first.</source>
        <translation>请先选择当前评审人。</translation>
    </message>
    <message>
        <source>Choose at least two applicants first.</source>
        <translation>请先选择至少两位申请人。</translation>
    </message>
</context>
<context>
    <name>Bole::ThumbnailView</name>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>Pages as small pictures</source>
        <translation>页面缩略图</translation>
    </message>
</context>
<context>
    <name>Bole::TotalForm</name>
    <message>
        <source>Criteria</source>
        <translation>评分项</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>Facts of the applicant</source>
        <translation>申请人信息</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a function, what it does</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Formula of the total</source>
        <translation>总分公式</translation>
    </message>
    <message>
        <source>Empty: the mean of the reviewers&apos; weighted totals. Or, for example: exam × 0.6 + trimmed(panel) × 0.4</source>
        <translation>留空：各评审人加权总分的平均。也可写：初试×0.6 + 去极值平均(复试)×0.4</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Names and functions that the formula can use</source>
        <translation>公式中可用的名称和函数</translation>
    </message>
    <message>
        <source>Ruled out unless</source>
        <translation>一票否决线</translation>
    </message>
    <message>
        <source>One a line, for example: panel &gt;= 60</source>
        <translation>每行一条，例如：复试 &gt;= 60</translation>
    </message>
    <message>
        <source>Whoever does not meet one of these lines gets no total and no place on a list; the reason is shown. lowest(x) &gt;= 2 is a veto of every reviewer.</source>
        <translation>不满足其中任何一条者没有总分，也不占名额，并显示原因。lowest(x) &gt;= 2 即每位评审人均可一票否决。</translation>
    </message>
    <message>
        <source>Names of criteria, + − × ÷ and brackets; a name with spaces stands in [ ].
trimmed(x): mean of the reviewers without the highest and the lowest
lowest(x), highest(x): of the reviewers; total: their weighted totals
best(2, a, b, c): mean of the best two; mean, min, max of several
table(rank, &lt;=5: 3, &lt;=10: 1): points for a fact: gpa and rank in per cent, tests by name, awards.national, list.985, papers and the name of a list…</source>
        <translation>评分项名称、+ − × ÷ 和括号；含空格的名称写在 [ ] 中。
trimmed(x)：去掉最高分和最低分后的评委平均分
lowest(x)、highest(x)：评委中的最低分、最高分；total：评审人的加权总分
best(2, a, b, c)：最好两项的平均；mean、min、max：多项的平均、最小、最大
table(rank, &lt;=5: 3, &lt;=10: 1)：按信息折算加分：gpa 和 rank 以百分比计，考试用其名称，awards.national、list.985、papers 加名单名称…</translation>
    </message>
    <message>
        <source>%1, the bachelor&apos;s school</source>
        <comment>a list of schools</comment>
        <translation>%1（本科学校）</translation>
    </message>
</context>
<context>
    <name>Bole::TrayDialog</name>
    <message>
        <source>The tray is empty: every document belongs to somebody.</source>
        <translation>待归档为空：每份材料都有归属。</translation>
    </message>
    <message>
        <source>These documents belong to nobody yet. Whose are they?</source>
        <translation>这些材料尚不属于任何人。它们是谁的？</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>待归档材料</translation>
    </message>
    <message>
        <source>Documents that belong to nobody</source>
        <translation>不属于任何人的材料</translation>
    </message>
    <message>
        <source>Beginning of the text</source>
        <translation>文字开头</translation>
    </message>
    <message>
        <source>&amp;Give to…</source>
        <translation>归给(&amp;G)…</translation>
    </message>
    <message>
        <source>Make an &amp;Applicant of It</source>
        <translation>据此新建申请人(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>删除(&amp;R)</translation>
    </message>
    <message>
        <source>Choose a document first.</source>
        <translation>请先选择一份材料。</translation>
    </message>
</context>
<context>
    <name>Bole::UncheckedMark</name>
    <message>
        <source>△ Read by the program with doubt; nobody has checked it yet.</source>
        <translation>△ 程序识别但把握不足，尚无人核对。</translation>
    </message>
    <message>
        <source>(not checked)</source>
        <translation>（未核对）</translation>
    </message>
</context>
<context>
    <name>Bole::Undoing</name>
    <message>
        <source>That score is in a submitted review: take the review back first.</source>
        <translation>该评分属于已提交的评审：请先撤回评审。</translation>
    </message>
    <message>
        <source>This could not be undone.</source>
        <translation>无法撤销。</translation>
    </message>
    <message>
        <source>This could not be done again.</source>
        <translation>无法重做。</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Press %1 again to undo: %2</source>
        <translation>再按一次 %1 将撤销：%2</translation>
    </message>
    <message>
        <source>Press %1 again to redo: %2</source>
        <translation>再按一次 %1 将重做：%2</translation>
    </message>
</context>
<context>
    <name>Bole::UnsavedWords</name>
    <message>
        <source>What you changed is not saved.</source>
        <translation>您的更改尚未保存。</translation>
    </message>
    <message>
        <source>It cannot be saved as it is: something in it is missing or wrong.</source>
        <translation>目前还不能保存：其中有缺漏或错误。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Go On Editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Discard what you chose here?</source>
        <translation>放弃在此所做的选择？</translation>
    </message>
</context>
<context>
    <name>Bole::UnsureNames</name>
    <message>
        <source>%1 · no name found</source>
        <translation>%1 · 未识别到姓名</translation>
    </message>
    <message>
        <source>%1 · %2?</source>
        <translation>%1 · %2？</translation>
    </message>
    <message numerus="yes">
        <source>Before blind reading begins, somebody must look at the names of %n applicant(s): they were not found or are not certain. Until a name is confirmed or corrected, blind readers do not see the head of the document.</source>
        <translation>
            <numerusform>盲审开始前，须有人核对 %n 位申请人的姓名：未识别到或不确定。在姓名被确认或更正之前，盲审者看不到材料首页的开头部分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Names are hidden from you, too: somebody who sees them has to do it.</source>
        <translation>姓名对您也是隐藏的，须由能看到姓名的人核对。</translation>
    </message>
    <message>
        <source>Applicants whose name is not certain</source>
        <translation>姓名不确定的申请人</translation>
    </message>
    <message>
        <source>Look at This Name</source>
        <translation>核对此姓名</translation>
    </message>
    <message>
        <source>Names are hidden from you.</source>
        <translation>姓名对您不可见。</translation>
    </message>
</context>
<context>
    <name>Bole::WaitingBox</name>
    <message>
        <source>Bole</source>
        <translation>伯乐</translation>
    </message>
</context>
<context>
    <name>Bole::WelcomePage</name>
    <message>
        <source>Bole 伯乐</source>
        <translation>伯乐</translation>
    </message>
    <message>
        <source>Read applications side by side with the facts, score them, and agree.</source>
        <translation>对照原件核实材料，打分评议，达成共识。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Seasons you have opened will be listed here.</source>
        <translation>打开过的招生季会列在这里。</translation>
    </message>
    <message>
        <source>Drop PDFs, a folder of applications or a season file anywhere in this window.</source>
        <translation>可将 PDF、存放申请材料的文件夹或招生季文件拖到窗口任意位置。</translation>
    </message>
</context>
<context>
    <name>Bole::WhyNot</name>
    <message>
        <source>Only a coordinator can do this.</source>
        <translation>只有负责人可以这样做。</translation>
    </message>
    <message>
        <source>The review is closed: take it back first.</source>
        <translation>该评审已提交，请先撤回。</translation>
    </message>
</context>
<context>
    <name>Bole::WindowLayouts</name>
    <message>
        <source>Layout for reading: the page, and what was read from it</source>
        <translation>阅读布局：页面和识别出的信息</translation>
    </message>
    <message>
        <source>Layout for reviewing: the list, the page, the fields and the review</source>
        <translation>评审布局：列表、页面、字段和评审栏</translation>
    </message>
    <message>
        <source>Layout for coordinating: a wide list, the page and the fields</source>
        <translation>统筹布局：宽列表、页面和字段</translation>
    </message>
</context>
<context>
    <name>Bole::errorText</name>
    <message>
        <source>The file is not there any more. It may have been moved or renamed, or the drive it is on may not be connected.</source>
        <translation>文件已不在原处，可能被移动或改名，也可能所在的磁盘没有连接。</translation>
    </message>
    <message>
        <source>This file is not a Bole season. Choose a file that ends in .bole, or import PDFs into a season.</source>
        <translation>这不是伯乐的招生季文件。请选择以 .bole 结尾的文件，或把 PDF 导入到招生季中。</translation>
    </message>
    <message>
        <source>The season was written by a newer version of Bole. Update Bole to open it; the file has not been touched.</source>
        <translation>该招生季由更新版本的伯乐写成。请升级伯乐后再打开，文件未被更改。</translation>
    </message>
    <message>
        <source>The season can be read but not written. Copy it to a folder where you may write, or change the permissions of the file.</source>
        <translation>该招生季只能读取、不能写入。请把它复制到可写的文件夹，或更改文件权限。</translation>
    </message>
    <message>
        <source>Another program is writing to the season right now. Close that program or wait a moment, then try again.</source>
        <translation>另一个程序正在写入该招生季。请关闭那个程序或稍等片刻，然后重试。</translation>
    </message>
    <message>
        <source>There is no room left on the disk. Free some space and try again; what was saved before is safe.</source>
        <translation>磁盘空间已满。请腾出空间后重试，之前保存的内容是安全的。</translation>
    </message>
    <message>
        <source>The file could not be written. Choose another folder, or check that you may write there and that no other program has it open.</source>
        <translation>文件无法写入。请换一个文件夹，或检查写入权限以及文件是否被其他程序打开。</translation>
    </message>
    <message>
        <source>The season file did not accept this. Nothing was changed; try again, and if it happens again, open a backup.</source>
        <translation>招生季文件没有接受这次操作，内容没有改变。请重试；若再次出现，请打开备份。</translation>
    </message>
    <message>
        <source>The sealed list does not match its seal: it was changed outside Bole. Compare it with a backup before you rely on it.</source>
        <translation>封存的名单与封存时不符：它在伯乐之外被更改过。使用之前请与备份核对。</translation>
    </message>
    <message>
        <source>The list is sealed and stays as it is. Make a copy of it to go on working.</source>
        <translation>名单已封存，不能再改。如需继续，请先复制一份。</translation>
    </message>
    <message>
        <source>The file is empty. Ask for it again, or look for another copy.</source>
        <translation>文件是空的。请重新索取，或找另一份副本。</translation>
    </message>
    <message>
        <source>The file ends too early; it was probably not downloaded completely. Fetch it again.</source>
        <translation>文件不完整，可能没有下载完。请重新获取。</translation>
    </message>
    <message>
        <source>The file cannot be read. Open it in another program and save it as a new PDF, or ask for it again.</source>
        <translation>文件无法读取。请用其他程序打开并另存为新的 PDF，或重新索取。</translation>
    </message>
    <message>
        <source>The document has no pages. Ask for it again.</source>
        <translation>材料没有任何页面。请重新索取。</translation>
    </message>
    <message>
        <source>The document has too many pages. Split it, and import the part that matters.</source>
        <translation>材料页数过多。请拆分后只导入需要的部分。</translation>
    </message>
    <message>
        <source>The file is too large. Save it smaller, for instance with pictures of lower resolution.</source>
        <translation>文件过大。请另存为较小的文件，例如降低图片分辨率。</translation>
    </message>
    <message>
        <source>The document is protected by a password. Enter the password to read it.</source>
        <translation>材料有密码保护。请输入密码后读取。</translation>
    </message>
    <message>
        <source>The password is not right. Try again, or ask for a copy without a password.</source>
        <translation>密码不正确。请重试，或索取没有密码的副本。</translation>
    </message>
    <message>
        <source>This document is already in the season. Nothing was added.</source>
        <translation>该材料已在招生季中，没有重复添加。</translation>
    </message>
    <message>
        <source>The reader failed on this document and was started anew. The other documents are not affected.</source>
        <translation>读取器处理该材料时出错，已重新启动。其他材料不受影响。</translation>
    </message>
    <message>
        <source>Reading the document took too long and was stopped. Save it as a new PDF and try again.</source>
        <translation>读取该材料用时过长，已停止。请另存为新的 PDF 后重试。</translation>
    </message>
    <message>
        <source>The document needs more memory than a document may. Save it as a new PDF and try again.</source>
        <translation>该材料需要的内存超过上限。请另存为新的 PDF 后重试。</translation>
    </message>
    <message>
        <source>It was stopped at your request. What had been finished by then is kept.</source>
        <translation>已按您的要求停止，之前完成的部分予以保留。</translation>
    </message>
    <message>
        <source>The file is not valid JSON, or not of the expected form. Export one from Bole to see the form.</source>
        <translation>文件不是有效的 JSON，或格式不符。可从伯乐导出一份作为参照。</translation>
    </message>
    <message>
        <source>The table cannot be read: a column is missing or a row has too few cells. Check its first line and its separators.</source>
        <translation>表格无法读取：缺少某一列，或某一行的单元格不够。请检查首行和分隔符。</translation>
    </message>
    <message>
        <source>The value is not possible here. What you typed is kept; correct it and try again.</source>
        <translation>这里不能使用该值。您的输入已保留，请更正后重试。</translation>
    </message>
    <message>
        <source>It is not in the season any more. Somebody may have removed it in another window.</source>
        <translation>它已不在该招生季中，可能有人在另一个窗口里删除了它。</translation>
    </message>
    <message>
        <source>The rules of this season do not allow it. Ask the coordinator of the season.</source>
        <translation>该招生季的规则不允许这样做。请联系招生季的负责人。</translation>
    </message>
    <message>
        <source>There are not enough scores yet.</source>
        <translation>评分还不够。</translation>
    </message>
    <message>
        <source>All scores are the same, so there is nothing to compare.</source>
        <translation>所有评分都相同，无从比较。</translation>
    </message>
    <message>
        <source>The reviewers share too few applicants for their scores to be set against each other.</source>
        <translation>评审人共同评阅的申请人太少，无法相互校准。</translation>
    </message>
    <message>
        <source>There is a file of this name already, and it was left as it is. Choose another name.</source>
        <translation>已有同名文件，程序没有动它。请换一个名称。</translation>
    </message>
    <message>
        <source>Somebody has changed this value since. It was left as it is now; the history shows who and when.</source>
        <translation>此后有人改过这个值，现状已保留。历史记录会显示是谁、在何时改的。</translation>
    </message>
    <message>
        <source>The file could not be opened. Check that you may read it and that the drive it is on is connected.</source>
        <translation>无法打开该文件。请检查您是否有读取权限，以及文件所在的磁盘是否已连接。</translation>
    </message>
    <message>
        <source>Bole reads PDF, pictures, Word and OpenDocument files, plain text and Markdown. This is another kind of file, or no file at all but a folder, a pipe or a device.</source>
        <translation>伯乐读取 PDF、图片、Word 和 OpenDocument 文件、纯文本和 Markdown。这是其他类型的文件，或者根本不是文件，而是文件夹、管道或设备。</translation>
    </message>
    <message>
        <source>The reader did not start. Check that the program bole-reader is installed next to bole.</source>
        <translation>读取器没有启动。请检查 bole-reader 程序是否与 bole 安装在一起。</translation>
    </message>
    <message>
        <source>The season could not be brought up to this version. The file is unchanged, and a copy of it lies with the backups next to it.</source>
        <translation>无法将此招生季升级到当前版本。文件未被更改，其副本保存在旁边的备份文件夹中。</translation>
    </message>
    <message>
        <source>The season file is damaged, or was changed by something other than Bole, and was left as it is. Open one of the backups in the folder next to it, or ask for it again.</source>
        <translation>招生季文件已损坏，或被伯乐以外的程序更改过，现原样保留。请打开同一文件夹中的备份，或请对方重新发送。</translation>
    </message>
</context>
<context>
    <name>Bole::hubText</name>
    <message>
        <source>The hub does not answer. Check the network and the address; what was written is kept and can be sent later.</source>
        <translation>中心库没有应答。请检查网络和地址；写下的内容已保存，可稍后发送。</translation>
    </message>
    <message>
        <source>The hub does not accept this name and password. Ask whoever keeps the hub for a new invitation.</source>
        <translation>中心库不接受此账号和密码。请向中心库管理员索取新的邀请。</translation>
    </message>
    <message>
        <source>It is not certain that this is the hub: its certificate was not accepted. Nothing was sent. Ask whoever keeps the hub for its certificate.</source>
        <translation>无法确认这就是中心库：其证书未通过验证。没有发送任何内容。请向中心库管理员索取证书。</translation>
    </message>
    <message>
        <source>There is no hub in this database. Whoever keeps it makes one with: bole hub create</source>
        <translation>此数据库中没有中心库。管理员可用以下命令建立：bole hub create</translation>
    </message>
    <message>
        <source>The hub was made by a newer version of Bole. Update Bole to work with it; nothing was sent.</source>
        <translation>中心库由更新版本的伯乐建立。请更新伯乐后使用；没有发送任何内容。</translation>
    </message>
    <message>
        <source>The hub was made by an older version of Bole. Whoever keeps it brings it up to date with: bole hub create</source>
        <translation>中心库由较旧版本的伯乐建立。管理员可用以下命令升级：bole hub create</translation>
    </message>
    <message>
        <source>This hub belongs to another season. Nothing was sent.</source>
        <translation>此中心库属于另一个招生季。没有发送任何内容。</translation>
    </message>
    <message>
        <source>The rules of the hub do not allow it. Ask the coordinator.</source>
        <translation>中心库的规则不允许此操作。请联系负责人。</translation>
    </message>
    <message>
        <source>The clock of this computer is days ahead. Set it right, and try again.</source>
        <translation>此电脑的时钟快了数天。请校准后重试。</translation>
    </message>
    <message>
        <source>This is no address of a hub. It looks like postgresql://name@hub.example.org/bole</source>
        <translation>这不是中心库的地址。地址形如 postgresql://name@hub.example.org/bole</translation>
    </message>
    <message>
        <source>It was stopped. Nothing is lost.</source>
        <translation>已停止。没有丢失任何内容。</translation>
    </message>
    <message>
        <source>The hub or the season did not accept this. Nothing was changed.</source>
        <translation>中心库或招生季未接受此操作。没有更改任何内容。</translation>
    </message>
</context>
<context>
    <name>Bole::hubWords</name>
    <message>
        <source>⚠ The hub needs you</source>
        <translation>⚠ 中心库需要您处理</translation>
    </message>
    <message>
        <source>⚠ Offline since %1</source>
        <translation>⚠ 自 %1 起离线</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to send</source>
        <translation>
            <numerusform>%1，%n 项待发送</numerusform>
        </translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未连接</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n not accepted</source>
        <translation>
            <numerusform>⚠ %n 项未被接受</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>↑ %n to send</source>
        <translation>
            <numerusform>↑ %n 项待发送</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ In step</source>
        <translation>✓ 已同步</translation>
    </message>
    <message>
        <source>This address was given to %1. Choose %1 at the top right, or connect with an address of your own: what you write stays in this file until then.</source>
        <translation>此地址是发给%1的。请在右上角选择%1，或用您自己的地址连接；在此之前，您写下的内容只保留在此文件中。</translation>
    </message>
    <message>
        <source>Some of what was written here is not yours to change, by the committee&apos;s rules. It stays in this file; ask the coordinator.</source>
        <translation>按委员会的规则，此处写下的部分内容不由您更改。它们保留在此文件中；请联系负责人。</translation>
    </message>
    <message>
        <source>not invited</source>
        <translation>未邀请</translation>
    </message>
    <message>
        <source>never here</source>
        <translation>从未连接</translation>
    </message>
    <message>
        <source>● here now</source>
        <translation>● 在线</translation>
    </message>
    <message>
        <source>last here %1</source>
        <translation>上次连接 %1</translation>
    </message>
    <message>
        <source>⟳ Connecting…</source>
        <translation>⟳ 正在连接…</translation>
    </message>
    <message>
        <source>⟳ Exchanging…</source>
        <translation>⟳ 正在交换…</translation>
    </message>
</context>
<context>
    <name>Bole::lastSavedText</name>
    <message>
        <source>a change of an applicant</source>
        <translation>申请人信息变动</translation>
    </message>
    <message>
        <source>a correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>a document</source>
        <translation>材料</translation>
    </message>
    <message>
        <source>an assignment</source>
        <translation>评审分配</translation>
    </message>
    <message>
        <source>a highlight</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>a shortlist</source>
        <translation>推荐名单</translation>
    </message>
    <message>
        <source>a setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>a reviewer</source>
        <translation>评审人</translation>
    </message>
    <message>
        <source>a rubric</source>
        <translation>评分表</translation>
    </message>
    <message>
        <source>a new applicant</source>
        <translation>新申请人</translation>
    </message>
    <message>
        <source>a change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>What was saved last is not known on this machine.</source>
        <translation>本机不知道最后保存的是什么。</translation>
    </message>
    <message>
        <source>The last thing that was saved, %1 at %2, is there.</source>
        <translation>最后保存的内容（%1，%2）在文件中。</translation>
    </message>
    <message>
        <source>The last thing that was saved under this name, %1 at %2, is missing: the newest in the file is from %3. Compare it with the backups in “%4”.</source>
        <translation>以此文件名最后保存的内容（%1，%2）不在文件中：文件里最新的内容是 %3 的。请与“%4”中的备份核对。</translation>
    </message>
    <message>
        <source>Bole, or this machine, stopped while the season was open. The file has been looked through and is sound.</source>
        <translation>招生季打开期间，伯乐或本机意外停止。文件已检查，完好无损。</translation>
    </message>
    <message>
        <source>a score, note or recommendation</source>
        <translation>评分、评语或推荐意见</translation>
    </message>
    <message>
        <source>a decision of the committee</source>
        <translation>委员会的决定</translation>
    </message>
</context>
<context>
    <name>Bole::packageText</name>
    <message numerus="yes">
        <source>%n new applicant(s)</source>
        <translation>
            <numerusform>%n 位新申请人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new or changed review(s)</source>
        <translation>
            <numerusform>%n 份新的或有更改的评审</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 份材料</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are new</source>
        <translation>
            <numerusform>%n 项为新增</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) change</source>
        <translation>
            <numerusform>%n 项有更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are here already</source>
        <translation>
            <numerusform>%n 项这里已有</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) were also changed here: you decide later which holds</source>
        <translation>
            <numerusform>%n 项在这里也有更改：稍后由您决定采用哪个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are about somebody who is not in this file: they wait</source>
        <translation>
            <numerusform>%n 项涉及不在此文件中的人：先行保留</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are not the sender&apos;s to write: they are left out</source>
        <translation>
            <numerusform>%n 项不属于发送者可写的内容：不采用</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is not a package of Bole.</source>
        <translation>此文件不是伯乐的数据包。</translation>
    </message>
    <message>
        <source>The package is not whole, or was changed on its way. Nothing was taken from it; ask for it again.</source>
        <translation>数据包不完整，或在途中被更改。未采用其中任何内容；请对方重新发送。</translation>
    </message>
    <message>
        <source>The package was made by a newer version of Bole. Update the program, then bring it in.</source>
        <translation>数据包由更新版本的伯乐制作。请先更新程序再并入。</translation>
    </message>
    <message>
        <source>The package holds only what was new. Ask the coordinator for one with everything in it.</source>
        <translation>数据包只含新增内容。请向负责人索取包含全部内容的数据包。</translation>
    </message>
    <message>
        <source>The passphrase is wrong. Ask whoever sent the package.</source>
        <translation>口令不正确。请询问发送者。</translation>
    </message>
    <message>
        <source>The package belongs to another season. Open that one first.</source>
        <translation>数据包属于另一个招生季。请先打开那个招生季。</translation>
    </message>
    <message>
        <source>The package was made for somebody else. Choose at the top right who you are, or ask for one of your own.</source>
        <translation>数据包是给别人的。请在右上角选择您是谁，或索取给您的数据包。</translation>
    </message>
    <message>
        <source>The clock of the machine that the package comes from is years ahead. It has to be set right there first.</source>
        <translation>制作数据包的电脑时钟快了数年，需先在那里校正。</translation>
    </message>
    <message>
        <source>Another version of the rubric: %1</source>
        <translation>评分表的另一版本：%1</translation>
    </message>
    <message>
        <source>There is nothing new in it.</source>
        <translation>其中没有新内容。</translation>
    </message>
</context>
<context>
    <name>Bole::protection</name>
    <message>
        <source>This build of Bole was made without SQLCipher: it can neither protect seasons with a password nor open protected ones. Use a build that has it; everything else works.</source>
        <translation>此版本的伯乐编译时未包含 SQLCipher：既不能用密码保护招生季，也不能打开受保护的招生季。请使用包含它的版本；其他功能均可正常使用。</translation>
    </message>
</context>
<context>
    <name>Bole::sandboxText</name>
    <message>
        <source>This system offers neither Landlock nor user namespaces. A document made to take over the program that reads it could read your other files; it still cannot change them, start programs or use the network. Import documents of strangers on a newer system.</source>
        <translation>本系统既不支持 Landlock，也不支持用户命名空间。恶意材料如果控制了读取它的程序，就可能读取您的其他文件；但仍无法更改文件、启动程序或访问网络。请在较新的系统上导入陌生人的材料。</translation>
    </message>
</context>
<context>
    <name>Bole::tableText</name>
    <message>
        <source>it has %1 columns, and %2 are usual.</source>
        <translation>该行有 %1 列，应为 %2 列。</translation>
    </message>
    <message>
        <source>its first column is empty.</source>
        <translation>第一列为空。</translation>
    </message>
    <message>
        <source>“%1” is none of the words that its first column knows.</source>
        <translation>第一列不能是“%1”。</translation>
    </message>
    <message>
        <source>it holds no name to look for.</source>
        <translation>该行没有可供查找的名称。</translation>
    </message>
    <message>
        <source>it does not say how the surname is read.</source>
        <translation>没有写明姓氏的读音。</translation>
    </message>
    <message>
        <source>the file cannot be read.</source>
        <translation>无法读取该文件。</translation>
    </message>
    <message>
        <source>%1 in your own tables is left out: %2</source>
        <extracomment>%1: a file and the number of its line, such as degrees.tsv:2. %2: a reason</extracomment>
        <translation>自己的表 %1 未被采用：%2</translation>
    </message>
</context>
</TS>
