import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { useFolds } from './fold-context.ts';

interface FoldedHeadingProps {
  readonly part: string;
  readonly title: string;
  /** Beside the title. */
  readonly children?: ReactNode;
}

/** One line that opens what stands under it. */
export function FoldedHeading({ part, title, children }: FoldedHeadingProps) {
  const folds = useFolds();
  const isOpen = folds === null || folds.isOpen(part);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 px-(--card-padding) py-1">
      <h2 tabIndex={-1} className="min-w-0 flex-1 text-lead font-semibold">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => folds?.toggle(part)}
          className="flex min-h-9 w-full items-center gap-2 text-start"
        >
          <span className="flex-1">{title}</span>
          <ChevronDown
            size={16}
            aria-hidden
            className={cx('text-3 transition-transform duration-(--move)', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {children}
    </div>
  );
}
