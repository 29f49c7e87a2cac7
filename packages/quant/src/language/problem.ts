import { locales, type Locale, type LocalText } from '@plumbline/model/locale';

/** A change of the strategy that mends a problem: the part at `path` is replaced. */
export interface SpecFix {
  readonly title: LocalText;
  readonly path: string;
  readonly value: unknown;
  /** The new part in code; null where more than the part changes. */
  readonly code: string | null;
}

/** Something a strategy cannot mean, or probably does not, at the path of the part in question. */
export interface SpecProblem {
  readonly path: string;
  readonly severity: 'error' | 'warning';
  readonly code: ProblemCode;
  readonly text: LocalText;
  readonly fix?: SpecFix;
}

type Texts = Readonly<Record<Locale, string>>;

/** What can be wrong, in words; `{name}` is filled in. */
export const problemTexts = {
  'needs-condition': {
    en: 'A condition belongs here, such as close > sma(50), not a number.',
    'zh-CN': '此处需要一个条件，例如收盘价高于 50 日均线，而不是一个数值。',
    'zh-HK': '此處需要一個條件，例如收市價高於 50 日平均線，而不是一個數值。',
  },
  'needs-number': {
    en: 'A number belongs here, such as close or sma(50), not a condition.',
    'zh-CN': '此处需要一个数值，例如收盘价或 50 日均线，而不是一个条件。',
    'zh-HK': '此處需要一個數值，例如收市價或 50 日平均線，而不是一個條件。',
  },
  'unknown-indicator': {
    en: 'There is no indicator called {name}.',
    'zh-CN': '没有名为 {name} 的指标。',
    'zh-HK': '沒有名為 {name} 的指標。',
  },
  'unknown-output': {
    en: '{name} has no line called {output}; it has {known}.',
    'zh-CN': '{name} 没有名为 {output} 的输出，可用的有 {known}。',
    'zh-HK': '{name} 沒有名為 {output} 的輸出，可用的有 {known}。',
  },
  'look-ahead-output': {
    en: '{name}.{output} shows later prices on earlier bars. A strategy cannot know them yet.',
    'zh-CN': '{name}.{output} 在较早的 K 线上显示之后的价格，策略在当时无从得知。',
    'zh-HK': '{name}.{output} 在較早的 K 線上顯示之後的價格，策略在當時無從得知。',
  },
  'look-ahead-bars': {
    en: 'This looks {bars} bars into the future. A strategy only knows bars that have closed.',
    'zh-CN': '这会读取未来 {bars} 根 K 线。策略只知道已经收盘的 K 线。',
    'zh-HK': '這會讀取未來 {bars} 根 K 線。策略只知道已經收市的 K 線。',
  },
  'look-ahead-name': {
    en: '{name} would read the future. Prices of earlier bars are written close[1].',
    'zh-CN': '{name} 会读取未来。之前的价格请写作 close[1]。',
    'zh-HK': '{name} 會讀取未來。之前的價格請寫作 close[1]。',
  },
  'look-ahead-fill': {
    en: 'Filling at the close that the decision was made on assumes a price nobody could still trade at. Fill at the next open.',
    'zh-CN': '按作出决定的同一收盘价成交，等于假设一个已无法成交的价格。请改为下一根开盘价成交。',
    'zh-HK': '按作出決定的同一收市價成交，等於假設一個已無法成交的價格。請改為下一根開市價成交。',
  },
  'unknown-setting-of': {
    en: '{name} has no setting called {key}; it takes {known}.',
    'zh-CN': '{name} 没有名为 {key} 的参数，可用的有 {known}。',
    'zh-HK': '{name} 沒有名為 {key} 的參數，可用的有 {known}。',
  },
  'setting-range': {
    en: '{key} of {name} must be {kind} from {min} to {max}, not {value}.',
    'zh-CN': '{name} 的 {key} 须为 {min} 至 {max} 的{kind}，不能是 {value}。',
    'zh-HK': '{name} 的 {key} 須為 {min} 至 {max} 的{kind}，不能是 {value}。',
  },
  'needs-shorter-bars': {
    en: '{name} is made of bars that are shorter than a day and end when its {minutes} minutes do. This strategy has bars of {bar}.',
    'zh-CN': '{name} 由短于一日、且与其 {minutes} 分钟同时结束的 K 线得出，本策略的 K 线为 {bar}。',
    'zh-HK': '{name} 由短於一日、且與其 {minutes} 分鐘同時結束的 K 線得出，本策略的 K 線為 {bar}。',
  },
  'unknown-name': {
    en: 'Nothing is called {name}: no price, no indicator and no setting of this strategy.',
    'zh-CN': '{name} 既不是价格、指标，也不是本策略的参数。',
    'zh-HK': '{name} 既不是價格、指標，也不是本策略的參數。',
  },
  'unknown-series': {
    en: 'No data column is called {name}.',
    'zh-CN': '没有名为 {name} 的数据列。',
    'zh-HK': '沒有名為 {name} 的數據列。',
  },
  'whole-bars': {
    en: 'A number of bars is a whole number of {least} or more, not {bars}.',
    'zh-CN': 'K 线根数须为不小于 {least} 的整数，不能是 {bars}。',
    'zh-HK': 'K 線根數須為不小於 {least} 的整數，不能是 {bars}。',
  },
  'lasting-event': {
    en: 'A crossing is true on one bar only, so it never lasts {bars} bars. Compare with above or below instead.',
    'zh-CN': '穿越只在一根 K 线上成立，不可能连续 {bars} 根成立。请改用高于或低于。',
    'zh-HK': '穿越只在一根 K 線上成立，不可能連續 {bars} 根成立。請改用高於或低於。',
  },
  'position-past': {
    en: 'The position held can be compared here and now only; it has no past to look back on.',
    'zh-CN': '持仓状态只能与当前比较，不能回看。',
    'zh-HK': '持倉狀態只能與目前比較，不能回看。',
  },
  'needs-second': {
    en: '{name} compares two series: give the second one.',
    'zh-CN': '{name} 比较两个序列，请给出第二个。',
    'zh-HK': '{name} 比較兩個序列，請給出第二個。',
  },
  'no-choice': {
    en: '{name} reads {inputs} of the bars and takes no series of choice here.',
    'zh-CN': '{name} 直接读取 K 线的 {inputs}，此处不能指定序列。',
    'zh-HK': '{name} 直接讀取 K 線的 {inputs}，此處不能指定序列。',
  },
  'no-entry': {
    en: 'Nothing is ever bought or sold short. Add a line such as: buy when close > sma(50)',
    'zh-CN': '策略从不开仓。请添加买入或做空的条件。',
    'zh-HK': '策略從不開倉。請加入買入或沽空的條件。',
  },
  'no-exit': {
    en: 'A position is never left: there is no exit, no stop and no longest time. That is buying and holding.',
    'zh-CN': '仓位从不离场：没有离场条件、止损或最长持有时间，等于买入并持有。',
    'zh-HK': '倉位從不離場：沒有離場條件、止蝕或最長持有時間，等於買入並持有。',
  },
  'empty-universe': {
    en: 'Nothing is traded. Name at least one instrument, such as US:SPY.',
    'zh-CN': '没有交易标的。请至少填写一个，例如 SH:600519。',
    'zh-HK': '沒有交易標的。請至少填寫一個，例如 HK:00700。',
  },
  'impossible-size': {
    en: 'A size of {size} cannot be traded: it must be above 0 and at most {most}.',
    'zh-CN': '{size} 的仓位无法交易：须大于 0 且不超过 {most}。',
    'zh-HK': '{size} 的倉位無法交易：須大於 0 且不超過 {most}。',
  },
  'risk-without-stop': {
    en: 'Risking a share of equity needs a stop loss to measure the risk by.',
    'zh-CN': '按风险定仓位需要止损来度量风险。',
    'zh-HK': '按風險定倉位需要止蝕來度量風險。',
  },
  'needs-calendar': {
    en: 'Sharing equity among positions needs a calendar, such as: rebalance each month',
    'zh-CN': '在持仓之间分配净值需要一个再平衡周期，例如每月。',
    'zh-HK': '在持倉之間分配淨值需要一個再平衡週期，例如每月。',
  },
  'weights-of-universe': {
    en: 'Every instrument of the universe needs one weight, and nothing else has one: look at {name}.',
    'zh-CN': '每个标的须有且只有一个权重，其他标的不能有：请检查 {name}。',
    'zh-HK': '每個標的須有且只有一個權重，其他標的不能有：請檢查 {name}。',
  },
  'idle-outside': {
    en: 'What holds idle money is one of the instruments, beside at least one other, and has no weight of its own.',
    'zh-CN': '持有闲置资金的标的须在标的列表中，且列表中至少还有另一个标的；它没有自己的权重。',
    'zh-HK': '持有閒置資金的標的須在標的列表中，且列表中至少還有另一個標的；它沒有自己的權重。',
  },
  'shared-with-stops': {
    en: 'Fixed weights, sizes by condition and idle money share one account, so stops and conditions on the position cannot be combined with them.',
    'zh-CN': '固定权重、按条件的仓位与闲置资金共用一个账户，不能同时使用止损或基于持仓的条件。',
    'zh-HK': '固定權重、按條件的倉位與閒置資金共用一個賬戶，不能同時使用止蝕或基於持倉的條件。',
  },
  'no-room': {
    en: 'With {first} bought first there is no money left to add {added}. Begin smaller.',
    'zh-CN': '首次已买入 {first}，没有资金再加 {added}。请减小首次仓位。',
    'zh-HK': '首次已買入 {first}，沒有資金再加 {added}。請減小首次倉位。',
  },
  'adds-with-parts': {
    en: 'A position that is added to is bought at the market and sold whole: leave out waiting entry orders and parts sold on the way.',
    'zh-CN': '会加仓的仓位只能按市价买入、整笔卖出：请去掉挂单入场与分批卖出。',
    'zh-HK': '會加注的倉位只能按市價買入、整筆沽出：請去掉掛單入場與分批沽出。',
  },
  'grid-alone': {
    en: 'A grid buys and sells units of a sum, a number or a share of the starting cash, and is left by an exit condition, a stop or a target: leave out other exits, rankings, waiting orders and short sales.',
    'zh-CN':
      '网格按固定金额、数量或起始资金的份额逐格买卖，并由卖出条件、止损或止盈清仓：请去掉其他离场方式、排名、挂单与做空。',
    'zh-HK':
      '網格按固定金額、數量或起始資金的份額逐格買賣，並由沽出條件、止蝕或止賺清倉：請去掉其他離場方式、排名、掛單與沽空。',
  },
  'grid-prices': {
    en: 'A grid has 1 to 200 cells between two prices, the lower one first, or steps that stay above nothing.',
    'zh-CN': '网格为两个价格之间的 1 至 200 格（低价在前），或不会低于零的若干档。',
    'zh-HK': '網格為兩個價格之間的 1 至 200 格（低價在前），或不會低於零的若干檔。',
  },
  'recurring-alone': {
    en: 'Regular purchases are made at the next open, of a sum of money or a number of units, and are sold by an exit condition, a stop or a target: leave out other exits, rankings, waiting orders and short sales.',
    'zh-CN':
      '定期买入在下一根开盘按固定金额或数量成交，并由卖出条件、止损或止盈清仓：请去掉其他离场方式、排名、挂单与做空。',
    'zh-HK':
      '定期買入在下一根開市按固定金額或數量成交，並由沽出條件、止蝕或止賺清倉：請去掉其他離場方式、排名、掛單與沽空。',
  },
  'impossible-stop': {
    en: 'A stop {size} away cannot be reached: it must be above 0% and below 100%.',
    'zh-CN': '{size} 的止损无法触及：须大于 0% 且小于 100%。',
    'zh-HK': '{size} 的止蝕無法觸及：須大於 0% 且小於 100%。',
  },
  'partner-of-two': {
    en: 'A partner exists in a universe of two instruments only; this one has {count}.',
    'zh-CN': '配对标的只存在于两个标的的组合中，当前有 {count} 个。',
    'zh-HK': '配對標的只存在於兩個標的的組合中，目前有 {count} 個。',
  },
  'alone-in-section': {
    en: 'Ranking needs several instruments to rank; this universe has {count}.',
    'zh-CN': '排名需要多个标的，当前只有 {count} 个。',
    'zh-HK': '排名需要多個標的，目前只有 {count} 個。',
  },
  'ranking-with-stops': {
    en: 'A ranking decides what is held, so stops and conditions on the position cannot be combined with it.',
    'zh-CN': '持仓由排名决定，不能同时使用止损或基于持仓的条件。',
    'zh-HK': '持倉由排名決定，不能同時使用止蝕或基於持倉的條件。',
  },
  'bars-alone': {
    en: 'An indicator is computed from the bars of one instrument alone: {name} has no meaning here.',
    'zh-CN': '指标只由一个标的的 K 线计算，此处不能使用 {name}。',
    'zh-HK': '指標只由一個標的的 K 線計算，此處不能使用 {name}。',
  },
  'name-taken': {
    en: '{name} means something else already. Choose another name.',
    'zh-CN': '{name} 已有其他含义，请换一个名称。',
    'zh-HK': '{name} 已有其他含義，請換一個名稱。',
  },
  'unknown-line': {
    en: 'No line above is called {name}.',
    'zh-CN': '上面没有名为 {name} 的线。',
    'zh-HK': '上面沒有名為 {name} 的線。',
  },
  'outside-range': {
    en: '{key} is {value}, which is not from {min} to {max}.',
    'zh-CN': '{key} 为 {value}，不在 {min} 至 {max} 之间。',
    'zh-HK': '{key} 為 {value}，不在 {min} 至 {max} 之間。',
  },
  'whole-setting': {
    en: '{key} is a whole number here: give it a whole value, range and step.',
    'zh-CN': '{key} 在此处须为整数：其数值、范围和步长都应为整数。',
    'zh-HK': '{key} 在此處須為整數：其數值、範圍和步長都應為整數。',
  },
  'too-large': {
    en: 'This indicator is too large: at most {lines} lines and {parts} parts once written out.',
    'zh-CN': '该指标过大：最多 {lines} 行，展开后最多 {parts} 个部分。',
    'zh-HK': '該指標過大：最多 {lines} 行，展開後最多 {parts} 個部分。',
  },
  'no-line': {
    en: 'Write what to draw, such as close / sma(200) - 1, or lines with names.',
    'zh-CN': '请写出要绘制的内容，例如 close / sma(200) - 1，或若干带名称的行。',
    'zh-HK': '請寫出要繪製的內容，例如 close / sma(200) - 1，或若干帶名稱的行。',
  },
  'survivors-only': {
    en: 'Members of {title} are those of today at all times. Losers that left are missing, so results look too good.',
    'zh-CN': '{title} 的成分始终取自今天，已被剔除的输家不在其中，结果会偏好。',
    'zh-HK': '{title} 的成份始終取自今天，已被剔除的輸家不在其中，結果會偏好。',
  },
} as const satisfies Record<string, Texts>;
export type ProblemCode = keyof typeof problemTexts;

/** A text in every language with its names filled in. */
export function filled(texts: Texts, values: Readonly<Record<string, string | number>> = {}): LocalText {
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  const [en, zhCN, zhHK] = locales.map((locale) => fill(texts[locale]));
  return { en, 'zh-CN': zhCN, 'zh-HK': zhHK };
}

/** A problem in words. */
export function problem(
  code: ProblemCode,
  path: string,
  values: Readonly<Record<string, string | number>> = {},
  fix?: SpecFix,
): SpecProblem {
  const warnings: ReadonlySet<ProblemCode> = new Set(['look-ahead-fill', 'no-exit', 'lasting-event', 'survivors-only']);
  return {
    path,
    severity: warnings.has(code) ? 'warning' : 'error',
    code,
    text: filled(problemTexts[code], values),
    ...(fix === undefined ? {} : { fix }),
  };
}

/** "Use …", as the title of a fix. */
export function useInstead(path: string, value: unknown, shown: string, code: string | null = shown): SpecFix {
  return {
    title: filled({ en: 'Use {shown}', 'zh-CN': '改为 {shown}', 'zh-HK': '改為 {shown}' }, { shown }),
    path,
    value,
    code,
  };
}
