import type { DocumentSpan } from './document.ts';

export interface SpanChange {
  readonly kind: 'new' | 'gone' | 'changed';
  readonly before: DocumentSpan | null;
  readonly after: DocumentSpan | null;
}

/** Shared triples above which a paragraph is the same one, with some words changed. */
const alike = 0.5;

function triplesOf(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKC').toLowerCase();
  const words = plain.match(/\p{Script=Han}|[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu) ?? [];
  const cleaned = words.map((word) => word.replace(/[.,]+$/, ''));
  const found = new Set<string>();
  for (let at = 0; at + 2 < cleaned.length; at += 1) found.add(cleaned.slice(at, at + 3).join(' '));
  if (found.size === 0 && cleaned.length > 0) found.add(cleaned.join(' '));
  return found;
}

/** What is new, gone or worded differently between two texts, in the order of the later one. Moved paragraphs are the same. */
export function diffSpans(before: readonly DocumentSpan[], after: readonly DocumentSpan[]): readonly SpanChange[] {
  const olds = before.map(({ text }) => triplesOf(text));
  const news = after.map(({ text }) => triplesOf(text));
  const holders = new Map<string, number[]>();
  for (const [at, triples] of olds.entries()) {
    for (const triple of triples) {
      const known = holders.get(triple);
      if (known === undefined) holders.set(triple, [at]);
      else known.push(at);
    }
  }
  const pairs: { readonly old: number; readonly now: number; readonly share: number }[] = [];
  for (const [now, triples] of news.entries()) {
    const shared = new Map<number, number>();
    for (const triple of triples) {
      for (const old of holders.get(triple) ?? []) shared.set(old, (shared.get(old) ?? 0) + 1);
    }
    for (const [old, count] of shared) {
      const share = (2 * count) / (triples.size + (olds[old]?.size ?? 0));
      if (share >= alike) pairs.push({ old, now, share });
    }
  }
  const [takenOld, takenNew] = [new Map<number, number>(), new Map<number, { old: number; share: number }>()];
  for (const { old, now, share } of pairs.toSorted((a, b) => b.share - a.share || a.now - b.now)) {
    if (takenOld.has(old) || takenNew.has(now)) continue;
    takenOld.set(old, now);
    takenNew.set(now, { old, share });
  }
  const changes: SpanChange[] = [];
  for (const [now, span] of after.entries()) {
    const match = takenNew.get(now);
    if (match === undefined) changes.push({ kind: 'new', before: null, after: span });
    else if (match.share < 1) changes.push({ kind: 'changed', before: before[match.old] ?? null, after: span });
  }
  for (const [old, span] of before.entries()) {
    if (!takenOld.has(old)) changes.push({ kind: 'gone', before: span, after: null });
  }
  return changes;
}
