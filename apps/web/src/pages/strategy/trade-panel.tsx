import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '@plumbline/model/date';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { averageDecimals } from '@plumbline/model/price-decimals';
import type { AccountTrade, BacktestAsset, StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { indexAt } from '../../charts/series.ts';
import { TradeChart } from '../../charts/trade-chart.tsx';
import { useDates } from '../../lib/use-dates.ts';
import { useFormat } from '../../lib/format.ts';
import { useHotkeys } from '../../lib/use-hotkeys.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { FillRules } from './fill-rules.tsx';

export interface TradePanelProps {
  readonly trade: AccountTrade;
  readonly backtest: StrategyBacktest;
  readonly assets: readonly BacktestAsset[];
  readonly simulated: boolean;
  readonly onStep: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** Bars shown before the entry and after the exit. */
const around = 40;

/** One trade close up: the prices around it, why it was entered and left, what it cost, and the rules of both fills. */
export function TradePanel({ trade, backtest, assets, simulated, onStep, onClose }: TradePanelProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const { date } = useDates();
  const keys = useMemo(() => ({ '[': () => onStep(-1), ']': () => onStep(1) }), [onStep]);
  useHotkeys(keys);
  const asset = assets[trade.asset];
  const part = useMemo(() => {
    if (asset === undefined) return null;
    const { time, close } = asset.bars;
    const from = Math.max(0, indexAt(time, trade.entryTime) - around);
    const to = Math.min(time.length, indexAt(time, trade.exitTime) + around + 1);
    return { times: time.subarray(from, to), closes: close.subarray(from, to) };
  }, [asset, trade]);
  if (asset === undefined || part === null) return null;
  const id = parseInstrumentId(asset.id);
  const name = id === null ? asset.id : displaySymbol(id);
  const price = (value: number): string => figure({ value, unit: 'ratio', decimals: averageDecimals(value) });
  const fraction = (value: number): string => figure({ value, unit: 'fraction', decimals: 1 }, { sign: true });
  const rulesAt = (time: number): readonly string[] => [
    ...new Set(
      backtest.fills.flatMap((fill) => (fill.asset === trade.asset && fill.time === time ? fill.ruleIds : [])),
    ),
  ];
  const days = { entry: date(dateOf(trade.entryTime)), exit: date(dateOf(trade.exitTime)) };
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [
      t('trade.entry'),
      `${days.entry} · ${price(trade.entryPrice)} · ${t(`trade.reason_${trade.entryReason}`, { defaultValue: t(`reason.${trade.entryReason}`) })}`,
    ],
    [t('trade.exit'), `${days.exit} · ${price(trade.exitPrice)} · ${t(`reason.${trade.exitReason}`)}`],
    [t('trades.bars'), String(trade.bars)],
    [t('trades.cost'), price(trade.commission)],
    [t('trades.return'), fraction(trade.returnPct)],
    [
      t('trade.entryRules'),
      <FillRules key="in" id={asset.id} time={trade.entryTime} ruleIds={rulesAt(trade.entryTime)} />,
    ],
    [
      t('trade.exitRules'),
      <FillRules key="out" id={asset.id} time={trade.exitTime} ruleIds={rulesAt(trade.exitTime)} />,
    ],
  ];
  return (
    <div data-testid="trade">
      <ChartFrame
        title={t('trade.title', { name, entry: days.entry })}
        summary={t('trade.summary', { name, ...days, result: fraction(trade.returnPct) })}
        height={240}
        simulated={simulated}
        fileName={`${name}-${dateOf(trade.entryTime)}`}
        actions={
          <>
            <IconButton
              size="compact"
              label={t('trade.before')}
              icon={<ChevronLeft size={14} aria-hidden />}
              onClick={() => onStep(-1)}
            />
            <IconButton
              size="compact"
              label={t('trade.after')}
              icon={<ChevronRight size={14} aria-hidden />}
              onClick={() => onStep(1)}
            />
            <IconButton size="compact" label={t('trade.close')} icon={<X size={14} aria-hidden />} onClick={onClose} />
          </>
        }
        table={() => ({
          head: [t('table.date'), t('trade.priceOf', { name })],
          rows: [...part.times.keys()].map((row) => {
            const day = dateOf(part.times[row] ?? 0);
            const value = part.closes[row] ?? Number.NaN;
            return { key: day, cells: [date(day), price(value)], values: [day, value] };
          }),
        })}
        footer={
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-ui font-normal sm:grid-cols-[auto_1fr_auto_1fr]">
            {facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-3">{label}</dt>
                <dd className="num text-1">{value}</dd>
              </div>
            ))}
          </dl>
        }
      >
        {({ describedBy, height }) => (
          <TradeChart
            {...part}
            entry={{ time: trade.entryTime, price: trade.entryPrice }}
            exit={{ time: trade.exitTime, price: trade.exitPrice }}
            side={trade.side}
            height={height}
            label={t('trade.title', { name, entry: days.entry })}
            describedBy={describedBy}
            format={price}
          />
        )}
      </ChartFrame>
    </div>
  );
}
