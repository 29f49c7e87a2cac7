import { useId } from 'react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Bars } from '../../lib/bars.ts';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { metricLabel } from '../../blocks/figure/metric-label.ts';
import { stepAt } from '../research/first-screen/value-spread.ts';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { usePoint, type ChartPoint } from './chart-point.ts';
import type { ChartSettings } from './chart-settings.ts';
import { chartMultiples } from './multiple-band.ts';
import type { ReportBands } from './value-band.ts';

export interface ValuePanelProps {
  readonly bands: ReportBands;
  /** A replay shows no range that later years belong to. */
  readonly isReplay: boolean;
  readonly settings: ChartSettings;
  readonly point: ChartPoint;
  readonly bars: Bars;
  readonly onChange: (isOn: boolean) => void;
  readonly onMultiple: (multiple: string | undefined) => void;
}

/** The value behind the price: whether it is shown, what it was on the day of the crosshair, and whose report says so. */
export function ValuePanel(props: ValuePanelProps) {
  const { bands, isReplay, settings, point, bars, onChange, onMultiple } = props;
  const { value: band, multiple, isValueMissing, isMultipleMissing } = bands;
  const { t } = useTranslation('chart');
  const { figure } = useFormat();
  const { date } = useDates();
  const locale = useLocale();
  const switchId = useId();
  const { columns, decimals } = bars;
  const at = columns.time[usePoint(point) ?? columns.time.length - 1] ?? 0;
  const step = stepAt(band?.steps ?? [], at);
  const own = stepAt(multiple?.steps ?? [], at);
  const times = (value: number): string => figure({ value, unit: 'multiple', decimals: 1 });
  const multipleName = (value: string): string => (value === 'none' ? t('multiple.none') : metricLabel(value, locale));
  const print = (value: number): string => figure({ value, unit: 'points', decimals });
  return (
    <section className="border-t border-line p-4" aria-label={t('value.title')} data-testid="chart-value">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-ui text-3">
          <label htmlFor={switchId}>{t('value.title')}</label>
        </h2>
        <Switch id={switchId} label={t('value.title')} checked={settings.hasValue} onChange={onChange} />
      </div>
      {!settings.hasValue ? null : settings.adjust !== 'split' ? (
        <p className="pt-2 text-ui text-2">{t('value.adjusted')}</p>
      ) : isValueMissing ? (
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
      <div className="flex items-center justify-between gap-2 pt-3">
        <span className="text-ui text-3">{t('multiple.title')}</span>
        <Select<string>
          label={t('multiple.title')}
          value={settings.multiple ?? 'none'}
          options={['none', ...chartMultiples].map((value) => ({ value, label: multipleName(value) }))}
          onChange={(value) => onMultiple(value === 'none' ? undefined : value)}
          className="min-w-24"
        />
      </div>
      {settings.multiple === null ? null : settings.adjust !== 'split' ? (
        <p className="pt-2 text-ui text-2">{t('value.adjusted')}</p>
      ) : isReplay ? (
        <p className="pt-2 text-ui text-2">{t('multiple.replay')}</p>
      ) : isMultipleMissing ? (
        <p className="pt-2 text-ui text-2">{t('multiple.missing')}</p>
      ) : multiple === null ? null : (
        <p className="num pt-2 text-ui text-2">
          {own === null
            ? t('multiple.unknown')
            : t(multiple.half === null ? 'multiple.fewKnown' : 'multiple.known', {
                count: multiple.count,
                halfLow: times(multiple.half?.[0] ?? multiple.low),
                halfHigh: times(multiple.half?.[1] ?? multiple.high),
                median: times(multiple.median),
                low: times(multiple.low),
                high: times(multiple.high),
                price: print(own.middle),
                from: print(own.low),
                to: print(own.high),
              })}
        </p>
      )}
    </section>
  );
}
