import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** A change to the rules of a network on the UTC day it took effect, with the page that says so. */
export interface ProtocolEvent {
  readonly coin: 'BTC' | 'ETH' | 'LTC';
  readonly date: string;
  readonly title: LocalText;
  readonly url: string;
  /** Height of the first block under the new rules, where blocks and not the clock decide. */
  readonly block?: number;
}

/** The day on which the pages were read last: what was decided later is not in the list. */
export const listedUntil = '2026-11-21';

export const halves = localText('The reward per block halves', '区块奖励减半', '區塊獎勵減半');
const upgrade = (name: string, zhCN = '', zhHK = zhCN, en = ''): LocalText =>
  localText(
    `${name} upgrade${en === '' ? '' : `: ${en}`}`,
    `${name} 升级${zhCN === '' ? '' : `：${zhCN}`}`,
    `${name} 升級${zhHK === '' ? '' : `：${zhHK}`}`,
  );

const supply = 'https://en.bitcoin.it/wiki/Controlled_supply';
const bip = (number: string): string => `https://github.com/bitcoin/bips/blob/master/bip-${number}.mediawiki`;
const forks = 'https://ethereum.org/ethereum-forks/';
const litecoinHalvings = 'https://itez.com/en/blog/markets/the-third-halving-of-litecoin';

/** Oldest first within a coin. */
export const protocolEvents: readonly ProtocolEvent[] = [
  { coin: 'BTC', date: '2012-11-28', block: 210_000, title: halves, url: supply },
  { coin: 'BTC', date: '2016-07-09', block: 420_000, title: halves, url: supply },
  { coin: 'BTC', date: '2017-08-24', block: 481_824, title: upgrade('SegWit'), url: bip('0141') },
  { coin: 'BTC', date: '2020-05-11', block: 630_000, title: halves, url: supply },
  { coin: 'BTC', date: '2021-11-14', block: 709_632, title: upgrade('Taproot'), url: bip('0341') },
  { coin: 'BTC', date: '2024-04-20', block: 840_000, title: halves, url: supply },
  { coin: 'ETH', date: '2016-03-14', block: 1_150_000, title: upgrade('Homestead'), url: forks },
  { coin: 'ETH', date: '2016-07-20', block: 1_920_000, title: upgrade('DAO'), url: forks },
  { coin: 'ETH', date: '2016-10-18', block: 2_463_000, title: upgrade('Tangerine Whistle'), url: forks },
  { coin: 'ETH', date: '2016-11-22', block: 2_675_000, title: upgrade('Spurious Dragon'), url: forks },
  { coin: 'ETH', date: '2017-10-16', block: 4_370_000, title: upgrade('Byzantium'), url: forks },
  { coin: 'ETH', date: '2019-02-28', block: 7_280_000, title: upgrade('Constantinople'), url: forks },
  { coin: 'ETH', date: '2019-12-08', block: 9_069_000, title: upgrade('Istanbul'), url: forks },
  { coin: 'ETH', date: '2020-01-02', block: 9_200_000, title: upgrade('Muir Glacier'), url: forks },
  {
    coin: 'ETH',
    date: '2020-12-01',
    title: localText('The Beacon Chain begins', '信标链启动', '信標鏈啟動'),
    url: forks,
  },
  { coin: 'ETH', date: '2021-04-15', block: 12_244_000, title: upgrade('Berlin'), url: forks },
  {
    coin: 'ETH',
    date: '2021-08-05',
    block: 12_965_000,
    title: upgrade('London', '部分手续费销毁', '部分手續費銷毀', 'part of every fee is burnt'),
    url: forks,
  },
  { coin: 'ETH', date: '2021-10-27', title: upgrade('Altair'), url: forks },
  { coin: 'ETH', date: '2021-12-09', block: 13_773_000, title: upgrade('Arrow Glacier'), url: forks },
  { coin: 'ETH', date: '2022-06-30', block: 15_050_000, title: upgrade('Gray Glacier'), url: forks },
  { coin: 'ETH', date: '2022-09-06', title: upgrade('Bellatrix'), url: forks },
  {
    coin: 'ETH',
    date: '2022-09-15',
    block: 15_537_394,
    title: upgrade(
      'Paris',
      '转为权益证明（合并）',
      '轉為權益證明（合併）',
      'proof of stake replaces proof of work (the Merge)',
    ),
    url: forks,
  },
  {
    coin: 'ETH',
    date: '2023-04-12',
    block: 17_034_870,
    title: upgrade('Shapella', '质押币可以提取', '質押幣可以提取', 'staked coins can be withdrawn'),
    url: forks,
  },
  { coin: 'ETH', date: '2024-03-13', block: 19_426_587, title: upgrade('Dencun'), url: forks },
  { coin: 'ETH', date: '2025-05-07', block: 22_431_084, title: upgrade('Pectra'), url: forks },
  { coin: 'ETH', date: '2025-12-03', block: 23_935_694, title: upgrade('Fusaka'), url: forks },
  { coin: 'LTC', date: '2015-08-25', block: 840_000, title: halves, url: litecoinHalvings },
  { coin: 'LTC', date: '2019-08-05', block: 1_680_000, title: halves, url: 'https://www.litecoinpool.org/news?id=83' },
  { coin: 'LTC', date: '2023-08-02', block: 2_520_000, title: halves, url: litecoinHalvings },
];

/** Coins whose changes are listed. */
export const listedCoins: readonly string[] = [...new Set(protocolEvents.map(({ coin }) => coin))];

/** How a coin's reward halves: after so many blocks, from so many coins a block, with so much time between blocks. */
export interface HalvingRule {
  readonly blocks: number;
  readonly firstReward: number;
  readonly secondsPerBlock: number;
  readonly url: string;
}

export const halvingRules: ReadonlyMap<string, HalvingRule> = new Map([
  ['BTC', { blocks: 210_000, firstReward: 50, secondsPerBlock: 600, url: supply }],
  ['LTC', { blocks: 840_000, firstReward: 50, secondsPerBlock: 150, url: litecoinHalvings }],
]);
