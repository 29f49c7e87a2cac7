/** What somebody wants, by the words they use for it. Order matters: the first that fits is taken. */
export interface Intent {
  readonly id: string;
  readonly en: RegExp;
  readonly zh: RegExp;
  /** The tool that answers; null where words alone do. */
  readonly tool: string | null;
  /** Figures asked for, where the intent stands for a group of them. */
  readonly metrics?: readonly string[];
  /** Needs an instrument: from the question or from what was spoken of before. */
  readonly isAbout?: 'instrument';
}

const trade = /\b(buy|sell|short|long|enter|exit|hold)\b/i;

/** An idea has an act and a condition; without the condition "buy" is an order or a wish for advice. */
export function isIdea(text: string): boolean {
  const hasAct = trade.test(text) || /买入|卖出|做空|做多|買入|賣出|开仓|平仓|持有|買|买/.test(text);
  const hasCondition =
    /\b(when|whenever|if|below|above|crosses|cross|breaks?|under|over|falls?|drops?|rises?|golden cross|every (?:week|month|quarter)|top \d+|rebalance)\b|[<>]/i.test(
      text,
    ) ||
    /低于|高于|上穿|下穿|跌破|突破|金叉|死叉|低於|高於|每月|每周|每季|每週|时买|時買|就买|就買|则|止损|止蝕|之上|之下/.test(
      text,
    );
  return (
    hasAct &&
    hasCondition &&
    !/^\s*(should|shall|can|could|would|will|is it)\b/i.test(text) &&
    !/[该應应]不[该應应]|要不要|能不能|会不会|會不會/.test(text)
  );
}

