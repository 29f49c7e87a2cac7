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
import { multiples } from './worth.ts';

const both = '(?:两者|二者|两家公司|两家|两间公司|两个数字|两项|两个指标)';
/** A name stands as `@`. */
const who = '(前者|后者|公司|它|其|@)';
const degree = '(?:明显|显著|略|稍|远|更为|相对|仍然?|依然|较为|大幅|要|则)*';
const form = (pattern: string, holds: Conclusion['holds']): Conclusion => ({
  pattern: new RegExp(`^(?:${pattern})$`),
  holds,
});
const ranked = (words: string, kinds: RegExp, way: 'most' | 'least'): Conclusion =>
  form(
    `(?:从[^，]{2,8}看)?(?:显然|可见|看来|其中)?${who}(?:的)?(?:估值|股价|规模)?(?:也|则|都|均)?${degree}(?:${words})(?:一些|一点)?`,
    (shown, [name = '']) => leads(shown, meantBy(shown, name), kinds, way),
  );
const ofOne = (metric: string, test: (value: number) => boolean) => (shown: Shown) => test(onlyOf(shown, metric));
const own = '(?:公司|其|它|@)?(?:的)?(?:整体|总体)?';
const strength = /^(?:rsi\d+|relativeStrength)$/;
const any = /./;

