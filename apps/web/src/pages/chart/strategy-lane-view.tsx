import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '@plumbline/model/date';
import { cx } from '../../lib/cx.ts';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { VerdictBadge } from '../strategy/verdict-look.tsx';
import type { ChartCanvas } from './chart-canvas.ts';
import { laneHits } from './strategy-lane.ts';
import type { StrategyLane } from './use-strategy-lane.ts';

export interface StrategyLaneViewProps {
  readonly lane: StrategyLane;
  /** A replay tells no verdict, which later bars belong to. */
  readonly isReplay: boolean;
  readonly canvas: RefObject<ChartCanvas | null>;
  /** Counts the chart's movements; each one places the lane anew. */
  readonly moves: number;
}

/** A block narrower than this has no room for its result. */
const labelled = 44;
const accountHeight = 36;
/** More points than this a path does not show. */
const mostPathPoints = 600;

/** Below the price: when a strategy held the instrument and what came of it, its account, and always its verdict. */
export function StrategyLaneView({ lane, isReplay, canvas, moves }: StrategyLaneViewProps) {
  const { t } = useTranslation('chart');
  const { t: words } = useTranslation('strategy');
  const { figure } = useFormat();
  const { date } = useDates();
  const { strategy, positions, account, growth, since } = lane;
  const { verdict } = strategy.current.test;
  const { hits, n, low, high } = laneHits(positions);
  const share = (value: number | null): string => figure({ value, unit: 'fraction', decimals: 0 });
  // Read for its change alone: the places come from the chart.
  void moves;
  const { current } = canvas;
  const [first, last] = current?.shown() ?? [0, -1];
  const width = current?.width() ?? 0;
  const x = (index: number): number => current?.xAt(index) ?? Number.NaN;
  return (
    <div
      role="group"
      aria-label={t('lane.label', { name: strategy.name })}
      data-testid="strategy-lane"
      className="shrink-0 overflow-hidden border-t border-line pb-1"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 px-3 pt-1.5 text-caption text-2">
        <Link
          to="/strategy/$strategyId"
          params={{ strategyId: strategy.id }}
          search={{}}
          className="font-medium text-1 underline-offset-2 hover:underline"
        >
          {strategy.name} · v{strategy.current.version}
        </Link>
        {isReplay ? (
          <span className="text-3">{t('lane.replay')}</span>
        ) : verdict === null ? (
          <span className="text-3">{t('lane.computing')}</span>
        ) : (
          <VerdictBadge verdict={verdict.label} label={words(`verdict.${verdict.label}`)} />
        )}
        {Number.isFinite(growth) ? (
          <span className="num">
            {t('lane.account', {
              growth: figure({ value: growth, unit: 'fraction', decimals: 1 }, { sign: true }),
              since: date(dateOf(since)),
            })}
          </span>
        ) : null}
        <span className="num">
          {n === 0 ? t('lane.noneOver') : t('lane.hits', { hits, count: n, low: share(low), high: share(high) })}
        </span>
      </p>
      <div aria-hidden className="relative h-6" style={{ width }}>
        {positions
          .filter(({ from, to }) => to >= first && from <= last)
          .map(({ from, to, growth: own, side, entryTime }) => {
            const [left, right] = [Math.max(0, x(from) - 2), Math.min(width, x(to) + 2)];
            const text =
              own === null ? t('lane.open') : figure({ value: own, unit: 'fraction', decimals: 1 }, { sign: true });
            return (
              <span
                key={`${entryTime} ${side}`}
                data-testid="lane-position"
                className={cx(
                  'num absolute top-1 flex h-5 items-center justify-center overflow-hidden rounded-[3px] border-s-2 text-axis font-semibold whitespace-nowrap',
                  own === null || own === 0
                    ? 'border-edge bg-2 text-2'
                    : own > 0
                      ? 'border-up bg-up/12 text-up'
                      : 'border-down bg-down/12 text-down',
                )}
                style={{ left, width: Math.max(3, right - left) }}
              >
                {right - left < labelled ? '' : own !== null && own < 0 ? `× ${text}` : text}
              </span>
            );
          })}
      </div>
      <AccountPath account={account} first={first} last={last} width={width} x={x} />
    </div>
  );
}

interface AccountPathProps {
  readonly account: Float64Array;
  readonly first: number;
  readonly last: number;
  readonly width: number;
  readonly x: (index: number) => number;
}

/** The account over the bars in view, between its lowest and its highest there. */
function AccountPath({ account, first, last, width, x }: AccountPathProps) {
  const { figure } = useFormat();
  const step = Math.max(1, Math.ceil((last - first + 1) / mostPathPoints));
  const known: (readonly [at: number, value: number])[] = [];
  for (let at = last; at >= first; at -= step) {
    const value = account[at] ?? Number.NaN;
    if (Number.isFinite(value)) known.push([at, value]);
  }
  const values = known.map(([, value]) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const y = (value: number): number =>
    highest === lowest ? accountHeight / 2 : 3 + (1 - (value - lowest) / (highest - lowest)) * (accountHeight - 6);
  const newest = known[0]?.[1] ?? null;
  if (newest === null) return null;
  return (
    <div aria-hidden className="relative" style={{ height: accountHeight }}>
      <svg width={width} height={accountHeight} className="block">
        <polyline
          points={known.map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
          fill="none"
          stroke="var(--accent)"
          strokeWidth={1.5}
        />
      </svg>
      <span className="num absolute top-1 text-axis text-3" style={{ left: width + 6 }}>
        {figure({ value: newest - 1, unit: 'fraction', decimals: 0 }, { sign: true })}
      </span>
    </div>
  );
}
