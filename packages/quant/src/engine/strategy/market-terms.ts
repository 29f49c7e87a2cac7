import { isLongerThanDay } from '@plumbline/model/bar';
import type { DelistingValue } from '@plumbline/model/backtest';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf, type InstrumentId } from '@plumbline/model/instrument';
import { marketById } from '@plumbline/model/market-by-id';
import type { RuleKind } from '@plumbline/model/market-rule';
import { lotRule, recordsOf } from '@plumbline/model/market-rules';
import { dividendTax, type DividendTax } from '../backtest/actions/dividend-tax.ts';
import type { IsolatedMargin } from '../backtest/isolated-margin.ts';
import type { RulePack } from '../backtest/rule-pack.ts';
import { compileRules } from '../backtest/rules/compile-rules.ts';
import { perpetualTerms } from './perpetual.ts';
import type { BacktestAsset, MarketTerms } from './strategy-backtest.ts';

const needed: readonly RuleKind[] = ['tick', 'lot', 'settlement', 'price-limit', 'fee', 'venue-fee', 'dividend-tax'];

/**
 * The first date from which every rule that a trade in an instrument needs is on record. What is older cannot be tested
 * under its rules and is not tested under today's. Null when the instrument has no board (an index, an unknown code), its
 * lot is not on record, or bars of the interval are too long for daily rules.
 */
export function rulesSince({ instrumentId, interval }: MarketTerms): string | null {
  if (isLongerThanDay(interval)) return null;
  const market = marketById(marketOf(instrumentId));
  const board = market.boardOf(instrumentId);
  if (board === null) return null;
  const query = { market: market.id, instrumentId, date: market.calendarTo };
  if (!hasLot(query)) return null;
  const starts = needed.flatMap((kind) => {
    const all = recordsOf(kind, board, query);
    const [usual] = all;
    const records = all.filter((record) => {
      // What holds for some codes takes the place of a general record from some day on, and asks for no earlier one.
      if (record.codes !== undefined) return false;
      // The holder is of the market's first kind; what others pay may begin later.
      if (record.rule === 'dividend-tax')
        return usual?.rule === 'dividend-tax' && record.value.preset === usual.value.preset;
      // What the broker pays out of its commission is not charged to the account.
      if (record.rule === 'fee') return record.value.isInCommission !== true;
      // Coins are traded on the venue that stands in for all unless one is named.
      return record.rule !== 'venue-fee' || (record.value.venue === 'binance' && record.value.product === 'spot');
    });
    // An issuer's own lot goes before the general record, which does not say how many.
    const own = records.filter(({ instrumentId: only }) => only !== undefined);
    const firsts = new Map<string, string>();
    for (const { series, from } of own.length > 0 ? own : records) {
      const known = firsts.get(series);
      if (known === undefined || from < known) firsts.set(series, from);
    }
    return [...firsts.values()];
  });
  return starts.reduce((latest, from) => (from > latest ? from : latest), market.calendarFrom);
}

function hasLot(query: Parameters<typeof lotRule>[0]): boolean {
  try {
    lotRule(query);
    return true;
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'no-rule') return false;
    throw error;
  }
}

/** What the market does to whoever holds an asset. */
export interface HolderTerms {
  readonly rules?: RulePack;
  /** As for the market's first kind of private holder. */
  readonly dividendTax?: DividendTax;
  /** Of a perpetual future. */
  readonly margin?: IsolatedMargin;
  readonly delisting?: DelistingValue;
}

interface Compiled extends Pick<BacktestAsset, 'dividends' | 'splits'> {
  readonly instrumentId: InstrumentId;
  readonly terms: HolderTerms;
}

const compiled = new WeakMap<BacktestAsset['bars'], Compiled>();

/**
 * What holds for whoever trades an asset: the rules it brings, or those of its market with what it takes from dividends,
 * compiled once for its bars; the margin of a perpetual; its value once it is gone. Empty = nothing applies.
 */
export function termsFor(asset: BacktestAsset): HolderTerms {
  const { perpetual, delisting } = asset;
  return {
    ...rulesFor(asset),
    ...(perpetual === undefined ? {} : perpetualTerms(perpetual)),
    ...(delisting === undefined ? {} : { delisting }),
  };
}

function rulesFor({ rules, market, bars, dividends, splits }: BacktestAsset): HolderTerms {
  if (rules !== undefined) return { rules };
  if (market === undefined) return {};
  const { instrumentId } = market;
  const known = compiled.get(bars);
  const isSame = known?.instrumentId === instrumentId && known.dividends === dividends && known.splits === splits;
  if (isSame) return known.terms;
  const extras = { ...(dividends === undefined ? {} : { dividends }), ...(splits === undefined ? {} : { splits }) };
  const isPaying = dividends?.some((amount) => amount > 0) ?? false;
  const actions = {
    dividends: dividends ?? new Float64Array(bars.time.length),
    splits: splits ?? new Float64Array(bars.time.length).fill(1),
  };
  const terms = {
    rules: compileRules({ ...market, bars, extras }),
    ...(isPaying ? { dividendTax: dividendTax(instrumentId, bars, actions) } : {}),
  };
  compiled.set(bars, { instrumentId, terms, ...extras });
  return terms;
}
