import type { Part, QuestionArgs, Topic } from '../reading.ts';
import { besides, costsOf, fundsOf, splitsIn, withRest } from './holdings.ts';
import { isOutcome as cameOfIt, isOwnResult, isReaders, isSupposed } from './matters.ts';
import { saysSale, sold } from './moves-in.ts';
import type { QuestionReader, Slots } from './slots.ts';

function own(id: string): Part<Topic> {
  return { value: { kind: 'own', id }, from: 'text', spans: [] };
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
  ['own:loss', 'scenario', 'scenarioLoss'],
  ['perf:maxDrawdown', 'risk', 'maxDrawdown'],
  ['perf:volatility', 'risk', 'volatility'],
  ['many:risk', 'risk', 'volatility'],
  ['perf:correlation', 'risk', 'correlation'],
  ['own:correlationMatrix', 'risk', 'correlation'],
  ['perf:sharpe', 'risk', 'sharpe'],
  ['perf:sortino', 'risk', 'sortino'],
  ['perf:valueAtRisk', 'risk', 'valueAtRisk'],
  ['perf:annualReturn', 'value', 'annualReturn'],
  ['perf:totalReturn', 'value', 'return'],
  ['own:weights', 'optimise', 'weights'],
  ['own:value', 'value', 'value'],
  ['own:pnl', 'value', 'pnl'],
  ['many:dividend', 'income', 'income'],
];

/** Somebody speaks of themselves; "is" is a word of others. */
const saysSelf = ({ items }: Slots): boolean =>
  items.some(
    (item) =>
      item.is === 'word' &&
      item.meanings.some(({ id }) => id === 'self') &&
      !item.meanings.some(({ id }) => id === 'is'),
  );

/** "The best split for the lowest volatility" asks for weights, not for a volatility. */
function goalOf(slots: Slots): (typeof doing)[number] | null {
  if (!slots.has('own:weights') && !slots.has('own:portfolio')) return null;
  if (slots.has('end:lowest') && slots.has('perf:volatility')) return ['own:weights', 'optimise', 'minVariance'];
  if (slots.has('own:portfolio') && slots.has('end:highest') && slots.has('own:weights'))
    return ['own:largest', 'largest', 'largest'];
  return slots.has('end:highest') && slots.has('perf:sharpe') ? ['own:weights', 'optimise', 'maxSharpe'] : null;
}

