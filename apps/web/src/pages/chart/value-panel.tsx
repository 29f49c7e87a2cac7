import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Bars } from '../../lib/bars.ts';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Switch } from '../../ui/switch.tsx';
import { usePoint, type ChartPoint } from './chart-point.ts';
import type { ChartSettings } from './chart-settings.ts';
import type { ValueBand } from './value-band.ts';

export interface ValuePanelProps {
  readonly band: ValueBand | null;
  /** Asked for, and no report has it. */
  readonly isMissing: boolean;
  readonly settings: ChartSettings;
  readonly point: ChartPoint;
  readonly bars: Bars;
  readonly onChange: (isOn: boolean) => void;
}

/** The value behind the price: whether it is shown, what it was on the day of the crosshair, and whose report says so. */
export function ValuePanel({ band, isMissing, settings, point, bars, onChange }: ValuePanelProps) {
  const { t } = useTranslation('chart');
  const { figure } = useFormat();
  const { date } = useDates();
  const { columns, decimals } = bars;
  const at = columns.time[usePoint(point) ?? columns.time.length - 1] ?? 0;
  const step = band?.steps.find(({ from, to }) => at >= from && at < to) ?? null;
  const print = (value: number): string => figure({ value, unit: 'points', decimals });
  return (
    <section className="border-t border-line p-4" aria-label={t('value.title')} data-testid="chart-value">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-ui text-3">{t('value.title')}</h2>
        <Switch label={t('value.title')} checked={settings.hasValue} onChange={onChange} />
      </div>
      {!settings.hasValue ? null : settings.adjust !== 'split' ? (
        <p className="pt-2 text-ui text-2">{t('value.adjusted')}</p>
      ) : isMissing ? (
        <p className="pt-2 text-ui text-2">{t('value.missing')}</p>
      ) : band === null ? null : (
        <p className="num pt-2 text-ui text-2">
          {step === null
            ? t('value.unknown')
            : t('value.known', {
                value: print(step.middle),
                low: print(step.low),
                high: print(step.high),
                since: date(new Date(step.from).toISOString().slice(0, 10)),
              })}{' '}
          <Link to="/research" search={{ run: band.reportId }} className="text-accent underline underline-offset-2">
            {t('value.report', { date: date(band.asOf) })}
          </Link>
        </p>
      )}
    </section>
  );
}
