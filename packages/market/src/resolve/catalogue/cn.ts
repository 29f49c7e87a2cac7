import type { Instrument } from '@plumbline/model/instrument';
import type { EntryExtra } from './entry.ts';
import { entry, localText } from './entry.ts';

const exchanges = { SH: 'SSE', SZ: 'SZSE' } as const;
type Exchange = keyof typeof exchanges;

/** One A-share: Chinese names, then full pinyin and its initials, as people type them. */
function share(
  venue: Exchange,
  code: string,
  sector: string,
  names: readonly [en: string, zhCN: string, zhHK: string],
  pinyin: readonly [full: string, initials: string],
  extra: EntryExtra = {},
): Instrument {
  return entry(
    {
      id: `${venue}:${code}`,
      kind: 'stock',
      market: 'cn',
      exchange: exchanges[venue],
      currency: 'CNY',
      name: localText(...names),
      sector,
      priceDecimals: 2,
    },
    { ...extra, aliases: [...pinyin, ...(extra.aliases ?? [])] },
  );
}

function index(
  venue: Exchange,
  code: string,
  names: readonly [en: string, zhCN: string, zhHK: string],
  aliases: readonly string[],
): Instrument {
  return entry(
    {
      id: `${venue}:^${code}`,
      kind: 'index',
      market: 'cn',
      exchange: exchanges[venue],
      currency: 'CNY',
      name: localText(...names),
      priceDecimals: 2,
    },
    { aliases },
  );
}