/** Clauses that say what figures of the sentence show, in simplified signs. */
export const chineseConclusions: readonly Conclusion[] = [
  form(
    `${both}(?:的)?(?:规模|水平|数值|金额|差距|估值)?(?:十分|较为|较|很|非常|基本|大致|大体|比较)?(?:相差不大|接近|相近|差距不大|相当|相差无几|差异不大|差别不大|差不多|相差不多|不大)`,
    areClose,
  ),
  form(`(?:${both}(?:的)?|其间)?(?:差距|差异|差别)(?:较|很|十分|相当)?(?:小|有限|不大)`, areClose),
  form(
    `(?:${both}(?:的)?|其间)?(?:差距|差异|差别)(?:较|很|十分|相当)?(?:大|明显|显著|悬殊)|${both}相差(?:较大|很大|甚远|悬殊)`,
    areFar,
  ),
  ranked('更?贵|更昂贵|估值更高|估值较高|更高估值', multiples, 'most'),
  ranked('更?便宜|更低廉|估值更低|估值较低', multiples, 'least'),
  ranked('更赚钱|盈利能力更强|利润率更高|盈利能力较强|盈利能力更好', margins, 'most'),
  ranked('盈利能力更弱|利润率更低|盈利能力较弱|盈利能力更差', margins, 'least'),
  ranked('更大|规模更大|较大', sizes, 'most'),
  ranked('更小|规模更小|较小', sizes, 'least'),
  ranked('更高|较高|最高|最多|更多', any, 'most'),
  ranked('更低|较低|最低|最少|更少', any, 'least'),
  ranked('增长更快|增速更快|增长较快', growths, 'most'),
  ranked('增长更慢|增速更慢|增长较慢', growths, 'least'),
  ranked('波动更大|波幅更大', /^volatility$/, 'most'),
  ranked('波动更小|波幅更小|更稳定', /^volatility$/, 'least'),
  ranked('股息率更高|派息更吸引|收息更高', /^dividendYield$/, 'most'),
  ranked('股息率更低', /^dividendYield$/, 'least'),
  form(
    `${own}(?:盈利能力|获利能力|利润率|毛利率|盈利水平)(?:有所|明显|持续|逐步|逐年|进一步|亦|也|略有|稍有)*(?:改善|提升|提高|增强|上升|好转|转强|扩阔)`,
    (shown) => went(shown, margins, 'up'),
  ),
  form(
    `${own}(?:盈利能力|获利能力|利润率|毛利率|盈利水平)(?:有所|明显|持续|逐步|逐年|进一步|亦|也|略有|稍有)*(?:下降|下滑|减弱|恶化|回落|走弱|受压|收窄)`,
    (shown) => went(shown, margins, 'down'),
  ),
  form('(?:收入|营收|业绩)?(?:增长|增速)(?:有所|明显|进一步)?(?:放缓|减慢|下降|回落)', (shown) =>
    went(shown, growths, 'down'),
  ),
  form('(?:收入|营收|业绩)?(?:增长|增速)(?:有所|明显|进一步)?(?:加快|提速|上升)', (shown) =>
    went(shown, growths, 'up'),
  ),
  form(
    '(?:增幅|升幅|增长|增速)(?:较为|较|颇为|相对|相当)?(?:温和|有限|不大|较小|平缓)|(?:略有|轻微|温和|小幅|略微)(?:增长|增加|上升|提升)',
    (shown) => isPace(shown, 'gentle', 'up'),
  ),
  form(
    '(?:跌幅|降幅|减幅)(?:较为|较|颇为|相对|相当)?(?:温和|有限|不大|较小|平缓)|(?:略有|轻微|温和|小幅|略微)(?:下降|减少|下跌|回落)',
    (shown) => isPace(shown, 'gentle', 'down'),
  ),
  form(
    '(?:增幅|升幅|增长|增速)(?:较为|较|颇为|相当|十分|非常)?(?:显著|明显|可观|强劲|较大|大)|(?:大幅|显著|明显)(?:增长|增加|上升|提升)',
    (shown) => isPace(shown, 'steep', 'up'),
  ),
  form(
    '(?:跌幅|降幅|减幅)(?:较为|较|颇为|相当|十分|非常)?(?:显著|明显|可观|较大|大)|(?:大幅|显著|明显)(?:下降|减少|下跌|回落)',
    (shown) => isPace(shown, 'steep', 'down'),
  ),
  form(
    '(?:基本|大致|大体)(?:持平|不变)|变化不大|变动不大',
    (shown) => isPace(shown, 'gentle', 'any') && areClose(shown) && isFlat(shown),
  ),
  form(
    `${own}(?:股价|股票|价格)?(?:的)?(?:波动|波幅)(?:幅度)?(?:小于|低于|少于)(?:大盘|大市|市场|整体市场)`,
    ofOne('beta', (value) => value > 0 && value < 1),
  ),
  form(
    `${own}(?:股价|股票|价格)?(?:的)?(?:波动|波幅)(?:幅度)?(?:大于|高于|多于)(?:大盘|大市|市场|整体市场)`,
    ofOne('beta', (value) => value > 1),
  ),
  form(
    `${own}(?:股价|价格)?(?:低于|少于)(?:每股)?(?:净资产|资产净值|账面值|账面价值)|(?:股价)?(?:处于)?破净(?:状态)?|低于(?:一|1)倍(?:净资产)?|(?:股价)?(?:较|相对于?)(?:每股)?(?:资产净值|净资产)有?(?:折让|折价)`,
    ofOne('priceToBook', (value) => value < 1),
  ),
  form(
    `${own}(?:股价|价格)?(?:高于|多于)(?:每股)?(?:净资产|资产净值|账面值|账面价值)`,
    ofOne('priceToBook', (value) => value > 1),
  ),
  form(
    '(?:处于|属|属于|为|在)?中性(?:水平|区间|区域|位置)?|(?:既不|并未|既非)超买[，、]?(?:也不|也未|也非|亦不|亦非)超卖',
    (shown) => isAll(shown, strength, (value) => value >= 30 && value <= 70),
  ),
  form('(?:处于|属|属于|为|在|进入)?超买(?:水平|区间|区域)?', (shown) => isAll(shown, strength, (value) => value > 70)),
  form('(?:处于|属|属于|为|在|进入)?超卖(?:水平|区间|区域)?', (shown) => isAll(shown, strength, (value) => value < 30)),
  form(
    '(?:按|在)?(?:此|这些|这一|该)?(?:假设|估值|模型)?(?:下|来看|看)?(?:并)?(?:没有|缺乏|无)安全边际',
    (shown) => onlyOf(shown, 'price') > onlyOf(shown, 'dcfTwoStage'),
  ),
  form(
    '(?:略|稍|仅略)低于(?:一|1)倍(?:净资产)?',
    ofOne('priceToBook', (value) => value < 1 && value >= 0.9),
  ),
  ...(['up', 'down'] as const).flatMap((way) => {
    const verbs = way === 'up' ? '上升|提高|提升|增加|增长|扩大|增幅' : '下降|下滑|回落|减少|降低|收窄|降幅|跌幅';
    return [
      form(
        `(?:同比|按年)?(?:${verbs})了?(约|大约|近|接近|超过|逾|不到)?([一两二三四五六七八九十半]|一个半)个?(?:半)?百分点`,
        (shown, [bound = '', many = '']) => isPoints(pointsOf(shown) * (way === 'up' ? 1 : -1), bound, many),
      ),
      form(
        `(?:同比|按年)?(?:${verbs})(?:了|为|达)?((?:约|大约|近|接近|超过|逾|不到)?(?:三分之一|四分之一|五分之一|一半|[一两二三四五六七八九]成半?)(?:以上|多)?)`,
        (shown, [words = '']) => isFar(shown, words, way),
      ),
      form(
        `(?:${both}|三者|三家公司)?(?:均|都|皆)(?:为|录得|出现|有所)?(?:${way === 'up' ? '上涨|上升|正回报|正收益|涨' : '下跌|下降|负回报|负收益|跌|为负'})`,
        (shown) => allWent(shown, way),
      ),
    ];
  }),
  form(`${own}(?:由盈转亏|转盈为亏)`, (shown) => turned(shown, 'down')),
  form(`${own}(?:扭亏为盈|由亏转盈|转亏为盈)`, (shown) => turned(shown, 'up')),
];
