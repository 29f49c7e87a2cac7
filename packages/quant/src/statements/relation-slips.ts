import { addDays } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { rounding } from './identity.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';
import { usualSign } from './version-slips.ts';

const latest = '9999-12-31';
const kinds = ['year', 'quarter'] as const;

type Signed = readonly [line: StatementLine, sign: 1 | -1];

/** A sum of lines that is zero in a sound statement, or is off by what the company shows beside them. */
interface Relation {
  readonly name: LocalText;
  readonly terms: readonly Signed[];
  /** Counted where on record. */
  readonly also?: readonly Signed[];
  /** Too small a part of the sum to be told from what else stands there. */
  readonly neverBlames?: StatementLine;
  /** Less what cash and restricted cash moved by between the two days. */
  readonly isOfBalances?: boolean;
}

const flows: readonly Signed[] = [
  ['operatingCashFlow', 1],
  ['investingCashFlow', 1],
  ['financingCashFlow', 1],
];

const grossName = localText('revenue − cost = gross profit', '营业收入 − 营业成本 = 毛利', '收入 − 銷售成本 = 毛利');

const relations: readonly Relation[] = [
  {
    name: localText('income before tax − tax = profit', '利润总额 − 所得税 = 净利润', '除稅前溢利 − 稅項 = 溢利'),
    terms: [
      ['pretaxIncome', 1],
      ['incomeTax', -1],
      ['netIncome', -1],
    ],
  },
  {
    name: localText(
      'income before tax − tax = profit with minorities',
      '利润总额 − 所得税 = 含少数股东的净利润',
      '除稅前溢利 − 稅項 = 含非控股權益的溢利',
    ),
    terms: [
      ['pretaxIncome', 1],
      ['incomeTax', -1],
      ['profitWithMinorities', -1],
    ],
  },
  {
    name: grossName,
    terms: [
      ['revenue', 1],
      ['costOfRevenue', -1],
      ['grossProfit', -1],
    ],
  },
  {
    name: localText(
      'gross profit − research − selling and administration = operating income',
      '毛利 − 研发费用 − 销售及管理费用 = 营业利润',
      '毛利 − 研發費用 − 銷售及行政費用 = 經營溢利',
    ),
    terms: [
      ['grossProfit', 1],
      ['sellingGeneralAdmin', -1],
      ['operatingIncome', -1],
    ],
    also: [['researchAndDevelopment', -1]],
  },
  {
    name: localText(
      'operating income − interest = income before tax',
      '营业利润 − 利息支出 = 利润总额',
      '經營溢利 − 利息支出 = 除稅前溢利',
    ),
    terms: [
      ['operatingIncome', 1],
      ['interestExpense', -1],
      ['pretaxIncome', -1],
    ],
    neverBlames: 'interestExpense',
  },
  {
    name: localText('change in cash = sum of cash flows', '现金变动 = 各项现金流之和', '現金變動 = 各項現金流之和'),
    terms: [...flows, ['cashChange', -1]],
    also: [['exchangeEffectOnCash', 1]],
  },
  {
    name: localText(
      'change in cash = change of the balances',
      '现金变动 = 期末减期初余额',
      '現金變動 = 期末減期初餘額',
    ),
    terms: flows,
    also: [['exchangeEffectOnCash', 1]],
    isOfBalances: true,
  },
];

/** A sign turned, or thousands, millions and hundredths taken for units. */
const slips = [-1, 1e3, 1e6, 1e-3, 1e-6, 100, 0.01];

/** What a turned sign leaves is this part of the largest term, and nearly all of it goes when it is turned back. */
const large = 0.2;
const small = 0.05;

/** What cash and restricted cash moved by; null where a balance is not on record. */
function moved(index: StatementIndex, { period }: StatementItem): number | null {
  const balance = (day: string): number | null =>
    [0, -1, 1].reduce<number | null>(
      (found, shift) =>
        found ??
        (
          index.known('cashWithRestricted', 'instant', addDays(day, shift), latest) ??
          index.known('cash', 'instant', addDays(day, shift), latest)
        )?.value ??
        null,
      null,
    );
  const [opening, closing] = [balance(addDays(period.start, -1)), balance(period.end)];
  return opening === null || closing === null ? null : closing - opening;
}

interface Term {
  readonly item: StatementItem;
  readonly sign: 1 | -1;
}

