import { useLayoutEffect, useRef } from 'react';
import {
  FailureScreen,
  type FailureScreenProps,
} from '#components/FailureScreen/FailureScreen.tsx';
import { focusHeading } from '#components/focusHeading.ts';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';

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
