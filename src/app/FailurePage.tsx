import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '#components/ui/focus/focusHeading.ts';
import { FailureScreen, type FailureScreenProps } from '#page/FailureScreen';
import { PageTitle } from '#page/PageTitle';

/** Replaces a page that has gone, and therefore takes the focus. */
export function FailurePage(props: Omit<FailureScreenProps, 'headingRef'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => focusHeading(heading.current), []);
  return (
    <>
      <PageTitle title={props.title} />
      <FailureScreen {...props} headingRef={heading} />
    </>
  );
}
