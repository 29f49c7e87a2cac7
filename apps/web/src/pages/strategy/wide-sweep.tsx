import { useMemo, useRef, useState } from 'react';
import { Grid3x3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '@plumbline/quant/strategy/kernel';
import type { BacktestInput } from '@plumbline/quant/strategy/strategy-backtest';
import { WideHeatmap } from '../../charts/wide-heatmap.tsx';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { formatDuration, useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { parameterName } from './parameter-name.ts';
import { runWideSweep } from './run-wide-sweep.ts';
import { spreadValues } from './use-sensitivity.ts';

export interface WideSweepProps {
  readonly spec: StrategySpec;
  readonly input: BacktestInput;
  readonly parameters: ParameterValues;
  readonly simulated: boolean;
  /** Told before the first cell is shown: a sweep is a disclosed trial. */
  readonly onSweep: (keys: readonly string[], size: number) => void;
  readonly onPick: (values: ParameterValues) => void;
}

const side = 50;

interface Swept {
  readonly sharpe: Float64Array;
  readonly done: number;
  readonly ms: number | null;
  readonly isRough: boolean;
}

/** Two thousand five hundred neighbours of a setting on demand, drawn as they come. */
export function WideSweep({ spec, input, parameters, simulated, onSweep, onPick }: WideSweepProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const [swept, setSwept] = useState<Swept | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  const [first, second] = spec.parameters;
  const axes = useMemo(
    () =>
      first === undefined || second === undefined
        ? null
        : { rows: spreadValues(first, side), columns: spreadValues(second, side) },
    [first, second],
  );
  if (axes === null || first === undefined || second === undefined) return null;
  const total = axes.rows.length * axes.columns.length;
  const start = (): void => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const startedAt = performance.now();
    const { [first.key]: _first, [second.key]: _second, ...others } = parameters;
    setFailed(null);
    onSweep([first.key, second.key], total);
    const values = [
      { key: first.key, values: axes.rows },
      { key: second.key, values: axes.columns },
    ] as const;
    runWideSweep(spec, input, others, values, stop.signal, (sharpe, done, isRough) =>
      setSwept({ sharpe, done, isRough, ms: done === total ? performance.now() - startedAt : null }),
    ).catch((reason: unknown) => {
      if (reason instanceof PlumblineError && reason.code === 'cancelled') return;
      setFailed(reason);
    });
  };
  const print = (value: number): string => figure({ value, unit: 'ratio', decimals: 2 });
  const best = swept === null ? Number.NaN : swept.sharpe.reduce((most, value) => (value > most ? value : most), -9);
  return (
    <ChartFrame
      title={t('wide.title')}
      caption={t('wide.caption')}
      summary={swept === null ? t('wide.none') : t('wide.summary', { count: swept.done, best: print(best) })}
      height={320}
      simulated={simulated}
      fileName={`${spec.name}-wide-sweep`}
      className="xl:col-span-2"
      actions={
        <Button size="compact" icon={<Grid3x3 size={12} aria-hidden />} data-testid="sweep" onClick={start}>
          {t('wide.button', { count: total })}
        </Button>
      }
      state={
        failed !== null
          ? { kind: 'error', error: failed, onRetry: start }
          : swept === null
            ? { kind: 'empty', why: t('wide.none') }
            : { kind: 'ready' }
      }
      footer={
        swept === null ? undefined : (
          <span data-testid="sweep-state" data-done={swept.done} data-ms={swept.ms ?? ''}>
            {t('wide.axes', { across: parameterName(second.key), down: parameterName(first.key) })}{' '}
            {swept.ms === null
              ? t('wide.progress', { done: swept.done, count: total })
              : t('wide.finished', { count: total, time: formatDuration(swept.ms) || '1 ms' })}
            {swept.isRough ? ` ${t('wide.rough')}` : ''}
          </span>
        )
      }
      table={() => ({
        head: [parameterName(first.key), ...axes.columns.map(String)],
        rows: axes.rows.map((row, i) => {
          const line = axes.columns.map((_, j) => swept?.sharpe[i * axes.columns.length + j] ?? Number.NaN);
          return { key: String(row), cells: [row, ...line.map(print)], values: [row, ...line] };
        }),
      })}
    >
      {({ describedBy, height }) =>
        swept === null ? null : (
          <WideHeatmap
            rows={axes.rows}
            columns={axes.columns}
            values={swept.sharpe}
            current={[parameters[first.key] ?? first.value, parameters[second.key] ?? second.value]}
            height={height}
            label={t('wide.title')}
            describedBy={describedBy}
            print={(i, j, value) =>
              `${parameterName(first.key)} ${axes.rows[i]}, ${parameterName(second.key)} ${axes.columns[j]}: ${print(value)}`
            }
            onPick={(i, j) =>
              onPick({ [first.key]: axes.rows[i] ?? first.value, [second.key]: axes.columns[j] ?? second.value })
            }
          />
        )
      }
    </ChartFrame>
  );
}
