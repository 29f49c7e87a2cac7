import type { Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import { listName } from './build-query.ts';
import type { TencentAdjustment } from './build-query.ts';
import type { KlineRow, KlinesBody } from './schema.ts';
import { attachedQuotes, klineRows, quoteFields } from './schema.ts';

/** What one answer holds about one symbol. */
export interface TencentHistory {
  readonly rows: readonly KlineRow[];
  /** Fields of the quote that came along; null when none did. */
  readonly quote: readonly string[] | null;
}

function quoteOf(node: Readonly<Record<string, unknown>>, symbol: string): readonly string[] | null {
  const all = attachedQuotes.safeParse(node.qt);
  const own = all.success ? quoteFields.safeParse(all.data[symbol]) : null;
  return own?.success === true ? own.data : null;
}

/**
 * The list that was asked for and no other: a series under `qfqday` is restated and must never pass for one as traded.
 * Past some thousands of questions a day the answers turn empty instead of saying so (since June 2026), so empty is never "no bars".
 */
export function readHistory(
  body: KlinesBody,
  symbol: string,
  interval: Interval,
  adjustment: TencentAdjustment = '',
): TencentHistory {
  const { code, msg, data } = body;
  if (code !== 0) throw new PlumblineError('provider-body', `Tencent reports error ${code}: ${msg ?? 'no reason'}.`);
  if (msg === 'param error') throw new PlumblineError('not-covered', `Tencent does not know ${symbol}.`);
  const node = Array.isArray(data) || data === null || data === undefined ? undefined : data[symbol];
  if (node === undefined) throw new PlumblineError('provider-empty', `Tencent answered without ${symbol}.`);
  const given = node[`${adjustment}${listName(interval)}`];
  if (given === undefined) return { rows: [], quote: quoteOf(node, symbol) };
  const rows = klineRows.safeParse(given);
  if (!rows.success) {
    const issue = rows.error.issues[0];
    throw new PlumblineError(
      'provider-body',
      `Tencent gives a bar of ${symbol} we cannot read, at ${issue?.path.join('.') ?? '?'}: ${issue?.message ?? ''}.`,
    );
  }
  return { rows: rows.data, quote: quoteOf(node, symbol) };
}
