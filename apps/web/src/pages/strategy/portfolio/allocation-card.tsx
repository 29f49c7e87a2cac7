import { useTranslation } from 'react-i18next';
import { dateOf } from '@plumbline/model/date';
import type { HeldShares } from '@plumbline/quant/engine/strategy/held-shares';
import { AllocationChart } from '../../../charts/allocation-chart.tsx';
import { ChartFrame } from '../../../charts/chart-frame.tsx';
import { LegendItem } from '../../../charts/legend.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.ts';
import { largestHeld } from './exposures.ts';

export interface AllocationCardProps {
  readonly held: HeldShares;
  /** Of the rows of `held`, epoch ms. */
  readonly time: Float64Array;
  readonly names: readonly string[];
  readonly simulated: boolean;
  readonly fileName: string;
}

const tokens = ['--series-1', '--series-2', '--series-3', '--series-4', '--text-2'] as const;
const others = '--text-3';

/** What the equity was spread over, day by day. */
export function AllocationCard({ held, time, names, simulated, fileName }: AllocationCardProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const { date } = useDates();
  const bands = largestHeld(held, names, 4).map(({ name, shares }, at) => ({
    name: name ?? t('portfolio.others'),
    token: name === null ? others : (tokens[at] ?? others),
    shares,
  }));
  const fraction = (value: number): string => figure({ value, unit: 'fraction', decimals: 0 });
  const [first, last] = [dateOf(time[0] ?? 0), dateOf(time.at(-1) ?? 0)];
  return (
    <ChartFrame
      title={t('portfolio.allocation')}
      caption={t('portfolio.allocationCaption')}
      summary={t('portfolio.allocationSummary', {
        from: date(first),
        to: date(last),
        names: bands.map(({ name }) => name).join(', '),
      })}
      height={220}
      simulated={simulated}
      fileName={fileName}
      {...(bands.length === 0 ? { state: { kind: 'empty' as const, why: t('trades.none') } } : {})}
      legend={bands.map(({ name, token }) => (
        <LegendItem key={name} mark="area" token={token}>
          {name}
        </LegendItem>
      ))}
      table={() => ({
        head: [t('table.date'), ...bands.map(({ name }) => name)],
        rows: [...time.keys()].map((k) => {
          const day = dateOf(time[k] ?? 0);
          const values = bands.map(({ shares }) => shares[k] ?? Number.NaN);
          return { key: day, cells: [date(day), ...values.map(fraction)], values: [day, ...values] };
        }),
      })}
    >
      {({ describedBy, height }) => (
        <AllocationChart
          time={time}
          bands={bands}
          height={height}
          label={t('portfolio.allocation')}
          describedBy={describedBy}
          formatFraction={fraction}
        />
      )}
    </ChartFrame>
  );
}
