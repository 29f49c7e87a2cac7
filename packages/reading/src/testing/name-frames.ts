type NameFrame = (name: string) => string;

/** Sentences that a name can stand in, of strategies and of questions. */
export const englishNameFrames: readonly NameFrame[] = [
  (name) => `buy ${name} when RSI is below 30, sell when RSI is above 70`,
  (name) => `hold ${name} while it is above its 200-day average`,
  (name) => `${name}: golden cross buy, death cross sell`,
  (name) => `short ${name} when it falls 5%, cover after 5 days`,
  (name) => `when ${name} closes above its 20-day high buy it, stop 8%`,
  (name) => `price of ${name}`,
  (name) => `what is the P/E of ${name}?`,
  (name) => `${name}'s revenue in 2023`,
  (name) => `compare ${name} with gold`,
  (name) => `alert me when ${name} drops 3%`,
];

export const chineseNameFrames: readonly NameFrame[] = [
  (name) => `${name} 20日均线上穿60日均线买入，下穿卖出`,
  (name) => `当${name}的RSI低于30时买入，高于70卖出`,
  (name) => `持有${name}，RSI低于30买入，高于70卖出，止损8%`,
  (name) => `${name}涨5%卖出，跌5%买入`,
  (name) => `${name}突破20日高点买入，止损8%`,
  (name) => `${name}现在多少钱`,
  (name) => `${name}的市盈率`,
  (name) => `${name}2023年营收`,
  (name) => `${name}和黄金比`,
  (name) => `${name}跌3%提醒我`,
];
