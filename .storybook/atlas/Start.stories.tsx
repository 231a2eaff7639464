import { productName } from '#components/Brand/product.ts';
import * as pageCss from '../page/Page.css.ts';
import { Page, Section, Table } from '../page/Page.tsx';
import preview from '../preview.tsx';

const places = [
  ['Map', 'story/atlas-map--whole-product', 'A picture of every state, and each opens it.'],
  [
    'Side by side',
    'story/atlas-side-by-side--side-by-side-page',
    'Two themes, widths or states at once.',
  ],
  ['Screens', 'story/screens-portal--before-a-choice', 'The sign-in and the portal.'],
  ['Error lab', 'story/error-lab--all-sentences', 'All that can go wrong at the sign-in.'],
  ['Foundations', 'story/foundations--color', 'Color, type, space, motion, voice.'],
  [
    'Components',
    'docs/components-milestonetimeline--docs',
    'A page for each, with all its states.',
  ],
  [
    'Write a mission',
    'story/content--write-a-mission-page',
    'A form for authors, without an account.',
  ],
  ['Overview', 'story/content--overview-page', 'All plans, how long they take, whom to ask.'],
] as const;

function StartPage() {
  return (
    <Page
      title={`${productName}’s workbench`}
      lead="The portal as it is built, without an account and without a network. Nothing that you do here can break."
    >
      <Table
        title="Where to go"
        heads={['Place', 'What is there']}
        rows={places.map(([title, path, text]) => ({
          key: path,
          head: (
            <a className={pageCss.link} href={`./?path=/${path}`} target="_top">
              {title}
            </a>
          ),
          cells: [text],
        }))}
      />
      <Section
        title="What the toolbar does"
        text="Its menus set theme, contrast, direction, text size, width and motion; two more are for stories on the identity service. What is chosen is part of the address, so a link shows a colleague what you see."
      />
      <Section
        title="What the sidebar leaves out"
        text="Stories that only test a behavior carry the tag “behavior”. The filter beside the search brings them in."
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
