import { ExternalLink } from 'lucide-react';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Components, defaultUrlTransform } from 'react-markdown';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { fitHeadings } from './fitHeadings.ts';
import * as css from './Markdown.css.ts';
import { ParsedText } from './ParsedText.tsx';

export interface MarkdownProps {
  /** HTML in it is shown as text, never run. */
  text: string;
  /** The level of the text's highest heading, one below the heading it stands under. */
  topLevel: 2 | 3 | 4;
  /** On paper nothing scrolls, and a link says where it leads. */
  medium?: 'screen' | 'paper';
}

/** Parses anew only when the text changes. */
export const Markdown = memo(function Markdown({
  text,
  topLevel,
  medium = 'screen',
}: MarkdownProps) {
  return (
    <ParsedText
      text={text}
      medium={medium}
      remarkPlugins={[[fitHeadings, topLevel]]}
      components={components[medium]}
      urlTransform={urlTransform}
    />
  );
});

/** Telephone numbers lead somewhere too; the library's own filter drops them. */
const urlTransform = (url: string) => (/^tel:/i.test(url) ? url : defaultUrlTransform(url));

/** Together with `nowrap`, keeps the icon on the line of the word before it. */
const wordJoiner = '\u2060';

// `node` is the parser's own and no attribute of the element.
const onScreen: Components = {
  a: ({ node: _node, children, href }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
        {!/^(?:mailto|tel):/i.test(href) && (
          <span className={css.linkEnd}>
            {wordJoiner}
            <ExternalLink className={css.linkIcon} aria-hidden="true" />
            <span className={visuallyHidden}> (opens in a new tab)</span>
          </span>
        )}
      </a>
    ) : (
      children
    ),
  // The check box of a task in a list. It has no label: its text is beside it.
  input: ({ node: _node, ...props }) => (
    <input {...props} aria-label={props.checked ? 'Done' : 'Not done'} />
  ),
  // Pictures would have to be fetched from elsewhere; their text is shown instead.
  img: ({ alt }) => alt,
  // What is wider than the page scrolls, and takes the focus then, so that arrow keys scroll it.
  pre: ({ node: _node, ...props }) => <CodeBlock {...props} />,
  table: ({ node: _node, ...props }) => (
    <ScrollBox label="Table">
      <table {...props} />
    </ScrollBox>
  ),
};

const onPaper: Components = {
  ...onScreen,
  pre: 'pre',
  table: 'table',
  a: ({ children, href = '' }) => {
    const address = href.replace(/^(?:mailto|tel):/, '');
    return (
      <>
        {href ? <a href={href}>{children}</a> : children}
        {address && address !== children && <span>{` [${address}]`}</span>}
      </>
    );
  },
};

const components = { screen: onScreen, paper: onPaper };

function CodeBlock(props: ComponentProps<'pre'>) {
  const code = useRef<HTMLPreElement>(null);
  return (
    <div className={css.codeBlock}>
      <ScrollBox label="Code">
        <pre {...props} ref={code} />
      </ScrollBox>
      <CopyButton getText={() => code.current?.textContent.trimEnd() ?? ''}>Copy code</CopyButton>
    </div>
  );
}

function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className={css.scrollBox}
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
