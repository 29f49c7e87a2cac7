/** Indicators of a price series. The name is what an expression calls it. */
export const indicatorRows = `
kind | id | name | unit | en | zh | hk
ind | sma | SMA | price | average; moving average; ma; sma; simple moving average; dma; avg; day average | 均线; 移动平均线; 平均线; 线; ma | 天線
ind | ema | EMA | price | ema; exponential average; exponential moving average | ema; 指数均线; 指数移动平均 |
ind | hma | HMA | price | hull moving average; hull average; hma | 赫尔均线 |
ind | wma | - | price | weighted average; wma | 加权均线 |
ind | rsi | RSI | n | rsi; relative strength index | rsi; 相对强弱指标 |
ind | macd | MACD | price | macd; macd line; dif | macd; dif |
ind | macdSignal | MACD.signal | price | macd signal; signal line; dea | dea; 信号线 |
ind | macdHistogram | MACD.hist | price | macd histogram; histogram | macd柱; macd柱子; 红柱; 绿柱 |
ind | kdjJ | KDJ.J | n | kdj j; j value | j值; kdj的j值; kdj的j |
ind | kdj | KDJ.K | n | kdj | kdj |
ind | stoch | STOCH.K | n | stochastic; stochastics; stoch; %k | 随机指标 |
ind | stochD | STOCH.D | n | %d | 慢速随机 |
ind | cci | CCI | n | cci | cci |
ind | williamsR | WR | n | williams %r; %r; williams r | 威廉指标; wr |
ind | mfi | MFI | n | mfi; money flow index | mfi; 资金流量指标 |
ind | ibs | IBS | n | ibs; internal bar strength | ibs; 内部强弱 |
ind | atr | ATR | price | atr; average true range; atrs | atr; 真实波幅 |
ind | adx | ADX | n | adx | adx |
ind | plusDi | PDI | n | +di; plus di | pdi |
ind | minusDi | MDI | n | -di; minus di | mdi |
ind | bbUpper | BB.upper | price | upper band; upper bollinger band; upper bollinger; top band | 上轨; 布林上轨; 布林带上轨; 上鬼; 布林上鬼; 保历加通道顶; 布林线顶; 布林顶; 布林线上轨; 布林带顶部; 布林线顶部; 保历加通道顶部; 布林通道上轨; 上轴 | 上軌; 布林线顶; 布林顶
ind | bbMid | BB.mid | price | middle band; mid band; the middle; middle bollinger; middle bollinger band; bollinger midline; bollinger mid line; mid-band | 中轨; 布林中轨; 布林带中轨; 中轴; 布林通道中轨; 布林中线; 布林线中轨; 布林带中线; 布林线中线 | 中軌
ind | bbLower | BB.lower | price | lower band; lower bollinger band; lower bollinger; bottom band | 下轨; 布林下轨; 布林带下轨; 下鬼; 布林下鬼; 保历加通道底; 布林线底; 布林底; 布林线下轨; 布林带底部; 布林线底部; 保历加通道底部; 布林通道下轨; 下轴 | 下軌; 布林线底; 布林底
ind | bbands | BB | price | bollinger bands; bollinger; bands; bollinger band; bollinger channel; boll | 布林带; 布林线; 布林; 布林通道; 保历加; 保历加通道; 布林线通道 | 保力加通道
ind | bbPercent | - | n | %b; percent b; bollinger %b; percent-b | %b; 布林%b |
ind | keltner | KC.upper | price | keltner channel; upper keltner; keltner; upper keltner channel; upper keltner band | 肯特纳通道 |
ind | supertrend | SUPERTREND.dir | n | supertrend | supertrend; 超级趋势 |
ind | sar | PSAR | price | parabolic sar; psar; sar | sar; 抛物线 |
ind | ichimoku | ICHIMOKU.cloudTop | price | ichimoku; cloud; kumo | 一目均衡表; 云层; 云图 |
ind | tenkan | ICHIMOKU.tenkan | price | tenkan; conversion line | 转换线 |
ind | kijun | ICHIMOKU.kijun | price | kijun; base line | 基准线 |
ind | roc | ROC | % | rate of change; roc | 变动率; roc |
ind | zscore | zscore | n | z-score; zscore | z分数; z值 |
ind | slope | slope | n | slope; regression slope; linear regression slope | 斜率; 线性回归斜率 |
ind | donchianHigh | highest | price | donchian high; channel high | 唐奇安上轨 |
ind | obv | - | n | obv; on balance volume | obv; 能量潮 |
ind | vwap | - | price | vwap | 均价线; vwap |
`;
