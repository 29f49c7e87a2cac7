import { spanOf } from './account.ts';
import { leavesOf, type Edge } from './parse/chart.ts';
import type { Parsed } from './parse/parse-text.ts';
import type { Misspelling } from './parse/words.ts';
import type { Chip, Reading, Span } from './reading.ts';

/** Misspellings that a slot would have to be filled from; what was read as part of a name is none. */
export function misspellingsUsed(
  { folded, misspellings }: Parsed,
  used: ReadonlySet<Edge>,
): readonly (Misspelling & { readonly span: Span })[] {
  const leaves = [...used].flatMap(leavesOf).filter(({ symbol }) => symbol !== 'unread');
  return misspellings.flatMap((one) => {
    const span = spanOf(folded, one);
    return leaves.some((leaf) => leaf.from === one.from && spanOf(folded, leaf).to === span.to)
      ? [{ ...one, span }]
      : [];
  });
}

/** A misspelt word is offered, never used: the reading with it is an alternative, and the word is asked about. */
export function withSpelling(reading: Reading, parsed: Parsed, used: ReadonlySet<Edge>): Reading {
  const near = misspellingsUsed(parsed, used);
  // What is refused by a word that may be another is asked about; a refusal by its other words stands.
  const refused = reading.frames.flatMap((frame) => (frame.act === 'refuse' ? [frame.args.named] : []));
  const isRefused = reading.state === 'refuse' && !near.some(({ span }) => refused.includes(span.text));
  if (near.length === 0 || isRefused) return reading;
  const spans = near.map(({ span }) => span);
  const isNear = ({ spans: [span] }: Chip): boolean => spans.some(({ from }) => from === span?.from);
  const unread = [...reading.unread, ...spans].toSorted((a, b) => a.from - b.from);
  const offered: Reading = {
    ...reading,
    state: 'assumed',
    echo: [
      ...reading.echo.filter((chip) => !isNear(chip)),
      ...near.map(({ as, span }): Chip => ({ is: 'assumed', label: `${span.text} → ${as}`, spans: [span] })),
    ],
  };
  return {
    ...reading,
    unread,
    alternatives: reading.state === 'ask' ? reading.alternatives : [offered, ...reading.alternatives].slice(0, 3),
    state: 'ask',
    question: {
      about: 'words',
      text: unread.map(({ text }) => text).join(' · '),
      choices: [...near.map(({ as }) => as), ...(reading.question?.choices ?? [])],
    },
    echo: [
      ...reading.echo.filter((chip) => !isNear(chip)),
      ...near.map(({ as, span }): Chip => ({ is: 'unread', label: span.text, spans: [span], instead: as })),
    ],
  };
}
