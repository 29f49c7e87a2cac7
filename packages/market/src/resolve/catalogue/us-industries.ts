import type { Instrument } from '@plumbline/model/instrument';
import { nasdaq, nyse } from './us-entry.ts';

/** Banks, health care, staples, industry and energy listed in the US. Central index keys are those of SEC filings. */
export const usIndustries: readonly Instrument[] = [
  nyse('financials', 'JPM', ['JPMorgan Chase & Co.', '摩根大通', '摩根大通'], {
    aliases: ['JPMorgan', 'JP Morgan', '小摩', 'mogendatong'],
    isin: 'US46625H1005',
    cik: 19617,
  }),
  nyse('financials', 'BAC', ['Bank of America Corporation', '美国银行', '美國銀行'], {
    aliases: ['Bank of America', 'BofA', 'meiguoyinhang'],
    isin: 'US0605051046',
    cik: 70858,
  }),
  nyse('financials', 'GS', ['The Goldman Sachs Group, Inc.', '高盛', '高盛'], {
    aliases: ['Goldman Sachs', 'Goldman', 'gaosheng'],
    isin: 'US38141G1040',
    cik: 886982,
    listedOn: '1999-05-04',
  }),
  nyse('financials', 'MS', ['Morgan Stanley', '摩根士丹利', '摩根士丹利'], {
    aliases: ['大摩', 'mogenshidanli'],
    isin: 'US6174464486',
    cik: 895421,
  }),
  nyse('financials', 'WFC', ['Wells Fargo & Company', '富国银行', '富國銀行'], {
    aliases: ['Wells Fargo', 'fuguoyinhang'],
    isin: 'US9497461015',
    cik: 72971,
  }),
  nyse('financials', 'C', ['Citigroup Inc.', '花旗集团', '花旗集團'], {
    aliases: ['Citi', 'Citigroup', 'Citibank', 'huaqi'],
    isin: 'US1729674242',
    cik: 831001,
  }),
  nyse('financials', 'V', ['Visa Inc.', '维萨', 'Visa'], {
    aliases: ['Visa', '维萨卡', 'weisa'],
    isin: 'US92826C8394',
    cik: 1403161,
    listedOn: '2008-03-19',
  }),
  nyse('financials', 'MA', ['Mastercard Incorporated', '万事达', '萬事達'], {
    aliases: ['Mastercard', 'Master Card', 'wanshida'],
    isin: 'US57636Q1040',
    cik: 1141391,
    listedOn: '2006-05-25',
  }),
  nyse('financials', 'AXP', ['American Express Company', '美国运通', '美國運通'], {
    aliases: ['American Express', 'Amex', 'yuntong'],
    isin: 'US0258161092',
    cik: 4962,
  }),
  nasdaq('financials', 'PYPL', ['PayPal Holdings, Inc.', '贝宝', 'PayPal'], {
    aliases: ['PayPal', 'beibao'],
    isin: 'US70450Y1038',
    cik: 1633917,
    listedOn: '2015-07-06',
  }),
  nyse('financials', 'BRK.B', ['Berkshire Hathaway Inc. Class B', '伯克希尔-B', '巴郡-B'], {
    aliases: ['Berkshire Hathaway', 'Berkshire', 'Buffett', '伯克希尔哈撒韦', '伯克希尔', '巴菲特', 'bokexier'],
    isin: 'US0846707026',
    cik: 1067983,
    listedOn: '1996-05-09',
  }),
  nyse('financials', 'BRK.A', ['Berkshire Hathaway Inc. Class A', '伯克希尔-A', '巴郡-A'], {
    aliases: ['Berkshire Hathaway', 'Berkshire', '伯克希尔哈撒韦', '伯克希尔'],
    isin: 'US0846701086',
    cik: 1067983,
  }),
  nasdaq('financials', 'COIN', ['Coinbase Global, Inc.', 'Coinbase', 'Coinbase'], {
    aliases: ['Coinbase'],
    isin: 'US19260Q1076',
    cik: 1679788,
    listedOn: '2021-04-14',
  }),
  nyse('health-care', 'UNH', ['UnitedHealth Group Incorporated', '联合健康', '聯合健康'], {
    aliases: ['UnitedHealth', 'lianhejiankang'],
    isin: 'US91324P1021',
    cik: 731766,
  }),
  nyse('health-care', 'JNJ', ['Johnson & Johnson', '强生', '強生'], {
    aliases: ['J&J', 'qiangsheng'],
    isin: 'US4781601046',
    cik: 200406,
  }),
  nyse('health-care', 'LLY', ['Eli Lilly and Company', '礼来', '禮來'], {
    aliases: ['Eli Lilly', 'Lilly', 'lilai'],
    isin: 'US5324571083',
    cik: 59478,
  }),
  nyse('health-care', 'PFE', ['Pfizer Inc.', '辉瑞', '輝瑞'], {
    aliases: ['Pfizer', 'huirui'],
    isin: 'US7170811035',
    cik: 78003,
  }),
  nyse('health-care', 'MRK', ['Merck & Co., Inc.', '默沙东', '默沙東'], {
    aliases: ['Merck', '默克', 'moshadong'],
    isin: 'US58933Y1055',
    cik: 310158,
  }),
  nyse('health-care', 'ABBV', ['AbbVie Inc.', '艾伯维', '艾伯維'], {
    aliases: ['AbbVie', 'aibowei'],
    isin: 'US00287Y1091',
    cik: 1551152,
    listedOn: '2013-01-02',
  }),
  nyse('energy', 'XOM', ['Exxon Mobil Corporation', '埃克森美孚', '埃克森美孚'], {
    aliases: ['Exxon', 'ExxonMobil', 'aikesenmeifu'],
    isin: 'US30231G1022',
    cik: 34088,
  }),
  nyse('energy', 'CVX', ['Chevron Corporation', '雪佛龙', '雪佛龍'], {
    aliases: ['Chevron', 'xuefolong'],
    isin: 'US1667641005',
    cik: 93410,
  }),
  nyse('consumer-staples', 'KO', ['The Coca-Cola Company', '可口可乐', '可口可樂'], {
    aliases: ['Coca-Cola', 'Coca Cola', 'Coke', 'kekoukele', 'kkkl'],
    isin: 'US1912161007',
    cik: 21344,
  }),
  nasdaq('consumer-staples', 'PEP', ['PepsiCo, Inc.', '百事', '百事'], {
    aliases: ['Pepsi', 'PepsiCo', '百事可乐', 'baishi'],
    isin: 'US7134481081',
    cik: 77476,
  }),
  nyse('consumer-staples', 'PG', ['The Procter & Gamble Company', '宝洁', '寶潔'], {
    aliases: ['Procter & Gamble', 'Procter and Gamble', 'P&G', 'baojie'],
    isin: 'US7427181091',
    cik: 80424,
  }),
  nasdaq('consumer-staples', 'WMT', ['Walmart Inc.', '沃尔玛', '沃爾瑪'], {
    aliases: ['Walmart', 'Wal-Mart', 'woerma'],
    isin: 'US9311421039',
    cik: 104169,
  }),
  nasdaq('consumer-staples', 'COST', ['Costco Wholesale Corporation', '开市客', '好市多'], {
    aliases: ['Costco', 'kaishike'],
    isin: 'US22160K1051',
    cik: 909832,
  }),
  nyse('consumer-discretionary', 'HD', ['The Home Depot, Inc.', '家得宝', '家得寶'], {
    aliases: ['Home Depot', 'jiadebao'],
    isin: 'US4370761029',
    cik: 354950,
  }),
  nyse('consumer-discretionary', 'MCD', ["McDonald's Corporation", '麦当劳', '麥當勞'], {
    aliases: ['McDonalds', "McDonald's", 'maidanglao'],
    isin: 'US5801351017',
    cik: 63908,
  }),
  nasdaq('consumer-discretionary', 'SBUX', ['Starbucks Corporation', '星巴克', '星巴克'], {
    aliases: ['Starbucks', 'xingbake'],
    isin: 'US8552441094',
    cik: 829224,
    listedOn: '1992-06-26',
  }),
  nyse('consumer-discretionary', 'NKE', ['NIKE, Inc.', '耐克', 'Nike'], {
    aliases: ['Nike', 'naike'],
    isin: 'US6541061031',
    cik: 320187,
  }),
  nyse('industrials', 'BA', ['The Boeing Company', '波音', '波音'], {
    aliases: ['Boeing', 'boyin'],
    isin: 'US0970231058',
    cik: 12927,
  }),
  nyse('industrials', 'CAT', ['Caterpillar Inc.', '卡特彼勒', '卡特彼勒'], {
    aliases: ['Caterpillar', 'katebile'],
    isin: 'US1491231015',
    cik: 18230,
  }),
  nyse('industrials', 'GE', ['General Electric Company', '通用电气', '通用電氣'], {
    aliases: ['General Electric', 'GE Aerospace', 'tongyongdianqi'],
    cik: 40545,
  }),
  nyse('industrials', 'LMT', ['Lockheed Martin Corporation', '洛克希德马丁', '洛歇馬田'], {
    aliases: ['Lockheed Martin', 'Lockheed', 'luokexide'],
    isin: 'US5398301094',
    cik: 936468,
  }),
  nyse('industrials', 'UPS', ['United Parcel Service, Inc.', '联合包裹', '聯合包裹'], {
    aliases: ['United Parcel Service', 'lianhebaoguo'],
    isin: 'US9113121068',
    cik: 1090727,
    listedOn: '1999-11-10',
  }),
  nyse('consumer-discretionary', 'F', ['Ford Motor Company', '福特汽车', '福特汽車'], {
    aliases: ['Ford', '福特', 'fute'],
    isin: 'US3453708600',
    cik: 37996,
  }),
  nyse('consumer-discretionary', 'GM', ['General Motors Company', '通用汽车', '通用汽車'], {
    aliases: ['General Motors', 'tongyongqiche'],
    isin: 'US37045V1008',
    cik: 1467858,
    listedOn: '2010-11-18',
  }),
];
