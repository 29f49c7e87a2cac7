// What an analysis of a business speaks of besides its figures: where demand, costs and rules come from, whoever it is of. A thought
// may ask about these and suppose them; what they do is never known here.

const split = (text: string): readonly string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const kinds =
  'ai; ai chip; artificial intelligence; data centre; data center; cloud; chip; semiconductor; memory; software; hardware; smartphone; handset; pc; advertising; online advertising; ad; gaming; games; streaming; e-commerce; payments; electric vehicle; ev; vehicle; car; battery; solar; energy; power; oil; gas; metal; copper; gold; commodity; drug; vaccine; luxury; travel; tourism; air travel; freight; shipping; housing; mortgage; loan; deposit; insurance; property; construction; defence; defense; baijiu; liquor; spirits; beverage; consumer; household; export; domestic; overseas; enterprise; industrial; corporate; end-market; infrastructure';
const heads =
  'demand; spending; investment; capacity; supply; pricing; prices; sales; revenue; orders; shipments; volumes';
const alone =
  'ai chips; chips; semiconductors; data centres; data centers; export controls; export restrictions; trade restrictions; trade barriers; sanctions; antitrust rules; data rules; privacy rules; licences; licensing; approvals; subsidies; geopolitics; trade tensions; foundry capacity; lead times; supply agreements; advanced packaging; product launches; product transitions; product generations; product refreshes; order visibility; hiring; headcount; wage costs; input prices; customer budgets; customer spending; customer orders; customer inventories; channel inventories; channel inventory; supplier pricing; network investment; bank lending; credit demand; deposit costs; funding costs; currency movements; currency moves; exchange rate movements; consumer confidence; regulation; gaming rules; content rules; content costs; user time; competition for talent; patent expiries; clinical trials; drug approvals; hotel occupancy; load factors; fuel costs; weather patterns; crop prices; property prices; economic growth; the product cycle; customer mix; downturn; downturns; recession; recessions; slowdown; slowdowns; supply shortages; shortages; technology shifts; automation';
const joinedEnglish = split(kinds).flatMap((kind) => split(heads).map((head) => `${kind} ${head}`));

const chineseKinds =
  '人工智能; AI; 数据中心; 云; 云计算; 芯片; 半导体; 存储; 软件; 硬件; 手机; 广告; 在线广告; 游戏; 网络游戏; 流媒体; 电商; 支付; 电动车; 新能源车; 汽车; 电池; 光伏; 能源; 石油; 天然气; 金属; 铜; 黄金; 药品; 疫苗; 奢侈品; 旅游; 航空; 货运; 航运; 房地产; 按揭; 贷款; 信贷; 存款; 保险; 建筑; 白酒; 高端白酒; 酒类; 饮料; 消费; 居民; 出口; 国内; 内地; 海外; 企业; 工业; 基建; 终端';
const chineseHeads = '需求; 支出; 投资; 产能; 供应; 供给; 价格; 销量; 销售; 收入; 订单; 业务; 市场; 库存; 竞争';
const aloneChinese =
  '数据中心; 人工智能; 芯片; 出口管制; 出口限制; 贸易限制; 贸易壁垒; 贸易摩擦; 关税; 制裁; 反垄断; 反垄断监管; 数据监管; 牌照; 版号; 审批; 补贴; 地缘政治; 代工产能; 交货周期; 供货协议; 先进封装; 新品周期; 产品换代; 产品周期; 渠道库存; 渠道价格; 批发价格; 终端价格; 经销商库存; 招聘; 人工成本; 客户预算; 客户需求; 客户集中度; 供应商集中度; 消费信心; 居民消费; 经济增长; 宏观经济; 内地经济; 国内经济; 经济; 汇率变动; 汇率波动; 监管; 监管政策; 监管环境; 行业监管; 游戏监管; 内容成本; 用户时长; 专利到期; 临床试验; 集采; 客流; 客座率; 油价; 燃油成本; 铜价; 药价; 房价; 运价; 粮价; 净息差; 息差; 行业下行; 经济下行; 经济放缓; 衰退; 技术变迁; 自动化; 流动性环境';
const joinedChinese = split(chineseKinds).flatMap((kind) => split(chineseHeads).map((head) => `${kind}${head}`));

/** Names of such topics, in small letters and simplified characters. */
export const industryTopics = {
  english: [...new Set([...joinedEnglish, ...split(alone)])],
  chinese: [...new Set([...joinedChinese, ...split(aloneChinese)])],
};

const choice = (names: readonly string[]): string => [...names].toSorted((a, b) => b.length - a.length).join('|');
/** A topic anywhere in a text. */
export const topicPattern = {
  english: new RegExp(String.raw`\b(?:${choice(industryTopics.english)})\b`),
  chinese: new RegExp(`(?:${choice(industryTopics.chinese)})`),
};
