import { missingMark } from '@plumbline/model/format';
import type { Block } from '@plumbline/model/report';
import { markdownWords as words } from '../messages/markdown-words.ts';
import type { Printer } from './printer.ts';

/** Valuation methods with their weights, and what they come to together. */
export function printRanges(block: Extract<Block, { readonly kind: 'ranges' }>, print: Printer): string {
  const { rows, blend } = block;
  // Only what is weighted needs the digits with which the sum is right; beside the range of prices stands the price, which is no middle of it.
  const middle = (id: string): string =>
    id === block.price ? `${print.label('price')} ${print.figure(id)}` : print.figure(id, blend?.decimals);
  const weight = (id: string | undefined): string => (id === undefined ? missingMark : print.figureOrWhy(id));
  const sum =
    blend === undefined
      ? []
      : [
          ...blend.notUsed.map((row) => [
            print.say(row.label),
            weight(row.weight),
            missingMark,
            missingMark,
            missingMark,
          ]),
          [
            `**${print.label('blendedValue')}**`,
            print.figure(blend.weights),
            '',
            `**${print.figure(blend.value)}** (${print.figure(blend.upside)})`,
            '',
          ],
        ];
  return print.table(
    print.say(words.sensitivity),
    [words.method, words.weight, words.low, words.mid, words.high].map((word) => print.say(word)),
    [
      ...rows.map((row) => [
        print.say(row.label),
        weight(row.weight),
        print.figure(row.low),
        middle(row.mid),
        print.figure(row.high),
      ]),
      ...sum,
    ],
  );
}

/** The cases with probability, assumptions and value, and what they come to together. */
export function printScenarios(block: Extract<Block, { readonly kind: 'scenarios' }>, print: Printer): string {
  const { rows, sum } = block;
  const metrics = [rows[0]?.probability, ...(rows[0]?.assumptions ?? []), rows[0]?.value, rows[0]?.upside];
  const head = metrics.map((id) => print.label(print.fact(id ?? '')?.metric ?? 'dcfTwoStage'));
  const blanks = (rows[0]?.assumptions ?? []).map(() => '');
  return print.table(
    print.say(words.scenarios),
    [print.say(words.scenario), ...head],
    [
      ...rows.map((row) => [
        print.say(row.label),
        print.figure(row.probability),
        ...row.assumptions.map((id) => print.figure(id)),
        print.figure(row.value, sum.decimals),
        print.figure(row.upside),
      ]),
      [
        `**${print.label('probabilityWeightedValue')}**`,
        print.figure(sum.weights),
        ...blanks,
        `**${print.figure(sum.value)}**`,
        print.figure(sum.upside),
      ],
    ],
  );
}
