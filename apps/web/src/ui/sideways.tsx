import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { cx } from '../lib/cx.ts';

export interface SidewaysProps {
  readonly label: string;
  readonly role?: 'region' | 'group';
  /** Shows the end of what is too wide first: where the newest stands there. */
  readonly startsAtEnd?: boolean;
  readonly className?: string;
  /** The table. */
  readonly children: ReactNode;
}

/** Whether what a box holds is no wider than the box, now and after either changed. */
function useFits<Box extends HTMLElement>(): readonly [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [fits, setFits] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (outer === null || !(inner instanceof HTMLElement)) return undefined;
    const look = (): void => setFits(inner.offsetWidth <= outer.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return [box, fits];
}

/** For the cells of its head: sticky where nothing scrolls sideways, for only then they scroll with the page. */
export const stickyHead = 'in-data-fits:sticky in-data-fits:top-(--table-top) in-data-fits:z-[11]';

/**
 * A box in which a table that is too wide scrolls sideways while its head stays in view. The sticky parts of what scrolls
 * sideways stick to that box and not to the page, so the head is moved by as much as the box has passed a line that sticks to
 * the page.
 */
export function Sideways({ label, role = 'region', startsAtEnd = false, className, children }: SidewaysProps) {
  const [box, fits] = useFits<HTMLDivElement>();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startsAtEnd) box.current?.scrollTo({ left: box.current.scrollWidth });
  }, [box, startsAtEnd]);
  useEffect(() => {
    const region = box.current;
    const head = region?.querySelector('thead') ?? null;
    if (fits || region === null || head === null) return undefined;
    const hold = (): void => {
      const passed = (line.current?.getBoundingClientRect().top ?? 0) - region.getBoundingClientRect().top;
      // It never stands below the last row.
      const most = region.offsetHeight - 2 * head.offsetHeight;
      const shift = Math.max(0, Math.min(passed, most));
      head.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    };
    hold();
    // Scrolling does not bubble out of the boxes that scroll.
    window.addEventListener('scroll', hold, { capture: true, passive: true });
    const observer = new ResizeObserver(hold);
    observer.observe(region);
    return () => {
      window.removeEventListener('scroll', hold, { capture: true });
      observer.disconnect();
      head.style.transform = '';
    };
  }, [box, fits]);
  return (
    <div className="min-w-0">
      <div ref={line} aria-hidden className="sticky top-(--table-top) h-0" />
      <div
        ref={box}
        data-scrolls
        {...(fits ? { 'data-fits': true } : {})}
        role={role}
        aria-label={label}
        // What scrolls must be reachable with the keyboard.
        tabIndex={0}
        className={cx(
          !fits && 'overflow-x-auto overscroll-x-contain print:overflow-visible',
          '[&_thead]:relative [&_thead]:z-[11] print:[&_thead]:transform-none!',
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}
