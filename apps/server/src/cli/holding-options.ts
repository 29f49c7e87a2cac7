import { PlumblineError } from '@plumbline/model/errors';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { DelistingValue } from '@plumbline/model/backtest';
import { fundingColumns } from '@plumbline/quant/engine/backtest/actions/funding-columns';
import { checkMargin, type IsolatedMargin } from '@plumbline/quant/engine/backtest/isolated-margin';
import { endedDays, hasEnded } from '@plumbline/quant/engine/strategy/backtest-strategy';
import type { AccountFill, BacktestAsset } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { oneOf } from './arguments.ts';
import { fundingGap, interestOf, readFunding } from './funding-file.ts';
import { namedFile } from './given-file.ts';
import { jsonOption } from './json-option.ts';
import { numberOption } from './number-option.ts';

/** What is said of how instruments are held, as it was typed. */
export interface HoldingOptions {
  readonly funding: readonly string[];
  readonly margin?: string | undefined;
  readonly maintenance?: string | undefined;
  readonly liquidationFee?: string | undefined;
  readonly delisted: readonly string[];
}

/** Instruments as they are held, and what a reader must know of options that do less than they seem to. */
export interface Held {
  readonly assets: readonly BacktestAsset[];
  readonly notes: readonly string[];
}

/** `0.005`, or `[[50000,0.004],[null,0.005]]`: by value, up to each bound. */
function tiersOf(text: string): IsolatedMargin['tiers'] {
  if (!text.trim().startsWith('[')) {
    return [{ upTo: null, rate: numberOption('--maintenance', text, 0, { min: 0, max: 0.999 }) }];
  }
  const given = jsonOption('--maintenance', text);
  return (Array.isArray(given) ? given : []).map((step: unknown) => {
    const [upTo, rate]: readonly unknown[] = Array.isArray(step) ? step : [];
    if (typeof rate === 'number' && (upTo === null || typeof upTo === 'number')) return { upTo, rate };
    const wish = 'a rate, or steps such as [[50000,0.004],[null,0.005]]';
    throw new PlumblineError('bad-input', `--maintenance must be ${wish}, not ${text}.`, { field: '--maintenance' });
  });
}

/** The margin of perpetual futures; null where the account answers for them, or there are none. */
function marginOf({ funding, margin, maintenance, liquidationFee }: HoldingOptions): IsolatedMargin | null {
  const refuse = (field: string, problem: string): never => {
    throw new PlumblineError('bad-input', problem, { field });
  };
  const kind = oneOf('--margin', margin ?? 'isolated', ['isolated', 'account']);
  if (funding.length === 0) {
    if (margin === undefined && maintenance === undefined && liquidationFee === undefined) return null;
    return refuse(
      '--funding',
      'A margin, maintenance rates and the fee of a liquidation are terms of a perpetual future: name its payments by --funding.',
    );
  }
  if (kind === 'account') {
    if (maintenance === undefined && liquidationFee === undefined) return null;
    return refuse(
      maintenance === undefined ? '--liquidation-fee' : '--maintenance',
      'With --margin account the whole account answers for a position and nothing is liquidated: leave --maintenance and --liquidation-fee out, or say --margin isolated to have liquidations.',
    );
  }
  // Venues differ and change them: none is taken as usual.
  if (maintenance === undefined || liquidationFee === undefined) {
    return refuse(
      maintenance === undefined ? '--maintenance' : '--liquidation-fee',
      "A margin of its own needs the venue's terms for the contract: --maintenance RATE (or steps) and --liquidation-fee SHARE, 0 where there is none; or --margin account, where the whole account answers for it.",
    );
  }
  const terms = {
    tiers: tiersOf(maintenance),
    liquidationFee: numberOption('--liquidation-fee', liquidationFee, 0, { min: 0, max: 0.999 }),
  };
  checkMargin(terms);
  return terms;
}

function delistingOf(text: string): DelistingValue {
  if (text === 'last') return 'last';
  if (text === 'zero') return 0;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(value) && value >= 0) return value;
  const wish = 'last, zero or a price of 0 or more, or one of these for an instrument, such as US:GONE=zero';
  throw new PlumblineError('bad-input', `--delisted must be ${wish}, not "${text}".`, { field: '--delisted' });
}

/** What an option says by the name of an instrument, and of all that it may concern. */
interface Said {
  readonly named: ReadonlyMap<string, string>;
  readonly general: string | undefined;
}

