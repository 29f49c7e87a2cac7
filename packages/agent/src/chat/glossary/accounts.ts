import { localText } from '@plumbline/model/local-text';
import type { Terms } from './term.ts';

/** Accounts and figures of kinds of companies. */
export const accountsTerms: Terms = {
  cleanSurplus: {
    title: localText('Clean surplus', '干净盈余', '淨盈餘關係'),
    text: localText(
      'The change of book equity equals earnings less dividends (plus new capital): nothing passes by the income statement. Residual income models rest on it; other comprehensive income breaks it.',
      '净资产变动等于利润减股息（加新股本），没有绕过利润表的项目。剩余收益模型以此为前提，其他综合收益会打破它。',
      '淨資產變動等於溢利減股息（加新股本），沒有繞過損益表的項目。剩餘收益模型以此為前提，其他全面收益會打破它。',
    ),
  },
  gaap: {
    title: localText('GAAP', '通用会计准则', '公認會計準則'),
    text: localText(
      'GAAP (US) and IFRS (most others) are rules for accounts. Adjusted or non-GAAP figures leave out what management calls unusual, often pay in shares; compare both.',
      'GAAP（美国）与 IFRS（多数其他地区）是会计规则。经调整或非 GAAP 数字剔除管理层认为的特殊项目，常含股权激励；应对照两者。',
      'GAAP（美國）與 IFRS（多數其他地區）是會計規則。經調整或非 GAAP 數字剔除管理層認為的特殊項目，常含股份酬金；應對照兩者。',
    ),
  },
  profitAfterOneOffs: {
    title: localText('Core net profit', '扣非', '扣非純利'),
    text: localText(
      "Profit attributable to the parent's holders leaves out minorities; the figure after non-recurring items also leaves out one-off gains and losses, such as asset sales and government grants.",
      '归母净利润剔除少数股东损益；扣非净利润再剔除非经常性损益，如资产处置与政府补助。',
      '歸母純利剔除少數股東損益；扣非純利再剔除非經常性損益，如資產出售與政府補助。',
    ),
  },
  goodwillImpairment: {
    title: localText('Goodwill impairment', '商誉减值', '商譽減值'),
    text: localText(
      'What was paid for a company above its assets is goodwill. When it proves worth less the difference is written off against profit. The money went at the purchase, not then.',
      '收购价高于净资产的部分为商誉；价值不及时，差额冲减利润。不涉及现金流出，现金在收购时已付。',
      '收購價高於淨資產的部分為商譽；價值不及時，差額沖減溢利。不涉及現金流出，現金在收購時已付。',
    ),
  },
  depreciationTerm: {
    title: localText('Depreciation', '折旧', '折舊'),
    text: localText(
      'The cost of a machine (depreciation) or a licence (amortisation) spread over its life. It lowers profit and not cash.',
      '设备（折旧）或牌照（摊销）的成本按使用年限分摊；减少利润但不减少现金。',
      '設備（折舊）或牌照（攤銷）的成本按使用年限分攤；減少溢利但不減少現金。',
    ),
  },
  accruals: {
    title: localText('Accruals', '权责发生制', '應計制'),
    text: localText(
      'Accounts book a sale when it is earned, not when it is paid. Profit far above operating cash for years is a warning of poor quality.',
      '会计在实现时而非收款时入账。利润多年远高于经营现金流，是质量不佳的信号。',
      '會計在實現時而非收款時入賬。溢利多年遠高於經營現金流，是質素欠佳的訊號。',
    ),
  },
  workingCapitalTerm: {
    title: localText('Working capital', '营运资金', '營運資金'),
    text: localText(
      'What a business ties up between paying and being paid. The cash conversion cycle is days of stock plus days customers take less days suppliers wait; below zero suppliers pay for the growth.',
      '企业从付款到收款之间占用的资金。现金转换周期为存货天数加应收天数减应付天数；为负则由供应商提供资金。',
      '企業由付款到收款之間佔用的資金。現金循環週期為存貨日數加應收日數減應付日數；為負則由供應商提供資金。',
    ),
  },
  operatingLeverage: {
    title: localText('Operating leverage', '经营杠杆', '經營槓桿'),
    text: localText(
      'How much profit moves with sales: with high fixed costs (operating leverage) or much debt (financial leverage) a small change of sales moves profit a lot, both ways.',
      '利润对销售的敏感度：固定成本高（经营杠杆）或负债多（财务杠杆）时，销售小幅变动会使利润大幅波动。',
      '溢利對銷售的敏感度：固定成本高（經營槓桿）或負債多（財務槓桿）時，銷售小幅變動會使溢利大幅波動。',
    ),
  },
  deferredTax: {
    title: localText('Deferred tax', '递延所得税', '遞延稅項'),
    text: localText(
      'Tax booked now and due later, or the reverse, because the accounts and the tax return count at different times. Deferred revenue is money already received for what is still to be delivered.',
      '因会计与税务计算时点不同，现在入账、以后缴纳（或相反）的税。递延收入是已收款但尚未交付的部分。',
      '因會計與稅務計算時點不同，現在入賬、日後繳納（或相反）的稅。遞延收入是已收款但尚未交付的部分。',
    ),
  },
  liabilitiesKinds: {
    title: localText('Contingent liability', '或有负债', '或然負債'),
    text: localText(
      'Contingent: owed only if something happens, such as a lawsuit lost; off balance sheet: not among the debts shown. Auditors say whether the accounts are fair, and whether the company can go on (going concern).',
      '或有负债：某事发生（如败诉）才需偿付；表外：未列入资产负债表。审计师就报表是否公允及能否持续经营发表意见。',
      '或然負債：某事發生（如敗訴）才需償付；表外：未列入資產負債表。核數師就賬目是否真實公平及能否持續經營發表意見。',
    ),
  },
  comprehensiveIncome: {
    title: localText('Comprehensive income', '综合收益', '全面收益'),
    text: localText(
      'Equity is capital paid in plus profits kept (retained earnings). Other comprehensive income goes to equity without passing through profit, such as currency translation.',
      '股东权益为投入资本加留存利润。其他综合收益不经利润表直接计入权益，如外币折算差额。',
      '股東權益為投入資本加保留盈利。其他全面收益不經損益表直接計入權益，如外幣換算差額。',
    ),
  },
  minorityTerm: {
    title: localText('Minority interest', '少数股东权益', '少數股東權益'),
    text: localText(
      'The part of subsidiaries that others own. Sales are counted whole; their share of profit and equity is taken off.',
      '子公司中他人持有的部分。收入全额计入，利润与权益则扣除其份额。',
      '附屬公司中他人持有的部分。收入全額計入，溢利與權益則扣除其份額。',
    ),
  },
  incomeTerms: {
    title: localText('Revenue and profit', '毛利和净利', '毛利與純利'),
    text: localText(
      'From the top: revenue, less cost of sales is gross profit, less overheads operating income (EBIT), less interest and tax net income. EBITDA adds depreciation back. Capex buys assets, opex runs the business.',
      '自上而下：营收减成本为毛利，减费用为营业利润（EBIT），减利息与税为净利润。EBITDA 加回折旧摊销。资本开支购置资产，运营开支维持经营。',
      '由上而下：營業額減成本為毛利，減費用為經營溢利（EBIT），減利息與稅為純利。EBITDA 加回折舊攤銷。資本開支購置資產，營運開支維持經營。',
    ),
  },
  softwareFigures: {
    title: localText('ARR', '年度经常性收入', '年度經常性收入'),
    text: localText(
      "Figures of subscription and platform companies: ARR is a year of running subscriptions, churn what leaves, net retention what the same customers pay a year later, CAC the cost of a new one and LTV what it brings; the take rate is the platform's part of what is sold. Rule of 40: growth plus margin should reach 40%.",
      '订阅与平台公司指标：ARR 为一年经常性收入，流失率为离开的比例，净留存为同批客户一年后的付费，CAC 为获客成本，LTV 为其终身贡献；变现率为平台抽成。四十法则：增速加利润率应达 40%。',
      '訂閱與平台公司指標：ARR 為一年經常性收入，流失率為離開的比例，淨留存為同批客戶一年後的付費，CAC 為獲客成本，LTV 為其終身貢獻；抽成率為平台所得。四十法則：增速加溢利率應達 40%。',
    ),
  },
  backlogTerm: {
    title: localText('Backlog', '在手订单', '手頭訂單'),
    text: localText(
      'Orders taken and not yet delivered; book-to-bill is new orders over deliveries, above one when backlog grows. Same-store sales leave out shops opened or closed within the year.',
      '已接未交的订单；订单出货比为新订单除以交付，大于 1 表示在手订单增加。同店销售不计一年内新开或关闭的门店。',
      '已接未交的訂單；訂單出貨比為新訂單除以交付，大於 1 表示手頭訂單增加。同店銷售不計一年內新開或關閉的分店。',
    ),
  },
  bankFigures: {
    title: localText('Net interest margin', '净息差', '淨息差'),
    text: localText(
      'Banks: net interest margin is what loans earn less what deposits cost, over assets; non-performing loans are 90 days late; CET1 is the best capital over weighted risks. Insurers: a combined ratio above 100% loses on policies; embedded value is net assets plus the value of policies in force.',
      '银行：净息差为贷款收益减存款成本与资产之比；逾期 90 天列不良；CET1 为核心资本与风险加权资产之比。保险：综合成本率高于 100% 即承保亏损；内含价值为净资产加有效保单价值。',
      '銀行：淨息差為貸款收益減存款成本與資產之比；逾期 90 日列不良；CET1 為核心資本與風險加權資產之比。保險：綜合成本率高於 100% 即承保虧損；內含價值為淨資產加有效保單價值。',
    ),
  },
  propertyFigures: {
    title: localText('FFO', '房地产信托', '房託'),
    text: localText(
      "A REIT owns buildings and pays out most of its income (90% in the US, Hong Kong and of mainland public ones). FFO adds depreciation back to profit; the cap rate is a year's net rent over the price.",
      'REIT 持有物业并派发绝大部分收入（美国、香港及内地公募均为 90%）。FFO 在利润上加回折旧；资本化率为一年净租金除以价格。',
      '房託持有物業並派發絕大部分收入（美國、香港及內地公募均為 90%）。FFO 在溢利上加回折舊；資本化率為一年淨租金除以價格。',
    ),
  },
  duPont: {
    title: localText('DuPont', '杜邦分析', '杜邦分析'),
    text: localText(
      'Return on equity = net margin × asset turnover × leverage (assets over equity). It shows whether a high ROE comes from margins, from turning assets fast, or from debt.',
      '净资产收益率 = 净利率 × 资产周转率 × 权益乘数（资产除以权益）。可看出高 ROE 来自利润率、周转还是负债。',
      '股本回報率 = 淨利率 × 資產周轉率 × 權益乘數（資產除以權益）。可看出高 ROE 來自溢利率、周轉還是負債。',
    ),
  },
  fraudScores: {
    title: localText('Beneish M-score', '贝尼什模型', 'Beneish模型'),
    text: localText(
      "Scores from accounts: Altman's Z warns of bankruptcy (below 1.8), Piotroski's F counts nine signs of health, Beneish's M above −1.78 suggests profits may be dressed up. All were fitted to old US companies.",
      '由财报计算的评分：奥特曼 Z 值低于 1.8 预警破产，皮奥特罗斯基 F 评分统计九项健康指标，贝尼什 M 值高于 −1.78 提示可能粉饰利润。均以早年美国公司拟合。',
      '由財報計算的評分：Altman Z 值低於 1.8 預警破產，Piotroski F 評分統計九項健康指標，Beneish M 值高於 −1.78 提示可能粉飾溢利。均以早年美國公司擬合。',
    ),
  },
};