export const intents: readonly Intent[] = [
  {
    id: 'refuse-sure-thing',
    tool: null,
    en: /\b(guaranteed?|sure thing|risk[- ]free profit|can'?t lose|insider)\b/i,
    zh: /稳赚|穩賺|保证.{0,80}赚|保證.{0,80}賺|内幕|內幕|包赚|包賺/,
  },
  {
    id: 'make-strategy',
    tool: 'propose-strategy',
    isAbout: 'instrument',
    en: /\b(?:turn|make|build)\b.{0,80}\b(?:this|that|it|a|report)\b.{0,80}\bstrategy\b/i,
    zh: /(?:变成|做成|转成|转为|生成|轉成|變成|轉為).{0,80}策略/,
  },
  {
    id: 'pause',
    tool: 'switch-strategy',
    en: /\b(pause|deactivate|switch off|turn off|stop)\b.{0,80}\b(strateg|signal)/i,
    zh: /(暂停|停用|关闭|关掉|暫停|關閉).{0,80}(策略|信号|訊號)|(策略|信号|訊號).{0,80}(暂停|停用|关闭|暫停|關閉)/,
  },
  {
    id: 'activate',
    tool: 'switch-strategy',
    en: /\b(activate|switch on|turn on|go live|start)\b.{0,80}\b(strateg|signal|it\b)/i,
    zh: /(启用|激活|开启|打开|上线|啟用|開啟).{0,80}(策略|信号|訊號|它)|(策略|信号|訊號).{0,80}(启用|激活|开启|啟用|開啟)/,
  },
  {
    id: 'verdict',
    tool: 'verdict',
    en: /\b(verdict|robust|overfit\w*|believ\w+|trustworthy|just luck|only luck)\b|\btrust\b.{0,80}\b(strateg|back-?test|it|result)/i,
    zh: /(可信|靠谱|靠譜|过拟合|過擬合|结论|結論|稳健|穩健|是不是运气|运气)/,
  },
  {
    id: 'backtest',
    tool: 'backtest',
    en: /\bback-?test(ed|s|ing)?\b|\bmy strateg\w+\b.{0,80}\b(do|did|perform|return|result|doing)|\bhow\b.{0,80}\bmy strateg/i,
    zh: /回测|回測|我的策略.{0,80}(表现|收益|结果|怎么样|表現|結果|怎樣|如何)/,
  },
  {
    id: 'signals',
    tool: 'signals',
    en: /\b(my|latest|new|recent|any|all|the)?\s*signals?\b(?!.{0,80}\b(rule|line)\b)/i,
    zh: /信号|訊號/,
  },
  {
    id: 'record',
    tool: 'signals',
    en: /\b(track record|hit rate|win rate|my record)\b/i,
    zh: /战绩|戰績|命中率|胜率|勝率|实盘记录|實盤記錄|我的记录|我的記錄/,
  },
  {
    id: 'data-health',
    tool: 'data-health',
    en: /\b(data sources?|providers?|data feeds?|data health|data)\b.{0,80}\b(work|ok|okay|healthy|fail|down|up|broken|status|health|answer|fresh|stale)|\b(status|health)\b.{0,80}\bdata\b|\bwhere\b.{0,80}\bdata\b.{0,80}\bfrom\b/i,
    zh: /(数据来源|数据源|行情源|数据|數據來源|數據源|數據).{0,80}(正常|故障|状态|健康|怎么样|狀態|可用|哪里来|哪裡來|来自哪)/,
  },
  {
    id: 'screen',
    tool: 'screen',
    en: /\b(which|what|find|list|show( me)?|screen( for)?|search for)\b[^?]{0,120}\b(stocks|companies|coins|shares|names|funds)\b|\bscreen(er)?\b/i,
    zh: /(哪些|找出|筛选|篩選|选出|選出|有没有什么|推荐几).{0,80}(股票|公司|标的|標的|币|幣|基金)|选股|選股|筛选|篩選/,
  },
  {
    id: 'compare',
    tool: 'compare',
    en: /\b(compare|comparison|versus|vs\.?|against|side by side|better than|difference between|which is (cheaper|bigger|better|riskier))\b/i,
    zh: /对比|比较|相比|比一比|哪个更|谁更|對比|比較|哪個更|誰更|和.{0,80}比|区别/,
  },
  {
    id: 'events',
    tool: 'events',
    isAbout: 'instrument',
    en: /\b(calendar|upcoming|halving|ex-?dividend da(y|te)|earnings da(y|te)|dated events?|next (earnings|results|report|dividend|halving|event|upgrade)|when\b.{0,80}\b(reports?|earnings|results|dividend|halv\w+|upgrade|lock-?up))\b/i,
    zh: /日历|日曆|日程|减半|減半|除息日|除淨日|(下次|什么时候|何时|甚麼時候|何時|哪天|哪日).{0,80}(业绩|業績|财报|財報|分红|派息|解禁|升级|升級)/,
  },
  {
    id: 'news',
    tool: 'news',
    isAbout: 'instrument',
    en: /\b(news|headlines?|what happened|why did|why is|in the press|latest on|announce\w*)\b/i,
    zh: /新闻|消息|新聞|头条|頭條|为什么[涨跌]|為甚麼[升跌]|怎么回事|发生了什么|發生了甚麼|公告/,
  },
  {
    id: 'report',
    tool: 'report',
    isAbout: 'instrument',
    en: /\b(report|deep dive|write[- ]?up|full analysis|research)\b|\banaly[sz]e\b/i,
    zh: /报告|報告|研报|研報|深度分析|全面分析|研究一下|分析一下|分析/,
  },
  {
    id: 'valuation',
    tool: 'valuation',
    isAbout: 'instrument',
    en: /\b(worth|fair value|intrinsic|valuation|value of|dcf|over-?valued|under-?valued|discounted|cheap|expensive|overpriced|if it grows?|if growth)\b/i,
    zh: /值多少|估值|内在价值|公允价值|合理价|高估|低估|值不值|貴不貴|贵不贵|內在價值|公允價值|折现|折現|便宜吗|便宜嗎|如果.{0,80}增长|如果.{0,80}增長/,
  },
  {
    id: 'rules',
    tool: 'rules',
    isAbout: 'instrument',
    en: /\b(trading rules?|price limits?|limit[- ]up|limit[- ]down|lot size|board lot|tick size|stamp duty|settle(ment)?|t\+\d|trading hours|short[- ]sell\w*|fees?|rules?)\b/i,
    zh: /规则|規則|涨跌停|漲跌停|升跌停|涨停|跌停|一手|每手|最小变动|印花税|印花稅|交收|t\+\d|交易时间|交易時間|手续费|手續費|最小價位/i,
  },
  {
    id: 'hours',
    tool: 'rules',
    isAbout: 'instrument',
    en: /\b(market|exchange|trading)\b.{0,80}\b(open|closed?)\b|\bis\b.{0,80}\bopen (now|today)\b/i,
    zh: /(开市|开盘了|收盘了|休市|開市|收市了)/,
  },
  {
    id: 'chart',
    tool: 'quote',
    isAbout: 'instrument',
    en: /\b(chart|graph|plot|candles?|price history)\b/i,
    zh: /图表|走势|k线|圖表|走勢|k線|曲线/i,
  },
  {
    id: 'risk',
    tool: 'figure',
    isAbout: 'instrument',
    metrics: ['volatility', 'maxDrawdown', 'beta'],
    en: /\b(risk|risky|dangerous|safe)\b/i,
    zh: /风险|風險|安全吗|安全嗎/,
  },
  {
    id: 'dividends',
    tool: 'figure',
    isAbout: 'instrument',
    metrics: ['dividendYield', 'payoutRatio'],
    en: /\b(pay (a )?dividends?|dividend policy|pays out)\b/i,
    zh: /派不派息|分不分红|有分红|有派息|分紅嗎|派息嗎|分红吗|派息吗/,
  },
  {
    id: 'profitability',
    tool: 'figure',
    isAbout: 'instrument',
    metrics: ['grossMargin', 'operatingMargin', 'netMargin'],
    en: /\b(profitab\w+|all margins|how much (does|did) it (make|earn))\b/i,
    zh: /盈利能力|赚钱吗|賺錢嗎|盈利状况|盈利狀況/,
  },
  {
    id: 'balance',
    tool: 'figure',
    isAbout: 'instrument',
    metrics: ['totalDebt', 'netDebt', 'currentRatio'],
    en: /\b(balance sheet|financial(ly)? (health|strength|strong|sound)|solvent|solvency)\b/i,
    zh: /资产负债表|財務狀況|财务状况|财务健康|偿债|償債|資產負債表/,
  },
  {
    id: 'income',
    tool: 'figure',
    isAbout: 'instrument',
    metrics: ['revenue', 'operatingIncome', 'netIncome'],
    en: /\b(income statement|p&l|financials|results|fundamentals)\b/i,
    zh: /利润表|财报|业绩|基本面|損益表|財報|業績/,
  },
  {
    id: 'cash',
    tool: 'figure',
    isAbout: 'instrument',
    metrics: ['operatingCashFlow', 'freeCashFlow'],
    en: /\b(cash flow statement|burning cash|cash generation)\b/i,
    zh: /现金流量表|現金流量表|烧钱|燒錢/,
  },
  {
    id: 'multiples',
    tool: 'figure',
    isAbout: 'instrument',
    metrics: ['priceToEarnings', 'priceToBook', 'evToEbitda'],
    en: /\b(multiples?|valuation ratios?)\b/i,
    zh: /估值倍数|估值倍數|倍数/,
  },
  {
    id: 'quality',
    tool: 'figure',
    isAbout: 'instrument',
    metrics: ['returnOnInvestedCapital', 'returnOnEquity'],
    en: /\b(returns? on capital|business quality|moat)\b/i,
    zh: /资本回报|護城河|护城河|資本回報/,
  },
  {
    id: 'returns',
    tool: 'figure',
    isAbout: 'instrument',
    metrics: ['return1M', 'return1Y', 'return5Y'],
    en: /\b(returns?|performance|performed|gained|lost)\b/i,
    zh: /回报|收益率|表现|回報|表現|涨了多少|跌了多少/,
  },
  {
    id: 'refuse-order',
    tool: null,
    en: /\b(place|submit|execute|send)\b.{0,80}\b(order|trade)\b|^\s*(please )?(buy|sell|short)\b/i,
    zh: /下单|下單|帮我买|帮我卖|幫我買|幫我賣|替我买|替我卖|^(买入|卖出|買入|賣出)/,
  },
  {
    id: 'refuse-advice',
    tool: null,
    en: /\b(should|shall) (i|we)\b|\b(good|bad) (buy|investment|time to)\b|\brecommend\b|\bwhat (to|should i) buy\b|\badvice\b/i,
    zh: /[该應应](不[该應应])?(买|卖|買|賣)|要不要|推荐|推薦|建议(买|卖|買|賣)|能买吗|可以买|能買嗎|可以買|值得买|值得買/,
  },
  {
    id: 'refuse-forecast',
    tool: null,
    en: /\b(will|going to|gonna)\b.{0,80}\b(rise|fall|go up|go down|crash|double|reach|hit|moon|drop|be worth)\b|\b(predict|forecast|price target|prediction|tomorrow'?s? price)\b/i,
    zh: /会涨|会跌|會升|會跌|预测|預測|目标价|目標價|明天.{0,80}(涨|跌|升)|能涨到|能到|會漲/,
  },
  {
    id: 'help',
    tool: null,
    en: /^\s*(help|commands?)\b|\bwhat can you do\b|\bhow (do|can) (you|i use)\b|\bwho are you\b/i,
    zh: /你能做什么|你会什么|怎么用|帮助|你是谁|你能做甚麼|怎樣用|幫助|你是誰/,
  },
  {
    id: 'greeting',
    tool: null,
    en: /^\s*(hi|hello|hey|good (morning|afternoon|evening))\b/i,
    zh: /^\s*(你好|您好|嗨|早上好|下午好|晚上好|早晨|哈喽)/,
  },
  {
    id: 'thanks',
    tool: null,
    en: /^\s*(thanks?|thank you|great|cool|perfect|ok(ay)?)\b[\s!.]*/i,
    zh: /^\s*(谢谢|多谢|謝謝|多謝|好的|明白了|太好了)/,
  },
];
