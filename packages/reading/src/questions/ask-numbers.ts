import type { Assumption, Part, Period, Quantity, Topic } from '../reading.ts';
import { countsInstrument, type Item } from './items.ts';
import type { QuestionReader, Slots } from './slots.ts';

const names: Readonly<Record<string, Assumption['name']>> = {
  growth: 'growth',
  revenueGrowth: 'growth',
  netIncomeGrowth: 'growth',
  epsGrowth: 'growth',
  dividendGrowth: 'growth',
  discountRate: 'discountRate',
  wacc: 'discountRate',
  governmentBond: 'discountRate',
  fomc: 'discountRate',
  rates: 'discountRate',
  terminalGrowth: 'terminalGrowth',
  priceToEarnings: 'multiple',
  priceToBook: 'multiple',
  priceToSales: 'multiple',
  embeddedValue: 'multiple',
  evToEbitda: 'multiple',
  bookValue: 'multiple',
  netMargin: 'netMargin',
  profitability: 'netMargin',
  operatingMargin: 'operatingMargin',
  grossMargin: 'grossMargin',
  epsDiluted: 'eps',
  earnings: 'netIncome',
  revenue: 'revenue',
  netIncome: 'netIncome',
  dividend: 'dividend',
  dividendPerShare: 'dividend',
  effectiveTaxRate: 'taxRate',
  capitalExpenditure: 'capex',
  price: 'price',
  totalReturn: 'discountRate',
  annualReturn: 'discountRate',
};

const shares: ReadonlySet<string> = new Set(['eps', 'revenue', 'netIncome', 'dividend', 'capex', 'price']);

const isShift = ({ unit, value, written }: Quantity): boolean =>
  unit === 'points' || (unit === 'percent' && written !== 0 && Math.abs(value / written) < 0.0002);

interface Said {
  readonly assumption: Assumption;
  readonly items: readonly Item[];
}

function nameAt(item: Item | undefined, slots: Slots): Assumption['name'] | undefined {
  const meaning = item === undefined ? undefined : slots.chosen.get(item);
  return meaning === undefined || meaning.kind === 'weak' ? undefined : names[meaning.id];
}

function isWord(item: Item | undefined, kind: string): boolean {
  return item?.is === 'word' && item.meanings.some((one) => one.kind === kind);
}

