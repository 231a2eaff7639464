import { type ReactNode, useEffect, useRef } from 'react';

interface SubmittedFormProps {
  /** What to type, by the selectors of the fields. */
  typed: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Fills in the first form that has all of the fields, once, and submits it. Works in every language. */
export function SubmittedForm({ typed, children }: SubmittedFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const first = useRef(typed);

  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const fields = Object.entries(first.current);
    const submit = () => {
      const found = fields.map(([selector]) => current.querySelector<HTMLInputElement>(selector));
      if (!found.every((input) => input !== null)) return;
      observer.disconnect();
      for (const [index, [, text]] of fields.entries()) {
        const input = found[index];
        if (input) input.value = text;
      }
      found[0]?.form?.requestSubmit();
    };
    const observer = new MutationObserver(submit);
    observer.observe(current, { childList: true, subtree: true });
    submit();
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
