import { displaySymbol, marketOf } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import { marketCurrency } from '@plumbline/model/market-currency';
import type { FrameOf, Step } from '../step.ts';
import { call, say } from '../step.ts';
import { plainNumber } from './numbers.ts';

const whichOne = localText(
  'Regular purchases are tested here as a strategy. Which fund, share or coin is bought, and for how much each time?',
  '定期买入可在这里作为策略回测。请说明买哪只基金、股票或币，每次买多少？',
  '定期買入可在這裡作為策略回測。請說明買哪隻基金、股票或幣，每次買多少？',
);
const howMuch = localText(
  'Regular purchases are tested here as a strategy. How much is put in each time?',
  '定期买入可在这里作为策略回测。每次投入多少？',
  '定期買入可在這裡作為策略回測。每次投入多少？',
);
const wholeRecord = localText(
  'The back-test covers all prices on record; its first day can be set on the page of the strategy.',
  '回测覆盖全部历史价格，起始日期可在策略页面设置。',
  '回測涵蓋全部歷史價格，起始日期可在策略頁面設定。',
);

/** Regular purchases as the rule that makes them; what the rule lacks is asked for. */
export function planSteps({ args, instruments, periods }: FrameOf<'portfolio'>): readonly Step[] {
  const [symbol, ...others] = instruments.map(({ value }) => value);
  if (symbol === undefined || others.length > 0) return [say(whichOne)];
  const money = args.currency ?? marketCurrency[marketOf(symbol)];
  const every = args.frequency === 'weekly' ? 'week' : 'month';
  const rule = (sum: string): string => `Buy ${sum} ${money} of ${displaySymbol(symbol)} every ${every}`;
  const [day, inMarket] = every === 'week' ? ['每周', '每週'] : ['每月', '每月'];
  const usual = localText(
    rule('1000'),
    `${day}定投 1000 ${money} 的 ${displaySymbol(symbol)}`,
    `${inMarket}買入 1000 ${money} 的 ${displaySymbol(symbol)}`,
  );
  if (args.amount === undefined || args.frequency === 'yearly') return [say(howMuch, [], [usual])];
  return [
    call('propose-strategy', { idea: rule(plainNumber(args.amount)) }),
    ...(periods.length === 0 ? [] : [say(wholeRecord)]),
  ];
}
