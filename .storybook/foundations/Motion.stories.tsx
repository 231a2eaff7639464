import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { vars } from '#components/theme/contract.css.ts';
import { duration } from '#components/theme/tokens.ts';
import { Page, Section, Token, Tokens } from '../page/Page.tsx';
import preview from '../preview.tsx';
import * as css from './Motion.css.ts';

const durations: Record<keyof typeof duration, string> = {
  feedback: 'The answer to a pointer or a press: colors, borders',
  progressBar: 'The bar of a milestone grows',
};

const names = Object.keys(durations) as (keyof typeof durations)[];

function Durations() {
  const [end, setEnd] = useState<'start' | 'end'>('start');
  return (
    <>
      <div>
        <Button kind="quiet" onClick={() => setEnd(end === 'start' ? 'end' : 'start')}>
          Move
        </Button>
      </div>
      <Tokens layout="lines">
        {names.map((name) => (
          <Token key={name} name={name} value={duration[name]} use={durations[name]}>
            <div className={css.way} aria-hidden="true">
              <div
                className={css.mark}
                data-at={end}
                style={{ transitionDuration: vars.duration[name] }}
              />
            </div>
          </Token>
        ))}
      </Tokens>
    </>
  );
}

function MotionPage() {
  return (
    <Page
      title="Motion"
      lead="Things move to show what has changed, and are done before anyone has to wait."
    >
      <Section title="Durations">
        <Durations />
      </Section>
      <Section
        title="A milestone completes"
        text="The one small moment: the mark is painted, the path to the next one is drawn through, the bar reaches its end. Complete the missions of a milestone on the portal’s screen to see it."
      />
      <Section
        title="Less motion"
        text="For people who ask their system for less motion, nothing on these pages or in the portal moves: each change is there at once. The trail of the loading screen, the only thing that moves by itself, stands still."
      />
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Motion',
  component: MotionPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', 'page'],
});

export const Motion = meta.story({});
