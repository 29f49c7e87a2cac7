import type { DelistingValue } from '@plumbline/model/backtest';
import type { BarColumns } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { RunConfig, RunExtras, Settings } from './book.ts';
import { checkMargin, type IsolatedMargin } from './isolated-margin.ts';
import { priceScale } from './actions/price-scale.ts';
import { noCompat } from './compat.ts';

function refuse(field: string, wish: string, value: unknown): never {
  throw new PlumblineError('bad-input', `Back-test: ${field} must be ${wish}, not ${String(value)}.`, { field });
}

function atLeast(field: keyof RunConfig, value: number, least: number): number {
  if (Number.isFinite(value) && value >= least) return value;
  return refuse(field, `a number of ${least} or more`, value);
}

function share(field: keyof RunConfig, value: number): number {
  if (value >= 0 && value <= 1) return value;
  return refuse(field, 'a share from 0 to 1', value);
}

function hasInterest({ costs }: RunConfig): boolean {
  return (costs?.borrowRate ?? 0) !== 0 || (costs?.marginRate ?? 0) !== 0;
}

function hasAny({ dividends, splits, funding, fundingWithin }: RunExtras): boolean {
  return [dividends, splits, funding, fundingWithin].some((column) => column !== undefined);
}

function marginOf({ margin, hedging, maintenanceMargin, compat }: RunConfig): IsolatedMargin | null {
  if (margin === undefined) return null;
  checkMargin(margin);
  if (hedging === true) refuse('margin', 'left out where long and short lots are held side by side', 'isolated');
  if ((maintenanceMargin ?? 0) > 0) refuse('margin', 'left out beside a maintenance margin of the account', 'isolated');
  if (compat !== undefined) refuse('margin', 'left out beside the habits of another engine', 'isolated');
  return margin;
}

function delistingOf({ delisting }: RunConfig): DelistingValue | null {
  if (delisting === undefined || delisting === 'last') return delisting ?? null;
  return delisting >= 0 && Number.isFinite(delisting)
    ? delisting
    : refuse('delisting', 'last, or 0 or more', delisting);
}

/** Fills in the defaults of a run. Throws `bad-input` naming the field that is out of range. */
export function settingsOf(config: RunConfig, extras: RunExtras, bars: BarColumns): Settings {
  const { cash, delayBars = 0, leverage = 1, multiplier = 1, fillPolicy = 'next-open' } = config;
  if (!(cash > 0) || !Number.isFinite(cash)) refuse('cash', 'a positive amount of money', cash);
  if (!Number.isInteger(delayBars) || delayBars < 0) refuse('delayBars', 'a whole number of 0 or more', delayBars);
  if (!(leverage > 0) || !Number.isFinite(leverage)) refuse('leverage', 'a positive number', leverage);
  if (!(multiplier > 0) || !Number.isFinite(multiplier)) refuse('multiplier', 'a positive number', multiplier);
  if (fillPolicy !== 'next-open' && fillPolicy !== 'same-close') {
    refuse('fillPolicy', 'next-open or same-close', fillPolicy);
  }
  return {
    leverage,
    maintenanceMargin: share('maintenanceMargin', config.maintenanceMargin ?? 0),
    margin: marginOf(config),
    multiplier,
    quantityStep: atLeast('quantityStep', config.quantityStep ?? 0, 0),
    isSameClose: fillPolicy === 'same-close',
    delayBars,
    hedging: config.hedging ?? false,
    exclusive: config.exclusive ?? false,
    endOfData: config.endOfData ?? 'mark',
    delisting: delistingOf(config),
    maxVolumeShare: share('maxVolumeShare', config.maxVolumeShare ?? 0),
    compat: config.compat ?? noCompat,
    rules: config.rules ?? null,
    dividendTax: config.dividendTax ?? null,
    paid: extras.dividends === undefined ? null : (priceScale(bars, extras)?.paid ?? null),
    carries: hasAny(extras) || hasInterest(config),
  };
}

function checkExtra(field: keyof RunExtras, column: Float64Array | undefined, length: number): void {
  if (column === undefined) return;
  if (column.length !== length) refuse(field, `a column of ${length} rows`, `${column.length} rows`);
  const row = column.findIndex((value) => !Number.isFinite(value) || (field === 'splits' && value <= 0));
  if (row < 0) return;
  const wish = field === 'splits' ? 'positive numbers (1 = no split)' : 'numbers (0 = none)';
  throw new PlumblineError('bad-input', `Back-test: ${field} must be ${wish}, not ${column[row]} at row ${row}.`, {
    field,
    row,
  });
}

/** Refuses extra columns that do not fit the bars. */
export function checkExtras({ close }: BarColumns, extras: RunExtras): void {
  checkExtra('dividends', extras.dividends, close.length);
  checkExtra('splits', extras.splits, close.length);
  checkExtra('funding', extras.funding, close.length);
  checkExtra('fundingWithin', extras.fundingWithin, close.length);
  checkExtra('markHigh', extras.markHigh, close.length);
  checkExtra('markLow', extras.markLow, close.length);
}

/** Refuses a volume cap where the volume is unknown. */
export function checkVolumes(bars: BarColumns, settings: Settings): void {
  if (settings.maxVolumeShare === 0) return;
  const row = bars.volume.findIndex((volume) => Number.isNaN(volume));
  if (row < 0) return;
  throw new PlumblineError(
    'bad-input',
    `Bars: volume at row ${row} is missing, so a share of it cannot be a limit. Leave maxVolumeShare out.`,
    { field: 'volume', row },
  );
}
