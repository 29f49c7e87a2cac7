import type { Period } from '../reading.ts';
import type { Slots } from './slots.ts';
import { isHan } from '../text/fold.ts';
import { arithmetic, bySign, chained, partOf, type Calculation } from './arithmetic.ts';
import { hasTrades, movesIn } from './moves-in.ts';

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

/** "What percent of 240 is 30?": with no number before these words the whole stands first. */
function isWholeFirst({ items, chosen, folded }: Slots): boolean {
  return items.some((item, at) => {
    const words = folded.text.slice(item.edge.from, item.edge.to).trim();
    if (chosen.get(item)?.id !== 'percent' || !words.endsWith(' of') || words === 'out of') return false;
    return items.slice(0, at).every(({ is }) => is !== 'quantity');
  });
}

/** "3/8 as a percentage": one number, written as a share of one. */
const isOfOne = ({ quantities, items, folded }: Slots): boolean =>
  quantities.length === 1 &&
  items.some(({ edge }) => /^as a percent(?:age)?$/u.test(folded.text.slice(edge.from, edge.to).trim()));

const doubling = (percents: readonly number[]): ReturnType<Sum> =>
  one({ rate: percents[0] }, ({ rate = 0 }) => (rate > 0 ? Math.log(2) / Math.log(1 + rate) : null));

/** How often a year interest is added; once where nothing is said of it. */
function additionsPerYear(slots: Slots): number | 'continuous' | null {
  const said = [
    ...new Set(slots.all('calc').flatMap(({ id, name }) => (id === 'compound' && name !== '' ? [name] : []))),
  ];
  if (said.length > 1) return null;
  return said[0] === 'continuous' ? said[0] : Number(said[0] ?? 1);
}

/** A sum of money left alone at a rate. */
const compounded: Sum = ({ plain, percents, spans, slots }) => {
  const times = additionsPerYear(slots);
  if (times === null) return null;
  return one(
    {
      principal: plain[0],
      rate: percents[0],
      years: spans[0] && yearsIn(spans[0]),
      ...(typeof times === 'number' && times > 1 && { perYear: times }),
    },
    ({ principal = 0, rate = 0, years = 0 }) =>
      principal * (times === 'continuous' ? Math.exp(rate * years) : (1 + rate / times) ** (times * years)),
  );
};

const yearlyGrowth: Sum = ({ plain, spans }) =>
  one(
    { from: plain[0], to: plain[1], years: spans[0] && yearsIn(spans[0]) },
    ({ from = 0, to = 0, years = 0 }) => (to / from) ** (1 / years) - 1,
  );

const changed: Sum = ({ plain, slots }) =>
  isFromTo(slots) ? one({ from: plain[0], to: plain[1] }, ({ from = 0, to = 0 }) => to / from - 1) : null;

/** What doubles in so many years: its growth of a year. */
const timesOver: Sum = ({ plain, percents, spans, slots }) => {
  const isYearly = ['perf:annualReturn', 'calc:annualise', 'calc:cagr'].some((cue) => slots.has(cue));
  if (!isYearly || plain.length + percents.length > 0) return null;
  const to = Number(slots.all('mult')[0]?.id);
  return one({ from: 1, to, years: spans[0] && yearsIn(spans[0]) }, ({ years = 0 }) => to ** (1 / years) - 1);
};

/** A price after it moved by so much. */
const movedPrice: Sum = ({ plain, slots }) => {
  const [move, ...more] = movesIn(slots) ?? [];
  if (more.length > 0 || plain.length !== 1) return null;
  return one({ from: plain[0], move }, ({ from = 0, move: by = 0 }) => from * (1 + by));
};

/** Up 20 %, then down 20 %: what both make. */
const movedTwice: Sum = ({ plain, slots }) => {
  const [first, second, ...more] = movesIn(slots) ?? [];
  if (more.length > 0 || plain.length > 0) return null;
  return one({ first, second }, ({ first: by = 0, second: then = 0 }) => (1 + by) * (1 + then) - 1);
};

const toKinds: ReadonlySet<string> = new Set(['to', 'dir']);

/** One number, a word for "to", another. */
function isFromTo(slots: Slots): boolean {
  const content = slots.items.filter((item) => item.is !== 'mark');
  const [first, second] = slots.quantities;
  if (first === undefined || second === undefined) return false;
  return content.slice(content.indexOf(first) + 1, content.indexOf(second)).some(
    (item) =>
      (item.is === 'word' && item.meanings.some(({ kind, id }) => toKinds.has(kind) || id === 'compound')) ||
      // It cost so much, and now it is so much.
      (item.is === 'period' && item.meanings.some(({ id }) => id === 'now')),
  );
}

