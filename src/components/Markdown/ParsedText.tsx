import { Component, type ReactNode } from 'react';
import ReactMarkdown, { type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import * as css from './Markdown.css.ts';
import { limitNesting } from './nesting.ts';

interface ParsedTextProps extends Options {
  text: string;
  medium?: 'screen' | 'paper';
}

/** A new text is drawn anew, because a failure belongs to one text, and a translator replaces its nodes. */
export function ParsedText({
  text,
  medium = 'screen',
  remarkPlugins,
  ...options
}: ParsedTextProps) {
  return (
    <div key={text} className={css.text} data-medium={medium}>
      <FallbackBoundary>
        <ReactMarkdown
          remarkPlugins={[remarkGfm, limitNesting, ...(remarkPlugins ?? [])]}
          {...options}
        >
          {text}
        </ReactMarkdown>
      </FallbackBoundary>
    </div>
  );
}

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
