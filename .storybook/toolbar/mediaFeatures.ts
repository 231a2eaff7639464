/** True of every screen, also in the company of other conditions. */
const always = '(min-width: 0px)';

const wished = new Set<string>();
/** Held on to: a browser may forget the object of a rule, and make a new one. */
const originals = new Map<CSSMediaRule, string>();

const withWishes = (query: string) =>
  [...wished].reduce((text, feature) => text.replaceAll(feature, always), query);

/**
 * Answers media queries as if a person had asked their system for these features: in the style
 * sheets that are there, in those that come later, and in scripts.
 * @param features as they stand in the queries, `(prefers-reduced-motion: reduce)`
 */
export function wishFor(features: readonly string[]) {
  wished.clear();
  for (const feature of features) wished.add(feature);
  rewriteAll();
}

function rewriteAll() {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}

function rewrite(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      originals.set(rule, original);
      const text = withWishes(original);
      if (rule.media.mediaText !== text) rule.media.mediaText = text;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

const matchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => matchMedia(withWishes(query));

new MutationObserver(rewriteAll).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
});
// A linked sheet has rules once it has arrived.
document.addEventListener('load', rewriteAll, { capture: true });
