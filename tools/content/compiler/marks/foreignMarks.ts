const orShow = ', or put a backslash (\\) before it to show it.';
const orCode = ', or put it in backticks to show it.';

/**
 * Notation of other tools, which Markdown shows literally: what to do, and the patterns, which are matched against the
 * result of `shownText`. If several match at one place, the first counts.
 */
export const foreignMarks: readonly (readonly [remedy: string, ...patterns: RegExp[]])[] = [
  [
    `Write **Note:** or something similar${orShow}`,
    // GitHub, Obsidian
    /^ *\[![A-Za-z-]+\][+-]?/gm,
  ],
  [
    'Remove it: a mission has no table of contents.',
    // GitLab, Azure DevOps, MediaWiki, Python-Markdown
    /\[\[?[_█]?toc[_█]?\]\]?|\{\{?:?toc\}\}?/gi,
  ],
  [
    `Write ![What it shows](floor-plan.webp)${orShow}`,
    // Obsidian
    /!\[\[[^[\]\n]*\]\]/g,
  ],
  [
    `Write a link as [its text](https://…)${orShow}`,
    // Obsidian, MediaWiki, Org
    /\[\[(?![^\p{L}▒[]*\]\])[^[\]\n]*\]\]/gu,
    // Jira, Confluence
    /\[[^[\]|\n█▒]+\|▒[^[\]\n]*\]/g,
    // MediaWiki, and Markdown in the wrong order or with a space
    /\[▒+ (?=[\p{L}\p{N}█])[^[\]\n]+\]|\[[^[\]\n]+\] +\(▒+\)|\([^()\n]+\)\[▒+\]/gu,
  ],
  [
    `Remove it, because everyone could read it${orShow}`,
    // Obsidian: comments
    /(?<![\p{L}\p{N}%█])%%[^%]+%%|^ *%%$/gmu,
  ],
  [
    `Nothing gets filled in here. Write the text itself${orShow}`,
    // Templates and short codes: Hugo, Jekyll, Notion, Confluence, MediaWiki
    /\{\{[^{}]*\}\}|\{%[^%]*%\}/g,
  ],
  [
    `Use Markdown instead${orShow}`,
    // Jira, Confluence
    /^ *\{(?:code|expand|info|note|noformat|panel|quote|tip|warning)\}|\{(?:code|color|expand|info|note|panel|tip|warning):[^{}\n]*\}/gm,
    // reStructuredText
    /^ *\.\. [\w-]+::.*/gm,
    // Org
    /^ *#\+[A-Za-z_]+(?=:|\s|$)/gm,
    // BBCode, WordPress
    /\[\/[a-z]+\]/gi,
  ],
  [
    `Remove it${orShow}`,
    // Pandoc, kramdown, Hugo: attributes
    /\{(?:[#.][A-Za-z_-]|:|(?:align|class|height|id|loading|rel|style|target|width)=)[^{}\n]*\} *$/gm,
    // Obsidian: block ids
    /(?<=\s)\^[\da-f]{6}$/g,
  ],
  [
    `Remove it, and begin the text with **Note:** or something similar${orShow}`,
    // Docusaurus, VuePress, Pandoc
    /^ *:::.*/gm,
    // MkDocs
    /^ *(?:!!!|\?\?\?\+?) (?:abstract|attention|bug|caution|danger|error|example|failure|hint|important|info|note|question|quote|success|tip|warning)(?: ".*)?$|^ *=== ".*/gm,
  ],
  [
    `Use Markdown instead${orCode}`,
    // AsciiDoc
    /^ *(?:image|include|video)::\S.*/gm,
  ],
  [
    `Begin a heading with ## and a space, and a quote with > and a space${orCode}`,
    // Jira
    /^ *(?:h[1-6]|bq)\. (?=\S)/gm,
  ],
  [
    `Begin a heading with ## and a space${orShow}`,
    // MediaWiki
    /^ *(={2,6}) [^=\n]+ \1$/gm,
  ],
  [
    `Write ** on both sides for bold text${orShow}`,
    // Obsidian and others: highlights
    /(?<![=\p{L}\p{N}])==(?=[^\s=>])[^=\n]*(?<=\S)==(?!=)/gu,
    /(?<![\p{L}\p{N}+])\+\+(?=[^\s+])[^+\n]*(?<=\S)\+\+(?![\p{L}\p{N}+])/gu,
  ],
  [
    `Write ** on both sides for bold text, and * for italics${orShow}`,
    // MediaWiki: bold and italics
    /(?<![\p{L}\p{N}'])('{2,3})(?=[\p{L}█])[^'\n]+\1(?!')/gu,
  ],
  [
    `Write ~~ on both sides to strike it through${orShow}`,
    // GitHub, Slack: strikethrough with one tilde on each side
    /(?<![\p{L}\p{N}~])~(?=[\p{L}█])[^~\n]*(?<=[\p{L}\p{N}\p{Pe}.!?█])~(?![\p{L}\p{N}~])/gu,
  ],
  [
    `Text cannot be raised or lowered here. Type a character such as ² or ₂${orShow}`,
    // Pandoc: superscript and subscript
    /(?<=[\p{L}\p{N})])\^[\w+-]{1,5}\^|(?<=\p{L})~\d{1,3}~/gu,
  ],
  [
    `Type the emoji itself${orShow}`,
    // GitHub, Slack: emoji
    /(?<![\p{L}\p{N}:])(?::[a-z][a-z0-9_-]*:|:[+-]1:)(?![\p{L}\p{N}:])/gu,
  ],
  [
    `Put the note in the text${orShow}`,
    // Footnotes that are not defined, and Pandoc's inline footnotes
    /\[\^[\w-]+\]|\^\[[^[\]\n]+\]/g,
  ],
  [
    `Write the explanation on the same line as the term${orShow}`,
    // PHP Markdown Extra: definitions and abbreviations
    /^ *(?:: +\S|\*\[[^\]\n]+\]:).*/gm,
  ],
  [
    `Write the formula in words${orCode}`,
    // Mathematics
    /(?<!\$)\$\$(?!\$)(?=[^$]*[\\^=_])[^$]*\$\$(?!\$)/g,
  ],
  [
    'Put an ordinary space between the brackets.',
    // A Mac types a no-break space while ⌥ is held, which some keyboards need for brackets.
    /^ *(?:[-*+] ?)?\[[^\S \n]+\](?![[(:])/gm,
  ],
  [
    `For a step, begin the line with "- [ ] " and continue with its text (in a table, type ☐)${orShow}`,
    // Broken checkboxes: with a character too few or too many, with another one inside, or not at the beginning of an
    // item. Also the boxes of word processors.
    /^ *(?:[-*+] ?)?(?:\[(?: +|[^\S\n]*[xX✓✔✗~/!?*–—-][^\S\n]*|(?=\](?:\s|$)))\](?![[(:])|[☐☑☒⬜\u{1F5F7}\u{1F5F9}])/gmu,
  ],
];
