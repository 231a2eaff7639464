const orShow = ', or put a backslash (\\) before it to show it.';

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
    `Write ~~ on both sides to strike it through${orShow}`,
    // GitHub, Slack: strikethrough with one tilde on each side
    /(?<![\p{L}\p{N}~])~(?=[\p{L}█])[^~\n]*(?<=[\p{L}\p{N}\p{Pe}.!?█])~(?![\p{L}\p{N}~])/gu,
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
