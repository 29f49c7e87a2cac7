import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { Source } from '@plumbline/model/source';
import type { LocalParts } from '@plumbline/model/text-part';
import { figure, paragraph } from '../report/paragraph.ts';
import { madeFact, madeSource } from './made-fact.ts';
import { inSentence } from './no-data.ts';
import { topicName } from './topics.ts';

const told = localText(
  'The {label} of {first} is {times} times that of {second}.',
  '{first}的{label}是{second}的 {times} 倍。',
  '{first}的{label}是{second}的 {times} 倍。',
);
const none = localText(
  'One cannot be stated as a multiple of the other: both have to be above zero and in one currency.',
  '无法得出倍数：两者须均大于零且币种相同。',
  '無法得出倍數：兩者須均大於零且幣種相同。',
);

/** How many times as much the first is as the second, as a figure of its own. */
export function timesAsMuch(
  topic: string,
  [a, b]: readonly (Fact | null | undefined)[],
  [first, second]: readonly Instrument[],
  today: string,
): { readonly sentences: readonly LocalParts[]; readonly facts: readonly Fact[]; readonly sources: readonly Source[] } {
  if (a == null || b == null || first === undefined || second === undefined)
    return { sentences: [], facts: [], sources: [] };
  const isOne = a.unit === b.unit && a.currency === b.currency;
  if (!isOne || (a.value ?? 0) <= 0 || (b.value ?? 0) <= 0)
    return { sentences: [paragraph(none, {})], facts: [], sources: [] };
  const fact = madeFact({
    id: `times.${a.id}-${b.id}`,
    expression: 'a / b',
    inputs: { a, b },
    traits: { unit: 'ratio', decimals: 2 },
    today,
  });
  const words = {
    label: inSentence(topicName(topic)),
    first: first.name,
    second: second.name,
    times: figure(fact.id),
  };
  return { sentences: [paragraph(told, words)], facts: [fact], sources: [madeSource(today, fact.simulated)] };
}
