import type { measureForm, measureReturning, Session } from './measure.ts';
import type { Site } from './sites.ts';

type Sample<Measure extends (...args: never[]) => unknown> = Awaited<ReturnType<Measure>>;

/** What was measured of a site. */
export interface Row {
  readonly site: Site;
  /** Of a portal. */
  readonly session: Session | undefined;
  readonly forms: Sample<typeof measureForm>[];
  readonly returns: Sample<typeof measureReturning>[];
}

/** Medians, in milliseconds where the name of a figure says nothing else, and a line that sums them up. */
export function printReport(rows: readonly Row[]) {
  const forms = rows.map(({ site: { name, initialKb }, forms: samples }) => ({
    name,
    ...medians(samples),
    initialKb,
  }));
  const returns = rows
    .filter(({ session }) => session)
    .map(({ site: { name, buildSeconds }, returns: samples }) => ({
      name,
      ...medians(samples),
      buildSeconds,
    }));
  const bare = forms.find(({ name }) => name === 'bare');
  const portal = forms.find(({ name }) => name === 'portal');
  const [sample, ...others] = returns;
  if (!bare || !portal || !sample) throw new Error('Nothing to compare with was measured.');

  print('The sign-in form at the first visit, and as a ratio to the bare page', forms, bare);
  print('A returning colleague, and as a ratio to the sample plan', returns, sample);
  const against = others.find(({ name }) => name === 'against');
  if (against) {
    console.log(`\nagainst: returning ${ratio(sample.timeline, against.timeline)} of it`);
  }
  const large = others.find(({ name }) => name === '10,000 missions');
  const figures = [
    `form at ${ratio(portal.form, bare.form)} of the bare page`,
    `returning ${ratio(sample.timeline, bare.form)}`,
    `click ${large ? ratio(large.longestClick, sample.longestClick) : 'not measured'}`,
    `${portal.initialKb.toFixed(1)} kB`,
  ];
  console.log(`\nperf: ${figures.join(', ')}`);
}

function print<Figures extends { name: string }>(title: string, rows: Figures[], base: Figures) {
  console.log(`\n${title}`);
  for (const divisors of [{}, base as Record<string, unknown>]) {
    const cells = rows.map(({ name, ...figures }) => [
      name,
      Object.fromEntries(
        Object.entries(figures).map(([key, figure]) => {
          const quotient = Number(figure) / Number(divisors[key] ?? 1);
          return [key, Number(quotient.toFixed(2)) || 0];
        }),
      ),
    ]);
    console.table(Object.fromEntries(cells));
  }
}

const ratio = (figure: number, base: number) => (figure / base).toFixed(2);

function medians<Figures extends Record<string, number>>(samples: readonly Figures[]): Figures {
  const names = Object.keys(samples[0] ?? {});
  const entries = names.map((name) => {
    const sorted = samples.map((sample) => sample[name] ?? 0).toSorted((one, other) => one - other);
    return [name, sorted[Math.floor(sorted.length / 2)]];
  });
  return Object.fromEntries(entries) as Figures;
}
