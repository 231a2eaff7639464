import { Component, type ReactNode } from 'react';
import { useSignInWords } from '#components/words/signInWords.ts';
import { ChunkLoadError } from '#features/retry.ts';
import { FailurePage } from './FailurePage.tsx';
import { reloadFromServer } from './offline/release.ts';

type Failure = 'incomplete' | 'defect';

interface State {
  readonly failure?: Failure;
}

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called when a defect is shown: whether missions that were completed are open again, which is then said. */
  losesProgress?: () => boolean;
  /** Shows Sign Out: a failure that comes back with each reload would otherwise keep somebody signed in. */
  onSignOut?: () => void;
}

/** Shows a sentence and a Reload button instead of a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override readonly state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof ChunkLoadError ? 'incomplete' : 'defect' };
  }

  override render() {
    const { failure } = this.state;
    const { children, ...props } = this.props;
    return failure ? <FailureOfPage {...props} failure={failure} /> : children;
  }
}

interface FailureOfPageProps extends Omit<ErrorBoundaryProps, 'children'> {
  failure: Failure;
}

function FailureOfPage({ failure, losesProgress, onSignOut }: FailureOfPageProps) {
  const { incomplete, defect } = useSignInWords().everywhere;
  const failures = {
    incomplete: { ...incomplete, onAction: () => void reloadFromServer() },
    defect: {
      title: defect.title,
      message: defect.message(losesProgress?.() ?? false),
      // Without the query, which may have brought the defect about.
      onAction: () => window.location.assign(window.location.pathname),
    },
  };
  return <FailurePage {...failures[failure]} onSignOut={onSignOut} />;
}
