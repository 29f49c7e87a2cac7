import { useEffect, useRef } from 'react';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Source } from '@plumbline/model/source';
import { Figure } from '../../blocks/figure/figure.tsx';
import { useFigureLabel } from '../../blocks/figure/use-figure-label.ts';
import { useReport } from '../../blocks/figure/report-context.ts';
import { useSourceTitle } from '../../blocks/figure/use-source-title.ts';
import { cx } from '../../lib/cx.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Chip } from '../../ui/chip.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';

/** More would make the drawer a second report. */
const mostFigures = 12;

/** Every source of the report with what was read from it; the one that was asked for is brought into view. */
export function SourceList({ open }: { readonly open: string | null }) {
  const { book } = useReport();
  return (
    <ol>
      {book.sources.map((source, index) => (
        <SourceItem key={source.id} source={source} number={index + 1} isOpen={source.id === open} />
      ))}
    </ol>
  );
}

interface SourceItemProps {
  readonly source: Source;
  readonly number: number;
  readonly isOpen: boolean;
}

function SourceItem({ source, number, isOpen }: SourceItemProps) {
  const { t } = useTranslation('research');
  const { book } = useReport();
  const labelOf = useFigureLabel();
  const { date, dateTime } = useDates();
  const titleOf = useSourceTitle();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const facts = book.factsOf(source.id);
  const link = source.url === undefined ? null : safeLink(source.url, window.location.origin);
  return (
    <li
      ref={item}
      data-source-item={source.id}
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        'border-b border-line px-5 py-3 max-md:px-4',
        isOpen && 'bg-accent-wash',
        source.simulated && !isOpen && 'hatch',
      )}
    >
      <p className="flex items-start gap-2 text-ui">
        <span className="cite mt-px ms-0">{number}</span>
        <span className="min-w-0 flex-1 break-words">{titleOf(source)}</span>
        {source.kind === 'simulated' ? <Chip tone="warn">{t('source.notFiling')}</Chip> : null}
        {source.simulated && source.kind !== 'simulated' ? <SimulatedChip /> : null}
      </p>
      <p className="num mt-1 text-caption text-2">
        {[
          t(`sourceKind.${source.kind}`),
          // The simulated market is its own publisher; once is enough.
          ...(source.kind === 'simulated' ? [] : [source.publisher]),
          date(source.asOf),
          ...(facts.length === 0 ? [] : [t('sources.used', { count: facts.length })]),
        ].join(' · ')}
      </p>
      {source.locator === source.id ? null : (
        <p className="num mt-0.5 font-mono text-caption break-all text-3">{source.locator}</p>
      )}
      <p className="num mt-0.5 text-caption text-3">
        {t(source.simulated ? 'source.generated' : 'source.retrieved')} {dateTime(source.retrievedAt)}
      </p>
      {source.insteadOf === undefined ? null : (
        <p className="mt-0.5 text-caption text-warn">
          {t('source.fallback', { used: source.publisher, missing: source.insteadOf.join(', ') })}
        </p>
      )}
      {source.attribution === undefined ? null : <p className="mt-0.5 text-caption text-3">{source.attribution}</p>}
      {link === null ? null : (
        <a
          href={link.href}
          target="_blank"
          rel="noreferrer"
          className="mt-1 inline-flex min-h-6 items-center gap-1.5 text-caption font-medium text-accent"
        >
          {t('source.openAt', { publisher: source.publisher })}
          <ExternalLink size={12} aria-hidden />
          <span className="sr-only">{t('source.opensOutside')}</span>
        </a>
      )}
      {isOpen && facts.length > 0 ? (
        <ul className="num mt-2 flex flex-col gap-1 text-ui font-normal">
          {facts.slice(0, mostFigures).map((fact) => (
            <li key={fact.id} className="flex justify-between gap-3">
              <span className="min-w-0 truncate text-2">
                {labelOf(fact)} <span className="text-caption text-3">{date(fact.period?.end ?? fact.asOf)}</span>
              </span>
              <Figure id={fact.id} change="never" className="font-medium" />
            </li>
          ))}
          {facts.length > mostFigures ? (
            <li className="text-caption text-3">{t('sources.more', { count: facts.length - mostFigures })}</li>
          ) : null}
        </ul>
      ) : null}
    </li>
  );
}
