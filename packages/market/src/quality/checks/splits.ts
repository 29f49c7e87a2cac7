import { dateOf } from '@plumbline/model/date';
import type { BarTable } from '../bar-table.ts';
import { at } from '../bar-table.ts';
import type { SeriesCheck } from '../check.ts';
import type { Finding, Repair } from '../finding.ts';
import type { Steps } from '../steps.ts';
import { stepsOf } from '../steps.ts';

/** Smaller ratios than this hide among ordinary moves. */
const leastRatio = 1.2;
/** A step this far from the split's day is laid to it only when the ratio is large. */
const nearRows = 5;
const farRatio = 4;
const lateRows = 2;
/** Share of the ratio's logarithm by which a step may miss it: the price also moved. */
const slack = 0.3;
/** A step counts when it is this many times the usual one. */
const leastSteps = 5;

interface Shift {
  readonly row: number;
  /** 1: earlier prices still count the old shares; -1: they were divided once too often. */
  readonly sign: 1 | -1;
}

function shiftsOf({ step, usual }: Steps, ratio: number, day: number): readonly Shift[] {
  const size = Math.log(ratio);
  const isFar = Math.abs(size) >= Math.log(farRatio);
  const shifts: Shift[] = [];
  for (let row = 1; row < step.length && row <= day + lateRows; row++) {
    if (!isFar && Math.abs(row - day) > nearRows) continue;
    const moved = at(step, row);
    if (Math.abs(moved) < leastSteps * usual) continue;
    const sign = Math.sign(moved) === Math.sign(-size) ? 1 : -1;
    if (Math.abs(moved + sign * size) < slack * Math.abs(size)) shifts.push({ row, sign });
  }
  return shifts;
}

function rescale(table: BarTable, factor: number, from: number, to: number): readonly Repair[] {
  const columns = table.adjustedClose === undefined ? [] : (['adjustedClose'] as const);
  return [
    { action: 'scale', columns: ['open', 'high', 'low', 'close', ...columns], factor, from, to },
    { action: 'scale', columns: ['volume'], factor: 1 / factor, from, to },
  ];
}

function nearest(shifts: readonly Shift[], day: number): Shift | undefined {
  return shifts.toSorted((a, b) => Math.abs(a.row - day) - Math.abs(b.row - day))[0];
}

function ratioText(ratio: number): string {
  const plain = (value: number): string => String(Number(value.toPrecision(4)));
  return ratio >= 1 ? `${plain(ratio)} for 1` : `1 for ${plain(1 / ratio)}`;
}

function findShift(table: BarTable, shifts: readonly Shift[], day: number, ratio: number): Finding | null {
  const named = `the split of ${ratioText(ratio)} on ${dateOf(at(table.columns.time, day))}`;
  const [first, second, third] = shifts;
  if (first !== undefined && second !== undefined && third === undefined && first.sign !== second.sign) {
    const factor = first.sign === 1 ? ratio : 1 / ratio;
    return {
      row: first.row,
      kind: 'bad-split',
      severity: 'warn',
      why: `${dateOf(at(table.columns.time, first.row))}: ${second.row - first.row} rows stand alone on the other side of ${named}`,
      repair: rescale(table, factor, first.row, second.row - 1),
    };
  }
  const shift = nearest(shifts, day);
  if (shift === undefined) return null;
  const what = shift.sign === 1 ? 'prices before it do not count' : 'prices before it count twice';
  const proven = shifts.length === 1;
  return {
    row: shift.row,
    kind: 'missing-split',
    severity: 'warn',
    why: `${dateOf(at(table.columns.time, shift.row))}: ${what} ${named}`,
    ...(proven && { repair: rescale(table, shift.sign === 1 ? 1 / ratio : ratio, 0, shift.row - 1) }),
  };
}

/** On a day without a trade the price is carried over, and nothing shows on which side of the split it stands. */
function untraded(table: BarTable, day: number, ratio: number): Finding | null {
  if (at(table.columns.volume, day) !== 0) return null;
  return {
    row: day,
    kind: 'bad-split',
    severity: 'warn',
    why: `${dateOf(at(table.columns.time, day))}: nothing was traded on the day of the split of ${ratioText(ratio)}, so its price proves nothing`,
  };
}

/**
 * Splits the source itself lists, against its prices. Those are to be adjusted throughout: a step of the ratio's size at or
 * before the day shows that they are not.
 */
export const checkListedSplits: SeriesCheck = (table, context) => {
  const { splits } = table;
  if (splits === undefined || context.adjustment === 'none') return [];
  const steps = stepsOf(table.columns.close);
  const days = [...splits.keys()].filter((row) => {
    const ratio = at(splits, row);
    return row > 0 && ratio > 0 && Math.abs(Math.log(ratio)) >= Math.log(leastRatio);
  });
  return days.flatMap((day) => {
    const ratio = at(splits, day);
    return findShift(table, shiftsOf(steps, ratio, day), day, ratio) ?? untraded(table, day, ratio) ?? [];
  });
};
