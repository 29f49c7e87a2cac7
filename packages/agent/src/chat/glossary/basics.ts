import { localText } from '@plumbline/model/local-text';
import type { Terms } from './term.ts';

/** What beginners ask first, and the talk of mainland and Hong Kong markets. */
export const basicsTerms: Terms = {
  bondBasics: {
    title: localText('Bond', '债券', '債券'),
    text: localText(
      'A loan cut into pieces that trade: the issuer pays a coupon and repays the face value at the end. When interest rates rise, prices of bonds already issued fall.',
      '可交易的借款：发行人支付票息，到期偿还面值。利率上升时，已发行债券的价格下跌。',
      '可買賣的借款：發行人支付票息，到期償還面值。利率上升時，已發行債券的價格下跌。',
    ),
  },
  shareBasics: {
    title: localText('Stock', '股票', '股票'),
    text: localText(
      'A part of the ownership of a company, with a vote and a claim to what is left after all debts. Its price is what the last buyer paid.',
      '公司所有权的一份，附有投票权与清偿全部债务后的剩余索取权；价格为最近一笔成交价。',
      '公司擁有權的一份，附有投票權與清償全部債務後的剩餘索取權；價格為最近一宗成交價。',
    ),
  },
  indexBasics: {
    title: localText('Stock index', '股票指数', '股票指數'),
    text: localText(
      'The value of a basket of shares by fixed rules, mostly weighted by market value. A total return index puts dividends back; most quoted ones do not.',
      '按固定规则计算的一篮子股票的价值，多按市值加权。全收益指数计入股息再投资，多数报价指数不计。',
      '按固定規則計算的一籃子股票的價值，多按市值加權。總回報指數計入股息再投資，多數報價指數不計。',
    ),
  },
  brokerBasics: {
    title: localText('Broker', '券商', '證券行'),
    text: localText(
      'An exchange matches orders; a broker is the member through which everybody else sends them, and usually keeps the shares. Plumbline is neither: it places no orders.',
      '交易所撮合委托；券商是其会员，代他人下单并通常保管股票。Plumbline 两者都不是，不会下单。',
      '交易所撮合買賣盤；證券行是其參與者，代他人落盤並通常保管股票。Plumbline 兩者皆非，不會落盤。',
    ),
  },
  hedging: {
    title: localText('Hedge', '对冲', '對沖'),
    text: localText(
      'Taking a second position that gains when the first loses, such as a put on a share held. It costs return in return for less risk.',
      '建立另一头寸，在原头寸亏损时获利，例如为持股买入认沽；以部分收益换取较低风险。',
      '建立另一倉位，在原倉位虧損時獲利，例如為持股買入認沽；以部分回報換取較低風險。',
    ),
  },
  dragonTiger: {
    title: localText('Dragon tiger list', '龙虎榜', '龍虎榜'),
    text: localText(
      'The mainland exchanges publish the brokers\' branches that traded most in shares with unusual moves (the dragon-tiger list). "Main force" flow is a vendor\'s guess from the size of orders, not a record of who traded.',
      '沪深交易所对异动股票公布买卖金额最大的营业部（龙虎榜）。“主力资金”是按委托大小推算的数字，并非实际交易者的记录。',
      '滬深交易所對異動股票公佈買賣金額最大的營業部（龍虎榜）。「主力資金」是按買賣盤大小推算的數字，並非實際交易者的紀錄。',
    ),
  },
  leftRightTrading: {
    title: localText('Left-side trading', '左侧交易', '左側交易'),
    text: localText(
      'Left-side trading buys while the price still falls, right-side trading only after it has turned. The first may be early, the second pays more.',
      '左侧交易在下跌途中买入，右侧交易待反转确认后买入；前者可能过早，后者成本较高。',
      '左側交易在跌勢途中買入，右側交易待轉勢確認後買入；前者可能過早，後者成本較高。',
    ),
  },
  volumeTalk: {
    title: localText('Rising volume', '放量', '成交增加'),
    text: localText(
      'More (or less) trading than usual. A rise on much volume counts as firmer than on little. The turnover rate is shares traded over shares that may trade; volume ratio compares with the last five days.',
      '成交高于（或低于）平常。放量上涨被视为比缩量上涨更可靠。换手率为成交股数除以流通股；量比与近五日平均比较；外盘为主动买入、内盘为主动卖出。',
      '成交高於（或低於）平常。成交增加的升勢被視為較可靠。換手率為成交股數除以流通股；量比與近五日平均比較；外盤為主動買入、內盤為主動沽出。',
    ),
  },
  belowIssue: {
    title: localText('Below issue price', '破发', '潛水'),
    text: localText(
      'A share below the price at which it was sold in its offering, or below its book value per share (P/B under 1).',
      '破发指股价低于发行价，破净指股价低于每股净资产（市净率小于 1）。',
      '破發（潛水）指股價低於招股價，破淨指股價低於每股資產淨值（市賬率小於 1）。',
    ),
  },
  davisDouble: {
    title: localText('Davis double play', '戴维斯双击', '戴維斯雙擊'),
    text: localText(
      'Profit and the multiple paid for it rise together, so the price rises by both; or both fall.',
      '盈利与估值倍数同时上升，股价双重上涨（双击）；同时下降则为双杀。',
      '盈利與估值倍數同時上升，股價雙重上升（雙擊）；同時下跌則為雙殺。',
    ),
  },
  averagesAligned: {
    title: localText('Bullish alignment', '多头排列', '平均線順序排列'),
    text: localText(
      'Bullish when short averages lie above longer ones, all rising; bearish the other way round. It describes the trend of the past.',
      '短期均线在长期均线之上且全部上行为多头排列，相反为空头排列；描述的是过去的趋势。',
      '短期平均線在長期平均線之上且全部上行為多頭排列，相反為空頭排列；描述的是過去的趨勢。',
    ),
  },
  sharePledge: {
    title: localText('Share pledge', '股权质押', '股權質押'),
    text: localText(
      'Large holders borrow against their shares; if the price falls too far lenders sell them. On the mainland holders above 5% report pledges and sales.',
      '大股东以股份抵押借款，股价跌破平仓线时被卖出。内地持股 5% 以上股东须披露质押与减持。',
      '大股東以股份抵押借款，股價跌破平倉線時被沽出。內地持股 5% 以上股東須披露質押與減持。',
    ),
  },
  moneyFund: {
    title: localText('Money market fund', '货币基金', '貨幣基金'),
    text: localText(
      'A fund of very short debt that aims at a stable price and pays about the short-term rate. It is not a bank deposit and is not insured as one.',
      '投资极短期债务的基金，力求净值稳定，收益接近短期利率；不是存款，不受存款保险。',
      '投資極短期債務的基金，力求價格穩定，回報接近短期利率；並非存款，不受存款保障。',
    ),
  },
  enhancedIndex: {
    title: localText('Enhanced index fund', '指数增强', '增強型指數基金'),
    text: localText(
      'A fund that holds an index and tilts its weights by a model, to beat it by a little. Its cost and its tracking error are higher.',
      '跟踪指数并以模型调整权重、力求小幅跑赢的基金；成本与跟踪误差较高。',
      '追蹤指數並以模型調整比重、力求小幅跑贏的基金；成本與追蹤誤差較高。',
    ),
  },
  serialIssuer: {
    title: localText('Serial diluter', '老千股', '老千股'),
    text: localText(
      'Companies that keep selling cheap new shares, often after merging shares, so that outside holders are diluted to little. A CBBC that is called is said to be shot (打靶).',
      '反复合股再低价供股、配股，使外部股东被大幅摊薄的公司。牛熊证被收回俗称“打靶”。',
      '反覆合股再低價供股、配股，使外部股東被大幅攤薄的公司。牛熊證被收回俗稱「打靶」。',
    ),
  },
  fedTalk: {
    title: localText('Dot plot', '点阵图', '點陣圖'),
    text: localText(
      'Hawks want higher rates, doves lower ones. The dot plot shows, four times a year, where each member of the FOMC expects rates; the Beige Book is a survey of the districts.',
      '鹰派主张较高利率，鸽派主张较低利率。点阵图每年四次显示 FOMC 各成员对利率的预期；褐皮书为各区经济调查。',
      '鷹派主張較高利率，鴿派主張較低利率。點陣圖每年四次顯示 FOMC 各成員對利率的預期；褐皮書為各區經濟調查。',
    ),
  },
  cfd: {
    title: localText('CFD', '差价合约', '差價合約'),
    text: localText(
      'A bet with a broker on the change of a price, with leverage and without owning the thing. Not allowed for US retail clients; most retail accounts lose.',
      '与经纪商就价格变动对赌、带杠杆而不持有标的。美国不允许零售客户交易；多数零售账户亏损。',
      '與經紀就價格變動對賭、帶槓桿而不持有資產。美國不准零售客戶買賣；多數零售戶口虧損。',
    ),
  },
  currencyTalk: {
    title: localText('Currency peg', '联系汇率', '聯繫匯率'),
    text: localText(
      'A peg fixes a currency to another: the Hong Kong dollar between 7.75 and 7.85 per US dollar. CNH is the yuan traded outside the mainland. The dollar index weighs six currencies, the euro most.',
      '联系汇率把货币与他国货币挂钩：港元兑美元在 7.75 至 7.85 之间。CNH 为离岸人民币。美元指数由六种货币加权，欧元占比最大。',
      '聯繫匯率把貨幣與他國貨幣掛鈎：港元兌美元在 7.75 至 7.85 之間。CNH 為離岸人民幣。美匯指數由六種貨幣加權，歐元佔比最大。',
    ),
  },
};
