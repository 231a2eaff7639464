import type { AxeBuilder } from '@axe-core/playwright';

export async function axeFindings(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
