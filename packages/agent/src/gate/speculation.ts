import { topicPattern } from './industry-topics.ts';

// What may come about or be the case in the world, hedged or not, is nobody's inference from figures: no thought may hold it. A
// hedge excuses what is read out of figures, texts and methods; a condition excuses what would follow from it.

const hedge = "(?:can|could|may|might)(?: not|n't)?";
const adverbs = '(?:also|well|still|yet|even|soon|eventually|further|only|simply|just|easily|once again|again|\\w+ly)';
/** What moves, begins, ends or does something to another. */
const acts =
  '(?:accelerate|advance|appreciate|bounce|break|climb|collapse|compress|continue|contract|cool|crash|decelerate|decline|decrease|deepen|depreciate|deteriorate|diminish|dip|disappear|disappoint|dominate|double|drag|drop|ease|emerge|end|erode|escalate|exceed|expand|face|fade|fail|fall|flatten|gain|get|grow|halve|hamper|harm|help|hinder|hit|hold up|hurt|impair|improve|increase|intensify|jump|keep|last|lift|lose|lower|mature|need|normalise|normalize|outpace|peak|persist|plunge|pressure|raise|rebound|recede|recover|reduce|remain|resume|reverse|rise|run into|shift|shrink|slide|slip|slow|soften|squeeze|stabilise|stabilize|stagnate|stall|stay|strengthen|struggle|suffer|surge|surpass|surprise|switch|take|threaten|tighten|trigger|turn|undermine|vanish|weaken|weigh|widen|narrow|worsen|become|boost|bring|carry|change|come under|cut|disrupt|drive|push|pull|spread|start|stop|support)';
const rising = acts.replace(/\|/g, 'ing|').replace(/\)$/, 'ing)').replace(/eing/g, 'ing');
/** Who and what moves figures from without: of these nothing is known here. */
const drivers =
  /\b(?:(?:law)?suits?|litigation|investigations?|regulations?|regulators?|polic(?:y|ies)|tariffs?|sanctions?|elections?|wars?|strikes?|recalls?|shortages?|gluts?|competition|competitors?|rivals?|entrants?|customers?|consumers?|suppliers?|supply|demand|recessions?|slowdowns?|downturns?|econom(?:y|ies)|inflation|(?:interest |higher |lower |rising |falling )rates?|yields?|currency|currencies|technology|next (?:report|results?|quarter|release|filing)|mergers?|acquisitions?|substitutes?|input costs|raw materials?|commodit(?:y|ies)|weather|consumer spending|management|brands?|products?(?! (?:mix|lines?)))\b/;
/** Figures, and what they are figures of. */
const quantities =
  /\b(?:margins?|growth|revenues?|sales|earnings|profits?|profitability|returns?|dividends?|payouts?|yields?|debts?|leverage|liquidity|cash|cash flows?|costs?|volatility|multiples?|valuations?|premium|discount|upside|downside|momentum|trends?|volumes?|expectations?|spending|inventor(?:y|ies)|buybacks?|issuance|capital|prices?|shares?|stock|market|sector|industry|investors|results?|performance|flows?|orders?|pressures?|gap|improvement|shift|pace|strength|weakness|correction|risks?|gains?|loss(?:es)?)\b/;
/** What stands here and is thought about: to say that it may change is to say how sure it is. */
const works =
  /^(?:the|this|that|these|those|such|any|all|both|each|every|either|a|an|one|another|different|other|small|minor|slight|even|my|our|\s)*(?:[\w-]+ ){0,2}?(?:pictures?|conclusions?|comparisons?|answers?|readings?|judgements?|judgments?|verdicts?|interpretations?|estimates?|rankings?|assessments?|views?|impressions?|analys[ei]s|samples?|windows?|models?|methods?|methodolog(?:y|ies)|definitions?|assumptions?|inputs?|changes?|differences?|adjustments?|choices?|approach(?:es)?|outliers?|averages?|rounding|timing|accounting|polic(?:y|ies) for accounting|one-offs?|items?|factors?|effects?|slippage|fees|taxes|dilution|transaction costs|trading costs|history|data|evidence|information|context|detail|signals?|rules?|back-?tests?|diversification|rebalancing|correlations?|weights?|parameters?|look-?back|precision|it|this|that|they|which|i|we|you)\b(?! (?:of|in|about) (?:demand|supply|competition|policy|rates|consumers?|customers?|management))/;
