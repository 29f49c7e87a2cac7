import { localText } from '@plumbline/model/local-text';
import type { Terms } from './term.ts';

/** Bonds, rates and the economy. */
export const economyTerms: Terms = {
  backwardation: {
    title: localText('Backwardation', '现货溢价', '現貨溢價'),
    text: localText(
      'Futures cost less than the spot price, and later months less than nearer ones. Whoever rolls a long position then buys cheaper each time.',
      '期货价格低于现货，远月低于近月。此时多头移仓每次都能以更低价格买入。',
      '期貨價格低於現貨，遠月低於近月。此時好倉轉倉每次都可以較低價買入。',
    ),
  },
  contango: {
    title: localText('Contango', '升水', '期貨升水'),
    text: localText(
      'Futures cost more than the spot price, and later months more than nearer ones. Whoever rolls a long position then pays more each time, which costs return.',
      '期货价格高于现货，远月高于近月。此时多头移仓每次都要付更高价格，拖累收益。',
      '期貨價格高於現貨，遠月高於近月。此時好倉轉倉每次都要付更高價，拖累回報。',
    ),
  },
  basisOfFutures: {
    title: localText('Basis', '基差', '基差'),
    text: localText(
      'The spot price less the price of a futures contract on the same thing. It goes to zero as the contract expires.',
      '现货价格减去同一标的期货价格。合约临近到期时趋近于零。',
      '現貨價減去同一標的的期貨價。合約臨近到期時趨近零。',
    ),
  },
  carryTrade: {
    title: localText('Carry trade', '套息交易', '套息交易'),
    text: localText(
      'Borrowing in a currency of low interest to hold one of high interest. It earns the difference until the exchange rate turns against it.',
      '借入低息货币、持有高息货币，赚取利差；一旦汇率反向变动便会亏损。',
      '借入低息貨幣、持有高息貨幣賺取息差；一旦匯率逆轉便會虧損。',
    ),
  },
  yieldCurve: {
    title: localText('Yield curve', '收益率曲线', '孳息曲線'),
    text: localText(
      'The yields of bonds of one issuer by their maturity. Usually longer ones yield more; how steep the curve is says what the market expects of rates.',
      '同一发行人不同期限债券的收益率连成的线。通常期限越长收益率越高，曲线的陡峭程度反映市场对利率的预期。',
      '同一發行人不同年期債券的孳息率連成的線。通常年期越長孳息越高，曲線的斜度反映市場對利率的預期。',
    ),
  },
  invertedCurve: {
    title: localText('Inverted yield curve', '收益率曲线倒挂', '孳息曲線倒掛'),
    text: localText(
      'Short bonds yield more than long ones, usually measured as ten years less two years. It has stood before most US recessions, months or years ahead and not every time.',
      '短期债券收益率高于长期债券，常以十年期减两年期衡量。美国多数衰退之前出现过，但提前数月至数年不等，也并非每次应验。',
      '短期債券孳息高於長期債券，常以十年期減兩年期量度。美國多數衰退前曾出現，但領先數月至數年不等，亦非每次應驗。',
    ),
  },
  durationOfBond: {
    title: localText('Duration', '久期', '存續期'),
    text: localText(
      'How far the price of a bond moves when yields move: with a duration of 7 it falls by about 7% when yields rise by one percentage point.',
      '收益率变动时债券价格的变动幅度：久期为 7，收益率上升 1 个百分点，价格约跌 7%。',
      '孳息率變動時債券價格的變幅：存續期為 7，孳息率上升 1 個百分點，價格約跌 7%。',
    ),
  },
  convexity: {
    title: localText('Convexity', '凸性', '凸性'),
    text: localText(
      'How the duration of a bond itself changes with yields. With positive convexity prices rise more when yields fall than they fall when yields rise.',
      '债券久期随收益率变动的程度。凸性为正时，收益率下降带来的涨幅大于同等上升带来的跌幅。',
      '債券存續期隨孳息率變動的程度。凸性為正時，孳息率下跌帶來的升幅大於同等上升帶來的跌幅。',
    ),
  },
  yieldToMaturity: {
    title: localText('Yield to maturity', '到期收益率', '到期收益率'),
    text: localText(
      "The yearly return of a bond bought at today's price and held to the end, with every coupon paid and put back at the same rate.",
      '以现价买入债券并持有至到期、票息按同一利率再投资时的年化收益率。',
      '以現價買入債券並持有至到期、票息按同一利率再投資時的年化回報。',
    ),
  },
  currentYield: {
    title: localText('Current yield', '当期收益率', '當期收益率'),
    text: localText(
      'The yearly coupon of a bond over its price today. It leaves out what is gained or lost until it is repaid.',
      '债券一年票息除以现价。不计到期还本时的价差盈亏。',
      '債券一年票息除以現價。不計到期還本時的差價盈虧。',
    ),
  },
  coupon: {
    title: localText('Coupon', '票息', '票息'),
    text: localText(
      'The interest that a bond pays on its face value, set when it is issued.',
      '债券按面值支付的利息，发行时已确定。',
      '債券按面值支付的利息，發行時已釐定。',
    ),
  },
  parValue: {
    title: localText('Par value', '面值', '面值'),
    text: localText(
      'The amount that a bond repays at the end, or the nominal amount printed on a share. It is not what either costs in the market.',
      '债券到期偿还的金额，或股票票面所载金额；与市场价格无关。',
      '債券到期償還的金額，或股票票面所載金額；與市價無關。',
    ),
  },
  treasuryBill: {
    title: localText('Treasury bill', '国库券', '國庫券'),
    text: localText(
      'Debt of the US government: bills run up to one year, notes two to ten, bonds twenty or thirty. Bills pay no coupon and are sold below what they repay.',
      '美国政府债务：国库券期限一年以内，中期国债二至十年，长期国债二十或三十年。国库券不付票息，以低于面值的价格发行。',
      '美國政府債務：國庫券年期一年以內，中期國債二至十年，長期國債二十或三十年。國庫券不付票息，以低於面值的價格發行。',
    ),
  },
  zeroCoupon: {
    title: localText('Zero-coupon bond', '零息债券', '零息債券'),
    text: localText(
      'A bond without coupons, sold below its face value and repaid at it. All of its return is the difference.',
      '不付票息的债券，折价发行，到期按面值偿还，全部收益来自差价。',
      '不付票息的債券，折讓發行，到期按面值償還，全部回報來自差價。',
    ),
  },
  creditSpread: {
    title: localText('Credit spread', '信用利差', '信貸息差'),
    text: localText(
      'What a bond yields above a government bond of the same length: the pay for the risk that it is not repaid, and for selling less easily.',
      '债券收益率高出同期限国债的部分，是对违约风险与流动性不足的补偿。',
      '債券孳息率高出同年期國債的部分，是對違約風險與流動性不足的補償。',
    ),
  },
  junkBond: {
    title: localText('Junk bond', '垃圾债', '垃圾債券'),
    text: localText(
      'A bond rated below investment grade (below BBB- or Baa3). It yields more, because it defaults more often.',
      '评级低于投资级（BBB- 或 Baa3 以下）的债券。收益率较高，因为违约更常见。',
      '評級低於投資級別（BBB- 或 Baa3 以下）的債券。孳息較高，因為違約較常見。',
    ),
  },
  investmentGrade: {
    title: localText('Investment grade', '投资级', '投資級別'),
    text: localText(
      'A rating of BBB- or Baa3 and better. Many funds may hold nothing below it.',
      '评级在 BBB- 或 Baa3 及以上。许多基金不得持有更低评级的债券。',
      '評級在 BBB- 或 Baa3 及以上。許多基金不得持有更低評級的債券。',
    ),
  },
  callableBond: {
    title: localText('Callable bond', '可赎回债券', '可贖回債券'),
    text: localText(
      'A bond that its issuer may repay early, usually when rates have fallen. The holder is paid a higher yield for that.',
      '发行人可提前赎回的债券，通常在利率下降后行使；持有人因此获得较高收益率。',
      '發行人可提早贖回的債券，通常在利率下跌後行使；持有人因此獲較高孳息。',
    ),
  },
  perpetualBond: {
    title: localText('Perpetual bond', '永续债', '永續債'),
    text: localText(
      'A bond without a date of repayment. AT1 bonds of banks are of this kind and may be written off when capital falls too low.',
      '没有到期日的债券。银行 AT1 债券属于此类，资本不足时可能被减记。',
      '沒有到期日的債券。銀行 AT1 債券屬此類，資本不足時可能被撇減。',
    ),
  },
  bondLadder: {
    title: localText('Bond ladder', '债券梯', '債券階梯'),
    text: localText(
      'Bonds that fall due one after another, such as one each year; what is repaid buys a new one at the far end.',
      '持有到期日依次错开的债券，如每年一只；到期的钱买入最远期限的新债券。',
      '持有到期日逐一錯開的債券，如每年一隻；到期的錢買入最遠年期的新債券。',
    ),
  },
  accruedInterest: {
    title: localText('Accrued interest', '应计利息', '應計利息'),
    text: localText(
      'The coupon earned since the last payment. A buyer pays it on top of the quoted (clean) price; together they are the dirty price.',
      '自上次付息以来累积的票息。买方在报价（净价）之外另付，两者合计为全价。',
      '自上次派息以來累積的票息。買方在報價（淨價）以外另付，兩者合計為全價。',
    ),
  },
  covenant: {
    title: localText('Covenant', '债务契约', '債務契約'),
    text: localText(
      'A promise in a loan or bond, such as a limit on debt over earnings. Breaking it lets the lender ask for the money back.',
      '贷款或债券中的约定，例如债务与盈利的上限；违反时债权人可要求提前还款。',
      '貸款或債券中的承諾，例如債務與盈利的上限；違反時債權人可要求提早還款。',
    ),
  },
  creditDefaultSwap: {
    title: localText('Credit default swap', '信用违约互换', '信貸違約掉期'),
    text: localText(
      'An insurance on a debt: the buyer pays a yearly premium and is paid out if the issuer defaults.',
      '债务的保险：买方每年支付费用，发行人违约时获得赔付。',
      '債務的保險：買方每年支付費用，發行人違約時獲賠付。',
    ),
  },
  interestSwap: {
    title: localText('Interest rate swap', '利率互换', '利率掉期'),
    text: localText(
      'Two parties exchange fixed for floating interest on an amount that never changes hands.',
      '双方就同一名义本金交换固定与浮动利息，本金不交换。',
      '雙方就同一名義本金交換定息與浮息，本金不交換。',
    ),
  },
  repo: {
    title: localText('Repo', '回购', '回購協議'),
    text: localText(
      'A loan secured by bonds: they are sold with the promise to buy them back. Seen from the lender it is a reverse repo.',
      '以债券为抵押的借款：卖出并约定购回；站在出借方看即逆回购。',
      '以債券作抵押的借款：沽出並約定購回；從貸方看即逆回購。',
    ),
  },
  quantitativeEasing: {
    title: localText('Quantitative easing', '量化宽松', '量化寬鬆'),
    text: localText(
      'A central bank buys bonds with new reserves to press down long rates when short ones are near zero.',
      '短期利率接近零时，央行以新增准备金购买债券，压低长期利率。',
      '短期利率接近零時，央行以新增儲備購買債券，壓低長期利率。',
    ),
  },
  quantitativeTightening: {
    title: localText('Quantitative tightening', '量化紧缩', '量化緊縮'),
    text: localText(
      'A central bank lets its bonds run off or sells them, so that reserves shrink.',
      '央行让持有的债券到期不续或卖出，准备金随之减少。',
      '央行讓持有的債券到期不續或沽出，儲備隨之減少。',
    ),
  },
  tapering: {
    title: localText('Tapering', '缩减购债', '縮減買債'),
    text: localText(
      'Buying fewer bonds each month on the way out of quantitative easing; the bank still buys.',
      '退出量化宽松时逐月减少购债，但仍在购买。',
      '退出量化寬鬆時逐月減少買債，但仍在購買。',
    ),
  },
  policyRate: {
    title: localText('Base rate', '政策利率', '政策利率'),
    text: localText(
      'The rate that a central bank sets for the shortest loans between banks; others follow it. Prime is what banks charge their best customers, some points above.',
      '央行为银行间最短期借贷设定的利率，其他利率随之变动。最优惠利率是银行对优质客户的贷款利率，一般高出若干点。',
      '央行為銀行間最短期借貸設定的利率，其他利率隨之變動。最優惠利率是銀行向優質客戶收取的利率，一般高出若干點子。',
    ),
  },
  interbankRates: {
    title: localText('LIBOR', '银行间同业拆借利率', '銀行同業拆息'),
    text: localText(
      'Rates at which banks lend to one another: HIBOR in Hong Kong, SHIBOR in Shanghai. SOFR, of secured overnight loans, took the place of LIBOR in dollars in 2023.',
      '银行之间的拆借利率：香港为 HIBOR，上海为 SHIBOR。美元 LIBOR 已于 2023 年由有担保隔夜融资利率 SOFR 取代。',
      '銀行之間的拆借利率：香港為 HIBOR，上海為 SHIBOR。美元 LIBOR 已於 2023 年由有擔保隔夜融資利率 SOFR 取代。',
    ),
  },
  loanPrimeRate: {
    title: localText('LPR', '贷款市场报价利率', '貸款市場報價利率'),
    text: localText(
      "LPR is the mainland's reference for bank loans, published on the 20th of each month for one and for five years and more; MLF are loans of the central bank to banks, mostly for a year.",
      'LPR 是内地银行贷款的参考利率，每月 20 日公布一年期和五年期以上两档；MLF 是央行向银行提供的中期贷款，多为一年期。',
      'LPR 是內地銀行貸款的參考利率，每月 20 日公佈一年期及五年期以上兩檔；MLF 是央行向銀行提供的中期貸款，多為一年期。',
    ),
  },
  reserveRequirement: {
    title: localText('Reserve requirement', '存款准备金率', '存款準備金率'),
    text: localText(
      'The part of deposits that banks must keep at the central bank. Lowering it frees money to lend.',
      '银行必须存放在央行的存款比例；下调可释放可贷资金。',
      '銀行必須存放於央行的存款比例；下調可釋放可貸資金。',
    ),
  },
  openMarketOperations: {
    title: localText('Open market operations', '公开市场操作', '公開市場操作'),
    text: localText(
      "The central bank's daily buying and selling of bonds and repos, by which it keeps short rates near its target; at the discount window banks borrow from it directly.",
      '央行每日通过买卖债券和回购把短期利率维持在目标附近；贴现窗口则是银行直接向央行借款的渠道。',
      '央行每日透過買賣債券及回購把短期利率維持在目標附近；貼現窗則是銀行直接向央行借款的渠道。',
    ),
  },
  moneySupply: {
    title: localText('Money supply', '货币供应量', '貨幣供應'),
    text: localText(
      'How much money there is: M1 is cash and current accounts, M2 adds savings and time deposits.',
      '货币总量：M1 为现金与活期存款，M2 另加储蓄与定期存款。',
      '貨幣總量：M1 為現金與活期存款，M2 另加儲蓄及定期存款。',
    ),
  },
  inflationTerm: {
    title: localText('Inflation rate', '通货膨胀', '通脹'),
    text: localText(
      'Inflation is the rise of prices over a year, deflation their fall, disinflation a slower rise. Core inflation leaves out food and energy.',
      '通胀指物价一年来的上涨，通缩为下跌，通胀放缓则是涨幅收窄。核心通胀剔除食品与能源。',
      '通脹指物價一年來的上升，通縮為下跌，通脹放緩則是升幅收窄。核心通脹剔除食品與能源。',
    ),
  },
  stagflation: {
    title: localText('Stagflation', '滞胀', '滯脹'),
    text: localText(
      'High inflation with little or no growth and rising unemployment, as in the 1970s.',
      '高通胀与低增长、失业上升并存，如 1970 年代。',
      '高通脹與低增長、失業上升並存，如 1970 年代。',
    ),
  },
  softLanding: {
    title: localText('Soft landing', '软着陆', '軟著陸'),
    text: localText(
      'Inflation comes down without a recession; in a hard landing it takes one.',
      '通胀回落而没有衰退；硬着陆则伴随衰退。',
      '通脹回落而沒有衰退；硬著陸則伴隨衰退。',
    ),
  },
  recessionTerm: {
    title: localText('Recession', '经济衰退', '經濟衰退'),
    text: localText(
      'A broad fall of activity over months. Two quarters of falling GDP are called a technical one; in the US a committee of the NBER dates them. A depression is long and deep.',
      '经济活动持续数月的全面下滑。GDP 连续两季下降称技术性衰退；美国由 NBER 的委员会认定。萧条则更长更深。',
      '經濟活動持續數月的全面下滑。GDP 連續兩季下跌稱技術性衰退；美國由 NBER 的委員會認定。蕭條則更長更深。',
    ),
  },
  realRate: {
    title: localText('Real yield', '实际利率', '實際利率'),
    text: localText(
      'A rate less expected inflation. TIPS state it directly.',
      '名义利率减去预期通胀。通胀保值国债（TIPS）直接给出。',
      '名義利率減去預期通脹。通脹掛鈎國債（TIPS）直接給出。',
    ),
  },
  purchasingPower: {
    title: localText('Purchasing power parity', '购买力平价', '購買力平價'),
    text: localText(
      'The exchange rate at which a basket costs the same in two countries. Market rates stray from it for years.',
      '使同一篮子商品在两国价格相等的汇率。市场汇率可长期偏离。',
      '使同一籃子商品在兩國價格相等的匯率。市場匯率可長期偏離。',
    ),
  },
  economicFigures: {
    title: localText('PMI', '采购经理指数', '採購經理指數'),
    text: localText(
      'GDP is what a country produces, CPI what consumers pay, PPI what factories get, PMI a survey of purchasing managers in which above 50 means growth. Leading indicators, such as the PMI, turn before output does.',
      'GDP 是一国产出，CPI 是消费价格，PPI 是出厂价格，PMI 是采购经理调查，高于 50 表示扩张。PMI 等先行指标先于产出转向。',
      'GDP 是一國產出，CPI 是消費物價，PPI 是出廠價格，PMI 是採購經理調查，高於 50 表示擴張。PMI 等領先指標先於產出轉向。',
    ),
  },
  balanceOfPayments: {
    title: localText('Balance of payments', '国际收支', '國際收支'),
    text: localText(
      'What a country pays and is paid abroad. The current account holds trade, services and income; a deficit is met by money coming in.',
      '一国对外收支。经常账户包括货物、服务与收入；逆差由资金流入弥补。',
      '一國對外收支。經常賬包括貨物、服務與收入；逆差由資金流入彌補。',
    ),
  },
  fiscalDeficit: {
    title: localText('Fiscal deficit', '财政赤字', '財政赤字'),
    text: localText(
      'A state spends more than it takes in and borrows the rest. The US debt ceiling limits how much may be owed, not what is spent.',
      '政府支出大于收入，差额靠举债。美国债务上限限制欠债总额，而非支出。',
      '政府開支大於收入，差額靠舉債。美國債務上限限制欠債總額，而非開支。',
    ),
  },
  businessCycle: {
    title: localText('Business cycle', '经济周期', '經濟週期'),
    text: localText(
      'The turn from expansion to peak, recession and trough and back. Its length differs each time.',
      '扩张、见顶、衰退、见底的循环，每次长短不同。',
      '擴張、見頂、衰退、見底的循環，每次長短不同。',
    ),
  },
  buffettIndicator: {
    title: localText('Buffett indicator', '巴菲特指标', '巴菲特指標'),
    text: localText(
      'The value of all listed shares over GDP. No source here holds the two series, so its present level is not given.',
      '全部上市股票总市值除以 GDP。这里没有这两组数据来源，因此不给出当前水平。',
      '全部上市股票總市值除以 GDP。這裡沒有這兩組數據來源，因此不提供目前水平。',
    ),
  },
};
