import type { Orderable, SourcePreference } from './order.ts';
import { orderable, providerOrder } from './order.ts';
import type { MarketId } from '@plumbline/model/instrument';
import { marketIds } from '@plumbline/model/instrument';

/** One line of an order that may be chosen; null with what is wrong where it may not. */
export interface OrderLine {
  readonly market: MarketId;
  readonly question: Orderable;
  readonly providerIds: readonly string[];
}

function isMarket(text: string): text is MarketId {
  return (marketIds as readonly string[]).includes(text);
}

function isQuestion(text: string): text is Orderable {
  return (orderable as readonly string[]).includes(text);
}

/** Checks one line; a text says what is wrong with it. */
export function checkOrder(market: string, question: string, providerIds: readonly string[]): OrderLine | string {
  if (!isMarket(market)) return `"${market}" is no market; there are ${marketIds.join(', ')}.`;
  if (!isQuestion(question)) return `"${question}" has no order; choose among ${orderable.join(', ')}.`;
  const known = providerOrder[market][question];
  const stranger = providerIds.find((id) => !known.includes(id));
  if (stranger !== undefined) {
    return `"${stranger}" is not asked for ${market}.${question}; known are ${known.join(', ')}.`;
  }
  if (new Set(providerIds).size !== providerIds.length) return `${market}.${question} names a source twice.`;
  return { market, question, providerIds };
}

/** The same order with one line of it replaced. */
export function withLine(order: SourcePreference, { market, question, providerIds }: OrderLine): SourcePreference {
  return { ...order, [market]: { ...order[market], [question]: providerIds } };
}

/** `us.bars=yahoo,tencent; cn.quote=sina-quote` as an order, or what is wrong with it. */
export function parseOrder(text: string): SourcePreference | string {
  let order: SourcePreference = {};
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue;
    const [, market = '', question = '', ids = ''] = /^(\w+)\.(\w+)\s*=\s*([\w,\s-]+)$/.exec(part) ?? [];
    const line = checkOrder(
      market,
      question,
      ids
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    );
    if (typeof line === 'string') return line;
    order = withLine(order, line);
  }
  return order;
}
