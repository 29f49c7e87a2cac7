import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missingMark } from '@plumbline/model/format';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '@plumbline/quant/engine/strategy/kernel';
import type { BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { variantsTask } from '@plumbline/quant/engine/tasks/variants';
import { ChartFrame, type ChartState } from '../../charts/chart-frame.tsx';
import { SweepHeatmap } from '../../charts/sweep-heatmap.tsx';
import { useFormat } from '../../lib/format.ts';
import { backgroundPool } from '../../workers/engine-pool.ts';
import { heldInput } from './held-input.ts';
import { useParameterName } from './parameter-name.ts';
import { spreadValues } from './use-sensitivity.ts';

export interface SweepMapProps {
  readonly spec: StrategySpec;
  readonly input: BacktestInput;
  readonly parameters: ParameterValues;
  readonly simulated: boolean;
  /** Told when the map is shown: it is a disclosed trial. */
  readonly onSweep: (keys: readonly string[], size: number) => void;
  readonly onPick: (values: ParameterValues) => void;
}

const across = 8;
const down = 6;

/** Sharpe of the neighbours of a setting, before the out-of-sample boundary. The best cell is never chosen for anybody. */
export function SweepMap({ spec, input, parameters, simulated, onSweep, onPick }: SweepMapProps) {
  const { t } = useTranslation('strategy');
  const parameterName = useParameterName();
  const { figure } = useFormat();
  const [sharpe, setSharpe] = useState<Float64Array | null>(null);
  const [first, second] = spec.parameters;
  const axes = useMemo(
    () =>
      first === undefined || second === undefined
        ? null
        : { rows: spreadValues(first, down), columns: spreadValues(second, across) },
    [first, second],
  );
  const others = useMemo(
    () => Object.fromEntries(Object.entries(parameters).filter(([key]) => key !== first?.key && key !== second?.key)),
    [parameters, first, second],
  );

  useEffect(() => {
    if (axes === null || first === undefined || second === undefined) return undefined;
    const stop = new AbortController();
    const variants = axes.rows.flatMap((row) =>
      axes.columns.map((column) => ({ ...others, [first.key]: row, [second.key]: column })),
    );
    const timer = setTimeout(() => {
      const options = { latest: 'sweep-map', signal: stop.signal, shared: heldInput(input) };
      backgroundPool.run(variantsTask, { input, variants }, options).then(
        (columns) => {
          setSharpe(columns.sharpe);
          onSweep([first.key, second.key], variants.length);
        },
        // Superseded: the map of the next setting is on its way.
        () => undefined,
      );
    }, 400);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [axes, others, input, first, second, onSweep]);

  const print = (value: number): string =>
    Number.isFinite(value) ? figure({ value, unit: 'ratio', decimals: 2 }) : missingMark;
  const state: ChartState =
    axes === null
      ? { kind: 'empty', why: t('sweep.needsTwo') }
      : sharpe === null
        ? { kind: 'loading' }
        : { kind: 'ready' };
  const indexOf = (values: readonly number[], value: number): number => values.indexOf(value);
  return (
    <ChartFrame
      title={t('sweep.title')}
      caption={t('sweep.caption')}
      summary={t('sweep.summary')}
      height={200}
      simulated={simulated}
      fileName={`${spec.name}-sweep`}
      state={state}
      table={() => ({
        head: [
          first === undefined ? '' : parameterName(first.key),
          ...(axes?.columns ?? []).map(
            (column) => `${second === undefined ? '' : parameterName(second.key)} ${column}`,
          ),
        ],
        rows: (axes?.rows ?? []).map((row, i) => {
          const line = (axes?.columns ?? []).map((_, j) => sharpe?.[i * (axes?.columns.length ?? 0) + j] ?? Number.NaN);
          return { key: String(row), cells: [row, ...line.map(print)], values: [row, ...line] };
        }),
      })}
      {...(axes === null || first === undefined || second === undefined
        ? {}
        : {
            footer: t('sweep.axes', {
              across: parameterName(second.key),
              down: parameterName(first.key),
              count: axes.rows.length * axes.columns.length,
            }),
          })}
    >
      {({ describedBy }) =>
        axes === null || sharpe === null || first === undefined || second === undefined ? null : (
          <SweepHeatmap
            label={t('sweep.title')}
            describedBy={describedBy}
            rows={axes.rows.map(String)}
            columns={axes.columns.map(String)}
            values={axes.rows.map((_, i) =>
              axes.columns.map((_unused, j) => {
                const value = sharpe[i * axes.columns.length + j];
                return value === undefined || Number.isNaN(value) ? null : value;
              }),
            )}
            current={[
              indexOf(axes.rows, parameters[first.key] ?? first.value),
              indexOf(axes.columns, parameters[second.key] ?? second.value),
            ]}
            print={print}
            onPick={(i, j) =>
              onPick({ [first.key]: axes.rows[i] ?? first.value, [second.key]: axes.columns[j] ?? second.value })
            }
            pickLabel={(i, j, value) =>
              t('sweep.pick', {
                first: `${parameterName(first.key)} ${axes.rows[i]}`,
                second: `${parameterName(second.key)} ${axes.columns[j]}`,
                value,
              })
            }
          />
        )
      }
    </ChartFrame>
  );
}