/** Revenue from one sum to another: by how much it grew. */
export function grownFrom(slots: Slots): Calculation | null {
  const [first, second, ...more] = slots.quantities;
  const isAsked = ['many:growth', 'dir', 'calc:change', 'want:change', 'calc:percent'].some((cue) => slots.has(cue));
  if (first === undefined || second === undefined || more.length > 0 || !isAsked || !isFromTo(slots)) return null;
  if (first.quantity.unit !== second.quantity.unit || first.quantity.unit === 'percent') return null;
  const [from, to] = [first.quantity.value, second.quantity.value];
  return { what: 'percentChange', values: { from, to }, result: to / from - 1, items: [first, second] };
}

/** How often a year a payment is made, where the word for it stands beside the money; null where it is of the rate. */
function paymentsPerYear(slots: Slots): number | null {
  const content = slots.items.filter(
    (item) => item.is === 'quantity' || slots.chosen.get(item)?.id === 'futureAnnuity',
  );
  for (const [at, item] of content.entries()) {
    if (item.is === 'quantity') continue;
    // 每月500, but 500 a month.
    const isBefore = isHan(slots.folded.text.charAt(item.edge.from));
    const beside = isBefore ? (content[at + 1] ?? content[at - 1]) : (content[at - 1] ?? content[at + 1]);
    if (beside?.is === 'quantity' && beside.quantity.unit !== 'percent') return Number(slots.chosen.get(item)?.name);
  }
  return null;
}

/** Daily limits of the boards of the mainland; the default is the main board's. */
const limits: readonly (readonly [string, number])[] = [
  ['board:ChiNext', 0.2],
  ['board:STAR', 0.2],
  ['board:BSE', 0.3],
];

function limitOf(slots: Slots, plain: readonly number[]): ReturnType<Sum> {
  const rate = limits.find(([board]) => slots.has(board))?.[1] ?? 0.1;
  const isDown = slots.has('dir:down') || /跌停/u.test(slots.folded.text);
  return one(
    { previousClose: plain[0] },
    ({ previousClose = 0 }) => Math.round(previousClose * (1 + (isDown ? -rate : rate)) * 100 + 1e-7) / 100,
  );
}

