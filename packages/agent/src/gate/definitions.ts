import { simplify } from '@plumbline/model/simplified';

// `A P/E ratio is the share price divided by earnings per share`: what a figure is worked out from is no opinion. Such a sentence is
// right by the formula of the figure, or it is wrong.

type Operation = 'ratio' | 'difference' | 'product' | 'sum';

interface Formula {
  readonly name: string;
  readonly operation: Operation;
  readonly first: string;
  readonly second: string;
}

const price =
  "(?:(?:current |market )?(?:share |stock )?price(?: of a share)?|share's price|stock's price|market (?:value|price|cap|capitali[sz]ation)|每?股价|股票价格|市价|市值|每股价格|总市值)";
const earnings =
  '(?:(?:diluted |annual |trailing |its |their )?(?:earnings|profits?|net (?:income|profit))(?: per share)?|eps|每股收益|每股盈利|每股净利润|净利润|盈利|每股利润)';
const profit = '(?:(?:annual )?(?:net (?:income|profit)|earnings|profits?)|净利润|盈利|利润)';
const book =
  "(?:book value(?: per share)?|net assets?(?: value)?(?: per share)?|(?:shareholders' )?equity(?: per share)?|每股净资产|净资产|每股资产净值|资产净值|账面值|账面价值|每股账面值)";
const equity =
  "(?:(?:shareholders'|stockholders'|shareholder|average|total|owners')?(?: shareholders'| average)? ?equity|股东权益|净资产|权益|所有者权益)";
const sales =
  '(?:(?:total |net |annual )?(?:revenues?|sales|turnover)(?: per share)?|营业收入|收入|营收|销售额|营业额|销售收入|每股收入|每股营收)';
const dividend =
  '(?:(?:annual |yearly |total )?(?:dividends?|payouts?)(?: per share| paid)?|每股股息|股息|每股分红|分红|年度股息|派息|每股派息)';
const debt = '(?:(?:total |interest-bearing |financial )?(?:debt|borrowings)|总债务|债务|有息负债|负债|总负债)';
const cash = '(?:cash(?: and (?:cash )?equivalents| and short-term investments)?|现金(?:及现金等价物)?)';
const operatingCash =
  '(?:(?:operating cash flow|cash flow from operations|cash from operations)|经营(?:活动)?(?:产生的)?现金流(?:量)?(?:净额)?)';
const capex = '(?:(?:capital (?:expenditures?|spending|investment)|capex)|资本(?:性)?(?:开支|支出))';
const shares =
  '(?:(?:number of |diluted |outstanding )*shares?(?: outstanding| in issue)?|总股本|股份数量|股本|股数|已发行股份(?:数量)?)';
const enterprise = '(?:enterprise value|ev|企业价值)';
const freeCash = '(?:free cash flow|自由现金流)';

