import * as pageCss from '../page/Page.css.ts';
import { Page, Section } from '../page/Page.tsx';
import preview from '../preview.tsx';
import * as css from './Voice.css.ts';
import { type Rule, voice } from './voice.ts';

function RuleItem({ rule, why, write, not }: Rule) {
  return (
    <li className={css.rule}>
      <div>
        <h3 className={css.ruleTitle}>{rule}</h3>
        <p className={pageCss.text}>{why}</p>
      </div>
      <dl className={pageCss.sides}>
        <div className={pageCss.goodSide}>
          <dt className={css.label}>Write</dt>
          <dd className={css.sentence}>{write}</dd>
        </div>
        <div className={pageCss.badSide}>
          <dt className={css.label}>Not</dt>
          <dd className={css.sentence}>{not}</dd>
        </div>
      </dl>
    </li>
  );
}

function VoicePage() {
  return (
    <Page
      title="Voice"
      lead="A good guide says where you are and what comes next, and then lets you walk."
    >
      {voice.map(({ title, text, rules }) => (
        <Section key={title} title={title} text={text}>
          <ul role="list" className={css.rules}>
            {rules.map((rule) => (
              <RuleItem key={rule.rule} {...rule} />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Voice',
  component: VoicePage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', 'page'],
});

export const Voice = meta.story({});
