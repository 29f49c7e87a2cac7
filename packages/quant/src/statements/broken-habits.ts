import { addDays } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Proven } from './confirmations.ts';
import { rounding } from './identity.ts';
import { isWitnessed } from './other-ways.ts';
import type { Signed } from './proofs.ts';
import { proofs } from './proofs.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const movedName = localText(
  'change in cash = change of the balances',
  '现金变动 = 期末减期初余额',
  '現金變動 = 期末減期初餘額',
);

/** What one period leaves of a sum. */
interface Told {
  readonly concerned: readonly StatementItem[];
  readonly by: number;
}

/** Periods on either side that are asked, and how many of them must come out to the last digit. */
const besides = 3;
const fewestHeld = 4;
const mostFailing = 1;

/** A remainder below this part of the largest term is a line of its own, not a wrong figure. */
const apart = 0.03;

/** Balances that moved by the flows so nearly in the years around, and how far they must be off: rates and businesses sold are small. */
const nearly = 0.03;
const loose = { least: 0.1, times: 4 } as const;

function sumOf(index: StatementIndex, terms: readonly Signed[], also: readonly Signed[], at: Place): Told | null {
  const read = (from: readonly Signed[]) =>
    from.flatMap(([line, sign]) => {
      const item = index.known(line, at.kind, at.end, latest);
      return item === null || item.derived ? [] : [{ item, sign }];
    });
  const needed = read(terms);
  if (needed.length < terms.length) return null;
  const all = [...needed, ...read(also)];
  const left = (some: typeof needed): number => some.reduce((sum, { item, sign }) => sum + sign * item.value, 0);
  const by = Math.abs(left(all)) < Math.abs(left(needed)) ? left(all) : left(needed);
  return { concerned: all.map(({ item }) => item), by };
}

interface Place {
  readonly kind: 'instant' | 'year' | 'quarter';
  readonly end: string;
}

/** The flows of a period less what the balances moved by, with restricted cash where it is on record. */
function movedBy(index: StatementIndex, { kind, end }: Place): Told | null {
  const read = (line: StatementLine): StatementItem | null => {
    const item = index.known(line, kind, end, latest);
    return item === null || item.derived ? null : item;
  };
  const flows = [read('operatingCashFlow'), read('investingCashFlow'), read('financingCashFlow')].filter(
    (item) => item !== null,
  );
  const [flow] = flows;
  if (flow === undefined || flows.length < 3) return null;
  const effect = read('exchangeEffectOnCash')?.value ?? 0;
  const each = (['cashWithRestricted', 'cash'] as const).flatMap((line): readonly Told[] => {
    const opening = index.known(line, 'instant', addDays(flow.period.start, -1), latest);
    const closing = index.known(line, 'instant', end, latest);
    if (opening === null || closing === null) return [];
    const sum = flows.reduce((total, { value }) => total + value, effect);
    return [{ concerned: [...flows, opening, closing], by: sum - (closing.value - opening.value) }];
  });
  return each.toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by))[0] ?? null;
}

const isExact = ({ concerned, by }: Told): boolean => Math.abs(by) <= rounding(concerned.map(({ value }) => value));

/** Sums that come out to the last digit in nearly all periods around one in which they do not. */
function broken(row: readonly Told[]): readonly Told[] {
  return row.filter((one, at) => {
    const largest = Math.max(...one.concerned.map(({ value }) => Math.abs(value)));
    if (isExact(one) || Math.abs(one.by) <= apart * largest) return false;
    const first = Math.min(Math.max(0, at - besides), Math.max(0, row.length - 2 * besides - 1));
    const beside = row.slice(first, first + 2 * besides + 1).filter((other) => other !== one);
    const held = beside.filter(isExact).length;
    return held >= fewestHeld && beside.length - held <= mostFailing;
  });
}

const partOf = ({ concerned, by }: Told): number =>
  Math.abs(by) / Math.max(...concerned.map(({ value }) => Math.abs(value)));

/** Flows of a year far from what the balances moved by, which they nearly are in the years around; these have the balances too. */
function unlikeMoves(row: readonly Told[]): readonly Told[] {
  return row.flatMap((one, at) => {
    const beside = [...row.slice(Math.max(0, at - besides), at), ...row.slice(at + 1, at + 1 + besides)];
    const usual = Math.max(...beside.map(partOf));
    if (beside.length < fewestHeld || usual > nearly) return [];
    if (partOf(one) <= Math.max(loose.least, loose.times * usual)) return [];
    return [{ ...one, concerned: one.concerned.filter(({ period }) => period.kind !== 'instant') }];
  });
}

/**
 * Sums that a company's reports keep to the last digit, in the periods in which one does not come out: of its terms, those that no
 * other sum proves, and no other total of the same statement, are withheld. A company that shows lines of its own between them has no such habit, and a sum of which one term
 * is known to be wrong by its sign or unit needs no other reason. known: those terms.
 */
export function brokenHabits(
  index: StatementIndex,
  confirmed: ReadonlyMap<StatementItem, readonly Proven[]>,
  known: ReadonlySet<StatementItem>,
  newest: string,
): readonly Verdict[] {
  const rows: { name: LocalText; failing: readonly Told[] }[] = [];
  for (const { name, kinds, terms, also = [] } of proofs) {
    const [first] = terms;
    if (first === undefined) continue;
    for (const kind of kinds) {
      const row = index.ends(first[0], kind).flatMap((end) => sumOf(index, terms, also, { kind, end }) ?? []);
      rows.push({ name, failing: broken(row) });
    }
  }
  for (const kind of ['year', 'quarter'] as const) {
    const row = index.ends('operatingCashFlow', kind).flatMap((end) => movedBy(index, { kind, end }) ?? []);
    rows.push({ name: movedName, failing: kind === 'year' ? [...broken(row), ...unlikeMoves(row)] : broken(row) });
  }
  return rows.flatMap(({ name, failing }) =>
    failing.flatMap(({ concerned, by }) =>
      concerned
        .filter(
          (item) => !confirmed.has(item) && !isWitnessed(item, newest) && !concerned.some((one) => known.has(one)),
        )
        .map((item): Verdict => {
          const { line, period } = item;
          return { id: 'broken-habit', line, name, period, holds: false, by, concerned: [item] };
        }),
    ),
  );
}