const ratio = (name: string, first: string, second: string): Formula => ({ name, operation: 'ratio', first, second });
const formulas: readonly Formula[] = [
  ratio(
    'p/e(?: ratio| multiple)?|price[- ]to[- ]earnings(?: ratio| multiple)?|price[- ]earnings ratio|earnings multiple|市盈率',
    price,
    earnings,
  ),
  ratio('p/b(?: ratio)?|price[- ]to[- ]book(?: ratio)?|市净率|市账率', price, book),
  ratio('p/s(?: ratio)?|price[- ]to[- ]sales(?: ratio)?|市销率', price, sales),
  ratio('gross margin|gross profit margin|毛利率', '(?:gross profit|毛利润?)', sales),
  ratio(
    'operating margin|operating profit margin|营业利润率|经营利润率',
    '(?:operating (?:income|profit)|营业利润|经营利润)',
    sales,
  ),
  ratio('net margin|net profit margin|profit margin|净利率|净利润率', profit, sales),
  ratio('return on equity|roe|净资产收益率|股本回报率|股东权益回报率|权益回报率', profit, equity),
  ratio('return on assets|roa|总资产收益率|资产回报率', profit, '(?:(?:total |average )*assets|总资产|资产)'),
  ratio('dividend yield|股息率|股息收益率', dividend, price),
  ratio('payout ratio|dividend payout ratio|派息比率|派息率|分红率|股息支付率', dividend, earnings),
  ratio('debt[- ]to[- ]equity(?: ratio)?|负债权益比率?|产权比率', debt, equity),
  ratio('current ratio|流动比率', '(?:current assets|流动资产)', '(?:current liabilities|流动负债)'),
  ratio('earnings per share|eps|每股收益|每股盈利', profit, shares),
  ratio('book value per share|每股净资产|每股资产净值', `(?:${equity}|${book})`, shares),
  ratio('ev/ebitda(?: ratio| multiple)?', enterprise, 'ebitda'),
  ratio('fcf margin|free cash flow margin|自由现金流率', freeCash, sales),
  ratio('free cash flow yield|fcf yield|自由现金流收益率', freeCash, '(?:market (?:cap|capitali[sz]ation|value)|市值)'),
  ratio(
    'interest cover(?:age)?|interest coverage ratio|利息保障倍数',
    '(?:operating (?:income|profit)|ebit|营业利润|息税前利润)',
    '(?:interest (?:expense|costs?|payments?)|利息(?:支出|费用)?)',
  ),
  { name: 'free cash flow|fcf|自由现金流', operation: 'difference', first: operatingCash, second: capex },
  { name: 'net debt|净债务|净负债', operation: 'difference', first: debt, second: cash },
  {
    name: 'gross profit|毛利润?',
    operation: 'difference',
    first: sales,
    second: '(?:cost of (?:revenue|sales|goods sold)|营业成本|成本)',
  },
  {
    name: 'working capital|营运资金|营运资本',
    operation: 'difference',
    first: '(?:current assets|流动资产)',
    second: '(?:current liabilities|流动负债)',
  },
  { name: 'market cap(?:itali[sz]ation)?|市值|总市值', operation: 'product', first: price, second: shares },
  {
    name: 'enterprise value|ev|企业价值',
    operation: 'sum',
    first: '(?:market (?:cap|capitali[sz]ation|value)|市值)',
    second: '(?:net debt|净债务|净负债)',
  },
];

/** What is said of notions that no formula gives. */
const meanings: readonly string[] = [
  'beta (?:measures|shows|tells|says|describes) how (?:strongly|much|far) (?:a |the |its )?(?:stocks?|shares?|share price|prices?|returns?)(?: tends? to)? (?:moves?|swings?|reacts?)(?: with| relative to| compared with| against| when)? (?:the (?:overall |broad(?:er)? )?market|an index|its (?:index|benchmark))(?: moves| does)?',
  '(?:the )?(?:rsi|relative strength index) is a momentum (?:indicator|oscillator|measure)(?: (?:that|which) (?:ranges|runs|moves|goes) (?:from|between) (?:0|zero) (?:to|and) (?:100|one hundred))?',
  '(?:an? |the )?(?:maximum )?drawdown is (?:the |a )?(?:largest |biggest |deepest )?(?:fall|drop|decline|loss) from (?:a|the|its) (?:previous )?(?:peak|high) to (?:the|a|its) (?:following|subsequent|next|later) (?:low|trough|bottom)',
  '(?:annuali[sz]ed )?volatility (?:measures|shows|describes|says) how (?:much|widely|strongly|far) (?:(?:a|the|its) (?:share |stock )?price|(?:share |stock )?prices|returns) (?:swings?|var(?:y|ies)|fluctuates?|moves?|have moved|has moved)(?: around (?:its|their) average| over time| up and down)?',
  '最大回撤(?:是)?指(?:价格|股价|净值)?从(?:前期)?(?:高点|最高点|峰值)到(?:随后|其后|之后)?的?(?:低点|最低点|谷底)的?(?:最大)?(?:跌幅|下跌幅度|降幅)',
  '(?:贝塔|贝塔系数|beta|啤打系数)(?:是)?(?:衡量|反映|表示)(?:了)?(?:股价|股票|个股|价格)(?:随|相对于?|跟随)(?:大盘|市场|大市)(?:波动|变动)?的?(?:程度|幅度|敏感度|波动程度)?',
  '波动率(?:是)?(?:衡量|反映|表示)(?:股价|价格|收益率?)(?:波动|变动|起伏)的?(?:程度|幅度|大小)',
];
const meaning = new RegExp(`^(?:${meanings.join('|')})$`);
/** One of these is told, in whatever words. */
const names = new RegExp(
  `^(?:an? |the |a company's |its )?(${formulas.map(({ name }) => name).join('|')})(?= |是|等于|为|指|即|=|衡量|反映|比较|：|:)`,
);

