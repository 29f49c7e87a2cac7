import type { Period } from '../reading.ts';
import type { Item } from './items.ts';
import type { Slots } from './slots.ts';

/** A sum that a sentence states: the kind, its inputs and what comes out. */
export interface Calculation {
  readonly what: string;
  readonly values: Readonly<Record<string, number>>;
  readonly result: number | readonly number[] | null;
  readonly items: readonly Item[];
}

interface Inputs {
  readonly slots: Slots;
  /** Money and bare numbers in order. */
  readonly plain: readonly number[];
  readonly percents: readonly number[];
  readonly shares: readonly number[];
  readonly spans: readonly { readonly n: number; readonly of: string }[];
}

type Sum = (inputs: Inputs) => Omit<Calculation, 'items' | 'what'> | null;

const yearsIn = ({ n, of }: { readonly n: number; readonly of: string }): number =>
  of === 'years' ? n : of === 'months' ? n / 12 : of === 'quarters' ? n / 4 : of === 'weeks' ? n / 52 : n / 365;

function one(
  values: Readonly<Record<string, number | undefined>>,
  result: (given: Record<string, number>) => number | null,
): ReturnType<Sum> {
  if (Object.values(values).some((value) => value === undefined)) return null;
  const given = values as Record<string, number>;
  const worth = result(given);
  return worth === null || !Number.isFinite(worth) ? null : { values: given, result: worth };
}

/** Daily limits of the boards of the mainland; the default is the main board's. */
const limits: readonly (readonly [string, number])[] = [
  ['board:ChiNext', 0.2],
  ['board:STAR', 0.2],
  ['board:BSE', 0.3],
];

const sums: readonly (readonly [string, string, Sum])[] = [
  [
    'calc:breakEven',
    'requiredGain',
    ({ percents }) => one({ loss: percents[0] }, ({ loss = 0 }) => (loss < 1 ? 1 / (1 - Math.abs(loss)) - 1 : null)),
  ],
  ['calc:averageCost', 'averageCost', ({ plain, shares, slots }) => averageCost(slots, plain, shares)],
  [
    'calc:annuity',
    'annuityPayment',
    ({ plain, percents, spans }) =>
      one(
        { principal: plain[0], rate: percents[0], years: spans[0] && yearsIn(spans[0]) },
        ({ principal = 0, rate = 0, years = 0 }) => {
          const monthly = rate / 12;
          return monthly === 0
            ? principal / (years * 12)
            : (principal * monthly) / (1 - (1 + monthly) ** (-12 * years));
        },
      ),
  ],
  [
    'calc:futureAnnuity',
    'futureValue',
    ({ plain, percents, spans }) =>
      one(
        { payment: plain[0], rate: percents[0], years: spans[0] && yearsIn(spans[0]) },
        ({ payment = 0, rate = 0, years = 0 }) => {
          const monthly = rate / 12;
          return (payment * ((1 + monthly) ** (12 * years) - 1)) / monthly;
        },
      ),
  ],
  [
    'calc:compound',
    'compoundValue',
    ({ plain, percents, spans }) =>
      one(
        { principal: plain[0], rate: percents[0], years: spans[0] && yearsIn(spans[0]) },
        ({ principal = 0, rate = 0, years = 0 }) => principal * (1 + rate) ** years,
      ),
  ],
  [
    'calc:annualise',
    'annualisedVolatility',
    ({ percents, slots }) =>
      one({ daily: percents[0] }, ({ daily = 0 }) => daily * Math.sqrt(slots.has('month') ? 12 : 252)),
  ],
  [
    'calc:simpleInterest',
    'simpleInterest',
    ({ plain, percents, spans, slots }) =>
      one(
        {
          principal: plain[0],
          rate: percents[0],
          days: spans[0] && (spans[0].of === 'days' ? spans[0].n : yearsIn(spans[0]) * 365),
        },
        ({ principal = 0, rate = 0, days = 0 }) =>
          (principal * rate * days) / (/360/u.test(slots.folded.text) ? 360 : 365),
      ),
  ],
  [
    'calc:presentValue',
    'presentValue',
    ({ plain, percents, spans }) =>
      one(
        { amount: plain[0], rate: percents[0], years: spans[0] && yearsIn(spans[0]) },
        ({ amount = 0, rate = 0, years = 0 }) => amount / (1 + rate) ** years,
      ),
  ],
  [
    'calc:ruleOf72',
    'doublingTime',
    ({ percents }) =>
      one({ rate: percents[0] }, ({ rate = 0 }) => (rate > 0 ? Math.log(2) / Math.log(1 + rate) : null)),
  ],
  [
    'calc:limitPrice',
    'limitPrice',
    ({ plain, slots }) => {
      const rate = limits.find(([board]) => slots.has(board))?.[1] ?? 0.1;
      const isDown = slots.has('dir:down') || /跌停/u.test(slots.folded.text);
      return one(
        { previousClose: plain[0] },
        ({ previousClose = 0 }) => Math.round(previousClose * (1 + (isDown ? -rate : rate)) * 100 + 1e-7) / 100,
      );
    },
  ],
  [
    'calc:cagr',
    'cagr',
    ({ plain, spans }) =>
      one(
        { from: plain[0], to: plain[1], years: spans[0] && yearsIn(spans[0]) },
        ({ from = 0, to = 0, years = 0 }) => (to / from) ** (1 / years) - 1,
      ),
  ],
  [
    'calc:proceeds',
    'netProceeds',
    ({ shares, plain }) => one({ shares: shares[0], price: plain[0] }, ({ shares: n = 0, price = 0 }) => n * price),
  ],
  [
    'calc:percent',
    'percentOf',
    ({ percents, plain }) =>
      percents.length > 0
        ? one({ share: percents[0], of: plain[0] }, ({ share = 0, of = 0 }) => share * of)
        : one({ part: plain[0], of: plain[1] }, ({ part = 0, of = 0 }) => part / of),
  ],
  ['calc:plain', 'arithmetic', ({ plain, slots }) => arithmetic(slots, plain)],
];

