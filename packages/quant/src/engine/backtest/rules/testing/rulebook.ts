/**
 * The rules of MARKETS.md written down a second time, in whole cents and by hand, for the tests to judge fills by. Nothing
 * here is taken from the records that the product uses.
 */
export interface Rulebook {
  readonly lot: { readonly min: number; readonly step: number };
  /** Price step in hundredths of a cent. */
  readonly tick: (date: string, price: number) => number;
  /** Daily limit in per cent; null = none. */
  readonly limit: (date: string) => number | null;
  /** Bought today, sold from the next session on. */
  readonly waits: boolean;
  readonly shorts: 'no' | 'yes' | 'offer-only';
  /** Duties and fees of one execution in whole cents. */
  readonly fees: (date: string, side: 1 | -1, quantity: number, price: number) => number;
}

/** Whole units of 1/10,000 of the currency: prices have at most four decimals. */
export function tenThousandths(price: number): number {
  return Math.round(price * 10_000);
}

/** Half up to a whole cent, of a product of whole numbers over a power of ten. */
function cents(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}

/** A rate in millionths of a per mille (1e-9) of the value, in whole cents: price has four decimals, cents two. */
function share(price: number, quantity: number, nano: number): number {
  return cents(BigInt(tenThousandths(price)) * BigInt(quantity) * BigInt(nano), 10n ** 11n);
}

const cnFees = (transfer: boolean) => (date: string, side: 1 | -1, quantity: number, price: number) => {
  const stamp = side === 1 ? 0 : share(price, quantity, date < '2023-08-28' ? 1_000_000 : 500_000);
  const moved = transfer ? share(price, quantity, date < '2022-04-29' ? 20_000 : 10_000) : 0;
  return stamp + moved;
};

/** CNY 5 or 0.025 %, whichever is more. */
export function onlineCommission(price: number, quantity: number): number {
  return Math.max(500, share(price, quantity, 250_000));
}

function hkTick(date: string, price: number): number {
  const p = tenThousandths(price);
  const isFine = date >= '2025-08-04';
  if (p <= 2500) return 10;
  if (p <= 5000) return 50;
  if (p <= 100_000) return 100;
  if (p <= 200_000) return isFine ? 100 : 200;
  if (p <= 500_000) return isFine ? 200 : 500;
  if (p <= 1_000_000) return 500;
  if (p <= 2_000_000) return 1000;
  if (p <= 5_000_000) return 2000;
  return p <= 10_000_000 ? 5000 : 10_000;
}

function hkFees(date: string, _side: 1 | -1, quantity: number, price: number): number {
  const value = BigInt(tenThousandths(price)) * BigInt(quantity);
  // 0.13 % from August 2021 to 16 November 2023, 0.1 % around it, up to the next dollar.
  const perMille10 = date >= '2021-08-01' && date < '2023-11-17' ? 13n : 10n;
  const stamp = Number((value * perMille10 + 10n ** 8n - 1n) / 10n ** 8n) * 100;
  const sfc = share(price, quantity, 27_000);
  const afrc = date < '2022-01-01' ? 0 : share(price, quantity, 1_500);
  const trading = share(price, quantity, date < '2023-01-01' ? 50_000 : 56_500);
  const old = Math.min(10_000, Math.max(200, share(price, quantity, 20_000)));
  const settlement = date < '2025-06-30' ? old : share(price, quantity, 42_000);
  return stamp + sfc + afrc + trading + settlement;
}

function usFees(date: string, side: 1 | -1, quantity: number, price: number): number {
  if (side === 1) return 0;
  const perBillion = date < '2025-05-14' ? 27_800 : date < '2026-04-04' ? 0 : 20_600;
  const [rate, cap] = date < '2026-01-01' ? [166, 830] : date < '2026-10-01' ? [195, 979] : [0, 0];
  const taf = Math.min(cap, cents(BigInt(quantity) * BigInt(rate), 10n ** 4n));
  return share(price, quantity, perBillion) + taf;
}

const cent = () => 100;
const half = { min: 100, step: 100 };

export const rulebooks = {
  'SH:600519': { lot: half, tick: cent, limit: () => 10, waits: true, shorts: 'no', fees: cnFees(true) },
  'SZ:300750': {
    lot: half,
    tick: cent,
    limit: (date: string) => (date < '2020-08-24' ? 10 : 20),
    waits: true,
    shorts: 'no',
    fees: cnFees(true),
  },
  'SH:688001': {
    lot: { min: 200, step: 1 },
    tick: cent,
    limit: () => 20,
    waits: true,
    shorts: 'no',
    fees: cnFees(true),
  },
  'BJ:430047': {
    lot: { min: 100, step: 1 },
    tick: cent,
    limit: () => 30,
    waits: true,
    shorts: 'no',
    fees: cnFees(true),
  },
  'HK:00700': { lot: half, tick: hkTick, limit: () => null, waits: false, shorts: 'no', fees: hkFees },
  'US:NVDA': {
    lot: { min: 1, step: 1 },
    tick: (_date: string, price: number) => (price < 1 ? 1 : 100),
    limit: () => null,
    waits: false,
    shorts: 'yes',
    fees: usFees,
  },
} as const satisfies Record<string, Rulebook>;
