import { memo, useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { flushSync } from 'react-dom';
import { useFolds } from '../../blocks/fold/fold-context.ts';
import { cx } from '../../lib/cx.ts';
import { prefersReducedMotion } from '../../lib/use-preferences.ts';

/** Height of the sticky bars plus a little: a section is current once its head has passed below them. */
const line = 140;

/** Keys that step through the sections. */
const stepKeys: readonly string[] = ['[', ']'];

interface Sections {
  /** Which one a reader is in: the one last gone to, else the last one whose head has passed the top of the page. */
  readonly current: string | null;
  readonly goTo: (id: string) => void;
}

/**
 * A section that is gone to is held at the top of the page until the reader scrolls, however much of the page comes after the
 * key: sections below the first screen are drawn after it, and what is above may grow.
 */
function useSections(ids: readonly string[]): Sections {
  const key = ids.join(' ');
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  const held = useRef<{ readonly id: string; hasFocus: boolean; isMoving: boolean } | null>(null);

  const align = useCallback((behavior: ScrollBehavior): void => {
    const { current: hold } = held;
    const section = hold === null ? null : document.getElementById(hold.id);
    if (hold === null || section === null) return;
    hold.isMoving = true;
    section.scrollIntoView({ behavior, block: 'start' });
    if (!hold.hasFocus) section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    hold.hasFocus = true;
  }, []);

  useEffect(() => {
    const known = key.split(' ');
    let frame = 0;
    const read = (): void => {
      frame = 0;
      const passed = known.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const seen = (isAtEnd && window.scrollY > 0 ? known.at(-1) : passed.at(-1)) ?? known[0] ?? null;
      setCurrent(held.current?.id ?? seen);
    };
    const readSoon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    const onScroll = (): void => {
      if (held.current?.isMoving === false) held.current = null;
      readSoon();
    };
    const onScrollEnd = (): void => {
      if (held.current !== null) held.current.isMoving = false;
    };
    const release = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || !stepKeys.includes(event.key)) held.current = null;
    };
    const growth = new ResizeObserver(() => {
      align('instant');
      readSoon();
    });
    read();
    growth.observe(document.body);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('scrollend', onScrollEnd);
    const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
    for (const gesture of gestures) window.addEventListener(gesture, release, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      growth.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('scrollend', onScrollEnd);
      for (const gesture of gestures) window.removeEventListener(gesture, release);
    };
  }, [key, align]);

  const goTo = useCallback(
    (id: string): void => {
      held.current = { id, hasFocus: false, isMoving: true };
      setCurrent(id);
      align(prefersReducedMotion() ? 'instant' : 'smooth');
    },
    [align],
  );
  return { current, goTo };
}

/** `[` and `]` step through the sections, unless the key belongs to what has the focus. */
function useSectionKeys(step: (by: 1 | -1) => void): void {
  // A key may come before effects of the latest drawing have run: it steps from what is drawn.
  const onStep = useEffectEvent(step);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey) return;
      if (!stepKeys.includes(event.key)) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) return;
      event.preventDefault();
      onStep(event.key === '[' ? -1 : 1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

export interface SectionNavEntry {
  /** Of the section or card that it leads to. */
  readonly id: string;
  readonly label: string;
}

export interface SectionNavProps {
  readonly entries: readonly SectionNavEntry[];
  /** Right of the names: how fresh the page is. */
  readonly children: ReactNode;
}

/** The parts of the page in one row that stays in sight, with how fresh it is beside them. */
export const SectionNav = memo(function SectionNav({ entries, children }: SectionNavProps) {
  const { t } = useTranslation('research');
  const folds = useFolds();
  const { current, goTo } = useSections(entries.map(({ id }) => id));

  const go = useCallback(
    (id: string): void => {
      // Opened first, so that the place it is scrolled to is the one it has.
      flushSync(() => folds?.open(id));
      goTo(id);
    },
    [folds, goTo],
  );
  useSectionKeys((by) => {
    const next = entries[entries.findIndex(({ id }) => id === current) + by];
    if (next !== undefined) go(next.id);
  });

  return (
    <div
      data-print="hide"
      // On narrow screens the names alone stay in sight.
      className="z-10 flex-wrap items-center gap-x-6 border-b border-line bg-0 max-xl:contents xl:sticky xl:top-14 xl:-mx-8 xl:mt-2 xl:flex xl:px-8"
      data-testid="section-nav"
    >
      <nav
        aria-label={t('nav.label')}
        className="min-w-0 flex-1 overflow-x-auto bg-0 max-xl:sticky max-xl:top-14 max-xl:z-10 max-xl:-mx-4 max-xl:mt-2 max-xl:border-b max-xl:border-line max-xl:px-4 md:max-xl:-mx-6 md:max-xl:px-6"
      >
        <ul className="flex gap-6 max-md:gap-5">
          {entries.map(({ id, label }) => {
            const isCurrent = id === current;
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-current={isCurrent ? 'location' : undefined}
                  onClick={() => go(id)}
                  className={cx(
                    'flex h-[42px] items-center border-b-2 text-ui whitespace-nowrap pointer-coarse:h-11',
                    isCurrent
                      ? 'border-(--accent-solid) font-semibold text-1'
                      : 'border-transparent font-normal text-2 hover:text-1',
                  )}
                >
                  {label}
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
      {children}
    </div>
  );
});

/** Opens every folded part of the page, and folds them again. */
export function OpenAll() {
  const { t } = useTranslation('research');
  const folds = useFolds();
  if (folds === null) return null;
  return (
    <button
      type="button"
      data-testid="open-all"
      aria-pressed={folds.isAllOpen}
      onClick={() => folds.setAll(!folds.isAllOpen)}
      className="min-h-[30px] font-medium whitespace-nowrap text-accent pointer-coarse:min-h-11"
    >
      {t(folds.isAllOpen ? 'fold.closeAll' : 'fold.openAll')}
    </button>
  );
}
