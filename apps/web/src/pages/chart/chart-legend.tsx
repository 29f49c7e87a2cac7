import { useTranslation } from 'react-i18next';
import type { Unit } from '@plumbline/model/units';
import { dateOf } from '@plumbline/model/date';
import type { Bars } from '../../lib/bars.ts';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useTallest } from '../../lib/use-tallest.ts';
import { metricLabel } from '../../blocks/figure/metric-label.ts';
import { stepAt, type BandStep } from '../research/first-screen/value-spread.ts';
import { lineDecimals, lineName, nameOf } from './chart-indicators.ts';
import type { MultipleBand } from './multiple-band.ts';
import { usePoint, type ChartPoint } from './chart-point.ts';
import type { Sessions } from './chart-sessions.ts';
import type { ComparedSeries } from './use-chart-data.ts';
import type { DrawnIndicator } from './use-chart-lines.ts';

export interface ChartLegendProps {
  readonly bars: Bars;
  readonly drawn: readonly DrawnIndicator[];
  readonly compared: readonly ComparedSeries[];
  /** The value as it was known; empty = not shown. */
  readonly band: readonly BandStep[];
  /** Prices at the multiples of the company's own past; null = not shown. */
  readonly multiple: MultipleBand | null;
  readonly point: ChartPoint;
  /** Of the market, where bars have a time of day. */
  readonly zone: string | null;
  /** What the market did when a bar began; null where bars last a day or longer. */
  readonly phaseOf: Sessions['phaseOf'] | null;
  /** Says which of several charts it is. */
  readonly title: string | null;
  /** Whether screen readers hear it follow the crosshair. */
  readonly isSpoken: boolean;
}

/** The bar under the crosshair, or the last one, in numbers: price, compared instruments, indicators. */
export function ChartLegend(props: ChartLegendProps) {
  const { bars, drawn, compared, band, multiple, point, zone, phaseOf, title, isSpoken } = props;
  const { t } = useTranslation('research');
  const { t: chart } = useTranslation('chart');
  const { t: common } = useTranslation('common');
  const locale = useLocale();
  const { figure } = useFormat();
  const { date, dateTime } = useDates();
  const pointed = usePoint(point);
  // Longer numbers may need one more row; the chart below must not move while the crosshair does.
  const tallest = useTallest<HTMLOutputElement>();
  const { columns, decimals } = bars;
  const at = pointed ?? columns.time.length - 1;
  const print = (value: number | undefined, unit: Unit = 'points', digits = decimals): string =>
    figure({ value: value === undefined || Number.isNaN(value) ? null : value, unit, decimals: digits });
  const before = columns.close[at - 1];
  const change = before === undefined ? null : (columns.close[at] ?? Number.NaN) / before - 1;
  const time = columns.time[at] ?? 0;
  const phase = phaseOf?.(at) ?? null;
  const value = stepAt(band, time);
  const priced = stepAt(multiple?.steps ?? [], time);
  const tone = change === null || change === 0 ? 'text-2' : change > 0 ? 'text-up' : 'text-down';
  return (
    <output
      ref={tallest}
      aria-live={pointed === null || !isSpoken ? 'off' : 'polite'}
      data-testid="chart-legend"
      className="num flex min-h-6 shrink-0 flex-wrap items-center gap-x-3 gap-y-0.5 px-3 pt-2 text-caption text-2"
    >
      {title === null ? null : <span className="font-medium text-1">{title}</span>}
      <span>{zone === null ? date(dateOf(time)) : dateTime(time, zone)}</span>
      {phase === null || phase === 'open' ? null : <span className="text-3">{common(`phase.${phase}`)}</span>}
      {(['open', 'high', 'low', 'close'] as const).map((name) => (
        <span key={name}>
          <span className="text-3">{t(`bar.${name}`)}</span> {print(columns[name][at])}
        </span>
      ))}
      {change === null ? null : (
        <span className={tone}>{figure({ value: change, unit: 'fraction', decimals: 2 }, { sign: true })}</span>
      )}
      <span>
        <span className="text-3">{t('bar.volume')}</span> {print(columns.volume[at], 'shares', 0)}
      </span>
      {value === null ? null : (
        <span className="inline-flex items-center gap-x-1.5" data-testid="legend-value">
          <span aria-hidden className="size-2.5 rounded-[2px] border border-accent bg-accent-wash" />
          <span className="text-3">{chart('value.legend')}</span>
          {print(value.low)} – {print(value.high)}
        </span>
      )}
      {multiple === null || priced === null ? null : (
        <span className="inline-flex items-center gap-x-1.5" data-testid="legend-multiple">
          <span aria-hidden className="size-2.5 rounded-[2px] border border-[var(--series-3)]" />
          <span className="text-3">
            {chart(multiple.half === null ? 'multiple.fewLegend' : 'multiple.legend', {
              name: metricLabel(multiple.metric, locale),
            })}
          </span>
          {print(priced.low)} – {print(priced.high)}
        </span>
      )}
      {compared.map(({ id, name, token, values, isRatio, error }) => (
        <Entry key={id} name={name} tokens={[token]}>
          {error !== null ? chart('compare.failed') : print(values?.[at], 'points', isRatio ? 4 : decimals)}
        </Entry>
      ))}
      {drawn.map(({ placed, columns: outputs, lack }, k) => (
        <Entry
          key={`${placed.indicator.id} ${k}`}
          name={nameOf(placed, placed.indicator.title[locale])}
          tokens={outputs?.map(({ token }) => token) ?? []}
        >
          {lack === null ? null : chart(`indicators.${lack}`)}
          {outputs?.map(({ output, values }) => (
            <span key={output.name} className="me-1.5">
              {outputs.length > 1 ? <span className="text-3">{lineName(output, locale)} </span> : null}
              {print(values[at], 'points', lineDecimals(output, values[at] ?? 0, decimals))}
            </span>
          ))}
        </Entry>
      ))}
    </output>
  );
}

function Entry(props: {
  readonly name: string;
  readonly tokens: readonly string[];
  readonly children: React.ReactNode;
}) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      {props.tokens.slice(0, 3).map((token, k) => (
        <span key={k} aria-hidden className="h-0.5 w-3 rounded-full" style={{ background: `var(${token})` }} />
      ))}
      <span className="text-3">{props.name}</span>
      {props.children}
    </span>
  );
}