function termsOf(
  index: StatementIndex,
  { terms, also = [] }: Relation,
  kind: (typeof kinds)[number],
  end: string,
): readonly Term[] | null {
  const read = (from: readonly Signed[]): readonly Term[] =>
    from.flatMap(([line, sign]) => {
      const item = index.known(line, kind, end, latest);
      return item === null || (item.derived && kind === 'quarter') ? [] : [{ item, sign }];
    });
  const needed = read(terms);
  if (needed.length < terms.length) return null;
  const found = [...needed, ...read(also)];
  return new Set(found.map(({ item }) => item.currency)).size === 1 ? found : null;
}

/** The terms that a slip would explain to the last digit; a term no larger than rounding explains nothing. */
function slipped(
  { also = [], neverBlames }: Relation,
  terms: readonly Term[],
  rest: number,
  isUnusual: (item: StatementItem) => boolean,
): readonly Term[] {
  const values = terms.map(({ item }) => item.value);
  const remainder = (some: readonly Term[]): number =>
    some.reduce((sum, { item, sign }) => sum + sign * item.value, -rest);
  const left = remainder(terms);
  const optional = new Set(also.map(([line]) => line));
  // Counted in another line already: without it the sum comes out.
  if (Math.abs(remainder(terms.filter(({ item }) => !optional.has(item.line)))) <= rounding(values)) return [];
  const largest = Math.max(...values.map(Math.abs));
  const blamable = terms.filter(({ item }) => item.line !== neverBlames);
  return blamable.filter(({ item, sign }) =>
    slips.some((factor) => {
      const shift = sign * item.value * (factor - 1);
      const slack = rounding([...values.filter((value) => value !== item.value), item.value * factor]);
      if (!(Math.abs(left) > 20 * slack && Math.abs(shift) > 20 * slack)) return false;
      // A business sold stays between the two however the sign is turned: it is small beside what the turn explains.
      const isNearly = factor === -1 && Math.abs(left) > large * largest && isUnusual(item);
      return Math.abs(left + shift) <= (isNearly ? Math.max(slack, small * Math.abs(left)) : slack);
    }),
  );
}

/**
 * Amounts with a turned sign or in another unit: a sum that does not come out, and does to the last digit once one term is turned
 * or scaled. What a company shows beside these lines leaves a remainder of its own and is never mistaken for a slip.
 */
export function relationSlips(index: StatementIndex): readonly Verdict[] {
  return relations.flatMap((relation) =>
    kinds.flatMap((kind) => {
      const [first] = relation.terms;
      if (first === undefined) return [];
      return index.ends(first[0], kind).flatMap((end): readonly Verdict[] => {
        const terms = termsOf(index, relation, kind, end);
        const sample = terms?.[0]?.item;
        if (terms === null || sample === undefined) return [];
        const rest = relation.isOfBalances === true ? moved(index, sample) : 0;
        if (rest === null) return [];
        const isUnusual = ({ line, value }: StatementItem): boolean =>
          value * usualSign(index, { line, kind, end }) < 0;
        return slipped(relation, terms, rest, isUnusual).map(({ item }): Verdict => {
          const { line, period, value } = item;
          return { id: 'slip', line, name: relation.name, period, holds: false, by: value, concerned: [item] };
        });
      });
    }),
  );
}

/** A company whose sales grow or fall by more than a quarter may be one whose sales are misread. */
const usualStep = 1.25;

/** Sales that leap in the very period in which cost and gross profit do not add up to them: they are as doubtful as the two. */
export function doubtedSales(index: StatementIndex): readonly Verdict[] {
  return kinds.flatMap((kind) =>
    index.ends('revenue', kind).flatMap((end): readonly Verdict[] => {
      const [sales, cost, gross] = (['revenue', 'costOfRevenue', 'grossProfit'] as const).map((line) =>
        index.known(line, kind, end, latest),
      );
      if (sales == null || cost == null || gross == null || sales.derived) return [];
      const by = sales.value - cost.value - gross.value;
      const before = [-364, -365, -366, -371, -357].flatMap(
        (days) => index.known('revenue', kind, addDays(end, days), latest) ?? [],
      )[0];
      if (before === undefined || !(before.value > 0) || Math.abs(by) <= 0.02 * Math.abs(sales.value)) return [];
      const step = sales.value / before.value;
      if (step < usualStep && step > 1 / usualStep) return [];
      const { period } = sales;
      return [{ id: 'gross-profit', line: 'revenue', name: grossName, period, holds: false, by, concerned: [sales] }];
    }),
  );
}
