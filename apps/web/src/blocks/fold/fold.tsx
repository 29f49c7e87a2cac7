import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { useFolds } from './fold-context.ts';

interface FoldedProps {
  readonly part: string;
  readonly children: ReactNode;
}

// A browser without it would show what it cannot search, so it gets the plain way.
const canSearchHidden = 'onbeforematch' in document.documentElement;

/**
 * What is in the page at once and seen once its part is opened; on paper it is always there. The browser's search reads it
 * where it can, and opens what it finds.
 */
export function Folded({ part, children }: FoldedProps) {
  const folds = useFolds();
  const isOpen = folds === null || folds.isOpen(part);
  const box = useRef<HTMLDivElement>(null);
  // React writes this attribute as a plain switch and knows no listener for the event.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || isOpen || !canSearchHidden) return;
    const open = (): void => folds.open(part);
    current.setAttribute('hidden', 'until-found');
    current.addEventListener('beforematch', open);
    return () => {
      current.removeAttribute('hidden');
      current.removeEventListener('beforematch', open);
    };
  }, [folds, isOpen, part]);
  // Out of the flow it takes no gap of the grid it stands in.
  const closed = canSearchHidden ? 'not-print:absolute not-print:block' : 'not-print:[&>*]:hidden';
  return (
    <div ref={box} className={cx('contents', !isOpen && closed)}>
      {children}
    </div>
  );
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