/** Something of a kind, whoever has it. */
const kinds =
  /^(?:(?:a|an|any|every|each|no|some|most|many|high|higher|low|lower|rising|falling|wide|wider|thin|thinner|rich|strong|weak|past|heavy|large|small|fast|slow|mature|young) )+(?:\w+[- ]){0,2}?(?:margins?|multiples?|ratios?|p\/e|growth rates?|yields?|payouts?|payout ratios?|betas?|rsi|share counts?|leverage|debts?|debt loads?|volatility|valuations?|premiums?|discounts?|returns?|quarters?|years?|figures?|numbers?|measures?|metrics?|compan(?:y|ies)|business(?:es)?|firms?|investors?|readers?|portfolios?|holdings?|positions?|balances?|averages?|drawdowns?|ranges?|terms?|levels?|cash flows?|accruals|inventor(?:y|ies)|receivables|buybacks?|dividends?|capital expenditures?|sharpe)\b/;
/** What an act is done to when it says how sure something is. */
const judging =
  /\b(?:results?|answers?|pictures?|comparisons?|comparability|conclusions?|estimates?|rankings?|readings?|views?|judgements?|judgments?|verdicts?|interpretation|edge|case|argument|over time|between (?:companies|industries|sectors|years|periods|methods|sources)|from (?:year|quarter|period|company|industry|market|method|sample|source) to \w+)\b/;

const acting = new RegExp(
  `^(.*?)\\b${hedge} (?:${adverbs} )*(?:(?:have|be|be getting|start|begin|continue) (?:${adverbs} )*)?(?:to )?(?:${acts}|${rising}|(?:reduced|cut|raised|lowered|increased|suspended|needed|required|eroded|improved|weakened|hurt|hit|squeezed|pressured|driven|lifted|boosted|slowed|fallen|risen|grown|changed|disrupted))\\b`,
);
const standing = new RegExp(
  `^(.*?)\\b${hedge} (?:${adverbs} )*be (?:${adverbs} )*(?:an? (?:good|fair|great|better|safe|smart|sound|attractive) (?:choice|entry|buy|pick|point|time|moment|idea|opportunity|price)|at risk|in trouble|under|in danger|wrong about|right about|too|larger|smaller|higher|lower|better|worse|stronger|weaker|limited|large|big|strong|weak|short|rich|ahead|behind|over|on the way)\\b`,
);
/** What others think, or fail to see. */
const overlooking = new RegExp(
  `\\b(?:markets?|investors?|analysts|traders|buyers|sellers|others|everyone)\\b.*\\b${hedge} (?:${adverbs} )*(?:be |have )?(?:not )?(?:${adverbs} )*(?:overlook|underestimat|overestimat|underrat|ignor|miss|see |seen|forg|know)`,
);
const hiding = new RegExp(
  `\\b(?:accounts?|statements?|figures|numbers|books|filings?|reports?|data|balance sheets?)\\b.*\\b${hedge} (?:${adverbs} )*(?:hide|mask|conceal|omit|not (?:show|include|reveal) (?:all|every)|be (?:false|untrue|manipulated|inflated|massaged))\\b(?!.*\\b(?:differences?|variations?|dispersion|details?|segments?|seasons?|seasonality|swings?|one-offs?|outliers?|trends?)\\b)`,
);
/** A cause that would have to be looked up: what somebody makes, or how somebody leads. */
const explaining = new RegExp(
  `\\b${hedge} (?:${adverbs} )*(?:reflect|be (?:due|owing) to|be explained by|come from|stem from|point to|signal|depend on) (?:an? |the |one )?(?:${adverbs} )*(?:weak|strong|better|worse|poor|good|superior|inferior|new|single|popular)?(?:er|est)? ?(?:products?(?! mix)|brands?|management|services?|technology|customers?|suppliers?)\\b`,
);
/** Something from without as the cause, and an assurance as an expectation. */
const causing = new RegExp(
  `^(.*?)\\b${hedge} (?:${adverbs} )*(?:explain|account for|lie behind|be behind|be the (?:cause|reason)|cause|have caused|have led)\\b`,
);
const expecting =
  /\b(?:should|ought to) (?:\w+ly )?be (?:safe|fine|secure|stable|sound|solid|strong|higher|lower|better|worse|profitable|rewarded)\b/;
