import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Term } from '@plumbline/reading/term';
import type { ActOf, FrameOf, Step, Turn } from '../step.ts';
import { call, link, say } from '../step.ts';
import { listed } from '../listed.ts';
import { topicName } from '../topics.ts';
import { plainNumber } from './numbers.ts';
import { planSteps } from './plans.ts';
import { lines } from './strategies.ts';
import { namesOf, notHeld, periodsOf, subjectsOf, topicsOf } from './subjects.ts';

const signalsPage = link('/signal', localText('Signals and alerts', '信号与提醒', '訊號與提示'));

const otherBenchmark = (against: string) =>
  localText(
    `A comparison with ${against} was asked for; the page of the strategy shows it beside its benchmark, this answer does not.`,
    `问题要求与 ${against} 比较；策略页面会与其基准并列，此处不作说明。`,
    `問題要求與 ${against} 比較；策略頁面會與其基準並列，此處不作說明。`,
  );

export const backtestAct: ActOf<'backtest'> = (frame, { open, strategy }) => {
  const { against } = frame.args;
  if (topicsOf(frame).includes('critique')) return [call('critique', { strategy: strategy ?? undefined })];
  if (topicsOf(frame).includes('verdict')) return [call('verdict', { strategy: strategy ?? undefined })];
  const more = against === undefined ? [] : [say(otherBenchmark(against === 'buyAndHold' ? 'buy and hold' : against))];
  // What was drafted here is tested once it is kept.
  if (open !== null) {
    const [idea, ...before] = open.texts.toReversed();
    return [
      call('propose-strategy', { idea, before: before.length === 0 ? undefined : lines(before.toReversed()) }),
      ...more,
    ];
  }
  return [call('backtest', { strategy: strategy ?? undefined }), ...more];
};

const otherAlert = (words: string) =>
  localText(
    `Read, but an alert here watches the daily close pass a level: ${words}.`,
    `已读懂，但这里的提醒只看收盘价是否越过某价位：${words}。`,
    `已讀懂，但這裡的提示只看收市價是否越過某價位：${words}。`,
  );
const alertList = localText(
  'Your alerts are listed on the page below, where they can be paused and removed.',
  '你的提醒列在下面的页面，可在那里暂停或删除。',
  '你的提示列在下面的頁面，可在那裡暫停或刪除。',
);
const deliverPlace = localText(
  'Where signals and alerts are sent, and when, is set in Settings.',
  '信号与提醒的发送方式与时间在设置中选择。',
  '訊號與提示的發送方式與時間在設定中選擇。',
);

type Level = { readonly is: 'above' | 'below'; readonly level: number };

const crossings: Readonly<Record<string, Level['is']>> = { crossesAbove: 'above', crossesBelow: 'below' };
const sides: Readonly<Record<string, Level['is']>> = { '>': 'above', '>=': 'above', '<': 'below', '<=': 'below' };

/** The level that the close has to pass; null for every other condition. */
function levelOf(term: Term): Level | null {
  const [is, left, right] =
    term.is === 'compare'
      ? [sides[term.op], term.left, term.right]
      : term.is === 'call'
        ? [crossings[term.name], term.args[0], term.args[1]]
        : [];
  const isClose = left?.is === 'name' && left.name === 'close';
  return is !== undefined && isClose && right?.is === 'number' ? { is, level: right.value } : null;
}

export const alertAct: ActOf<'alert'> = (frame, { words }) => {
  const { does, condition } = frame.args;
  if (does === 'deliver') return [say(deliverPlace, [link('/settings', localText('Settings', '设置', '設定'))])];
  if (does !== 'set') return [say(alertList, [signalsPage])];
  const level = condition === undefined ? null : levelOf(condition);
  const [symbol, ...others] = frame.instruments.map(({ value }) => value);
  if (level === null || symbol === undefined || others.length > 0)
    return [say(otherAlert(words.join(' ')), [signalsPage])];
  return [call('alert', { symbol, ...level })];
};

const noPortfolio = (names: LocalText) =>
  localText(
    `No holdings are kept here, so this cannot be computed: ${names.en}.`,
    `这里不保存持仓，因此不作计算：${names['zh-CN']}。`,
    `這裡不保存持倉，因此不作計算：${names['zh-HK']}。`,
  );

/** What is worked out as soon as the number of shares and the price paid are said. */
const ofShares: ReadonlySet<string> = new Set(['value', 'pnl', 'return', 'scenarioLoss']);
const sayShares = localText(
  'Say how many you hold and what you paid for each, and it is worked out.',
  '请说出持有数量与买入价，即可计算。',
  '請說出持有數量與買入價，即可計算。',
);

const timesShares = localText(
  'The income is that times the number of shares held, before tax.',
  '股息收入为该数额乘以持股数量，未扣税。',
  '股息收入為該數額乘以持股數量，未扣稅。',
);

const theirValue = localText('their value', '其价值', '其價值');
const whichDay = localText(
  'On which day was it put in? Name a date, or how long ago.',
  '是哪一天投入的？请给出日期，或多久以前。',
  '是哪一天投入的？請給出日期，或多久以前。',
);

const countedFrom = (date: string) =>
  localText(
    `Counted from ${date}, the start of the time named.`,
    `自所说时间的起点 ${date} 起计算。`,
    `自所說時間的起點 ${date} 起計算。`,
  );

