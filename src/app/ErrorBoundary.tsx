import { Component, createRef, type ReactNode } from 'react';
import { FailureScreen } from '#components/FailureScreen/FailureScreen.tsx';
import { focusHeading } from '#components/focusHeading.ts';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { ChunkLoadError } from './lazyResource.ts';

/** A defect may be due to the query, so that is dropped. */
const wayOut = {
  chunk: () => window.location.reload(),
  defect: () => window.location.assign(window.location.pathname),
} as const;

interface State {
  readonly failure: 'none' | 'chunk' | 'defect';
}

const texts = {
  chunk: {
    title: 'This page did not load completely',
    message:
      'Part of the portal could not be fetched. Most often the connection is the reason. You stay signed in, and reloading loses nothing.',
  },
  defect: {
    title: 'Something went wrong on this page',
    message: 'This is our mistake, not yours. Reloading brings the page back.',
  },
} as const;

const progressIsLost = 'Missions that you completed since you opened it are open again.';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Whether a reload would lose what the person has completed; asked when it has come to that. */
  losesProgress?: () => boolean;
}

/** Shows a sentence and a Reload button instead of a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override readonly state: State = { failure: 'none' };
  private readonly heading = createRef<HTMLHeadingElement>();

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof ChunkLoadError ? 'chunk' : 'defect' };
  }

  // The element that had the focus is gone.
  override componentDidUpdate(_props: unknown, { failure }: State) {
    if (failure !== this.state.failure) focusHeading(this.heading.current);
  }

  override render() {
    const { failure } = this.state;
    if (failure === 'none') return this.props.children;
    const { title, message } = texts[failure];
    const losesProgress = failure === 'defect' && this.props.losesProgress?.();
    return (
      <>
        <PageTitle title={title} />
        <FailureScreen
          title={title}
          message={losesProgress ? `${message} ${progressIsLost}` : message}
          onReload={wayOut[failure]}
          headingRef={this.heading}
        />
      </>
    );
  }
}
