import type { Part, QuestionArgs, Topic } from '../reading.ts';
import type { Item } from './items.ts';
import type { QuestionReader, Slots } from './slots.ts';

function own(id: string): Part<Topic> {
  return { value: { kind: 'own', id }, from: 'text', spans: [] };
}

interface Beside {
  readonly holdings: Readonly<Record<string, number>>;
  readonly weights: Readonly<Record<string, number>>;
  readonly items: readonly Item[];
}

/** Amounts beside instruments: 400 shares of one, 30 % of another, 20 in cash. */
function besides(slots: Slots): Beside {
  const holdings: Record<string, number> = {};
  const weights: Record<string, number> = {};
  const items: Item[] = [];
  const content = slots.items.filter((item) => item.is !== 'mark' && !(item.is === 'word' && !slots.chosen.has(item)));
  const idOf = (item: Item | undefined): string | null => {
    if (item === undefined) return null;
    if (item.is === 'instrument')
      return slots.instruments.find(({ value }) => item.mention.ids.includes(value))?.value ?? null;
    const meaning = slots.chosen.get(item);
    return meaning?.kind === 'metric' && meaning.id === 'cash' ? 'cash' : null;
  };
  const takenNames = new Set<string>();
  const first = content.findIndex((item) => item.is === 'quantity');
  const name = content.findIndex((item) => idOf(item) !== null);
  const isBefore = first >= 0 && first < name;
  for (const [at, item] of content.entries()) {
    if (item.is !== 'quantity') continue;
    const { unit, value } = item.quantity;
    const sides = isBefore ? [content[at + 1], content[at - 1]] : [content[at - 1], content[at + 1]];
    const id = sides.map(idOf).find((one) => one !== null && !takenNames.has(one)) ?? null;
    if (id === null) continue;
    if (unit === 'shares' || unit === 'lots' || unit === 'count') holdings[id] = value;
    else if (unit === 'percent') weights[id] = value;
    else if (unit === 'none')
      (value < 1 || slots.has('own:value') || slots.has('own:hold') ? holdings : weights)[id] = value;
    else continue;
    takenNames.add(id);
    items.push(item);
  }
  for (const [id, value] of Object.entries(weights)) if (value > 1.5) weights[id] = value / 100;
  return { holdings, weights, items };
}

type Does = QuestionArgs['portfolio']['does'];

const doing: readonly (readonly [string, Does, string])[] = [
  ['own:addHolding', 'record', 'addHolding'],
  ['own:riskContribution', 'risk', 'riskContribution'],
  ['own:minVariance', 'optimise', 'minVariance'],
  ['own:maxSharpe', 'optimise', 'maxSharpe'],
  ['own:riskParity', 'optimise', 'riskParity'],
  ['own:rebalance', 'rebalance', 'rebalance'],
  ['own:income', 'income', 'income'],
  ['own:largest', 'largest', 'largest'],
  ['own:overlap', 'overlap', 'overlap'],
  ['own:dcaPlan', 'plan', 'dcaPlan'],
  ['own:loss', 'scenario', 'scenarioLoss'],
  ['perf:maxDrawdown', 'risk', 'maxDrawdown'],
  ['perf:volatility', 'risk', 'volatility'],
  ['perf:correlation', 'risk', 'correlation'],
  ['own:correlationMatrix', 'risk', 'correlation'],
  ['own:weights', 'optimise', 'weights'],
  ['own:value', 'value', 'value'],
  ['own:pnl', 'value', 'pnl'],
];

