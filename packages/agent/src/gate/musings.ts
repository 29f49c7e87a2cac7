import type { Token } from './tokens.ts';
import type { Uses } from './vocabulary.ts';

interface Word {
  readonly text: string;
  readonly uses: Uses;
}

/** What everything behind it is asked about: `The central question is whether …`, 关键在于 … 能否 …. */
const questions =
  /^(?:(?:the )?(?:central|real|bigger|key|main) (?:question|issue|point)|the (?:key|main) question is|the question|关键|关键在于|关键是|核心|核心在于|重点在于|重点是|问题在于)$/i;
const asked = /^(?:whether.*|how.*|what.*|which|where|能否.*|是否.*|如何|多少|怎样|哪.*|利润率能否维持)$/i;
/** People in general. */
const people =
  /^(?:investors|income investors|income-oriented|long-term investors|short-term traders|readers?|buyers|holders|those|anyone|someone|投资者|长期投资者|投资人|对于长期投资者|对于长期投资者来说|对长期投资者来说|对投资者来说|对价值投资者来说)$/i;
const whose = /^(?:who|with|looking|focused|来说|而言|应|应当|应该|更应|更应该|更需要|可能|可能会|需要)$/i;
const should =
  /^(?:may|might|should|would|need|can|could|应|应当|应该|更应|更应该|更需要|可能|可能会|需要|宜|不宜|不妨)$/i;
/** Says that something holds as a rule, of nobody in particular. */
const asRule =
  /^(?:tend|tends|tend to|tends to|usually|often|typically|generally|as a rule|when|even when|even if|only if|only when|通常|往往|一般|通常会|往往会|一般会|会减少|会增加|会提高|从而|容易|容易被)$/i;
/** A kind of thing, without an article. */
const kinds =
  /^(?:buybacks?|margins|dividends|multiples|valuations|earnings|profits?|models|valuation models|dcf models|markets|growth stocks?|value stocks?|companies|businesses|stocks|bonds|interest rates|rates|higher rates|lower rates|rising rates|falling rates|bond yields|estimates|ratios|averages|回购|股份回购|股息|分红|高股息|低股息|估值|高估值|低估值|利率|成长股|价值股|周期股|模型|估值模型|任何模型|市盈率|高市盈率|低市盈率|杠杆|高杠杆|利润率|毛利率|不同行业|不同行业的|不同公司|单一指标|单个指标|任何单一指标|一个指标)$/i;
/** How one would go about it: 要判断 … 还需要 …. */
const method = /^(?:要判断|判断|评估|比较|要比较|分析|解读|看待|to judge|to compare|comparing|judging|assessing)$/i;
const needing =
  /^(?:需要|还需要|需|还要|还应|还应结合|应|应当|应该|最好|宜|不宜|不妨|也要|也需要|也应|要看|requires?|needs?|calls for|means looking)$/i;
const sensitive = /敏感$|sensitive(?: to(?: the)?)?$/i;
/** Where prices go, and what is bought: of those a rule would be a forecast. */
const ofPrices =
  /上涨|下跌|大涨|大跌|反弹|股价|价格|^(?:rally|rallies|rebound|bounce|prices?|share prices?|stocks?|shares?|growth stocks?|value stocks?|成长股|价值股|周期股|股票)$/i;
const drifting = /^(?:rise|rises|fall|falls|grow|grows|gain|gains|上升|下降|上行|下行|走高|走低)$/i;
/** Of a certain time: what happened is told, not what holds. */
const timed = /^(?:now|today|currently|this|recent|recently|already|已|已经|目前|当前|现在|正在|了|最近)$/i;

const belongs = ({ uses, text }: Word): boolean =>
  uses.entities.size > 0 || uses.roles.has('its') || /^(?:its?|their|they|it|公司|其|它|该公司)$/i.test(text);

/** A thought about no one in particular: an open question, a rule of thumb, a method, what a model is sensitive to. */
export function isMusing(tokens: readonly Token[], isAct: (text: string) => boolean): boolean {
  const words = tokens.filter((token) => token.kind === 'word');
  const [first] = words;
  if (first === undefined || words.some(belongs) || words.some(({ text }) => isAct(text))) return false;
  const texts = words.map(({ text }) => text);
  const has = (pattern: RegExp, from = 0): boolean => texts.slice(from).some((text) => pattern.test(text));
  const isOneClause = tokens.every(({ kind, text }) => kind !== 'sign' || !/[,;:]/.test(text));
  if (questions.test(first.text)) return isOneClause && has(asked, 1);
  if (people.test(first.text)) return whose.test(texts[1] ?? '') && has(should, 1);
  if (method.test(first.text)) return has(needing, 1);
  const isOfFigure = first.uses.metrics.size > 0 || first.uses.isTerm || kinds.test(first.text);
  if (isOfFigure && sensitive.test(texts.at(-1) ?? '')) return true;
  // `Stocks tend to rise` is a forecast; `Margins tend to fall when competition increases` is none.
  const isPriced = words.some(({ text, uses }) => ofPrices.test(text) || uses.metrics.has('price'));
  const isForecast = /上涨|下跌|大涨|大跌/.test(texts.join('')) || (isPriced && has(drifting));
  return kinds.test(first.text) && has(asRule, 1) && !has(timed) && !isForecast;
}
