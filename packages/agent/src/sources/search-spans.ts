import type { DocumentSpan, SourceDocument } from './document.ts';

export interface FoundSpan {
  readonly document: SourceDocument;
  readonly span: DocumentSpan;
  readonly score: number;
}

/** How fast a word said again stops counting, and how much a long paragraph is held back: the usual values of BM25. */
const [k1, b] = [1.2, 0.75];

/** Latin words without their endings; Chinese as pairs of characters, which needs no dictionary. */
function termsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKC').toLowerCase();
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !/\p{Script=Han}/u.test(word));
  const pairs = (plain.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  return [...words.map((word) => (word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed)$/, '') : word)), ...pairs];
}

interface Entry {
  readonly document: SourceDocument;
  readonly span: DocumentSpan;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

/** Paragraphs ordered by how well they answer a query (BM25). Built once for the documents of one search. */
export function spanIndex(documents: readonly SourceDocument[]) {
  const entries: Entry[] = [];
  const holders = new Map<string, number[]>();
  for (const document of documents) {
    for (const span of document.spans) {
      const terms = termsOf(span.text);
      const counts = new Map<string, number>();
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const term of counts.keys()) {
        const known = holders.get(term);
        if (known === undefined) holders.set(term, [entries.length]);
        else known.push(entries.length);
      }
      entries.push({ document, span, counts, length: terms.length });
    }
  }
  const mean = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length);
  return {
    search(query: string, limit: number): readonly FoundSpan[] {
      const scores = new Map<number, number>();
      for (const term of new Set(termsOf(query))) {
        const held = holders.get(term) ?? [];
        const rarity = Math.log(1 + (entries.length - held.length + 0.5) / (held.length + 0.5));
        for (const at of held) {
          const entry = entries[at];
          const count = entry?.counts.get(term) ?? 0;
          const size = 1 - b + (b * (entry?.length ?? 0)) / mean;
          scores.set(at, (scores.get(at) ?? 0) + (rarity * count * (k1 + 1)) / (count + k1 * size));
        }
      }
      return [...scores]
        .toSorted((x, y) => y[1] - x[1] || x[0] - y[0])
        .slice(0, limit)
        .flatMap(([at, score]) => {
          const entry = entries[at];
          return entry === undefined ? [] : [{ document: entry.document, span: entry.span, score }];
        });
    },
  };
}
