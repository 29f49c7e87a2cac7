import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import { near } from '../../testing/near.ts';
import { backtestingPy } from './compat.ts';
import { runEvent } from './run-event.ts';
import { parseBars } from './testing/parse-bars.ts';
import { replayOrders, type RecordedAction } from './recorded-orders.ts';
import { referenceStats } from './testing/reference-stats.ts';
import { tradesOf } from './trades-of.ts';

interface Case {
  readonly id: string;
  readonly data: string;
  readonly rule: string;
  readonly config: {
    readonly cash: number;
    readonly commission?: number | readonly [number, number];
    readonly spread?: number;
    readonly margin?: number;
    readonly hedging?: boolean;
    readonly exclusive_orders?: boolean;
    readonly trade_on_close?: boolean;
    readonly finalize_trades: boolean;
  };
  readonly actions: readonly RecordedAction[];
  readonly stats: Readonly<Record<string, number | string | { readonly seconds: number }>>;
  readonly trades: readonly Readonly<Record<string, number | null>>[];
  readonly equity?: readonly number[];
  readonly equity_sampled?: { readonly bars_every: number; readonly n: number; readonly values: readonly number[] };
}

const own = fileURLToPath(new URL('../../../../../fixtures/golden-own/', import.meta.url));
const shared = sharedDir();

function casesIn(folder: string): readonly Case[] {
  const names = readdirSync(`${folder}backtest`).filter((name) => !/^(vectorbt|backtrader)/.test(name));
  // The files are fixed by their manifest; a test may trust their shape.
  return names.map((name) => JSON.parse(readFileSync(`${folder}backtest/${name}`, 'utf8')) as Case);
}

/** Leading bars without an indicator, which the reference's buy-and-hold return leaves out; from the rule's own numbers. */
const warmUps: Readonly<Record<string, number>> = {
  buy_and_hold: 0,
  donchian_20_10_stop_entries: 19,
  fixed_units_hedging: 29,
  fixed_units_reduce: 29,
  pyramid_sma50_step10: 49,
  rsi14_limit_entries: 14,
};

function warmUpOf(id: string): number {
  const slow = /sma_(\d+)_(\d+)/.exec(id)?.[2];
  return warmUps[id] ?? Number(slow) - 1;
}

function run(folder: string, one: Case) {
  const { config } = one;
  const bars = parseBars(readFileSync(`${folder}${one.data}`, 'utf8'));
  const [fixed, rate] = Array.isArray(config.commission) ? config.commission : [0, config.commission ?? 0];
  // The two rules that say so drop their pending entry at each close.
  const cancelsDaily = /cancel pending entry/.test(one.rule);
  const book = runEvent(bars, replayOrders(one.actions, cancelsDaily), {
    cash: config.cash,
    leverage: 1 / (config.margin ?? 1),
    quantityStep: 1,
    costs: { commission: { fixed, rate, perUnit: 0, min: 0, max: null }, spread: config.spread ?? 0 },
    hedging: config.hedging ?? false,
    exclusive: config.exclusive_orders ?? false,
    fillPolicy: config.trade_on_close === true ? 'same-close' : 'next-open',
    compat: { ...backtestingPy, replaysLastBar: config.finalize_trades },
  });
  return { bars, book };
}

function tradeRow(trade: ReturnType<typeof tradesOf>[number]): unknown {
  return {
    Size: trade.side * trade.quantity,
    EntryBar: trade.entryIndex,
    ExitBar: trade.exitIndex,
    EntryPrice: trade.entryPrice,
    ExitPrice: trade.exitPrice,
    SL: Number.isNaN(trade.stopLoss) ? null : trade.stopLoss,
    TP: Number.isNaN(trade.target) ? null : trade.target,
    PnL: trade.pnl,
    Commission: trade.commission,
    ReturnPct: trade.returnPct,
  };
}

function wantedTrade(want: Readonly<Record<string, number | null>>): unknown {
  const { Size, EntryBar, ExitBar, SL, TP, ...money } = want;
  const { EntryPrice, ExitPrice, PnL, Commission, ReturnPct } = money;
  return {
    Size,
    EntryBar,
    ExitBar,
    EntryPrice: near(EntryPrice),
    ExitPrice: near(ExitPrice),
    SL: SL === null ? null : near(SL),
    TP: TP === null ? null : near(TP),
    PnL: near(PnL),
    Commission: near(Commission),
    ReturnPct: near(ReturnPct),
  };
}

function expectEquity(one: Case, equity: Float64Array): void {
  const every = one.equity_sampled?.bars_every ?? 1;
  const wanted = one.equity_sampled?.values ?? one.equity ?? [];
  expect(equity.length).toBe(one.equity_sampled?.n ?? wanted.length);
  const rows = [...equity.keys()].filter((row) => row % every === 0 || row === equity.length - 1);
  expect(rows.map((row) => equity[row])).toEqual(wanted.map((value) => near(value)));
}

const dayS = 86_400;

function expectStats(one: Case, got: Readonly<Record<string, number>>): void {
  for (const [name, want] of Object.entries(one.stats)) {
    if (name === 'Start' || name === 'End' || name === 'Duration') continue;
    if (typeof want !== 'object') {
      expect(got[name], name).toEqual(near(want, 1e-8));
      continue;
    }
    // The reference rounds durations up to whole bars.
    const unit = one.id.includes('hourly') ? 3600 : dayS;
    expect(Math.ceil(got[name] / unit - 1e-9) * unit, name).toBe(want.seconds);
  }
}

function expectCase(folder: string, one: Case): void {
  const { bars, book } = run(folder, one);
  const trades = tradesOf(book);
  const got = trades.map(tradeRow);
  expect(got).toEqual(one.trades.map(wantedTrade));
  expectEquity(one, book.equity);
  const listed = trades.map((trade) => ({
    ...trade,
    entryBar: trade.entryIndex,
    exitBar: trade.exitIndex,
    fee: trade.commission,
  }));
  expectStats(one, referenceStats(bars.time, bars.close, book.equity, listed, warmUpOf(one.id)));
}

describe('backtesting.py on generated prices', () => {
  const cases = casesIn(own);

  it('covers all 20 recorded cases', () => expect(cases.length).toBe(20));

  it.each(cases.map((one) => [one.id, one] as const))('%s', (_id, one) => expectCase(own, one));
});

describe.skipIf(shared === null)('backtesting.py on real prices (shared folder)', () => {
  const folder = `${shared}/golden/`;
  const cases = shared === null ? [] : casesIn(folder);

  it('covers all 16 recorded cases', () => expect(cases.length).toBe(16));

  it.each(cases.map((one) => [one.id, one] as const))('%s', (_id, one) => expectCase(folder, one));
});
