import { preloadId } from './firstScreen/protocol.ts';
import { employeeSetting, fetchPlan, planIdOf } from './portal/plans.ts';

// Requests what a returning user needs before the rest of the entry runs: index.html names this file first. A link in
// the head would compete with the entry for bandwidth. The build writes the template (tools/vite/writePage.ts).
const { isReturning, language } = window.bootstrap;
if (isReturning) {
  const template = document.querySelector<HTMLTemplateElement>(`#${preloadId}`);
  if (template) {
    // Not `<link rel="preload">`, because browsers warn if it is not used within seconds, for example if the service is
    // slow.
    const styles = template.content.querySelectorAll<HTMLLinkElement>('[href$=".css"]');
    for (const { href } of styles) fetch(href).catch(() => {});
    document.head.append(...template.content.querySelectorAll('[rel="modulepreload"]'));
  }
  // The portal's loader handles a failure.
  fetchPlan(planIdOf(employeeSetting), language).catch(() => {});
}
