import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '@plumbline/model/date';
import { missingMark } from '@plumbline/model/format';
import type { DatedFold } from '@plumbline/quant/evidence/robustness';
import { ChartFrame, type ChartState } from '../../../charts/chart-frame.tsx';
import { FoldChart } from '../../../charts/fold-chart.tsx';
import { useDates } from '../../../lib/use-dates.ts';
import { useFormat } from '../../../lib/format.ts';
import { useParameterName } from '../parameter-name.ts';

export interface FoldsCardProps {
  readonly rolling: readonly DatedFold[] | undefined;
  readonly anchored: readonly DatedFold[] | undefined;
  readonly waiting: ChartState;
  readonly simulated: boolean;
  readonly name: string;
}

/** A walk forward: on each stretch the setting that was best before it is judged on what came after. */
export function FoldsCard({ rolling, anchored, waiting, simulated, name }: FoldsCardProps) {
  const { t } = useTranslation('strategy');
  const parameterName = useParameterName();
  const { figure } = useFormat();
  const { date } = useDates();
  const [kind, setKind] = useState<'rolling' | 'anchored'>('rolling');
  const folds = kind === 'rolling' ? rolling : anchored;
  const ratio = (value: number): string =>
    Number.isFinite(value) ? figure({ value, unit: 'ratio', decimals: 2 }) : missingMark;
  const day = (instant: number): string => date(dateOf(instant));
  const passed = folds?.filter(({ testSharpe }) => testSharpe > 0).length ?? 0;
  const state: ChartState =
    folds === undefined ? waiting : folds.length === 0 ? { kind: 'empty', why: t('folds.none') } : { kind: 'ready' };
  return (
    <ChartFrame
      title={t('folds.title')}
      caption={t('folds.caption')}
      summary={t('folds.summary', { passed, count: folds?.length ?? 0 })}
      height={230}
      simulated={simulated}
      fileName={`${name}-folds`}
      state={state}
      className="xl:col-span-2"
      footer={t('folds.footer')}
      ranges={{
        label: t('folds.kind'),
        segments: [
          { value: 'rolling', label: t('folds.rolling') },
          { value: 'anchored', label: t('folds.anchored') },
        ],
        value: kind,
        onChange: (value) => setKind(value === 'anchored' ? 'anchored' : 'rolling'),
      }}
      table={() => ({
        head: [t('folds.train'), t('folds.test'), t('folds.chosen'), t('folds.trainSharpe'), t('folds.testSharpe')],
        rows: (folds ?? []).map((fold) => {
          const chosen = Object.entries(fold.parameters)
            .map(([key, value]) => `${parameterName(key)} ${value}`)
            .join(', ');
          const spans = [
            `${day(fold.trainFrom)} – ${day(fold.trainTo)}`,
            `${day(fold.testFrom)} – ${day(fold.testTo)}`,
          ];
          return {
            key: String(fold.testFrom),
            cells: [...spans, chosen, ratio(fold.trainSharpe), ratio(fold.testSharpe)],
            values: [...spans, chosen, fold.trainSharpe, fold.testSharpe],
          };
        }),
      })}
    >
      {({ describedBy }) =>
        folds === undefined ? null : (
          <FoldChart
            label={t('folds.title')}
            describedBy={describedBy}
            trainLabel={t('folds.trainSharpe')}
            testLabel={t('folds.testSharpe')}
            fromLabel={day(Math.min(...folds.map(({ trainFrom }) => trainFrom)))}
            toLabel={day(Math.max(...folds.map(({ testTo }) => testTo)))}
            folds={folds.map((fold) => ({
              ...fold,
              key: String(fold.testFrom),
              train: ratio(fold.trainSharpe),
              test: ratio(fold.testSharpe),
              passed: fold.testSharpe > 0,
            }))}
          />
        )
      }
    </ChartFrame>
  );
}
