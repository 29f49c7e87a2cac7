import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { LocalParts } from '@plumbline/model/text-part';
import { labelOf, metricOf } from '@plumbline/quant/catalogue/catalogue';
import { figure, paragraph } from '../report/paragraph.ts';
import { changeBetween } from './derived-figures.ts';
import type { Figures } from './figures.ts';
import { isIndicator } from './indicator-over.ts';
import { inSentence } from './no-data.ts';
import { whenOf } from './when-words.ts';

interface Line {
  readonly metric: string | null;
  readonly handles: readonly string[];
}

interface Distance {
  readonly handles: readonly string[];
  readonly say: (factOf: (handle: string) => Fact | undefined) => readonly LocalParts[];
}

const isLine = (metric: string | null): boolean =>
  metric === 'low52w' || (metric !== null && isIndicator(metric) && metricOf(metric).unit === 'price');

/** How far the price is above or below each line named beside it. */
export function lineDistances(figures: Figures, asked: readonly Line[]): readonly Distance[] {
  const price = asked.find(({ metric }) => metric === 'price')?.handles;
  const [last, ...more] = price ?? [];
  if (last === undefined || more.length > 0) return [];
  const lines = asked.filter(({ metric }) => isLine(metric)).flatMap(({ handles }) => handles);
  return lines.flatMap((line) => {
    const by = changeBetween(figures, line, last);
    if (by === null) return [];
    return [{ handles: [by], say: (factOf) => sayDistance(figures, factOf(by), factOf(line)) }];
  });
}

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
      label: inSentence(labelOf(line.metric)),
      when: whenOf(line.period),
    }),
  ];
}

const above = localText(
  '{name} is {by:size} above its {label}{when}.',
  '{name}高于{when}{label} {by:size}。',
  '{name}高於{when}{label} {by:size}。',
);
const below = localText(
  '{name} is {by:size} below its {label}{when}.',
  '{name}低于{when}{label} {by:size}。',
  '{name}低於{when}{label} {by:size}。',
);
const at = localText('{name} is at its {label}{when}.', '{name}与{when}{label}持平。', '{name}與{when}{label}持平。');
