import { useTranslation } from 'react-i18next';
import { ChartFrame, type ChartState } from '../../../charts/chart-frame.tsx';
import { LegendItem } from '../../../charts/legend.tsx';
import { PairBars, type PairRow } from '../../../charts/pair-bars.tsx';
import { useFormat } from '../../../lib/format.ts';

export interface PairsCardProps {
  readonly title: string;
  readonly caption: string;
  readonly summary: string;
  readonly none: string;
  readonly first: string;
  readonly rows: readonly PairRow[] | undefined;
  readonly waiting: ChartState;
  readonly simulated: boolean;
  readonly fileName: string;
  readonly isWide?: boolean;
}

/** The strategy beside the market, state by state or crisis by crisis. */
export function PairsCard(props: PairsCardProps) {
  const { title, caption, summary, none, first, rows, waiting, simulated, fileName, isWide = false } = props;
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const print = (value: number): string => figure({ value, unit: 'fraction', decimals: 1 }, { sign: true });
  const state: ChartState =
    rows === undefined ? waiting : rows.length === 0 ? { kind: 'empty', why: none } : { kind: 'ready' };
  return (
    <ChartFrame
      title={title}
      caption={caption}
      summary={summary}
      height={220}
      simulated={simulated}
      fileName={fileName}
      state={state}
      {...(isWide ? { className: 'xl:col-span-2' } : {})}
      legend={
        <>
          <LegendItem mark="square" token="--series-1">
            {t('pairs.strategy')}
          </LegendItem>
          <LegendItem mark="square" token="--text-3">
            {t('pairs.market')}
          </LegendItem>
        </>
      }
      table={() => ({
        head: [first, t('pairs.strategy'), t('pairs.market')],
        rows: (rows ?? []).map((row) => ({
          key: row.key,
          cells: [row.name, print(row.own), print(row.other)],
          values: [row.name, row.own, row.other],
        })),
      })}
    >
      {({ describedBy }) => (
        <PairBars
          rows={rows ?? []}
          label={title}
          describedBy={describedBy}
          ownLabel={t('pairs.strategy')}
          otherLabel={t('pairs.market')}
          print={print}
        />
      )}
    </ChartFrame>
  );
}