function saidOf(options: readonly string[], ids: readonly string[], option: string): Said {
  const refuse = (problem: string): never => {
    throw new PlumblineError('bad-input', `${option}: ${problem}`, { field: option });
  };
  const named = new Map<string, string>();
  let general: string | undefined;
  for (const { id, path } of options.map((one) => namedFile(one))) {
    if (id !== null && !ids.includes(id)) refuse(`there are no bars of ${id}.`);
    if (id === null ? general !== undefined : named.has(id))
      refuse(`it is there twice for ${id ?? 'all instruments'}.`);
    if (id === null) general = path;
    else named.set(id, path);
  }
  return { named, general };
}

/** Values of those that are gone: who is named, and without a name those whose bars clearly ended. */
function delistedOf(assets: readonly BacktestAsset[], options: readonly string[]) {
  const ids = assets.map(({ id }) => id);
  const { named, general } = saidOf(options, ids, '--delisted');
  const values = new Map(Array.from(named, ([id, text]) => [id, delistingOf(text)]));
  const lastOf = ({ bars }: BacktestAsset): number => bars.time.at(-1) ?? 0;
  const end = Math.max(...assets.map(lastOf));
  const alive = assets.find((asset) => assets.length > 1 && named.has(asset.id) && lastOf(asset) === end);
  if (alive !== undefined) {
    const problem = `no bars end later than those of ${alive.id}, so it has not ended. Leave it out, or give the others bars of later days.`;
    throw new PlumblineError('bad-input', `--delisted: ${problem}`, { field: '--delisted' });
  }
  if (general === undefined) return { values, notes: [] };
  const value = delistingOf(general);
  const ended = assets.filter(
    (asset) => !named.has(asset.id) && (assets.length === 1 || hasEnded(asset.bars.time, end)),
  );
  for (const { id } of ended) values.set(id, value);
  if (ended.length > 0) return { values, notes: [] };
  const earlier = assets.filter((asset) => !named.has(asset.id) && lastOf(asset) < end);
  const first = earlier.toSorted((a, b) => lastOf(a) - lastOf(b))[0];
  const wish = first === undefined ? '' : ` If one is gone, name it: --delisted ${first.id}=${general}.`;
  const notes = [
    `--delisted ${general} settles nothing: no bars end more than ${endedDays} days before the last of the others.${wish}`,
  ];
  return { values, notes };
}

/** Notes on a case that was run: those of its options, and what was to be settled and was not held. */
export function holdingNotes({ assets, notes }: Held, fills: readonly AccountFill[]): readonly string[] {
  const idle = assets.filter(
    ({ delisting }, at) =>
      delisting !== undefined && !fills.some(({ asset, reason }) => asset === at && reason === 'delisted'),
  );
  const names = idle.map(({ id }) => id).join(', ');
  return idle.length === 0
    ? notes
    : [...notes, `--delisted: nothing was held of ${names} at its last bar, so nothing was settled.`];
}

/**
 * Instruments with what is said of how they are held: perpetual futures with their funding and margin, and what is left of
 * those whose bars end. Without a name a value after `--delisted` is for all whose bars end two weeks before the last, or
 * for the only one. Throws `bad-input` naming option, file and line.
 */
export async function heldAs(assets: readonly BacktestAsset[], options: HoldingOptions): Promise<Held> {
  const ids = assets.map(({ id }) => id);
  const funding = saidOf(options.funding, ids, '--funding');
  const delisted = delistedOf(assets, options.delisted);
  const margin = marginOf(options);
  const notes: string[] = [...delisted.notes];
  const held = assets.map(async (asset): Promise<BacktestAsset> => {
    const { id, bars, series: { markhigh: markHigh, marklow: markLow, ...series } = {} } = asset;
    const source = funding.named.get(id) ?? funding.general;
    const value = delisted.values.get(id);
    const delisting = value === undefined ? {} : { delisting: value };
    if (source === undefined) return { ...asset, ...delisting };
    const isOnRecord = source === 'interest';
    const payments = isOnRecord ? interestOf(id as InstrumentId, bars.time) : await readFunding(source);
    const gap = isOnRecord ? null : fundingGap(source, id, payments, bars.time);
    if (gap !== null) notes.push(gap);
    const perpetual = {
      ...fundingColumns(bars.time, payments),
      ...(markHigh === undefined || markLow === undefined ? {} : { markHigh, markLow }),
      ...(margin === null ? {} : { margin }),
    };
    return { ...asset, series, perpetual, ...delisting };
  });
  return { assets: await Promise.all(held), notes };
}