/** The whole of it as good or bad, and that nothing is wrong or everything is right. */
const summing =
  /\b(?:picture|case|outlook|balance|view|setup|story) (?:is|looks|remains|seems|appears) (?:\w+ly )?(?:positive|negative|bullish|bearish|favou?rable|unfavou?rable|constructive|good|bad|strong|weak|bright|healthy|solid)\b|(?:^|\band |\bbut |\bthat )(?:nothing|everything) (?!here|in (?:this|these|the) (?:figures|numbers|data|answer|text))/;
/** An assurance, however generally it is given. */
const assuring =
  /\b(?:to (?:nothing|zero)|risk-free|never (?:safe|fails?|loses?|falls?|pays?)|always (?:safe|pays?|wins?|rises?|recovers?))\b/;
/** `A write-off is possible`: unless it is one of how to read something. */
const possible =
  /^(?:an? |the |further |more |another )?(?!.*\b(?:explanations?|readings?|interpretations?|causes?|reasons?|errors?|bias|comparisons?|conclusions?|answers?|differences?|approach|way|choice)\b)[\w-]+(?: [\w-]+){0,3} (?:is|are|remains?|seems?|looks?|appears?) (?:also |still |quite |very )?(?:possible|likely|conceivable|imaginable|probable|plausible)$/;
const condition =
  /\b(?:if|unless|whenever|once|provided|assuming|suppose|supposing|in case|whether|should|when|how|what)\b/;
const breaks = /\s*[,;:—–]\s*|\s+(?=(?:but|because|although|though|while|whereas|so|and|which|that)\b)/;

/** Whether an English sentence says what may come about, or stand somehow, in the world. */
function inEnglish(sentence: string): boolean {
  const text = sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.!]\s*$/, '');
  if (assuring.test(text)) return true;
  const isConditional = condition.test(text);
  return text.split(breaks).some((whole) => {
    const clause = whole.replace(/^(?:and|but|so|which|that|because|although|though|while|whereas|yet|or) /, '');
    if ([overlooking, hiding, explaining, possible, summing, expecting].some((pattern) => pattern.test(clause)))
      return true;
    const isDriven = (subject: string): boolean =>
      (drivers.test(subject) || topicPattern.english.test(subject)) && !works.test(subject);
    const caused = causing.exec(clause);
    if (caused !== null && isDriven((caused[1] ?? '').trim())) return true;
    const found = acting.exec(clause) ?? standing.exec(clause);
    if (found === null || isConditional) return false;
    const subject = (found[1] ?? '').trim();
    if (isDriven(subject)) return true;
    if (subject === '' || works.test(subject) || kinds.test(subject)) return false;
    return quantities.test(subject) ? !judging.test(clause.slice(found[0].length)) : /^(?:a|an) /.test(subject);
  });
}

const hanHedge = '(?:可能|或许|也许|或将|恐怕?|有望|容易|大概|应当?会|会|(?:通常|往往|一般)(?:会|能够|能)?)';
const hanActs =
  '(?:进一步|逐步|逐渐|持续|继续|明显|显著|大幅|再度|再次|重新|已经?|正在?|被|会|能够?|难以|受到?|面临|出现)*(?:加剧|侵蚀|拖累|打击|冲击|影响|降低|下降|下行|下滑|上升|上行|上涨|走高|走低|走强|走弱|转强|转弱|转差|降温|回暖|偏高|偏低|提高|提升|改善|恶化|修复|扩大|扩张|收窄|收缩|放缓|加快|加速|延续|持续|维持|承压|削弱|推高|推动|压缩|挤压|拉动|带动|改变|转向|转折|增加|减少|削减|好转|回升|回落|反转|见顶|见底|兑现|落空|流失|风险|压力|问题|不足|过低|过高|更高|更低|更大|更小|保守|乐观|有限|机会|转折点|缓解|较[大小高低]|很[大小高低]|存在(?:问题|风险|缺陷)|不[高低佳足])';
/** Whoever moves figures from without, and figures that may move. */
const hanDrivers =
  '(?:并购|收购|合并|诉讼|官司|调查|监管|政策|关税|制裁|选举|战争|罢工|召回|短缺|竞争(?:格局)?|对手|客户|消费者|供应商?|供给|需求|衰退|经济|通胀|利率|汇率|技术|替代品|原材料|管理层(?:的?质量)?|公司治理|品牌|产品|行业)';
