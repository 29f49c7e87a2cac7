import { memo, useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { flushSync } from 'react-dom';
import { useFolds } from '../../blocks/fold/fold-context.ts';
import { cx } from '../../lib/cx.ts';
import { prefersReducedMotion } from '../../lib/use-preferences.ts';

/** Height of the sticky bars plus a little: a section is current once its head has passed below them. */
const line = 140;

/** Which of the sections a reader is in: the last one whose head has passed the top of the page. */
function useScrollSpy(ids: readonly string[]): string | null {
  const key = ids.join(' ');
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
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
      setCurrent((isAtEnd && window.scrollY > 0 ? known.at(-1) : passed.at(-1)) ?? known[0] ?? null);
    };
    const onScroll = (): void => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    read();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [key]);
  return current;
}

/** `[` and `]` step through the sections, unless the key belongs to what has the focus. */
function useSectionKeys(step: (by: 1 | -1) => void): void {
  // A key may come before effects of the latest drawing have run: it steps from what is drawn.
  const onStep = useEffectEvent(step);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key !== '[' && event.key !== ']') return;
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
  const current = useScrollSpy(entries.map(({ id }) => id));

  const go = useCallback(
    (id: string): void => {
      // Opened first, so that the place it is scrolled to is the one it has.
      flushSync(() => folds?.open(id));
      const section = document.getElementById(id);
      section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'start' });
      section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    },
    [folds],
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