/** What was paid in all, over the shares bought. Each price belongs to the count of shares beside it. */
function averageCost(slots: Slots, plain: readonly number[], shares: readonly number[]): ReturnType<Sum> {
  if (shares.length < 2 || shares.length !== plain.length) return null;
  const amounts = slots.items.filter((item) => item.is === 'quantity').map(({ quantity }) => quantity);
  const isSharesFirst =
    amounts.findIndex(({ unit }) => unit === 'shares') < amounts.findIndex(({ unit }) => unit !== 'shares');
  const order = isSharesFirst ? amounts : amounts.toReversed();
  const prices = order.filter(({ unit }) => unit !== 'shares').map(({ value }) => value);
  const counts = order.filter(({ unit }) => unit === 'shares').map(({ value }) => value);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const paid = counts.reduce((sum, count, at) => sum + count * prices[at]!, 0);
  return { values: { shares: total, paid }, result: paid / total };
}

function arithmetic(slots: Slots, plain: readonly number[]): ReturnType<Sum> {
  const [left, right] = plain;
  if (left === undefined) return null;
  const words = slots.items.flatMap((item) =>
    slots.chosen.get(item)?.kind === 'calc' ? [slots.folded.text.slice(item.edge.from, item.edge.to).trim()] : [],
  );
  const is = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  if (is(/^(square root|sqrt|开方|平方根|root of)$/u)) return { values: { left }, result: Math.sqrt(left) };
  if (is(/^(squared|平方)$/u)) return { values: { left }, result: left ** 2 };
  if (right === undefined) return null;
  const values = { left, right };
  if (is(/^(divided by|divide|over|除以|除)$/u)) return { values, result: left / right };
  if (is(/^(times|multiplied by|multiply|乘以|乘|乘上|相乘)$/u)) return { values, result: left * right };
  if (is(/^(minus|subtract|less|减|减去)$/u)) return { values, result: left - right };
  if (is(/^(plus|add|sum of|加|加上|相加)$/u)) return { values, result: plain.reduce((sum, value) => sum + value, 0) };
  return is(/^(to the power|次方)$/u) ? { values, result: left ** right } : null;
}

/** The sum that the words of a sentence name, if its inputs are there; every number must have its place. */
export function worked(slots: Slots): Calculation | null {
  const spanItems = slots.items.filter(
    (item) => item.is === 'period' && (item.said.isLoose === true || item.said.orSpan !== undefined),
  );
  const spans = spanItems.flatMap((item) => {
    if (item.is === 'period' && item.said.orSpan !== undefined) return [item.said.orSpan];
    const period =
      item.is === 'period' ? (item.said.of({ today: slots.context.today, isFiscal: false }) as Period) : null;
    return period?.is === 'last' ? [{ n: period.n, of: period.of }] : [];
  });
  const longest = spans.toSorted((a, b) => yearsIn(b) - yearsIn(a));
  const of = (...units: readonly string[]): readonly number[] =>
    slots.quantities.filter(({ quantity }) => units.includes(quantity.unit)).map(({ quantity }) => quantity.value);
  const inputs: Inputs = {
    slots,
    plain: of('none', 'count', 'money', 'points'),
    percents: of('percent'),
    shares: of('shares', 'lots'),
    spans: longest,
  };
  for (const [cue, what, sum] of sums) {
    if (!slots.has(cue)) continue;
    const made = sum(inputs);
    if (made !== null) return { what, ...made, items: [...slots.quantities, ...spanItems] };
  }
  const duty = slots.has('rule:stampDuty') || slots.has('calc:taxOn');
  const [amount] = of('money');
  if (duty && amount !== undefined)
    return { what: 'stampDuty', values: { amount }, result: null, items: slots.quantities };
  return null;
}
