import { type ReactNode, useEffect, useRef } from 'react';

interface SubmittedFormProps {
  /** The text to type, by field selector. */
  typed: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Fills in the first form that has all of the fields, once, and submits it. Works in every language. */
export function SubmittedForm({ typed, children }: SubmittedFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const fields = useRef(Object.entries(typed));

  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const submit = () => {
      const found = fields.current.map(([selector, text]) => ({
        input: current.querySelector<HTMLInputElement>(selector),
        text,
      }));
      if (!found.every(({ input }) => input)) return;
      observer.disconnect();
      for (const { input, text } of found) if (input) input.value = text;
      found[0]?.input?.form?.requestSubmit();
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
