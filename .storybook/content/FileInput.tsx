import type { Ref } from 'react';

interface FileInputProps {
  /** Its `click` opens the browser's choice of a file. */
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Endings, such as `.md,.txt`. */
  accept: string;
  onFile: (file: File) => void;
}

/** Hidden, because a button that looks like the others opens it. */
export function FileInput({ ref, label, accept, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      aria-label={label}
      accept={accept}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        // So that the same file can be chosen again.
        target.value = '';
      }}
    />
  );
}
