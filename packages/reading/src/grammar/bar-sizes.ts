import { rule, type Rule } from '../parse/chart.ts';
import { intervals } from '@plumbline/model/bar';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';

const letters: Readonly<Record<string, string>> = { minute: 'm', hour: 'h', day: 'd', week: 'w', month: 'mo' };

/** The size of a bar as an interval is named: hours where minutes make whole ones. */
function sizeOf(n: number, unit: string): string {
  return unit === 'minute' && n % 60 === 0 ? `${n / 60}h` : `${n}${letters[unit]!}`;
}

const isOffered = (size: string): boolean => intervals.some((one) => one === size);

function barOf({ value, decimal }: WrittenNumber, unit: string): Meaning | null {
  const size = sizeOf(value, unit);
  return !decimal && isOffered(size) ? { kind: 'bar', id: size, name: size, unit: '' } : null;
}

/** A size that no bars have, as it is named. */
function otherOf({ value, decimal }: WrittenNumber, unit: string): string | null {
  const size = sizeOf(value, unit);
  return value <= 0 || (!decimal && isOffered(size)) ? null : size;
}

/** "10m bars" is lexed as ten million. */
function minutesIn({ written, scale, ...rest }: WrittenNumber): WrittenNumber | null {
  return scale === 1e6 ? { ...rest, written, scale: 1, value: written } : null;
}

/** 日线 and 周线 behind a number are averages of so many days and weeks. */
const sizes = [
  ['unit:minute|unit:hour', 'fn:barNoun|fn:shortBar'],
  ['unit:day|unit:week|unit:month', 'fn:barNoun'],
] as const;

/** Bars of any size that is said, whether there are such bars or not. */
export const barSizeRules: readonly Rule[] = [
  ...sizes.flatMap(([units, noun]) => [
    rule('bar', `fn:of? fn:the? number ${units} ${noun}`, (_o: unknown, _t: unknown, n: WrittenNumber, unit: Meaning) =>
      barOf(n, unit.id),
    ),
    rule(
      'otherBar',
      `fn:of? fn:the? number ${units} ${noun}`,
      (_o: unknown, _t: unknown, n: WrittenNumber, unit: Meaning) => otherOf(n, unit.id),
      0,
    ),
  ]),
  rule('otherBar', 'fn:of? fn:the? number fn:barNoun', (_o: unknown, _t: unknown, n: WrittenNumber) => {
    const minutes = minutesIn(n);
    return minutes === null ? null : otherOf(minutes, 'minute');
  }),
];
