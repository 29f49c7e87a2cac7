import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '@plumbline/model/date';
import { missingMark } from '@plumbline/model/format';
import type { HeldShares } from '@plumbline/quant/engine/strategy/held-shares';
import type { BacktestInput, StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { ChartFrame } from '../../../charts/chart-frame.tsx';
import { LegendItem } from '../../../charts/legend.tsx';
import { RollingChart, type RollingLine } from '../../../charts/rolling-chart.tsx';
import { useDates } from '../../../lib/use-dates.ts';
import { useFormat } from '../../../lib/format.ts';
import { sidesOf } from './exposures.ts';
import { rollingBars, rollingExposure } from './rolling.ts';

export interface RollingCardProps {
  /** Of every day. */
  readonly held: HeldShares;
  readonly input: BacktestInput;
  readonly backtest: StrategyBacktest;
  readonly simulated: boolean;
  readonly fileName: string;
}

/** Points of the picture: more would draw the same. */
const points = 160;

/** How much of the account was in the market, and how far it moved with its benchmark, half a year at a time. */
export function RollingCard({ held, input, backtest, simulated, fileName }: RollingCardProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const { date } = useDates();
  const rolling = useMemo(() => rollingExposure(input, backtest, sidesOf(held).net, points), [input, backtest, held]);
  const ratio = (value: number): string =>
    Number.isFinite(value) ? figure({ value, unit: 'ratio', decimals: 2 }) : missingMark;
  const title = t('rolling.title');
  const lines: readonly RollingLine[] =
    rolling === null
      ? []
      : [
          { name: t('rolling.net'), token: '--series-1', isDashed: false, values: rolling.net },
          ...(rolling.beta === null
            ? []
            : [{ name: t('rolling.beta'), token: '--series-2', isDashed: true, values: rolling.beta }]),
        ];
  const time = rolling?.time ?? new Float64Array();
  const last = lines.map(({ name, values }) => `${name} ${ratio(values.at(-1) ?? Number.NaN)}`).join(', ');
  return (
    <ChartFrame
      title={title}
      caption={t('rolling.caption', { count: rollingBars })}
      summary={t('rolling.summary', { last })}
      height={200}
      simulated={simulated}
      fileName={fileName}
      state={rolling === null ? { kind: 'empty', why: t('rolling.short', { count: rollingBars }) } : { kind: 'ready' }}
      legend={lines.map(({ name, token, isDashed }) => (
        <LegendItem key={name} mark={isDashed ? 'dash' : 'line'} token={token}>
          {name}
        </LegendItem>
      ))}
      {...(rolling?.beta === null ? { footer: t('portfolio.noBeta') } : {})}
      table={() => ({
        head: [t('table.date'), ...lines.map(({ name }) => name)],
        rows: [...time.keys()].map((k) => {
          const day = dateOf(time[k] ?? 0);
          const values = lines.map((one) => one.values[k] ?? Number.NaN);
          return {
            key: day,
            cells: [date(day), ...values.map(ratio)],
            values: [day, ...values.map((value) => (Number.isFinite(value) ? value : null))],
          };
        }),
      })}
    >
      {({ describedBy, height }) => (
        <RollingChart
          time={time}
          lines={lines}
          height={height}
          label={title}
          describedBy={describedBy}
          format={ratio}
        />
      )}
    </ChartFrame>
  );
}
