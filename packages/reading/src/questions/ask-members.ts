import { topic } from './figure-topics.ts';
import type { Item } from './items.ts';
import type { QuestionReader, Slots } from './slots.ts';

const counting = /^(?:how many|多少|几|有多少|多少只|多少家|几只|几家|幾多|幾多隻|幾隻)$/u;
const membersEnd = /(?:stocks?|companies|names|members|firms|股票|成分股|成份股|公司|只|家|隻|间)$/u;
const inside = /^(?:in|inside|part of|里|里面|入面|当中|中)$/u;

const textOf = ({ edge }: Item, { folded }: Slots): string => folded.text.slice(edge.from, edge.to).trim();

const takes = [
  'metric:constituents',
  'metric:indexMembership',
  'metric:indexWeight',
  'index',
  'instrument',
  'place',
  'board',
  'ratio:equal',
  'own:hold',
  'ask:value',
  'ask:whether',
  'ask:each',
  'ask:why',
  'unit:piece',
  'asset:stocks',
  'no:whether',
] as const;

const isOfOneIndex = ({ subjects, candidates }: Slots): boolean =>
  candidates === null && subjects.filter(({ value }) => value.kind === 'index').length === 1;

/** "Is Tesla in the Dow", "why isn't it in there". */
export const memberReader: QuestionReader<'figure'> = {
  act: 'figure',
  takes,
  build(slots) {
    const { instruments, quantities, items, has } = slots;
    if (!isOfOneIndex(slots) || instruments.length !== 1 || quantities.length > 0) return null;
    const isIn = has('metric:indexMembership') || items.some((item) => inside.test(textOf(item, slots)));
    const isOther = ['metric:constituents', 'metric:indexWeight', 'place', 'ratio'].some((cue) => has(cue));
    return isIn && !isOther ? { args: {}, votes: 3, topics: [topic('metric', 'indexMembership')], periods: [] } : null;
  },
};

/** How many an index has, from where and what each weighs; what is taken for granted about that can be wrong. */
export const makeupReader: QuestionReader<'define'> = {
  act: 'define',
  takes,
  build(slots) {
    const { instruments, quantities, has } = slots;
    if (!isOfOneIndex(slots) || instruments.length > 0 || slots.periods(false).length > 0) return null;
    const texts = slots.items.map((item) => textOf(item, slots));
    if (!has('metric:constituents') && !texts.some((text) => membersEnd.test(text))) return null;
    const numbers = quantities.filter(({ quantity: { unit } }) => ['none', 'count', 'shares'].includes(unit));
    const shares = quantities.filter(({ quantity: { unit } }) => unit === 'percent');
    if (numbers.length > 1 || shares.length > 1) return null;
    const isWeighed = has('ratio:equal') || has('metric:indexWeight') || (shares.length === 1 && has('ask:each'));
    const isFrom = has('ask:why') && (has('place') || has('board'));
    const isCounted = numbers.length === 1 || texts.some((text) => counting.test(text));
    if (!isCounted && !isWeighed && !isFrom) return null;
    const [claim] = [...numbers, ...shares];
    return {
      args: { form: 'meaning' },
      votes: 5,
      topics: [topic('metric', 'constituents'), ...(isWeighed ? [topic('metric', 'indexWeight')] : [])],
      periods: [],
      quantities: [...numbers, ...(isWeighed ? shares : [])],
      ...(claim !== undefined && { claim: { value: claim.quantity } }),
    };
  },
};
