import { localText } from '@plumbline/model/local-text';
import type { Locale, LocalText } from '@plumbline/model/locale';
import type { Missing } from './missing.ts';

const texts: Readonly<Record<string, LocalText>> = {
  instrument: localText(
    'What should be traded? Name a share, a fund or a coin.',
    '要交易什么？请说出股票、基金或币种。',
    '要交易甚麼？請說出股票、基金或幣種。',
  ),
  universe: localText('Which list should it choose from?', '从哪个名单中选？', '從哪個名單中選？'),
  entry: localText('When should it buy?', '什么时候买入？', '甚麼時候買入？'),
  exit: localText(
    'When should it sell: on a condition, a stop, or after so many days?',
    '什么时候卖出：按条件、止损，还是持有若干天后？',
    '甚麼時候沽出：按條件、止蝕，還是持有若干天後？',
  ),
  cover: localText('When should the short be closed?', '什么时候平掉空头？', '甚麼時候平淡倉？'),
  short: localText(
    'Which ones should be sold short, and when?',
    '做空哪些、什么时候做空？',
    '沽空哪些、甚麼時候沽空？',
  ),
  rank: localText('Ranked by what, and how many are held?', '按什么排序，持有几只？', '按甚麼排序，持有幾隻？'),
  rebalance: localText('How often should it choose anew?', '多久重新选一次？', '多久重新選一次？'),
  weights: localText(
    'The shares do not add up to 100%. What is each?',
    '比例之和不是 100%。各是多少？',
    '比例之和不是 100%。各是多少？',
  ),
  bar: localText(
    'On which bars: 1, 5, 15 or 30 minutes, 1, 2, 4, 6 or 12 hours, 1 or 3 days, weeks or months?',
    '按哪种周期：1、5、15、30 分钟，1、2、4、6、12 小时，1 日、3 日，还是周、月？',
    '按哪種週期：1、5、15、30 分鐘，1、2、4、6、12 小時，1 日、3 日，還是週、月？',
  ),
  grid: localText(
    'Between which prices does the grid lie and in how many cells, or how far apart are its steps? Say “grid between 50000 and 70000 with 10 levels”, or “grid: buy 100 shares each time it falls 3%, sell 100 shares each time it rises 3%”.',
    '网格在哪两个价格之间、分几格，或每档相隔多少？例如“网格，5万到7万，10格”，或“网格，每跌3%买入100股，每涨3%卖出100股”。',
    '網格在哪兩個價格之間、分幾格，或每檔相隔多少？例如「網格，5萬到7萬，10格」，或「網格，每跌3%買入100股，每升3%沽出100股」。',
  ),
  'high or low': localText(
    'Which way is the high or low passed? Say “above the 20-day high” or “below the 20-day low”.',
    '向哪个方向突破？请说“突破 20 日新高”或“跌破 20 日新低”。',
    '向哪個方向突破？請說「突破 20 日新高」或「跌破 20 日新低」。',
  ),
  loss: localText(
    'Of what may a trade lose so much? Say “stop loss 5%” of the price paid, or “risk 1% of the account per trade”.',
    '这个亏损是相对什么？按买入价请说“止损 5%”，按账户请说“每笔风险为账户的 1%”。',
    '這個虧損是相對甚麼？按買入價請說「止蝕 5%」，按戶口請說「每筆風險為賬戶的 1%」。',
  ),
  'two stops': localText(
    'Two different stop losses are named. Which one holds?',
    '说了两个不同的止损，以哪个为准？',
    '說了兩個不同的止蝕，以哪個為準？',
  ),
  weekday: localText(
    'What is traded here does not trade on that day. Which day is meant?',
    '所选标的在那一天不交易。指的是哪一天？',
    '所選標的在那一天不交易。指的是哪一天？',
  ),
  tranches: localText(
    'The engine buys once on a signal; it has no purchase in parts on one condition. It can add each time the price has moved so much, such as “start with 30%, add 30% each time it falls 5%, at most 2 adds”. By how much should each part be apart?',
    '引擎在一个信号上只买一次，不能按同一条件分批买入；可以每涨跌一定幅度加仓，例如“先买 30%，每跌 5% 加 30%，最多加 2 次”。每批相隔多少？',
    '引擎在一個訊號上只買一次，不能按同一條件分注買入；可以每升跌一定幅度加注，例如「先買 30%，每跌 5% 加 30%，最多加 2 次」。每注相隔多少？',
  ),
  'first size': localText(
    'All of the money goes in at the first purchase, so that nothing is left to add. How much should the first purchase be, such as “start with 30%”?',
    '首次买入已用完全部资金，没有余钱加仓。首次买多少，例如“先买 30%”？',
    '首次買入已用完全部資金，沒有餘錢加注。首次買多少，例如「先買 30%」？',
  ),
  'heavy volume': localText(
    'From how much volume on? Say it against its average, such as “volume above 1.5 times its 20-day average”.',
    '放量以多少为准？请与均量比较，例如“成交量大于 20 日均量的 1.5 倍”。',
    '成交量以多少為準？請與平均比較，例如「成交量大於 20 日平均的 1.5 倍」。',
  ),
  'whose extreme': localText(
    'Of what is that the high or low: the price, or the indicator named before it? Say “the price makes a 20-day low” or “RSI makes a 20-day low”.',
    '这是股价的新高或新低，还是前面指标的？请说“股价创20日新低”或“RSI创20日新低”。',
    '這是股價的新高或新低，還是前面指標的？請說「股價創20日新低」或「RSI創20日新低」。',
  ),
  'which year': localText(
    'A strategy knows the month, not the year after. After how many days should it sell, or in which month that comes next?',
    '策略只知道月份，不知道是次年。应在多少天后卖出，或在接下来的哪个月卖出？',
    '策略只知道月份，不知道是翌年。應在多少天後沽出，或在接下來的哪個月沽出？',
  ),
  'of what': localText(
    'What crosses that line: the price, or the average named before it? Say “the price falls below …” or name both lines.',
    '穿越这条线的是股价，还是前面提到的均线？请说“股价跌破……”，或把两条线都说出。',
    '穿越這條線的是股價，還是前面提到的平均線？請說「股價跌穿……」，或把兩條線都說出。',
  ),
  'how two conditions join': localText(
    'Two conditions stand side by side. Should both hold (“and”), or is one enough (“or”)?',
    '两个条件并列。须同时满足（“且”），还是满足其一即可（“或”）？',
    '兩個條件並列。須同時滿足（「且」），還是滿足其一即可（「或」）？',
  ),
  'which condition belongs to which action': localText(
    'Which condition buys and which one sells? Say “buy when …, sell when …”.',
    '哪个条件买入、哪个条件卖出？请说“……时买入，……时卖出”。',
    '哪個條件買入、哪個條件沽出？請說「……時買入，……時沽出」。',
  ),
  sizing: localText(
    'How much should be bought each time: a share of the account, a sum or so many shares?',
    '每次买多少：资金的几成、多少钱，还是多少股？',
    '每次買多少：資金的幾成、多少錢，還是多少股？',
  ),
  otherwise: localText(
    'What should be held otherwise, and when does that begin?',
    '否则持有什么、从什么时候开始？',
    '否則持有甚麼、從甚麼時候開始？',
  ),
};

