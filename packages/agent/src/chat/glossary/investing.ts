import { localText } from '@plumbline/model/local-text';
import type { Terms } from './term.ts';

/** Values, portfolios, funds, tests, options, coins, talk of traders and frauds. */
export const investingTerms: Terms = {
  capmTerm: {
    title: localText('CAPM', '资本资产定价模型', '資本資產定價模型'),
    text: localText(
      'Expected return = risk-free rate + beta × market risk premium. It gives the cost of equity, which WACC blends with the cost of debt.',
      '预期收益 = 无风险利率 + 贝塔 × 市场风险溢价。由此得到股权成本，再与债务成本加权为 WACC。',
      '預期回報 = 無風險利率 + 啤打 × 市場風險溢價。由此得到股權成本，再與債務成本加權為 WACC。',
    ),
  },
  netPresentValue: {
    title: localText('NPV', '净现值', '淨現值'),
    text: localText(
      'Money later is worth less than now: each amount is divided by (1 + rate) per year. NPV adds what comes in and goes out so; IRR is the rate at which that is zero; the payback period is when the outlay is back.',
      '未来的钱不如现在的值钱：每笔按（1 + 利率）逐年折现。净现值为折现后收支之和；内部收益率使其为零；回收期为收回投入的时间。',
      '未來的錢不如現在的值錢：每筆按（1 + 利率）逐年折現。淨現值為折現後收支之和；內部回報率使其為零；回本期為收回投入的時間。',
    ),
  },
  shillerPe: {
    title: localText('Shiller PE', '席勒市盈率', '席勒市盈率'),
    text: localText(
      "Trailing P/E divides by the last twelve months' earnings, forward P/E by a forecast, CAPE by the mean of ten years after inflation; PEG divides the P/E by growth in percent.",
      '滚动市盈率除以过去十二个月盈利，预测市盈率除以预测盈利，CAPE 除以十年通胀调整后平均盈利；PEG 为市盈率除以增速百分数。',
      '往績市盈率除以過去十二個月盈利，預測市盈率除以預測盈利，CAPE 除以十年通脹調整後平均盈利；PEG 為市盈率除以增速百分數。',
    ),
  },
  valueTrap: {
    title: localText('Value trap', '价值陷阱', '價值陷阱'),
    text: localText(
      'A share that looks cheap because its earnings are about to fall. A net-net costs less than its current assets less all debts.',
      '看似便宜、实则盈利将下滑的股票。烟蒂股价格低于流动资产减全部负债。',
      '看似便宜、實則盈利將下滑的股票。煙蒂股價格低於流動資產減全部負債。',
    ),
  },
  terminalValueTerm: {
    title: localText('Terminal value', '终值', '終值'),
    text: localText(
      'The worth of all years after those forecast, usually from growth for ever. It is often most of a discounted value, so a small change of its growth moves the result a lot.',
      '预测期之后所有年份的价值，多按永续增长计算；常占折现价值大部分，增长率稍变结果即大变。',
      '預測期之後所有年份的價值，多按永續增長計算；常佔折現價值大部分，增長率稍變結果即大變。',
    ),
  },
  economicValue: {
    title: localText('Economic value added', '经济增加值', '經濟增加值'),
    text: localText(
      'Profit after the cost of all capital, equity too. Positive only when the return on capital is above its cost. Total shareholder return is price change plus dividends.',
      '扣除全部资本成本（含股权）后的利润，资本回报高于成本时才为正。股东总回报为股价变动加股息。',
      '扣除全部資本成本（含股權）後的溢利，資本回報高於成本時才為正。股東總回報為股價變動加股息。',
    ),
  },
  alphaTerm: {
    title: localText('Alpha', '阿尔法', '阿爾法'),
    text: localText(
      'Alpha is the return above what the market risk taken would explain. Tracking error is how much returns stray from the index (their standard deviation); the information ratio is the excess over it.',
      '阿尔法为扣除所承担市场风险后的超额收益。跟踪误差为相对指数收益差的标准差；信息比率为超额收益除以它。',
      '阿爾法為扣除所承擔市場風險後的超額回報。追蹤誤差為相對指數回報差的標準差；資訊比率為超額回報除以它。',
    ),
  },
  riskKinds: {
    title: localText('Systematic risk', '系统性风险', '系統性風險'),
    text: localText(
      'Systematic risk is of the whole market and cannot be spread away; idiosyncratic risk is of one company and can. Tail risk is of rare large losses, which happen more often than a normal curve says (fat tails); a black swan was not thought of at all.',
      '系统性风险属整个市场，无法分散；非系统性风险属个别公司，可以分散。尾部风险为罕见的巨大损失，实际比正态分布更常见（肥尾）；黑天鹅则完全未被预料。',
      '系統性風險屬整個市場，無法分散；非系統性風險屬個別公司，可以分散。尾部風險為罕見的巨大損失，實際比正態分佈更常見（肥尾）；黑天鵝則完全未被預料。',
    ),
  },
  statistics: {
    title: localText('Standard deviation', '标准差', '標準差'),
    text: localText(
      'Variance is the mean squared distance from the mean, standard deviation its root; covariance and correlation say how two move together (-1 to 1), R-squared how much of one the other explains; skew leans to one side, kurtosis measures extremes.',
      '方差为偏离均值平方的平均，标准差为其平方根；协方差与相关系数（-1 至 1）表示两者同动程度，R² 为可解释比例；偏度表示偏向，峰度衡量极端值。',
      '方差為偏離均值平方的平均，標準差為其平方根；協方差與相關系數（-1 至 1）表示兩者同動程度，R² 為可解釋比例；偏度表示偏向，峰度衡量極端值。',
    ),
  },
  marketEfficiency: {
    title: localText('Efficient market hypothesis', '有效市场假说', '有效市場假說'),
    text: localText(
      'The idea that prices already hold what is known, so that only news moves them and nobody beats the market for long without luck. Its strong form is widely doubted.',
      '认为价格已反映已知信息，只有新消息才会推动价格，长期战胜市场只能靠运气。强式假说普遍受质疑。',
      '認為價格已反映已知資料，只有新消息才會推動價格，長期戰勝市場只能靠運氣。強式假說普遍受質疑。',
    ),
  },
  pricedIn: {
    title: localText('Priced in', '已反映在股价里', '已反映'),
    text: localText(
      'The market already expects it, so that the price will not move when it happens; only a surprise does that. How much of an event is priced in cannot be measured, only guessed.',
      '市场已有预期，事情发生时价格不再变动，只有意外才会。某事计入多少无法测量，只能推测。',
      '市場已有預期，事情發生時價格不再變動，只有意外才會。某事計入多少無法量度，只能推測。',
    ),
  },
  portfolioTheory: {
    title: localText('Modern portfolio theory', '现代投资组合理论', '現代投資組合理論'),
    text: localText(
      'Holdings that do not move together lower the risk of the whole without lowering its return as much. The efficient frontier is the best return for each risk; it leans on guesses of returns and correlations.',
      '走势不同步的资产可降低整体风险而不同等降低收益。有效前沿是每一风险下的最高收益，依赖对收益与相关性的估计。',
      '走勢不同步的資產可降低整體風險而不同等降低回報。有效前緣是每一風險下的最高回報，依賴對回報與相關性的估計。',
    ),
  },
  allocations: {
    title: localText('60/40', '股债六四', '股債六四'),
    text: localText(
      'Ways to divide money: 60/40 in shares and bonds; all weather by risk over four kinds of times; barbell in very safe and very risky; core and satellite in an index with picks around it. Rebalancing sells what grew back to its weight; cost averaging invests the same amount each month.',
      '资产分配方式：60/40 为股六债四；全天候按风险覆盖四种环境；杠铃为极稳与极险两端；核心卫星为指数加个股。再平衡把涨多者卖回目标比例；定投为每月固定金额。',
      '資產分配方式：60/40 為股六債四；全天候按風險覆蓋四種環境；槓鈴為極穩與極險兩端；核心衛星為指數加個股。再平衡把升多者賣回目標比例；月供為每月固定金額。',
    ),
  },
  factorInvesting: {
    title: localText('Factor investing', '因子投资', '因子投資'),
    text: localText(
      'Choosing shares by a trait that has paid over time: cheapness (value), profitability (quality), recent gain (momentum), smallness (size), calm (low volatility). Each has had lost decades.',
      '按长期有回报的特征选股：便宜（价值）、盈利能力（质量）、近期涨幅（动量）、规模小、波动低。每种都有失效的十年。',
      '按長期有回報的特徵選股：便宜（價值）、盈利能力（質素）、近期升幅（動量）、規模小、波動低。每種都有失效的十年。',
    ),
  },
  calendarEffects: {
    title: localText('January effect', '一月效应', '一月效應'),
    text: localText(
      'Patterns by the calendar: small shares in January, the last days of December, weakness from May to October. Most are small, and weaker since they became known. On the third Friday of March, June, September and December options and futures expire together.',
      '日历规律：小盘股一月偏强、年末几日偏强、五月至十月偏弱；多数幅度不大，公开后减弱。三、六、九、十二月第三个周五期权期货同时到期。',
      '日曆規律：小型股一月偏強、年末幾日偏強、五月至十月偏弱；多數幅度不大，公開後減弱。三、六、九、十二月第三個週五期權期貨同時到期。',
    ),
  },
  fundTerms: {
    title: localText('ETF', 'ETF', 'ETF'),
    text: localText(
      'An ETF is a fund traded like a share; firms that may create and redeem its shares keep the price near what it holds (NAV). A mutual fund is bought at the NAV once a day; a closed-end fund has a fixed number of shares, so its price strays. The expense ratio is the yearly cost.',
      'ETF 像股票一样交易，参与券商通过申购赎回使价格贴近净值；开放式基金每日按净值申赎；封闭式基金份额固定，价格会偏离净值。费率为每年成本。',
      'ETF 如股票般買賣，參與證券商透過申購贖回使價格貼近資產淨值；互惠基金每日按淨值申贖；封閉式基金份額固定，價格會偏離淨值。開支比率為每年成本。',
    ),
  },
  leveragedFunds: {
    title: localText('Leveraged ETF', '杠杆ETF', '槓桿ETF'),
    text: localText(
      "A fund that aims at a multiple (2×, 3×) or the inverse of one day's move. Over longer times the multiple does not hold: falling 10% and rising 11.1% leaves the index flat and a 3× fund 6.7% down.",
      '追求单日涨跌的倍数（2 倍、3 倍）或反向。持有更久倍数不成立：指数跌 10% 再涨 11.1% 持平，3 倍基金则亏 6.7%。',
      '追求單日升跌的倍數（2 倍、3 倍）或反向。持有更久倍數不成立：指數跌 10% 再升 11.1% 持平，3 倍基金則虧 6.7%。',
    ),
  },
  testingBiases: {
    title: localText('Survivorship bias', '幸存者偏差', '倖存者偏差'),
    text: localText(
      'Ways a test on the past deceives: only companies that survived (survivorship), facts not yet known then (look-ahead), rules tuned until they fit (overfitting). Out-of-sample and walk-forward tests use data the rules never saw; Monte Carlo reshuffles the trades to show how luck may vary.',
      '回测的陷阱：只含存活公司（幸存者偏差）、用了当时未知的信息（前视偏差）、反复调参（过拟合）。样本外与滚动检验使用未见过的数据；蒙特卡洛打乱交易以显示运气的范围。',
      '回測的陷阱：只含存活公司（倖存者偏差）、用了當時未知的資料（前視偏差）、反覆調參（過度擬合）。樣本外與前推測試使用未見過的數據；蒙地卡羅打亂交易以顯示運氣的範圍。',
    ),
  },
  positionSizing: {
    title: localText('Kelly criterion', '凯利公式', '凱利公式'),
    text: localText(
      'Kelly: the fraction to stake is win rate − loss rate ÷ (gain over loss); most use half or less. Expectancy is win rate × mean gain − loss rate × mean loss; profit factor is all gains over all losses.',
      '凯利：下注比例 = 胜率 − 败率 ÷ 盈亏比，多数人只用一半或更少。期望值 = 胜率 × 平均盈利 − 败率 × 平均亏损；盈利因子为总盈利除以总亏损。',
      '凱利：下注比例 = 勝率 − 敗率 ÷ 盈虧比，多數人只用一半或更少。期望值 = 勝率 × 平均盈利 − 敗率 × 平均虧損；盈利因子為總盈利除以總虧損。',
    ),
  },
  optionTerm: {
    title: localText('Option', '期权', '期權'),
    text: localText(
      'A call is the right to buy at the strike price until (or at) expiry, a put the right to sell; the premium is its price. In the money means exercising now would pay; what the premium is above that is time value, which runs out.',
      '认购期权是在到期前（或到期时）以行权价买入的权利，认沽期权是卖出的权利；权利金为其价格。实值指立即行权有利可图；权利金高出的部分为时间价值，随时间消失。',
      '認購期權是在到期前（或到期時）以行使價買入的權利，認沽期權是沽出的權利；期權金為其價格。價內指即時行使有利可圖；期權金高出的部分為時間值，隨時間消失。',
    ),
  },
  greeks: {
    title: localText('Greeks', '希腊字母', '希臘字母'),
    text: localText(
      "How an option's price moves: delta per unit of the share, gamma how delta itself changes, theta per day that passes, vega per point of implied volatility, rho per point of interest.",
      '期权价格的敏感度：Delta 对股价，Gamma 为 Delta 的变化，Theta 每过一天，Vega 对隐含波动率，Rho 对利率。',
      '期權價格的敏感度：Delta 對股價，Gamma 為 Delta 的變化，Theta 每過一日，Vega 對引伸波幅，Rho 對利率。',
    ),
  },
  impliedVol: {
    title: localText('Implied volatility', '隐含波动率', '引伸波幅'),
    text: localText(
      "The volatility that makes an option's model price equal its market price: what the market expects, against historical volatility, which was. The VIX is that of S&P 500 options over the next 30 days, yearly.",
      '使模型价格等于期权市价的波动率，即市场预期；历史波动率则是已发生的。VIX 为标普 500 期权未来 30 天的年化隐含波动率。',
      '使模型價格等於期權市價的波幅，即市場預期；歷史波幅則是已發生的。VIX 為標普 500 期權未來 30 日的年化引伸波幅。',
    ),
  },
  optionStrategies: {
    title: localText('Covered call', '备兑开仓', '備兌認購'),
    text: localText(
      'Covered call: hold the share and sell a call, giving up the rise beyond it. Protective put: hold it and buy a put. Straddle: buy call and put at one strike; strangle at two. Condors and butterflies sell the middle and buy the wings. Collar: put bought, call sold.',
      '备兑：持股并卖出认购，放弃更高涨幅。保护性认沽：持股并买入认沽。跨式：同一行权价买入认购与认沽，宽跨式为两个行权价。铁鹰与蝶式卖中间买两翼。领口：买认沽卖认购。',
      '備兌：持股並沽出認購，放棄更高升幅。保護性認沽：持股並買入認沽。馬鞍式：同一行使價買入認購與認沽，勒束式為兩個行使價。鐵鷹與蝶式沽中間買兩翼。領口：買認沽沽認購。',
    ),
  },
  futuresTerm: {
    title: localText('Futures', '期货', '期貨'),
    text: localText(
      'A contract to buy or sell at a date for a price agreed now, settled daily against a deposit (margin). Open interest counts contracts still open; rolling moves to the next month. Perpetual futures never expire: longs and shorts pay one another a funding rate; too little margin is liquidated.',
      '约定未来某日以现定价格买卖的合约，以保证金每日结算。未平仓量为仍开仓的合约数；展期为换到下一月。永续合约不到期，多空互付资金费率，保证金不足则被强平。',
      '約定未來某日以現定價格買賣的合約，以按金每日結算。未平倉量為仍開倉的合約數；轉倉為換到下一月。永續合約不到期，好淡互付資金費率，按金不足則被強制平倉。',
    ),
  },
  warrants: {
    title: localText('Warrant', '权证', '窩輪'),
    text: localText(
      'A warrant is an option of an issuer; a callable bull/bear contract is knocked out when the underlying touches its call price, before it expires. An accumulator obliges to buy each day below the market, twice as much when it falls; structured notes hide options in a bond.',
      '权证是发行商的期权；牛熊证在标的触及收回价时提前收回。累计期权须每日以折价买入，下跌时加倍；结构性票据把期权嵌入债券。',
      '窩輪是發行商的期權；牛熊證在相關資產觸及收回價時提前收回。累計期權須每日以折讓買入，下跌時加倍；結構性票據把期權嵌入債券。',
    ),
  },
  convertibleTerm: {
    title: localText('Convertible bond', '可转债', '可換股債券'),
    text: localText(
      'A bond that may be turned into a fixed number of shares. It falls less than the share and rises with it; the conversion premium is what it costs above those shares.',
      '可转换为固定数量股票的债券，跌幅小于正股、上涨随正股；转股溢价率为其价格高出转股价值的部分。',
      '可轉換為固定數量股票的債券，跌幅小於正股、上升隨正股；換股溢價為其價格高出換股價值的部分。',
    ),
  },
  cryptoTerm: {
    title: localText('Blockchain', '区块链', '區塊鏈'),
    text: localText(
      'A public ledger kept by many. In proof of work miners compete by computing (hash rate) for new coins, which for Bitcoin halve about every four years; in proof of stake holders lock coins to take part (staking). Gas is the fee of a transaction.',
      '由多方共同维护的公开账本。工作量证明由矿工以算力竞争新币，比特币约每四年减半；权益证明由持币者锁仓参与（质押）。矿工费为交易费用。',
      '由多方共同維護的公開賬本。工作量證明由礦工以算力競爭新幣，比特幣約每四年減半；權益證明由持幣者鎖倉參與（質押）。礦工費為交易費用。',
    ),
  },
  cryptoMarkets: {
    title: localText('Stablecoin', '稳定币', '穩定幣'),
    text: localText(
      'Stablecoins aim at one dollar, by reserves or by rules, and may lose it (depeg). DeFi lends and trades by programs instead of firms; a DEX is such an exchange. Cold wallets keep keys offline; whoever loses the seed phrase loses the coins. MVRV is market value over what coins last moved at.',
      '稳定币以储备或规则锚定一美元，可能脱锚。去中心化金融以程序借贷与交易，DEX 即此类交易所。冷钱包离线保存密钥，丢失助记词即丢失代币。MVRV 为市值除以代币最后移动价的总值。',
      '穩定幣以儲備或規則掛鈎一美元，可能脫鈎。去中心化金融以程式借貸與交易，DEX 即此類交易所。冷錢包離線保存密鑰，遺失助記詞即失去代幣。MVRV 為市值除以代幣最後移動價的總值。',
    ),
  },
  slang: {
    title: localText('FOMO', '韭菜', '大閘蟹'),
    text: localText(
      "Traders' slang. FOMO is the fear of missing out, FUD fear, uncertainty and doubt; diamond hands hold whatever happens, a bagholder is left with a loss; a bull trap is a rise that fails, a bear trap a fall that does; a meme stock moves on the talk of small investors.",
      '股民俗语：韭菜指反复亏损的散户；套牢为买入后亏损不愿卖；追高杀跌为涨时买跌时卖；踏空为错过上涨；洗盘指主力震出散户；诱多诱空为假涨假跌；做T为日内高卖低买；打板为追涨停买入。',
      '股民俗語：大閘蟹、坐艇為買入後被綁；追高為升時才買；派貨為大戶沽貨；震倉為大戶震走散戶；摸頂為買在最高位；炒燶為炒至大虧。',
    ),
  },
  frauds: {
    title: localText('Ponzi scheme', '庞氏骗局', '龐氏騙局'),
    text: localText(
      "Frauds: a Ponzi scheme pays old investors with new ones' money; pump and dump talks a price up to sell into it; wash trading trades with oneself to fake volume; spoofing places orders only to cancel them; front running trades ahead of a client. All are against the law.",
      '欺诈手法：庞氏骗局以新钱还旧账；拉高出货先唱多再卖出；对敲自买自卖伪造成交；幌骗挂单后撤单；老鼠仓抢在客户之前交易。均属违法。',
      '欺詐手法：龐氏騙局以新錢還舊賬；唱高散貨先唱好再沽出；對敲自買自賣偽造成交；幌騙掛盤後撤盤；老鼠倉搶在客戶之前交易。均屬違法。',
    ),
  },
  accountsUs: {
    title: localText('Roth IRA', '个人养老金账户', '強積金'),
    text: localText(
      "Accounts with tax relief: a traditional IRA or 401(k) is taxed when paid out, a Roth when paid in; an ISA (UK) is free of tax on gains, MPF is Hong Kong's work pension. Outside them US gains held over a year are taxed lower. Limits change yearly: see the tax office.",
      '税收优惠账户：传统 IRA 与 401(k) 提取时缴税，Roth 存入时缴税；英国 ISA 收益免税；强积金为香港职业退休金。账户以外，美国持有逾一年的收益税率较低。限额每年调整，以税务机关为准。',
      '稅務優惠戶口：傳統 IRA 與 401(k) 提取時繳稅，Roth 存入時繳稅；英國 ISA 收益免稅；強積金為香港職業退休金。戶口以外，美國持有逾一年的收益稅率較低。限額每年調整，以稅務機關為準。',
    ),
  },
  dayTraderRule: {
    title: localText('Pattern day trader', '典型日内交易者', '典型即日買賣者'),
    text: localText(
      "FINRA's rule: four or more day trades within five business days in a margin account, if more than 6% of its trades, make a pattern day trader, who must keep 25,000 dollars in it. FINRA's board approved replacing it in 2025; until the SEC's approval takes effect ask the broker which holds.",
      'FINRA 规则：保证金账户五个工作日内日内交易四次以上且占交易逾 6%，即为典型日内交易者，账户须保持 25,000 美元。FINRA 理事会 2025 年批准修改，在 SEC 批准生效之前以券商适用为准。',
      'FINRA 規則：孖展戶口五個工作日內即日買賣四次以上且佔交易逾 6%，即為典型即日買賣者，戶口須保持 25,000 美元。FINRA 理事會 2025 年批准修改，在 SEC 批准生效之前以券商適用為準。',
    ),
  },
  washSaleTerm: {
    title: localText('Wash sale', '洗售规则', '虛售規則'),
    text: localText(
      'A US tax rule: a loss does not count when the same or a substantially identical security is bought within 30 days before or after the sale. The loss is added to the cost of the new shares.',
      '美国税法：卖出亏损前后 30 天内买入相同或实质相同的证券，亏损不得抵扣，而计入新股成本。',
      '美國稅法：沽出虧損前後 30 日內買入相同或實質相同的證券，虧損不得扣減，而計入新股成本。',
    ),
  },
  investorCover: {
    title: localText('SIPC', '投资者保护基金', '投資者賠償基金'),
    text: localText(
      "If a US broker fails SIPC covers missing securities up to 500,000 dollars, of which 250,000 cash; it covers no losses of price. Hong Kong's compensation fund covers 500,000 HKD.",
      '美国券商倒闭时 SIPC 赔付最高 50 万美元（现金 25 万），不赔价格亏损。香港投资者赔偿基金上限 50 万港元。',
      '美國券商倒閉時 SIPC 賠付最高 50 萬美元（現金 25 萬），不賠價格虧損。香港投資者賠償基金上限 50 萬港元。',
    ),
  },
  limitUpTerm: {
    title: localText('Limit up', '涨停', '漲停'),
    text: localText(
      "On the mainland a share may not move further in a day than its board's limit: 10% on the main board, 20% on ChiNext and STAR, 30% in Beijing. At the limit orders queue up; one-line boards trade there all day.",
      '内地股票单日涨跌不得超过板块幅度：主板 10%，创业板与科创板 20%，北交所 30%。触及后排队成交；一字板全天封在该价。',
      '內地股票單日升跌不得超過板塊幅度：主板 10%，創業板與科創板 20%，北交所 30%。觸及後排隊成交；一字板全日封在該價。',
    ),
  },
  settlementTerm: {
    title: localText('T+1', 'T+1', 'T+1'),
    text: localText(
      'Settlement that many business days after the trade: T+1 in the US, T+2 in Hong Kong, T+1 for money on the mainland, where shares bought today may also be sold only from the next day; coins settle at once.',
      '成交后若干个工作日交收：美国 T+1，香港 T+2，内地资金 T+1，且当日买入的股票次日起才可卖出；加密货币即时交收。',
      '成交後若干個工作日交收：美國 T+1，香港 T+2，內地資金 T+1，且當日買入的股票翌日起才可沽出；加密貨幣即時交收。',
    ),
  },
  marginOfSafety: {
    title: localText('Margin of safety', '安全边际', '安全邊際'),
    text: localText(
      'How far the price stands below an estimate of value: room for the estimate to be wrong. A third is often asked for.',
      '价格低于估算价值的幅度，为估算出错留余地，常要求三分之一。',
      '價格低於估算價值的幅度，為估算出錯留餘地，常要求三分之一。',
    ),
  },
  adjustment: {
    title: localText('Adjusted price', '复权', '復權'),
    text: localText(
      'Past prices are lowered for splits and dividends since, so that a chart has no gaps that nobody lost money by. Unadjusted ones are what was paid then.',
      '把历史价格按其后的拆股与分红下调，使图上没有并非亏损造成的缺口；不复权则为当时成交价。',
      '把歷史價格按其後的拆細與派息下調，使圖上沒有並非虧損造成的裂口；不調整則為當時成交價。',
    ),
  },
};
