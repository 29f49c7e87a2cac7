import { daysBetween } from '@plumbline/model/date';
import type { StatementLine } from '@plumbline/model/fundamentals';
import type { LineRule } from './line-rule.ts';
import type { TaggedObservation } from './observations.ts';
import { observationsOf } from './observations.ts';
import type { CompanyFactsBody } from './schema.ts';

/**
 * Why a filed figure is not the line: its concept is, but other filings of the company show it to be another amount; its concept is,
 * but in a unit that the report does not use; its concept is close in meaning; it is a part of the line.
 */
export type UnreadReason = 'other-amount' | 'unit' | 'close' | 'part';

/** What filings state of a line and period, for lines that could not be read from it. */
export interface UnreadFigure {
  readonly line: StatementLine;
  readonly kind: 'instant' | 'quarter' | 'half' | 'year';
  readonly start: string | null;
  readonly end: string;
  readonly reason: UnreadReason;
  readonly concepts: readonly string[];
}

const ranks: readonly UnreadReason[] = ['other-amount', 'unit', 'close', 'part'];

function kindOf({ start, end }: TaggedObservation): UnreadFigure['kind'] | null {
  if (start === undefined) return 'instant';
  const days = daysBetween(start, end) + 1;
  if (days >= 80 && days <= 120) return 'quarter';
  if (days >= 165 && days <= 200) return 'half';
  return days >= 350 && days <= 380 ? 'year' : null;
}

/** Concepts of the rule by what they are to the line; terms of a difference are no parts of it. */
function roles({ tags, related = [], wider = [], sums = [] }: LineRule): ReadonlyMap<string, UnreadReason> {
  const parts = sums.filter(({ parts: terms, isProof }) => isProof !== true && terms.every(({ sign }) => sign === 1));
  return new Map<string, UnreadReason>([
    ...parts.flatMap((sum) => sum.parts.flatMap((part) => part.tags.map((tag) => [tag, 'part'] as const))),
    ...[...related, ...wider].map((tag) => [tag, 'close'] as const),
    ...tags.map((tag) => [tag, 'other-amount'] as const),
  ]);
}

/**
 * What filings state about each line and period under any concept of its rule, with the best reason why it may not be the line.
 * Asked where a line is unknown, so that it is never said that nothing was filed where something was.
 */
export function unreadFigures(body: CompanyFactsBody): readonly UnreadFigure[] {
  const found = new Map<string, UnreadFigure>();
  for (const { rules, byTag, rows: all } of observationsOf(body)) {
    const readable = new Set(
      [...byTag.values()].flat().map(({ accn, tag, unit, end }) => `${accn} ${tag} ${unit} ${end}`),
    );
    const rows = new Map<string, TaggedObservation[]>();
    for (const row of all) {
      const same = rows.get(row.tag);
      if (same === undefined) rows.set(row.tag, [row]);
      else same.push(row);
    }
    for (const rule of rules)
      for (const [tag, role] of roles(rule))
        for (const row of rows.get(tag) ?? []) {
          const kind = kindOf(row);
          if (kind === null || (kind === 'instant') !== (rule.time === 'instant')) continue;
          const isReadable = readable.has(`${row.accn} ${tag} ${row.unit} ${row.end}`);
          const reason = role === 'other-amount' && !isReadable ? 'unit' : role;
          const key = `${rule.line}|${kind}|${row.end}`;
          const known = found.get(key);
          const concept = `${row.taxonomy}:${tag}`;
          if (known === undefined || ranks.indexOf(reason) < ranks.indexOf(known.reason)) {
            const start = row.start ?? null;
            found.set(key, { line: rule.line, kind, start, end: row.end, reason, concepts: [concept] });
          } else if (known.reason === reason && !known.concepts.includes(concept))
            found.set(key, { ...known, concepts: [...known.concepts, concept] });
        }
  }
  return [...found.values()];
}
