import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';

/** Instruments of the tests: made up, except for the names of coins and indices. */
export const acme: Instrument = {
  id: 'US:ACME',
  kind: 'stock',
  market: 'us',
  exchange: 'NASDAQ',
  currency: 'USD',
  name: localText('Acme Systems', '顶点系统', '頂點系統'),
  sector: 'technology',
  aliases: [],
  priceDecimals: 2,
};

export const bank: Instrument = {
  ...acme,
  id: 'US:BANK',
  name: localText('First Test Bank', '第一测试银行', '第一測試銀行'),
  sector: 'financials',
};

export const coin: Instrument = {
  id: 'CRYPTO:ETH-USD',
  kind: 'crypto',
  market: 'crypto',
  exchange: 'spot',
  currency: 'USD',
  name: localText('Ether', '以太币', '以太幣'),
  aliases: [],
  priceDecimals: 2,
};

export const fund: Instrument = {
  ...acme,
  id: 'US:FUND',
  kind: 'etf',
  name: localText('Broad Market Fund', '全市场基金', '全市場基金'),
};
