import type { Amount, Expression } from '@plumbline/model/strategy-spec';
import type { IndicatorOutput } from '../../catalogue/indicator.ts';
import { indicators } from '../../catalogue/indicators/registry.ts';
import { indicatorById } from '../code-names.ts';
import { tightness, type Dialect, type Written, type Writer } from '../dialect.ts';
import { mayBeAmount, readAmount, readClosed } from '../read-expression.ts';
import {
  attempt,
  byFirstCharacter,
  candidatesHere,
  expects,
  here,
  marked,
  matched,
  takes,
  type Reader,
  type Span,
} from '../reader.ts';
import { writeAmount, writeExpression } from '../write-expression.ts';
import type { PhraseWords } from './phrase-words.ts';

type IndicatorCall = Extract<Expression, { readonly op: 'indicator' }>;

/** Named after people: these keep their capital inside a sentence. */
const proper =
  /^(Aroon|Bollinger|Chaikin|Chande|Connors|Donchian|Garman|Heikin|Hull|Hurst|Ichimoku|Kaufman|Keltner|Parkinson|Rogers|Williams|Yang)/;

function inSentence(title: string): string {
  const isPlain = /^[A-Z][a-z]/.test(title) && !proper.test(title);
  return isPlain ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

const idPattern = /[A-Za-z0-9_-]+/y;

/** How indicators are called in a spoken language: length first, then name, line, settings and what they read. */
export function phraseIndicator(words: PhraseWords) {
  const { locale, units, reads, brackets, article } = words;
  const names = indicators.map(({ id, title }) => ({ id, word: title[locale] }));
  const titles = new Map(names.map(({ id, word }) => [id, locale === 'en' ? inSentence(word) : word]));
  const longestFirst = byFirstCharacter(
    names.toSorted((a, b) => b.word.length - a.word.length),
    ({ word }) => word,
  );
  const unitWords = Object.values(units).toSorted((a, b) => b.length - a.length);
  const outputWord = ({ name, label }: IndicatorOutput): string =>
    label === undefined ? name : locale === 'en' ? inSentence(label.en) : label[locale];
  const outputOf = (id: string, wanted: string): string => {
    const output = indicatorById.get(id)?.outputs.find(({ name }) => name === wanted);
    return output === undefined ? wanted : outputWord(output);
  };
  // Settings of one name in one indicator go by their keys.
  const labelsOf = (id: string): readonly (readonly [key: string, label: string])[] => {
    const params = indicatorById.get(id)?.params ?? [];
    const labels = params.map(({ label }) => label[locale]);
    return params.map(({ name, label }) => {
      const isOnly = labels.indexOf(label[locale]) === labels.lastIndexOf(label[locale]);
      return [name, isOnly ? label[locale] : name];
    });
  };
  const labelOf = (id: string, key: string): string => labelsOf(id).find(([name]) => name === key)?.[1] ?? key;

  const settings = (id: string, given: readonly (readonly [string, Amount])[], writer: Writer): string => {
    const list = given.map(([key, amount]) => `${labelOf(id, key)} ${writeAmount(amount, writer)}`);
    return brackets[0] + (list.length === 0 ? words.noSettings : list.join(words.comma)) + brackets[1];
  };

  const write = (call: IndicatorCall, writer: Writer): Written => {
    const { id, parameters, output, of, against } = call;
    const given = Object.entries(parameters ?? {});
    const lead = parameters?.period;
    const rest = given.filter(([key]) => key !== 'period');
    // The writer's unit is one of the four by construction of `writerOf`.
    const unit = units[writer.bar as keyof typeof units];
    const needsList = parameters !== undefined && (rest.length > 0 || lead === undefined);
    const noun =
      (lead === undefined ? '' : writeAmount(lead, writer) + unit) +
      (titles.get(id) ?? `"${id}"`) +
      (output === undefined ? '' : ` ${outputOf(id, output)}`) +
      (needsList ? settings(id, rest, writer) : '');
    if (of === undefined && against === undefined) return { text: article + noun, tightness: tightness.closed };
    const part = (word: string, expression: Expression | undefined): string =>
      expression === undefined ? '' : word + writeExpression(expression, writer, tightness.closed);
    const source = part(reads.of, of) + part(reads.against, against);
    const text = reads.isBefore ? source + reads.computed + noun : article + noun + source;
    return { text, tightness: tightness.open };
  };

  const readSettings = (
    reader: Reader,
    dialect: Dialect,
    id: string,
    into: Record<string, Amount>,
    fields: Record<string, Span>,
  ): boolean =>
    attempt(reader, () => {
      if (!takes(reader, brackets[0])) return null;
      if (takes(reader, words.noSettings)) return takes(reader, brackets[1]) ? true : null;
      const known = labelsOf(id).toSorted(([, a], [, b]) => b.length - a.length);
      do {
        const from = here(reader);
        const key = known.find(([, label]) => takes(reader, label))?.[0] ?? matched(reader, idPattern, 'name');
        const amount = key === null ? null : readAmount(reader, dialect);
        if (key === null || amount === null) return null;
        into[key] = amount;
        fields[`parameters.${key}`] = { from, to: reader.at };
      } while (takes(reader, words.comma));
      return takes(reader, brackets[1]) ? true : null;
    }) ?? false;

  const readOutput = (reader: Reader, id: string): string | undefined => {
    const known = (indicatorById.get(id)?.outputs ?? [])
      .flatMap((output) => [[output.name, outputWord(output)] as const, [output.name, output.name] as const])
      .toSorted(([, a], [, b]) => b.length - a.length);
    return known.find(([, word]) => takes(reader, word))?.[0];
  };

  const readSource = (reader: Reader, dialect: Dialect, word: string): Expression | undefined =>
    attempt(reader, () => (takes(reader, word) ? readClosed(reader, dialect) : null)) ?? undefined;

  const call = (
    reader: Reader,
    dialect: Dialect,
    id: string,
    lead: { readonly amount: Amount; readonly span: Span } | null,
    source: Pick<IndicatorCall, 'of' | 'against'>,
    from: number,
  ): Expression => {
    const fields: Record<string, Span> = { id: { from, to: reader.at } };
    const parameters: Record<string, Amount> = {};
    if (lead !== null) {
      parameters.period = lead.amount;
      fields['parameters.period'] = lead.span;
    }
    const at = here(reader);
    const output = readOutput(reader, id);
    if (output !== undefined) fields.output = { from: at, to: reader.at };
    const hasList = readSettings(reader, dialect, id, parameters, fields);
    const of = reads.isBefore ? source.of : readSource(reader, dialect, reads.of);
    // Only an indicator of two series is compared against a second one: a phrase inside another must not take it away.
    const isOfTwo = indicatorById.get(id)?.inputs.includes('real2') ?? true;
    const later = isOfTwo && !reads.isBefore ? readSource(reader, dialect, reads.against) : undefined;
    const against = reads.isBefore ? source.against : later;
    return marked(
      reader,
      {
        op: 'indicator',
        id,
        ...(lead !== null || hasList ? { parameters } : {}),
        ...(output === undefined ? {} : { output }),
        ...(of === undefined ? {} : { of }),
        ...(against === undefined ? {} : { against }),
      },
      from,
      fields,
    );
  };

  const readName = (reader: Reader): string | null => {
    const known = candidatesHere(reader, longestFirst).find(({ word }) => takes(reader, word));
    if (known !== undefined) return known.id;
    return attempt(reader, () => {
      if (!takes(reader, '"')) return null;
      const id = matched(reader, idPattern, 'indicator');
      return id !== null && takes(reader, '"') ? id : null;
    });
  };

  /** An indicator that begins with what it reads or with its length. */
  const read = (reader: Reader, dialect: Dialect, from: number): Expression | null =>
    attempt(reader, () => {
      let source: Pick<IndicatorCall, 'of' | 'against'> = {};
      let hasSource = false;
      if (reads.isBefore) {
        const of = readSource(reader, dialect, reads.of);
        const against = readSource(reader, dialect, reads.against);
        hasSource = of !== undefined || against !== undefined;
        if (hasSource && !takes(reader, reads.computed)) return null;
        source = { ...(of === undefined ? {} : { of }), ...(against === undefined ? {} : { against }) };
      } else if (article !== '') takes(reader, article);
      const at = here(reader);
      const lead = attempt(reader, () => {
        if (!mayBeAmount(reader)) return null;
        const amount = readAmount(reader, dialect);
        const span = { from: at, to: reader.at };
        return amount !== null && unitWords.some((unit) => takes(reader, unit)) ? { amount, span } : null;
      });
      if (lead === null && !hasSource && reader.text[here(reader)] !== '"') {
        return expects(reader, { thing: 'indicator' });
      }
      const id = readName(reader);
      return id === null ? null : call(reader, dialect, id, lead, source, from);
    });

  /** What follows an indicator's name that has been read already. */
  const readRest = (
    reader: Reader,
    dialect: Dialect,
    id: string,
    lead: { readonly amount: Amount; readonly span: Span } | null,
    from: number,
  ): Expression => call(reader, dialect, id, lead, {}, from);

  return { names, write, read, readRest };
}