const hanQuantities =
  '(?:派息空间|提升空间|压力|差距|利润率?|毛利率?|净利率?|增长|增速|营收|收入|盈利(?:质量)?|回报|股息|派息|分红|负债|债务|杠杆|流动性|现金流?|成本|波动率?|估值(?:倍数)?|倍数|溢价|折价|上行空间|下行空间|动量|趋势|预期|真实价值|内在价值|价值|业绩|风险|护城河|市场|投资者)';
const hanActing = new RegExp(
  `^(?:但|而|且|因此|所以|同时|不过|未来|短期|长期)*(?:${hanDrivers}|${topicPattern.chinese.source}|(?:较?[高低大小强弱])?${hanQuantities})[^，。；：]{0,6}?${hanHedge}${hanActs}`,
);
const hanStanding = new RegExp(
  `^${hanQuantities}(?:较为?|相对|仍然?|依然|十分|非常|很)?(?:有限|充足|可控|巨大|不大|不高|不低)`,
);
/** `现金流可能比利润更差` */
const hanBeside = new RegExp(
  `^${hanQuantities}(?:可能|或许|也许|恐怕|大概|或)比[^，。；：]{1,8}(?:更|要)?[差弱好强高低大小多少]$`,
);
const hanOf = /^(?:该|这一|这个|本)(?:行业|公司|市场)/;
const hanNeed = /^(?:公司|企业)?(?:可能|或许|也许)(?:还|仍)?需要?(?:融资|裁员|减记|增资|举债|借款|配股)/;
const hanHiding =
  /(?:数据|报表|账目|财报|会计政策|数字)(?:可能|或许|也许)(?:掩盖|隐藏|美化|不真实|造假|失真)(?![^，。；]*(?:差异|波动|季节|细节|分部))/;
const hanPointing =
  /(?:可能|或许|也许|或)(?:反映|源于|来自|说明|意味着)(?:了|出)?(?:更好的?|更强的?|更差的?|[^，。；]{0,4}的问题|品牌|产品的)/;
const hanAssuring =
  /是[^，。；]{0,8}的(?:主要)?(?:原因|主因|理由)|有(?:问题|瑕疵|疑点)(?=[，。；]|$)|(?:披露|审计意见?)(?:可能|或许|也许)|(?:估值|价格|股价|倍数)(?:应当?|应该|理应|本应)(?:更|提|上|下|降)|(?:通常|往往|一般|总是|必|都)(?:能够?|会|可以)?(?:安全|维持|稳定|意味着机会|得到回报|可能是机会|跑赢)|避免全部|都可能是机会/;
const hanCondition = /如果|若|假如|倘若|一旦|除非|只要|是否|能否|多久|多少|何时|如何|当[^，。；]{1,20}时/;
/** What stands here and is thought about. */
const hanWorks =
  /结论|比较|结果|估算|样本|口径|模型|方法|假设|参数|指标|回测|单季|单年|一次性|季节|会计|基数|统计|可比性|影响(?:估值|折现率|现值)$/;

function inChinese(sentence: string): boolean {
  if (hanAssuring.test(sentence) || hanHiding.test(sentence)) return true;
  const isConditional = hanCondition.test(sentence);
  return sentence.split(/[，,；;。：:、]/).some((clause) => {
    if (hanNeed.test(clause) || hanPointing.test(clause) || hanBeside.test(clause)) return true;
    if (isConditional) return false;
    if (hanOf.test(clause) && new RegExp(hanHedge).test(clause)) return true;
    return (hanActing.test(clause) && !hanWorks.test(clause)) || hanStanding.test(clause);
  });
}

/** A question that takes for granted what it asks about, or asks for a trade. */
const leading =
  /(?:什么时候|何时|还能)[^，。]{0,6}(?:会|能|提高|降低|恢复|上升|下降|增长)|(?:应当?|应该|考虑)[^，。]{0,6}仓位|难道/;

/** Whether a sentence speculates, a question by what it takes for granted: it says what may come about, or stand somehow, in the world. */
export function speculates(sentence: string): boolean {
  if (/[?？]\s*$/.test(sentence)) return leading.test(sentence);
  return /\p{Script=Han}/u.test(sentence) ? inChinese(sentence) : inEnglish(sentence);
}
