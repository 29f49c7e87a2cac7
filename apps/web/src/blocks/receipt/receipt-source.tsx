import { Link } from '@tanstack/react-router';
import { AudioWaveform, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '@plumbline/model/fact';
import { cx } from '../../lib/cx.ts';
import { useDates } from '../../lib/use-dates.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { Chip } from '../../ui/chip.tsx';
import { Cite } from '../figure/cite.tsx';
import { useReport } from '../figure/report-context.ts';
import { useFigureLabel } from '../figure/use-figure-label.ts';
import { useSourceTitle } from '../figure/use-source-title.ts';

export interface ReceiptSourceProps {
  /** The figure whose origin is shown. */
  readonly fact: Fact;
  /** It is an input of the figure on the receipt rather than the figure itself. */
  readonly isInput: boolean;
}

/** Where a figure was read: the document, the place in it, and the row as it stands there. */
export function ReceiptSource({ fact, isInput }: ReceiptSourceProps) {
  const { t } = useTranslation('research');
  const { book } = useReport();
  const labelOf = useFigureLabel();
  const { date, dateTime, datesIn } = useDates();
  const titleOf = useSourceTitle();
  const source = book.source(fact.source.id);
  if (source === undefined) return null;
  const link = source.url === undefined ? null : (safeLink(source.url, window.location.origin)?.href ?? null);
  const { period } = fact;
  // A generator puts its own name before the place inside it; the line above has just said it.
  const { locator } = fact.source;
  const place = locator.startsWith(source.locator) ? locator.slice(source.locator.length).trim() : locator;
  const details: readonly (readonly [name: string, value: string, isCode?: boolean])[] = [
    [t('source.kind'), t(`sourceKind.${source.kind}`)],
    [t(source.simulated ? 'source.generator' : 'source.document'), source.locator, true],
    ...(place === '' ? [] : [[t('source.locator'), datesIn(place), true] as const]),
    ...(period === undefined
      ? []
      : [
          [
            t('source.period'),
            period.start === period.end ? date(period.end) : `${date(period.start)} – ${date(period.end)}`,
          ] as const,
        ]),
    [t('source.known'), date(fact.knownAt)],
    [t('source.asOf'), date(source.asOf)],
    [t(source.simulated ? 'source.generated' : 'source.retrieved'), dateTime(source.retrievedAt)],
  ];
  return (
    <section className="border-t border-line px-5 py-3.5 max-md:px-4">
      <h3 className="mb-2 text-h3 text-pretty">
        {isInput ? t('receipt.sourceOf', { name: labelOf(fact) }) : t('receipt.source')}
      </h3>
      <div
        className="overflow-hidden rounded-[10px] border border-line"
        data-testid="receipt-source"
        data-source={source.id}
      >
        <div
          className={cx(
            'flex items-center justify-between gap-2 border-b border-line py-2 ps-3.5 pe-2',
            source.simulated && 'hatch',
          )}
        >
          <span className="flex min-w-0 items-center gap-2 text-ui font-semibold">
            {source.simulated ? <AudioWaveform size={16} aria-hidden className="text-warn" /> : null}
            <span className="truncate">{titleOf(source)}</span>
            <Cite sourceId={source.id} />
          </span>
          {source.kind === 'simulated' ? <Chip tone="warn">{t('source.notFiling')}</Chip> : null}
          {fact.instrumentId === undefined || source.id !== 'earlier-values' ? null : (
            <Link
              to="/research"
              search={{ symbol: fact.instrumentId, asOf: fact.asOf }}
              className="inline-flex h-7 shrink-0 items-center gap-1.5 rounded-control px-2 text-caption font-medium text-accent hover:bg-2"
            >
              {t('source.thatDay')}
            </Link>
          )}
          {link === null ? null : (
            <a
              href={link}
              target="_blank"
              rel="noreferrer"
              className="inline-flex h-7 shrink-0 items-center gap-1.5 rounded-control px-2 text-caption font-medium text-2 hover:bg-2 hover:text-1"
            >
              {source.publisher}
              <ExternalLink size={14} aria-hidden />
              <span className="sr-only">{t('source.opensOutside')}</span>
            </a>
          )}
        </div>
        <dl className="num grid grid-cols-[92px_minmax(0,1fr)] gap-x-3 gap-y-1 px-3.5 py-2.5 text-[12.5px] leading-[calc(18px+var(--cjk))]">
          {details.map(([name, value, isCode]) => (
            <div key={name} className="contents">
              <dt className="text-3">{name}</dt>
              <dd className={cx('min-w-0 break-words', isCode === true && 'font-mono')}>{value}</dd>
            </div>
          ))}
        </dl>
        {fact.source.row === undefined || fact.source.row.length === 0 ? null : (
          <div className="border-t border-line">
            <p className="px-3.5 pt-2 pb-1 text-caption text-3">
              {t(source.simulated ? 'source.rowGenerated' : 'source.row')}
            </p>
            <dl className="num bg-accent-wash px-3.5 py-1.5 text-caption">
              {fact.source.row.map(([name, value]) => (
                <div key={name} className="flex justify-between gap-3">
                  <dt className="min-w-0 break-words text-2">{datesIn(name)}</dt>
                  <dd className="text-end font-medium break-words">{datesIn(value)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {source.attribution === undefined ? null : (
          <p className="border-t border-line px-3.5 py-2 text-caption text-3">{source.attribution}</p>
        )}
      </div>
    </section>
  );
}
