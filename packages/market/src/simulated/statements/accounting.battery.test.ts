import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { Fundamentals, StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { statementLines } from '@plumbline/model/fundamentals';
import { describe, expect, it } from 'vitest';
import { simulatedCatalogue } from '../simulated-catalogue.ts';
import { marketOn, saturday } from '../testing/market-on.ts';

const companies = simulatedCatalogue.filter((instrument) => instrument.kind === 'stock');
type Kind = 'quarter' | 'year' | 'instant';
type Lines = Partial<Record<StatementLine, number>>;

interface Column {
  readonly end: string;
  readonly start: string;
  readonly lines: Lines;
}

/** Statements as columns of one kind of period, oldest first. */
function columnsOf(fundamentals: Fundamentals, kind: Kind): readonly Column[] {
  const columns = new Map<string, { end: string; start: string; lines: Lines }>();
  for (const { line, period, value } of fundamentals.items) {
    if (period.kind !== kind) continue;
    const column = columns.get(period.end) ?? { end: period.end, start: period.start, lines: {} };
    column.lines[line] = value;
    columns.set(period.end, column);
  }
  return [...columns.values()].toSorted((a, b) => (a.end < b.end ? -1 : 1));
}

const n = (lines: Lines, line: StatementLine): number => lines[line] ?? 0;

/** Sums that must hold exactly within one period's flows. */
function flowFaults({ lines, end }: Column): string[] {
  const gross = lines.grossProfit ?? n(lines, 'revenue');
  const checks: readonly (readonly [string, number, number])[] = [
    ['gross', gross, n(lines, 'revenue') - n(lines, 'costOfRevenue')],
    [
      'operating',
      n(lines, 'operatingIncome'),
      gross - n(lines, 'researchAndDevelopment') - n(lines, 'sellingGeneralAdmin'),
    ],
    ['pretax', n(lines, 'pretaxIncome'), n(lines, 'operatingIncome') - n(lines, 'interestExpense')],
    ['net', n(lines, 'netIncome'), n(lines, 'pretaxIncome') - n(lines, 'incomeTax')],
    [
      'cash change',
      n(lines, 'cashChange'),
      n(lines, 'operatingCashFlow') + n(lines, 'investingCashFlow') + n(lines, 'financingCashFlow'),
    ],
  ];
  return checks.filter(([, left, right]) => left !== right).map(([name]) => `${name} ${end}`);
}

/** Sums within one balance sheet, and signs that a reader takes for granted. */
function balanceFaults({ lines, end }: Column): string[] {
  const faults: string[] = [];
  if (n(lines, 'totalAssets') !== n(lines, 'totalLiabilities') + n(lines, 'equity')) faults.push(`balance ${end}`);
  const isClassified = lines.currentAssets !== undefined;
  const current = n(lines, 'cash') + n(lines, 'shortTermInvestments') + n(lines, 'receivables') + n(lines, 'inventory');
  if (isClassified && n(lines, 'currentAssets') !== current) faults.push(`current assets ${end}`);
  const fixed = n(lines, 'propertyPlantEquipment') + n(lines, 'goodwill') + n(lines, 'longTermInvestments');
  if (n(lines, 'totalAssets') !== current + fixed) faults.push(`assets ${end}`);
  const owed = n(lines, 'payables') + n(lines, 'shortTermDebt') + n(lines, 'longTermDebt');
  if (n(lines, 'totalLiabilities') !== owed) faults.push(`liabilities ${end}`);
  for (const line of [
    'cash',
    'receivables',
    'propertyPlantEquipment',
    'longTermDebt',
    'equity',
    'inventory',
  ] as const) {
    if (n(lines, line) < 0) faults.push(`${line} ${n(lines, line)} ${end}`);
  }
  return faults;
}

/** What must lead from one balance sheet to the next. */
function rollFaults(flow: Lines, before: Lines, after: Lines, end: string): string[] {
  const change = (line: StatementLine): number => n(after, line) - n(before, line);
  const checks: readonly (readonly [string, number, number])[] = [
    ['cash', change('cash'), n(flow, 'cashChange')],
    ['retained earnings', change('retainedEarnings'), n(flow, 'netIncome') - n(flow, 'dividendsPaid')],
    ['property', change('propertyPlantEquipment'), n(flow, 'capitalExpenditure') - n(flow, 'depreciationAmortization')],
  ];
  return checks
    .filter(([, left, right]) => left !== right)
    .map(([name, left, right]) => `${name} ${left}≠${right} ${end}`);
}

function shareFaults(
  flow: Lines,
  before: Lines,
  after: Lines,
  actions: readonly CorporateAction[],
  column: Column,
): string[] {
  const ratio = actions.reduce(
    (product, action) =>
      action.kind === 'split' && action.exDate >= column.start && action.exDate <= column.end
        ? product * action.ratio
        : product,
    1,
  );
  const start = n(before, 'sharesOutstanding') * ratio;
  const growth = n(after, 'sharesOutstanding') / start - 1;
  const isPlausible = Math.abs(growth) < 0.12;
  const basic = n(flow, 'sharesBasic');
  const isBetween =
    basic >= Math.min(start, n(after, 'sharesOutstanding')) - 1 &&
    basic <= Math.max(start, n(after, 'sharesOutstanding')) + 1;
  const eps = n(flow, 'netIncome') / n(flow, 'sharesDiluted');
  const isPerShare = Math.abs(eps - n(flow, 'epsDiluted')) <= 0.005_001;
  return isPlausible && isBetween && isPerShare ? [] : [`shares ${growth} ${isBetween} ${isPerShare} ${column.end}`];
}

function yearFaults(year: Column, quarters: readonly Column[]): string[] {
  const four = quarters.filter((quarter) => quarter.start >= year.start && quarter.end <= year.end);
  if (four.length !== 4) return [`${four.length} quarters in ${year.end}`];
  const flows = statementLines.filter((line) => !/^(eps|shares[BDO])/.test(line) && year.lines[line] !== undefined);
  return flows
    .filter((line) => four.reduce((sum, quarter) => sum + n(quarter.lines, line), 0) !== n(year.lines, line))
    .map((line) => `${line} of ${year.end}`);
}

function faultsOf(fundamentals: Fundamentals, actions: readonly CorporateAction[]): string[] {
  const quarters = columnsOf(fundamentals, 'quarter');
  const balances = columnsOf(fundamentals, 'instant');
  const years = columnsOf(fundamentals, 'year');
  const faults = [...quarters, ...years].flatMap(flowFaults);
  faults.push(...balances.flatMap(balanceFaults), ...years.flatMap((year) => yearFaults(year, quarters)));
  for (const [i, quarter] of quarters.entries()) {
    const [before, after] = [balances[i - 1], balances[i]];
    if (before === undefined || after === undefined) continue;
    if (after.end !== quarter.end) faults.push(`no balance at ${quarter.end}`);
    faults.push(...rollFaults(quarter.lines, before.lines, after.lines, quarter.end));
    faults.push(...shareFaults(quarter.lines, before.lines, after.lines, actions, quarter));
  }
  return faults;
}

describe('simulated statements', () => {
  it.each([4620, 1, 2, 3, 4])(
    'of seed %i add up, balance, roll forward and sum to years, for every company in every period',
    async (seed) => {
      const { market, context } = marketOn(saturday, seed);
      const faults: string[] = [];
      for (const instrument of companies) {
        const { actions } = (await market.bars({ instrument, interval: '1d' }, context)).value;
        const { value } = await market.fundamentals(instrument, context);
        faults.push(...faultsOf(value, actions).map((fault) => `${instrument.id} ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );

  it('notice when a figure is changed', async () => {
    const { market, context } = marketOn(saturday);
    const [instrument] = companies;
    if (instrument === undefined) throw new Error('the catalogue has no company');
    const { value } = await market.fundamentals(instrument, context);
    const changed = (line: StatementLine): Fundamentals => {
      const at = value.items.findLastIndex((item: StatementItem) => item.line === line);
      return {
        ...value,
        items: value.items.map((item, i) => (i === at ? { ...item, value: item.value + 1e6 } : item)),
      };
    };
    const lines = ['revenue', 'netIncome', 'cash', 'retainedEarnings', 'totalAssets', 'capitalExpenditure'] as const;
    expect(lines.filter((line) => faultsOf(changed(line), []).length === 0)).toEqual([]);
  });
});
