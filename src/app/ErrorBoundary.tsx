import { Component, createRef, type ReactNode } from 'react';
import { FailureScreen } from '#components/FailureScreen/FailureScreen.tsx';
import { focusHeading } from '#components/focusHeading.ts';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { ChunkLoadError } from '#features/retry.ts';
import { oldestBrowsers } from './browsers.ts';
import { reloadFromServer } from './offline/release.ts';

interface State {
  readonly failure: 'none' | keyof typeof failures;
}

const failures = {
  chunk: {
    title: 'This page did not load completely',
    message:
      'Part of the portal could not be fetched. Most often the connection is the reason. Please check it, then reload the page.',
    onAction: () => void reloadFromServer(),
  },
  browser: {
    title: 'Your browser cannot run this page',
    message: `It needs ${oldestBrowsers}, or a later version. Please update it, or use another device.`,
    onAction: () => void reloadFromServer(),
  },
  defect: {
    title: 'Something went wrong on this page',
    message: 'This is our mistake, not yours. Reloading usually brings the page back.',
    // Without the query, which may have brought the defect about.
    onAction: () => window.location.assign(window.location.pathname),
  },
} as const;

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called when a defect is shown; what it returns is said as well. */
  addition?: () => string;
  /** Shows Sign Out: a failure that comes back with each reload would otherwise keep somebody signed in. */
  onSignOut?: () => void;
}

/** Shows a sentence and a Reload button instead of a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override readonly state: State = { failure: 'none' };
  private readonly heading = createRef<HTMLHeadingElement>();

  static getDerivedStateFromError(error: unknown): State {
    if (!(error instanceof ChunkLoadError)) return { failure: 'defect' };
    // The build has parsed this code, so the browser is too old for it.
    return { failure: error.cause instanceof SyntaxError ? 'browser' : 'chunk' };
  }

  // The element that had the focus is gone.
  override componentDidUpdate(_props: unknown, { failure }: State) {
    if (failure !== this.state.failure) focusHeading(this.heading.current);
  }

  override render() {
    const { failure } = this.state;
    const { children, onSignOut } = this.props;
    if (failure === 'none') return children;
    const { message, ...rest } = failures[failure];
    const addition = failure === 'defect' ? this.props.addition?.() : '';
    return (
      <>
        <PageTitle title={rest.title} />
        <FailureScreen
          {...rest}
          message={addition ? `${message} ${addition}` : message}
          headingRef={this.heading}
          onSignOut={onSignOut}
        />
      </>
    );
  }
}