export const portfolioReader: QuestionReader<'portfolio'> = {
  act: 'portfolio',
  takes: [
    'asset',
    'ratio',
    'own',
    'task:buyHold',
    'perf',
    'metric:cash',
    'metric:netIncome',
    'metric:marketCap',
    'metric:fairValue',
    'ask:value2',
    'ask:choose',
    'money',
    'many:dividend',
    'many:risk',
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
    'weekly',
    'price:price',
    'ask:compare',
    'freq',
    'calc:base',
    'calc:averageCost',
    'ask:will',
  ],
  build(slots) {
    // So much every month is a plan, and no value of what is held.
    if (slots.has('calc:futureAnnuity') && slots.quantities.some(({ quantity: { unit } }) => unit === 'money'))
      return null;
    // What the parts would be after a sale: the part that is sold is no weight.
    if (slots.has('own:weights') && slots.has('ask:if') && saysSale(slots)) return null;
    // "The most volatile of the three" sets them side by side.
    const isMost =
      slots.has('end') || slots.topics.some(({ spans }) => /^(?:most|least) /iu.test(spans[0]?.text ?? ''));
    const isRanked = isMost && slots.instruments.length > 1 && slots.quantities.length === 0;
    if (isRanked && !slots.has('own:portfolio') && !slots.has('own:hold') && slots.has('perf')) return null;
    const beside = besides(slots);
    const isInLots = Object.keys(beside.lots).length > 0;
    const goal = goalOf(slots);
    const isPaid = slots.quantities.some(({ quantity: { unit } }) => unit === 'money' || unit === 'none');
    const said =
      goal === null
        ? doing.filter(
            ([cue]) => slots.has(cue) && (cue !== 'many:dividend' || Object.keys(beside.holdings).length === 1),
          )
        : [goal];
    // "I bought 20 at 45, how much am I up" asks what came of it.
    const isOutcome =
      slots.has('own:pnl') ||
      (slots.has('own:loss') && isPaid && !isSupposed(slots) && !slots.has('ask:will')) ||
      (slots.has('ask:value') && slots.has('perf:totalReturn')) ||
      (slots.has('ask:value') && (slots.has('dir:up') || slots.has('dir:down'))) ||
      (saysSelf(slots) && cameOfIt(slots));
    // So does "if I had bought it, what is it worth": nothing was bought.
    const isWorth = slots.has('ask:if') && slots.has('metric:fairValue');
    const isRecorded = said[0]?.[1] === 'record';
    // "42 each for 1,000 of it, what am I down": the price paid is said, so it is what came of it and no supposed fall.
    const isPaidFor =
      said[0]?.[2] === 'scenarioLoss' &&
      !isSupposed(slots) &&
      !slots.has('ask:will') &&
      slots.has('calc:base') &&
      isPaid &&
      Object.keys(beside.holdings).length === 1;
    // "Bought 1,000 at 10, what have I made" is of what was paid, and no return of the share.
    const isMade =
      said[0]?.[2] === 'return' &&
      ['who', 'calc:base', 'own:addHolding', 'own:putIn'].some((cue) => slots.has(cue)) &&
      isPaid &&
      Object.keys(beside.holdings).length === 1;
    // "Am I up on my Apple", 我的茅台赚了多少.
    const isHeld = slots.has('own:hold') && slots.has('calc:base') && isPaid;
    const isOfOwn = said.length === 0 && (isReaders(slots) || isHeld) && cameOfIt(slots);
    const doesWhat =
      isPaidFor || isMade || isOfOwn
        ? ([['own:pnl', 'value', 'pnl']] as const)
        : !isRecorded
          ? said
          : isOutcome
            ? ([['own:pnl', 'value', 'pnl']] as const)
            : isWorth
              ? said.slice(1)
              : said;
    // "Minimum variance weights" names the weights it wants.
    const named = doesWhat.filter(
      ([cue]) => cue !== 'own:weights' || !doesWhat.some(([other, does]) => other !== cue && does === 'optimise'),
    );
    // "How much cash does Meta hold" is of the company, not of what somebody holds of it.
    const isCompany = slots.instruments.length === 1 && slots.quantities.length === 0 && !saysSelf(slots);
    const hasOwn =
      slots.has('own:portfolio') ||
      ((isReaders(slots) || isOwnResult(slots)) && doesWhat.length > 0) ||
      (slots.has('own:weights') && slots.has('sector')) ||
      (slots.has('own:hold') && !isCompany && slots.instruments.length + slots.all('index').length > 0) ||
      Object.keys(beside.holdings).length > 0 ||
      isInLots ||
      Object.keys(beside.weights).length > 1 ||
      (slots.has('ratio') &&
        slots.instruments.length + slots.subjects.length + slots.before.instruments + slots.quantities.length > 0);
    const [first] = doesWhat;
    // Every so often is a strategy.
    if (
      first?.[1] === 'rebalance' &&
      ['want:trend', 'want:daily', 'weekly', 'calc:futureAnnuity'].some((cue) => slots.has(cue))
    )
      return null;
    // "How much of my portfolio is in banks".
    const isPart = first === undefined && slots.has('own:portfolio') && slots.has('want:percentOf');
    const isValued = ['ask:value', 'conv', 'metric:fairValue', 'metric:marketCap'].some((cue) => slots.has(cue));
    if (first === undefined && !isPart && !(hasOwn && isValued)) return null;
    const isNamed =
      hasOwn ||
      slots.instruments.length + (slots.has('own:correlationMatrix') ? slots.all('index').length : 0) > 1 ||
      (first !== undefined &&
        ['minVariance', 'maxSharpe', 'riskParity', 'largest', 'income', 'rebalance', 'addHolding', 'overlap'].includes(
          first[2],
        ));
    if (!isNamed) return null;
    // "If I had held it since" supposes: how far it fell is a figure of its prices.
    const isOfPrices = first?.[1] === 'risk' && slots.instruments.length === 1 && slots.quantities.length === 0;
    if (isOfPrices && slots.has('ask:if') && !slots.has('own:portfolio')) return null;
    // What a company pays a year is its own figure, unless somebody holds some of it.
    if (first?.[2] === 'income' && !hasOwn && !saysSelf(slots) && slots.instruments.length === 1) return null;
    // What one bond pays is no share of a portfolio.
    const isOneRate = Object.keys(beside.weights).length === 1 && Object.keys(beside.weights)[0] === 'bonds';
    if (first?.[2] === 'income' && !hasOwn && !saysSelf(slots) && isOneRate) return null;
    // "The biggest" and "change to" are of holdings only beside a word for them.
    const isLoose =
      first !== undefined &&
      slots.all(first[0]).length > 0 &&
      slots.all(first[0]).every(({ name }) => name === 'loose');
    const isSplit = first?.[1] === 'rebalance' && (slots.has('ratio') || splitsIn(slots, slots.quantities).to !== null);
    if (isLoose && !hasOwn && !isSplit && slots.before.act !== 'portfolio') return null;
    // "If I bought" records nothing.
    if (first?.[1] === 'record' && (isSupposed(slots) || slots.quantities.length === 0)) return null;
    const rest = slots.quantities.filter((item) => !beside.items.includes(item));
    const currency = slots.all('money').at(-1)?.id;
    const money = rest.find(
      ({ quantity }) => quantity.unit === 'money' || (quantity.unit === 'none' && quantity.value >= 500),
    );
    const nameless = rest.filter((item) => item !== money);
    const splits = splitsIn(slots, nameless);
    const isRecord = first?.[1] === 'record' || (first?.[2] === 'pnl' && Object.keys(beside.holdings).length === 1);
    const [quantity] = Object.values(beside.holdings);
    const price = isRecord
      ? (rest.find(({ quantity: { unit } }) => unit === 'none' || unit === 'money')?.quantity.value ?? undefined)
      : undefined;
    const cap = slots.has('own:cap') && Object.keys(beside.weights).length > 0 ? beside.weights : undefined;
    const limit =
      slots.has('own:cap') && slots.has('perf:maxDrawdown')
        ? slots.quantities.find(({ quantity: { unit } }) => unit === 'percent')
        : undefined;
    if (slots.has('own:cap') && cap === undefined && limit === undefined) return null;
    const costs = first?.[2] === 'pnl' ? costsOf(beside, rest, slots) : null;
    const isIncome = first?.[1] === 'income';
    const funds = fundsOf(slots);
    // Money that was put in says its own currency.
    const paidFor = rest.find(({ quantity }) => isRecord && quantity.value === price)?.quantity;
    const ofPrice = first?.[2] === 'pnl' && paidFor?.isOwnMoney !== true ? paidFor?.currency : undefined;
    const paidIn = currency ?? (isRecord ? ofPrice : money?.quantity.currency);
    return {
      instruments: [
        ...slots.instruments.filter(({ spans }) => !funds.some((one) => one.spans[0]?.from === spans[0]?.from)),
        ...funds,
      ],
      args: {
        does: first?.[1] ?? 'value',
        ...(Object.keys(beside.holdings).length > 0 &&
          !isRecord &&
          !isIncome && { holdings: withRest(beside.holdings, money?.quantity.value, slots) }),
        ...(isInLots && { lots: beside.lots }),
        ...(Object.keys(beside.weights).length > 0 && cap === undefined && { weights: beside.weights }),
        ...(cap !== undefined && { cap }),
        ...(limit !== undefined && { drawdown: limit.quantity.value }),
        ...(slots.has('own:longOnly') && { longOnly: true }),
        ...(money !== undefined && !isRecord && { amount: money.quantity.value }),
        ...(paidIn !== undefined && { currency: paidIn }),
        ...((isRecord || isIncome) && quantity !== undefined && { quantity }),
        ...(price !== undefined && { cost: price }),
        ...(costs !== null && { costs: costs.byId }),
        ...(splits.to !== null && { weights: splits.to }),
        ...(splits.from !== null && { from: splits.from }),
      },
      votes: (first === undefined ? 2 : 4) + (hasOwn ? 2 : 0),
      topics: doesWhat.length > 0 ? named.map(([, , id]) => own(id)) : [own(isPart ? 'weights' : 'value')],
      periods: slots.periods(false),
      quantities: [
        ...beside.items,
        ...(limit === undefined ? [] : [limit]),
        ...(money !== undefined && !isRecord ? [money] : []),
        ...(isRecord ? rest.filter(({ quantity: { unit } }) => unit === 'none' || unit === 'money').slice(0, 1) : []),
        ...splits.items,
        ...(costs?.items ?? []),
      ],
      // Only what they are worth is worked out from lots.
      ...(isInLots &&
        first !== undefined &&
        first[2] !== 'value' && { question: { about: 'quantity', text: 'quantity', choices: [] } }),
    };
  },
};

