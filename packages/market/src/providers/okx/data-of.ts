import type { ErrorCode } from '@plumbline/model/errors';
import { PlumblineError } from '@plumbline/model/errors';

/** What OKX's own codes mean for us; a market it does not know is 51001, a bad parameter 51000. */
const meanings: ReadonlyMap<string, ErrorCode> = new Map([
  ['51000', 'not-covered'],
  ['51001', 'not-covered'],
  ['51014', 'not-covered'],
  ['50011', 'provider-limited'],
  ['50040', 'provider-limited'],
  ['50061', 'provider-limited'],
  ['50001', 'provider-unreachable'],
  ['50004', 'provider-unreachable'],
  ['50013', 'provider-unreachable'],
  ['50026', 'provider-unreachable'],
]);

interface Envelope<T> {
  readonly code: string;
  readonly msg: string;
  readonly data?: readonly T[] | null | undefined;
}

/** The rows of an answer, or the failure that it carries behind its status 200. */
export function dataOf<T>({ code, msg, data }: Envelope<T>, symbol: string): readonly T[] {
  if (code === '0') return data ?? [];
  const meaning = meanings.get(code) ?? 'provider-body';
  const said = msg.trim() === '' ? `code ${code}` : `${msg.slice(0, 200)} (code ${code})`;
  throw new PlumblineError(meaning, `OKX cannot answer for ${symbol}: ${said}.`, { okxCode: code });
}
