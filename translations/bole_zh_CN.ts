<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
            <translation>在文档中查找(&amp;F)</translation>
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
            <translation>比较(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Shortlist</source>
            <translation>候选名单(&amp;S)</translation>
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
            <translation>评审区(&amp;V)</translation>
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
            <translation>转到文档(&amp;D)</translation>
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
    </context>
    <context>
        <name>Bole::MainWindow</name>
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
            <translation>该招生季由更新版本的伯乐写成。请升级伯乐后再打开，文件未被改动。</translation>
        </message>
        <message>
            <source>The season can be read but not written. Copy it to a folder where you may write, or change the permissions of the file.</source>
            <translation>该招生季只能读取、不能写入。请把它复制到可写的文件夹，或修改文件权限。</translation>
        </message>
        <message>
            <source>Another program is writing to the season right now. Close that program or wait a moment, then try again.</source>
            <translation>另一个程序正在写入该招生季。请关闭那个程序或稍等片刻，然后重试。</translation>
        </message>
        <message>
            <source>The season file is damaged and was left as it is. Open one of the backups in the folder beside it.</source>
            <translation>招生季文件已损坏，程序没有改动它。请打开同一文件夹旁边的备份。</translation>
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
            <source>The season could not be brought up to this version. The file is unchanged, and a copy of it lies beside it.</source>
            <translation>该招生季无法升级到当前版本。原文件没有改变，旁边留有一份副本。</translation>
        </message>
        <message>
            <source>The season file did not accept this. Nothing was changed; try again, and if it happens again, open a backup.</source>
            <translation>招生季文件没有接受这次操作，内容没有改变。请重试；若再次出现，请打开备份。</translation>
        </message>
        <message>
            <source>The sealed list does not match its seal: it was changed outside Bole. Compare it with a backup before you rely on it.</source>
            <translation>封存的名单与封存时不符：它在伯乐之外被改动过。使用之前请与备份核对。</translation>
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
            <source>Bole does not read this kind of file. Use PDF, plain text or Markdown.</source>
            <translation>伯乐不支持这种文件。请使用 PDF、纯文本或 Markdown。</translation>
        </message>
        <message>
            <source>The document has no pages. Ask for it again.</source>
            <translation>文档没有任何页面。请重新索取。</translation>
        </message>
        <message>
            <source>The document has too many pages. Split it, and import the part that matters.</source>
            <translation>文档页数过多。请拆分后只导入需要的部分。</translation>
        </message>
        <message>
            <source>The file is too large. Save it smaller, for instance with pictures of lower resolution.</source>
            <translation>文件过大。请另存为较小的文件，例如降低图片分辨率。</translation>
        </message>
        <message>
            <source>The document is protected by a password. Enter the password to read it.</source>
            <translation>文档有密码保护。请输入密码后读取。</translation>
        </message>
        <message>
            <source>The password is not right. Try again, or ask for a copy without a password.</source>
            <translation>密码不正确。请重试，或索取没有密码的副本。</translation>
        </message>
        <message>
            <source>This document is already in the season. Nothing was added.</source>
            <translation>该文档已在招生季中，没有重复添加。</translation>
        </message>
        <message>
            <source>The reader failed on this document and was started anew. The other documents are not affected.</source>
            <translation>读取器处理该文档时出错，已重新启动。其他文档不受影响。</translation>
        </message>
        <message>
            <source>Reading the document took too long and was stopped. Save it as a new PDF and try again.</source>
            <translation>读取该文档用时过长，已停止。请另存为新的 PDF 后重试。</translation>
        </message>
        <message>
            <source>The document needs more memory than a document may. Save it as a new PDF and try again.</source>
            <translation>该文档需要的内存超过上限。请另存为新的 PDF 后重试。</translation>
        </message>
        <message>
            <source>The reader did not start. Check that the program bole-reader is installed beside bole.</source>
            <translation>读取器没有启动。请检查 bole-reader 程序是否与 bole 安装在一起。</translation>
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
    </context>
</TS>
