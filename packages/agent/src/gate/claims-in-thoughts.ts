import { simplify } from '@plumbline/model/simplified';

// Sentences of general words that are claims all the same: without a name they are said of whom the text speaks of. Each family was
// found by writing such sentences; a thought of any form that has one of them is none.

/** A figure without an article is the company's. */
const own =
  '(?:cash|debt|debts|growth|margins?|earnings|profits?|leverage|liquidity|dividends?|revenues?|sales|returns|costs|inventor(?:y|ies)|orders|valuations?|volatility)';
const troubles =
  '(?:problems?|concerns?|wor(?:ry|ries)|threats?|issues?|constraints?|dangers?|burdens?|things? of the past|matter of (?:luck|acquisitions|accounting|time|concern|course)|strengths?|weakness(?:es)?)';

const families: readonly RegExp[] = [
  new RegExp(
    `(?:^|[,;:] (?:and |but )?)${own} (?:is|are|may be|might be|could be|seems?|remains?|looks?) (?:not |no |only |largely |hardly |just )*(?:an? |the )?${troubles}`,
  ),
  new RegExp(
    `(?:^|[,;:] (?:and |but )?)${own} (?:is|are) (?:not what (?:it|they) (?:was|were)|(?:very |too )?(?:(?:hard|difficult) to (?:stop|come by|repay|find|service)$|easy to ))`,
  ),
  new RegExp(
    `(?:^|[,;:] (?:and |but )?)${own} (?:does|do|did|will|can|may|might) (?:not )?(?:fully |comfortably )?cover\\b`,
  ),
  new RegExp(
    `(?:^|[,;:] (?:and |but )?)${own} (?:depends?|rests?|relies|rely|hinges?) (?:only |entirely |largely )?on (?:one|a single|two|three|a few|a handful|debt|credit|luck|borrowing|acquisitions|subsidies)\\b`,
  ),
  /\b(?:flatters?|embarrass(?:es)?|saves?|hurts?|helps?) the company\b/,
  /\b(?:this|bad|weak|poor|good|strong|its|current) management\b(?! (?:question|case))/,
  // What to do with money, and what not.
  /\b(?:would|should|could|might|may|to|can|and) (?:rather )?(?:add|buy|sell|trim|wait) (?:on|into|at|more|some|before|after|for a lower)\b(?! (?:the )?(?:definitions?|samples?|data|back))/,
  /\breasons? (?:not )?to (?:buy|sell|own|hold|worry|panic|add|exit|trim|doubt)\b(?! on its own)/,
  /\b(?:we|i) (?:do not|cannot|do|would not) (?:believe|trust)\b/,
  /\b(?:reasonable|natural|safe|fair|prudent|sensible) to (?:expect|hope for|count on|assume) (?:an? )?(?:higher|lower|recovery|rebound|growth|improvement|better|stronger|further|continued|more)\b/,
  /\bhave to (?:accept|face|live with|take|pay|swallow) (?:an? )?(?:lower|higher|smaller|larger|cut|loss|losses|fall)\b/,
  /\b(?:as|while|because|since|after|when) (?:the |its |more )?(?:customers|suppliers|rivals|competitors|employees|staff|regulators|management) (?!are asked|may|might|could|can|would)[a-z]+/,
  // What is asked about as if it were known.
  /^what is (?:missing|lacking|gone) is (?!an?\b|the\b|any\b|how\b|whether\b|data\b|context\b|information\b|detail\b|more\b)/,
  /\bhow (?:many|much) [a-z]+ (?:left|quit|went|resigned|died|stayed|bought|sold|lost|vanished)\b/,
  /\bhow (?:bad|deep|severe|serious|large|big) the (?:loss(?:es)?|damage|decline|problems?|hole|fraud|shortfall|crisis)\b/,
  /\bthat is an? (?:matter|question|result|case|sign) of (?:bad|poor|weak|good|strong)\b/,
  // The one at hand as one of its kind.
  /\b(?:like this|as this|this (?:low|high|thin|wide|large|small|rich)|of this (?:quality|size|kind)) (?:is|are) (?!not\b|only\b|rarely\b|hard\b|sensitive\b|worth\b)/,
  /\b(?:at|of) this (?:company|business|firm|stock)$|\bof this quality$|\bsurvives? this$|\bthe next (?:one|quarter|year) is\b/,
  /\b(?:is|are) an? (?:clear |sure |good )?(?:statement|sign|signal|mark|proof|indication) of (?:strength|weakness|quality|health|distress|confidence|success|failure|trouble)\b/,
  /\bpast [a-z]+ (?:is|are) an? (?:good |reliable |useful |fair |safe )?guide\b/,
  /^(?:and |but )?(?:every|each) (?:quarter|year|month|analyst|investor|peer|rival|segment|division|product|company) (?:is|was|has|beats?|grows?|sees?|shows?|misses)\b/,
  /^(?:and |but )?no (?:analyst|investor|company|peer|rival|competitor|business|fund|stock)s? (?:has|have|is|are|can (?:survive|match|beat|compete|afford)|survives?|matches|offers)\b/,
  // What makes a stock good, what is sure, what is false or hidden.
  /^(?!.*\b(?:not|never|alone|whether|if)\b).*\bmakes? (?:an?|the|any) (?:stocks?|shares?|compan(?:y|ies)|business|investment) (?:cheap|expensive|attractive|safe|good|bad|risky)\b/,
  /^(?:the )?past (?:performance|returns?|results|growth)(?: also)? (?:guarantees?|ensures?|predicts?|promises?|proves?)\b/,
  /^(?:the |these |those |its )?(?:data|figures|numbers|accounts|filings|statements|results|forecasts|estimates|expectations|prices) (?:is|are|was|were) (?:not )?(?:simply |clearly |all )?(?:wrong|false|fake|untrue|manipulated|inflated|right|true|correct|better|worse|good|bad|strong|weak|higher|lower|rising|falling|up|down|high|low)\b/,
  /^(?:the |its )?(?:accounts|figures|numbers|results|statements|books) (?:cannot|may|might|could|can) (?:not )?(?:be (?:reliable|right|true|wrong|trusted|false)|miss|beat|disappoint|surprise)\b/,
  /\b(?:one|a single) (?:year|quarter|month|figure) is (?:enough|sufficient|a trend|proof)\b/,
  /\b(?:hidden|secret|undisclosed|concealed) (?:debts?|loss(?:es)?|liabilit(?:y|ies)|costs?|risks?)\b/,
  /\b(?:we|i) (?:do not|cannot|can not|don't) see (?:an?|any|much|no) (?:risks?|problems?|dangers?|reason to (?:worry|fear))\b/,
  /\bdepends? (?:\w+ )?on (?:the|its|an?) (?:new|latest|next|upcoming|planned|recent) (?!years?\b|quarters?\b|reports?\b|filings?\b|results\b|figures\b|data\b|statements?\b)/,
  /\b(?:want|need|have|plan|ought) to (?:buy|sell|exit|trim|add to|get out of) (?:the|this|these|its) (?:stocks?|shares?|position)\b/,
];

const ownInChinese =
  '(?:自由现金流|经营现金流|现金流|现金|利润率?|净利润|盈利|债务|负债|杠杆|流动性|估值|增长|毛利率|成本|股息|派息)';
const familiesInChinese: readonly RegExp[] = [
  new RegExp(
    `(?:^|[，,；;]但?)${ownInChinese}(?:并)?(?:不足以|足以|无法|不能|未能|能够|可以)(?:完全)?(?:覆盖|支付|偿还)`,
  ),
  new RegExp(
    `(?:^|[，,；;]但?)${ownInChinese}(?:并)?(?:不是|不成|不构成|没有)(?:什么|任何|大)?(?:问题|负担|压力|威胁|障碍)`,
  ),
  new RegExp(
    `(?:^|[，,；;]但?)${ownInChinese}的?(?:改善|增长|下降|提升|恶化|变化|回升)(?:只|仅|都|不过)?是(?:一次性|暂时|短期|偶然|假)`,
  ),
  /(?:担忧|担心|乐观|悲观|预期|恐慌)(?:并|其实)?(?:不|已)?(?:过度|过头|多余)/,
  /(?<!不)[高低大小多少]等于/,
  /(?:过往|过去|以往)的?(?:表现|回报|收益|业绩)(?:可以|能够?|足以)?(?:保证|确保|证明|预示)/,
  /(?:股价|股票|价格)[^，；]{0,4}(?:会|可能|或|有望|将)[^，；]{0,3}(?:上升|下降|上涨|下跌|回升|回落|涨|跌)(?![^，；]*(?:原因|解释))/,
  /[，,；;](?:估值|股价|价格|股票)(?:很|较|非常|相当|仍然?|已经?)?(?:便宜|昂贵|贵|合理|偏[高低])$/,
];

/** Whether a sentence tells something of the one that is spoken of, whatever its form. A question does not. */
export function claimsAnyway(sentence: string): boolean {
  if (/[?？]\s*$/.test(sentence)) return false;
  if (/\p{Script=Han}/u.test(sentence))
    return familiesInChinese.some((family) =>
      family.test(
        simplify(sentence)
          .trim()
          .replace(/[。！]$/, ''),
      ),
    );
  const text = sentence.trim().toLowerCase().replaceAll('’', "'").replace(/[.!]$/, '');
  return families.some((family) => family.test(text));
}
