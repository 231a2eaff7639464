import { productName } from '#components/Brand/product.ts';
import * as pageCss from '../page/Page.css.ts';
import { Page, Section, Tokens } from '../page/Page.tsx';
import preview from '../preview.tsx';

interface Place {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

const places: readonly Place[] = [
  {
    path: 'story/atlas-map--whole-product',
    title: 'Map',
    text: 'Every screen and component on one page, each state a link.',
  },
  {
    path: 'story/screens-portal--before-a-choice',
    title: 'Screens',
    text: 'The sign-in and the portal, as a new hire meets them.',
  },
  {
    path: 'story/error-lab--all-sentences',
    title: 'Error lab',
    text: 'All that can go wrong at the sign-in, and what the portal says then.',
  },
  {
    path: 'story/foundations-color--color',
    title: 'Foundations',
    text: 'Color, type, space, motion, and how the product speaks.',
  },
  {
    path: 'docs/components-milestonetimeline--docs',
    title: 'Components',
    text: 'Each has a page: what it is for, all its states, its props, do and don’t.',
  },
  {
    path: 'story/content-your-text--mission-file',
    title: 'Content',
    text: 'Paste the text of a mission, and see it as an employee will.',
  },
];

function StartPage() {
  return (
    <Page
      title={`${productName}’s workbench`}
      lead="The portal as it is built, without an account and without a network. Nothing that you do here can break."
    >
      <Section title="Where to go">
        <Tokens layout="grid">
          {places.map(({ path, title, text }) => (
            <li key={path}>
              <h3>
                <a className={pageCss.link} href={`./?path=/${path}`} target="_top">
                  {title}
                </a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </Tokens>
      </Section>
      <Section
        title="What the toolbar does"
        text="The menus above every story set its theme, contrast, direction, text size, width and motion. Two more are for stories on the identity service: what it does, and how long it takes. What is chosen is part of the address, so a link shows a colleague what you see."
      />
      <Section
        title="What the sidebar leaves out"
        text="Stories that only test how a component behaves carry the tag “behavior”. The filter beside the search brings them in."
      />
    </Page>
  );
}

const meta = preview.meta({
  title: 'Atlas/Start here',
  component: StartPage,
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
});

export const Start = meta.story({});
