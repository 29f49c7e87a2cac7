import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import { buildDirectory, type Directory } from '@plumbline/reading/directory/directory';
import { listingOf } from '@plumbline/reading/directory/listing-of';
import { isVocabularyWord } from '@plumbline/reading/vocabulary/vocabulary';

/** Spellings by which the corpus names instruments, lower case. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'US:NVDA': ['nvda', 'nvidia', '英伟达', '英偉達'],
  'US:AMD': ['amd', '超威'],
  'US:AAPL': ['aapl', 'apple', '苹果', '蘋果'],
  'US:MSFT': ['msft', 'microsoft', '微软', '微軟'],
  'US:TSLA': ['tsla', 'tesla', '特斯拉'],
  'US:AMZN': ['amzn', 'amazon', '亚马逊', '亞馬遜'],
  'US:META': ['meta'],
  'US:GOOGL': ['googl', 'google', 'alphabet', '谷歌'],
  'US:KO': ['ko', 'coca-cola', '可口可乐', '可口可樂'],
  'US:JPM': ['jpm', 'jpmorgan', '摩根大通'],
  'US:INTC': ['intc', 'intel', '英特尔', '英特爾'],
  'US:NFLX': ['nflx', 'netflix', '奈飞'],
  'US:COST': ['cost', 'costco', '好市多', '开市客'],
  'SH:600519': ['600519', 'kweichow moutai', 'moutai', '贵州茅台', '茅台', '貴州茅台'],
  'SZ:300750': ['300750', 'catl', '宁德时代', '寧德時代'],
  'SH:601318': ['601318', 'ping an', '中国平安'],
  'SZ:002594': ['002594', 'byd', '比亚迪', '比亞迪'],
  'HK:00700': ['0700.hk', '00700', '700.hk', 'tencent', '腾讯', '腾讯控股', '騰訊'],
  'HK:09988': ['9988.hk', '09988', 'alibaba', '阿里巴巴', '阿里'],
  'HK:00005': ['0005.hk', '00005', 'hsbc', '汇丰', '滙豐'],
  'CRYPTO:BTC-USD': ['btc', 'bitcoin', 'btc-usd', '比特币', '比特幣'],
  'CRYPTO:ETH-USD': ['eth', 'ethereum', '以太坊', '以太幣'],
};

function instrumentOf(id: InstrumentId): Instrument {
  const aliases = spellings[id] ?? [];
  const name = aliases[1] ?? aliases[0] ?? id;
  return {
    id,
    kind: id.startsWith('CRYPTO') ? 'crypto' : 'stock',
    market: marketOf(id),
    exchange: 'TEST',
    currency: 'USD',
    name: { en: name, 'zh-CN': name, 'zh-HK': name },
    aliases,
    priceDecimals: 2,
  };
}

/** All names of the corpus, as the reader looks them up. */
export function corpusDirectory(): Directory {
  const list = Object.keys(spellings).flatMap((key) => parseInstrumentId(key) ?? []);
  return buildDirectory(list.map(instrumentOf).map(listingOf), isVocabularyWord);
}
