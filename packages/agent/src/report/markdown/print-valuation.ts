import type { Block } from '@plumbline/model/report';
import { markdownWords as words } from '../messages/markdown-words.ts';
import type { Printer } from './printer.ts';

/** Methods or scores, each with its figure or the reason why there is none, and how to read it. */
export function printModels(block: Extract<Block, { readonly kind: 'models' }>, print: Printer): string {
  return print.table(
    print.say(block.title),
    [print.say(words.method), print.say(words.value), ''],
    block.rows.map(({ label, fact, note }) => [
      print.say(label),
      print.figureOrWhy(fact),
      note === undefined ? '' : print.say(note),
    ]),
  );
}

/** Percentiles of the simulated value, and the share of draws above the price. */
export function printDensity(block: Extract<Block, { readonly kind: 'density' }>, print: Printer): string {
  const rows = [block.low, block.mid, block.high, block.above].map((id) => [
    print.label(print.fact(id)?.metric ?? 'dcfP50'),
    print.figure(id),
  ]);
  return print.table(print.say(words.distribution), ['', print.say(words.value)], rows);
}

/** Each assumption alone at either end of its range, and what a share is then worth. */
export function printTornado(block: Extract<Block, { readonly kind: 'tornado' }>, print: Printer): string {
  return print.table(
    print.say(words.tornado),
    [words.assumption, words.low, words.value, words.high, words.value].map((word) => print.say(word)),
    block.rows.map((row) => [
      print.label(row.metric),
      ...[row.from, row.low, row.to, row.high].map((id) => print.figure(id)),
    ]),
  );
}

/** What the valuation chose, within what, and why. */
export function printAssumptions(block: Extract<Block, { readonly kind: 'assumptions' }>, print: Printer): string {
  return print.table(
    print.say(words.assumptions),
    [words.assumption, words.value, words.range, words.reason].map((word) => print.say(word)),
    block.rows.map(({ fact, min, max }) => {
      const found = print.fact(fact);
      const why = found?.why === undefined ? '' : print.say(found.why);
      return [print.label(found?.metric ?? fact), print.figure(fact), print.span(fact, min, max), why];
    }),
  );
}

/** Today's multiples among those of past quarter-ends. */
export function printStanding(block: Extract<Block, { readonly kind: 'standing' }>, print: Printer): string {
  const heads = [
    words.current,
    words.percentile,
    words.median5Y,
    words.median10Y,
    words.lowerQuartile,
    words.upperQuartile,
  ];
  return print.table(
    print.say(words.standing),
    ['', ...heads.map((word) => print.say(word)), print.say(words.quarterEnds), print.say(words.since)],
    block.rows.map((row) => [
      print.label(row.metric),
      ...[row.current, row.percentile, row.median5Y, row.median10Y, row.lower, row.upper, row.points].map((id) =>
        print.figureOrWhy(id),
      ),
      row.since ?? '',
    ]),
  );
}
