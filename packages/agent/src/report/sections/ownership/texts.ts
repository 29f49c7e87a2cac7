import { localText } from '@plumbline/model/local-text';
import { asserting } from '../../asserting.ts';

/** Below it a change of the share count prints as 0.0 %. */
export const leastChange = 0.0005;

/** Who holds it, and what no source says about that. */
export const ownershipTexts = {
  fewer: asserting(
    localText(
      'The company buys back more than it issues: the number of shares changed by {change} in a year.',
      '公司回购多于增发，股数一年变化 {change}。',
      '公司回購多於增發，股數一年變化 {change}。',
    ),
    { change: 'sharesChange' },
    ['change', 'below', 0],
  ),
  more: asserting(
    localText(
      'The company issues more than it buys back: the number of shares changed by {change} in a year.',
      '公司增发多于回购，股数一年变化 {change}。',
      '公司增發多於回購，股數一年變化 {change}。',
    ),
    { change: 'sharesChange' },
    ['change', 'above', 0],
  ),
  same: asserting(
    localText(
      'The number of shares hardly changed over the year: {change}.',
      '股数一年内几乎没有变化，为 {change}。',
      '股數一年內幾乎沒有變化，為 {change}。',
    ),
    { change: 'sharesChange' },
    ['change', 'near', 0, leastChange],
  ),
  lackingUs: localText(
    'No connected source publishes insider trades, holdings of funds or short interest.',
    '没有已接入的来源提供内部人交易、机构持仓或卖空余额。',
    '沒有已接入的來源提供內部人交易、機構持倉或沽空餘額。',
  ),
  lackingCn: localText(
    'No connected source publishes northbound holdings, pledged shares or margin balances.',
    '没有已接入的来源提供北向持股、股权质押或融资余额。',
    '沒有已接入的來源提供北向持股、股權質押或融資餘額。',
  ),
  lackingHk: localText(
    'No connected source publishes southbound holdings, short turnover or disclosures of interests.',
    '没有已接入的来源提供南向持股、卖空成交或权益披露。',
    '沒有已接入的來源提供南向持股、沽空成交或權益披露。',
  ),
  lackingCrypto: localText(
    'No connected source publishes flows to exchanges, holdings of large addresses or open interest.',
    '没有已接入的来源提供交易所流量、大额地址持仓或未平仓量。',
    '沒有已接入的來源提供交易所流量、大額地址持倉或未平倉量。',
  ),
} as const;