/** Each number with the input it is a value of: the word before it, or the one right after it. */
function assumptionsIn(slots: Slots): readonly Said[] {
  const content = slots.items.filter((item) => item.is !== 'mark');
  const found: Said[] = [];
  let name: Assumption['name'] | undefined;
  let way: 'up' | 'down' | undefined;
  let isTo = false;
  let isRates = false;
  for (const [at, item] of content.entries()) {
    name = nameAt(item, slots) ?? name;
    if (['fomc', 'rates'].includes(slots.chosen.get(item)?.id ?? '')) isRates = true;
    const chosen = slots.chosen.get(item);
    if (chosen?.kind === 'dir' && chosen.id !== 'any') way = chosen.id as 'up';
    if (chosen?.kind === 'rel' && chosen.id !== 'touch') way = chosen.id === 'crossAbove' ? 'up' : 'down';
    if (chosen?.kind === 'mult' && name !== undefined) {
      found.push({ assumption: { name, by: 'change', value: Number(chosen.id) - 1 }, items: [] });
      continue;
    }
    if (item.is !== 'quantity') {
      isTo =
        isWord(item, 'to') ||
        (chosen?.kind === 'ask' && chosen.id === 'if') ||
        (item.is === 'word' &&
          /(?:to|到|至|at)$/u.test(slots.folded.text.slice(item.edge.from, item.edge.to).trim())) ||
        (isTo && isWord(item, 'fn'));
      continue;
    }
    const next = content[at + 1];
    const ahead = isWord(next, 'fn') && nameAt(next, slots) === undefined ? content[at + 2] : next;
    const after = nameAt(ahead, slots);
    const { quantity } = item;
    // "100 AAPL": so many of them, no input of a valuation.
    if (quantity.unit === 'none' && countsInstrument(slots.items, item)) continue;
    const lastSaid = found.at(-1);
    const last = content[at - 1];
    const isWorth =
      last !== undefined &&
      (isWord(last, 'weak') || slots.chosen.get(last)?.id === 'value2' || slots.chosen.get(last)?.id === 'fairValue');
    const isRatio = quantity.unit === 'percent' && name === 'multiple';
    const isAfter =
      after !== undefined &&
      (name === undefined ||
        lastSaid?.assumption.name === name ||
        isRatio ||
        (isWorth && after === 'multiple') ||
        (isWord(next, 'fn') && next !== ahead));
    // "At 25 times earnings".
    const isMultiple = nameAt(next, slots) === 'multiple' && (quantity.unit === 'none' || quantity.unit === 'times');
    const own: Assumption['name'] | undefined = isMultiple
      ? 'multiple'
      : quantity.unit === 'times' && (name === undefined || name === 'price') && after === undefined
        ? 'multiple'
        : quantity.unit === 'times' && after === 'netIncome'
          ? 'multiple'
          : isWorth && quantity.unit !== 'percent' && quantity.unit !== 'times'
            ? 'price'
            : isAfter
              ? after
              : (name ??
                (slots.has('ask:value2') && quantity.unit !== 'percent'
                  ? 'price'
                  : slots.has('term:dcf')
                    ? 'growth'
                    : undefined));
    if (own === undefined) continue;
    const isPerShare =
      own === 'netIncome' && quantity.unit === 'money' && quantity.scale === 1 && quantity.value < 1000;
    // "8% for the next 5": years of the stage before.
    const isNext = slots.chosen.get(content[at - 1] ?? item)?.id === 'nextTime' && quantity.unit === 'none';
    if (isNext && lastSaid !== undefined && lastSaid.assumption.years === undefined) {
      found[found.length - 1] = {
        assumption: { ...lastSaid.assumption, years: quantity.value },
        items: [...lastSaid.items, item],
      };
      continue;
    }
    const isRate = !shares.has(own) && own !== 'multiple';
    const raw =
      isRate && (quantity.unit === 'none' || quantity.unit === 'count') ? quantity.value / 100 : quantity.value;
    const isMoved = isShift(quantity) || (own === 'discountRate' && (way !== undefined || isRates) && !isTo);
    const by = isMoved && !isTo ? 'shift' : shares.has(own) && quantity.unit === 'percent' ? 'change' : 'set';
    const value = by === 'set' || way !== 'down' ? raw : -Math.abs(raw);
    const span = [content[at + 1], content[at + 2], content[at + 3]].find(
      (one) => one?.is === 'period' && (one.said.isLoose === true || one.said.orSpan !== undefined),
    );
    const years =
      span?.is === 'period'
        ? (span.said.of({ today: slots.context.today, isFiscal: false }) as Period & { n: number; of: string })
        : null;
    if (
      lastSaid !== undefined &&
      lastSaid.assumption.name === own &&
      by === 'set' &&
      isTo &&
      lastSaid.assumption.by === 'set' &&
      years === null
    ) {
      found[found.length - 1] = {
        assumption: { ...lastSaid.assumption, from: lastSaid.assumption.value, value },
        items: [...lastSaid.items, item],
      };
      continue;
    }
    found.push({
      assumption: { name: isPerShare ? 'eps' : own, by, value, ...(years?.of === 'years' && { years: years.n }) },
      items: span === undefined ? [item] : [item, span],
    });
  }
  return found;
}

const wanted: ReadonlySet<string> = new Set([
  'dividendDiscount',
  'impliedPe',
  'grahamNumber',
  'sumOfParts',
  'peExCash',
  'impliedGrowth',
]);

