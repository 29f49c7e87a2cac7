import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const kinds = ['year', 'quarter'] as const;

const name = localText(
  'a restated figure moves others of its statement',
  '重述一项数据会牵动同一报表的其他数据',
  '重列一項數據會牽動同一報表的其他數據',
);

/** Lines of one statement. Flows of cash are not asked: restricted cash came into them line by line. */
const lines: readonly StatementLine[] = [
  'revenue',
  'costOfRevenue',
  'grossProfit',
  'pretaxIncome',
  'incomeTax',
  'netIncome',
  'profitWithMinorities',
];

/** Costs move to another line of the statement by themselves, as pensions did: they are asked and never blamed. */
const witnesses: readonly StatementLine[] = [
  ...lines,
  'operatingIncome',
  'sellingGeneralAdmin',
  'researchAndDevelopment',
  'epsBasic',
  'epsDiluted',
];

/** A split moves all of these, and another profit moves both earnings per share. */
const ofShares: readonly StatementLine[] = ['epsBasic', 'epsDiluted', 'sharesBasic', 'sharesDiluted'];

/** By how much one of them may be restated alone: the rest is a line that we do not read. */
const alone = 0.2;

/** So many others must be on record before they are witnesses. */
const fewestOthers = 2;

/** How far earnings per share may be from the income over the shares and still be theirs. */
const fitting = 0.05;

/** Whether earnings per share, or a count of shares, gives the income of its period as it was known before. */
function isFitting(index: StatementIndex, { line, period, value }: StatementItem, date: string): boolean {
  if (period.kind === 'trailing') return false;
  const { kind, end } = period;
  const of = (other: StatementLine): number => index.known(other, kind, end, date)?.value ?? Number.NaN;
  const how = line.endsWith('Basic') ? 'Basic' : 'Diluted';
  const [eps, shares] = line.startsWith('eps') ? [value, of(`shares${how}`)] : [of(`eps${how}`), value];
  return Math.abs(eps * shares - of('netIncome')) <= fitting * Math.abs(of('netIncome'));
}

const conceptsOf = ({ source }: StatementItem): readonly string[] => source.locator.split(' ').slice(1);

function loneAt(index: StatementIndex, line: StatementLine, kind: (typeof kinds)[number]): readonly StatementItem[] {
  const isOfShares = ofShares.includes(line);
  const others = (isOfShares ? [...ofShares, 'netIncome' as const] : witnesses).filter((other) => other !== line);
  const fewest = isOfShares ? others.length : fewestOthers;
  return index.ends(line, kind).flatMap((end) => {
    // Of a year what was computed is the rest of its own statement.
    const versions = index.versions(line, kind, end).filter(({ derived }) => !derived || kind === 'year');
    return versions.slice(1).filter((item, at) => {
      if (item.derived) return false;
      const before = versions[at];
      if (before === undefined || before.currency !== item.currency) return false;
      if (Math.abs(item.value - before.value) <= alone * Math.abs(before.value)) return false;
      if (isOfShares && !(isFitting(index, before, before.knownAt) && !isFitting(index, item, before.knownAt)))
        return false;
      const beside = others.map((other) => index.versions(other, kind, end));
      // What was put together from this very concept says nothing of its own.
      const [concept = ''] = conceptsOf(item);
      const own = beside.map((all) => all.filter((one) => !conceptsOf(one).includes(concept)));
      const known = own.filter((all) => all.some(({ knownAt }) => knownAt < item.knownAt));
      // A recast may be filed line by line, in several reports.
      const isMoved = own.some((all) => all.some(({ knownAt }) => knownAt > before.knownAt));
      return known.length >= fewest && !isMoved;
    });
  });
}

/**
 * Figures that a later filing changes while it leaves all others of their statement as they were: the column of a segment, another
 * concept or a slip. A true restatement moves at least two terms of a sum. The first figure stays.
 */
export function loneRestatements(index: StatementIndex): readonly Verdict[] {
  return [...lines, ...ofShares].flatMap((line) =>
    kinds.flatMap((kind) =>
      loneAt(index, line, kind).map((item): Verdict => {
        const { period, value } = item;
        return { id: 'lone-restatement', line, name, period, holds: false, by: value, concerned: [item] };
      }),
    ),
  );
}
