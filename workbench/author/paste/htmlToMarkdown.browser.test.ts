import { assert, asyncProperty, webUrl } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { missionFormat } from '#tools/content/compiler/checkMission.ts';
import { ofType, placesIn } from '#tools/content/compiler/places.ts';
import { markdownOf } from './htmlToMarkdown.ts';

/** Paragraphs as Word copies them. */
const p = (html: string) => `<p class=MsoNormal>${html}<o:p></o:p></p>`;

const marker = (text: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>`;

const item = (list: string, level: number, sign: string, html: string) =>
  `<p class=MsoListParagraph style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>${marker(sign)}${html}<o:p></o:p></p>`;

const word = (...paragraphs: string[]) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15"></head><body lang=EN-US><!--StartFragment-->${paragraphs.join('\n')}<!--EndFragment--></body></html>`;

/** Word for the web copies each item as a list of its own. */
const webItem = (kind: 'ol' | 'ul', level: number, start: number, text: string) =>
  `<div class="ListContainerWrapper SCXW1 BCX8"><${kind} class="NumberListStyle1 SCXW1 BCX8" role="list" start="${start}"><li data-leveltext="%1." data-listid="2" data-aria-posinset="${start}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8"><span class="TextRun SCXW1 BCX8"><span class="NormalTextRun SCXW1 BCX8">${text}</span></span><span class="EOP SCXW1 BCX8">&nbsp;</span></p></li></${kind}></div>`;

/** A bulleted paragraph as a mail has it: without the names of lists. */
const mailItem = (margin: string, sign: string, html: string) =>
  `<p style="margin-left:${margin}"><u></u><span style="font-family:Symbol">${sign}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span><u></u>${html}<u></u><u></u></p>`;

const google = (html: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${html}</b>`;

const googleItem = (level: number, html: string, more = '') =>
  `<li dir="ltr" style="list-style-type:decimal;font-weight:400" aria-level="${level}"${more}><p dir="ltr" role="presentation"><span>${html}</span></p></li>`;

const clipboards: Record<string, Record<string, readonly [copied: string, expected: string]>> = {
  lists: {
    'of Word that goes on behind a note': [
      word(
        item('l0', 1, '1.', 'Open'),
        item('l0', 1, '2.', 'Type'),
        p('Wait.'),
        item('l0', 1, '3.', 'Close'),
      ),
      '1. Open\n2. Type\n\nWait.\n\n3. Close',
    ],
    'of Word, one behind another': [
      word(
        item('l0', 1, '1.', 'Open'),
        item('l0', 1, '2.', 'Type'),
        item('l2', 1, '1.', 'Look'),
        item('l2', 1, '2.', 'Ask'),
      ),
      '1. Open\n2. Type\n\n1) Look\n2) Ask',
    ],
    'of Word with letters in a level, and a note in an item': [
      word(
        item('l0', 1, '1.', 'Open'),
        item('l0', 2, 'a.', 'the door'),
        item('l0', 2, 'b.', 'the box'),
        item('l0', 1, '2.', 'Type'),
        p('Wait.'),
        item('l0', 2, 'a.', 'your name'),
        item('l0', 1, '3.', 'Close'),
      ),
      '1. Open\n   1. the door\n   2. the box\n2. Type\n\n   Wait.\n\n   1. your name\n3. Close',
    ],
    'of Word with paragraphs between the items of a level': [
      word(
        item('l0', 1, '1.', 'Open'),
        item('l0', 2, 'a.', 'the door'),
        p('With the key.'),
        item('l0', 2, 'b.', 'the box'),
        p('Wait.'),
        item('l0', 1, '2.', 'Type'),
      ),
      '1. Open\n\n   1. the door\n\n   With the key.\n\n   2. the box\n\nWait.\n\n2. Type',
    ],
    'of Word that begins at level 2': [
      word(
        item('l0', 2, 'a.', 'the door'),
        item('l0', 1, '1.', 'Open'),
        item('l0', 1, '2.', 'Type'),
      ),
      '1. the door\n\n1) Open\n2) Type',
    ],
    'of Word, bulleted': [
      item('l7', 1, '·', 'Badge') +
        item('l7', 2, 'o', 'its cord') +
        item('l7', 2, 'o', 'its case') +
        item('l7', 3, '§', 'in red') +
        item('l7', 1, '·', 'Key'),
      '- Badge\n  - its cord\n  - its case\n    - in red\n- Key',
    ],
    'of Word, with letters of which one is a bullet, too': [
      item('l7', 1, 'n', 'Open') + item('l7', 1, 'o', 'Type') + item('l8', 1, 'o.', 'Close'),
      '14. Open\n15. Type\n\n15) Close',
    ],
    'of Word without their markers': [
      `<p style='mso-list:l7 level1 lfo1'>Open</p><p style='mso-list:l7 level1 lfo1'>Type</p>`,
      '1. Open\n2. Type',
    ],
    'of Word in Safari, whose numbers are text': [
      '<p class="p1" style="text-indent: -18px"><span>1.<span class="Apple-converted-space">&nbsp;&nbsp; </span></span>Open</p><p class="p1"><span>2.<span>&nbsp;&nbsp; </span></span>Type</p><p class="p2">Wait.</p><p class="p1"><span>3.<span>&nbsp;&nbsp; </span></span>Close <b>it</b></p>',
      '1. Open\n2. Type\n\nWait.\n\n3. Close **it**',
    ],
    'of numbers in text, with letters below a number and without': [
      '<p>1.&nbsp; Open</p><p>a.&nbsp; the door</p><p>2.&nbsp; Type</p><p>Then:</p><p>A.&nbsp; Close</p>',
      '1. Open\n   1. the door\n2. Type\n\nThen:\n\nA. Close',
    ],
    'of numbers that begin a sentence': [
      '<p><b>1.</b> Open</p><p>2024. A year</p><p>3.&nbsp;5 m</p>',
      '**1.** Open\n\n2024\\. A year\n\n3\\. 5 m',
    ],
    'of Word with two kinds of bullets': [
      word(item('l0', 1, '·', 'Badge'), item('l0', 1, 'Ø', 'Cord'), item('l0', 1, '·', 'Key')),
      '- Badge\n- Cord\n- Key',
    ],
    'of Word with bullets that are pictures': [
      word(
        ...['Badge', 'Key'].map(
          (text) =>
            `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'><img width=13 height=13 src="file:///C:/image001.gif" alt="*"><span>&nbsp; </span></span><![endif]>${text}</p>`,
        ),
      ),
      '- Badge\n- Key',
    ],
    'of OneNote': [
      '<ol style="margin-left:.375in"><li value=1><span>Open</span></li><li><span>Type</span></li></ol><p>Wait.</p><ol type=1><li value=3><span>Close</span></li></ol>',
      '1. Open\n2. Type\n\nWait.\n\n3. Close',
    ],
    'of mail': [
      `<p>Bring:</p>${mailItem('36pt', '·', '<b>Badge</b> here')}${mailItem('72pt', 'o', 'its cord')}${mailItem('36pt', '·', 'Key')}<p>Then:</p>${mailItem('36pt', 'o', 'Come')}`,
      'Bring:\n\n- **Badge** here\n  - its cord\n- Key\n\nThen:\n\n- Come',
    ],
    'of signs in lines': [
      '<div>•&nbsp;&nbsp;Badge</div><div>o\tits cord</div><div>\uF0A7 its case</div><div>• Key</div>',
      '- Badge\n  - its cord\n    - its case\n- Key',
    ],
    'that are none': [
      '<p><i>o</i> nome, §&nbsp;5, o\u00A05</p><p>§&nbsp;5 <i>BGB</i></p><p>o nome</p>',
      '*o* nome, § 5, o 5\n\n§ 5 *BGB*\n\no nome',
    ],
    'of Word for the web': [
      `<div>${webItem('ol', 1, 1, 'Open')}${webItem('ol', 2, 1, 'the door')}${webItem('ol', 1, 2, 'Type')}</div>`,
      '1. Open\n   1. the door\n2. Type',
    ],
    'of Google Docs': [
      google(
        `<ol>${googleItem(1, 'Open')}<ol>${googleItem(2, 'the door')}</ol></ol><p><span>Wait.</span></p><ol start="2">${googleItem(1, 'Type')}</ol>`,
      ),
      '1. Open\n   1. the door\n\nWait.\n\n2. Type',
    ],
    'to tick': [
      google(
        `<ul>${googleItem(1, 'Badge', ' role="checkbox" aria-checked="false"')}${googleItem(1, 'Cord', ' role="checkbox" aria-checked="true"')}</ul>`,
      ),
      '- [ ] Badge\n- [x] Cord',
    ],
    'to tick, with boxes': [
      '<ul><li><input type=checkbox> Badge</li><li data-checked=true><label><input type=checkbox checked></label><p><b>Cord</b></p></li><li data-checked=true>Key</li></ul>',
      '- [ ] Badge\n- [x] **Cord**\n- [x] Key',
    ],
    'to tick, of Word': [
      word(
        `<p class=MsoNormal><w:Sdt CheckBox="t" CheckBoxIsChecked="f"><span style='font-family:"MS Gothic"'>☐</span></w:Sdt> Badge<o:p></o:p></p>`,
        `<p class=MsoNormal><w:Sdt CheckBox="t" CheckBoxIsChecked="t"><span style='font-family:"MS Gothic"'>☒</span></w:Sdt> Cord<o:p></o:p></p>`,
      ),
      '- [ ] Badge\n- [x] Cord',
    ],
    'to tick, of Confluence': [
      '<ul class="inline-task-list" data-inline-tasks-content-id="1"><li data-inline-task-id="1"><span class="placeholder-inline-tasks">Badge</span></li><li class="checked" data-inline-task-id="2">Cord</li></ul>',
      '- [ ] Badge\n- [x] Cord',
    ],
    'to tick, of the editor of Confluence': [
      '<div data-node-type="actionList" data-task-list-local-id=""><div data-task-local-id="1" data-task-state="TODO">Badge</div><div data-task-local-id="2" data-task-state="DONE">Cord</div></div>',
      '- [ ] Badge\n- [x] Cord',
    ],
    'to tick, of Notion': [
      '<ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span class="to-do-children-unchecked">Badge</span></li></ul><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Cord</span></li></ul><ul><li>[ ] Key</li></ul>',
      '- [ ] Badge\n- [x] Cord\n- [ ] Key',
    ],
    'to tick, of Loop': [
      '<ul><li role="listitem"><div role="checkbox" aria-checked="false" aria-label="Complete"></div><p>Badge</p></li><li><div role="checkbox" aria-checked="true"></div><p>Cord</p></li></ul>',
      '- [ ] Badge\n- [x] Cord',
    ],
    'of an editor, whose inner lists are items': [
      '<ul><li>Open</li><li><ul><li>the door</li></ul></li><li>Type</li></ul>',
      '- Open\n  - the door\n- Type',
    ],
  },
  pictures: {
    'of Word': [
      word(
        p('See:'),
        p(
          `<!--[if gte vml 1]><v:shape id="a" alt="A map"><v:imagedata src="file:///C:/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=602 height=339 src="file:///C:/clip_image002.png" alt="A map of the house&#10;&#10;Description automatically generated" v:shapes="a"><![endif]>`,
        ),
        p('Come in.'),
      ),
      'See:\n\n![A map of the house](missing-picture)\n\nCome in.',
    ],
    'of Google Docs': [
      google(
        '<p dir="ltr"><span style="border:none;display:inline-block;width:602px"><img src="https://lh7-rt.googleusercontent.com/docsz/A?key=B" width="602" height="401" style="margin-left:0px;margin-top:0px;"></span></p><p><span>Come <img src="x.png" alt="x.png"> in.</span></p>',
      ),
      '![](missing-picture)\n\nCome ![](missing-picture) in.',
    ],
    'of Outlook, with its signature': [
      word(
        p(
          '<img width=640 height=480 id="Picture_x0020_1" src="cid:image001.png@01DB" alt="The *hall*">',
        ),
        p('<a href="https://x.test"><img width=24 height=24 src="cid:image002.png@01DB"></a> Ann'),
        p('<img width=1 height=1 style="width:.0104in" src="https://x.test/count.gif">'),
      ),
      '![The \\*hall\\*](missing-picture)\n\nAnn',
    ],
    'of Teams': [
      '<div>Hi <img itemtype="http://schema.skype.com/Emoji" alt="🙂" style="width:20px; height:20px"></div><div><img itemtype="http://schema.skype.com/AMSImage" src="https://eu-api.asm.skype.com/v1/objects/0/views/imgo" alt="image.png" width="250"></div>',
      'Hi 🙂\n\n![](missing-picture)',
    ],
    'of LibreOffice, in a cell': [
      '<table><tr><td><p><img src="data:image/png;base64,AA==" name="Image1" align="bottom" width="300" height="200" border="0"/></p></td><td><p>Hall</p></td></tr></table>',
      '| ![](map.png) | Hall |\n| - | - |',
    ],
    'that are a link, or bold': [
      '<p><b><a href="https://x.test"><img src="a.png"> <img src="b.png"></a></b></p>',
      '![](missing-picture) ![](missing-picture)',
    ],
    'of code': ['<p>Run</p><pre>a<img src="x.png"></pre>', 'Run\n\n```\na\n```'],
  },
  links: {
    'to bookmarks, and bookmarks': [
      word(
        `<h1><a name="_Toc1"></a><a name="_Toc2">Begin</a></h1>`,
        p('See <a href="#_Toc1">Begin</a>.'),
      ),
      '## Begin\n\nSee Begin.',
    ],
    'without a text': [
      word(p('The plan <a href="https://x.test"><img src="file:///c/map.png"></a>'), '<h2></h2>'),
      'The plan ![](missing-picture)',
    ],
    'of footnotes': [
      word(
        p(
          `Ask HR<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>.`,
        ),
      ),
      'Ask HR\\[1].',
    ],
    'in what has no block': [
      '<a href="https://x.test/a">The plan</a> is <b>here</b>',
      '[The plan](https://x.test/a) is **here**',
    ],
    'of a mail': [
      '<div dir="ltr">Hello,<div><br></div><div>see <a href="https://x.test/a">the plan</a>.</div></div>',
      'Hello,\n\nsee [the plan](https://x.test/a).',
    ],
    'that are words': [
      p('At https://x.test/a_b, R&D, name@x.test, file_name, 9~17'),
      'At <https://x.test/a_b>, R&D, <name@x.test>, file_name, 9~17',
    ],
    'that are words, with signs that have a meaning in Markdown': [
      p('(https://www.x.test/_layouts/a_(b)?c=~d*&amp;copy=1), www.x.test.'),
      '(<https://www.x.test/_layouts/a_(b)?c=~d*&copy=1>), [www.x.test](http://www.x.test).',
    ],
    'that are words, with emphasis in their paths': [
      p(
        'See https://www.corp.test/a*b and https://www.corp.test/_site. <b>https://x.test/a*b*c</b>',
      ),
      'See <https://www.corp.test/a*b> and <https://www.corp.test/_site>. **<https://x.test/a*b*c>**',
    ],
    'that are words, with parts that are emphasized': [
      p('https://www.corp.test/<i>a</i>b and https://www.corp.test/<b>_site</b>'),
      '<https://www.corp.test/ab> and <https://www.corp.test/_site>',
    ],
    'whose end only their author knows': [
      p('詳細はhttps://x.test/_aをご覧ください。 “https://x.test/_a”'),
      '詳細はhttps://x.test/_aをご覧ください。 “https://x.test/_a”',
    ],
    'with such signs, and with backslashes': [
      p(
        `<a href="https://x.test/_a_(b)?c=1&copy=2">a</a> <a href="https:\\\\x.test\\a(b">b</a> <a href="mailto:jörg@x.test">jörg@x.test</a>`,
      ),
      '[a](https://x.test/_a_(b)?c=1&copy=2) [b](https://x.test/a%28b) [jörg@x.test](mailto:jörg@x.test)',
    ],
  },
  tables: {
    'of Word, with paragraphs and a list in a cell': [
      word(
        `<table class=MsoTableGrid border=1><tr><td>${p('Day')}</td><td>${p('<b>What</b>')}</td></tr><tr><td>${p('Monday')}${p('10:00')}</td><td>${item('l1', 1, '·', 'Badge')}${item('l1', 1, '·', 'Cord')}${item('l0', 1, '2.', 'Ask')}</td></tr></table>`,
      ),
      '| Day | What |\n| - | - |\n| Monday 10:00 | Badge; Cord 2. Ask |',
    ],
    'of a spreadsheet': [
      '<google-sheets-html-origin><table><colgroup><col width="100"></colgroup><tbody><tr><td>Day</td><td>Room</td></tr><tr><td>Monday</td><td>4</td></tr></tbody></table>',
      '| Day | Room |\n| - | - |\n| Monday | 4 |',
    ],
    'with blocks in cells': [
      `<table><caption>Days</caption><tr><td>Day</td><td>What</td></tr>
      <tr><td><h2>Monday</h2>first<hr><hr><section>early</section><section>late</section></td><td><pre>npm i\nnpm test</pre></td></tr>
      <tr><td><dl><dt>Badge</dt><dd>yours</dd></dl><blockquote>a</blockquote></td><td>at<table><tr><td>10</td><td>11</td></tr><tr><td>12</td></tr></table>or later</td></tr></table>`,
      'Days\n\n| Day | What |\n| - | - |\n| Monday first early late | `npm i` `npm test` |\n| Badge yours a | at 10 11; 12 or later |',
    ],
    'with merged cells': [
      `<table><tr><td colspan=2>Morning</td><td>Room</td></tr><tr><td rowspan=2>Monday</td><td>9</td><td>4</td></tr>
      <tr><td>10</td><td>5</td></tr><tr><td>Tuesday</td><td colspan=2>11</td></tr></table>`,
      '| Morning | | Room |\n| - | - | - |\n| Monday | 9 | 4 |\n| | 10 | 5 |\n| Tuesday | 11 | |',
    ],
  },
  code: {
    'before the words': ['<pre>npm i</pre><p>Then go.</p>', '```\nnpm i\n```\n\nThen go.'],
    'below its name and a button': [
      '<p>Run:</p><pre><div><div>bash<button>Copy code</button></div><div><code>npm i</code></div></div></pre>',
      'Run:\n\n```\nnpm i\n```',
    ],
    'of several lines that only its element shows': [
      '<p>Run:</p><code>if a\n  b</code><p><code>c<br>d</code></p><p>or <code>e\nf</code></p>',
      'Run:\n\n```\nif a\n  b\n```\n\n```\nc\nd\n```\n\nor `e f`',
    ],
    'with signs that words lose': [
      '<p>Run <code>a\\@b c\\_d</code></p><pre>a\\:b\n\n\n- ☐ c</pre>',
      'Run `a\\@b c\\_d`\n\n```\na\\:b\n\n\n- ☐ c\n```',
    ],
  },
  'numbers, raised and lowered': {
    'of notes, units and formulas': [
      p(
        '€ 20<sup>1</sup>, m<span style="vertical-align:super">2</span>, H<sub>2</sub>O, 1<sup>st</sup>',
      ),
      '€ 20¹, m², H₂O, 1st',
    ],
  },
  'what is not shown': {
    'hidden text': [
      word(p('Shown<span style="display:none;mso-hide:all"> secret</span>')),
      'Shown',
    ],
    'deleted words, comments': [
      word(
        p(
          `Come <del cite="mailto:A" datetime="2026-01-01T10:00">late</del><ins cite="mailto:A">early</ins><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span>`,
        ),
        `<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'>${p('Really?')}</div></div>`,
      ),
      'Come early',
    ],
    'players, frames, and buttons, but not a formula': [
      '<p>Look <b>here</b>.</p><video src="https://x.test/a.mp4" poster="https://x.test/a.png">a</video><audio src="https://x.test/b.mp3">b</audio><iframe src="https://x.test/c" title="c"></iframe><object data="https://x.test/d">d</object><noscript>e</noscript><input type="image" src="https://x.test/f.png" alt="f"><p><math><mi>g</mi></math></p>',
      'Look **here**.\n\ng',
    ],
    'addresses that the portal does not follow': [
      p(
        '<a href=" javascript:run()">a</a> <a href="java\nscript:run()">b</a> <a href="data:text/html,c">c</a> <a href="file:///C:/d.docx">d</a> <a href="tel:+4712">e</a> <a href="f.html">f</a>',
      ),
      'a b c d [e](tel:+4712) [f](f.html)',
    ],
  },
  headings: {
    'with a number or a bullet': [
      word(
        `<h1 style='mso-list:l0 level1 lfo1'>${marker('1.')}Begin</h1>`,
        p('Now.'),
        `<h2 style='mso-list:l1 level1 lfo1'>${marker('·')}<b>Then</b></h2>`,
      ),
      '## 1. Begin\n\nNow.\n\n### Then',
    ],
    'of Word for the web': [
      '<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="2"><span>Begin</span></p></div><div><p class="Paragraph"><span>Now.</span></p></div>',
      '## Begin\n\nNow.',
    ],
  },
  emphasis: {
    'of Word and Google Docs': [
      google(
        '<p><span style="font-weight:700;font-style:italic">Now </span><span style="font-weight:700">go</span><b> </b></p><p>Bring<b> your </b><b>badge</b>.</p>',
      ),
      '**_Now_ go**\n\nBring **your badge**.',
    ],
    'inside of words, and beside signs': [
      p('<b>Ope</b>n the <b>door:</b>now <i>(then)</i>go'),
      '**Ope**n the **door**:now *(then*)go',
    ],
    'struck through, underlined': [
      p('<s>Old</s> <span style="text-decoration:line-through">way</span> <u>new</u>'),
      '~~Old way~~ new',
    ],
  },
};

