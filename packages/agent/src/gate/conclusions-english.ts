import type { Conclusion, Shown } from './conclusion-facts.ts';
import {
  allWent,
  areClose,
  areFar,
  growths,
  isAll,
  isFar,
  isFlat,
  isPace,
  isPoints,
  leads,
  margins,
  meantBy,
  onlyOf,
  pointsOf,
  sizes,
  turned,
  went,
} from './conclusion-facts.ts';
import { multiples as multiple } from './worth.ts';

const adverb =
  '(?:clearly |broadly |roughly |somewhat |slightly |a little |rather |still |also |relatively |fairly |quite |only |much |far |well |noticeably |now )*';
const both =
  '(?:the two|both|they|these|the (?:two )?(?:figures|multiples|numbers|amounts|margins|yields|ratios|values)|the two companies)';
/** A name stands as `@`. */
const who = '(the former|the latter|it|the company|the stock|the shares|@)';
const form = (pattern: string, holds: Conclusion['holds']): Conclusion => ({
  pattern: new RegExp(`^(?:${pattern})$`),
  holds,
});
/** `A is dearer`, by the kinds of figures that the word is said of. */
const ranked = (words: string, kinds: RegExp, way: 'most' | 'least'): Conclusion =>
  form(
    `${who}(?:'s shares| shares| stock)? (?:is|are|was|were|looks|trades|appears|remains) (?:at )?(?:the )?${adverb}(?:${words})(?: (?:of|company of|stock of) the (?:two|three|four|pair|group)| (?:company|stock|business|one|retailer|bank)| on (?:both|all) (?:measures|counts|multiples)| on (?:this|that) (?:measure|multiple|basis))*`,
    (shown, [name = '']) => leads(shown, meantBy(shown, name), kinds, way),
  );
const change = (words: string, kinds: RegExp, way: 'up' | 'down'): Conclusion =>
  form(words, (shown) => went(shown, kinds, way));
const ofOne = (metric: string, test: (value: number) => boolean) => (shown: Shown) => test(onlyOf(shown, metric));

const subject = "(?:its |the company's |@'s |overall |underlying |the )?";
const strength = /^(?:rsi\d+|relativeStrength)$/;