/** What several names have to do with each other is of their prices, whoever holds them. */
export function correlationSteps(
  frame: FrameOf<'portfolio'> | FrameOf<'compare'>,
  directory: Turn['directory'],
): readonly Step[] | null {
  const { ids, others } = subjectsOf(frame, directory);
  const topics = topicsOf(frame);
  if (topics.length === 0 || topics.some((id) => id !== 'correlation')) return null;
  const missing = others.length === 0 ? [] : [say(notHeld(namesOf(others)))];
  if (ids.length < 2) return missing.length > 0 ? missing : null;
  return [call('correlation', { symbols: ids.slice(0, 4), periods: periodsOf(frame) }), ...missing];
}

export const portfolioAct: ActOf<'portfolio'> = (frame, { directory }) => {
  const { does, holdings, lots, currency, amount } = frame.args;
  const [since, ...later] = frame.periods.map(({ value }) => value);
  const [symbol, ...others] = frame.instruments.map(({ value }) => value);
  const isPutIn = does === 'value' && holdings === undefined && amount !== undefined;
  if (isPutIn && symbol !== undefined && others.length === 0) {
    const [sold, ...more] = later;
    const until = sold?.is === 'day' ? sold.date : undefined;
    return since?.is === 'day' && more.length === 0 && (sold === undefined || until !== undefined)
      ? [
          call('invested', { symbol, amount, since: since.date, until, currency }),
          ...(frame.periods[0]?.from === 'default' ? [say(countedFrom(since.date))] : []),
        ]
      : [say(whichDay)];
  }
  const topics = topicsOf(frame);
  const paired = correlationSteps(frame, directory);
  if (paired !== null) return paired;
  if (does === 'plan') return planSteps(frame);
  const shares = [
    ...Object.entries(holdings ?? {}).map(([id, count]) => `${id}=${plainNumber(count)}`),
    ...Object.entries(lots ?? {}).map(([id, count]) => `${id}=${plainNumber(count)} lots`),
  ];
  if (does === 'value' && shares.length > 0 && topics.every((id) => id === 'value' || id === 'weights'))
    return [call('holdings', { holdings: shares.slice(0, 10), currency })];
  // What came of shares whose number and price are said needs no holdings kept.
  const { quantity, cost, costs } = frame.args;
  const isOne = symbol !== undefined && others.length === 0 && quantity !== undefined && cost !== undefined;
  if (topics.every((id) => id === 'pnl') && isOne)
    return [
      call('holdings', {
        holdings: [`${symbol}=${plainNumber(quantity)}`],
        costs: [`${symbol}=${plainNumber(cost)}`],
        currency,
      }),
    ];
  if (topics.every((id) => id === 'pnl') && shares.length > 0 && costs !== undefined)
    return [
      call('holdings', {
        holdings: shares,
        costs: Object.entries(costs).map(([id, paid]) => `${id}=${plainNumber(paid)}`),
        currency,
      }),
    ];
  // So much a share, and how many are held was said.
  if (does === 'income' && symbol !== undefined && others.length === 0 && frame.args.quantity !== undefined)
    return [call('figure', { symbol, metrics: ['dividendPerShare'], periods: periodsOf(frame) }), say(timesShares)];
  const named = topics.filter((id) => id !== 'value').map(topicName);
  const isOfShares = symbol !== undefined && topics.every((id) => ofShares.has(id));
  return [
    say(noPortfolio(named.length === 0 ? theirValue : listed(named))),
    ...(isOfShares && does !== 'scenario' ? [say(sayShares)] : []),
  ];
};

const noOrder = localText(
  'No single order is entered by hand, on paper or elsewhere: the paper account follows the signals of a strategy. Describe the rule and it can be tested and followed.',
  '这里不手工下单，模拟账户也只跟随策略信号。请描述规则，即可回测并跟随。',
  '這裡不手動落盤，模擬賬戶亦只跟隨策略訊號。請描述規則，即可回測並跟隨。',
);
const noUntil = localText(
  'A pause has no end date here: it lasts until you activate the strategy again.',
  '暂停没有截止日期，直到你再次启用策略为止。',
  '暫停沒有截止日期，直至你再次啟用策略為止。',
);
const provePlace = localText(
  'Each signal is kept with a hash over the one before it, so that none can be changed or removed unseen. The record page checks the chain.',
  '每条信号都连同前一条的哈希保存，任何更改或删除都会被发现。记录页面会核对整条链。',
  '每條訊號都連同前一條的雜湊值保存，任何更改或刪除都會被發現。紀錄頁面會核對整條鏈。',
);
const cashPlace = localText(
  'The cash of a paper account stands on the page of its strategy.',
  '模拟账户的现金显示在策略页面。',
  '模擬賬戶的現金顯示在策略頁面。',
);

export const signalsAct: ActOf<'signals'> = ({ args }, { strategy }) => {
  const { does, until } = args;
  const named = strategy ?? undefined;
  switch (does) {
    case 'pause':
      return [
        call('switch-strategy', { strategy: named, to: 'paused' }),
        ...(until === undefined ? [] : [say(noUntil)]),
      ];
    case 'resume':
      return [call('switch-strategy', { strategy: named, to: 'active' })];
    case 'order':
      return [say(noOrder)];
    case 'proof':
      return [say(provePlace, [signalsPage])];
    case 'cash':
      return [say(cashPlace, [link('/strategy', localText('My strategies', '我的策略', '我的策略'))])];
    default:
      return [call('signals', { strategy: named })];
  }
};
