import { useTranslation } from 'react-i18next';
import type { DrawdownDistribution } from '@plumbline/quant/evidence/robustness';
import { ChartFrame, type ChartState } from '../../../charts/chart-frame.tsx';
import { HistogramChart } from '../../../charts/histogram-chart.tsx';
import { useFormat } from '../../../lib/format.ts';

export interface DrawdownsCardProps {
  readonly drawdowns: DrawdownDistribution | null | undefined;
  readonly waiting: ChartState;
  readonly simulated: boolean;
  readonly name: string;
}

/** The deepest falls of histories made of pieces of this one, and where the fall that happened stands among them. */
export function DrawdownsCard({ drawdowns, waiting, simulated, name }: DrawdownsCardProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const fraction = (value: number): string => figure({ value, unit: 'fraction', decimals: 0 });
  const precise = (value: number): string => figure({ value, unit: 'fraction', decimals: 1 });
  const at = (share: number): number => drawdowns?.depths.find((one) => one.share === share)?.depth ?? Number.NaN;
  const state: ChartState =
    drawdowns === undefined
      ? waiting
      : drawdowns === null
        ? { kind: 'empty', why: t('drawdowns.none') }
        : { kind: 'ready' };
  return (
    <ChartFrame
      title={t('drawdowns.title')}
      caption={t('drawdowns.caption')}
      summary={
        drawdowns === undefined || drawdowns === null
          ? t('drawdowns.none')
          : t('drawdowns.summary', { own: precise(drawdowns.own), middle: precise(at(0.5)), worst: precise(at(0.05)) })
      }
      height={250}
      simulated={simulated}
      fileName={`${name}-drawdowns`}
      state={state}
      footer={t('drawdowns.footer')}
      table={() => ({
        head: [t('drawdowns.share'), t('drawdowns.depth')],
        rows: (drawdowns?.depths ?? []).map(({ share, depth }) => ({
          key: String(share),
          cells: [fraction(share), precise(depth)],
          values: [share, depth],
        })),
      })}
    >
      {({ describedBy, height }) =>
        drawdowns === undefined || drawdowns === null ? null : (
          <HistogramChart
            counts={drawdowns.bins.counts}
            domain={[drawdowns.bins.from, 0]}
            marks={[
              { at: drawdowns.own, text: t('drawdowns.own', { value: precise(drawdowns.own) }), token: '--text-1' },
              { at: at(0.5), text: t('drawdowns.half', { value: precise(at(0.5)) }), token: '--text-3' },
              { at: at(0.05), text: t('drawdowns.worst', { value: precise(at(0.05)) }), token: '--warn' },
            ]}
            height={height}
            label={t('drawdowns.title')}
            describedBy={describedBy}
            format={fraction}
          />
        )
      }
    </ChartFrame>
  );
}
