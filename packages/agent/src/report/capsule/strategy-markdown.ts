import { backtestRemarks } from '@plumbline/model/backtest-remarks';
import { dateOf } from '@plumbline/model/date';
import { formatFigure, missingMark } from '@plumbline/model/format';
import type { Locale, LocalText } from '@plumbline/model/locale';
import type { StrategyRecord } from '@plumbline/model/strategy-record';
import type { VerdictCheck } from '@plumbline/model/verdict';
import { printSentence } from '@plumbline/quant/evidence/print-sentence';
import { figureKinds } from '@plumbline/quant/evidence/figure-kinds';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { recordFigures } from '@plumbline/quant/facts/recompute-record';
import { headlineFigures } from '@plumbline/quant/engine/strategy/headline-figures';
import { escapeMarkdown } from '../markdown/escape.ts';
import type { FigureMark } from '../markdown/printer.ts';
import { asItself } from '../markdown/printer.ts';
import { markdownWords } from '../messages/markdown-words.ts';
import { strategyWords as words } from '../messages/strategy-words.ts';

/** More names than this say nothing more. */
const mostNames = 20;

interface Printer {
  readonly locale: Locale;
  readonly say: (text: LocalText) => string;
  readonly figure: (id: string) => string;
  readonly sentence: (check: VerdictCheck, text: LocalText) => string;
}

function printerOf(record: StrategyRecord, locale: Locale, mark: FigureMark): Printer {
  const figures = recordFigures(record);
  return {
    locale,
    say: (text) => escapeMarkdown(text[locale]),
    figure: (id) => {
      const found = figures.get(id);
      return found === undefined ? missingMark : mark(id, asItself, escapeMarkdown(formatFigure(found, locale)));
    },
    sentence: ({ id, figures: known }, text) =>
      escapeMarkdown(
        printSentence(text, known, locale, (figure) =>
          mark(`${id}.figure.${figure.id}`, asItself, formatFigure(figure, locale)),
        ),
      ),
  };
}

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...others.map(line)].join('\n');
}

function headline({ figures }: StrategyRecord, { say, figure }: Printer): string {
  const compares = figures.benchmark !== null;
  return table([
    [say(markdownWords.figure), say(words.strategy), ...(compares ? [say(words.benchmark)] : [])],
    ...headlineFigures.map((id) => [
      say(labelOf(id)),
      figure(`strategy.${id}`),
      ...(compares ? [figure(`benchmark.${id}`)] : []),
    ]),
    [say(words.trades), figure('trades'), ...(compares ? [missingMark] : [])],
    [say(words.cash), figure('cash'), ...(compares ? [figure('cash')] : [])],
  ]);
}

/** The samples beside the whole history, and the cost: each with its own row, as the page of the strategy shows them. */
function judged({ say, figure }: Printer): string {
  const of = (check: string, id: string): string => figure(`${check}.figure.${id}`);
  return table([
    [say(markdownWords.figure), say(words.strategy)],
    [say(figureKinds.laterSharpe.label), of('bootstrap', 'laterSharpe')],
    [say(words.laterInterval), `${of('bootstrap', 'laterLow')} – ${of('bootstrap', 'laterHigh')}`],
    [say(figureKinds.assumedCost.label), of('cost', 'assumedCost')],
  ]);
}

function checkTable({ verdict }: StrategyRecord, { say, figure }: Printer): string {
  return table([
    [say(words.check), say(words.status), say(markdownWords.value), say(words.toPass)],
    ...verdict.checks.map(({ id, label, status, bound }) => [
      say(label),
      say(words[status]),
      figure(`${id}.value`),
      `${say(bound === 'at-least' ? words.atLeast : words.atMost)} ${figure(`${id}.threshold`)}`,
    ]),
  ]);
}

function checkText(check: VerdictCheck, { say, sentence }: Printer): string {
  const { label, question, status, why, change, method, reference } = check;
  return [
    `**${say(label)}**${say(markdownWords.colon)}${say(words[status])}`,
    `*${say(question)}*`,
    sentence(check, why),
    ...(change === null ? [] : [sentence(check, change)]),
    `${escapeMarkdown(say(method))} · ${escapeMarkdown(say(reference))}`,
  ].join('\n');
}

function basis(record: StrategyRecord, { say, locale }: Printer): string {
  const { instruments, missing, verdict } = record;
  const names = (ids: readonly string[]): string => {
    const more = ids.length > mostNames ? ` +${ids.length - mostNames}` : '';
    return `${ids.slice(0, mostNames).join(', ')}${more}`;
  };
  const lines: readonly (readonly [LocalText, string])[] = [
    [words.instruments, names(instruments)],
    ...(missing.length === 0
      ? []
      : [[words.withoutPrices, names(missing.map(({ instrumentId }) => instrumentId))] as const]),
    [words.bar, record.bar],
    [words.fills, words[record.fillPolicy][locale]],
    [words.result, record.resultHash],
    [words.data, record.dataHash],
    [words.spec, verdict.specHash],
    [words.content, record.hash],
    [words.seed, String(verdict.seed)],
    [words.engine, record.engineVersion],
  ];
  return lines.map(([name, value]) => `- ${say(name)}${say(markdownWords.colon)}${escapeMarkdown(value)}`).join('\n');
}

/** A back-test with its verdict as Markdown in one language; `mark` frames printed figures, `chart` stands for the curve. */
export function strategyMarkdown(record: StrategyRecord, locale: Locale, mark: FigureMark, chart: string): string {
  const print = printerOf(record, locale, mark);
  const { say, figure } = print;
  const { name, version, verdict, time, simulated } = record;
  const span = `${dateOf(time.at(0) ?? 0)} – ${dateOf(time.at(-1) ?? 0)}`;
  const parts = [
    `# ${escapeMarkdown(name)}${version === null ? '' : ` (v${version})`}`,
    ...(simulated ? [`> **${say(markdownWords.simulated)}** ${say(words.simulatedNotice)}`] : []),
    span,
    ...backtestRemarks(record.flags).map((remark) => `> ${say(remark)}`),
    `## ${say(words.verdict)}`,
    say(verdict.explanation),
    `${say(words.tries)}${say(markdownWords.colon)}${figure('trials')}`,
    `## ${say(words.headline)}`,
    headline(record, print),
    `## ${say(words.later)}`,
    judged(print),
    chart,
    `## ${say(words.checks)}`,
    checkTable(record, print),
    ...verdict.checks.map((check) => checkText(check, print)),
    ...(verdict.changes.length === 0
      ? []
      : [`## ${say(words.changes)}`, verdict.changes.map((change) => `- ${say(change)}`).join('\n')]),
    `## ${say(words.basis)}`,
    basis(record, print),
    say(markdownWords.disclaimer),
  ];
  return `${parts.join('\n\n')}\n`;
}