const verb =
  '(?: is| equals| means| measures| shows| compares| relates| expresses| is defined as| is calculated as| is computed as| is worked out as| is simply| is the result of|是指|指的是|等于|是|为|指|即|即为|比较(?:的是)?|衡量(?:的是)?|反映(?:的是)?|计算方法是|：|:)';
const small = "(?:a |an |the |its |their |a company's |the company's |of |simply |公司的?|企业的?|其)*";
const end =
  '(?: of (?:a|the) (?:company|business|firm)| in (?:a|the same|one) (?:year|period)|(?:的)?(?:数值|结果|差额|余额|差|所得|后的余额|剩余部分|的余额|得到的数值))?';
const operators: Readonly<Record<Operation, readonly string[]>> = {
  ratio: [
    '<A> (?:divided by|over|relative to|compared with|compared to|set against|in relation to|per dollar of|as an? (?:share|percentage|fraction|proportion|part) of|measured against) <B>',
    '(?:the )?ratio (?:of|between) <A> (?:to|and) <B>',
    '<A> (?:with|to|against) <B>',
    '(?:how much of <B> is (?:left as|kept as|turned into|paid out as) <A>)',
    '<A>(?:与|和|同|对)<B>(?:的)?(?:比值|比率|之比|比例|比|相比)',
    '<A>除以<B>',
    '<A>占<B>的?(?:比例|比重|百分比|比率|份额)?',
    '<A>相对于?<B>的?(?:比例|比率|倍数|比值)?',
  ],
  difference: ['<A> (?:minus|less|after(?: deducting| subtracting)?) <B>', '<A>(?:减去|减|扣除|扣减)<B>'],
  product: ['<A> (?:times|multiplied by) <B>', '<A>(?:乘以|乘)<B>'],
  sum: ['<A> (?:plus|and) <B>', '<A>(?:加上|加)<B>'],
};
const forms = formulas.map(({ name, operation, first, second }) => {
  const bodies = operators[operation].map((one) =>
    one.replace('<A>', `${small}${first}`).replace('<B>', `${small}${second}`),
  );
  return new RegExp(`^(?:an? |the )?(?:${name})${verb} ?${small}(?:${bodies.join('|')})${end}$`);
});
/** Says what a notion without a formula measures. */
const measuring =
  /^(?:beta|(?:annuali[sz]ed )?volatility|(?:the )?rsi|(?:the )?relative strength index|an? drawdown) (?:measures|tells(?: us)?|describes|shows) how |^(?:贝塔系数?|啤打系数|波动率)(?:是)?(?:衡量|表示|反映)|^the rsi is an? .* (?:that|which) (?:ranges|runs|moves|goes)|^an? drawdown is the /;
/** Tells how something is worked out. */
const working =
  /\b(?:divided by|minus|less|plus|multiplied by|times|ratio (?:of|between)|relative to|as an? (?:share|percentage|fraction|proportion) of|compares)\b|除以|减去|扣除|乘以|加上|的?比值|之比|的比例|的比率/;

/** Whether a sentence defines a figure rightly; null where it defines none. */
export function isDefinition(sentence: string): boolean | null {
  const isHan = /\p{Script=Han}/u.test(sentence);
  const text = (isHan ? simplify(sentence).replace(/\s+/g, '') : sentence)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^(?:in short|put simply|by definition|as a reminder|for reference|简单来说|顾名思义|换言之)[,，] ?/, '')
    .replace(/[.。!]$/, '')
    .trim();
  if (meaning.test(text) || forms.some((form) => form.test(text))) return true;
  if (measuring.test(text)) return false;
  return names.test(text) && working.test(text.split(/[,，;；]/)[0] ?? '') ? false : null;
}