export const whatIfReader: QuestionReader<'what-if'> = {
  act: 'what-if',
  takes: [
    'term:dcf',
    'term:dividendDiscount',
    'mult',
    'ask:relation',
    'ask:will',
    'calc:futureAnnuity',
    'metric',
    'many:growth',
    'many:profitability',
    'many:earnings',
    'per:nextTime',
    'many:dividend',
    'many:valuation',
    'ask:if',
    'ask:value2',
    'ask:can',
    'rel:crossAbove',
    'rel:crossBelow',
    'rel:touch',
    'weak',
    'event:fomc',
    'dir',
    'to',
    'since:since',
    'ask:value',
    'want:change',
    'ask:compare',
    'instrument',
    'market',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'ref',
    'price',
    'perf:totalReturn',
    'perf:annualReturn',
    'money',
    'own:keep',
    'per:ttm',
    'per:now',
    'period',
    'fall',
    'calc:eachYear',
  ],
  build(slots) {
    const said = assumptionsIn(slots);
    if (said.length === 0) return null;
    if (slots.instruments.length + slots.before.instruments === 0 && slots.subjects.length === 0) return null;
    const isValued =
      slots.has('ask:value2') ||
      slots.has('ask:if') ||
      slots.has('term:dcf') ||
      slots.has('metric:fairValue') ||
      slots.topics.some(({ value }) => wanted.has(value.id)) ||
      slots.has('many:valuation') ||
      (slots.has('price:price') && said.every(({ assumption: { name } }) => ['multiple', 'eps'].includes(name)));
    if (!isValued) return null;
    const isMultipleAsked =
      slots.topics.some(({ value }) => value.id === 'priceToEarnings') &&
      said.every(({ assumption }) => assumption.name !== 'multiple');
    const named: readonly Part<Topic>[] = isMultipleAsked
      ? [{ value: { kind: 'metric', id: 'impliedPe' }, from: 'text', spans: [] }]
      : slots.topics.filter(({ value }) => wanted.has(value.id));
    const topics: readonly Part<Topic>[] =
      named.length > 0
        ? named
        : [
            {
              value: { kind: 'metric', id: slots.has('term:dividendDiscount') ? 'dividendDiscount' : 'fairValue' },
              from: 'default',
              spans: [],
            },
          ];
    return {
      args: { assumptions: said.map(({ assumption }) => assumption) },
      votes: 5 + (slots.has('ask:if') ? 2 : 0),
      topics,
      periods: [],
      quantities: said.flatMap(({ items }) => items),
    };
  },
};

/** From the dearest unit down: a rate above one counts the cheaper money. */
const strength = ['GBP', 'EUR', 'USD', 'SGD', 'CNY', 'HKD', 'JPY'];

export const convertReader: QuestionReader<'convert'> = {
  act: 'convert',
  takes: [
    'conv',
    'bank',
    'money',
    'price:price',
    'ask:value',
    'ask:if',
    'instrument',
    'to',
    'period',
    'per:now',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'want:percentOf',
  ],
  build(slots) {
    const others = slots.all('money').map(({ id }) => id);
    const money = slots.quantities.filter(({ quantity }) => quantity.unit === 'money');
    const plain = slots.quantities.filter(({ quantity }) => quantity.unit === 'none' || quantity.unit === 'count');
    const percent = slots.quantities.find(({ quantity }) => quantity.unit === 'percent');
    const amounts = [...plain, ...slots.quantities.filter(({ quantity }) => quantity.unit === 'percent')];
    const base = {
      topics: [{ value: { kind: 'own', id: 'conversion' }, from: 'default', spans: [] }] as Part<Topic>[],
      periods: slots.periods(false),
    };
    if (slots.has('bank') && percent !== undefined && money.length === 0)
      return {
        ...base,
        args: { from: 'percent', to: 'bp', amount: percent.quantity.value, result: percent.quantity.value * 10_000 },
        votes: 5,
        quantities: [percent],
      };
    const [first] = money;
    const to = others.at(-1);
    if (
      first !== undefined &&
      to !== undefined &&
      first.quantity.currency !== undefined &&
      first.quantity.currency !== to &&
      slots.instruments.length === 0
    ) {
      const from = first.quantity.currency;
      const rate = plain[0]?.quantity.value;
      const amount = first.quantity.value;
      const isCheaper = strength.indexOf(from) > strength.indexOf(to);
      const result = rate === undefined ? undefined : isCheaper === rate > 1 ? amount / rate : amount * rate;
      return {
        ...base,
        args: { from, to, amount, ...(rate !== undefined && { rate, result }) },
        votes: 5,
        quantities: [first, ...plain.slice(0, 1)],
      };
    }
    const [one, second] = others;
    if (
      slots.instruments.length === 0 &&
      money.length === 0 &&
      one !== undefined &&
      second !== undefined &&
      one !== second
    ) {
      const amount = plain[0]?.quantity.value ?? 1;
      return { ...base, args: { from: one, to: second, amount }, votes: 4, quantities: plain.slice(0, 1) };
    }
    if (slots.instruments.length === 1 && to !== undefined && (slots.has('conv') || amounts.length === 1)) {
      const amount = amounts[0]?.quantity.value ?? 1;
      const args = { from: slots.instruments[0]!.value, to, amount, currency: to, quantity: amount };
      return {
        ...base,
        args,
        topics: [{ value: { kind: 'price', id: 'price' }, from: 'default', spans: [] }],
        votes: 4,
        quantities: amounts.slice(0, 1),
      };
    }
    return null;
  },
};
