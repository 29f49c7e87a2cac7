import type { Fact } from '@plumbline/model/fact';
import type { Block } from '@plumbline/model/report';
import { markdownWords as words } from '../messages/markdown-words.ts';
import { printClaims, printRating, printRisks } from './print-conclusion.ts';
import { printAssumptions, printDensity, printModels, printStanding, printTornado } from './print-valuation.ts';
import { printRanges, printScenarios } from './print-weighted.ts';
import type { Printer } from './printer.ts';

type Sensitivity = Extract<Block, { readonly kind: 'sensitivity' }>;

function sensitivity(block: Sensitivity, print: Printer): string {
  const title = `${print.say(words.sensitivity)}${print.say(words.colon)}${print.label(block.rowMetric)} × ${print.label(block.columnMetric)}`;
  const [baseRow, baseColumn] = block.base;
  const rows = block.cells.map((cells, row) => [
    print.figure(block.rows[row] ?? null),
    ...cells.map((cell, column) => {
      const text = print.figure(cell);
      return row === baseRow && column === baseColumn ? `**${text}**` : text;
    }),
  ]);
  return `${print.table(title, ['', ...block.columns.map((id) => print.figure(id))], rows)}\n\n${print.say(words.baseNote)}`;
}

/** A balance is of a day, whatever its statement is called by. */
function periodOf(fact: Fact | null): string {
  const period = fact?.period;
  return (period?.kind === 'instant' ? period.end : period?.label) ?? '';
}

function figures(title: string, ids: readonly string[], print: Printer): string {
  const rows = ids.map((id) => {
    const fact = print.fact(id);
    return [fact === null ? id : print.label(fact.metric), print.period(periodOf(fact)), print.figureOrWhy(id)];
  });
  return print.table(title, [print.say(words.figure), print.say(words.period), print.say(words.value)], rows);
}

function barChart(block: Extract<Block, { readonly kind: 'bar-chart' }>, print: Printer): string {
  const head = block.facts.map((id) => print.period(print.fact(id)?.period?.label ?? ''));
  return print.table(
    print.label(block.metric),
    ['', ...head],
    [[print.label(block.metric), ...block.facts.map((id) => print.figure(id))]],
  );
}

/** One block of a section as Markdown. */
export function printBlock(block: Block, print: Printer): string {
  switch (block.kind) {
    case 'text':
      return print.paragraph(block.parts);
    case 'bullets':
      return block.items.map((item) => `- ${print.paragraph(item)}`).join('\n');
    case 'figures':
      return figures(print.say(words.keyFigures), block.facts, print);
    case 'table':
    case 'small-multiples':
      return print.table(
        print.say(block.title),
        ['', ...block.columns.map(print.period)],
        block.rows.map((row) => [print.label(row.metric), ...row.cells.map((cell) => print.figure(cell))]),
      );
    case 'waterfall':
      return print.table(
        print.say(block.title),
        ['', print.period(print.fact(block.rows[0]?.fact ?? '')?.period?.label ?? '')],
        block.rows.map(({ fact }) => [print.label(print.fact(fact)?.metric ?? fact), print.figure(fact)]),
      );
    case 'bar-chart':
      return barChart(block, print);
    case 'price-chart':
      return `*${print.say(words.priceChart)}*`;
    case 'drawdown-chart':
      return `*${print.say(words.drawdownChart)}*`;
    case 'sensitivity':
      return sensitivity(block, print);
    case 'implied':
      return print.table(
        print.say(words.implied),
        ['', print.say(words.implied), print.say(words.base), print.say(words.past)],
        block.rows.map((row) => [
          print.label(row.metric),
          print.figure(row.implied),
          print.figure(row.base),
          print.figure(row.past),
        ]),
      );
    case 'ranges':
      return printRanges(block, print);
    case 'scenarios':
      return printScenarios(block, print);
    case 'history':
      return print.table(
        print.say(words.yearEnds),
        ['', ...[words.current, words.low, words.median, words.high].map((word) => print.say(word))],
        block.rows.map((row) => [
          print.label(row.metric),
          print.figureOrWhy(row.current),
          print.figure(row.low),
          print.figure(row.median),
          print.figure(row.high),
        ]),
      );
    case 'standing':
      return printStanding(block, print);
    case 'rating':
      return printRating(block.rating, print);
    case 'claims':
      return printClaims(block, print);
    case 'risks':
      return printRisks(block, print);
    case 'percentiles':
      return print.table(
        print.say(words.percentiles),
        ['', print.say(words.value), print.say(words.percentile)],
        block.rows.map((row) => [print.label(row.metric), print.figure(row.value), print.figure(row.percentile)]),
      );
    case 'density':
      return printDensity(block, print);
    case 'tornado':
      return printTornado(block, print);
    case 'models':
      return printModels(block, print);
    case 'assumptions':
      return printAssumptions(block, print);
    case 'not-applicable':
      return `**${print.say(block.title)}**${print.say(words.colon)}${print.say(block.reason)}`;
  }
}