const sums: readonly (readonly [string, string, Sum])[] = [
  [
    'calc:breakEven',
    'requiredGain',
    ({ percents }) => one({ loss: percents[0] }, ({ loss = 0 }) => (loss < 1 ? 1 / (1 - Math.abs(loss)) - 1 : null)),
  ],
  ['calc:averageCost', 'averageCost', ({ slots }) => averageCost(slots)],
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
  ['calc:ruleOf72', 'doublingTime', ({ percents }) => doubling(percents)],
  [
    'calc:ruleOf72',
    'cagr',
    ({ plain, percents, spans }) =>
      plain.length + percents.length > 0
        ? null
        : one({ from: 1, to: 2, years: spans[0] && yearsIn(spans[0]) }, ({ years = 0 }) => 2 ** (1 / years) - 1),
  ],
  [
    'calc:futureAnnuity',
    'futureValue',
    ({ plain, percents, spans, slots }) => {
      const perYear = paymentsPerYear(slots);
      if (perYear === null) return null;
      return one(
        { payment: plain[0], rate: percents[0], years: spans[0] && yearsIn(spans[0]), perYear },
        ({ payment = 0, rate = 0, years = 0 }) => {
          const each = rate / perYear;
          const times = perYear * years;
          return each === 0 ? payment * times : (payment * ((1 + each) ** times - 1)) / each;
        },
      );
    },
  ],
  ['calc:compound', 'compoundValue', (inputs) => compounded(inputs)],
  [
    'calc:annualise',
    'annualisedVolatility',
    ({ percents, spans, slots }) =>
      slots.has('calc:dailyRisk') || slots.has('perf:volatility')
        ? one(
            { daily: percents[0], days: spans[0]?.of === 'days' ? spans[0].n : 252 },
            ({ daily = 0, days = 252 }) => daily * Math.sqrt(days),
          )
        : null,
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
  ['calc:limitPrice', 'limitPrice', ({ plain, slots }) => limitOf(slots, plain)],
  [
    'rule:priceLimit',
    'limitPrice',
    ({ plain, slots }) => (slots.has('calc:previousClose') ? limitOf(slots, plain) : null),
  ],
  ['mult', 'cagr', timesOver],
  ...['calc:cagr', 'perf:annualReturn', 'calc:annualise', 'calc:percent', 'calc:compound'].map(
    (cue): (typeof sums)[number] => [cue, 'cagr', yearlyGrowth],
  ),
  ['dir', 'movedPrice', movedPrice],
  ['dir', 'movedTwice', movedTwice],
  ...['calc:change', 'calc:percent', 'many:growth', 'metric:revenueGrowth'].map((cue): (typeof sums)[number] => [
    cue,
    'percentChange',
    changed,
  ]),
  ['dir', 'percentChange', (given) => (hasTrades(given.slots) ? null : changed(given))],
  ...['calc:proceeds', 'ask:value', 'ask:each', 'own:value'].map((cue): (typeof sums)[number] => [
    cue,
    'netProceeds',
    // Two numbers beside two names are so many of each, and none of them a price.
    ({ shares, plain, percents, slots }) =>
      slots.instruments.length > 1
        ? null
        : one(
            { shares: shares[0], price: plain[0], ...(percents.length > 0 && { commission: percents[0] }) },
            ({ shares: n = 0, price = 0, commission = 0 }) => n * price * (1 - commission),
          ),
  ]),
  [
    'calc:positionSize',
    'sharesFor',
    ({ plain, percents }) =>
      percents.length === 0
        ? one({ amount: plain[0], price: plain[1] }, ({ amount = 0, price = 0 }) => Math.floor(amount / price))
        : one(
            { risk: percents[0], equity: plain[0], stop: percents[1] },
            ({ risk = 0, equity = 0, stop = 0 }) => (risk * equity) / stop,
          ),
  ],
  [
    'calc:percent',
    'percentOf',
    ({ percents, plain, slots }) =>
      percents.length > 0
        ? one({ share: percents[0], of: plain[0] }, ({ share = 0, of = 0 }) => share * of)
        : isFromTo(slots)
          ? null
          : isWholeFirst(slots)
            ? one({ part: plain[1], of: plain[0] }, ({ part = 0, of = 0 }) => part / of)
            : one({ part: plain[0], of: isOfOne(slots) ? 1 : plain[1] }, ({ part = 0, of = 0 }) => part / of),
  ],
  ...[
    'calc:base',
    'calc:futureAnnuity',
    'calc:annualise',
    'perf:annualReturn',
    'many:growth',
    'ask:value',
    'calc:at',
  ].map((cue): (typeof sums)[number] => [cue, 'compoundValue', compounded]),
  ['calc:plain', 'arithmetic', ({ plain, slots }) => arithmetic(slots, plain)],
];

/**
 * What was paid in all, over the shares bought. A price belongs to the count of shares right beside it; one price and one
 * count that are left belong together.
 */
function averageCost(slots: Slots): ReturnType<Sum> {
  const content = slots.items.filter((item) => {
    const id = slots.chosen.get(item)?.id;
    return item.is !== 'word' || (id !== undefined && id !== 'base');
  });
  const left = { prices: [] as number[], counts: [] as number[] };
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0; at < content.length; at += 1) {
    const item = content[at];
    if (item?.is !== 'quantity') continue;
    const isAt = slots.chosen.get(content[at + 1] ?? item)?.id === 'at';
    const next = content[isAt ? at + 2 : at + 1];
    const isCount = item.quantity.unit === 'shares' || (isAt && item.quantity.unit !== 'money');
    if (next?.is === 'quantity' && (isAt || (next.quantity.unit === 'shares') !== isCount)) {
      pairs.push(isCount ? [item.quantity.value, next.quantity.value] : [next.quantity.value, item.quantity.value]);
      at += isAt ? 2 : 1;
    } else (isCount ? left.counts : left.prices).push(item.quantity.value);
  }
  if (left.prices.length !== left.counts.length || left.prices.length > 1) return null;
  const all = left.prices.length === 1 ? [...pairs, [left.counts[0]!, left.prices[0]!] as const] : pairs;
  if (all.length < 2) return null;
  const shares = all.reduce((sum, [count]) => sum + count, 0);
  const paid = all.reduce((sum, [count, price]) => sum + count * price, 0);
  return { values: { shares, paid }, result: paid / shares };
}

/** The sum that the words of a sentence name, if its inputs are there; every number must have its place. */
export function worked(slots: Slots): Calculation | null {
  const spanItems = slots.items.filter(
    (item) =>
      item.is === 'period' &&
      (item.said.isLoose === true || item.said.orSpan !== undefined || slots.instruments.length === 0),
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
  const stated = chained(slots) ?? partOf(slots) ?? bySign(slots);
  if (stated !== null) return stated;
  for (const [cue, what, sum] of sums) {
    if (!slots.has(cue)) continue;
    const made = sum(inputs);
    if (made === null) continue;
    // A number that the sum has no place for would be dropped unsaid.
    const given = slots.quantities.length + spans.length;
    const places = Object.keys(made.values).filter((name) => name !== 'perYear').length;
    if (what !== 'averageCost' && what !== 'arithmetic' && given > places) continue;
    if (what === 'arithmetic' && inputs.plain.length < given) continue;
    return { what, ...made, items: [...slots.quantities, ...spanItems] };
  }
  // All that a trade costs is more than the duty on it.
  const duty = (slots.has('rule:stampDuty') || slots.has('calc:taxOn')) && !slots.has('rule:commission');
  const [amount] = of('money');
  if (duty && amount !== undefined)
    return { what: 'stampDuty', values: { amount }, result: null, items: slots.quantities };
  return null;
}
