import type { Part, Topic } from '../reading.ts';
import { assumptionsAgain, assumptionsIn, assumptionsKept } from './assumptions.ts';
import type { QuestionReader, Slots } from './slots.ts';

const wanted: ReadonlySet<string> = new Set([
  'dividendDiscount',
  'impliedPe',
  'grahamNumber',
  'sumOfParts',
  'peExCash',
  'impliedGrowth',
]);

/** Figures that the price is a part of: at another price they are others. */
const ofPrice: ReadonlySet<string> = new Set([
  'priceToSales',
  'priceToBook',
  'dividendYield',
  'earningsYield',
  'freeCashFlowYield',
  'marketCap',
]);

/** After a value, an input of it that is named is assumed of that value. */
const isOfValue = ({ before, instruments }: Slots): boolean =>
  instruments.length === 0 &&
  (before.act === 'what-if' || before.frame?.topics.some(({ value }) => value.id === 'fairValue') === true);

export const whatIfReader: QuestionReader<'what-if'> = {
  act: 'what-if',
  takes: [
    'term:dcf',
    'term:dividendDiscount',
    'ask:how',
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
    'rel:below',
    'rel:above',
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
    'refuse:future',
    'want:trend',
  ],
  build(slots) {
    // "10 % below": behind its number only; before one, 不到 bounds it.
    const content = slots.items.filter((item) => item.is !== 'mark');
    const isBound = content.some((item, at) => {
      const chosen = slots.chosen.get(item);
      return chosen?.kind === 'rel' && ['above', 'below'].includes(chosen.id) && content[at - 1]?.is !== 'quantity';
    });
    if (isBound) return null;
    const named = assumptionsIn(slots);
    const said = named.length > 0 ? [...assumptionsKept(named, slots), ...named] : assumptionsAgain(slots);
    if (said.length === 0) return null;
    if (slots.instruments.length + slots.before.instruments === 0 && slots.subjects.length === 0) return null;
    const isValued =
      named.length === 0 ||
      slots.has('ask:value2') ||
      slots.has('ask:if') ||
      slots.has('term:dcf') ||
      isOfValue(slots) ||
      slots.has('metric:fairValue') ||
      slots.topics.some(({ value }) => wanted.has(value.id)) ||
      slots.has('many:valuation') ||
      (slots.has('price:price') && said.every(({ assumption: { name } }) => ['multiple', 'eps'].includes(name)));
    if (!isValued) return null;
    const isMultipleAsked =
      slots.topics.some(({ value }) => value.id === 'priceToEarnings') &&
      said.every(({ assumption }) => assumption.name !== 'multiple');
    const asked: readonly Part<Topic>[] = isMultipleAsked
      ? [{ value: { kind: 'metric', id: 'impliedPe' }, from: 'text', spans: [] }]
      : slots.topics.filter(
          ({ value }) =>
            wanted.has(value.id) ||
            (ofPrice.has(value.id) && said.every(({ assumption }) => assumption.name === 'price')),
        );
    // A growth that is assumed is not the one that the price implies: each is asked for by itself.
    const isGrown = named.some(({ assumption: { name } }) => name === 'growth');
    if (isGrown && asked.some(({ value }) => value.id === 'impliedGrowth')) return null;
    const topics: readonly Part<Topic>[] =
      asked.length > 0
        ? asked
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
