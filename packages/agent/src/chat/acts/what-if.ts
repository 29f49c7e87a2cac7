import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Assumption } from '@plumbline/reading/reading';
import { foldWord } from '@plumbline/reading/text/fold';
import { questionVocabulary } from '@plumbline/reading/vocabulary/vocabulary';
import { listed } from '../listed.ts';
import { ratiosOfPrice } from '../ratio-at-price.ts';
import type { ActOf, FrameOf, Turn } from '../step.ts';
import { call, say } from '../step.ts';
import { topicName } from '../topics.ts';
import { namesOf, notHeld, perInstrument, subjectsOf, topicsOf, valued } from './subjects.ts';

/** Inputs that the valuation takes, set, moved (`Shift`) or changed by a part of themselves (`Change`). */
const taken: ReadonlySet<string> = new Set([
  'growth',
  'growthShift',
  'discountRate',
  'discountRateShift',
  'terminalGrowth',
  'terminalGrowthShift',
  'price',
  'priceChange',
  'multiple',
  'eps',
  'epsChange',
]);
const forms = { set: '', shift: 'Shift', change: 'Change' } as const;
const inputOf = ({ name, by }: Assumption): string => `${name}${forms[by]}`;
/** Years that growth holds for in the cash-flow value. */
const growthYears = 5;

/** Multiples other than that of earnings: a value by them is not computed. */
const otherMultiples: ReadonlySet<string> = new Set([
  'priceToBook',
  'priceToSales',
  'evToEbitda',
  'embeddedValue',
  'bookValue',
]);

const notTaken = (names: readonly LocalText[]) => {
  const list = listed(names);
  return localText(
    `Read, but the valuation here does not take it: ${list.en}.`,
    `已读懂，但此处的估值不采用：${list['zh-CN']}。`,
    `已讀懂，但此處的估值不採用：${list['zh-HK']}。`,
  );
};
const otherSpan = localText(
  `Growth holds for ${growthYears} years in the valuation here and fades after them; another span is not computed.`,
  `此处的估值中增长持续 ${growthYears} 年，之后逐渐放缓；不计算其他年限。`,
  `此處的估值中增長持續 ${growthYears} 年，之後逐漸放緩；不計算其他年限。`,
);

/** What stands in the way of a valuation under these assumptions; null where nothing does. */
function whyNot(frame: FrameOf<'what-if'>, { words }: Turn): LocalText | null {
  const { assumptions } = frame.args;
  const foreign = assumptions.filter((one) => !taken.has(inputOf(one)));
  if (foreign.length > 0) return notTaken(foreign.map(({ name }) => topicName(assumptionTopics[name] ?? name)));
  const topics = topicsOf(frame).filter((id) => !valued.has(id));
  if (topics.length > 0) return notTaken(topics.map(topicName));
  const meant = words.flatMap((word) => questionVocabulary.surfaces.get(foldWord(word)) ?? []);
  const other = meant.find(({ kind, id }) => kind === 'metric' && otherMultiples.has(id));
  if (other !== undefined && assumptions.some(({ name }) => name === 'multiple'))
    return notTaken([topicName(other.id)]);
  return assumptions.some(({ years }) => years !== undefined && years !== growthYears) ? otherSpan : null;
}

const assumptionTopics: Readonly<Record<string, string>> = {
  eps: 'epsDiluted',
  dividend: 'dividendPerShare',
  taxRate: 'effectiveTaxRate',
  capex: 'capitalExpenditure',
};

/** Ratios of the price that are asked at a price or on earnings; the multiple of earnings has a name of its own there. */
function ratiosAsked(frame: FrameOf<'what-if'>): readonly string[] {
  const asked = topicsOf(frame).map((id) => (id === 'impliedPe' ? 'priceToEarnings' : id));
  const known: readonly string[] = ratiosOfPrice;
  return asked.length > 0 && asked.every((id) => known.includes(id)) ? asked : [];
}

const ofRatio: ReadonlySet<string> = new Set(['price', 'priceChange', 'eps', 'epsChange']);
/** Earnings that double are earnings per share that double: the count of shares is as on record. */
const inputOfRatio = (one: Assumption): string =>
  one.name === 'netIncome' && one.by === 'change' ? 'epsChange' : inputOf(one);

export const whatIfAct: ActOf<'what-if'> = (frame, turn) => {
  const { ids, others } = subjectsOf(frame, turn.directory);
  if (ids.length === 0) return [say(notHeld(namesOf(others)))];
  const { assumptions } = frame.args;
  const ratios = ratiosAsked(frame);
  const inputsOfRatio = Object.fromEntries(assumptions.map((one) => [inputOfRatio(one), one.value]));
  if (ratios.length > 0 && Object.keys(inputsOfRatio).every((name) => ofRatio.has(name)))
    return perInstrument(ids, (symbol) =>
      ratios.map((ratio) => call('valuation', { symbol, ratio, ...inputsOfRatio })),
    );
  const why = whyNot(frame, turn);
  if (why !== null) return [say(why)];
  const asks = topicsOf(frame).includes('impliedGrowth') ? 'impliedGrowth' : undefined;
  const inputs = (pick: (one: Assumption) => number) =>
    Object.fromEntries(assumptions.map((one) => [inputOf(one), pick(one)]));
  const isMoved = assumptions.some(({ from }) => from !== undefined);
  return perInstrument(ids, (symbol) => [
    ...(isMoved ? [call('valuation', { symbol, asks, ...inputs(({ from, value }) => from ?? value) })] : []),
    call('valuation', { symbol, asks, ...inputs(({ value }) => value) }),
  ]);
};
