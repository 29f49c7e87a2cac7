import { Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { cx } from '../lib/cx.ts';
import { Button } from './button.tsx';

export interface FileDropProps {
  /** What is wanted, in one line. */
  readonly label: string;
  readonly hint: string;
  /** Words of the button that opens the file dialog. */
  readonly choose: string;
  /** What the dialog offers, such as `.csv,.json`. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** Takes one file, dropped or chosen: everything dragging does, the button does too. */
export function FileDrop({ label, hint, choose, accept, disabled = false, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  // Entering a child fires a leave of the parent: counting keeps the mark steady.
  const [depth, setDepth] = useState(0);
  const isOver = depth > 0 && !disabled;
  // A file dropped beside it would be opened by the browser in place of this page.
  useEffect(() => {
    const stop = new AbortController();
    const keep = (event: Event): void => event.preventDefault();
    for (const type of ['dragover', 'drop']) window.addEventListener(type, keep, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file !== undefined && !disabled) onFile(file);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setDepth(0);
    take(event.dataTransfer.files);
  };

  return (
    <div
      onDragEnter={(event) => {
        event.preventDefault();
        setDepth((before) => before + 1);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={() => setDepth((before) => Math.max(0, before - 1))}
      onDrop={onDrop}
      className={cx(
        'flex flex-wrap items-center gap-3 rounded-card border border-dashed px-3.5 py-4',
        isOver ? 'border-accent bg-accent-wash' : 'border-edge bg-1',
      )}
    >
      <Upload size={18} aria-hidden className="text-3" />
      <div className="min-w-40 flex-1">
        <p className="text-ui font-semibold">{label}</p>
        <p id={hintId} className="text-caption text-2">
          {hint}
        </p>
      </div>
      <Button disabled={disabled} aria-describedby={hintId} onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files);
          // The same file chosen again is a new wish.
          event.target.value = '';
        }}
      />
    </div>
  );
}
