import { groupRows } from '@plumbline/reading/vocabulary/groups';

const split = (text: string): readonly string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Sectors as readers name them, from the words of questions, in both languages. */
const sectors = groupRows.split('\n').flatMap((row) => {
  const [kind = '', , , , english = '', chinese = ''] = row.split('|').map((one) => one.trim());
  return kind === 'sector' ? [...split(english), ...split(chinese)] : [];
});
const more = `
  semiconductor; chip; software; hardware; internet; cloud; platform; advertising; media; gaming; streaming; telecom;
  banking; insurance; brokerage; payment; payments; property; real estate; construction; engineering; infrastructure;
  retail; grocery; luxury; apparel; restaurant; hotel; travel; leisure; airline; shipping; railway; logistics; auto;
  automobile; car; battery; electric vehicle; solar; wind; oil; gas; energy; power; mining; metals; steel; cement;
  chemical; chemicals; paper; packaging; pharmaceutical; drug; biotech; medical device; healthcare; hospital; food; beverage;
  drinks; tobacco; spirits; agriculture; fertiliser; education; aerospace; defence; defense; machinery; industrial;
  technology; consumer; utility; subscription; e-commerce; data centre; data center; staffing; waste; water; toy;
  互联网; 软件; 硬件; 芯片; 云计算; 云; 广告; 传媒; 游戏; 电信; 通信; 证券; 支付; 建筑; 建材; 基建; 零售; 超市; 奢侈品; 服装; 餐饮; 酒店;
  旅游; 航空; 航运; 铁路; 物流; 快递; 汽车; 整车; 动力电池; 电池; 锂电; 新能源汽车; 风电; 油气; 电力; 矿业; 钢铁; 水泥; 化工; 造纸; 包装; 制药;
  医疗器械; 医院; 食品; 饮料; 烟草; 农业; 化肥; 教育; 航天; 军工; 机械; 家电; 电商; 平台; 订阅; 数据中心; 水务; 环保; 黄金; 煤炭; 消费品; 周期;
  成长; 价值; 蓝筹; 红利; 高息; 高股息; 高增长; 低估值; 高估值; 重资产; 轻资产; 资本密集型; 劳动密集型; 周期性; 成熟; 大型; 小型; 初创; 出口; 订阅制
`;
const english = [
  'companies company firms firm businesses business stocks stock names industries industry sectors sector groups',
  'producers producer makers maker manufacturers manufacturer operators operator providers provider',
]
  .join(' ')
  .split(' ');
const chinese = '企业 公司 行业 业 股 类企业 类公司 类股票 板块 厂商 制造商 运营商 上市公司 类资产'.split(' ');
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
const bases = [...new Set([...sectors, ...split(more)].map((one) => one.toLowerCase()))];
const joined = (heads: readonly string[], gap: string, isWanted: (base: string) => boolean): string =>
  bases
    .filter(isWanted)
    .flatMap((base) => heads.map((head) => `${base}${gap}${head}`))
    .join('; ');

/** Kinds of businesses whoever they are, `semiconductor companies`, 动力电池企业: they may be spoken of in general. */
export const kindsOfBusiness = {
  english: `${joined(english, ' ', (base) => !isHan(base))}; cryptocurrencies; cryptocurrency; coins; tokens; banks; insurers; brokers; miners; refiners; carmakers; automakers; chipmakers; retailers; wholesalers; supermarkets; restaurants; hotels; telecoms; homebuilders; developers; builders; semiconductors; utilities; airlines; hardware businesses; conglomerates; exporters; distributors; start-ups; market leaders; smaller companies; larger companies; small companies; large companies; young companies; mature companies; growth companies; service providers; service companies; industrial groups; holding companies; chain stores; discounters; franchisors; publishers; broadcasters; asset managers; exchanges; landlords; shipowners; farmers; growers; drugmakers; brewers; bottlers; companies with high margins; companies with low margins`,
  chinese: joined(chinese, '', isHan),
};
