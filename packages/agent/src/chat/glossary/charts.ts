import { localText } from '@plumbline/model/local-text';
import type { Terms } from './term.ts';

/** What markets and charts do, and ways of trading on it. */
export const chartsTerms: Terms = {
  bullMarket: {
    title: localText('Bull market', '牛市', '牛市'),
    text: localText(
      'A long rise of prices. By convention it begins 20% above the last low.',
      '价格长期上升。惯例上自低点上涨 20% 视为进入牛市。',
      '價格長期上升。慣例上由低位升 20% 視為進入牛市。',
    ),
  },
  bearMarket: {
    title: localText('Bear market', '熊市', '熊市'),
    text: localText(
      'A long fall of prices. By convention it begins 20% below the last high.',
      '价格长期下跌。惯例上自高点下跌 20% 视为进入熊市。',
      '價格長期下跌。慣例上由高位跌 20% 視為進入熊市。',
    ),
  },
  marketCorrection: {
    title: localText('Correction', '回调', '調整'),
    text: localText(
      'A fall of 10% to 20% from a high; less is called a pullback.',
      '自高点下跌 10% 至 20%；幅度更小称回调。',
      '由高位下跌 10% 至 20%；幅度較小稱回吐。',
    ),
  },
  marketCrash: {
    title: localText('Market crash', '崩盘', '股災'),
    text: localText(
      'A fall of a tenth and more within days; a flash crash is over within minutes. A melt-up is the opposite, a rise fed by fear of missing out.',
      '数日内下跌一成以上；闪崩则在数分钟内。融涨相反，是怕错过而推动的急升。',
      '數日內下跌一成以上；閃崩則在數分鐘內。融漲相反，是怕錯過而推動的急升。',
    ),
  },
  marketBubble: {
    title: localText('Bubble', '泡沫', '泡沫'),
    text: localText(
      'Prices far above what earnings or rents can support, held up by the hope of selling dearer. It is known for certain only afterwards.',
      '价格远超盈利或租金所能支撑，靠指望以更高价卖出维持；事后才能确认。',
      '價格遠超盈利或租金所能支持，靠指望以更高價沽出維持；事後才能確認。',
    ),
  },
  deadCatBounce: {
    title: localText('Dead cat bounce', '死猫跳', '死貓彈'),
    text: localText(
      'A short rise within a long fall, after which prices fall further.',
      '长期下跌中的短暂反弹，其后继续下跌。',
      '長期跌勢中的短暫反彈，其後繼續下跌。',
    ),
  },
  shortSqueeze: {
    title: localText('Short squeeze', '轧空', '挾倉'),
    text: localText(
      'A rise forces short sellers to buy back, which drives it on. In a gamma squeeze the sellers of calls have to buy the shares.',
      '上涨迫使空头买回，进一步推高价格。伽马挤压则是认购期权卖方被迫买入股票。',
      '上升迫使淡倉買回，進一步推高價格。伽馬挾倉則是認購期權賣方被迫買入股票。',
    ),
  },
  capitulation: {
    title: localText('Capitulation', '投降式抛售', '恐慌性拋售'),
    text: localText(
      'The last holders give up and sell at any price, with heavy volume. Seen as the end of a fall, which is known only later.',
      '最后的持有人不计价格卖出，成交放大。常被视为跌势尾声，但事后才能确认。',
      '最後的持有人不計價格沽出，成交放大。常被視為跌勢尾聲，但事後才能確認。',
    ),
  },
  consolidation: {
    title: localText('Consolidation', '盘整', '橫行'),
    text: localText(
      'Prices move within a narrow range after a rise or fall.',
      '涨跌之后价格在窄幅区间内波动。',
      '升跌之後價格在窄幅區間內上落。',
    ),
  },
  breakout: {
    title: localText('Breakout', '突破形态', '突破形態'),
    text: localText(
      'The price leaves its range, best with volume; in a false breakout it soon comes back.',
      '价格离开原区间，最好伴随放量；很快返回则是假突破。',
      '價格離開原區間，最好伴隨成交增加；很快返回則是假突破。',
    ),
  },
  supportResistance: {
    title: localText('Support level', '支撑位', '支持位'),
    text: localText(
      'Prices at which falls have often stopped (support) or rises have (resistance). Once broken, one often becomes the other.',
      '下跌多次止住的价位为支撑，上涨多次受阻的价位为阻力；突破后常互换角色。',
      '下跌多次止住的價位為支持，上升多次受阻的價位為阻力；突破後常互換角色。',
    ),
  },
  trendLine: {
    title: localText('Trendline', '趋势线', '趨勢線'),
    text: localText(
      'A line through rising lows or falling highs. An uptrend has higher highs and higher lows, a downtrend the reverse.',
      '连接渐高低点或渐低高点的线。上升趋势为高点低点逐步抬高，下降趋势相反。',
      '連接漸高低位或漸低高位的線。上升趨勢為高低位逐步抬升，下降趨勢相反。',
    ),
  },
  chartPatterns: {
    title: localText('Head and shoulders', '头肩顶', '頭肩頂'),
    text: localText(
      'Shapes of past prices. Head and shoulders and double tops are taken for the end of a rise, double bottoms for that of a fall; flags, wedges and triangles for pauses. How often they hold is disputed: test a rule before trusting it.',
      '历史价格的形状。头肩顶、双顶被视为涨势尾声，双底为跌势尾声；旗形、楔形、三角形为中途整理。可靠性有争议，应先回测再采信。',
      '歷史價格的形狀。頭肩頂、雙頂被視為升勢尾聲，雙底為跌勢尾聲；旗形、楔形、三角形為中途整固。可靠性有爭議，應先回測再採信。',
    ),
  },
  priceGap: {
    title: localText('Price gap', '跳空', '裂口'),
    text: localText(
      'A day opens above the high or below the low of the day before, so that no trade took place between. It is filled when the price comes back there.',
      '当日开盘高于前日最高或低于前日最低，中间无成交；价格回到该处即回补。',
      '當日開市高於前日最高或低於前日最低，中間無成交；價格回到該處即補裂口。',
    ),
  },
  candlestickChart: {
    title: localText('Candlestick', 'K线图怎么看', '陰陽燭'),
    text: localText(
      'One candle shows open, high, low and close of a bar: the body between open and close, the wicks to high and low. A doji has hardly a body, a hammer a long lower wick, an engulfing one a body larger than the last.',
      '一根 K 线显示一段时间的开、高、低、收：实体为开收之间，影线至高低。十字星几乎没有实体，锤子线下影长，吞没形态实体大于前一根。',
      '一支陰陽燭顯示一段時間的開、高、低、收：實體為開收之間，燭芯至高低。十字星幾乎沒有實體，錘頭下影長，吞噬形態實體大於前一支。',
    ),
  },
  heikinAshi: {
    title: localText('Heikin-Ashi', '平均K线', '平均陰陽燭'),
    text: localText(
      'Charts that smooth: Heikin-Ashi averages each candle with the last, Renko draws a brick per fixed move, point and figure a cross or nought. None shows the traded prices of a time as they were.',
      '平滑化图表：平均K线与前一根取平均，砖形图按固定幅度画砖，点数图画叉与圈。都不显示某时刻的实际成交价。',
      '平滑化圖表：平均陰陽燭與前一支取平均，磚形圖按固定幅度畫磚，點數圖畫交叉與圓圈。都不顯示某時刻的實際成交價。',
    ),
  },
  elliottWave: {
    title: localText('Elliott wave', '波浪理论', '波浪理論'),
    text: localText(
      'The idea that trends come in five waves and corrections in three. Counts differ by whoever counts, so it is hard to test.',
      '认为趋势分五浪、调整分三浪。不同人数法不同，难以检验。',
      '認為趨勢分五浪、調整分三浪。不同人數法不同，難以驗證。',
    ),
  },
  fibonacci: {
    title: localText('Fibonacci', '斐波那契', '斐波那契'),
    text: localText(
      'Lines at 23.6%, 38.2%, 50%, 61.8% and 78.6% of a move, between a low and a high that the reader picks. They are expected to hold because many look at them.',
      '在所选低点与高点之间按 23.6%、38.2%、50%、61.8%、78.6% 画线；因为关注者众而被认为有效。',
      '在所選低位與高位之間按 23.6%、38.2%、50%、61.8%、78.6% 畫線；因關注者眾而被認為有效。',
    ),
  },
  pivotPoint: {
    title: localText('Pivot point', '枢轴点', '軸心點'),
    text: localText(
      "The mean of the day before's high, low and close, with levels above and below worked out from it.",
      '前一日最高、最低、收盘的平均值，并由此推出上下价位。',
      '前一日最高、最低、收市的平均值，並由此推出上下價位。',
    ),
  },
  volumeProfile: {
    title: localText('Volume profile', '筹码分布', '籌碼分佈'),
    text: localText(
      'How much was traded at each price rather than at each time. The price with most volume is the point of control.',
      '按价位而非时间统计的成交量；成交最多的价位为控制点。',
      '按價位而非時間統計的成交量；成交最多的價位為控制點。',
    ),
  },
  divergence: {
    title: localText('Divergence', '背离', '背馳'),
    text: localText(
      'The price makes a new high and the indicator does not (bearish), or a new low and the indicator does not (bullish). It says momentum wanes, not when it turns.',
      '价格创新高而指标未创新高为顶背离，价格创新低而指标未创新低为底背离；表示动能减弱，不说明何时反转。',
      '價格創新高而指標未創新高為頂背馳，價格創新低而指標未創新低為底背馳；表示動力減弱，不說明何時轉勢。',
    ),
  },
  crossOfAverages: {
    title: localText('Golden cross', '金叉', '黃金交叉'),
    text: localText(
      'A short average crosses above a longer one (golden) or below it (death), usually 50 and 200 days. Both come late, after the turn.',
      '短期均线上穿长期均线为金叉，下穿为死叉，常用 50 日与 200 日。两者都滞后于转折。',
      '短期平均線升穿長期平均線為黃金交叉，跌穿為死亡交叉，常用 50 日與 200 日。兩者都滯後於轉勢。',
    ),
  },
  overbought: {
    title: localText('Overbought', '超买', '超買'),
    text: localText(
      'An indicator such as RSI stands above 70 (overbought) or below 30 (oversold): the price has moved fast one way. In a strong trend it can stay there long.',
      'RSI 等指标高于 70 为超买，低于 30 为超卖：价格单向变动过快。强趋势中可长时间停留。',
      'RSI 等指標高於 70 為超買，低於 30 為超賣：價格單向變動過快。強勢中可長時間停留。',
    ),
  },
  meanReversion: {
    title: localText('Mean reversion', '均值回归', '均值回歸'),
    text: localText(
      'The tendency of extremes to be followed by values nearer the average. Strategies buy what has fallen unusually far.',
      '极端之后倾向回到平均水平；策略买入异常下跌的标的。',
      '極端之後傾向回到平均水平；策略買入異常下跌的標的。',
    ),
  },
  trendFollowing: {
    title: localText('Trend following', '趋势跟踪', '趨勢跟蹤'),
    text: localText(
      'Buying what rises and selling what falls, without a forecast. Many small losses pay for few large gains.',
      '买涨卖跌、不作预测；以许多小亏损换取少数大盈利。',
      '買升沽跌、不作預測；以許多小虧損換取少數大盈利。',
    ),
  },
  pairsTrading: {
    title: localText('Pairs trading', '配对交易', '配對交易'),
    text: localText(
      'Long one and short another that usually move together, when their prices have drifted apart. It bets on their coming back, and not on the market.',
      '做多一只、做空另一只走势通常一致的标的，在价差偏离时入场；赌的是回归，而非大市方向。',
      '買入一隻、沽空另一隻走勢通常一致的標的，在差價偏離時入場；賭的是回歸，而非大市方向。',
    ),
  },
  arbitrage: {
    title: localText('Arbitrage', '套利', '套戥'),
    text: localText(
      'Buying and selling the same thing at two prices at once. Merger arbitrage buys a company under offer for the small gap to the price offered, and loses if the deal fails.',
      '同时在两处以不同价格买卖同一标的。并购套利买入被收购公司，赚取与收购价的差额，交易失败则亏损。',
      '同時在兩處以不同價格買賣同一標的。併購套戥買入被收購公司，賺取與收購價的差額，交易失敗則虧損。',
    ),
  },
  highFrequency: {
    title: localText('High-frequency trading', '高频交易', '高頻交易'),
    text: localText(
      'Trading by programs. High-frequency firms hold for seconds or less and live from spreads; others use programs to split large orders or to follow rules.',
      '由程序执行交易。高频机构持仓数秒甚至更短，靠价差获利；其他则用程序拆分大单或执行规则。',
      '由程式執行交易。高頻機構持倉數秒甚至更短，靠差價獲利；其他則用程式拆分大單或執行規則。',
    ),
  },
  tradingStyles: {
    title: localText('Scalping', '剥头皮', '炒即日鮮'),
    text: localText(
      'By how long a position is held: scalping seconds to minutes, day trading within a day, swing trading days to weeks, position trading months.',
      '按持仓时间划分：剥头皮数秒至数分钟，日内交易当日了结，波段数日至数周，长线数月。',
      '按持倉時間劃分：即市搶帽數秒至數分鐘，即日鮮當日平倉，波段數日至數週，長線數月。',
    ),
  },
  bottomFishing: {
    title: localText('Bottom fishing', '抄底', '撈底'),
    text: localText(
      'Buying after a fall in the hope that it is over. A falling knife is one that falls on.',
      '下跌后买入，指望跌势结束；继续下跌便是接飞刀。',
      '下跌後買入，指望跌勢結束；繼續下跌便是接飛刀。',
    ),
  },
  averagingDown: {
    title: localText('Averaging down', '摊低成本', '溝淡'),
    text: localText(
      'Averaging down buys more as the price falls; martingale doubles after each loss and ruins in a long run of them; pyramiding adds only to what has gained.',
      '摊低成本是越跌越买；马丁格尔每次亏损后加倍，连亏时会爆仓；金字塔加仓只在盈利时加码。',
      '溝淡是越跌越買；馬丁格爾每次虧損後加倍，連虧時會爆倉；金字塔加注只在獲利時加碼。',
    ),
  },
};
