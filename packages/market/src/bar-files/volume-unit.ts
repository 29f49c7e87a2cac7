import type { BarColumns } from '@plumbline/model/bar';
import { at } from '../quality/bar-table.ts';
import type { Finding } from '../quality/finding.ts';
import { medianOf } from '../quality/steps.ts';

/** Money turned over ÷ (volume × close) lies this near to 1 where both are in plain units. */
const from = 0.7;
const to = 1.4;

/** What a volume counts, by the money turned over beside it: hands of 100 shares, with the money in single units or in thousands. */
export function volumeFactor({ close, volume }: BarColumns, amount: Float64Array): number {
  const ratio = medianOf(
    amount.map((money, row) => money / (at(volume, row) * at(close, row))).filter(Number.isFinite),
  );
  const isHands = [100, 0.1].some((usual) => ratio > usual * from && ratio < usual * to);
  return isHands ? 100 : 1;
}

function isSwapped({ close, volume }: BarColumns, amount: Float64Array, row: number): boolean {
  const [price, shares, money] = [at(close, row), at(volume, row), at(amount, row)];
  const fits = money / (shares * price);
  const fitsSwapped = shares / (money * price);
  return !(fits > from && fits < to) && fitsSwapped > from && fitsSwapped < to;
}

/** Runs of rows in which the columns of volume and of money hold each other's values: the product with the price shows it. */
export function findSwappedVolumes(columns: BarColumns, amount: Float64Array): readonly Finding[] {
  const findings: Finding[] = [];
  const { length } = columns.time;
  for (let row = 0; row < length; row++) {
    if (!isSwapped(columns, amount, row)) continue;
    const first = row;
    while (row + 1 < length && isSwapped(columns, amount, row + 1)) row += 1;
    const rows = row - first + 1;
    findings.push({
      row: first,
      kind: 'swapped-columns',
      severity: 'warn',
      why: `volume and money turned over have changed places in ${rows === 1 ? 'this row' : `${rows} rows from here`}`,
    });
    for (let one = first; one <= row; one++) columns.volume[one] = at(amount, one);
  }
  return findings;
}
