import { dateOf, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf, type InstrumentId } from '@plumbline/model/instrument';
import { ruleOn } from '@plumbline/model/market-rules';
import type { DelistingValue } from '@plumbline/model/backtest';
import {
  fundingColumns,
  fundingRates,
  type FundingPayment,
} from '@plumbline/quant/engine/backtest/actions/funding-columns';
import { checkMargin, type IsolatedMargin } from '@plumbline/quant/engine/backtest/isolated-margin';
import { hasEnded } from '@plumbline/quant/engine/strategy/backtest-strategy';
import type { BacktestAsset } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { oneOf } from './arguments.ts';
import { timeNames } from './bars-file.ts';
import { numberColumn, readCsv, refuseCell } from './csv-table.ts';
import { namedFile } from './given-file.ts';
import { jsonOption } from './json-option.ts';
import { numberOption } from './number-option.ts';
import { timeOfCell } from './time-cell.ts';

/** What is said of how instruments are held, as it was typed. */
export interface HoldingOptions {
  readonly funding: readonly string[];
  readonly margin: string;
  readonly maintenance?: string | undefined;
  readonly liquidationFee?: string | undefined;
  readonly delisted: readonly string[];
}

const settledNames = ['calc_time', 'fundingtime', 'funding_time', ...timeNames];
const rateNames = ['last_funding_rate', 'fundingrate', 'funding_rate', 'lastfundingrate', 'funding', 'rate'];
const minuteMs = 60_000;
/** No venue has settled more than a few per cent at once: larger numbers are per cent, or something else. */
const mostRate = 0.1;

/** Rates of a file by settlement, rising. Venues stamp them some milliseconds late: they count from the minute. */
async function readFunding(file: string): Promise<readonly FundingPayment[]> {
  const table = await readCsv(file);
  const placeOf = (names: readonly string[], field: string): number => {
    const at = names.map((name) => table.names.indexOf(name)).find((place) => place >= 0);
    if (at !== undefined) return at;
    throw new PlumblineError('bad-input', `${file}: there is no column "${field}".`, { file, field, row: 0 });
  };
  const [timeAt, rateAt] = [placeOf(settledNames, 'time'), placeOf(rateNames, 'rate')];
  const rates = numberColumn(table, rateAt);
  const payments: FundingPayment[] = [];
  for (let row = 0; row < table.count; row += 1) {
    const at = Math.round(timeOfCell(table.cell(row, timeAt)) / minuteMs) * minuteMs;
    const rate = rates[row] ?? Number.NaN;
    if (Number.isNaN(at)) refuseCell(table, 'time', row, `is "${table.cell(row, timeAt)}", which is not a time.`);
    if (!(Math.abs(rate) <= mostRate)) {
      refuseCell(table, 'rate', row, `must be a share such as 0.0001 for 0.01 %, not "${table.cell(row, rateAt)}".`);
    }
    if (at <= (payments.at(-1)?.at ?? -Infinity)) refuseCell(table, 'time', row, 'is not later than the row before.');
    payments.push({ at, rate });
  }
  return payments;
}

/** The interest on record at every settlement of the bars, the premium taken as nought. */
function interestOf(id: InstrumentId, time: Float64Array): readonly FundingPayment[] {
  if (marketOf(id) !== 'crypto') {
    throw new PlumblineError('no-rule', `No funding is on record for ${id}: give a file.`, { field: '--funding' });
  }
  const from = time[0] ?? 0;
  const hours = ruleOn('funding', { market: 'crypto', instrumentId: id, date: dateOf(from) }).value.intervalHours;
  const first = timeOf(dateOf(from));
  const count = Math.floor(((time.at(-1) ?? from) - first) / (hours * minuteMs * 60)) + 1;
  const times = Array.from({ length: Math.max(0, count) }, (_, k) => first + k * hours * 60 * minuteMs);
  return fundingRates(
    id,
    times.map((at) => ({ at, premium: 0 })),
  );
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

function marginOf({ margin, maintenance, liquidationFee }: HoldingOptions): IsolatedMargin | null {
  if (oneOf('--margin', margin, ['isolated', 'account']) === 'account') return null;
  // Venues differ and change them: none is taken as usual.
  if (maintenance === undefined || liquidationFee === undefined) {
    throw new PlumblineError(
      'bad-input',
      "A margin of its own needs the venue's terms for the contract: --maintenance RATE (or steps) and --liquidation-fee SHARE, 0 where there is none; or --margin account, where the whole account answers for it.",
      { field: maintenance === undefined ? '--maintenance' : '--liquidation-fee' },
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
  return text === 'zero' ? 0 : numberOption('--delisted', text, 0, { min: 0 });
}

/** What an option says of each instrument: by its name, or of all that it may concern. */
function byInstrument(options: readonly string[], ids: readonly string[], option: string): ReadonlyMap<string, string> {
  const named = options.map(namedFile);
  const stranger = named.find(({ id }) => id !== null && !ids.includes(id));
  if (stranger !== undefined) {
    throw new PlumblineError('bad-input', `${option}: there are no bars of ${stranger.id ?? ''}.`, { field: option });
  }
  const general = named.find(({ id }) => id === null);
  const own = named.flatMap(({ id, path }) => (id === null ? [] : [[id as string, path] as const]));
  return new Map([...(general === undefined ? [] : ids.map((id) => [id, general.path] as const)), ...own]);
}

/**
 * Instruments with what is said of how they are held: perpetual futures with their funding and margin, and what is left of
 * those whose bars end. Without a name a value after `--delisted` is for all whose bars end two weeks before the last, or
 * for the only one. Throws `bad-input` naming option, file and row.
 */
export async function heldAs(
  assets: readonly BacktestAsset[],
  options: HoldingOptions,
): Promise<readonly BacktestAsset[]> {
  const ids = assets.map(({ id }) => id);
  const funding = byInstrument(options.funding, ids, '--funding');
  const delisted = byInstrument(options.delisted, ids, '--delisted');
  const isNamed = new Set(options.delisted.map((option) => namedFile(option).id));
  const end = Math.max(...assets.map(({ bars }) => bars.time.at(-1) ?? 0));
  const isTermed = [options.maintenance, options.liquidationFee].some((term) => term !== undefined);
  if (funding.size === 0 && isTermed) {
    throw new PlumblineError(
      'bad-input',
      'Maintenance rates and the fee of a liquidation are terms of a perpetual future: name its payments by --funding.',
      { field: '--funding' },
    );
  }
  const margin = funding.size === 0 ? null : marginOf(options);
  return Promise.all(
    assets.map(async (asset): Promise<BacktestAsset> => {
      const { id, bars, series: { markhigh: markHigh, marklow: markLow, ...series } = {} } = asset;
      const source = funding.get(id);
      const value = delisted.get(id);
      const isGone = assets.length === 1 || hasEnded(bars.time, end) || isNamed.has(id as InstrumentId);
      const delisting = value === undefined || !isGone ? {} : { delisting: delistingOf(value) };
      if (source === undefined) return { ...asset, ...delisting };
      const payments = source === 'interest' ? interestOf(id as InstrumentId, bars.time) : await readFunding(source);
      const perpetual = {
        ...fundingColumns(bars.time, payments),
        ...(markHigh === undefined || markLow === undefined ? {} : { markHigh, markLow }),
        ...(margin === null ? {} : { margin }),
      };
      return { ...asset, series, perpetual, ...delisting };
    }),
  );
}
