import { addDays, daysBetween } from '@plumbline/model/date';
import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { defaultFormula } from '@plumbline/quant/catalogue/catalogue';
import { evaluateFormula } from '@plumbline/quant/facts/formula';
import { formulaFunctions } from '@plumbline/quant/facts/formula-library';
import { formulaScope } from '@plumbline/quant/facts/formula-scope';
import type { StatementCheck } from '@plumbline/quant/statements/statement-check';
import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import { tradingDateUntil } from './gather/price-history.ts';
import { securityTexts as texts } from './messages/security.ts';
import type { Place } from './places.ts';
import type { StatementFacts } from './statement-facts.ts';

/** Figures that count shares or are counted per share: none of them means anything beside a price of other shares. */
const shareFigures = ['sharesOutstanding', 'sharesDiluted', 'sharesBasic', 'epsDiluted', 'epsBasic'] as const;

/** The market value over the float of an annual report up to two years old, with and without the price of its day. */
const bands = { withHistory: [0.5, 15], without: [0.25, 20] } as const;
const oldestFloatDays = 760;

/** The price on the day of the float in shares of today, where the history reaches back that far. */
function priceThen(context: ReportContext, day: string): number | null {
  const history = context.bars.get(context.instrument.id, 'split');
  const date = history === null ? null : tradingDateUntil(history.series, day);
  if (history === null || date === null || daysBetween(date, day) > 12) return null;
  const at = history.series.columns.time.findLastIndex((time) => time <= Date.parse(`${date}T23:59:59Z`));
  return history.series.columns.close[at] ?? null;
}

/** No company is paid a thousandth of its sales or a thousand times its assets. */
const smallestPart = 0.001;

function isOfSize({ book }: ReportContext, statements: StatementFacts, value: number): boolean {
  const amount = (id: string | null): number => (id === null ? 0 : (valueOf(book, id) ?? 0));
  const sales = amount(statements.trailing('revenue'));
  const assets = amount(statements.latest('totalAssets'));
  const largest = Math.max(sales, assets);
  return largest <= 0 || (value > smallestPart * largest && value < largest / smallestPart);
}

/**
 * Whether shares and price are of one kind: their product against the float that the company states. Null where it fits or
 * nothing can be said; else the figures that may not meet the price, as missing with the reason.
 */
export function misfits(
  context: ReportContext,
  statements: StatementFacts,
  price: string,
): ReadonlyMap<string, string> | null {
  const { book, instrument, asOf } = context;
  const float = statements.newest('publicFloat');
  const shares = statements.latest('sharesOutstanding') ?? statements.latest('sharesDiluted');
  const stated = float === null ? null : book.get(float);
  const count = shares === null ? null : valueOf(book, shares);
  const paid = valueOf(book, price);
  if (count === null || paid === null) return null;
  const isFresh = stated?.currency === instrument.currency && daysBetween(stated.asOf, asOf) <= oldestFloatDays;
  const then = isFresh ? priceThen(context, stated.asOf) : null;
  const [low, high] = then === null ? bands.without : bands.withHistory;
  const ratio = isFresh && (stated.value ?? 0) > 0 ? (count * (then ?? paid)) / (stated.value ?? 1) : low;
  if (ratio >= low && ratio <= high && isOfSize(context, statements, count * paid)) return null;
  return new Map(
    shareFigures.map((metric) => {
      const id = `${metric}.misfit`;
      return [metric, book.get(id)?.id ?? book.missing({ id, metric, why: texts.marketSense }).id] as const;
    }),
  );
}

const extreme = 5;
const vouching: ReadonlySet<string> = new Set(['balance', 'eps-shares', 'eps-shares-basic', 'share-counts']);
const recentDays = 480;

/** Newest outcome of each identity that vouches for earnings, shares and balance. */
function vouchers({ checks, asOf }: ReportContext): readonly StatementCheck[] {
  const from = addDays(asOf, -recentDays);
  const newest = new Map<string, StatementCheck>();
  for (const check of checks) {
    const known = newest.get(check.id);
    const isNew = known === undefined || check.period.end >= known.period.end;
    if (vouching.has(check.id) && check.period.end >= from && isNew) newest.set(check.id, check);
  }
  return [...newest.values()];
}

/** Whether a value is so far from the price that a fault in the figures is likelier than a bargain. */
export function isExtreme(value: number, price: number): boolean {
  return value > extreme * price || value < price / extreme;
}

/** Why a value far from the price is withheld; null where it is near, or where the figures behind it are vouched for. */
function extremeRefusal(context: ReportContext, value: number | null, price: number | null): LocalText | null {
  if (value === null || price === null || !(price > 0) || !isExtreme(value, price)) return null;
  const known = vouchers(context);
  const isSound = known.every(({ holds }) => holds);
  const ids = new Set(known.map(({ id }) => id));
  const sharesVouched = ['eps-shares', 'eps-shares-basic', 'share-counts'].some((id) => ids.has(id));
  return isSound && sharesVouched && ids.has('balance') ? null : texts.extreme;
}

/** What a metric would come to, without putting it on record. */
export function foresee(context: ReportContext, metric: string, inputs: readonly FormulaInput[]): number | null {
  const formula = defaultFormula(metric, inputs);
  const scope = formulaScope({ metric, inputs }, { fact: (id) => context.book.get(id), series: () => null });
  if (formula === null || !scope.known) return null;
  const value = evaluateFormula(formula.expression, scope.values, formulaFunctions);
  return Number.isFinite(value) ? value : null;
}

/** The refusal of a value per share before it is on record, beside the price of a place. */
export function farFromPrice(
  context: ReportContext,
  place: Place,
  metric: string,
  inputs: readonly FormulaInput[],
): LocalText | null {
  const price = place.given.get('price');
  return extremeRefusal(
    context,
    foresee(context, metric, inputs),
    price === undefined ? null : valueOf(context.book, price),
  );
}

/** Names of the identities that vouch for the newest statements, as one list. */
export function vouchedBy(context: ReportContext): LocalText {
  const names = vouchers(context).map(({ name }) => name);
  const list = (locale: 'en' | 'zh-CN' | 'zh-HK', mark: string): string => names.map((name) => name[locale]).join(mark);
  return localText(list('en', '; '), list('zh-CN', '；'), list('zh-HK', '；'));
}
