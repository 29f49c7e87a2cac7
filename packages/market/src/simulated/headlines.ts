import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/*
 * Made-up headlines, without figures, names of persons or anything that should move a price. What a company has to tell
 * follows from its trade.
 */

const anyCompany: readonly LocalText[] = [
  localText('holds its yearly meeting with suppliers', '举行年度供应商会议', '舉行年度供應商會議'),
  localText('opens a training centre', '启用培训中心', '啟用培訓中心'),
  localText('takes part in an industry fair', '参加行业展会', '參加行業展覽'),
  localText('publishes its sustainability report', '发布可持续发展报告', '發表可持續發展報告'),
  localText('begins a pilot project with a university', '与一所大学开展试点', '與一所大學展開試點'),
  localText('renews the lease of an office', '续租办公室', '續租辦公室'),
  localText('names a new head of logistics', '任命新的物流负责人', '任命新的物流負責人'),
  localText('updates its pages for shareholders', '更新股东网页', '更新股東網頁'),
  localText('joins a working group on standards', '加入标准工作组', '加入標準工作小組'),
  localText('invites analysts to a site visit', '邀请分析师实地参观', '邀請分析員實地參觀'),
  localText('moves its accounts to a new system', '更换财务系统', '更換財務系統'),
  localText('extends its share plan to all staff', '员工持股计划扩大至全体员工', '員工持股計劃擴大至全體員工'),
];

const bySector: Readonly<Record<string, readonly LocalText[]>> = {
  technology: [
    localText('shows a prototype to developers', '向开发者展示原型产品', '向開發者展示原型產品'),
    localText('opens a design centre', '启用设计中心', '啟用設計中心'),
    localText('extends support for older products', '延长旧产品的支持期', '延長舊產品的支援期'),
    localText('publishes a security update', '发布安全更新', '發佈保安更新'),
    localText('agrees on second sources for components', '为零部件落实第二供应来源', '為零部件落實第二供應來源'),
  ],
  communication: [
    localText('renews the rights to a series', '续签一部剧集的版权', '續簽一部劇集的版權'),
    localText('adds tools for parents', '新增家长管理工具', '新增家長管理工具'),
    localText('switches off an old network', '关停旧网络', '關停舊網絡'),
    localText('tests a new form of advertisement', '测试新的广告形式', '測試新的廣告形式'),
  ],
  'consumer-discretionary': [
    localText('opens shops in two smaller cities', '在两座较小城市开店', '在兩座較小城市開店'),
    localText('recalls a batch of one product as a precaution', '出于谨慎召回一批产品', '基於審慎召回一批產品'),
    localText('shows next season to buyers', '向采购商展示下一季产品', '向買手展示下一季產品'),
    localText('brings deliveries into its own hands', '改为自营配送', '改為自營配送'),
  ],
  'consumer-staples': [
    localText('changes the recipe of a classic', '调整一款经典产品的配方', '調整一款經典產品的配方'),
    localText('signs contracts with growers', '与种植户签约', '與種植戶簽約'),
    localText('introduces a smaller package', '推出小包装', '推出小包裝'),
    localText('modernises a bottling line', '改造灌装生产线', '翻新入樽生產線'),
  ],
  'health-care': [
    localText('presents early results at a congress', '在学术会议上公布早期结果', '在學術會議上公佈早期結果'),
    localText(
      'begins a study of a known medicine in a further use',
      '就一款已上市药物的新用途开展研究',
      '就一款已上市藥物的新用途展開研究',
    ),
    localText('ends a research programme early', '提前结束一个研究项目', '提前結束一個研究項目'),
    localText('passes an inspection of a plant', '一家工厂通过检查', '一家廠房通過檢查'),
  ],
  financials: [
    localText('closes some of its branches', '关闭部分网点', '關閉部分分行'),
    localText('renews its application for phones', '更新手机应用', '更新手機應用程式'),
    localText('publishes its outlook for the economy', '发布经济展望', '發表經濟展望'),
    localText('issues a bond as planned', '按计划发行债券', '按計劃發行債券'),
  ],
  industrials: [
    localText('hands over the first machine of a series', '交付一个系列的首台设备', '交付一個系列的首台設備'),
    localText('wins a contract for maintenance', '获得一份维护合同', '獲得一份保養合約'),
    localText('agrees on wages with the union', '与工会就工资达成一致', '與工會就工資達成協議'),
    localText('moves a production line', '迁移一条生产线', '搬遷一條生產線'),
  ],
  energy: [
    localText('begins maintenance of a plant', '一套装置开始检修', '一套裝置開始檢修'),
    localText('returns a licence for exploration', '退还一份勘探许可', '交還一份勘探許可'),
    localText('starts a well as planned', '一口井按计划投产', '一口井按計劃投產'),
    localText('tests the capture of its exhaust gases', '测试废气捕集', '測試廢氣捕集'),
  ],
  materials: [
    localText('extends the life of a mine', '延长一座矿山的开采年限', '延長一座礦山的開採年期'),
    localText('restarts a furnace after repair', '检修后重启高炉', '維修後重啟高爐'),
    localText('agrees on transport by rail', '签订铁路运输协议', '簽訂鐵路運輸協議'),
  ],
  utilities: [
    localText('connects a wind farm', '一座风电场并网', '一座風電場併網'),
    localText('asks the regulator for new tariffs', '向监管机构申请新电价', '向監管機構申請新收費'),
    localText('replaces meters in a region', '在一个地区更换电表', '在一個地區更換電錶'),
  ],
  'real-estate': [
    localText('lets a tower to several tenants', '一栋写字楼租予多家租户', '一幢寫字樓租予多個租戶'),
    localText('refinances a loan before it falls due', '提前为一笔贷款再融资', '提前為一筆貸款再融資'),
    localText('begins the refurbishment of a centre', '开始翻新一座商场', '開始翻新一座商場'),
  ],
};

const coins: readonly LocalText[] = [
  localText('developers publish a maintenance release', '开发者发布维护版本', '開發者發佈維護版本'),
  localText('contributors meet for their yearly conference', '贡献者举行年度会议', '貢獻者舉行年度會議'),
  localText('documentation is available in a further language', '文档新增一种语言', '文件新增一種語言'),
  localText('community votes on a minor parameter', '社区就次要参数投票', '社群就次要參數投票'),
  localText('test network is restarted', '测试网重启', '測試網重啟'),
  localText('wallet makers agree on a format', '钱包厂商就格式达成一致', '錢包廠商就格式達成共識'),
  localText('code audit is published', '代码审计报告公布', '程式碼審計報告公佈'),
  localText('grant programme opens for applications', '资助计划开放申请', '資助計劃開放申請'),
];

/** What an instrument of a kind and sector may have to tell. */
export function headlinesOf(kind: 'stock' | 'crypto', sector: string | undefined): readonly LocalText[] {
  return kind === 'crypto' ? coins : [...(bySector[sector ?? ''] ?? []), ...anyCompany];
}
