import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '@plumbline/model/date';
import type { Report } from '@plumbline/model/report';
import type { SourceKind } from '@plumbline/model/source';
import { cx } from '../../lib/cx.ts';
import { useDates } from '../../lib/use-dates.ts';

/** A company that has filed nothing for longer than this has missed a half year with its grace. */
const oldFilingDays = 270;

function newest(report: Report, kind: SourceKind): string | null {
  const days = report.sources.filter((source) => source.kind === kind).map(({ asOf }) => asOf);
  return days.toSorted().at(-1) ?? null;
}

interface FreshnessProps {
  readonly report: Report;
  /** How it was made, behind a press. */
  readonly children: ReactNode;
}

/** How fresh the page is, in one line: prices, filings, and how many figures were checked. */
export function Freshness({ report, children }: FreshnessProps) {
  const { t } = useTranslation('research');
  const { date } = useDates();
  const filed = newest(report, 'filing');
  const isOld = filed !== null && daysBetween(filed, report.asOf) > oldFilingDays;
  const price = report.facts.find(({ id }) => id === 'price');
  // Without an index to measure it against, values stand on the beta of the market.
  const has = (wanted: string): boolean => report.facts.some(({ id, value }) => id === wanted && value !== null);
  const isBetaAssumed = has('beta.used') && !has('beta');
  const isStale = price?.quality.includes('stale') ?? false;
  return (
    <section
      aria-label={t('strip.title')}
      data-testid="run-strip"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-2 max-xl:relative max-xl:pt-2"
    >
      {price === undefined ? null : <Item isOld={isStale}>{t('fresh.prices', { date: date(price.asOf) })}</Item>}
      {filed === null ? null : <Item isOld={isOld}>{t('fresh.filings', { date: date(filed) })}</Item>}
      {isBetaAssumed ? <Item isOld>{t('fresh.beta')}</Item> : null}
      {/* On a phone it stands with what was done. */}
      <span className="num flex items-center gap-1.5 max-sm:sr-only">
        <Check size={14} aria-hidden />
        {t('strip.checked', { count: report.checked.figures })}
      </span>
      {children}
    </section>
  );
}

function Item({ isOld, children }: { readonly isOld: boolean; readonly children: ReactNode }) {
  return (
    <span className={cx('num flex items-center gap-1.5', isOld && 'text-warn')}>
      <i aria-hidden className={cx('size-1.5 rounded-full', isOld ? 'bg-warn' : 'bg-ok')} />
      {children}
    </span>
  );
}
