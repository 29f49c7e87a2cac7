import type { ErrorCode } from '@plumbline/model/errors';
import { PlumblineError } from '@plumbline/model/errors';
import type { Pair } from '../venue/pair.ts';
import { isSamePair } from './symbol.ts';

/** What the beginnings of Kraken's error texts mean for us. */
const meanings: readonly (readonly [RegExp, ErrorCode])[] = [
  [/Unknown asset pair|Unknown asset|Invalid arguments/i, 'not-covered'],
  [/Too many requests|Rate limit|Throttled/i, 'provider-limited'],
  [/Temporary lockout|Permission denied|Banned/i, 'provider-refused'],
  [/^EService:|Internal error/i, 'provider-unreachable'],
];

interface Envelope<T> {
  readonly error: readonly string[];
  readonly result?: Readonly<Record<string, readonly T[] | number | string>> | null | undefined;
}

/** The rows of the pair that was asked for, or the failure that the answer carries behind its status 200. */
export function rowsOf<T>({ error, result }: Envelope<T>, pair: Pair): readonly T[] {
  const name = `${pair.base}-${pair.quote}`;
  // Warnings begin with W and come beside a result.
  const said = error.find((text) => !text.startsWith('W'));
  if (said !== undefined) {
    const code = meanings.find(([pattern]) => pattern.test(said))?.[1] ?? 'provider-body';
    throw new PlumblineError(code, `Kraken cannot answer for ${name}: ${said.slice(0, 200)}.`);
  }
  const answered = Object.entries(result ?? {}).filter(([key]) => key !== 'last');
  const [symbol, rows] = answered[0] ?? [];
  if (symbol === undefined) throw new PlumblineError('provider-body', `Kraken answered without a result for ${name}.`);
  if (!isSamePair(symbol, pair) || answered.length > 1) {
    throw new PlumblineError('data-refused', `Kraken was asked for ${name} and answered for ${symbol}.`);
  }
  if (typeof rows !== 'object') throw new PlumblineError('provider-body', `Kraken answered without rows for ${name}.`);
  return rows;
}