const findPicture = async (address: string) =>
  address.startsWith('data:') ? 'map.png' : undefined;

describe.each(Object.entries(clipboards))('%s', (_kind, cases) => {
  it.each(Object.entries(cases))('%s', async (_name, [copied, expected]) => {
    expect(await markdownOf(copied, findPicture)).toBe(expected);
  });
});

it('keeps every address, as a word and behind words', async () => {
  const parenthesized = (url: string) => url.replaceAll('%28', '(').replaceAll('%29', ')');
  const urls = webUrl({ withQueryParameters: true, withFragments: true })
    // Punctuation at its end may belong to the sentence.
    .map((url) => `${url}_*x`);
  const addresses = asyncProperty(urls, async (url) => {
    const paragraph = document.createElement('p');
    const link = document.createElement('a');
    link.setAttribute('href', url);
    link.append('the plan');
    paragraph.append(`At ${url} or `, link);
    const markdown = await markdownOf(paragraph.outerHTML);
    const links = ofType(placesIn(missionFormat.parse(markdown ?? '')), 'link');
    expect(links.map(({ node }) => parenthesized(node.url))).toEqual([url, url].map(parenthesized));
    expect(markdown).not.toContain('\\');
  });
  await assert(addresses, { numRuns: 100 });
});

it('leaves plain text, and code, which may be Markdown, as they are', async () => {
  const code =
    '<div style="font-family:Consolas;white-space: pre;"><div><span style="font-weight: bold;">## Begin</span></div></div>';
  for (const copied of [
    '',
    '<span>Hello</span>',
    '<div>Hello</div><div>you</div>',
    code,
    '<pre>**a**</pre>',
    '<!--StartFragment--><pre>**a**</pre><pre>b</pre><!--EndFragment-->',
  ]) {
    expect(await markdownOf(copied)).toBeUndefined();
  }
});

