import type { Fact } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { LocalParts } from '@plumbline/model/text-part';
import type { Period } from '@plumbline/reading/reading';
import { labelOf, metricOf } from '@plumbline/quant/catalogue/catalogue';
import { figure, paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import { distanceBetween } from './derived-figures.ts';
import type { Figures } from './figures.ts';
import { isIndicator } from './indicator-over.ts';
import { inSentence } from './no-data.ts';
import { metricOfTopic } from './topics.ts';
import { whenOf } from './when-words.ts';

interface Line {
  readonly metric: string | null;
  readonly handles: readonly string[];
}

/** A figure with the time that it is of, where that is not the time asked for. */
interface TopicAt {
  readonly topic: string;
  readonly at?: Period;
}

interface Distance {
  readonly handles: readonly string[];
  readonly say: (factOf: (handle: string) => Fact | undefined) => readonly LocalParts[];
}

const ends: ReadonlySet<string> = new Set(['low52w', 'high52w', 'highPrice', 'lowPrice']);

const namesItsTime: ReadonlySet<string> = new Set(['low52w', 'high52w']);

const isLine = (metric: string | null): boolean =>
  metric !== null && (ends.has(metric) || (isIndicator(metric) && metricOf(metric).unit === 'price'));

const now: Period = { is: 'latest' };
const isStretch = ({ is }: Period): boolean => ['last', 'range', 'named', 'trailingYear'].includes(is);
const isYear = (period: Period): boolean =>
  period.is === 'trailingYear' ||
  (period.is === 'last' && period.n === { years: 1, quarters: 4, months: 12, weeks: 52, days: 252 }[period.of]);

/** The distance from a high of a time of its own is that of the last price from the highest of that time. */
export function fromHighs(topics: readonly string[], periods: readonly Period[]): readonly TopicAt[] {
  const [period, ...more] = periods;
  const isOfTime = period !== undefined && more.length === 0 && isStretch(period);
  return topics.flatMap((topic): readonly TopicAt[] => {
    if (!isOfTime || metricOfTopic(topic) !== 'drawdownFromHigh') return [{ topic }];
    const high = isYear(period) ? { topic: 'high52w', at: now } : { topic: 'high', at: period };
    return [{ topic: 'price', at: now }, high];
  });
}

/** How far the price is above or below each line named beside it. */
export function lineDistances(figures: Figures, asked: readonly Line[]): readonly Distance[] {
  const price = asked.find(({ metric }) => metric === 'price')?.handles;
  const [last, ...more] = price ?? [];
  if (price === undefined) return asked.flatMap((line) => betweenLines(figures, line));
  if (last === undefined || more.length > 0) return [];
  const lines = asked.filter(({ metric }) => isLine(metric)).flatMap(({ handles }) => handles);
  return lines.flatMap((line) => {
    const by = distanceBetween(figures, line, last);
    if (by === null) return [];
    return [{ handles: [by], say: (factOf) => sayDistance(figures, factOf(by), factOf(line)) }];
  });
}

/** How far one average is above or below another of more or fewer sessions. */
function betweenLines(figures: Figures, { metric, handles }: Line): readonly Distance[] {
  const [one, other, ...more] = handles;
  if (metric !== 'movingAverage' || one === undefined || other === undefined || more.length > 0) return [];
  const by = distanceBetween(figures, other, one);
  return by === null
    ? []
    : [{ handles: [by], say: (factOf) => sayBetween(figures, factOf(by), [factOf(one), factOf(other)]) }];
}

function sayBetween(
  { instrument: { name } }: Figures,
  by: Fact | undefined,
  [one, other]: readonly (Fact | undefined)[],
): readonly LocalParts[] {
  if (by?.value == null || one === undefined || other === undefined) return [];
  const [first, second] = [one, other].map(({ period }) => period?.label.replace('D', '') ?? '');
  const template = by.value > 0 ? lineAbove : by.value < 0 ? lineBelow : lineAt;
  return [paragraph(template, { name, by: figure(by.id), first: first ?? '', second: second ?? '' })];
}

const lineAbove = localText(
  'The average of {name} over {first} sessions is {by:size} above that over {second}.',
  '{name}的 {first} 日均线高于 {second} 日均线 {by:size}。',
  '{name}的 {first} 天平均線高於 {second} 天平均線 {by:size}。',
);
const lineBelow = localText(
  'The average of {name} over {first} sessions is {by:size} below that over {second}.',
  '{name}的 {first} 日均线低于 {second} 日均线 {by:size}。',
  '{name}的 {first} 天平均線低於 {second} 天平均線 {by:size}。',
);
const lineAt = localText(
  'The average of {name} over {first} sessions is equal to that over {second}.',
  '{name}的 {first} 日均线与 {second} 日均线持平。',
  '{name}的 {first} 天平均線與 {second} 天平均線持平。',
);

function sayDistance(
  { instrument: { name } }: Figures,
  by: Fact | undefined,
  line: Fact | undefined,
): readonly LocalParts[] {
  if (by?.value == null || line === undefined) return [];
  const template = by.value > 0 ? above : by.value < 0 ? below : at;
  return [
    paragraph(template, {
      name,
      by: figure(by.id),
      ...nameOf(line),
    }),
  ];
}

/** A line as a sentence calls it: by how many sessions or weeks it is of, or with the time that it is of. */
function nameOf({ metric, period }: Fact): { readonly label: LocalText; readonly when: LocalText } {
  const sessions = metric === 'movingAverage' ? /^(\d+)D$/u.exec(period?.label ?? '')?.[1] : undefined;
  if (sessions !== undefined) {
    const label = localText(`${sessions}-day average`, ` ${sessions} 日均线`, ` ${sessions} 天平均線`);
    return { label, when: sameText('') };
  }
  const label = inSentence(labelOf(metric));
  return { label, when: namesItsTime.has(metric) ? localText('', ' ', ' ') : whenOf(period) };
}

const above = localText(
  '{name} is {by:size} above its {label}{when}.',
  '{name}比{when}{label}高 {by:size}。',
  '{name}比{when}{label}高 {by:size}。',
);
const below = localText(
  '{name} is {by:size} below its {label}{when}.',
  '{name}比{when}{label}低 {by:size}。',
  '{name}比{when}{label}低 {by:size}。',
);
const at = localText('{name} is at its {label}{when}.', '{name}与{when}{label}持平。', '{name}與{when}{label}持平。');
