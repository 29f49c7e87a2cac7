/** How a strategy is asked for before its rules are said: these words say what is wanted, and nothing of the rules. */
const english = {
  deeds:
    "|draft|draft me|make|make me|build|build me|create|write|write me|design|give me|set up|code|come up with|put together|i want|i need|i would like|i'd like",
  things: 'strategy|trading strategy|system|trading system|value strategy|growth strategy|dividend strategy',
  joints: '|that|which|to|where|for',
};
const chinese = {
  deeds:
    '|写|做|建|搭|搞|编|要|设计|制定|生成|构建|想要|来|整|给我|给我写|给我做|给我设计|帮我写|帮我做|帮我设计|帮我建|帮我整',
  counts: '一个|个|一套|套',
  things: '策略|交易策略|量化策略|交易系统',
};

const each = (list: string): readonly string[] => list.split('|');

const inEnglish = each(english.deeds).flatMap((deed) =>
  each(english.things).flatMap((thing) => each(english.joints).map((joint) => `${deed} a ${thing} ${joint}`.trim())),
);
const inChinese = each(chinese.deeds).flatMap((deed) =>
  each(chinese.counts).flatMap((count) => each(chinese.things).map((thing) => `${deed}${count}${thing}`)),
);

/** The same before a strategy that is named: "write me an RSI strategy", 写一个双均线策略. */
const beforeName = each(english.deeds)
  .filter((deed) => deed !== '')
  .flatMap((deed) => ['a', 'an', 'the', 'some'].map((article) => `${deed} ${article}`));
const testing = each('use|run|try|test|backtest|back-test|back test').flatMap((deed) => [
  deed,
  ...['a', 'an', 'the'].map((article) => `${deed} ${article}`),
]);
const beforeNameZh = each(chinese.deeds)
  .filter((deed) => deed !== '')
  .flatMap((deed) => each(chinese.counts).map((count) => `${deed}${count}`));

export const requestRows = `
kind | id | name | unit | en | zh | hk
fn | request | - | - | ${beforeName.join('; ')}; ${testing.join('; ')} | ${beforeNameZh.join('; ')}; 用; 试试; 试一下; 跑一下; 跑; 回测; 回测一下; 测试; 测试一下; 按 | 用; 試下; 回測
fn | testIt | - | - | backtest it; back-test it; test it; run it; run the backtest; backtest; and backtest it | 回测; 回测一下; 回测下; 跑一下; 测试; 测试一下; 测一下; 交易; 操作; 做; 来做; 买卖; 交易一下; 做回测; 看看效果; 看效果; 跑回测 | 回測; 回測一下; 測試; 交易; 買賣; 做
fn | label | - | - | ${inEnglish.join('; ')} | ${inChinese.join('; ')} |
`;
