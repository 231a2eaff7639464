import { ExternalLink } from 'lucide-react';
import {
  Component,
  type ComponentProps,
  memo,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { fitHeadings } from './fitHeadings.ts';
import * as css from './Markdown.css.ts';
import { limitNesting } from './nesting.ts';

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
    <div key={text} className={css.text} data-medium={medium}>
      <FallbackBoundary>
        <ReactMarkdown
          remarkPlugins={[remarkGfm, limitNesting, [fitHeadings, topLevel]]}
          components={components[medium]}
          urlTransform={urlTransform}
        >
          {text}
        </ReactMarkdown>
      </FallbackBoundary>
    </div>
  );
});

const inText = ['p', 'em', 'strong', 'del', 'code'];

/** What a text begins with, up to its first empty line: words alone, without links and other blocks. */
export function FirstParagraph({ text }: { text: string }) {
  const [first] = text.trimStart().split(/\n\s*\n/);
  return (
    <div className={css.text}>
      <FallbackBoundary>
        <ReactMarkdown
          remarkPlugins={[remarkGfm, limitNesting]}
          allowedElements={inText}
          unwrapDisallowed
        >
          {first}
        </ReactMarkdown>
      </FallbackBoundary>
    </div>
  );
}

/** Telephone numbers lead somewhere too; the library's own filter drops them. */
const urlTransform = (url: string) => (/^tel:/i.test(url) ? url : defaultUrlTransform(url));

/** Shows a sentence where a text cannot be parsed or rendered, as one that is nested too deeply. */
class FallbackBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p>This text cannot be shown. Please tell the person who wrote it, or your manager.</p>;
  }
}

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
