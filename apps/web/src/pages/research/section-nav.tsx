import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flushSync } from 'react-dom';
import { useFolds } from '../../blocks/fold/fold-context.ts';
import { cx } from '../../lib/cx.ts';
import { prefersReducedMotion } from '../../lib/use-preferences.ts';

/** Height of the sticky bar plus a little: a section is current once its head has passed below it. */
const line = 120;

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

export interface SectionNavProps {
  readonly entries: readonly { readonly id: string; readonly label: string }[];
  readonly simulated: boolean;
}

/** The sections of the page: a column beside it on wide screens, a row of chips above it on narrow ones. */
export const SectionNav = memo(function SectionNav({ entries, simulated }: SectionNavProps) {
  const { t } = useTranslation('research');
  const folds = useFolds();
  const current = useScrollSpy(entries.map(({ id }) => id));

  function go(id: string): void {
    // Opened first, so that the place it is scrolled to is the one it has.
    flushSync(() => folds?.open(id));
    const section = document.getElementById(id);
    section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'start' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  return (
    <nav
      aria-label={t('nav.label')}
      data-print="hide"
      className="max-xl:-mx-4 max-xl:overflow-x-auto max-xl:px-4 xl:sticky xl:top-20"
    >
      <ul className="flex gap-1.5 xl:flex-col xl:gap-px">
        {entries.map(({ id, label }) => {
          const isCurrent = id === current;
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={isCurrent ? 'location' : undefined}
                onClick={() => go(id)}
                className={cx(
                  'flex min-h-[30px] w-full items-center rounded-full px-3 text-start text-ui font-normal whitespace-nowrap xl:py-1.5 pointer-coarse:min-h-11 xl:rounded-chip xl:px-2.5 xl:whitespace-normal',
                  isCurrent
                    ? 'bg-2 font-medium text-1 max-xl:bg-accent-wash max-xl:text-accent'
                    : 'text-2 hover:text-1 max-xl:bg-2',
                )}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
      {folds === null ? null : (
        <button
          type="button"
          data-testid="open-all"
          aria-pressed={folds.isAllOpen}
          onClick={() => folds.setAll(!folds.isAllOpen)}
          className="mt-2 min-h-[30px] px-2.5 text-start text-ui font-medium text-accent pointer-coarse:min-h-11"
        >
          {t(folds.isAllOpen ? 'fold.closeAll' : 'fold.openAll')}
        </button>
      )}
      <p className="mx-2.5 mt-3 border-t border-line pt-3 text-caption text-3 max-xl:hidden">
        {simulated ? <span className="block">{t('nav.simulated')}</span> : null}
        {t('report.disclaimer')}
      </p>
    </nav>
  );
});
