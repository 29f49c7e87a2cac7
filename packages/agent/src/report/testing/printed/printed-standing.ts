import type { Reading } from './printed-number.ts';
import { numbersIn } from './printed-number.ts';
import type { Printed, Relation } from './printed-relation.ts';
import { near, pick, row, table } from './printed-relation.ts';

/** Where a multiple stands among its past, against the medians and quartiles printed beside it. */
export const standing: Relation = {
  kind: 'percentile and quartiles',
  check: (printed) => {
    const found = table(printed, 'Against its own past quarter-ends', '与自身历史季度末相比');
    return (found?.rows ?? []).flatMap(({ label, cells }) => {
      const [now, place, , , lower, upper] = cells.map((cell) => printed.number(cell));
      // A page says in the same cell since when.
      const count = numbersIn(cells[6] ?? '')[0];
      if (!now || !place || !lower || !upper) return [];
      // A share of so many quarters moves by one of them, where a quartile may lie anywhere between two.
      const step = Math.max(1, 100 / (count?.value ?? 100));
      const open = now.tolerance * 2;
      const isAt = (line: Reading, from: number): boolean =>
        place.value > from + step
          ? now.value >= line.value - open
          : place.value < from - step
            ? now.value <= line.value + open
            : true;
      const holds = lower.value <= upper.value && isAt(lower, 25) && isAt(upper, 75);
      return [{ holds, what: `${label} ${now.text} at ${place.text}, ${lower.text} to ${upper.text}` }];
    });
  },
};

/** The quarter of its past that a sentence puts the multiple in. */
export const saidStanding: Relation = {
  kind: 'place among the past in words',
  check: (printed) => {
    const { report, locale } = printed;
    const words = {
      en: [/upper quarter/, /lower quarter/, /percentile \d+ of/] as const,
      'zh-CN': [/处于自身历史高位/, /处于自身历史低位/, /个季度末中的第/] as const,
    }[locale];
    return report.lines.flatMap(({ text }) => {
      if (!words[2].test(text)) return [];
      const said = words[0].test(text) ? 'upper' : words[1].test(text) ? 'lower' : 'middle';
      const number = (locale === 'en' ? /percentile (\d+) of/ : /第 (\d+) 百分位/).exec(text)?.[1];
      const place = Number(number);
      const is = place > 75 ? 'upper' : place < 25 ? 'lower' : 'middle';
      return number === undefined ? [] : [{ holds: said === is || place === 75 || place === 25, what: text }];
    });
  },
};

/** Multiples that a sentence leaves out of the ranges, as they are printed. */
function leftOut({ report, locale }: Printed, label: string): readonly string[] {
  const before = pick(locale, `No range counts the ${label} of `, `以下${label}不计入区间：`);
  return report.lines.flatMap(({ text }) => (text.startsWith(before) ? numbersIn(text).map((one) => one.text) : []));
}

/** Lowest, middle and highest multiple, from the row of the years they are taken of; today's from its figure. */
export const yearEnds: Relation = {
  kind: 'multiples and their years',
  check: (printed) => {
    const ends = table(printed, 'Against its own past fiscal year-ends', '与自身历史财政年度末相比');
    const years = table(printed, 'Multiples at fiscal year-ends', '各财政年度末估值倍数');
    const quarters = table(printed, 'Against its own past quarter-ends', '与自身历史季度末相比');
    return (ends?.rows ?? []).flatMap(({ label, cells }) => {
      const [now, low, median, high] = cells.map((cell) => printed.number(cell));
      const out = leftOut(printed, label);
      const past = (row(years, label) ?? [])
        .filter((cell) => !out.includes(cell))
        .flatMap((cell) => printed.number(cell) ?? []);
      const sorted = past.map(({ value }) => value).toSorted((a, b) => a - b);
      if (!now || !low || !median || !high || sorted.length === 0) return [];
      const half = sorted.length / 2;
      const middle = ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
      const open = 2 * Math.max(...past.map(({ tolerance }) => tolerance));
      const again = printed.number(row(quarters, label)?.[0]);
      const pairs = [
        [low.value, sorted[0] ?? Number.NaN],
        [median.value, middle],
        [high.value, sorted.at(-1) ?? Number.NaN],
        [now.value, again?.value ?? now.value],
      ] as const;
      return pairs.map(([one, other]) => ({
        holds: near(one, other, open),
        what: `${label}: ${one}, by its years ${other}`,
      }));
    });
  },
};
