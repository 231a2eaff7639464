import type { ReactNode } from 'react';
import { ProgressCard } from '#onboarding/ProgressCard';
import { Badge } from '#ui/Badge';
import { Button } from '#ui/Button';
import { MessageBox } from '#ui/MessageBox';
import { Note } from '#ui/Note';
import { Panel } from '#ui/Panel';
import { TextField } from '#ui/TextField';
import { Page, Section } from '../page/Page.tsx';
import * as css from './Foundations.css.ts';
import { TokenName } from './TokenName.tsx';

interface PartProps {
  attributes: string;
  'data-theme'?: 'light' | 'dark';
  'data-contrast'?: 'more';
  children: ReactNode;
}

const Part = ({ attributes, children, ...themed }: PartProps) => (
  <div {...themed} className={css.part}>
    <TokenName>{attributes}</TokenName>
    {children}
  </div>
);

const Sample = ({ title }: { title: string }) => (
  <Panel title={title} hint="What you need for the first days" headingLevel={3}>
    <div className={css.sample}>
      <p>
        <Badge tone="progress">Completed</Badge> <Badge tone="blue">People</Badge>{' '}
        <Badge tone="yellow">Paperwork</Badge>
      </p>
      <TextField label="Email" name="email" defaultValue="new.hire@waymark.test" />
      <div className={css.buttons}>
        <Button>Sign In</Button>
        <Button variant="quiet">Send me a link</Button>
        <Button variant="plain">Forgot your password?</Button>
      </div>
      <Note>This computer does not remember who you are.</Note>
    </div>
  </Panel>
);

export function ThemePage() {
  return (
    <Page
      title="Theme"
      lead="A page follows the system. Any part of it can have a theme or more contrast of its own: an attribute sets the colors of its text and background. In print, everything is light."
    >
      <Section title="A dark part" text="With a light part in it. Select an attribute to copy it.">
        <Part attributes={'data-theme="dark"'} data-theme="dark">
          <Sample title="Orientation" />
          <Part attributes={'data-theme="light"'} data-theme="light">
            <ProgressCard milestoneName="Orientation" completed={2} total={5} />
          </Part>
        </Part>
      </Section>
      <Section
        title="More contrast"
        text="A part inherits what it does not set: the second is as dark as the part around it. If someone has asked the system for more contrast, nothing takes it back."
      >
        <Part attributes={'data-contrast="more"'} data-contrast="more">
          <Sample title="Workstation" />
        </Part>
        <Part attributes={'data-theme="dark"'} data-theme="dark">
          <Part attributes={'data-contrast="more"'} data-contrast="more">
            <MessageBox title="Incorrect password" message="Please try again." headingLevel={3} />
          </Part>
        </Part>
      </Section>
    </Page>
  );
}
