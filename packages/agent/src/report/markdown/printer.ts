import type { Fact } from '@plumbline/model/fact';
import { formatFact, missingMark } from '@plumbline/model/format';
import type { Locale, LocalText } from '@plumbline/model/locale';
import type { Report } from '@plumbline/model/report';
import { periodLabel } from '@plumbline/model/period-label';
import type { LocalParts } from '@plumbline/model/text-part';
import { labelOf, metricOf } from '@plumbline/quant/catalogue/catalogue';
import { markdownWords } from '../messages/markdown-words.ts';
import { escapeMarkdown } from './escape.ts';

/** Prints the pieces of one report in one language. */
export interface Printer {
  readonly say: (text: LocalText) => string;
  readonly label: (metric: string) => string;
  /** The head of a column or a period, as the language says it. */
  readonly period: (label: string) => string;
  readonly fact: (id: string) => Fact | null;
  /** A figure as printed, escaped; `—` when unknown. `decimals` where a table needs other digits than the figure's own, `isSize` without sign. */
  readonly figure: (id: string | null, decimals?: number, isSize?: boolean) => string;
  /** The same, with the reason when unknown. */
  readonly figureOrWhy: (id: string) => string;
  /** Two values of the kind of a figure, such as the ends of the range it was chosen from. */
  readonly span: (id: string, from: number, to: number) => string;
  readonly paragraph: (parts: LocalParts) => string;
  readonly table: (title: string, head: readonly string[], rows: readonly (readonly string[])[]) => string;
}

/** What becomes of a printed figure: nothing in Markdown; elsewhere it may keep its handle. */
export type FigureMark = (id: string, print: FigurePrint, text: string) => string;

/** How a figure is printed where it is not printed as it prints itself. */
export interface FigurePrint {
  readonly decimals: number | null;
  readonly isSize: boolean;
}

/** As the figure prints itself. */
export const asItself: FigurePrint = { decimals: null, isSize: false };

const plain: FigureMark = (_id, _print, text) => text;

export function createPrinter(report: Report, locale: Locale, mark: FigureMark = plain): Printer {
  const facts = new Map(report.facts.map((fact) => [fact.id, fact]));
  const numbers = new Map(report.sources.map((source, at) => [source.id, at + 1]));
  const say = (text: LocalText): string => escapeMarkdown(text[locale]);

  function figure(id: string | null, decimals?: number, isSize = false): string {
    const found = id === null ? undefined : facts.get(id);
    if (found === undefined) return missingMark;
    const fact = decimals === undefined ? found : { ...found, decimals };
    const options = { sign: metricOf(fact.metric).isChange, size: isSize, isoDates: true };
    const text = escapeMarkdown(formatFact(fact, locale, options));
    return mark(found.id, { decimals: decimals ?? null, isSize }, text);
  }

  function citation(source: string): string {
    const number = numbers.get(source);
    return number === undefined ? '' : `\\[${number}\\]`;
  }

  return {
    say,
    label: (metric) => say(labelOf(metric)),
    period: (label) => escapeMarkdown(periodLabel(label, locale)),
    fact: (id) => facts.get(id) ?? null,
    figure,
    figureOrWhy: (id) => {
      const fact = facts.get(id);
      return fact?.value === null && fact.why !== undefined ? `${missingMark} (${say(fact.why)})` : figure(id);
    },
    span: (id, from, to) => {
      const fact = facts.get(id);
      if (fact === undefined) return missingMark;
      return [from, to].map((value) => escapeMarkdown(formatFact({ ...fact, value }, locale))).join(' – ');
    },
    paragraph: (parts) =>
      parts[locale]
        .map((part) => {
          if (typeof part === 'string') return escapeMarkdown(part);
          if ('fact' in part) return figure(part.fact, undefined, part.as === 'size');
          return 'cite' in part ? citation(part.cite) : `$${part.tex}$`;
        })
        .join(''),
    table: (title, head, rows) => {
      const simulated = report.simulated ? ` · ${say(markdownWords.simulated)}` : '';
      const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
      const rule = line(head.map((_, at) => (at === 0 ? '---' : '---:')));
      return [`**${title}**${simulated}`, '', line(head), rule, ...rows.map((cells) => line(cells))].join('\n');
    },
  };
}