const joins = localText(
  'How do the parts belong together? Say which condition buys and which one sells, with “and” or “or” between two.',
  '各部分怎么对应？请说明哪个条件买入、哪个卖出，两个条件之间用“且”或“或”。',
  '各部分怎樣對應？請說明哪個條件買入、哪個沽出，兩個條件之間用「且」或「或」。',
);

/** The question about a part that is still open. */
export function askText(about: string): LocalText {
  return texts[about] ?? joins;
}

export function unreadText(words: string): LocalText {
  return localText(
    `Not read: “${words}”. Say it as a price, an indicator, an instrument or a condition, or leave it out.`,
    `没有读懂：“${words}”。请用价格、指标、标的或条件来说明，或删去。`,
    `未能讀懂：「${words}」。請用價格、指標、標的或條件來說明，或刪去。`,
  );
}

/** A change of a strategy that is itself not read whole. */
export function openWordsText(words: string): LocalText {
  return localText(
    `Your change is read, but of the strategy it changes this was not: “${words}”. Say that part in other words first, or leave it out.`,
    `修改已读懂，但所改策略中这些没有读懂：“${words}”。请先换一种说法，或删去。`,
    `修改已讀懂，但所改策略中這些未能讀懂：「${words}」。請先換一種說法，或刪去。`,
  );
}