/** Clauses that say what figures of the sentence show. */
export const englishConclusions: readonly Conclusion[] = [
  form(
    `${both} (?:is|are|were) ${adverb}(?:of )?(?:an? )?(?:similar|comparable|close|alike|much the same|near(?:ly)? equal)(?: (?:size|level|scale|magnitude|amount))?(?: to each other)?`,
    areClose,
  ),
  form(
    'the (?:gap|difference|spread|distance)(?: between (?:them|the two))? is (?:relatively |fairly |quite |only |rather )?(?:small|narrow|modest|slight|limited)',
    areClose,
  ),
  form(
    'the (?:gap|difference|spread|distance)(?: between (?:them|the two))? is (?:relatively |fairly |quite |rather )?(?:large|wide|considerable|substantial|sizeable|significant|striking)',
    areFar,
  ),
  ranked(
    'dearer|dearest|more expensive|most expensive|pricier|more highly valued|more richly valued|expensive one|dearer one',
    multiple,
    'most',
  ),
  ranked('cheaper|cheapest|less expensive|least expensive|more cheaply valued|less highly valued', multiple, 'least'),
  ranked('more profitable|most profitable', margins, 'most'),
  ranked('less profitable|least profitable', margins, 'least'),
  ranked('larger|largest|bigger|biggest', sizes, 'most'),
  ranked('smaller|smallest', sizes, 'least'),
  ranked('more volatile|most volatile|riskier in price', /^volatility$/, 'most'),
  ranked('less volatile|least volatile|calmer|steadier', /^volatility$/, 'least'),
  ranked('faster[ -]growing|fastest[ -]growing|growing faster', growths, 'most'),
  ranked('slower[ -]growing|slowest[ -]growing|growing more slowly', growths, 'least'),
  ranked('higher[ -]yielding|highest[ -]yielding', /^dividendYield$/, 'most'),
  ranked('lower[ -]yielding|lowest[ -]yielding', /^dividendYield$/, 'least'),
  ranked('more (?:heavily )?(?:indebted|leveraged)', /^(?:debtToEquity|netDebtToEbitda)$/, 'most'),
  ranked('less (?:heavily )?(?:indebted|leveraged)', /^(?:debtToEquity|netDebtToEbitda)$/, 'least'),
  form(
    `(?:the market|investors?) (?:pays?|is paying|are paying) ${adverb}(?:an? )?${adverb}(?:higher|larger|richer) (?:multiple|price|valuation) for ${who}`,
    (shown, [name = '']) => leads(shown, meantBy(shown, name), multiple, 'most'),
  ),
  form(
    `(?:the market|investors?) (?:pays?|is paying|are paying) ${adverb}(?:an? )?${adverb}(?:lower|smaller) (?:multiple|price|valuation) for ${who}`,
    (shown, [name = '']) => leads(shown, meantBy(shown, name), multiple, 'least'),
  ),
  form(
    `${who} trades at a ${adverb}premium(?: to @)?(?: on (?:both|all) (?:measures|counts|multiples))?`,
    (shown, [name = '']) => leads(shown, firstNamed(shown, name), multiple, 'most'),
  ),
  form(
    `${who} trades at a ${adverb}discount(?: to @)?(?: on (?:both|all) (?:measures|counts|multiples))?`,
    (shown, [name = '']) => leads(shown, firstNamed(shown, name), multiple, 'least'),
  ),
  change(
    `${subject}(?:profitability|margins?) (?:has |have )?(?:${adverb})(?:improved|recovered|strengthened|widened|expanded|increased)(?: steadily| somewhat| slightly| further)?`,
    margins,
    'up',
  ),
  change(
    `${subject}(?:profitability|margins?) (?:has |have )?(?:${adverb})(?:deteriorated|weakened|worsened|declined|fallen|fell|narrowed|contracted|slipped)(?: steadily| somewhat| slightly| further)?`,
    margins,
    'down',
  ),
  change('(?:revenue |sales )?growth (?:has |have )?(?:slowed|decelerated|cooled)(?: down)?', growths, 'down'),
  change('(?:revenue |sales )?growth (?:has |have )?(?:accelerated|picked up|sped up)', growths, 'up'),
  form(
    '(?:an? )?(?:rather |only a |fairly )?(?:modest|small|slight|moderate|gentle|mild) (?:increase|rise|gain|improvement|advance)',
    (shown) => isPace(shown, 'gentle', 'up'),
  ),
  form(
    '(?:an? )?(?:rather |only a |fairly )?(?:modest|small|slight|moderate|gentle|mild) (?:decrease|fall|decline|drop|dip)',
    (shown) => isPace(shown, 'gentle', 'down'),
  ),
  form(
    '(?:an? )?(?:rather |very )?(?:sharp|steep|large|big|marked|strong|substantial|considerable|significant) (?:increase|rise|gain|jump|improvement)',
    (shown) => isPace(shown, 'steep', 'up'),
  ),
  form(
    '(?:an? )?(?:rather |very )?(?:sharp|steep|large|big|marked|substantial|considerable|significant) (?:decrease|fall|decline|drop)',
    (shown) => isPace(shown, 'steep', 'down'),
  ),
  form(
    `(?:it|they|the shares|the stock|@(?:'s shares)?)(?: have| has)?(?: tended to| tends? to)? (?:move|moves|moved|swing|swings|swung|fluctuate|fluctuates|fluctuated) less than the (?:overall |broad(?:er)? )?market`,
    (shown) => ofOne('beta', (value) => value > 0 && value < 1)(shown),
  ),
  form(
    `(?:it|they|the shares|the stock|@(?:'s shares)?)(?: have| has)?(?: tended to| tends? to)? (?:move|moves|moved|swing|swings|swung|fluctuate|fluctuates|fluctuated) more than the (?:overall |broad(?:er)? )?market`,
    (shown) => ofOne('beta', (value) => value > 1)(shown),
  ),
  form(
    '(?:it|the stock|the shares|they)? ?(?:is|are|trades?)? ?(?:below|at less than|at a discount to) (?:its |their )?(?:book value|net asset value|net assets)',
    ofOne('priceToBook', (value) => value < 1),
  ),
  form(
    '(?:it|the stock|the shares|they)? ?(?:is|are|trades?)? ?(?:above|at more than|at a premium to) (?:its |their )?(?:book value|net asset value|net assets)',
    ofOne('priceToBook', (value) => value > 1),
  ),
  form(`(?:it|the stock|@) is neither overbought nor oversold|(?:a |which is )?neutral(?: reading| level)?`, (shown) =>
    isAll(shown, strength, (value) => value >= 30 && value <= 70),
  ),
  form(`(?:it|the stock|@) is overbought`, (shown) => isAll(shown, strength, (value) => value > 70)),
  form(`(?:it|the stock|@) is oversold`, (shown) => isAll(shown, strength, (value) => value < 30)),
  form(
    '(?:on (?:these|those|this|its) (?:assumptions|basis|numbers|model) )?(?:there is|it leaves|leaves|this leaves|leaving) no margin of safety(?: on (?:these|those) assumptions)?',
    (shown) => onlyOf(shown, 'price') > onlyOf(shown, 'dcfTwoStage'),
  ),
  form(
    '(?:on (?:these|those|this|its) (?:assumptions|basis|numbers|model) )?(?:there is|it leaves|leaves|this leaves|leaving) (?:a|some) margin of safety(?: on (?:these|those) assumptions)?',
    (shown) => onlyOf(shown, 'price') < onlyOf(shown, 'dcfTwoStage'),
  ),
  form(
    `(?:@ )?(?:barely moved|hardly moved|was little changed|were little changed|was (?:nearly|almost|broadly|largely) (?:flat|unchanged))`,
    (shown) =>
      isPace(shown, 'gentle', 'any') && areClose(shown) && isAll(shown, /./, (value) => value > 0) && isFlat(shown),
  ),
  ...(['up', 'down'] as const).flatMap((way) => {
    const nouns = way === 'up' ? 'increase|rise|gain|improvement|jump' : 'decrease|fall|decline|drop|reduction';
    const verbs = way === 'up' ? 'up|rising|increasing|growing|gaining' : 'down|falling|declining|dropping|shrinking';
    return [
      form(
        `(?:an? )?(?:${nouns}) of ((?:about |roughly |nearly |almost |more than |around |over |just under )?(?:an?|one|two|three)[ -](?:half|third|quarter|fifth|sixth|tenth|thirds|quarters|fifths))`,
        (shown, [words = '']) => isFar(shown, words, way),
      ),
      form(
        `(?:${verbs})(?: by)? ((?:about |roughly |nearly |almost |more than |around |over |just under )?(?:an?|one|two|three)[ -](?:half|third|quarter|fifth|sixth|tenth|thirds|quarters|fifths))`,
        (shown, [words = '']) => isFar(shown, words, way),
      ),
      form(
        `(?:an? )?(?:(?:${nouns}) of|(?:${verbs})(?: by)?) (about |roughly |around |nearly |almost |more than |over |just over )?(half a|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?: full)? percentage points?`,
        (shown, [bound = '', many = '']) => isPoints(pointsOf(shown) * (way === 'up' ? 1 : -1), bound, many),
      ),
      form(
        `${both} (?:have )?(?:${way === 'up' ? 'rose|gained|are up|were up|advanced|risen|gained ground|are positive' : 'fell|lost|are down|were down|declined|lost ground|are negative|fallen'})`,
        (shown) => allWent(shown, way),
      ),
    ];
  }),
  form(
    '(?:it |@ |the company )?(?:swung|went|moved|turned) from (?:an? )?(?:net )?(?:profit|gain) (?:in)?to (?:an? )?(?:net )?loss',
    (shown) => turned(shown, 'down'),
  ),
  form(
    '(?:it |@ |the company )?(?:swung|went|moved|turned) from (?:an? )?(?:net )?loss (?:in)?to (?:an? )?(?:net )?profit|(?:it |@ |the company )?returned to profit',
    (shown) => turned(shown, 'up'),
  ),
  form('(?:it|@|the company) (?:lost money|made a loss|was loss-making)', (shown) => onlyOf(shown, 'netIncome') < 0),
  form('(?:it|@|the company) burn(?:ed|t|s) cash', (shown) => onlyOf(shown, 'freeCashFlow') < 0),
  form(
    '(?:it|@|the company|the stock|the shares) (?:pays?|offers?|yields?) (?:almost|virtually|practically|hardly any|next to|close to) ?(?:no |nothing )?(?:dividend|income|yield)?(?: at all)?',
    (shown) => onlyOf(shown, 'dividendYield') < 0.005,
  ),
];

/** Whom the clause is about, where it names another one it is held against. */
function firstNamed(shown: Shown, name: string): ReadonlySet<string> | null {
  const [first] = shown.named;
  return first ?? meantBy(shown, name);
}
