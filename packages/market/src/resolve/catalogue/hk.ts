import type { Instrument } from '@plumbline/model/instrument';
import type { EntryExtra } from './entry.ts';
import { entry, localText } from './entry.ts';

/** One Hong Kong listing: Chinese names, then full pinyin and its initials. */
function share(
  code: string,
  sector: string,
  names: readonly [en: string, zhCN: string, zhHK: string],
  pinyin: readonly [full: string, initials: string],
  extra: EntryExtra = {},
): Instrument {
  return entry(
    {
      id: `HK:${code}`,
      kind: 'stock',
      market: 'hk',
      exchange: 'HKEX',
      currency: 'HKD',
      name: localText(...names),
      sector,
      priceDecimals: 3,
    },
    { ...extra, aliases: [...pinyin, ...(extra.aliases ?? [])] },
  );
}

function other(
  kind: 'etf' | 'index',
  code: string,
  names: readonly [en: string, zhCN: string, zhHK: string],
  extra: EntryExtra,
): Instrument {
  return entry(
    {
      id: `HK:${code}`,
      kind,
      market: 'hk',
      exchange: 'HKEX',
      currency: 'HKD',
      name: localText(...names),
      priceDecimals: kind === 'index' ? 2 : 3,
    },
    extra,
  );
}

const cny = { reportingCurrency: 'CNY' } as const;
const usd = { reportingCurrency: 'USD' } as const;