export const emptyText = localText(
  'Say what to trade, when to buy and when to sell.',
  '请说出交易什么、何时买入、何时卖出。',
  '請說出交易甚麼、何時買入、何時沽出。',
);

/** A question or request where a strategy is asked for. */
export const noRuleText = localText(
  'That reads as a question, not as a rule. Ask it in the chat, or say when to buy and when to sell.',
  '这读起来是一个问题，不是规则。请在对话中询问，或说出何时买入、何时卖出。',
  '這讀起來是一個問題，不是規則。請在對話中詢問，或說出何時買入、何時沽出。',
);

function list(names: readonly LocalText[], locale: Locale): string {
  return [...new Set(names.map((name) => name[locale]))].join(locale === 'en' ? ', ' : '、');
}

const indexText = (name: string): LocalText =>
  localText(
    `“${name}” is an index and cannot be bought. Name a fund or a share that is traded.`,
    `“${name}”是指数，不能直接买卖。请说出要交易的基金或股票。`,
    `「${name}」是指數，不能直接買賣。請說出要交易的基金或股票。`,
  );

/** What was read and cannot be done, by its name. */
export function missingText(missing: readonly Missing[]): LocalText {
  const [first] = missing;
  if (first?.part === 'index') return indexText(first.name.en);
  if (first?.part === 'universe') {
    const names = missing.filter(({ part }) => part === 'universe').map(({ name }) => name);
    return localText(
      `Who belonged to “${list(names, 'en')}” over time is not on record here, so it cannot be tested. Name the shares or funds instead.`,
      `这里没有“${list(names, 'zh-CN')}”的历史成分，无法回测。请直接列出股票或基金。`,
      `這裡沒有「${list(names, 'zh-HK')}」的歷史成份，無法回測。請直接列出股票或基金。`,
    );
  }
  const names = missing.map(({ name }) => name);
  const other = missing.find(({ instead }) => instead !== undefined)?.instead;
  return localText(
    `Read, but a back-test here cannot use it: ${list(names, 'en')}. ${other?.en ?? ''}`.trimEnd(),
    `已读懂，但这里的回测用不了：${list(names, 'zh-CN')}。${other?.['zh-CN'] ?? ''}`,
    `已讀懂，但這裡的回測用不了：${list(names, 'zh-HK')}。${other?.['zh-HK'] ?? ''}`,
  );
}

export const askScreenText = localText(
  'No condition was read. Name a figure and a limit, a sector or a market, such as P/E below 15.',
  '没有读到条件。请说出指标与界限、行业或市场，例如市盈率低于 15。',
  '未讀到條件。請說出指標與界限、行業或市場，例如市盈率低於 15。',
);

/** A figure that is only said to be high or low. */
export function limitText(name: LocalText): LocalText {
  return localText(
    `From which value of ${name.en} on? Say a limit, such as above 5 or below 0.5.`,
    `${name['zh-CN']}以多少为界？请给出一个数值，例如高于 5 或低于 0.5。`,
    `${name['zh-HK']}以多少為界？請給出一個數值，例如高於 5 或低於 0.5。`,
  );
}

/** Conditions on what the table of the screener has no column for. */
export function missingFiguresText(names: readonly LocalText[]): LocalText {
  return localText(
    `Read, but the screener has no column for it: ${list(names, 'en')}.`,
    `已读懂，但筛选器没有对应的列：${list(names, 'zh-CN')}。`,
    `已讀懂，但篩選器沒有對應的欄：${list(names, 'zh-HK')}。`,
  );
}

/** An industry that the table knows only as part of a sector. */
export function wholeSectorText(industry: LocalText, sector: LocalText): LocalText {
  return localText(
    `Industries are not told apart here: “${industry.en}” is part of the sector ${sector.en}. Screen the whole sector instead?`,
    `这里不区分细分行业：“${industry['zh-CN']}”属于${sector['zh-CN']}板块。改为筛选整个板块吗？`,
    `這裡不區分細分行業：「${industry['zh-HK']}」屬於${sector['zh-HK']}板塊。改為篩選整個板塊嗎？`,
  );
}

export function whichText(words: string): LocalText {
  return localText(`Which one is “${words}”?`, `“${words}”指哪一个？`, `「${words}」指哪一個？`);
}