const signalTopics: readonly (readonly [string, QuestionArgs['signals']['does'], string])[] = [
  ['own:integrity', 'proof', 'integrity'],
  ['own:resume', 'resume', 'resume'],
  ['own:pause', 'pause', 'pause'],
  ['own:record', 'results', 'record'],
  ['own:pnl', 'results', 'pnl'],
  ['own:rankBy', 'results', 'results'],
  ['own:onOff', 'results', 'results'],
  ['metric:cash', 'cash', 'cash'],
  ['perf', 'results', 'results'],
  ['dir', 'results', 'results'],
  ['want:turnedProfit', 'results', 'results'],
  ['many:earnings', 'results', 'results'],
  ['own:signals', 'list', 'signals'],
];

const bought = /^(?:buy|bought|buying|买|买入|买进|买了|買|買入|買咗)$/u;

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
    'many:earnings',
    'want:turnedProfit',
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
    // How far a price is from its record is no record of a strategy.
    if (slots.has('price:distanceTo') && slots.instruments.length > 0) return null;
    const isOwn =
      slots.has('own:signals') ||
      slots.has('own:strategies') ||
      slots.has('own:paper') ||
      slots.has('own:record') ||
      slots.has('own:onOff') ||
      (slots.has('own:pnl') && slots.has('own:portfolio'));
    if (!isOwn) return null;
    const words = slots.items.flatMap((item) =>
      slots.chosen.get(item)?.kind === 'who' ? [slots.folded.text.slice(item.edge.from, item.edge.to).trim()] : [],
    );
    const side = words.some((word) => bought.test(word))
      ? 'buy'
      : words.some((word) => sold.test(word))
        ? 'sell'
        : undefined;
    // When to buy and when to sell is a strategy to be made, and no list of signals.
    const isTold = words.some((word) => sold.test(word)) && words.some((word) => bought.test(word));
    if (isTold && slots.instruments.length > 0 && !slots.has('own:signals') && !slots.has('own:paper')) return null;
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