/** Identities of Hong Kong listings, the best known first. Many report in renminbi and trade in Hong Kong dollars. */
export const hkInstruments: readonly Instrument[] = [
  share('00700', 'communication', ['Tencent Holdings', '腾讯控股', '騰訊控股'], ['tengxunkonggu', 'txkg'], {
    ...cny,
    aliases: ['Tencent', '腾讯', '騰訊', 'tengxun', 'WeChat', 'TCEHY'],
    isin: 'KYG875721634',
    listedOn: '2004-06-16',
  }),
  share('09988', 'consumer-discretionary', ['Alibaba Group Holding', '阿里巴巴-W', '阿里巴巴-W'], ['alibaba', 'albb'], {
    ...cny,
    aliases: ['阿里巴巴', '阿里', 'Alibaba'],
    listedOn: '2019-11-26',
  }),
  share('03690', 'consumer-discretionary', ['Meituan', '美团-W', '美團-W'], ['meituan', 'mt'], {
    ...cny,
    aliases: ['美团', '美團', '美团点评', 'Meituan Dianping'],
    isin: 'KYG596691041',
    listedOn: '2018-09-20',
  }),
  share('01810', 'technology', ['Xiaomi Corporation', '小米集团-W', '小米集團-W'], ['xiaomijituan', 'xmjt'], {
    ...cny,
    aliases: ['小米', 'Xiaomi', 'xiaomi'],
    isin: 'KYG9830T1067',
    listedOn: '2018-07-09',
  }),
  share('00005', 'financials', ['HSBC Holdings', '汇丰控股', '滙豐控股'], ['huifengkonggu', 'hfkg'], {
    ...usd,
    aliases: ['HSBC', '汇丰', '滙豐', '匯豐'],
    isin: 'GB0005405286',
  }),
  share('01299', 'financials', ['AIA Group', '友邦保险', '友邦保險'], ['youbangbaoxian', 'ybbx'], {
    ...usd,
    aliases: ['AIA', '友邦'],
    isin: 'HK0000069689',
    listedOn: '2010-10-29',
  }),
  share(
    '00388',
    'financials',
    ['Hong Kong Exchanges and Clearing', '香港交易所', '香港交易所'],
    ['xianggangjiaoyisuo', 'xgjys'],
    { aliases: ['HKEX', '港交所'], isin: 'HK0388045442', listedOn: '2000-06-27' },
  ),
  share('00941', 'communication', ['China Mobile', '中国移动', '中國移動'], ['zhongguoyidong', 'zgyd'], {
    ...cny,
    aliases: ['中移动'],
    isin: 'HK0941009539',
    listedOn: '1997-10-23',
  }),
  share('02318', 'financials', ['Ping An Insurance H', '中国平安', '中國平安'], ['zhongguopingan', 'zgpa'], {
    ...cny,
    aliases: ['Ping An', 'Ping An Insurance'],
    isin: 'CNE1000003X6',
    listedOn: '2004-06-24',
  }),
  share(
    '01398',
    'financials',
    ['Industrial and Commercial Bank of China H', '工商银行', '工商銀行'],
    ['gongshangyinhang', 'gsyh'],
    { ...cny, aliases: ['ICBC', '工行'], isin: 'CNE1000003G1', listedOn: '2006-10-27' },
  ),
  share('00939', 'financials', ['China Construction Bank H', '建设银行', '建設銀行'], ['jiansheyinhang', 'jsyh'], {
    ...cny,
    aliases: ['CCB', '建行'],
    isin: 'CNE1000002H1',
    listedOn: '2005-10-27',
  }),
  share('03988', 'financials', ['Bank of China H', '中国银行', '中國銀行'], ['zhongguoyinhang', 'zgyh'], {
    ...cny,
    aliases: ['BOC', '中行'],
    isin: 'CNE1000001Z5',
    listedOn: '2006-06-01',
  }),
  share('01211', 'consumer-discretionary', ['BYD Company H', '比亚迪股份', '比亞迪股份'], ['biyadigufen', 'bydgf'], {
    ...cny,
    aliases: ['BYD', '比亚迪', '比亞迪'],
    isin: 'CNE100000296',
    listedOn: '2002-07-31',
  }),
  share('09618', 'consumer-discretionary', ['JD.com', '京东集团-SW', '京東集團-SW'], ['jingdongjituan', 'jdjt'], {
    ...cny,
    aliases: ['京东', '京東', 'Jingdong'],
    listedOn: '2020-06-18',
  }),
  share('09999', 'communication', ['NetEase', '网易-S', '網易-S'], ['wangyi', 'wy'], {
    ...cny,
    aliases: ['网易', '網易'],
    listedOn: '2020-06-11',
  }),
  share('09888', 'communication', ['Baidu', '百度集团-SW', '百度集團-SW'], ['baidujituan', 'bdjt'], {
    ...cny,
    aliases: ['百度'],
    listedOn: '2021-03-23',
  }),
  share('01024', 'communication', ['Kuaishou Technology', '快手-W', '快手-W'], ['kuaishou', 'ks'], {
    ...cny,
    aliases: ['快手', 'Kuaishou'],
    listedOn: '2021-02-05',
  }),
  share('00883', 'energy', ['CNOOC', '中国海洋石油', '中國海洋石油'], ['zhongguohaiyangshiyou', 'zghysy'], {
    ...cny,
    aliases: ['中海油'],
    isin: 'HK0883013259',
    listedOn: '2001-02-28',
  }),
  share('00857', 'energy', ['PetroChina H', '中国石油股份', '中國石油股份'], ['zhongguoshiyougufen', 'zgsygf'], {
    ...cny,
    aliases: ['中石油', 'PetroChina'],
    isin: 'CNE1000003W8',
    listedOn: '2000-04-07',
  }),
  share(
    '00981',
    'technology',
    ['Semiconductor Manufacturing International H', '中芯国际', '中芯國際'],
    ['zhongxinguoji', 'zxgj'],
    { ...usd, aliases: ['SMIC'], listedOn: '2004-03-18' },
  ),
  share('00992', 'technology', ['Lenovo Group', '联想集团', '聯想集團'], ['lianxiangjituan', 'lxjt'], {
    ...usd,
    aliases: ['Lenovo', '联想', '聯想'],
    isin: 'HK0992009065',
    listedOn: '1994-02-14',
  }),
  share('00001', 'industrials', ['CK Hutchison Holdings', '长和', '長和'], ['changhe', 'ch'], {
    aliases: ['CK Hutchison', '长江和记', '和黄'],
  }),
  share('00016', 'real-estate', ['Sun Hung Kai Properties', '新鸿基地产', '新鴻基地產'], ['xinhongjidichan', 'xhjdc'], {
    aliases: ['SHKP', '新地'],
    isin: 'HK0016000132',
  }),
  share('00027', 'consumer-discretionary', ['Galaxy Entertainment', '银河娱乐', '銀河娛樂'], ['yinheyule', 'yhyl'], {
    aliases: ['Galaxy'],
    isin: 'HK0027032686',
  }),
  share('02020', 'consumer-discretionary', ['ANTA Sports', '安踏体育', '安踏體育'], ['antatiyu', 'atty'], {
    ...cny,
    aliases: ['Anta', '安踏'],
    listedOn: '2007-07-10',
  }),
  share('09992', 'consumer-discretionary', ['Pop Mart', '泡泡玛特', '泡泡瑪特'], ['paopaomate', 'ppmt'], {
    ...cny,
    aliases: ['Pop Mart', 'Labubu'],
    listedOn: '2020-12-11',
  }),
  other('etf', '02800', ['Tracker Fund of Hong Kong', '盈富基金', '盈富基金'], {
    aliases: ['Tracker Fund', 'yingfujijin', 'yfjj'],
    listedOn: '1999-11-12',
  }),
  other('index', '^HSI', ['Hang Seng Index', '恒生指数', '恒生指數'], {
    aliases: ['HSI', 'Hang Seng', '恒指', '恆生指數', 'hengshengzhishu', 'hszs'],
  }),
  other('index', '^HSTECH', ['Hang Seng TECH Index', '恒生科技指数', '恒生科技指數'], {
    aliases: ['HSTECH', 'Hang Seng Tech', '恒生科技', 'hengshengkeji', 'hskj'],
  }),
];
