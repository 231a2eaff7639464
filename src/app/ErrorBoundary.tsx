import { Component, type ReactNode } from 'react';
import { useSignInWords } from '#components/words/signInWords.ts';
import { ChunkLoadError, reload } from '#features/recovery.ts';
import { FailureScreen } from '#page/FailureScreen';

type Failure = 'incomplete' | 'defect';

interface State {
  readonly failure?: Failure;
}

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shows Sign Out, because a failure that comes back with every reload would otherwise trap the user. */
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

function FailureOfPage({ failure, onSignOut }: FailureOfPageProps) {
  const words = useSignInWords().everywhere;
  return (
    <FailureScreen
      {...words[failure]}
      action={{ label: words.reload, onPress: () => void reload[failure]() }}
      onSignOut={onSignOut}
    />
  );
}
