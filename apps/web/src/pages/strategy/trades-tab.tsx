import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '@plumbline/model/date';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { averageDecimals, quantityDecimals } from '@plumbline/model/price-decimals';
import type { AccountTrade, BacktestAsset, StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Card } from '../../ui/card.tsx';
import { Delta } from '../../ui/delta.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { FillRules } from './fill-rules.tsx';
import { TradePanel } from './trade-panel.tsx';

export interface TradesTabProps {
  readonly backtest: StrategyBacktest;
  readonly assets: readonly BacktestAsset[];
  readonly simulated: boolean;
  readonly name: string;
}

type Rejection = StrategyBacktest['rejections'][number];

function symbolOf(id: string): string {
  const parsed = parseInstrumentId(id);
  return parsed === null ? id : displaySymbol(parsed);
}

/** Every round trip with its reasons, and every order that was not filled as wanted with the rule that forbade it. */
export function TradesTab({ backtest, assets, simulated, name }: TradesTabProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const { date } = useDates();
  const trades = useMemo(() => backtest.trades.toReversed(), [backtest]);
  const rejections = useMemo(() => backtest.rejections.toReversed(), [backtest]);
  const [open, setOpen] = useState<number | null>(null);
  const opened = open === null ? undefined : trades[open];
  const idOf = (asset: number): string => assets[asset]?.id ?? '';
  const price = (value: number): string => figure({ value, unit: 'ratio', decimals: averageDecimals(value) });
  const sideOf = (trade: AccountTrade): string => t(trade.side > 0 ? 'trades.long' : 'trades.short');
  const reasonOf = (trade: AccountTrade): string => t(`reason.${trade.exitReason}`);
  const columns: readonly Column<AccountTrade>[] = [
    {
      key: 'entry',
      title: t('trades.entry'),
      render: (trade) => (
        <button
          type="button"
          data-trade={trade.entryTime}
          aria-pressed={trade === opened}
          onClick={() => setOpen(trades.indexOf(trade))}
          className="min-h-6 text-accent underline-offset-2 hover:underline"
        >
          {date(dateOf(trade.entryTime))}
        </button>
      ),
      sortBy: (trade) => trade.entryTime,
      filterBy: (trade) => dateOf(trade.entryTime),
    },
    {
      key: 'symbol',
      title: t('trades.symbol'),
      render: (trade) => symbolOf(idOf(trade.asset)),
      sortBy: (trade) => idOf(trade.asset),
    },
    // What it came to stands where every screen shows it; what explains it follows.
    {
      key: 'return',
      title: t('trades.return'),
      align: 'right',
      render: (trade) => <Delta value={trade.returnPct} decimals={1} />,
      sortBy: (trade) => trade.returnPct,
    },
    {
      key: 'side',
      title: t('trades.side'),
      render: sideOf,
      sortBy: sideOf,
    },
    {
      key: 'quantity',
      title: t('trades.quantity'),
      align: 'right',
      render: (trade) => figure({ value: trade.quantity, unit: 'count', decimals: quantityDecimals(trade.quantity) }),
      sortBy: (trade) => trade.quantity,
    },
    {
      key: 'in',
      title: t('trades.in'),
      align: 'right',
      render: (trade) => price(trade.entryPrice),
      sortBy: (trade) => trade.entryPrice,
    },
    {
      key: 'exit',
      title: t('trades.exit'),
      render: (trade) => date(dateOf(trade.exitTime)),
      sortBy: (trade) => trade.exitTime,
      filterBy: (trade) => dateOf(trade.exitTime),
    },
    {
      key: 'out',
      title: t('trades.out'),
      align: 'right',
      render: (trade) => price(trade.exitPrice),
      sortBy: (trade) => trade.exitPrice,
    },
    { key: 'reason', title: t('trades.reason'), render: reasonOf, sortBy: reasonOf },
    {
      key: 'rules',
      title: t('rejections.rule'),
      render: (trade) => (
        <FillRules
          id={idOf(trade.asset)}
          time={trade.exitTime}
          ruleIds={trade.ruleIds}
          label={t('trades.rules', { count: trade.ruleIds.length })}
        />
      ),
    },
    {
      key: 'bars',
      title: t('trades.bars'),
      align: 'right',
      render: (trade) => trade.bars,
      sortBy: (trade) => trade.bars,
    },
    {
      key: 'cost',
      title: t('trades.cost'),
      align: 'right',
      render: (trade) => price(trade.commission),
      sortBy: (trade) => trade.commission,
    },
  ];
  const whyOf = (row: Rejection): string => t(`rejection.${row.reason}`);
  const refused: readonly Column<Rejection>[] = [
    {
      key: 'date',
      title: t('table.date'),
      render: (row) => date(dateOf(row.time)),
      sortBy: (row) => row.time,
      filterBy: (row) => dateOf(row.time),
      saveAs: (row) => dateOf(row.time),
    },
    {
      key: 'symbol',
      title: t('trades.symbol'),
      render: (row) => symbolOf(idOf(row.asset)),
      sortBy: (row) => idOf(row.asset),
    },
    { key: 'why', title: t('rejections.why'), render: whyOf, sortBy: whyOf },
    {
      key: 'rule',
      title: t('rejections.rule'),
      render: (row) => <FillRules id={idOf(row.asset)} time={row.time} ruleIds={row.ruleIds} />,
      saveAs: (row) => row.ruleIds.join(' '),
    },
  ];
  const written = (): readonly (readonly (string | number | null)[])[] => {
    const head = [
      'entry',
      'instrument',
      'side',
      'quantity',
      'entryPrice',
      'exit',
      'exitPrice',
      'reason',
      'commission',
      'pnl',
    ];
    const rows = backtest.trades.map((trade) => [
      dateOf(trade.entryTime),
      idOf(trade.asset),
      trade.side,
      trade.quantity,
      trade.entryPrice,
      dateOf(trade.exitTime),
      trade.exitPrice,
      trade.exitReason,
      trade.commission,
      trade.pnl,
    ]);
    return [head, ...rows];
  };
  return (
    <div className="flex min-w-0 flex-col gap-(--card-gap)">
      {opened === undefined || open === null ? null : (
        <TradePanel
          trade={opened}
          backtest={backtest}
          assets={assets}
          simulated={simulated}
          // The table runs from the latest to the first; the arrows follow time.
          onStep={(step) => setOpen(Math.min(trades.length - 1, Math.max(0, open - step)))}
          onClose={() => setOpen(null)}
        />
      )}
      <Card flush title={t('trades.title', { count: trades.length })}>
        <Table
          caption={t('trades.caption')}
          kept="trades"
          columns={columns}
          rows={trades}
          fileName={`${name}-trades`}
          written={written}
          rowKey={(trade) => `${trade.asset} ${trade.entryTime} ${trade.exitTime} ${trade.quantity}`}
          empty={<EmptyState ghost="rows" title={t('trades.none')} />}
        />
      </Card>
      <Card flush title={t('rejections.title', { count: backtest.rejections.length })}>
        <Table
          caption={t('rejections.caption')}
          kept="rejections"
          fileName={`${name}-orders-not-filled`}
          columns={refused}
          rows={rejections}
          rowKey={(row) => `${row.asset} ${row.time} ${row.reason} ${row.wanted}`}
          empty={<p className="p-5 text-ui font-normal text-2">{t('rejections.none')}</p>}
        />
      </Card>
    </div>
  );
}
