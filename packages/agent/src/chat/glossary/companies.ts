import { localText } from '@plumbline/model/local-text';
import type { Terms } from './term.ts';

/** Shares, what companies do with them, and kinds of companies. */
export const companiesTerms: Terms = {
  initialOffering: {
    title: localText('IPO', '首次公开募股', '首次公開招股'),
    text: localText(
      'A company sells shares to the public for the first time. Underwriters collect orders and set the price (book building) and may sell 15% more (greenshoe) to steady it; a direct listing sells no new shares.',
      '公司首次向公众发售股份。承销商收集认购意向定价（簿记建档），并可多售 15%（绿鞋）以稳定价格；直接上市不发新股。',
      '公司首次向公眾發售股份。包銷商收集認購意向定價（建簿），並可多售 15%（綠鞋）以穩定價格；直接上市不發新股。',
    ),
  },
  spac: {
    title: localText('SPAC', '特殊目的收购公司', '特殊目的收購公司'),
    text: localText(
      'A listed shell with cash that has about two years to merge with a company, which is then listed without an IPO of its own.',
      '只有现金的上市壳公司，约两年内须与一家公司合并，后者由此上市而无须自行招股。',
      '只有現金的上市空殼公司，約兩年內須與一家公司合併，後者由此上市而無須自行招股。',
    ),
  },
  lockUp: {
    title: localText('Lock-up period', '限售股', '禁售期'),
    text: localText(
      'A time after a listing, often six months, in which founders and early investors may not sell. Its end adds shares to the market.',
      '上市后创始人与早期投资者不得卖出的期间，多为六个月；期满后可售股份增加。',
      '上市後創辦人與早期投資者不得沽出的期間，多為六個月；期滿後可售股份增加。',
    ),
  },
  newShares: {
    title: localText('Secondary offering', '增发', '供股'),
    text: localText(
      'A listed company sells new shares: to everybody (offering), to its holders in proportion (rights issue) or to a few (placement). Whoever does not take part owns a smaller share: dilution.',
      '上市公司增发新股：面向公众（增发）、按持股比例面向股东（供股）或面向少数投资者（定增）。未参与者持股比例下降，即摊薄。',
      '上市公司發行新股：面向公眾（增發）、按比例面向股東（供股）或面向少數投資者（配售）。未參與者持股比例下降，即攤薄。',
    ),
  },
  shareBuyback: {
    title: localText('Share buyback', '股份回购', '回購'),
    text: localText(
      'A company buys its own shares. Fewer shares then divide the profit; those kept instead of cancelled are treasury shares, without vote or dividend.',
      '公司买入自家股份，利润由更少股份分享；未注销而留存的为库存股，无投票权与股息。',
      '公司買入自家股份，溢利由較少股份分享；未註銷而留存的為庫存股，無投票權與股息。',
    ),
  },
  stockSplit: {
    title: localText('Stock split', '拆股', '拆股'),
    text: localText(
      'One share becomes several (split, bonus issue), or several become one (reverse split). Price and number change, the value held does not.',
      '一股拆为多股（拆股、送股），或多股并为一股（并股）。价格与股数改变，持有价值不变。',
      '一股拆為多股（拆細、紅股），或多股併為一股（合股）。價格與股數改變，持有價值不變。',
    ),
  },
  spinOff: {
    title: localText('Spin-off', '分拆', '分拆'),
    text: localText(
      'A company gives the shares of a subsidiary to its own holders, so that it is listed by itself; in a carve-out part of them is sold.',
      '公司把子公司股份分给自身股东，使其独立上市；切分上市则出售部分股份。',
      '公司把附屬公司股份分派予自身股東，使其獨立上市；切割上市則出售部分股份。',
    ),
  },
  takeovers: {
    title: localText('Hostile takeover', '敌意收购', '敵意收購'),
    text: localText(
      'A buyer offers holders a price for their shares (tender offer), against the board if it must (hostile). Boards answer with new shares for all but the bidder (poison pill) or a friendlier buyer (white knight); in a proxy fight holders are asked for their votes.',
      '买方向股东报价收购（要约），必要时不顾董事会反对（敌意收购）。董事会可向其他股东增发（毒丸）或引入友好买家（白衣骑士）；代理权之争则争取股东投票。',
      '買方向股東提出收購價（要約），必要時不理董事會反對（敵意收購）。董事會可向其他股東增發（毒丸）或引入友好買家（白武士）；代理權爭奪則爭取股東投票。',
    ),
  },
  leveragedBuyout: {
    title: localText('Leveraged buyout', '杠杆收购', '槓桿收購'),
    text: localText(
      'A company is bought mostly with debt that it then has to carry; with its managers as buyers it is a management buyout. Taken private, it leaves the exchange.',
      '主要以债务收购公司，债务由公司承担；由管理层收购为 MBO。私有化后退出交易所。',
      '主要以債務收購公司，債務由公司承擔；由管理層收購為 MBO。私有化後退出交易所。',
    ),
  },
  activist: {
    title: localText('Activist investor', '激进投资者', '維權投資者'),
    text: localText(
      'An investor who buys a stake to change a company: its board, its payouts, its parts. Governance is who controls whom in it; ESG adds the environment and society.',
      '买入股份以推动公司改变（董事会、派息、资产）的投资者。公司治理指其内部制衡；ESG 另含环境与社会。',
      '買入股份以推動公司改變（董事會、派息、資產）的投資者。公司管治指其內部制衡；ESG 另含環境與社會。',
    ),
  },
  investorTypes: {
    title: localText('Venture capital', '风险投资', '創投'),
    text: localText(
      'Who invests: venture capital in young companies, private equity in whole ones mostly with debt, hedge funds in anything, long and short; family offices for a family, sovereign funds for a state.',
      '投资者类型：风投投初创公司；私募股权多以债务收购整家公司；对冲基金可做多做空任何资产；家族办公室为家族、主权基金为国家投资。',
      '投資者類型：創投投初創公司；私募基金多以債務收購整家公司；對沖基金可買可沽任何資產；家族辦公室為家族、主權基金為國家投資。',
    ),
  },
  filingTypes: {
    title: localText('10-K', '招股书', '招股書'),
    text: localText(
      "Reports to the SEC: 10-K once a year (audited), 10-Q each other quarter, 8-K for what happens between, 20-F and 6-K of foreign companies, S-1 before a listing, DEF 14A before a meeting, Form 4 for insiders' trades, 13F for the holdings of large managers, 13D and 13G above 5%.",
      '提交美国 SEC 的报告：10-K 年报（经审计）、10-Q 季报、8-K 临时报告、外国公司 20-F 与 6-K、上市前 S-1、股东大会 DEF 14A、内部人交易 Form 4、大型机构持仓 13F、持股逾 5% 的 13D 与 13G。',
      '提交美國 SEC 的報告：10-K 年報（經審計）、10-Q 季報、8-K 臨時報告、外國公司 20-F 與 6-K、上市前 S-1、股東大會 DEF 14A、內部人士交易 Form 4、大型機構持倉 13F、持股逾 5% 的 13D 與 13G。',
    ),
  },
  guidanceTerm: {
    title: localText('Guidance', '业绩指引', '業績指引'),
    text: localText(
      "Guidance is a company's own forecast, consensus the mean of analysts' forecasts. A report above or below consensus surprises; a warning ahead of it is a pre-announcement.",
      '指引是公司自身的预测，一致预期是分析师预测的平均。业绩高于或低于预期即为意外；提前警告为预告。',
      '指引是公司自身的預測，市場預期是分析員預測的平均。業績高於或低於預期即為意外；提前警告為盈警。',
    ),
  },
  insiderTerm: {
    title: localText('Insider trading', '内幕交易', '內幕交易'),
    text: localText(
      'Trading on facts that are not public is a crime. Directors and officers may trade otherwise, outside blackout periods, and report it.',
      '利用未公开信息交易属违法。董事与高管可在静默期外交易并须申报。',
      '利用未公開資料交易屬違法。董事與高管可在禁售期以外交易並須申報。',
    ),
  },
  shareKinds: {
    title: localText('Common stock', '普通股', '普通股'),
    text: localText(
      'Ordinary shares vote and share what is left; preferred ones are paid a fixed dividend first and mostly do not vote. Dual classes give founders more votes a share.',
      '普通股有投票权并分享剩余利润；优先股先取固定股息，多无投票权。双重股权让创始人每股拥有更多投票权。',
      '普通股有投票權並分享剩餘溢利；優先股先取固定股息，多無投票權。不同投票權架構讓創辦人每股有更多投票權。',
    ),
  },
  depositary: {
    title: localText('ADR', '美国存托凭证', '美國預託證券'),
    text: localText(
      'A certificate of a bank for shares of a foreign company, traded like a share and for a fixed number of them (the ratio). GDRs trade elsewhere, CDRs on the mainland.',
      '银行就外国公司股份发行的凭证，可像股票一样买卖，每份对应固定股数（比率）。GDR 在他国、CDR 在内地交易。',
      '銀行就外國公司股份發行的憑證，可如股票買賣，每份對應固定股數（比率）。GDR 在他國、CDR 在內地交易。',
    ),
  },
  chineseShares: {
    title: localText('A-share', 'A股', 'A股'),
    text: localText(
      'A-shares trade in yuan in Shanghai, Shenzhen and Beijing; B-shares there in foreign money; H-shares are of mainland companies in Hong Kong; red chips are incorporated abroad and run by the state. In a VIE foreigners hold contracts with a mainland company rather than its shares.',
      'A 股在沪深北以人民币交易；B 股以外币交易；H 股为内地注册公司在香港上市的股份；红筹股在境外注册、由中资控制。VIE 架构下境外投资者持有的是与内地公司的合同，而非其股份。',
      'A 股在滬深北以人民幣交易；B 股以外幣交易；H 股為內地註冊公司在香港上市的股份；紅籌股在境外註冊、由中資控制。VIE 架構下境外投資者持有的是與內地公司的合約，而非其股份。',
    ),
  },
  connectTerm: {
    title: localText('Stock Connect', '沪深港通', '滬深港通'),
    text: localText(
      'Trading links: northbound from Hong Kong into mainland shares, southbound the other way, each with a daily quota (52 and 42 billion yuan for Shanghai and for Shenzhen each). QFII are foreign funds let in, QDII mainland funds let out.',
      '互联互通：北向从香港买入内地股份，南向相反，沪深各有每日额度（北向 520 亿元、南向 420 亿元人民币）。QFII 为获准入境的境外机构，QDII 为获准出境的境内机构。',
      '互聯互通：北向由香港買入內地股份，南向相反，滬深各有每日額度（北向 520 億元、南向 420 億元人民幣）。QFII 為獲准入境的境外機構，QDII 為獲准出境的境內機構。',
    ),
  },
  stStocks: {
    title: localText('ST stock', 'ST股', 'ST股'),
    text: localText(
      'ST marks a mainland share at risk, *ST one at risk of delisting; its daily limit is narrower on the main board. Delisted shares leave the exchange and are hard to sell.',
      'ST 表示风险警示，*ST 表示退市风险，主板涨跌幅更窄。退市后离开交易所，难以卖出。',
      'ST 表示風險警示，*ST 表示退市風險，主板升跌幅較窄。除牌後離開交易所，難以沽出。',
    ),
  },
  greySubscription: {
    title: localText('Grey market', '暗盘', '暗盤'),
    text: localText(
      'In Hong Kong, trading through brokers the evening before a share lists. Subscribers of an IPO draw lots; the one-lot rate is the chance to be given one.',
      '香港新股上市前一晚通过券商进行的交易。新股认购抽签，一手中签率为获配一手的概率。',
      '香港新股上市前一晚透過券商進行的交易。認購新股抽籤，一手中籤率為獲配一手的機會。',
    ),
  },
  magnificentSeven: {
    title: localText('Magnificent seven', '七巨头', '七巨頭'),
    text: localText(
      'Seven US companies: Apple, Microsoft, Alphabet, Amazon, Nvidia, Meta and Tesla. FAANG was Facebook (Meta), Apple, Amazon, Netflix and Google.',
      '七家美国公司：苹果、微软、谷歌、亚马逊、英伟达、Meta、特斯拉。FAANG 为脸书（Meta）、苹果、亚马逊、奈飞、谷歌。',
      '七家美國公司：蘋果、微軟、谷歌、亞馬遜、英偉達、Meta、特斯拉。FAANG 為臉書（Meta）、蘋果、亞馬遜、Netflix、谷歌。',
    ),
  },
  stockStyles: {
    title: localText('Blue chip', '蓝筹股', '藍籌股'),
    text: localText(
      'Kinds of shares: blue chips are large and old, growth shares dear for what they may earn, value shares cheap for what they earn or own; cyclicals move with the economy, defensives hardly. Large caps begin near 10 billion dollars, small ones end near 2.',
      '股票类型：蓝筹为大型老牌公司；成长股因未来盈利而贵；价值股相对盈利或资产便宜；周期股随经济起伏，防御股则不然。大盘约百亿美元以上，小盘约 20 亿以下。',
      '股票類型：藍籌為大型老牌公司；增長股因未來盈利而貴；價值股相對盈利或資產便宜；週期股隨經濟起伏，防守股則不然。大型股約百億美元以上，小型股約 20 億以下。',
    ),
  },
  moat: {
    title: localText('Moat', '护城河', '護城河'),
    text: localText(
      "What keeps rivals from taking a company's profit: cost by size, a network worth more with each user, the trouble of switching, a brand or a licence. Pricing power shows it: prices go up and buyers stay.",
      '使对手难以夺走利润的优势：规模成本、用户越多越有价值的网络、更换成本、品牌或牌照。定价权是其表现：涨价而客户不走。',
      '使對手難以奪走溢利的優勢：規模成本、用戶越多越有價值的網絡、轉換成本、品牌或牌照。定價能力是其表現：加價而客戶不走。',
    ),
  },
  dividendTerms: {
    title: localText('Ex-dividend date', '除息日', '除淨日'),
    text: localText(
      'Whoever owns the share before the ex-dividend date gets the dividend, and the price opens lower by about it. A special one comes once; scrip is paid in shares; aristocrats have raised theirs 25 years in a row. A high yield from a fallen price is often a trap: the cut comes next.',
      '除息日之前持有者获得股息，当日开盘价约下调同等金额。特别股息为一次性；以股代息以股份支付；股息贵族连续 25 年提高股息。因股价下跌而来的高股息率常是陷阱，随后可能削减。',
      '除淨日之前持有者獲得股息，當日開市價約下調同等金額。特別股息為一次性；以股代息以股份支付；股息貴族連續 25 年增派。因股價下跌而來的高息率常是陷阱，隨後可能削減。',
    ),
  },
};
