import { useTranslation } from 'react-i18next';
import { missingMark } from '@plumbline/model/format';
import type { CurvePoint } from '@plumbline/quant/evidence/robustness';
import { ChartFrame, type ChartState } from '../../../charts/chart-frame.tsx';
import { CurveChart } from '../../../charts/curve-chart.tsx';
import { useFormat } from '../../../lib/format.ts';

export interface ResponseCardProps {
  readonly kind: 'cost' | 'delay';
  readonly points: readonly CurvePoint[] | undefined;
  /** What the strategy assumes itself; absent = nothing to mark. */
  readonly assumed?: number;
  readonly waiting: ChartState;
  readonly simulated: boolean;
  readonly name: string;
}

/** The Sharpe ratio as trading becomes dearer, or as every order comes later. */
export function ResponseCard({ kind, points, assumed, waiting, simulated, name }: ResponseCardProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const ratio = (value: number): string =>
    Number.isFinite(value) ? figure({ value, unit: 'ratio', decimals: 2 }) : missingMark;
  // Costs are read in hundredths of a percent.
  const at = (value: number): string =>
    kind === 'cost' ? figure({ value: value * 10_000, unit: 'ratio', decimals: 0 }) : String(value);
  const state: ChartState =
    points === undefined
      ? waiting
      : points.length === 0
        ? { kind: 'empty', why: t(`response.${kind}.none`) }
        : { kind: 'ready' };
  const [first, last] = [points?.[0], points?.at(-1)];
  return (
    <ChartFrame
      title={t(`response.${kind}.title`)}
      caption={t('response.caption')}
      summary={t(`response.${kind}.summary`, {
        first: ratio(first?.sharpe ?? Number.NaN),
        last: ratio(last?.sharpe ?? Number.NaN),
        at: at(last?.at ?? 0),
      })}
      height={220}
      simulated={simulated}
      fileName={`${name}-${kind}`}
      state={state}
      table={() => ({
        head: [t(`response.${kind}.axis`), t('kpi.sharpe'), t('response.total')],
        rows: (points ?? []).map((point) => ({
          key: String(point.at),
          cells: [
            at(point.at),
            ratio(point.sharpe),
            figure({ value: point.totalReturn, unit: 'fraction', decimals: 1 }, { sign: true }),
          ],
          values: [point.at, point.sharpe, point.totalReturn],
        })),
      })}
    >
      {({ describedBy, height }) => (
        <CurveChart
          points={(points ?? []).map((point) => ({ x: point.at, y: point.sharpe }))}
          {...(assumed === undefined || last === undefined || assumed > last.at
            ? {}
            : { mark: { x: assumed, text: t('response.assumed', { value: at(assumed) }) } })}
          height={height}
          label={t(`response.${kind}.title`)}
          describedBy={describedBy}
          xLabel={t(`response.${kind}.axis`)}
          formatX={at}
          formatY={ratio}
        />
      )}
    </ChartFrame>
  );
}
