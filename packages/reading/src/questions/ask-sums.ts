import type { QuestionArgs } from '../reading.ts';
import type { Calculation } from './arithmetic.ts';
import { grownFrom, worked } from './calculations.ts';
import { solved } from './formulas.ts';
import type { QuestionReader } from './slots.ts';

/** Figures that are given as numbers, and one that follows from them. */
export const formulaReader: QuestionReader<'calculate'> = {
  act: 'calculate',
  takes: [
    'metric',
    'many',
    'price',
    'weak',
    'own:income',
    'calc:base',
    'calc:capital',
    'calc:futureAnnuity',
    'ask:value',
    'ask:value2',
    'ask:if',
    'ask:how',
    'join:and',
    'join:or',
    'money',
    'unit',
    'to',
    'dir',
    'since',
    'want:change',
    'calc:change',
    'calc:percent',
  ],
  build(slots) {
    const sum = slots.instruments.length > 0 ? null : (solved(slots) ?? grownFrom(slots));
    if (sum === null) return null;
    const args: QuestionArgs['calculate'] = { what: sum.what, values: sum.values, result: sum.result };
    return {
      args,
      votes: 6,
      topics: [{ value: { kind: 'own', id: sum.what }, from: 'default', spans: [] }],
      periods: [],
      quantities: sum.items,
    };
  },
};

export const calculateReader: QuestionReader<'calculate'> = {
  act: 'calculate',
  takes: [
    'calc',
    'ask:can',
    'own:loss',
    'dir',
    'rule:stampDuty',
    'rule:priceLimit',
    'rule:commission',
    'board',
    'market',
    'place',
    'who',
    'own:addHolding',
    'ask:value2',
    'calc:previousClose',
    'ask:value',
    'ask:if',
    'ask:which',
    'ask:each',
    'money',
    'period',
    'instrument',
    'index',
    'own:dcaPlan',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'to',
    'metric:discountRate',
    'perf:annualReturn',
    'perf:volatility',
    'price:close',
    'price:price',
    'weak',
    'price:previousClose',
    'end',
    'own:hold',
    'many:growth',
    'mult',
    'want',
    'since',
    'past',
    'clock',
    'conv:convert',
    'ref:it',
    'p',
    'unit',
  ],
  build(slots) {
    const [first, ...others] = slots.items.filter((item) => item.is === 'sum');
    if (first !== undefined)
      return others.length > 0
        ? null
        : {
            args: { what: 'expression', values: {}, result: null, expression: first.expression },
            votes: 5,
            topics: [{ value: { kind: 'own', id: 'arithmetic' }, from: 'default', spans: [] }],
            periods: [],
            quantities: [first],
          };
    const sum: Calculation | null = worked(slots);
    if (sum === null) return null;
    const { what, values, result, expression } = sum;
    const args: QuestionArgs['calculate'] = { what, values, result, ...(expression !== undefined && { expression }) };
    return {
      args,
      votes: 5,
      topics: [
        { value: { kind: 'own', id: expression === undefined ? what : 'arithmetic' }, from: 'default', spans: [] },
      ],
      periods: [],
      quantities: sum.items,
    };
  },
};
