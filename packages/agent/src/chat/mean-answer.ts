import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import type { Period } from '@plumbline/reading/reading';
import { figure, paragraph } from '../report/paragraph.ts';
import type { Figures } from './figures.ts';
import { noFigure } from './no-data.ts';
import { sayRun } from './say-figure.ts';
import { topicName } from './topics.ts';
import { askedWhen } from './when-words.ts';

type FactOf = (handle: string) => Fact | undefined;

/** The plain mean of one figure over several times; null where they are not of one unit and currency. */
function meanOf({ context: { book } }: Figures, handles: readonly string[]): string | null {
  const facts = handles.map((handle) => book.get(handle));
  const [first] = facts;
  if (first === null || first === undefined || handles.length < 2) return null;
  if (facts.some((fact) => fact?.value == null || fact.unit !== first.unit || fact.currency !== first.currency))
    return null;
  const id = `mean.${handles.join('+')}`;
  if (book.get(id) !== null) return id;
  const inputs = handles.map((fact, at) => ({ name: `x${at + 1}`, fact }));
  return book.derived({
    id,
    metric: first.metric,
    expression: `(${inputs.map(({ name }) => name).join(' + ')}) / ${inputs.length}`,
    inputs,
    unit: first.unit,
    decimals: first.decimals,
    ...(first.currency === undefined ? {} : { currency: first.currency }),
  }).id;
}

const told = localText(
  '{label} of {name}, the plain mean of {from} to {to}: {value}.',
  '{name}的{label}在 {from} 至 {to} 的简单平均为 {value}。',
  '{name}的{label}在 {from} 至 {to} 的簡單平均為 {value}。',
);

const theMean = (topic: string): LocalText => {
  const name = topicName(topic);
  return localText(`the mean of: ${name.en}`, `${name['zh-CN']}的平均值`, `${name['zh-HK']}的平均值`);
};

const labelAt = (fact: Fact | undefined): string => fact?.period?.label ?? fact?.asOf ?? '';

interface Averaged {
  readonly topic: string;
  readonly metric: string | null;
  readonly period: Period;
  readonly handles: readonly string[];
  /** The figure of today, where it is asked for beside the mean. */
  readonly beside: readonly string[];
  readonly why: LocalText | null;
}

/** The mean of the times asked for and each of them, behind what is said of today; none where one of them is not known. */
export function meanAnswer(
  figures: Figures,
  { topic, metric, period, handles, beside, why }: Averaged,
  sayToday: (factOf: FactOf) => readonly LocalParts[],
): { readonly handles: readonly string[]; readonly say: (factOf: FactOf) => readonly LocalParts[] } {
  const { instrument } = figures;
  const mean = meanOf(figures, handles);
  return {
    handles: [...beside, ...(mean === null ? [] : [mean]), ...handles],
    say: (factOf) => {
      const known = handles.flatMap((handle) => factOf(handle) ?? []);
      const made = mean === null ? undefined : factOf(mean);
      if (made === undefined || metric === null || known.length < handles.length)
        return [...sayToday(factOf), noFigure(instrument, theMean(topic), askedWhen(period), why)];
      const words = {
        label: labelOf(metric),
        name: instrument.name,
        from: labelAt(known[0]),
        to: labelAt(known.at(-1)),
        value: figure(made.id),
      };
      return [...sayToday(factOf), paragraph(told, words), sayRun(known, metric, instrument)];
    },
  };
}
