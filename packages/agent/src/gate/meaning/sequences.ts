import type { Fact } from '@plumbline/model/fact';

/** Words that say in which order several figures of one kind stand. */
export interface Sequence {
  /** By how large they are, by when they are of, or that each step goes the way of the verb. */
  readonly by: 'size' | 'time' | 'steps';
  readonly isFalling: boolean;
  /** How many steps; null where it is left open. */
  readonly count: number | null;
}

const list = (text: string): readonly string[] => text.split(';').map((one) => one.trim());
const of = (sequence: Sequence, text: string): readonly (readonly [string, Sequence])[] =>
  list(text).map((phrase) => [phrase, sequence] as const);

const counts: readonly (readonly [en: string, zh: string, digit: number])[] = [
  ['two', '两', 2],
  ['three', '三', 3],
  ['four', '四', 4],
  ['five', '五', 5],
];
const lengths: readonly (readonly [en: string, zh: string])[] = [
  ['years', '年'],
  ['fiscal years', '个财年'],
  ['quarters', '个季度'],
  ['quarters', '季'],
];

/** Phrases in small letters and one script. */
export const sequences: ReadonlyMap<string, Sequence> = new Map([
  ...counts.flatMap(([en, zh, count]) =>
    lengths.flatMap(([unit, unitInChinese]) =>
      of(
        { by: 'steps', isFalling: false, count },
        `${en} ${unit} in a row; for ${en} ${unit} in a row; ${en} ${unit} running; for ${en} ${unit} running; ${en} straight ${unit}; for ${en} straight ${unit}; ${en} consecutive ${unit}; for ${en} consecutive ${unit}; in each of the last ${en} ${unit}; 连续${zh}${unitInChinese}; 连续${String(count)}${unitInChinese}; 连${zh}${unitInChinese}`,
      ),
    ),
  ),
  ...of(
    { by: 'steps', isFalling: false, count: null },
    'every year; each year; year after year; every quarter; each quarter; quarter after quarter; steadily; in every quarter; in every year; 逐年; 逐季; 连年; 逐季度; 一路; 持续; 步步',
  ),
  ...of(
    { by: 'time', isFalling: true, count: null },
    'most recent first; latest first; newest first; the most recent first; the latest first; from newest to oldest; in reverse order; 从近到远; 由近及远; 从新到旧; 最新在前; 由近到远',
  ),
  ...of(
    { by: 'time', isFalling: false, count: null },
    'oldest first; earliest first; from oldest to newest; in chronological order; 从远到近; 由远及近; 从旧到新; 按时间顺序',
  ),
  ...of(
    { by: 'size', isFalling: true, count: null },
    'ranked by; sorted by; ordered by; in order of; from highest to lowest; from largest to smallest; in descending order; from the highest to the lowest; largest first; highest first; 从高到低; 由高到低; 从大到小; 由大到小; 从高至低; 由高至低',
  ),
  ...of(
    { by: 'size', isFalling: false, count: null },
    'from lowest to highest; from smallest to largest; in ascending order; from the lowest to the highest; smallest first; lowest first; 从低到高; 由低到高; 从小到大; 由小到大; 从低至高; 由低至高',
  ),
]);

const end = ({ period, asOf }: Fact): string => period?.end ?? asOf;

/** Whether figures of one kind stand in the order that the words say. */
export function isInOrder(facts: readonly Fact[], { by, isFalling }: Sequence): boolean {
  return (
    facts.length > 2 &&
    facts.slice(1).every((fact, at) => {
      const before = facts[at];
      if (before === undefined || before.metric !== fact.metric || before.currency !== fact.currency) return false;
      const isOne = before.instrumentId === fact.instrumentId && before.period?.kind === fact.period?.kind;
      const moved = by === 'time' ? end(fact).localeCompare(end(before)) : (fact.value ?? 0) - (before.value ?? 0);
      if (by === 'time' && (!isOne || end(fact) === '' || end(before) === '')) return false;
      return isFalling ? moved < 0 : moved > 0;
    })
  );
}
