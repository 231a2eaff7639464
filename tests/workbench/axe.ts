import type { AxeBuilder } from '@axe-core/playwright';

/** Each broken rule with the elements that break it; empty where all is well. */
export async function axeFindings(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
