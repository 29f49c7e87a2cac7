// Why a model changes a setting: what a change may do to trades, costs and falls of a test. The words of settings and tests are
// few, and every other word ends the reason: nothing of it tells of the world, and no return is promised.

const wordsOf = (list: string): string => list.trim().split(/\s+/).join('|');

const settings = wordsOf(
  'look-back lookback window windows filter filters stop stops stop-loss threshold thresholds signal signals rebalancing weight weights position positions size sizing period trade trades exit exits entry entries rule rules setting settings parameter parameters universe cap limit change changes variant variants condition conditions holdings number check checks',
);
const tests = wordsOf(
  'turnover cost costs trading slippage fees noise drawdown drawdowns fall falls exposure loss losses sample result results effect damage risk comparison test tests year years trend trends market markets swing swings whipsaw whipsaws overfitting luck strategy',
);
const doing = wordsOf(
  'reduce reduces lower lowers cut cuts limit limits lessen keep keeps let lets run avoid avoids make makes depend depends spread spreading spreads answer answers address addresses target targets failed fails propose try want judge give gives weigh weighs skip skips leave leaves changing adding removing lowering raising widening tightening lengthening shortening dropping be overfitted fitted add drop is are was',
);
const joining = wordsOf(
  'a an the this that these one any each every single at time of in on to for from by with without out than instead and so because which it them its i would could may might should can not too few many small short long longer shorter slower faster wider tighter smaller larger lower higher stricter looser fewer more less monthly weekly daily falling rising winning losing lucky over fair reliable moving average holding',
);
const english = new RegExp(`^(?:(?:${settings}|${tests}|${doing}|${joining})(?:, | |$))+$`);
const isOfSetting = new RegExp(`\\b(?:${settings}|overfitted|result|results|rebalancing)\\b`);
const isOpen =
  /\b(?:may|might|could|would|should|propose|try|answers?|address(?:es)?|targets?|too (?:few|small|short)|keeps the comparison)\b|^(?:rebalancing|changing|adding|removing|spreading|lowering|raising|widening|tightening|lengthening|shortening|dropping|an? [\w -]*?(?:limits?|reduces?|cuts|lowers))\b/;

const chinese =
  /^(?:较|更|的|每次|只|改|一个|参数|便于|比较|窗口|均线|趋势|过滤|止损|阈值|信号|再平衡|权重|仓位|持有期|规则|条件|改动|这一|该|交易|次数|成本|换手率|换手|回撤|亏损|波动|噪音|样本|结果|检验|未通过|针对|市场|下跌|上涨|持仓|中|长|短|高|低|大|小|宽|窄|少|多|太|过|降低|减少|减小|缩短|延长|放宽|收紧|加入|去掉|增加|提高|限制|避免|可能|可以|应|会|能|从而|因此|所以|以|以便|难以|判断|使|让|对|影响|依赖|单一|单笔|某|年份|，|、)+$/;
const isChineseOpen = /可能|可以|应|针对|便于|难以判断|因此|以便/;
const isChineseSetting = /参数|窗口|均线|过滤|止损|阈值|信号|再平衡|权重|仓位|持有期|规则|条件|改动|交易次数/;

/** Whether a sentence only says why a setting is changed. */
export function isTuning(sentence: string): boolean {
  const text = sentence
    .normalize('NFKC')
    .trim()
    .replace(/[.。]$/, '');
  if (/\p{Script=Han}/u.test(text)) {
    const plain = text.replaceAll(',', '，');
    return chinese.test(plain) && isChineseSetting.test(plain) && isChineseOpen.test(plain);
  }
  const lower = text.toLowerCase();
  return english.test(lower) && isOfSetting.test(lower) && isOpen.test(lower);
}
