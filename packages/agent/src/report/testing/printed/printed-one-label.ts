import type { Reading } from './printed-number.ts';
import { numbersIn } from './printed-number.ts';
import type { Relation } from './printed-relation.ts';
import { near } from './printed-relation.ts';

/** Heads of columns that are periods. */
const isPeriod = (head: string): boolean => /^(?:TTM|FY\d{4}|\d{4} 财年|近 12 个月)/.test(head);

/** Every figure under its label and period, in whatever table it stands: one number in each currency. */
export const oneLabel: Relation = {
  kind: 'one label and period',
  check: ({ report }) => {
    const seen = new Map<string, Reading>();
    return report.tables.flatMap(({ head, rows, title }) => {
      const hasPeriods = head.length > 0 && head.every(isPeriod);
      const isListed = head.length === 2 && !hasPeriods;
      return rows.flatMap(({ label, cells }) => {
        const own = hasPeriods
          ? head.map((period, at) => [period, cells[at] ?? ''] as const)
          : isListed && isPeriod(cells[0] ?? '')
            ? [[cells[0] ?? '', cells[1] ?? ''] as const]
            : [];
        return own.flatMap(([period, text]) => {
          const reading = numbersIn(text)[0];
          if (reading === undefined || label === '') return [];
          const key = `${label} ${period} ${reading.currency} ${reading.unit}`;
          const before = seen.get(key);
          seen.set(key, before ?? reading);
          if (before === undefined) return [];
          const open = before.tolerance + reading.tolerance;
          return [
            { holds: near(before.value, reading.value, open), what: `${key}: ${before.text}, ${text} in ${title}` },
          ];
        });
      });
    });
  },
};
