import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/**
 * Why each assumption is set as it is, by the id of its metric, in words a reader can argue with. Apart from the models,
 * since pages that compute with them never print these: a figure carries the reason it was given.
 */
const assumptionReasons: Readonly<Record<string, LocalText>> = {
  growth: localText(
    'Past growth, capped: few companies grow faster than 25% a year for five years.',
    '以历史增速为准并设上限：能连续五年增长超过 25% 的公司很少。',
    '以過往增長為準並設上限：能連續五年增長逾 25% 的公司很少。',
  ),
  terminalGrowth: localText(
    'About inflation plus some real growth; nothing outgrows the economy for ever.',
    '约为通胀加少许实际增长；没有公司能永远快于经济。',
    '約為通脹加少許實質增長；沒有公司能永遠快於經濟。',
  ),
  equityRiskPremium: localText(
    'Between the long historical average and what prices implied in recent years.',
    '介于长期历史均值与近年价格隐含水平之间。',
    '介乎長期歷史平均與近年價格隱含水平之間。',
  ),
  costOfDebt: localText(
    'The risk-free rate plus a spread for a company of this kind.',
    '无风险利率加上此类公司的信用利差。',
    '無風險利率加上此類公司的信貸息差。',
  ),
  middleGrowth: localText(
    'Half way between the first growth and the lasting one: advantages wear off, but not in a day.',
    '取前期增速与永续增速的中点：优势会消退，但不会一日消失。',
    '取前期增長與永續增長的中點：優勢會消退，但不會一日消失。',
  ),
  assetRecovery: localText(
    'Banks and property companies carry most assets near what they would fetch; a forced seller gets less.',
    '银行与地产公司多数资产的账面值接近可变现值，被迫出售时会更低。',
    '銀行與地產公司多數資產的賬面值接近可變現值，被迫出售時會更低。',
  ),
  terminalSwing: localText(
    'Long-run growth of large economies has kept within about half a point of its average over decades.',
    '大型经济体的长期增速数十年来围绕均值的偏离约为半个百分点。',
    '大型經濟體的長期增長數十年來圍繞均值的偏離約為半個百分點。',
  ),
  growthRateCorrelation: localText(
    'Fast growth comes with more risk and in times of higher rates, so the two move together, though loosely.',
    '高增长伴随更高风险，也多出现于利率较高时，因此二者同向但关系松散。',
    '高增長伴隨更高風險，亦多出現於利率較高時，因此二者同向但關係鬆散。',
  ),
  rateTerminalCorrelation: localText(
    'Both hold inflation: where it is higher for good, rates and lasting growth are higher too.',
    '二者都包含通胀：通胀长期较高时，利率与永续增速也较高。',
    '二者均包含通脹：通脹長期較高時，利率與永續增長亦較高。',
  ),
  countryPremium: localText(
    'Our choice by country from a dated table; studies by credit rating and by bond spread differ by about a point.',
    '按带日期的表格为各国选定；以评级或债券利差推算的研究结果相差约一个百分点。',
    '按附日期的表格為各國選定；以評級或債券息差推算的研究結果相差約一個百分點。',
  ),
  sizePremium: localText(
    'Our choice by market value from a dated table, about half of what the long US record shows, since the effect has been weak since 1980.',
    '按带日期的表格依市值选定，约为美国长期记录的一半，因为该效应自 1980 年以来较弱。',
    '按附日期的表格依市值選定，約為美國長期紀錄的一半，因為該效應自 1980 年以來較弱。',
  ),
  riskFreeRate: localText(
    'A level that long government bonds have kept over a cycle, so that two reports compare; today’s yield may differ.',
    '取长期政府债券在一个周期内的水平，使不同报告可比；当前收益率可能不同。',
    '取長期政府債券在一個週期內的水平，使不同報告可比；目前孳息率可能不同。',
  ),
  adjustedBeta: localText(
    'Measured against the market, drawn a third of the way to one as betas drift there, and kept where a measurement means something.',
    '以对市场的测量值为准，向一靠拢三分之一以反映其回归趋势，并限于测量有意义的范围。',
    '以對市場的測量值為準，向一靠攏三分之一以反映其回歸趨勢，並限於測量有意義的範圍。',
  ),
  taxRate: localText(
    'What the company paid in the last twelve months, kept where a rate can last: one-off items distort single years.',
    '取最近十二个月的实际税率，并限于可持续的范围，因为一次性项目会扭曲单一年度。',
    '取最近十二個月的實際稅率，並限於可持續的範圍，因為一次性項目會扭曲單一年度。',
  ),
  wacc: localText(
    'What shareholders and lenders require, weighted by the market value of what each has put in.',
    '股东与债权人要求的回报，按各自投入的市值加权。',
    '股東與債權人要求的回報，按各自投入的市值加權。',
  ),
  costOfEquity: localText(
    'The safe rate plus a premium for the company’s share of market risk, its country and its size.',
    '无风险利率加上公司所承担的市场风险、国家与规模溢价。',
    '無風險利率加上公司所承擔的市場風險、國家與規模溢價。',
  ),
  growthSwing: localText(
    'A quarter of the gap between its best and worst year of sales: five-year averages vary less than single years.',
    '取收入增速最好与最差年度之差的四分之一：五年均值的波动小于单一年度。',
    '取收入增長最好與最差年度之差的四分之一：五年均值的波動小於單一年度。',
  ),
  rateSwing: localText(
    'A fortieth of the share’s volatility: the more a share swings, the less certain the return it must offer.',
    '取股价波动率的四十分之一：波动越大，所需回报越不确定。',
    '取股價波幅的四十分之一：波動越大，所需回報越不確定。',
  ),
  methodWeight: localText(
    'By how directly the method looks at what the owner will receive for this kind of company.',
    '视该方法对此类公司所有者所得的衡量有多直接而定。',
    '視該方法對此類公司擁有人所得的衡量有多直接而定。',
  ),
  scenarioProbability: localText(
    'Half for the case on record and a quarter for either side, as no record says which surprise is likelier.',
    '延续现状占一半，两侧各占四分之一，因为没有记录说明哪种意外更可能。',
    '延續現狀佔一半，兩側各佔四分之一，因為沒有紀錄說明哪種意外更可能。',
  ),
  midYear: localText(
    'Counted at the end of each year, the cautious way; money that comes in all year long is worth a little more.',
    '按年末计入，较为审慎；全年陆续流入的现金价值略高。',
    '按年末計入，較為審慎；全年陸續流入的現金價值略高。',
  ),
  powerPrice: localText(
    'Five cents is what the Cambridge index of bitcoin’s power use takes; sites pay from about three to twelve.',
    '剑桥比特币用电指数取五美分；各矿场实际电价约为三至十二美分。',
    '劍橋比特幣用電指數取五美仙；各礦場實際電價約為三至十二美仙。',
  ),
  energyShare: localText(
    'Electricity is the largest cost of mining, but machines, sites and staff are paid too, so it is less than all.',
    '电费是挖矿的最大成本，但矿机、场地与人员同样需要支出，因此不足全部。',
    '電費是挖礦的最大成本，但礦機、場地與人員同樣需要支出，因此不足全部。',
  ),
};

/** Why an assumption is set as it is. Throws `internal` for one without a reason. */
export function assumptionReason(metric: string): LocalText {
  const reason = assumptionReasons[metric];
  if (reason === undefined) throw new PlumblineError('internal', `The assumption "${metric}" has no reason.`);
  return reason;
}