/** Identities of A-shares and mainland indices, the best known first. */
export const cnInstruments: readonly Instrument[] = [
  share('SH', '600519', 'consumer-staples', ['Kweichow Moutai', '贵州茅台', '貴州茅台'], ['guizhoumaotai', 'gzmt'], {
    aliases: ['茅台', 'Moutai', 'maotai'],
    isin: 'CNE0000018R8',
    listedOn: '2001-08-27',
  }),
  share(
    'SZ',
    '300750',
    'industrials',
    ['Contemporary Amperex Technology', '宁德时代', '寧德時代'],
    ['ningdeshidai', 'ndsd'],
    { aliases: ['CATL', '宁王'], isin: 'CNE100003662', listedOn: '2018-06-11' },
  ),
  share('SZ', '000858', 'consumer-staples', ['Wuliangye Yibin', '五粮液', '五糧液'], ['wuliangye', 'wly'], {
    isin: 'CNE000000VQ8',
    listedOn: '1998-04-27',
  }),
  share('SH', '601318', 'financials', ['Ping An Insurance', '中国平安', '中國平安'], ['zhongguopingan', 'zgpa'], {
    aliases: ['Ping An', '平安保险'],
    isin: 'CNE000001R84',
    listedOn: '2007-03-01',
  }),
  share('SH', '600036', 'financials', ['China Merchants Bank', '招商银行', '招商銀行'], ['zhaoshangyinhang', 'zsyh'], {
    aliases: ['招行', 'CMB'],
    isin: 'CNE000001B33',
    listedOn: '2002-04-09',
  }),
  share('SZ', '000001', 'financials', ['Ping An Bank', '平安银行', '平安銀行'], ['pinganyinhang', 'payh'], {
    aliases: ['深发展', 'Shenzhen Development Bank'],
    isin: 'CNE000000040',
    listedOn: '1991-04-03',
  }),
  share('SZ', '002594', 'consumer-discretionary', ['BYD Company', '比亚迪', '比亞迪'], ['biyadi', 'byd'], {
    listedOn: '2011-06-30',
  }),
  share('SZ', '000333', 'consumer-discretionary', ['Midea Group', '美的集团', '美的集團'], ['meidejituan', 'mdjt'], {
    aliases: ['美的', 'Midea'],
    listedOn: '2013-09-18',
  }),
  share(
    'SZ',
    '000651',
    'consumer-discretionary',
    ['Gree Electric Appliances', '格力电器', '格力電器'],
    ['gelidianqi', 'gldq'],
    { aliases: ['格力', 'Gree'], listedOn: '1996-11-18' },
  ),
  share('SH', '600900', 'utilities', ['China Yangtze Power', '长江电力', '長江電力'], ['changjiangdianli', 'cjdl'], {
    isin: 'CNE000001G87',
    listedOn: '2003-11-18',
  }),
  share(
    'SH',
    '601398',
    'financials',
    ['Industrial and Commercial Bank of China', '工商银行', '工商銀行'],
    ['gongshangyinhang', 'gsyh'],
    { aliases: ['工行', 'ICBC', '中国工商银行'], isin: 'CNE000001P37', listedOn: '2006-10-27' },
  ),
  share(
    'SH',
    '601288',
    'financials',
    ['Agricultural Bank of China', '农业银行', '農業銀行'],
    ['nongyeyinhang', 'nyyh'],
    { aliases: ['农行', 'ABC China'], listedOn: '2010-07-15' },
  ),
  share('SH', '601988', 'financials', ['Bank of China', '中国银行', '中國銀行'], ['zhongguoyinhang', 'zgyh'], {
    aliases: ['中行', 'BOC'],
    listedOn: '2006-07-05',
  }),
  share('SH', '601939', 'financials', ['China Construction Bank', '建设银行', '建設銀行'], ['jiansheyinhang', 'jsyh'], {
    aliases: ['建行', 'CCB'],
    listedOn: '2007-09-25',
  }),
  share('SH', '601628', 'financials', ['China Life Insurance', '中国人寿', '中國人壽'], ['zhongguorenshou', 'zgrs'], {
    aliases: ['China Life'],
    listedOn: '2007-01-09',
  }),
  share('SH', '600030', 'financials', ['CITIC Securities', '中信证券', '中信證券'], ['zhongxinzhengquan', 'zxzq'], {
    listedOn: '2003-01-06',
  }),
  share('SZ', '300059', 'financials', ['East Money Information', '东方财富', '東方財富'], ['dongfangcaifu', 'dfcf'], {
    aliases: ['Eastmoney'],
    listedOn: '2010-03-19',
  }),
  share('SH', '601857', 'energy', ['PetroChina', '中国石油', '中國石油'], ['zhongguoshiyou', 'zgsy'], {
    aliases: ['中石油'],
    listedOn: '2007-11-05',
  }),
  share('SH', '600028', 'energy', ['Sinopec', '中国石化', '中國石化'], ['zhongguoshihua', 'zgsh'], {
    aliases: ['中石化', 'China Petroleum & Chemical'],
    listedOn: '2001-08-08',
  }),
  share('SH', '601088', 'energy', ['China Shenhua Energy', '中国神华', '中國神華'], ['zhongguoshenhua', 'zgsh'], {
    listedOn: '2007-10-09',
  }),
  share('SH', '600941', 'communication', ['China Mobile', '中国移动', '中國移動'], ['zhongguoyidong', 'zgyd'], {
    listedOn: '2022-01-05',
  }),
  share(
    'SH',
    '688981',
    'technology',
    ['Semiconductor Manufacturing International', '中芯国际', '中芯國際'],
    ['zhongxinguoji', 'zxgj'],
    { aliases: ['SMIC'], listedOn: '2020-07-16' },
  ),
  share('SH', '688256', 'technology', ['Cambricon Technologies', '寒武纪', '寒武紀'], ['hanwuji', 'hwj'], {
    aliases: ['Cambricon'],
    listedOn: '2020-07-20',
  }),
  share('SZ', '002475', 'technology', ['Luxshare Precision', '立讯精密', '立訊精密'], ['lixunjingmi', 'lxjm'], {
    aliases: ['Luxshare'],
    listedOn: '2010-09-15',
  }),
  share('SZ', '002415', 'technology', ['Hikvision', '海康威视', '海康威視'], ['haikangweishi', 'hkws'], {
    listedOn: '2010-05-28',
  }),
  share('SZ', '000725', 'technology', ['BOE Technology', '京东方A', '京東方A'], ['jingdongfang', 'jdf'], {
    aliases: ['京东方', 'BOE'],
    listedOn: '2001-01-12',
  }),
  share('SZ', '300760', 'health-care', ['Mindray Bio-Medical', '迈瑞医疗', '邁瑞醫療'], ['mairuiyiliao', 'mryl'], {
    aliases: ['Mindray'],
    listedOn: '2018-10-16',
  }),
  share('SH', '600276', 'health-care', ['Jiangsu Hengrui', '恒瑞医药', '恆瑞醫藥'], ['hengruiyiyao', 'hryy'], {
    aliases: ['Hengrui'],
    listedOn: '2000-10-18',
  }),
  share('SH', '603259', 'health-care', ['WuXi AppTec', '药明康德', '藥明康德'], ['yaomingkangde', 'ymkd'], {
    aliases: ['WuXi'],
    listedOn: '2018-05-08',
  }),
  share('SH', '600887', 'consumer-staples', ['Inner Mongolia Yili', '伊利股份', '伊利股份'], ['yiligufen', 'ylgf'], {
    aliases: ['Yili', '伊利'],
    listedOn: '1996-03-12',
  }),
  share('SZ', '000568', 'consumer-staples', ['Luzhou Laojiao', '泸州老窖', '瀘州老窖'], ['luzhoulaojiao', 'lzlj'], {
    listedOn: '1994-05-09',
  }),
  share(
    'SH',
    '601888',
    'consumer-discretionary',
    ['China Tourism Group Duty Free', '中国中免', '中國中免'],
    ['zhongguozhongmian', 'zgzm'],
    { aliases: ['中国国旅', 'CTG Duty Free'], listedOn: '2009-10-15' },
  ),
  share('SH', '601899', 'materials', ['Zijin Mining', '紫金矿业', '紫金礦業'], ['zijinkuangye', 'zjky'], {
    aliases: ['Zijin'],
    listedOn: '2008-04-25',
  }),
  share('SH', '600309', 'materials', ['Wanhua Chemical', '万华化学', '萬華化學'], ['wanhuahuaxue', 'whhx'], {
    listedOn: '2001-01-05',
  }),
  share('SH', '601012', 'technology', ['LONGi Green Energy', '隆基绿能', '隆基綠能'], ['longjilvneng', 'ljln'], {
    aliases: ['LONGi', '隆基股份'],
    listedOn: '2012-04-11',
  }),
  share('SZ', '300274', 'industrials', ['Sungrow Power', '阳光电源', '陽光電源'], ['yangguangdianyuan', 'ygdy'], {
    aliases: ['Sungrow'],
    listedOn: '2011-11-02',
  }),
  share('SH', '600104', 'consumer-discretionary', ['SAIC Motor', '上汽集团', '上汽集團'], ['shangqijituan', 'sqjt'], {
    listedOn: '1997-11-25',
  }),
  share('SZ', '000002', 'real-estate', ['China Vanke', '万科A', '萬科A'], ['wanke', 'wka'], {
    aliases: ['万科', 'Vanke'],
    listedOn: '1991-01-29',
  }),
  share(
    'SZ',
    '000700',
    'consumer-discretionary',
    ['Jiangnan Mould & Plastic Technology', '模塑科技', '模塑科技'],
    ['mosukeji', 'mskj'],
    { listedOn: '1997-02-28' },
  ),
  share('SZ', '002230', 'technology', ['iFLYTEK', '科大讯飞', '科大訊飛'], ['kedaxunfei', 'kdxf'], {
    aliases: ['讯飞'],
    listedOn: '2008-05-12',
  }),
  share('SZ', '000063', 'technology', ['ZTE Corporation', '中兴通讯', '中興通訊'], ['zhongxingtongxun', 'zxtx'], {
    aliases: ['ZTE'],
    listedOn: '1997-11-18',
  }),
  index(
    'SH',
    '000001',
    ['SSE Composite Index', '上证指数', '上證指數'],
    ['上证综指', '上证', '大盘', 'Shanghai Composite', 'shangzhengzhishu', 'szzs'],
  ),
  index('SH', '000300', ['CSI 300', '沪深300', '滬深300'], ['CSI300', '沪深三百', 'hushen300', 'hs300']),
  index(
    'SZ',
    '399001',
    ['SZSE Component Index', '深证成指', '深證成指'],
    ['Shenzhen Component', 'shenzhengchengzhi', 'szcz'],
  ),
  index('SZ', '399006', ['ChiNext Index', '创业板指', '創業板指'], ['ChiNext', '创业板', 'chuangyebanzhi', 'cybz']),
];
