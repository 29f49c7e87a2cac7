import { localText } from '@plumbline/model/local-text';
import type { Terms } from './term.ts';

/** Orders, how they are filled, and loans of money and shares. */
export const ordersTerms: Terms = {
  limitOrder: {
    title: localText('Limit order', '限价单', '限價盤'),
    text: localText(
      'An order to buy at a price or lower, or to sell at a price or higher. The price is sure, that it is filled is not.',
      '以指定价或更低买入、或以指定价或更高卖出的委托。价格有保证，成交没有保证。',
      '以指定價或更低買入、或以指定價或更高沽出的買賣盤。價格有保證，成交沒有保證。',
    ),
  },
  marketOrder: {
    title: localText('Market order', '市价单', '市價盤'),
    text: localText(
      'An order filled at once at the best price there is. That it is filled is sure, the price is not.',
      '立即按最优价成交的委托。成交有保证，价格没有保证。',
      '即時按最佳價成交的買賣盤。成交有保證，價格沒有保證。',
    ),
  },
  stopOrder: {
    title: localText('Stop order', '止损单', '止蝕盤'),
    text: localText(
      'An order that becomes a market order once the price reaches its level. After a gap it fills beyond it.',
      '价格触及设定价后变为市价单；跳空时会在更差价位成交。',
      '價格觸及設定價後變為市價盤；遇裂口時會在更差價位成交。',
    ),
  },
  stopLimit: {
    title: localText('Stop-limit order', '止损限价单', '止蝕限價盤'),
    text: localText(
      'Once the stop price is reached a limit order is placed. It protects from a bad price, and may not be filled at all.',
      '触及止损价后挂出限价单；可避免过差价格，但可能完全不成交。',
      '觸及止蝕價後掛出限價盤；可避免過差價格，但可能完全不成交。',
    ),
  },
  trailingStop: {
    title: localText('Trailing stop', '移动止损', '追蹤止蝕'),
    text: localText(
      'A stop that follows the price at a distance and never goes back: for a long position it rises with each new high.',
      '与价格保持一定距离并只朝有利方向移动的止损：多头随新高上移。',
      '與價格保持一定距離並只朝有利方向移動的止蝕：好倉隨新高上移。',
    ),
  },
  takeProfit: {
    title: localText('Take profit', '止盈', '止賺'),
    text: localText(
      'An order that closes a position at a gain set beforehand. With a stop beside it, where one cancels the other, it is a bracket.',
      '在预设盈利位平仓的委托。与止损同时挂、成交其一撤销另一个，称括号单。',
      '在預設盈利位平倉的買賣盤。與止蝕同時掛、成交其一取消另一個，稱括號盤。',
    ),
  },
  timeInForce: {
    title: localText('Fill or kill', '立即成交否则取消', '即時成交或取消'),
    text: localText(
      'How long an order stands: for the day, until cancelled (GTC), what fills at once with the rest cancelled (IOC), or all at once or nothing (FOK).',
      '委托有效期：当日有效、撤单前有效（GTC）、立即成交剩余撤销（IOC）、全部立即成交否则取消（FOK）。',
      '買賣盤有效期：即日有效、取消前有效（GTC）、即時成交餘額取消（IOC）、全數即時成交否則取消（FOK）。',
    ),
  },
  icebergOrder: {
    title: localText('Iceberg order', '冰山委托', '冰山盤'),
    text: localText(
      'A large order that shows only a part. TWAP and VWAP orders spread it evenly over time or by volume.',
      '只显示部分数量的大单。TWAP 与 VWAP 委托按时间或成交量分批执行。',
      '只顯示部分數量的大盤。TWAP 與 VWAP 盤按時間或成交量分批執行。',
    ),
  },
  bidAskSpread: {
    title: localText('Bid-ask spread', '买卖价差', '買賣差價'),
    text: localText(
      'The gap between the best price to buy at and the best to sell at. Who trades at once pays it; wide ones mean little liquidity.',
      '最优买价与最优卖价之差。即时成交者承担；价差大表示流动性差。',
      '最佳買價與最佳賣價之差。即時成交者承擔；差價大表示流動性差。',
    ),
  },
  slippage: {
    title: localText('Slippage', '滑点', '滑價'),
    text: localText(
      'The difference between the price expected and the price filled. Large orders move the price themselves: that part is market impact.',
      '预期价格与成交价格之差。大单自身推动价格的部分为冲击成本。',
      '預期價格與成交價格之差。大盤本身推動價格的部分為市場衝擊。',
    ),
  },
  liquidityTerm: {
    title: localText('Liquidity', '流动性', '流動性'),
    text: localText(
      'How much can be traded at once without moving the price: narrow spreads, deep order book, high turnover.',
      '不影响价格即可成交的数量：价差窄、挂单深、换手高即流动性好。',
      '不影響價格即可成交的數量：差價窄、掛盤深、換手高即流動性好。',
    ),
  },
  darkPool: {
    title: localText('Dark pool', '暗池', '暗池'),
    text: localText(
      'Large trades away from the open order book: in dark pools orders are hidden until filled; block trades are agreed between two parties and reported.',
      '在公开盘口之外的大额成交：暗池中委托成交前不公开；大宗交易由双方协商并申报。',
      '在公開買賣盤以外的大額成交：暗池中買賣盤成交前不公開；大手交易由雙方協商並申報。',
    ),
  },
  marketMaker: {
    title: localText('Market maker', '做市商', '莊家'),
    text: localText(
      'A firm that always quotes a price to buy and one to sell and lives from the difference.',
      '持续报出买价与卖价、赚取价差的机构。',
      '持續報出買價與賣價、賺取差價的機構。',
    ),
  },
  orderFlow: {
    title: localText('Payment for order flow', '订单流付款', '訂單流回佣'),
    text: localText(
      'Brokers are paid by wholesalers for sending them orders. Best execution is the duty to get the client the best terms all the same.',
      '做市商向券商付费以获取客户订单。最佳执行是券商仍须为客户取得最优条件的义务。',
      '造市商向經紀付費以取得客戶訂單。最佳執行是經紀仍須為客戶取得最佳條件的責任。',
    ),
  },
  marginTerm: {
    title: localText('Margin account', '保证金账户', '孖展戶口'),
    text: localText(
      "A loan of the broker secured by the shares. In the US half of a purchase may be lent (Regulation T) and at least 25% of the value must stay one's own; below that more money is called for or shares are sold.",
      '以股票为抵押向券商借款。美国最多可借一半买入款（Regulation T），自有部分须至少 25%；低于该比例须补缴，否则被强制卖出。',
      '以股票作抵押向經紀借款。美國最多可借一半買入款（Regulation T），自有部分須至少 25%；低於該比例須補款，否則被強制沽出。',
    ),
  },
  shortSellingTerm: {
    title: localText('Short selling', '做空', '沽空'),
    text: localText(
      'Borrowed shares are sold, to be bought back cheaper. The loss has no limit as the price rises. Short interest is what is still sold short; days to cover is that over the daily volume; a naked short sells without having borrowed.',
      '借入股票卖出，待价格下跌再买回；价格上涨则亏损无上限。未平仓卖空量除以日均成交量为回补天数；未借券即卖出为裸卖空。',
      '借入股票沽出，待價格下跌再買回；價格上升則虧損無上限。未平倉沽空量除以日均成交為回補日數；未借貨即沽出為無貨沽空。',
    ),
  },
  securitiesLending: {
    title: localText('Securities lending', '证券出借', '證券借貸'),
    text: localText(
      'Holders lend shares, mostly to short sellers, for a fee and collateral.',
      '持有人出借股票（多给做空者），收取费用与抵押。',
      '持有人借出股票（多予沽空者），收取費用與抵押品。',
    ),
  },
  clearing: {
    title: localText('Clearing', '清算', '結算所'),
    text: localText(
      'After a trade the clearing house stands between buyer and seller, and settlement delivers shares against money. A custodian keeps the shares, usually in its own name for the owner ("street name").',
      '成交后清算所介入买卖双方之间，结算完成券款交付。托管人保管股票，通常以其名义代持（街名）。',
      '成交後結算所介入買賣雙方之間，交收完成股款兩訖。託管人保管股票，通常以其名義代持（街名）。',
    ),
  },
  oddLot: {
    title: localText('Odd lot', '碎股', '碎股'),
    text: localText(
      "A lot is the smallest usual amount: 100 shares on the mainland, the issuer's own number in Hong Kong, one in the US. Less than a lot is odd; some US brokers sell fractions of a share.",
      '一手是通常的最小数量：内地 100 股，香港由发行人自定，美国 1 股。不足一手为零股；部分美国券商可买不足 1 股。',
      '一手是通常的最小數量：內地 100 股，香港由發行人自定，美國 1 股。不足一手為碎股；部分美國券商可買不足 1 股。',
    ),
  },
  marketHalts: {
    title: localText('LULD', '熔断机制', '熔斷機制'),
    text: localText(
      'Breaks that halt trading. In the US the S&P 500 falling 7% or 13% before 15:25 stops all trading for 15 minutes, 20% for the day; single shares pause when they leave their band (LULD).',
      '暂停交易的机制。美国标普 500 跌 7% 或 13%（15:25 前）全市场停 15 分钟，跌 20% 当日休市；个股越出价格带则暂停（LULD）。',
      '暫停交易的機制。美國標普 500 跌 7% 或 13%（15:25 前）全市場停 15 分鐘，跌 20% 當日休市；個股越出價格帶則暫停（LULD）。',
    ),
  },
  uptickRule: {
    title: localText('Uptick rule', '提价规则', '沽空價規則'),
    text: localText(
      'A share that has fallen 10% in a day may be sold short only above the best bid for the rest of that day and the next (US Rule 201). In Hong Kong no short sale may be below the best ask.',
      '美国 Rule 201：当日跌 10% 后，当日余下时间与次日只能以高于最优买价卖空。香港卖空价不得低于最优卖价。',
      '美國 Rule 201：當日跌 10% 後，當日餘下時間及翌日只能以高於最佳買價沽空。香港沽空價不得低於最佳沽盤價。',
    ),
  },
};
