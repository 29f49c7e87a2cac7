import { formatFact } from '@plumbline/model/format';
import type { Fact } from '@plumbline/model/fact';
import type { Locale } from '@plumbline/model/locale';
import { nameOfFact } from '../gate/frames/naming.ts';
import type { KnownResult } from './answer-board.ts';

/** Bytes a model is told of one result at most. */
const mostTold = 64_000;
const mostFacts = 60;

export interface ToldResult {
  readonly summary: string;
  /** Each may be repeated by its id. */
  readonly sentences: readonly { readonly id: string; readonly text: string }[];
  readonly facts: readonly object[];
  readonly untrusted?: readonly string[];
}

/** Handles in what the sentences and tables of a result show, in their order. */
function handlesShown({ sentences, widgets }: KnownResult): ReadonlySet<string> {
  const inSentences = sentences.flatMap(({ en }) =>
    en.flatMap((part) => (typeof part !== 'string' && 'fact' in part ? [part.fact] : [])),
  );
  const inWidgets = widgets.flatMap((widget): readonly string[] => {
    if (widget.kind === 'table') return widget.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? []));
    return widget.kind === 'figures' || widget.kind === 'backtest' ? widget.facts : [];
  });
  return new Set([...inSentences, ...inWidgets]);
}

/** Steps on the way to a figure, which no answer is about. */
const innerStep = /\.(?:usual|implied|-?\d+)$|@\d{4}/;

/** The figures a model hears of: first those that the result shows, then the latest others. */
function factsTold(result: KnownResult): readonly Fact[] {
  const shown = handlesShown(result);
  const known = new Map(result.facts.map((fact) => [fact.id, fact]));
  const first = [...shown].flatMap((id) => known.get(id) ?? []);
  const rest = result.facts.filter(({ id, unit }) => !shown.has(id) && !innerStep.test(id) && unit !== 'choice');
  return [...first, ...rest.toReversed()].slice(0, mostFacts);
}

/** What the model is told of a result: figures with what a claim repeats of them, never more than it may say. */
function toldOf(result: KnownResult, locale: Locale): ToldResult {
  const { summary, sentences, sentenceIds, outside } = result;
  return {
    summary: summary[locale],
    sentences: sentences.map((parts, at) => ({
      id: sentenceIds[at] ?? '',
      text: parts[locale]
        .map((part) => (typeof part === 'string' ? part : 'fact' in part ? `{${part.fact}}` : ''))
        .join(''),
    })),
    facts: factsTold(result).map((fact) => ({
      handle: `{${fact.id}}`,
      ...(fact.instrumentId === undefined ? {} : { subject: fact.instrumentId }),
      metric: fact.metric,
      means: nameOfFact(fact)[locale],
      ...(fact.period === undefined ? {} : { period: fact.period.label }),
      reads: formatFact(fact, locale),
    })),
    ...(outside === undefined ? {} : { untrusted: outside }),
  };
}

/** What fits into the limit: words from outside give way first, then figures, then sentences. */
export function toldResult(result: KnownResult, locale: Locale): ToldResult | { readonly cut: string } {
  const whole = toldOf(result, locale);
  const sizeOf = (value: object): number => new TextEncoder().encode(JSON.stringify(value)).length;
  let { sentences, facts, untrusted = [] } = whole;
  const now = (): ToldResult => ({
    ...whole,
    sentences,
    facts,
    ...(whole.untrusted === undefined ? {} : { untrusted }),
  });
  while (sizeOf(now()) > mostTold) {
    if (untrusted.length > 0) untrusted = untrusted.slice(0, untrusted.length >> 1);
    else if (facts.length > 0) facts = facts.slice(0, facts.length >> 1);
    else if (sentences.length > 0) sentences = sentences.slice(0, sentences.length >> 1);
    else return { cut: 'The result is longer than can be told. Ask for a part of it.' };
  }
  return now();
}
