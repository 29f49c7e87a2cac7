import { missingMark } from '@plumbline/model/format';
import type { EarlierValue, Rating } from '@plumbline/model/rating';
import { boundsOf } from '@plumbline/model/rating';
import type { Block, Claim } from '@plumbline/model/report';
import { markdownWords as words } from '../messages/markdown-words.ts';
import { ratingLabelTexts, ratingPartTexts, ratingReadingTexts } from '../messages/rating-words.ts';
import type { Printer } from './printer.ts';

/** The rating with its parts, and what would refute it. */
export function printRating(rating: Rating, print: Printer): string {
  const { label, why, score, steps, conviction, horizon, parts, falsifiers, earlier = [] } = rating;
  const level = [
    `${print.say(words.conviction)} ${print.figure(conviction)}`,
    `${print.say(words.horizon)} ${print.figure(horizon)} ${print.say(words.months)}`,
  ];
  const rated = (name: string): string => `**${print.say(words.rating)}${print.say(words.colon)}${name}**`;
  // The reason begins with the words that there is none.
  const head =
    label === null
      ? rated(print.say(why ?? words.notRated))
      : [rated(print.say(ratingLabelTexts[label])), ...level].join(' · ');
  const rows = parts.flatMap((part) => {
    const name = print.say(ratingPartTexts[part.key]);
    const own = [
      name,
      part.points === undefined ? print.figureOrWhy(part.score) : print.figure(part.score, 1),
      part.weight === null ? '' : print.figure(part.weight),
      part.points === undefined ? '' : print.figure(part.points),
    ];
    const within = (part.readings ?? []).map(({ key, score: of }) => {
      const reading = ratingReadingTexts[key];
      return [
        reading === undefined ? name : `${name}${print.say(words.colon)}${print.say(reading)}`,
        print.figure(of),
        '',
        '',
      ];
    });
    return [own, ...within];
  });
  const bounds = steps === undefined ? [] : boundsOf(steps, (id) => print.fact(id)?.value ?? null);
  const sum = steps?.sum === undefined ? [] : [[print.label('partsSum'), '', '', print.figure(steps.sum)]];
  const drawn = [steps?.weighted, ...bounds].filter((id) => id !== undefined);
  const sums = drawn.map((id) => [print.label(print.fact(id)?.metric ?? id), print.figure(id), '', '']);
  const total = score === null ? [] : [[`**${print.label('ratingScore')}**`, `**${print.figure(score)}**`, '', '']];
  const heads = [...[words.part, words.score, words.weight].map((word) => print.say(word)), print.label('partPoints')];
  const conditions = falsifiers.map(
    (one) => `- ${print.paragraph(one.text)} (${print.say(words.review)} ${one.reviewOn})`,
  );
  return [
    head,
    print.table(print.say(words.rating), heads, [...rows, ...sum, ...sums, ...total]),
    `**${print.say(words.falsifiers)}**`,
    conditions.length === 0 ? missingMark : conditions.join('\n'),
    ...(earlier.length === 0 ? [] : [printEarlier(earlier, print)]),
  ].join('\n\n');
}

/** What the value was with what was public on earlier days. */
function printEarlier(earlier: readonly EarlierValue[], print: Printer): string {
  const rows = earlier.map(({ from, low, middle, high }) => [
    from,
    ...[low, middle, high].map((id) => print.figure(id)),
  ]);
  const heads = ['earlierValueP10', 'earlierValue', 'earlierValueP90'].map((metric) => print.label(metric));
  return print.table(print.label('earlierValue'), ['', ...heads], rows);
}

/** Both sides with the points of each claim, the judge, and what stays open. */
export function printClaims(block: Extract<Block, { readonly kind: 'claims' }>, print: Printer): string {
  const line = ({ text, strength }: Claim): string =>
    `- ${print.paragraph(text)} (${print.label(print.fact(strength)?.metric ?? strength)}${print.say(words.colon)}${print.figure(strength)})`;
  const together = (id: string | null | undefined): readonly string[] =>
    id == null ? [] : [`- ${print.label('weakerPoints')}${print.say(words.colon)}${print.figure(id)}`];
  const side = (claims: readonly Claim[], weaker: string | null | undefined): string =>
    [...(claims.length === 0 ? [missingMark] : claims.map(line)), ...together(weaker)].join('\n');
  return [
    `**${print.say(words.bull)}**`,
    side(block.bull, block.weaker?.bull),
    `**${print.say(words.bear)}**`,
    side(block.bear, block.weaker?.bear),
    `**${print.say(words.judge)}**${print.say(words.colon)}${print.paragraph(block.verdict)}`,
    ...(block.unresolved.length === 0
      ? []
      : [
          `**${print.say(words.unresolved)}**`,
          block.unresolved.map((parts) => `- ${print.paragraph(parts)}`).join('\n'),
        ]),
  ].join('\n\n');
}

/** Risks as a table, the gravest first. */
export function printRisks(block: Extract<Block, { readonly kind: 'risks' }>, print: Printer): string {
  const head = [print.say(words.risk), ...['riskLikelihood', 'riskImpact', 'riskSeverity'].map(print.label)];
  return print.table(
    print.say(words.risk),
    [...head, print.say(words.mitigant)],
    block.rows.map((row) => [
      print.paragraph(row.text),
      print.figure(row.likelihood),
      print.figure(row.impact),
      print.figure(row.severity),
      row.mitigant === null ? missingMark : print.paragraph(row.mitigant),
    ]),
  );
}
