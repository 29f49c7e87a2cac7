import { PlumblineError } from '@plumbline/model/errors';
import type { Source } from '@plumbline/model/source';
import type { CoinRow } from './schema.ts';

/** Clocks disagree by minutes, not by more. */
const futureToleranceMs = 600_000;

/** The row of the coin that was asked for, and no other. */
export function rowOf(rows: readonly CoinRow[], coinId: string, code: string): CoinRow {
  const row = rows[0];
  if (row === undefined) throw new PlumblineError('not-covered', `CoinGecko does not list ${coinId}.`);
  if (row.id !== coinId || row.symbol.toUpperCase() !== code) {
    throw new PlumblineError('data-refused', `CoinGecko was asked for ${coinId} and answered for ${row.id}.`);
  }
  return row;
}

/** When the row was true; null when CoinGecko does not say. */
export function updatedAt(row: CoinRow, now: number): number | null {
  if (row.last_updated === null || row.last_updated === undefined) return null;
  const at = Date.parse(row.last_updated);
  if (at > now + futureToleranceMs) {
    throw new PlumblineError('data-refused', `CoinGecko dates the figures of ${row.id} in the future.`);
  }
  return at;
}

/** A figure above zero; CoinGecko writes zero and null for what it does not know. */
export function figureOf(value: number | null | undefined, field: string, coinId: string): number | null {
  if (value === null || value === undefined || value === 0) return null;
  if (value < 0) throw new PlumblineError('data-refused', `CoinGecko gives ${value} as ${field} of ${coinId}.`);
  return value;
}

/** What CoinGecko's terms ask to be shown beside its data. */
const attribution = 'Data provided by CoinGecko, https://www.coingecko.com';

export function sourceOf(
  kind: 'prices' | 'reference',
  coinId: string,
  title: string,
  asOf: string,
  now: number,
): Source {
  return {
    id: `coingecko-${kind}-${coinId}`,
    kind,
    publisher: 'CoinGecko',
    title,
    url: `https://www.coingecko.com/en/coins/${coinId}`,
    retrievedAt: now,
    asOf,
    locator: coinId,
    simulated: false,
    attribution,
  };
}
