import { localText } from '@plumbline/model/local-text';
import { asserting } from '../../asserting.ts';

/** Names, sentences and reasons of the three cases. */
export const scenarioTexts = {
  bull: localText('Bull case', '乐观情景', '樂觀情景'),
  base: localText('Base case', '基准情景', '基準情景'),
  bear: localText('Bear case', '悲观情景', '悲觀情景'),
  baseProbability: localText(
    'What is on record goes on: the case that we hold most likely takes half.',
    '现有趋势延续是我们认为最可能的情景，因此占一半概率。',
    '現有趨勢延續是我們認為最可能的情景，因此佔一半概率。',
  ),
  edgeProbability: localText(
    'Good and bad surprises count alike: nothing on record says which is more likely.',
    '利好与利空意外同等看待：现有记录无法说明何者更可能。',
    '利好與利淡意外同等看待：現有紀錄無法說明何者更可能。',
  ),
  swingShare: localText(
    'Five years on average vary less than single years, so only a quarter of the range between its best and worst year is taken.',
    '五年平均增速的波动小于单一年度，因此只取最好与最差年度增速之差的四分之一。',
    '五年平均增長的波動小於單一年度，因此只取最好與最差年度增長之差的四分之一。',
  ),
  swingFloor: localText(
    'Even steady businesses surprise by as much.',
    '即使经营稳定的公司也会有这种幅度的意外。',
    '即使經營穩定的公司也會有這種幅度的意外。',
  ),
  swingCap: localText(
    'A wider swing of a five-year average would be guesswork.',
    '对五年平均增速作更大幅度的调整只是猜测。',
    '對五年平均增長作更大幅度的調整只是猜測。',
  ),
  swingUnknown: localText(
    'Too few fiscal years to see how much its growth varies, so a usual swing is taken.',
    '财政年度太少，无法看出增速的波动，采用一般幅度。',
    '財政年度太少，無法看出增長的波動，採用一般幅度。',
  ),
  rateShare: localText(
    'The more a share swings, the less certain its discount rate: a fortieth of its volatility a year.',
    '股价波动越大，折现率越不确定：取年化波动率的四十分之一。',
    '股價波動越大，折現率越不確定：取年化波幅的四十分之一。',
  ),
  rateFloor: localText(
    'No discount rate is known more exactly than this.',
    '任何折现率都不可能比这更精确。',
    '任何折現率都不可能比這更精確。',
  ),
  rateCap: localText(
    'A larger shift would value another kind of business.',
    '更大的调整等于在评估另一类企业。',
    '更大的調整等於在評估另一類企業。',
  ),
  rateUnknown: localText(
    'Its volatility is not known, so a usual shift is taken.',
    '波动率未知，采用一般幅度。',
    '波幅未知，採用一般幅度。',
  ),
  rule: localText(
    'The bull and the bear case move growth of the first years by {growth} and the discount rate by {rate}, each in its own direction; growth for ever after stays as in the base case.',
    '乐观与悲观情景分别将前几年的增速调整 {growth}、折现率调整 {rate}，方向相反；永续增长率与基准情景相同。',
    '樂觀與悲觀情景分別將首幾年的增長調整 {growth}、折現率調整 {rate}，方向相反；永續增長率與基準情景相同。',
  ),
  weighted: asserting(
    localText(
      'Weighted by probability the cases come to {value} a share, {upside} against the price, between {bear} and {bull}.',
      '按概率加权，每股价值为 {value}，相对现价为 {upside}，介于 {bear} 与 {bull} 之间。',
      '按概率加權，每股價值為 {value}，相對現價為 {upside}，介乎 {bear} 與 {bull} 之間。',
    ),
    {
      value: 'probabilityWeightedValue',
      upside: 'upside.weighted',
      bear: 'dcfTwoStage.bear',
      bull: 'dcfTwoStage.bull',
    },
    ['value', 'above', 'bear'],
    ['value', 'below', 'bull'],
  ),
} as const;
