import { localText } from '@plumbline/model/local-text';

/** Why a figure is read as it is: the level that says nothing, and the distance at which it says as much as it can. */
export const readingReasons = {
  upside: localText(
    'At the price nothing is won or lost; two fifths away is more than methods usually disagree.',
    '等于现价时无高低之分，偏离四成已超过各方法间的常见分歧。',
    '等於現價時無高低之分，偏離四成已超過各方法間的常見分歧。',
  ),
  growth: localText(
    'About the growth of an economy in its own money; a fifth a year is growth few companies keep.',
    '约为名义经济增速，年增两成是少数公司才能维持的增长。',
    '約為名義經濟增長，年增兩成是少數公司才能維持的增長。',
  ),
  dilution: localText(
    'An unchanged number of shares is neutral; a change of a twentieth in a year is noticeable.',
    '股数不变为中性，每年变化百分之五已相当明显。',
    '股數不變為中性，每年變化百分之五已相當明顯。',
  ),
  roic: localText(
    'Capital must earn what it costs; fifteen points above are rare.',
    '资本回报应不低于其成本，高出十五个百分点已属少见。',
    '資本回報應不低於其成本，高出十五個百分點已屬少見。',
  ),
  margin: localText(
    'A year earlier is the measure; five points in a year are a large move.',
    '以一年前为尺度，一年变化五个百分点已属大幅。',
    '以一年前為尺度，一年變化五個百分點已屬大幅。',
  ),
  cash: localText(
    'Profit and cash should agree over a year.',
    '全年利润与现金流应当相符。',
    '全年溢利與現金流應當相符。',
  ),
  leverage: localText(
    'Lenders call twice EBITDA ordinary and five times heavy.',
    '贷款人通常视两倍 EBITDA 为普通，五倍为偏高。',
    '貸款人通常視兩倍 EBITDA 為普通，五倍為偏高。',
  ),
  cover: localText(
    'Lenders want interest covered about four times; twelve times is beyond doubt.',
    '贷款人希望利息覆盖约四倍，十二倍已无疑问。',
    '貸款人希望利息覆蓋約四倍，十二倍已無疑問。',
  ),
  roe: localText(
    'About what equity in a financial company costs; twice that is rare.',
    '约为金融企业的股权成本，达到两倍已属少见。',
    '約為金融企業的股權成本，達到兩倍已屬少見。',
  ),
  momentum: localText(
    'A little above nothing is usual for shares; two fifths is a strong year (Jegadeesh and Titman, 1993).',
    '略高于零为常态，四成已是强势年份（Jegadeesh 与 Titman，1993）。',
    '略高於零為常態，四成已是強勢年份（Jegadeesh 與 Titman，1993）。',
  ),
  trend: localText(
    'On its average it has no trend; a fifth away is far for most instruments.',
    '等于均线时没有趋势，偏离两成对多数标的已属较远。',
    '等於平均線時沒有趨勢，偏離兩成對多數標的已屬較遠。',
  ),
  relative: localText(
    'The market itself is the measure; a quarter in six months is far from it.',
    '以市场本身为尺度，半年相差四分之一已属较大。',
    '以市場本身為尺度，半年相差四分之一已屬較大。',
  ),
  volatility: localText(
    'Single shares usually swing about three tenths a year.',
    '单只股票的年化波动率通常约为三成。',
    '個別股票的年化波幅通常約為三成。',
  ),
  drawdown: localText(
    'Single shares usually lose nearly half at some point in ten years.',
    '单只股票十年内通常会出现近一半的回撤。',
    '個別股票十年內通常會出現近一半的跌幅。',
  ),
  coinVolatility: localText(
    'Large coins usually swing about two thirds a year.',
    '主要加密货币的年化波动率通常约为三分之二。',
    '主要加密貨幣的年化波幅通常約為三分之二。',
  ),
  coinDrawdown: localText(
    'Large coins usually lose three quarters at some point in a cycle.',
    '主要加密货币在一轮周期中通常会下跌四分之三。',
    '主要加密貨幣在一輪週期中通常會下跌四分之三。',
  ),
} as const;
