import { useTranslation } from 'react-i18next';
import { Chip } from '../ui/chip.tsx';
import type { Bars } from '../lib/bars.ts';
import { useDates } from '../lib/use-dates.ts';

export interface SourceLineProps {
  readonly bars: Bars | undefined;
  /** What the source of the bars is called. */
  readonly source: string;
  /** Whose days the bars are: ET, CST, HKT, UTC. */
  readonly zone: string;
  /** Of the bars, in words, where they are not daily. */
  readonly interval?: string | undefined;
  readonly asOf: string;
  /** That the last price is a later one than the page states, with both and their times. */
  readonly later?: string | undefined;
}

/** Under a price chart: where its bars come from, whose days they are, and who drew them. */
export function SourceLine({ bars, source, zone, interval, asOf, later }: SourceLineProps) {
  const { t } = useTranslation('research');
  const { date } = useDates();
  if (bars === undefined) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        {interval === undefined
          ? t('priceChart.source', { source, currency: bars.currency, zone })
          : t('priceChart.sourceOf', { source, interval, currency: bars.currency, zone })}
      </span>
      {bars.status === 'stale' ? <Chip tone="warn">{t('priceChart.stale', { date: date(asOf) })}</Chip> : null}
      {bars.insteadOf === null ? null : (
        <span className="rounded-chip bg-warn-wash px-1.5 text-warn">
          {t('priceChart.insteadOf', { missing: bars.insteadOf })}
        </span>
      )}
      {later === undefined ? null : <span data-testid="later-price">{later}</span>}
      {bars.isLastPartial ? (
        <Chip tone="info">{t(interval === undefined ? 'priceChart.partial' : 'priceChart.partialBar')}</Chip>
      ) : null}
      {/* The library's licence asks for this line where its own logo is off. */}
      <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer" className="underline underline-offset-2">
        {t('priceChart.attribution')}
      </a>
    </span>
  );
}