export const portfolioReader: QuestionReader<'portfolio'> = {
  act: 'portfolio',
  takes: [
    'own',
    'task:buyHold',
    'perf',
    'metric:cash',
    'money',
    'many:dividend',
    'conv',
    'ask:value',
    'ask:if',
    'ask:each',
    'ask:whether',
    'ask:how',
    'ask:can',
    'ask:which',
    'ask:when',
    'instrument',
    'index',
    'sector',
    'market',
    'period',
    'per',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'to',
    'ref',
    'end',
    'side',
    'fall',
    'since',
    'who',
    'dir',
    'calc:futureAnnuity',
    'want',
    'price:price',
    'ask:compare',
    'freq',
  ],
  build(slots) {
    const beside = besides(slots);
    const doesWhat = doing.filter(([cue]) => slots.has(cue));
    const hasOwn =
      slots.has('own:portfolio') ||
      slots.has('own:hold') ||
      Object.keys(beside.holdings).length > 0 ||
      Object.keys(beside.weights).length > 1;
    const [first] = doesWhat;
    if (first === undefined && !(hasOwn && (slots.has('ask:value') || slots.has('conv')))) return null;
    const isNamed =
      hasOwn ||
      slots.instruments.length > 1 ||
      (first !== undefined &&
        ['minVariance', 'maxSharpe', 'riskParity', 'largest', 'income', 'dcaPlan', 'rebalance', 'addHolding'].includes(
          first[2],
        ));
    if (!isNamed) return null;
    const rest = slots.quantities.filter((item) => !beside.items.includes(item));
    const currency = slots.all('money').at(-1)?.id;
    const money = rest.find(
      ({ quantity }) => quantity.unit === 'money' || (quantity.unit === 'none' && quantity.value >= 500),
    );
    const nameless = rest.filter((item) => item !== money);
    // Three shares and more without names are one portfolio if they make a whole; two portfolios are asked about.
    const total = nameless.reduce(
      (sum, { quantity: { value, unit } }) => sum + (unit === 'percent' ? 100 : 1) * value,
      0,
    );
    const small = nameless.length > 2 && Math.abs(total - 100) < 0.5 ? nameless : [];
    const isRecord = first?.[1] === 'record';
    const [quantity] = Object.values(beside.holdings);
    const price = isRecord
      ? (rest.find(({ quantity: { unit } }) => unit === 'none' || unit === 'money')?.quantity.value ?? undefined)
      : undefined;
    const cap = slots.has('own:cap') && Object.keys(beside.weights).length > 0 ? beside.weights : undefined;
    if (slots.has('own:cap') && cap === undefined) return null;
    const isIncome = first?.[1] === 'income';
    const isPlan = first?.[1] === 'plan';
    return {
      args: {
        does: first?.[1] ?? 'value',
        ...(Object.keys(beside.holdings).length > 0 &&
          !isRecord &&
          !isIncome &&
          !isPlan && { holdings: beside.holdings }),
        ...(Object.keys(beside.weights).length > 0 && cap === undefined && { weights: beside.weights }),
        ...(cap !== undefined && { cap }),
        ...(slots.has('own:longOnly') && { longOnly: true }),
        ...(money !== undefined && !isRecord && { amount: money.quantity.value }),
        ...(isPlan && quantity !== undefined && { amount: quantity }),
        ...(currency !== undefined && { currency }),
        ...((isRecord || isIncome) && quantity !== undefined && { quantity }),
        ...(price !== undefined && { cost: price }),
        ...(slots.has('calc:futureAnnuity') || slots.has('own:dcaPlan') ? { frequency: 'monthly' } : {}),
        ...(small.length > 0 && { from: small.map(({ quantity: { value } }) => value) }),
      },
      votes: (first === undefined ? 2 : 4) + (hasOwn ? 2 : 0),
      topics: doesWhat.length > 0 ? doesWhat.map(([, , id]) => own(id)) : [own('value')],
      periods: slots.periods(false),
      quantities: [
        ...beside.items,
        ...(money !== undefined && !isRecord ? [money] : []),
        ...(isRecord ? rest.filter(({ quantity: { unit } }) => unit === 'none' || unit === 'money').slice(0, 1) : []),
        ...small,
      ],
    };
  },
};

const signalTopics: readonly (readonly [string, QuestionArgs['signals']['does'], string])[] = [
  ['own:integrity', 'proof', 'integrity'],
  ['own:pause', 'pause', 'pause'],
  ['own:resume', 'resume', 'resume'],
  ['own:record', 'results', 'record'],
  ['own:pnl', 'results', 'pnl'],
  ['own:rankBy', 'results', 'results'],
  ['own:onOff', 'results', 'results'],
  ['metric:cash', 'cash', 'cash'],
  ['perf', 'results', 'results'],
  ['dir', 'results', 'results'],
  ['own:signals', 'list', 'signals'],
];

export const signalsReader: QuestionReader<'signals'> = {
  act: 'signals',
  takes: [
    'own:signals',
    'since',
    'own:strategies',
    'own:record',
    'own:paper',
    'own:pnl',
    'own:integrity',
    'own:pause',
    'own:resume',
    'own:keep',
    'own:onOff',
    'own:rankBy',
    'own:portfolio',
    'metric:cash',
    'perf',
    'dir',
    'who',
    'market',
    'index',
    'ask:value',
    'ask:each',
    'ask:whether',
    'ask:which',
    'ask:compare',
    'ask:why',
    'ask:how',
    'end',
    'instrument',
    'sector',
    'period',
    'per',
    'price',
    'to',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'ref',
    'money',
    'conv',
    'metric:fairValue',
    'past',
  ],
  build(slots) {
    const isOwn =
      slots.has('own:signals') ||
      slots.has('own:strategies') ||
      slots.has('own:paper') ||
      slots.has('own:record') ||
      (slots.has('own:pnl') && slots.has('own:portfolio'));
    if (!isOwn) return null;
    const words = slots.items.flatMap((item) =>
      slots.chosen.get(item)?.kind === 'who' ? [slots.folded.text.slice(item.edge.from, item.edge.to).trim()] : [],
    );
    const side = words.some((word) => /^(buy|买|买入|买进|買)$/u.test(word))
      ? 'buy'
      : words.some((word) => /^(sell|卖|卖出|沽)$/u.test(word))
        ? 'sell'
        : undefined;
    const amount = slots.quantities.find(({ quantity }) => ['shares', 'none', 'lots', 'count'].includes(quantity.unit));
    if (slots.has('own:paper') && side !== undefined && slots.instruments.length === 1)
      return {
        args: { does: 'order', side, ...(amount !== undefined && { quantity: amount.quantity.value }) },
        votes: 6,
        topics: [own('order')],
        periods: [],
        ...(amount !== undefined && { quantities: [amount] }),
        ...(amount === undefined && { question: { about: 'quantity', text: 'quantity', choices: [] } }),
      };
    const [first] = signalTopics.filter(([cue]) => slots.has(cue));
    const does = first?.[1] ?? 'list';
    const periods = slots.periods(false, does === 'pause');
    const until = does === 'pause' && periods[0]?.value.is === 'day' ? periods[0].value.date : undefined;
    return {
      args: { does, ...(until !== undefined && { until }) },
      votes: 4,
      topics: [own(first?.[2] ?? 'signals')],
      periods,
    };
  },
};
