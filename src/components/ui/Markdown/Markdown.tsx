import { Copy } from 'lucide';
import {
  Children,
  type ComponentProps,
  createContext,
  type MouseEvent,
  memo,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import ReactMarkdown, {
  type Components,
  defaultUrlTransform,
  type ExtraProps,
} from 'react-markdown';
import { CopyButton, type CopyLabels } from '../CopyButton/CopyButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { directBlocks } from './directBlocks.ts';
import { fitHeadings } from './fitHeadings.ts';
import { labelSteps } from './labelSteps.ts';
import * as css from './Markdown.css.ts';
import { limitNesting } from './nesting.ts';
import { textOf } from './parsedElement.ts';
import { readBreaks } from './readBreaks.ts';
import { readGfm } from './readGfm.ts';

/** A file that a text embeds as `![alternative text](name)`. */
export interface MarkdownPicture {
  /** The name in the text, such as `floor-plan.webp`. */
  readonly name: string;
  readonly address: string;
  /** In pixels, like the height. */
  readonly width: number;
  readonly height: number;
}

/** The words that the component adds to the text. */
export interface MarkdownLabels extends CopyLabels {
  /** The accessible names of tables and code blocks that scroll. */
  readonly table: string;
  readonly code: string;
  readonly copyCode: string;
  /** Replaces a text that is nested too deeply to be rendered. */
  readonly tooDeep: string;
  readonly opensInNewTab: string;
}

export interface MarkdownProps {
  /** Its HTML is shown as text, except `<br>` in a table. */
  text: string;
  /** The words that are added to the text. */
  labels: MarkdownLabels;
  /** The language of the text and the labels, if it is not the page's. */
  lang?: string | undefined;
  /** The level of the text's highest heading: one below the preceding heading. */
  topLevel: 2 | 3 | 4;
  /** A picture that is not listed is shown as its alternative text. */
  pictures?: readonly MarkdownPicture[] | undefined;
  /** The ids of the check boxes, in text order. A box without an id keeps the state written in the text. */
  steps?: readonly string[] | undefined;
  /** The ids of the steps that are checked. */
  checkedSteps?: readonly string[] | undefined;
  /** Called when a box changes. If undefined, the boxes are disabled. */
  onCheck?: ((step: string, isChecked: boolean) => void) | undefined;
}

/** Passes the props to the pictures, boxes, and labels in the text. */
const PropsContext = createContext<MarkdownProps | undefined>(undefined);

function useMarkdownProps(): MarkdownProps {
  const props = use(PropsContext);
  if (!props) throw new Error('A part of Markdown is drawn outside of it.');
  return props;
}

/** Renders an author’s text, set like a page of a book. */
export function Markdown(props: MarkdownProps) {
  const { text, lang, topLevel, labels } = props;
  return (
    <PropsContext value={props}>
      <MarkdownText {...{ text, lang, topLevel }} tooDeep={labels.tooDeep} />
    </PropsContext>
  );
}

interface MarkdownTextProps extends Pick<MarkdownProps, 'text' | 'lang' | 'topLevel'> {
  tooDeep: string;
}

/** Memoized, because otherwise each change on the screen, even of a box in the text, would parse the text again. */
const MarkdownText = memo(function MarkdownText({
  text,
  lang,
  topLevel,
  tooDeep,
}: MarkdownTextProps) {
  return (
    // Browsers that translate a page replace text nodes. React cannot update those, so a new text gets a new element.
    <div key={text} lang={lang} className={css.text}>
      <ReactMarkdown
        remarkPlugins={[
          readGfm,
          [limitNesting, tooDeep],
          readBreaks,
          labelSteps,
          [fitHeadings, topLevel],
        ]}
        rehypePlugins={[directBlocks]}
        urlTransform={urlTransform}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
});

/** Keeps phone links, which the library's default filter drops. */
const urlTransform = (url: string) => (/^tel:/i.test(url) ? url : defaultUrlTransform(url));

// `node` comes from the parser, and is not an attribute.
const components: Components = {
  a: Anchor,
  input: CheckBox,
  label: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its box takes the keys
    <label onClick={checkUnlessSelecting}>{children}</label>
  ),
  img: Picture,
  // Wide code and tables scroll. They are focusable, because arrow keys only scroll a focused element.
  pre: ({ node, ...props }) => <CodeBlock {...props} text={node ? textOf(node).trimEnd() : ''} />,
  // Each line of a block is a box, because only a box can indent the rest of a wrapped line. The line breaks are
  // between the boxes, because browsers copy line breaks inside them twice.
  code: ({ node: _node, children, ...props }) => {
    const lines =
      typeof children === 'string' && children.includes('\n') && children.split(/(?<=\n)/);
    return (
      <code {...props} translate="no">
        {lines ? Children.map(lines, codeLine) : children}
      </code>
    );
  },
  table: ({ node: _node, ...props }) => (
    <ScrollBox content="table">
      <table {...props} />
    </ScrollBox>
  ),
};

function Anchor({ children, href }: ComponentProps<'a'>) {
  const { opensInNewTab } = useMarkdownProps().labels;
  if (!href) return children;
  return (
    <TextLink href={href} newTabLabel={opensInNewTab}>
      {children}
    </TextLink>
  );
}

function Picture({ alt = '', src }: ComponentProps<'img'>) {
  const picture = useMarkdownProps().pictures?.find(({ name }) => name === src);
  const [isMissing, setIsMissing] = useState(false);
  if (!picture) return alt;
  if (isMissing) return <span className={css.missingPicture}>{alt}</span>;
  const { address, width, height } = picture;
  // Not lazy, because a picture that was never in view would be missing on paper.
  return (
    <img
      src={address}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      onError={() => setIsMissing(true)}
    />
  );
}

interface CheckBoxProps extends ComponentProps<'input'>, ExtraProps {
  'data-step'?: number;
}

function CheckBox({ node: _node, checked, 'data-step': number = -1, ...props }: CheckBoxProps) {
  const { steps, checkedSteps, onCheck } = useMarkdownProps();
  const step = steps?.[number];
  return (
    <input
      {...props}
      checked={step === undefined ? checked : (checkedSteps?.includes(step) ?? false)}
      disabled={!(onCheck && step)}
      onChange={({ target }) => step && onCheck?.(step, target.checked)}
    />
  );
}

/** The time to wait for a second click, which would select a word. */
const secondPressMs = 300;

/** A click on the words of a step checks or unchecks its box. Clicks that select words leave the box unchanged. */
function checkUnlessSelecting(event: MouseEvent<HTMLLabelElement>) {
  const { currentTarget: label, target, detail, nativeEvent } = event;
  if ((target as Element).closest('a, input')) return;
  // The label would move the focus to the box as well, and Safari then selects nothing.
  event.preventDefault();
  if (detail > 1) return;
  // A second tap selects nothing.
  const isTouch = (nativeEvent as PointerEvent).pointerType === 'touch';
  setTimeout(check, isTouch ? 0 : secondPressMs);

  function check() {
    const selection = document.getSelection();
    if (!selection?.isCollapsed && selection?.containsNode(label, true)) return;
    label.control?.focus();
    label.control?.click();
  }
}

const codeLine = (line: string) => (
  <>
    <span>{line.slice(0, -1)}</span>
    {'\n'}
  </>
);

function CodeBlock({ text, ...props }: ComponentProps<'pre'> & { text: string }) {
  const { labels } = useMarkdownProps();
  return (
    <div className={css.codeBlock}>
      <ScrollBox content="code">
        <pre {...props} translate="no" />
      </ScrollBox>
      <CopyButton text={text} labels={labels} align="owner">
        <Icon shape={Copy} size="1.25rem" className={css.copyIcon} />
        <span className={css.copyWords}>{labels.copyCode}</span>
      </CopyButton>
    </div>
  );
}

interface ScrollBoxProps {
  content: 'table' | 'code';
  children: ReactNode;
}

function ScrollBox({ content, children }: ScrollBoxProps) {
  const label = useMarkdownProps().labels[content];
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