/** Elements that each request a file, and run a script if they do not get it. */
const armed = (place: string) =>
  ['video', 'audio', 'img', 'iframe', 'embed', 'source', 'input type=image']
    .map((tag) => `<${tag} src="/${place}-${tag.slice(0, 5)}.x" onerror="run(src)"></${tag}>`)
    .join('');

const filesAskedFor = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((name) => name.endsWith('.x'));

it('runs nothing and fetches nothing', async () => {
  const run = vi.fn();
  Object.assign(globalThis, { run });
  const markdown = await markdownOf(
    `<body onload="run()" background="/body.x"><p style="background:url(/p.x)">a <b>b</b></p>
    <video poster="/poster.x"></video><object data="/object.x"></object><link rel=stylesheet href="/link.x">
    <svg onload="run()"><image href="/svg.x" /></svg><details open ontoggle="run()">c</details>
    <a href="javascript:run()">d</a>${armed('paste')}`,
  );
  expect(markdown).not.toContain('run');
  // The same HTML in a page is read later, and does both. What was pasted had at least as long.
  document.createElement('div').innerHTML = armed('page');
  await expect.poll(filesAskedFor).toContain('/page-img.x');
  await expect.poll(() => run.mock.calls).toContainEqual([expect.stringContaining('/page-img.x')]);
  expect(filesAskedFor().filter((name) => !name.startsWith('/page-'))).toEqual([]);
  expect(run.mock.calls.filter(([src]) => !String(src).includes('/page-'))).toEqual([]);
});
