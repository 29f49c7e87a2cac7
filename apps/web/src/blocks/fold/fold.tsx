import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { useFolds } from './fold-context.ts';

interface FoldedProps {
  readonly part: string;
  readonly children: ReactNode;
}

/** What is in the page at once and seen once its part is opened; on paper it is always there. */
export function Folded({ part, children }: FoldedProps) {
  const folds = useFolds();
  const isOpen = folds === null || folds.isOpen(part);
  return <div className={cx('contents', !isOpen && 'not-print:[&>*]:hidden')}>{children}</div>;
}

interface FoldButtonProps {
  readonly part: string;
  readonly label: string;
  readonly className?: string;
}

/** Opens and closes the rest of a part. */
export function FoldButton({ part, label, className }: FoldButtonProps) {
  const folds = useFolds();
  if (folds === null) return null;
  const isOpen = folds.isOpen(part);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => folds.toggle(part)}
      data-print="hide"
      className={cx(
        'flex min-h-8 items-center gap-1 rounded-chip text-ui font-medium text-accent pointer-coarse:min-h-11',
        className,
      )}
    >
      {label}
      <ChevronDown
        size={14}
        aria-hidden
        className={cx('transition-transform duration-(--move)', isOpen && 'rotate-180')}
      />
    </button>
  );
}
