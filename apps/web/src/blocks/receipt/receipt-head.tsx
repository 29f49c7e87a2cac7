import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '@plumbline/model/fact';
import { formatFact } from '@plumbline/model/format';
import { periodLabel } from '@plumbline/model/period-label';
import { allMetrics } from '@plumbline/quant/catalogue/catalogue';
import { cx } from '../../lib/cx.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Chip } from '../../ui/chip.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Cite } from '../figure/cite.tsx';
import { isChangeMetric, metricLabel } from '../figure/metric-label.ts';
import { useReport } from '../figure/report-context.ts';

export interface ReceiptHeadProps {
  readonly fact: Fact;
  /** The report's checker has computed it again. */
  readonly isChecked: boolean;
}

/** What the figure is, how much, for which time, and since when it could be known. */
export function ReceiptHead({ fact, isChecked }: ReceiptHeadProps) {
  const { t } = useTranslation('research');
  const { locale } = useReport();
  const { date, datesIn } = useDates();
  const { period } = fact;
  // A stored report may know a kind of figure that this version no longer does.
  const meaning = allMetrics().find(({ id }) => id === fact.metric)?.meaning[locale];
  const sign = isChangeMetric(fact.metric);
  return (
    <div className={cx('px-5 py-3.5 max-md:px-4', fact.simulated && 'hatch')}>
      <div className="flex items-center justify-between gap-2">
        <p className="text-caption font-medium text-2">
          {metricLabel(fact.metric, locale)}
          <Cite sourceId={fact.source.id} />
        </p>
        {fact.simulated ? <SimulatedChip /> : null}
        {!fact.simulated && isChecked ? (
          <Chip tone="ok" icon={<Check size={14} aria-hidden />}>
            {t('receipt.checked')}
          </Chip>
        ) : null}
      </div>
      <div className="num mt-1 flex items-end justify-between gap-3">
        <p className="text-metric-lg whitespace-nowrap" data-testid="receipt-value">
          {formatFact(fact, locale, { sign })}
        </p>
        <p className="pb-1 text-end text-caption text-2">
          {period === undefined || period.kind === 'instant' || period.start === period.end
            ? t('receipt.at', { date: date(period?.end ?? fact.asOf) })
            : t('receipt.during', {
                label: datesIn(periodLabel(period.label, locale)),
                start: date(period.start),
                end: date(period.end),
              })}
          <br />
          {t('receipt.knownSince', { date: date(fact.knownAt) })}
        </p>
      </div>
      {fact.value === null || fact.why !== undefined ? (
        <p className="mt-2 text-ui font-normal text-pretty text-1">{fact.why?.[locale] ?? t('figure.unknown')}</p>
      ) : null}
      {fact.range === undefined ? null : (
        <p className="num mt-1 text-caption text-2" data-testid="receipt-range">
          {t('receipt.range', {
            low: formatFact({ ...fact, value: fact.range.min }, locale),
            high: formatFact({ ...fact, value: fact.range.max }, locale),
          })}
        </p>
      )}
      {meaning === undefined ? null : <p className="mt-2 text-caption text-pretty text-2">{meaning}</p>}
    </div>
  );
}
