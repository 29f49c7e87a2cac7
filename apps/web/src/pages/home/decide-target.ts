export const composerModes = ['auto', 'research', 'chat', 'strategy'] as const;
export type ComposerMode = (typeof composerModes)[number];
export type ComposerTarget = Exclude<ComposerMode, 'auto'>;

/** How the server understood the text. */
export type Resolution = 'one' | 'ambiguous' | 'unknown';

// A rule names a condition and an act: "buy BTC when …", "卖出 … 当 …", a crossing of averages.
const ruleWords =
  /\b(when|whenever|if|once|crosses|cross(?:ing)? (?:above|below)|rebalance|stop[- ]loss)\b|当|當|上穿|下穿|金叉|死叉|止损|止蝕|突破/i;
const actWords = /\b(buy|sell|short|go long|hold|exit|enter|rotate)\b|买入|買入|卖出|賣出|做空|做多|持有|清仓|平倉/i;
const questionWords =
  /[?？]|\b(what|why|how|which|who|is|are|does|do|did|should|compare|explain|vs|versus)\b|吗|嗎|什么|甚麼|为什么|為什麼|如何|怎么|怎樣|比较|比較|多少/i;

/** What Auto does with a text: a lone name is researched, a rule becomes a strategy, everything else is a question. */
export function decideTarget(text: string, resolution: Resolution | null): ComposerTarget {
  const trimmed = text.trim();
  const isRule = actWords.test(trimmed) && ruleWords.test(trimmed);
  if (isRule) return 'strategy';
  if (questionWords.test(trimmed) || actWords.test(trimmed)) return 'chat';
  const words = trimmed.split(/\s+/).length;
  if (resolution === 'one') return words <= 5 ? 'research' : 'chat';
  if (resolution === 'ambiguous') return words <= 3 ? 'research' : 'chat';
  return words <= 1 ? 'research' : 'chat';
}

const order: readonly ComposerTarget[] = ['research', 'chat', 'strategy'];

/** The next target for Tab; null when every one has been offered and Tab should move on. */
export function nextTarget(current: ComposerTarget, first: ComposerTarget): ComposerTarget | null {
  const ring = [first, ...order.filter((target) => target !== first)];
  return ring[ring.indexOf(current) + 1] ?? null;
}
