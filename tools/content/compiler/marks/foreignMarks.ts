/** Notation of other tools, which Markdown shows as it is written. */
interface ForeignMark {
  /** Matches against the result of `shownText`. */
  readonly pattern: RegExp;
  readonly remedy: string;
}

const orShow = ', or put a backslash (\\) in front of it to show it.';
const orCode = ', or put it in backticks to show it.';

/** If several match at one place, the first is reported. */
export const foreignMarks: readonly ForeignMark[] = [
  {
    // GitHub, Obsidian
    pattern: /^ *\[![A-Za-z-]+\][+-]?/gm,
    remedy: `Write **Note:** or the like${orShow}`,
  },
  {
    // GitLab, Azure DevOps, MediaWiki, Python-Markdown
    pattern: /\[\[?[_█]?toc[_█]?\]\]?|\{\{?:?toc\}\}?/gi,
    remedy: 'Remove it: a mission has no table of contents.',
  },
  {
    // Obsidian
    pattern: /!\[\[[^[\]\n]*\]\]/g,
    remedy: `Write ![What it shows](floor-plan.webp)${orShow}`,
  },
  {
    // Obsidian, MediaWiki, Org
    pattern: /\[\[(?![^\p{L}▒[]*\]\])[^[\]\n]*\]\]/gu,
    remedy: `Write a link as [its text](https://…)${orShow}`,
  },
  {
    // Jira, Confluence
    pattern: /\[[^[\]|\n█▒]+\|▒+[^[\]\n]*\]/g,
    remedy: `Write a link as [its text](https://…)${orShow}`,
  },
  {
    // MediaWiki, and Markdown in the wrong order or with a space
    pattern: /\[▒+ (?=[\p{L}\p{N}█])[^[\]\n]+\]|\[[^[\]\n]+\] +\(▒+\)|\([^()\n]+\)\[▒+\]/gu,
    remedy: `Write a link as [its text](https://…)${orShow}`,
  },
  {
    // Obsidian: comments
    pattern: /(?<![\p{L}\p{N}%█])%%[^%]+%%|^ *%%$/gmu,
    remedy: `Remove it, because everybody can read it${orShow}`,
  },
  {
    // Templates and short codes: Hugo, Jekyll, Notion, Confluence, MediaWiki
    pattern: /\{\{[^{}]*\}\}|\{%[^%]*%\}/g,
    remedy: `Nothing is filled in here: write what belongs there${orShow}`,
  },
  {
    // Jira, Confluence
    pattern:
      /^ *\{(?:code|expand|info|note|noformat|panel|quote|tip|warning)\}|\{(?:code|color|expand|info|note|panel|tip|warning):[^{}\n]*\}/gm,
    remedy: `Use Markdown in its place${orShow}`,
  },
  {
    // Pandoc, kramdown, Hugo: attributes
    pattern:
      /\{(?:[#.][A-Za-z_-]|:|(?:align|class|height|id|loading|rel|style|target|width)=)[^{}\n]*\} *$/gm,
    remedy: `Remove it${orShow}`,
  },
  {
    // Docusaurus, VuePress, Pandoc
    pattern: /^ *:::.*/gm,
    remedy: `Remove it, and begin the text with **Note:** or the like${orShow}`,
  },
  {
    // MkDocs
    pattern:
      /^ *(?:!!!|\?\?\?\+?) (?:abstract|attention|bug|caution|danger|error|example|failure|hint|important|info|note|question|quote|success|tip|warning)(?: ".*)?$|^ *=== ".*/gm,
    remedy: `Remove it, and begin the text with **Note:** or the like${orShow}`,
  },
  {
    // reStructuredText
    pattern: /^ *\.\. [\w-]+::.*/gm,
    remedy: `Use Markdown in its place${orShow}`,
  },
  {
    // AsciiDoc
    pattern: /^ *(?:image|include|video)::\S.*/gm,
    remedy: `Use Markdown in its place${orCode}`,
  },
  {
    // Jira
    pattern: /^ *(?:h[1-6]|bq)\. (?=\S)/gm,
    remedy: `Begin a heading with ## and a space, and a quote with > and a space${orCode}`,
  },
  {
    // Org
    pattern: /^ *#\+[A-Za-z_]+(?=:|\s|$)/gm,
    remedy: `Use Markdown in its place${orShow}`,
  },
  {
    // MediaWiki
    pattern: /^ *(={2,6}) [^=\n]+ \1$/gm,
    remedy: `Begin a heading with ## and a space${orShow}`,
  },
  {
    // Obsidian and others: highlights
    pattern: /(?<![=\p{L}\p{N}])==(?=[^\s=>])[^=\n]*(?<=\S)==(?!=)/gu,
    remedy: `Write ** on both sides for bold text${orShow}`,
  },
  {
    pattern: /(?<![\p{L}\p{N}+])\+\+(?=[^\s+])[^+\n]*(?<=\S)\+\+(?![\p{L}\p{N}+])/gu,
    remedy: `Write ** on both sides for bold text${orShow}`,
  },
  {
    // MediaWiki: bold and italics
    pattern: /(?<![\p{L}\p{N}'])('{2,3})(?=[\p{L}█])[^'\n]+\1(?!')/gu,
    remedy: `Write ** on both sides for bold text, and * for italics${orShow}`,
  },
  {
    // GitHub, Slack: strikethrough with one tilde on each side
    pattern:
      /(?<![\p{L}\p{N}~])~(?=[\p{L}█])[^~\n]*(?<=[\p{L}\p{N}\p{Pe}.!?█])~(?![\p{L}\p{N}~])/gu,
    remedy: `Write ~~ on both sides to strike it through${orShow}`,
  },
  {
    // Pandoc: superscript and subscript
    pattern: /(?<=[\p{L}\p{N})])\^[\w+-]{1,5}\^|(?<=\p{L})~\d{1,3}~/gu,
    remedy: `Text cannot be raised or lowered here. Type a sign such as ² or ₂${orShow}`,
  },
  {
    // GitHub, Slack: emoji
    pattern: /(?<![\p{L}\p{N}:])(?::[a-z][a-z0-9_-]*:|:[+-]1:)(?![\p{L}\p{N}:])/gu,
    remedy: `Type the emoji itself${orShow}`,
  },
  {
    // Footnotes that are not defined, and Pandoc's inline footnotes
    pattern: /\[\^[\w-]+\]|\^\[[^[\]\n]+\]/g,
    remedy: `Put the note into the text${orShow}`,
  },
  {
    // PHP Markdown Extra: definitions and abbreviations
    pattern: /^ *(?:: +\S|\*\[[^\]\n]+\]:).*/gm,
    remedy: `Write the explanation into the line of the term${orShow}`,
  },
  {
    // Obsidian: block ids
    pattern: /(?<=\s)\^[\da-f]{6}$/g,
    remedy: `Remove it${orShow}`,
  },
  {
    // Mathematics
    pattern: /(?<!\$)\$\$(?!\$)(?=[^$]*[\\^=_])[^$]*\$\$(?!\$)/g,
    remedy: `Write the formula in words${orCode}`,
  },
  {
    // BBCode, WordPress
    pattern: /\[\/[a-z]+\]/gi,
    remedy: `Use Markdown in its place${orShow}`,
  },
  {
    // Broken checkboxes: a sign too few or too many, or not at the beginning of an item
    pattern: /^ *(?:[-*+] ?)?\[(?: +| *[xX] *|(?=\](?:\s|$)))\](?![[(:])/gm,
    remedy: `Begin a line with "- [ ] " and go on with its text (in a table, type ☐)${orShow}`,
  },
];
