/** What texts call the figures of a back-test, of risk, of valuation models and of networks besides their labels. */
export const performanceNames: Readonly<Record<string, string>> = {
  annualReturn:
    'annual return; annualised return; annualized return; annualised gain; annualized gain; compound annual return; compound annual growth rate; cagr; annualised performance; annualized performance; return per year; yearly return; 年化收益; 年化收益率; 年化回报率; 复合年化收益率; 年均收益率; 年复合收益率; 年化复合收益率',
  totalReturn:
    'total return; cumulative return; overall return; total gain; cumulative gain; 总收益; 总收益率; 累计收益; 累计收益率; 累计回报; 累计回报率; 总回报率',
  activeReturn:
    'excess return; annualised excess return; annualized excess return; active return; outperformance; 超额收益; 超额收益率; 年化超额收益; 年化超额收益率; 超额回报',
  alpha: 'alpha; annualised alpha; annualized alpha; annual alpha; jensen alpha; 阿尔法; 年化阿尔法; alpha值; 阿尔法值',
  beta: 'beta; beta coefficient; market beta; 贝塔; 贝塔值; 贝塔系数; beta值; beta系数',
  volatility:
    'volatility; annualised volatility; annualized volatility; annual volatility; realised volatility; realized volatility; historical volatility; standard deviation of returns; 年化波动率; 波动率; 历史波动率; 年化波动; 收益波动率; 已实现波动率',
  downsideDeviation: 'downside deviation; downside volatility; semi-deviation; 下行标准差; 下行偏差; 下行风险波动率',
  maxDrawdown:
    'maximum drawdown; max drawdown; max. drawdown; worst drawdown; deepest drawdown; largest drawdown; biggest drawdown; peak-to-trough decline; peak-to-trough loss; peak-to-trough drawdown; largest peak-to-trough decline; maximum peak-to-trough loss; maximum loss from peak; deepest drawdown on record; worst drawdown on record; maximum drawdown on record; all-time maximum drawdown; historical maximum drawdown; 最大回撤; 最大回撤率; 最大跌幅; 历史最大回撤; 最大回撤幅度; 期间最大回撤; 最深回撤',
  currentDrawdown: 'current drawdown; present drawdown; drawdown today; 当前回撤; 目前回撤; 现时回撤',
  averageDrawdown: 'average drawdown; mean drawdown; 平均回撤幅度',
  longestDrawdown:
    'longest drawdown; longest drawdown duration; maximum drawdown duration; longest time under water; longest underwater period; longest recovery; longest recovery period; 最长回撤; 最长回撤期; 最长回撤时间; 最长回撤天数; 最长恢复期; 最长水下时间',
  timeUnderWater: 'time under water; share of time under water; 水下时间; 水下时间占比; 回撤时间占比',
  sharpe:
    'sharpe ratio; sharpe; annualised sharpe ratio; annualized sharpe ratio; 夏普比率; 夏普; 夏普值; 夏普率; 夏普指数; 年化夏普比率; 夏普比',
  sortino: 'sortino ratio; sortino; 索提诺比率; 索提诺; 索提诺比; 索提诺值; 索丁诺比率',
  calmar: 'calmar ratio; calmar; 卡玛比率; 卡玛; 卡玛比; 卡尔玛比率; 卡尔马比率; 收益回撤比',
  informationRatio: 'information ratio; 信息比率; 信息比',
  trackingError: 'tracking error; 跟踪误差; 追踪误差; 年化跟踪误差',
  tradeCount:
    'number of trades; trade count; trades; total trades; total number of trades; completed trades; closed trades; round trips; 交易次数; 成交次数; 交易笔数; 成交笔数; 总交易次数; 总交易笔数; 交易数量',
  tradeWinRate:
    'win rate; hit rate; winning rate; trade win rate; share of winning trades; proportion of winning trades; percentage of winning trades; strike rate; success rate; batting average; 胜率; 交易胜率; 盈利交易占比; 盈利比例; 获利比例; 盈利笔数占比',
  winRateDays: 'share of winning days; share of positive days; 上涨日占比; 盈利天数占比',
  profitFactor: 'profit factor; 盈利因子; 获利因子; 利润因子',
  payoffRatio: 'payoff ratio; win/loss ratio; average win to average loss; 盈亏比; 赔率',
  averageWinningTrade:
    'average winning trade; average winner; average win; average gain per winning trade; mean winning trade; typical winner; 平均盈利; 平均每笔盈利; 盈利交易平均收益; 平均盈利幅度; 单笔平均盈利; 盈利交易的平均收益; 盈利交易平均盈利',
  averageLosingTrade:
    'average losing trade; average loser; average loss; average loss per losing trade; mean losing trade; typical loser; 平均亏损; 平均每笔亏损; 亏损交易平均亏损; 平均亏损幅度; 单笔平均亏损; 亏损交易的平均亏损',
  averageTrade:
    'average trade; average return per trade; mean return per trade; average profit per trade; 平均每笔收益; 单笔平均收益; 平均单笔收益; 每笔平均收益',
  bestTrade:
    'best trade; largest winner; largest winning trade; biggest winner; biggest gain; 最佳交易; 最大单笔盈利; 单笔最大盈利; 最好的一笔交易',
  worstTrade:
    'worst trade; largest loser; largest losing trade; biggest loser; biggest loss; 最差交易; 最大单笔亏损; 单笔最大亏损; 最差的一笔交易',
  bestPeriod: 'best day; best single day; best daily return; 最佳单日; 单日最大涨幅; 单日最高收益',
  worstPeriod: 'worst day; worst single day; worst daily return; 最差单日; 单日最大跌幅; 单日最大亏损',
  averageHolding:
    'average holding period; average holding time; mean holding period; average time in a trade; average trade duration; average trade length; average length of a trade; 平均持仓; 平均持有期; 平均持仓时间; 平均持仓天数; 平均持仓周期; 平均持有时间; 平均持有天数; 平均每笔持仓',
  timeInMarket:
    'time in the market; time in market; share of time invested; share of days invested; market exposure; time invested; exposure; 持仓时间占比; 持仓时间比例; 在场时间占比; 持仓占比; 仓位时间占比',
  averageExposure: 'average exposure; mean exposure; 平均仓位; 平均敞口',
  exposureTurnover:
    'annual turnover; yearly turnover; turnover per year; portfolio turnover; turnover a year; 年换手率; 年化换手率; 年化换手; 年换手; 换手率',
  valueAtRisk:
    'value at risk; var; daily value at risk; one-day value at risk; 1-day value at risk; daily var; one-day var; 95% var; 95% value at risk; 5% value at risk; 风险价值; 在险价值; 日度风险价值; 每日风险价值; 日var; 单日风险价值; 日在险价值',
  conditionalValueAtRisk:
    'expected shortfall; conditional value at risk; cvar; conditional var; daily expected shortfall; tail loss; average loss beyond the value at risk; 预期亏损; 预期损失; 条件风险价值; 条件在险价值; 尾部平均损失; 期望损失',
  probabilisticSharpeRatio: 'probabilistic sharpe ratio; psr; 概率夏普比率; 概率夏普',
  skew: 'skew; skewness; return skewness; 偏度; 收益偏度',
  kurtosis: 'kurtosis; excess kurtosis; 峰度; 超额峰度',
  correlation:
    'correlation; correlation coefficient; correlation with the market; 相关性; 相关系数; 与市场的相关性; 与大盘的相关系数',
  rSquared: 'r-squared; r squared; coefficient of determination; 判定系数; 拟合优度',
  upCapture: 'upside capture; up-market capture; upside capture ratio; up capture ratio; 上行捕获; 上行捕获比',
  downCapture:
    'downside capture; down-market capture; downside capture ratio; down capture ratio; 下行捕获; 下行捕获比',
  ulcerIndex: 'ulcer index; 溃疡指数',
  kelly: 'kelly fraction; kelly criterion; 凯利比例; 凯利仓位',
  expectancy: 'expectancy; expected value per trade; 期望值; 每笔期望值',
  recoveryFactor: 'recovery factor; 恢复因子',
  wacc: 'cost of capital; weighted average cost of capital; wacc; discount rate; 加权平均资本成本; 资本成本; 折现率; 贴现率; 加权资本成本',
  costOfEquity: 'cost of equity; required return on equity; 股权成本; 权益成本; 股东要求回报率',
  costOfDebt: 'cost of debt; 债务成本; 借款成本',
  terminalGrowth:
    'terminal growth; terminal growth rate; perpetual growth; perpetual growth rate; long-term growth rate; 永续增长率; 永续增速; 终值增长率; 永续增长',
  impliedGrowth:
    'implied growth; implied growth rate; growth implied by the price; market-implied growth; growth priced in; 隐含增长率; 隐含增速; 市场隐含增长率; 市场隐含增速; 股价隐含的增长率; 股价隐含的增速',
  volume: 'turnover; volume; trading volume; share volume; shares traded; turnover in shares; 成交量; 交易量; 成交股数',
  averageVolume: 'average volume; average trading volume; average daily volume; 平均成交量; 日均成交量; 平均日成交量',
  marketToRealized:
    'mvrv; mvrv ratio; market value to realized value; market-to-realized ratio; market value to realised value; mvrv比率; mvrv 比率; mvrv值; 市值与已实现市值之比; 市值与实现市值之比',
  realizedPrice: 'realized price; realised price; 已实现价格; 实现价格; 已实现价',
  realizedCap:
    'realized cap; realised cap; realized capitalisation; realized capitalization; realized value; 已实现市值; 实现市值',
  mayerMultiple: 'mayer multiple; 梅耶倍数; 梅耶尔倍数; 迈耶倍数',
  networkValueToTransfers:
    'nvt; nvt ratio; network value to transactions; network value to transactions ratio; nvt比率; nvt 比率; 网络价值与交易量之比',
  stockToFlow: 'stock-to-flow; stock-to-flow ratio; stock to flow ratio; s2f; 存量流量比; 库存流量比',
  circulatingSupply:
    'circulating supply; coins in circulation; supply in circulation; 流通量; 流通供应量; 流通供应; 流通数量',
  yearlyIssuance: 'yearly issuance; annual issuance; new supply a year; 年发行量; 年度发行量; 年增发量',
  activeAddresses:
    'active addresses; daily active addresses; number of active addresses; 活跃地址; 活跃地址数; 日活跃地址数; 日活地址数; 每日活跃地址',
  debtToAssets: 'debt-to-assets ratio; debt to assets; debt ratio; 有息负债率; 有息负债占总资产',
  drawdownFromHigh:
    'drawdown from the high; distance from the high; gap to the high; 距高点回撤; 较高点回撤; 距高点跌幅; 较高点跌幅; 距离高点的跌幅; 距52周高点跌幅',
  operatingCashFlow:
    'net cash from operating activities; net cash provided by operating activities; 经营活动现金流净额; 经营活动产生的现金流净额; 经营现金流净额; 经营性现金净流入; 经营活动现金净流入',
  dailyTurnover: 'value traded; daily turnover; turnover value; trading value; 成交额; 日成交额; 成交金额',
  piotroskiF:
    'piotroski f-score; piotroski score; piotroski f score; f-score; f score; piotroski评分; piotroski 评分; piotroski f 分; piotroski f 值; 皮奥特罗斯基评分; 皮氏f分; f分; f 分; f-score评分',
  altmanZ:
    'altman z-score; altman z score; altman z; z-score; z score; altman z值; altman z 值; z值; z 值; 奥特曼z值; 阿特曼z值; altman z-score值',
  beneishM: 'beneish m-score; beneish m score; m-score; m score; beneish m 值; beneish m值; m值; m 值',
  sharesOutstanding:
    'shares outstanding; share count; shares in issue; number of shares; 总股本; 股本; 流通股数; 已发行股份; 已发行股数',
  bookValuePerShare: 'book value per share; bvps; 每股净资产; 每股账面价值',
  fcfPerShare: 'free cash flow per share; fcf per share; 每股自由现金流',
  premiumToOther:
    'a/h premium; ah premium; premium over the h share; premium of the a share; ah溢价; a/h溢价; ah 溢价; a/h 溢价; ah溢价率; a股溢价率; a/h溢价率',
};
