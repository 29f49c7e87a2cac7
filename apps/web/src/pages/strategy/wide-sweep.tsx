import { useMemo, useSyncExternalStore } from 'react';
import { Grid3x3, Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '@plumbline/quant/strategy/kernel';
import type { BacktestInput } from '@plumbline/quant/strategy/strategy-backtest';
import { WideHeatmap } from '../../charts/wide-heatmap.tsx';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { formatDuration, useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { parameterName } from './parameter-name.ts';
import type { WideSweepOrder } from './run-wide-sweep.ts';
import { spreadValues } from './use-sensitivity.ts';
import { findSweep, startSweep, stopSweep, sweepKey, watchSweeps } from './wide-sweeps.ts';

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

/** Two thousand five hundred neighbours of a setting on demand, drawn as they come. */
export function WideSweep({ spec, input, parameters, simulated, onSweep, onPick }: WideSweepProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const order = useMemo((): WideSweepOrder | null => {
    const [first, second] = spec.parameters;
    if (first === undefined || second === undefined) return null;
    const { [first.key]: _first, [second.key]: _second, ...others } = parameters;
    const axes = [
      { key: first.key, values: spreadValues(first, side) },
      { key: second.key, values: spreadValues(second, side) },
    ] as const;
    return { spec, input, others, axes };
  }, [spec, input, parameters]);
  const key = useMemo(() => (order === null ? '' : sweepKey(order)), [order]);
  const swept = useSyncExternalStore(watchSweeps, () => findSweep(key));
  const [first, second] = spec.parameters;
  if (order === null || first === undefined || second === undefined) return null;
  const axes = { rows: order.axes[0].values, columns: order.axes[1].values };
  const total = axes.rows.length * axes.columns.length;
  const canResume = swept !== null && swept.state !== 'running' && swept.state !== 'done' && swept.done > 0;
  const start = (): void => {
    // Going on with a sweep is no new trial.
    if (!canResume) onSweep([first.key, second.key], total);
    startSweep(order);
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
        swept?.state === 'running' ? (
          <Button size="compact" icon={<Square size={12} aria-hidden />} onClick={() => stopSweep(key)}>
            {t('wide.stop')}
          </Button>
        ) : (
          <Button
            size="compact"
            icon={canResume ? <Play size={12} aria-hidden /> : <Grid3x3 size={12} aria-hidden />}
            data-testid="sweep"
            onClick={start}
          >
            {canResume ? t('wide.resume') : t('wide.button', { count: total })}
          </Button>
        )
      }
      state={
        swept === null
          ? { kind: 'empty', why: t('wide.none') }
          : swept.state === 'failed'
            ? { kind: 'error', error: swept.error, onRetry: start }
            : { kind: 'ready' }
      }
      footer={
        swept === null ? undefined : (
          <>
            {swept.state === 'running' ? <ProgressBar label={t('wide.title')} value={swept.done / total} /> : null}
            <span
              data-testid="sweep-state"
              data-state={swept.state}
              data-done={swept.done}
              data-ms={swept.state === 'done' ? swept.ms : ''}
            >
              {t('wide.axes', { across: parameterName(second.key), down: parameterName(first.key) })}{' '}
              {swept.state === 'done'
                ? t('wide.finished', { count: total, time: formatDuration(swept.ms) || '1 ms' })
                : t(swept.state === 'running' ? 'wide.progress' : 'wide.stopped', { done: swept.done, count: total })}
              {swept.isRough ? ` ${t('wide.rough')}` : ''}
            </span>
          </>
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
