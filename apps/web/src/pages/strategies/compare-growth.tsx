import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf, dayMs } from '@plumbline/model/date';
import { ChartFrame, type ChartState } from '../../charts/chart-frame.tsx';
import { GrowthChart } from '../../charts/growth-chart.tsx';
import { LegendItem } from '../../charts/legend.tsx';
import { alignGrowth, growthSince } from '../../lib/aligned-growth.ts';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import type { ComparedStrategy } from './compared-strategy.ts';

const yearMs = 365.25 * dayMs;
const spans = { '3y': 3 * yearMs, '5y': 5 * yearMs, common: Number.POSITIVE_INFINITY } as const;
type Span = keyof typeof spans;
const spanIds: readonly Span[] = ['3y', '5y', 'common'];
const scales = ['log', 'linear'] as const;

/** Where the part begins that is out of sample for all; null while one of them has not been tested. */
function boundaryOf(compared: readonly ComparedStrategy[]): number | null {
  const dates = compared.map(({ strategy }) => strategy.current.test.summary?.outOfSampleFrom);
  return dates.some((date) => date === undefined) ? null : Math.max(...dates.map((date) => Date.parse(date ?? '')));
}

export interface CompareGrowthProps {
  readonly compared: readonly ComparedStrategy[];
  readonly onRetry: () => void;
}

/** What one unit of money became with each strategy over the days they have in common. */
export function CompareGrowth({ compared, onRetry }: CompareGrowthProps) {
  const { t } = useTranslation('strategy');
  const { t: common } = useTranslation();
  const { figure } = useFormat();
  const { date } = useDates();
  const [scale, setScale] = useState<(typeof scales)[number]>('log');
  const [span, setSpan] = useState<Span>('common');
  const known = compared.flatMap(({ name, token, equity }) => (equity === null ? [] : [{ name, token, equity }]));
  const unknown = compared.filter(({ problem }) => problem !== null);
  const isWaiting = known.length + unknown.length < compared.length;
  // Lines appear together: one that arrives later would change the common days under the reader's eyes.
  const whole = isWaiting ? null : alignGrowth(known.map(({ equity }) => equity));
  const part = whole === null ? null : growthSince(whole, (whole.time.at(-1) ?? 0) - spans[span]);
  const lines = known.map(({ name, token }, at) => ({ name, token, growth: part?.growth[at] ?? new Float64Array() }));
  const multiple = (value: number): string => `${figure({ value, unit: 'ratio', decimals: value < 10 ? 2 : 1 })}×`;
  const fraction = (value: number): string => figure({ value, unit: 'fraction', decimals: 0 }, { sign: true });
  const print = (at: number): string => date(dateOf(at));
  const [from, to] = [part?.time[0] ?? 0, part?.time.at(-1) ?? 0];
  const boundary = boundaryOf(compared);
  const state = (): ChartState => {
    if (isWaiting) return { kind: 'loading' };
    return part === null ? { kind: 'empty', why: t('compare.apart') } : { kind: 'ready' };
  };
  const ends = lines.map(({ name, growth }) => `${name} ${multiple(growth.at(-1) ?? Number.NaN)}`).join(', ');

  return (
    <ChartFrame
      title={t('compare.growth')}
      level={3}
      summary={part === null ? t('compare.basis') : t('compare.summary', { from: print(from), to: print(to), ends })}
      state={state()}
      height={320}
      simulated={compared.some(({ strategy }) => strategy.current.test.summary?.simulated === true)}
      fileName="strategies-growth"
      legend={lines.map(({ name, token }) => (
        <LegendItem key={name} mark="line" token={token}>
          {name}
        </LegendItem>
      ))}
      ranges={{
        label: t('compare.span'),
        segments: spanIds.map((value) => ({ value, label: t(`compare.span_${value}`) })),
        value: span,
        onChange: (value) => setSpan(spanIds.find((one) => one === value) ?? 'common'),
      }}
      actions={
        <SegmentedControl
          label={t('compare.scale')}
          value={scale}
          onChange={setScale}
          segments={scales.map((value) => ({ value, label: t(`equity.${value}`) }))}
        />
      }
      footer={
        unknown.length === 0 ? undefined : (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {unknown.map(({ name, problem }) => (
              <span key={name}>{t('compare.without', { name, reason: problem })}</span>
            ))}
            <Button size="compact" onClick={onRetry}>
              {common('action.retry')}
            </Button>
          </span>
        )
      }
      {...(part === null
        ? {}
        : {
            table: () => ({
              head: [t('table.date'), ...lines.map(({ name }) => name)],
              rows: [...part.time].map((at, row) => {
                const values = lines.map(({ growth }) => growth[row] ?? Number.NaN);
                const day = dateOf(at);
                return { key: day, cells: [date(day), ...values.map(multiple)], values: [day, ...values] };
              }),
            }),
          })}
    >
      {({ describedBy, height }) =>
        part === null ? null : (
          <GrowthChart
            times={part.time}
            lines={lines}
            zone={boundary === null ? null : { from: boundary, label: t('compare.zone', { from: print(boundary) }) }}
            scale={scale}
            height={height}
            label={t('compare.growth')}
            describedBy={describedBy}
            formatMultiple={multiple}
            formatFraction={fraction}
          />
        )
      }
    </ChartFrame>
  );
}
