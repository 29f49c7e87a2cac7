import { useMemo, useState, useSyncExternalStore } from 'react';
import { Grid3x3, Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '@plumbline/quant/engine/strategy/kernel';
import type { BacktestInput } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { cellCount, wideSweepKey, type WideSweepRequest } from '@plumbline/quant/engine/sweep/wide-sweep-request';
import { WideHeatmap } from '../../charts/wide-heatmap.tsx';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { isApiError } from '../../lib/api.ts';
import { formatDuration, useFormat } from '../../lib/format.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { toast } from '../../ui/toast.ts';
import { useParameterName } from './parameter-name.ts';
import { spreadValues } from './use-sensitivity.ts';
import { useServerSweep, useServerSweeps } from './use-server-sweep.ts';
import { findSweep, startSweep, stopSweep, sweepKey, watchSweeps } from './wide-sweeps.ts';

export interface WideSweepProps {
  readonly strategyId: string;
  readonly spec: StrategySpec;
  readonly input: BacktestInput;
  readonly parameters: ParameterValues;
  readonly simulated: boolean;
  /** Told before the first cell is shown: a sweep is a disclosed trial. */
  readonly onSweep: (keys: readonly string[], size: number) => void;
  readonly onPick: (values: ParameterValues) => void;
}

/** Values tried of either parameter, as far as it has so many. */
const sides = [50, 100, 200] as const;
/** More than these are left to the server unless somebody wants them here. */
const mostHere = 20_000;
const places = ['browser', 'server'] as const;
type Place = (typeof places)[number];

interface Offer {
  readonly order: WideSweepRequest;
  readonly key: string;
  readonly total: number;
}

/** The sweeps of a setting from the coarsest to the finest, each with more cells than the one before. */
function offersOf(spec: StrategySpec, parameters: ParameterValues): readonly Offer[] {
  const [first, second] = spec.parameters;
  if (first === undefined || second === undefined) return [];
  const { [first.key]: _first, [second.key]: _second, ...others } = parameters;
  return sides
    .map((side) => {
      const axes = [
        { key: first.key, values: spreadValues(first, side) },
        { key: second.key, values: spreadValues(second, side) },
      ] as const;
      const order = { spec, others, axes };
      return { order, key: wideSweepKey(order), total: cellCount(axes) };
    })
    .filter(({ total }, at, all) => at === 0 || total > (all[at - 1]?.total ?? 0));
}

/** Neighbours of a setting on demand, drawn as they come: in this browser, or on the server where they go on without the page. */
export function WideSweep(props: WideSweepProps) {
  const { strategyId, spec, input, parameters, simulated, onSweep, onPick } = props;
  const { t } = useTranslation('strategy');
  const parameterName = useParameterName();
  const textOf = useErrorTexts();
  const { figure } = useFormat();
  const [wanted, setWanted] = useState<number | null>(null);
  const [wish, setWish] = useState<Place | null>(null);
  const offers = useMemo(() => offersOf(spec, parameters), [spec, parameters]);
  const sweeps = useServerSweeps(strategyId);
  const latest = sweeps.find((one) => offers.some(({ key }) => key === one.key));
  const offer =
    offers.find(({ total }) => total === wanted) ?? offers.find(({ key }) => key === latest?.key) ?? offers[0] ?? null;
  const hereKey = useMemo(() => (offer === null ? '' : sweepKey(offer.order, input)), [offer, input]);
  const here = useSyncExternalStore(watchSweeps, () => findSweep(hereKey));
  const view = sweeps.find(({ key }) => key === offer?.key) ?? null;
  const onServer = useServerSweep(strategyId, view, (reason) =>
    toast.error(t('wide.refused'), { description: isApiError(reason) ? reason.message : textOf(reason) }),
  );
  const [first, second] = spec.parameters;
  if (offer === null || first === undefined || second === undefined) return null;
  const { order, total } = offer;
  const [{ values: rows }, { values: columns }] = order.axes;
  const isServers = view !== null && here === null;
  const place = wish ?? (isServers || total > mostHere ? 'server' : 'browser');
  const swept = place === 'server' ? onServer.swept : here;
  const why = place === 'server' ? onServer.why : null;
  const canResume = swept !== null && swept.state !== 'running' && swept.state !== 'done' && swept.done > 0;
  const start = (): void => {
    // Going on with a sweep is no new trial.
    if (!canResume) onSweep([first.key, second.key], total);
    if (place === 'server') onServer.start(order);
    else startSweep(order, input);
  };
  const whole = (value: number): string => figure({ value, unit: 'count', decimals: 0 });
  const print = (value: number): string => figure({ value, unit: 'ratio', decimals: 2 });
  const best = swept === null ? Number.NaN : swept.sharpe.reduce((most, value) => (value > most ? value : most), -9);
  const button =
    swept?.state === 'running' ? (
      <Button
        size="compact"
        icon={<Square size={12} aria-hidden />}
        onClick={() => (place === 'server' ? onServer.stop() : stopSweep(hereKey))}
      >
        {t('wide.stop')}
      </Button>
    ) : (
      <Button
        size="compact"
        icon={canResume ? <Play size={12} aria-hidden /> : <Grid3x3 size={12} aria-hidden />}
        data-testid="sweep"
        disabled={onServer.isBusy}
        onClick={start}
      >
        {canResume ? t('wide.resume') : t('wide.button', { count: whole(total) })}
      </Button>
    );
  return (
    <ChartFrame
      title={t('wide.title')}
      caption={t('wide.caption')}
      summary={swept === null ? t('wide.none') : t('wide.summary', { count: whole(swept.done), best: print(best) })}
      height={320}
      simulated={simulated}
      fileName={`${spec.name}-wide-sweep`}
      className="xl:col-span-2"
      {...(offers.length < 2
        ? {}
        : {
            ranges: {
              label: t('wide.size'),
              segments: offers.map((one) => ({
                value: String(one.total),
                label: whole(one.total),
              })),
              value: String(total),
              onChange: (next) => {
                setWanted(Number(next));
                setWish(null);
              },
            },
          })}
      actions={button}
      legend={
        <>
          <span>{t('wide.place')}</span>
          <SegmentedControl
            label={t('wide.place')}
            value={place}
            onChange={setWish}
            segments={places.map((value) => ({ value, label: t(`wide.in_${value}`) }))}
          />
        </>
      }
      state={
        swept === null || (swept.done === 0 && swept.state === 'stopped')
          ? { kind: 'empty', why: why ?? t(place === 'server' ? 'wide.noneOnServer' : 'wide.none') }
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
              data-place={place}
              data-ms={swept.state === 'done' ? swept.ms : ''}
            >
              {t('wide.axes', { across: parameterName(second.key), down: parameterName(first.key) })}{' '}
              {swept.state === 'done'
                ? t(place === 'server' ? 'wide.finishedOnServer' : 'wide.finished', {
                    count: total,
                    time: formatDuration(swept.ms) || '1 ms',
                  })
                : t(swept.state === 'running' ? 'wide.progress' : 'wide.stopped', {
                    done: whole(swept.done),
                    count: whole(total),
                  })}
              {swept.isRough ? ` ${t('wide.rough')}` : ''}
              {place === 'server' && swept.state === 'running' ? ` ${t('wide.away')}` : ''}
              {why === null ? '' : ` ${why}`}
            </span>
          </>
        )
      }
      table={() => ({
        head: [parameterName(first.key), ...columns.map(String)],
        rows: rows.map((row, i) => {
          const line = columns.map((_, j) => swept?.sharpe[i * columns.length + j] ?? Number.NaN);
          return { key: String(row), cells: [row, ...line.map(print)], values: [row, ...line] };
        }),
      })}
    >
      {({ describedBy, height }) =>
        swept === null ? null : (
          <WideHeatmap
            rows={rows}
            columns={columns}
            values={swept.sharpe}
            current={[parameters[first.key] ?? first.value, parameters[second.key] ?? second.value]}
            height={height}
            label={t('wide.title')}
            describedBy={describedBy}
            print={(i, j, value) =>
              `${parameterName(first.key)} ${rows[i]}, ${parameterName(second.key)} ${columns[j]}: ${print(value)}`
            }
            onPick={(i, j) => onPick({ [first.key]: rows[i] ?? first.value, [second.key]: columns[j] ?? second.value })}
          />
        )
      }
    </ChartFrame>
  );
}
