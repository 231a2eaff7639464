import type { StoryContext } from '@storybook/react-vite';
import { Section } from '../page/Page.tsx';
import { addressOf } from './addressOf.ts';
import * as css from './ChangedStates.css.ts';
import { LivingRegion } from './LivingRegion.tsx';
import type { IndexEntry } from './storyIndex.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface ChangedStatesProps {
  states: readonly IndexEntry[];
  globals: StoryContext['globals'];
}

/** States that may look different from what they were at the last commit, of which their thumbnails are. */
export function ChangedStates({ states, globals }: ChangedStatesProps) {
  return (
    <Section
      title="Changed since the last commit"
      text="What was edited comes first, then what uses it."
    >
      <ul role="list" className={css.row}>
        {states.map(({ id, name }) => (
          <li key={id} className={css.change}>
            <a className={css.name} href={addressOf(id, globals)} target="_top">
              {name}
            </a>
            <div className={css.side}>
              Before
              <Thumbnail id={id} device="desktop" theme={globals['theme']} />
            </div>
            <div className={css.side}>
              Now
              <LivingRegion id={id} name={name} globals={globals} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
