import { simplify } from '@plumbline/model/simplified';
import { englishRemarkWords, isOfRemarkWords } from './remark-words.ts';

// Remarks of an analyst beside the figures: what the answer depends on, what is asked, supposed, not known or looked at next. They
// are made of words that name nobody and nothing that happened, in one of a few shapes; a shape decides what may be left open.

const modal = '(?:may|might|could|would|can)';
const lead =
  '(?:(?:that said|still|however|ultimately|overall|on balance|in short|in the end|of course|in general|in this case|for now|as always|finally|also|so|but|and|then|in other words|as a rule|by itself|more generally|for a fuller picture|to go further), )?';
/** What figures, texts and methods do. */
const work =
  '(?:data|figures|numbers|filings|results|accounts|prices|comparison|comparisons|segment figures|segment data|quarterly data|quarterly figures|forward estimates|estimates|forecasts|statements)';
/** What becomes of a price, or what somebody is sure of: in none of them. */
const foretold =
  /\bwill (?!(?:largely |heavily |ultimately |mainly )?(?:depend|rest|hinge|matter))|\b(?:shares?|stocks?|prices?)(?: price)? (?:may|might|could|would|can|should) (?:\w+ )?(?:rise|fall|grow|recover|gain|improve|slow|continue|last|change|reach)|\b(?:must|certainly|surely|definitely|never|always) |\bshould (?!help|be read|be treated|be taken|not be (?:read|taken|treated))/;
/** A verdict that is not left open. */
const verdict =
  /\b(?:is|are|looks?|seems?|appears?|remains?) (?:\w+ ){0,2}?(?:cheap|expensive|attractive|justified|good|bad|strong|weak|profitable|sustainable|fully priced|better|worse|a bargain)\b/;
/** A cause that is only supposed, and said to be no more. */
const unproved = / (?:cannot|do not|does not|can not) (?:confirm|show|prove|tell|say|settle|explain)\b(?! why)/;
const told = /\b(?:rose|fell|grew|was (?:brought|cut|reduced|raised)|were (?:cut|raised|reduced))\b/;

interface Shape {
  readonly pattern: RegExp;
  /** What is asked or supposed may hold a verdict. */
  readonly isOpen?: true;
}
const shape = (pattern: string, isOpen?: true): Shape => ({
  pattern: new RegExp(`^${lead}(?:${pattern})$`),
  ...(isOpen && { isOpen }),
});

/** What is told of data: what they hold, where they are from, what they cannot show. */
const ofData =
  '(?:(?:do|does|did) not (?:include|contain|cover|show|say|tell|explain|settle|reflect|separate|allow|go)\\b|(?:is|are|was|were)(?: not| only| all| also)* (?:available|based|as of|restated|included|taken|comparable|drawn|from|trailing|annual|quarterly|fiscal|for the|in the|an? estimate|estimates)\\b|(?:come|comes) from\\b|(?:cannot|can not) (?:show|tell|say|explain|settle|answer|capture|confirm|reveal|be (?:compared|separated|split|read|used|verified))\\b|(?:may|might|could|can) (?:also |still |later |well )?(?:be (?:restated|revised|outdated|stale|out|different|incomplete|late)|have (?:changed|moved|been (?:restated|revised))|differ)\\b)';

const english: readonly Shape[] = [
  // Supposed.
  shape(
    `(?:even )?(?:if|unless|as long as|once|when) [^,;]+, (?:[^,;]+? )?${modal}\\b[^;]*(?:; (?:if|but|and|otherwise)\\b[^;]*\\b${modal}\\b[^;]*)?`,
    true,
  ),
  // Asked.
  shape(
    '(?:the|a|one|another|my) (?:(?:main|key|real|open|central|biggest|big|important|other|next|first) )?(?:question|issue|uncertainty|unknown|point)(?: for (?:investors|shareholders|readers)| here| now)? (?:is|remains) (?:whether|how|what) .+',
    true,
  ),
  shape(
    '(?:it is|it seems|it remains) (?:fair|worth|worthwhile|reasonable|natural|sensible|useful|important)(?: to ask| asking| to check| checking| to consider| considering) (?:whether|how|what) .+',
    true,
  ),
  shape(
    '(?:whether|how (?:long|fast|far|much)) .+ (?:is|remains) (?:the (?:main|key|real|open|central) (?:question|issue|uncertainty|point)|to be seen|open|an open question|unclear|uncertain|hard to (?:say|tell|know))',
    true,
  ),
  // What it depends on.
  shape(
    '(?:much|a lot|a great deal|everything|it|this|that|the (?:case|result|results|valuation|valuations|conclusion|choice|answer|outcome|verdict|comparison|estimate|value|thesis|argument|reading|picture))(?: will)?(?: therefore| also| largely| ultimately| mainly| heavily)? (?:depends?|rests?|hinges?)(?: heavily| largely| mainly| mostly| entirely)? on (?:whether|how|what|which|the|your|assumptions|an? )[^;]+',
    true,
  ),
  // Not known, not there.
  shape(
    `(?:i|we) (?:do not|don't|did not|cannot|can not|could not|have not|have no|am not able to|are not able to) [^;]+`,
  ),
  shape(
    `(?:note that |keep in mind that |bear in mind that |remember that )?(?:the |these |those |all |some |no )?${work}(?: here| above| used| alone| themselves)? ${ofData}[^;]*`,
  ),
  shape(
    `(?:note that |keep in mind that |bear in mind that |remember that )(?:the )?(?:accounting (?:policies|standards)|fiscal years) (?:may |can |could )?(?:differ|do not|are not|are different)\\b[^;]*`,
  ),
  // Looked at next.
  shape(
    '(?:a|one|the|another|an) (?:(?:useful|natural|sensible|logical|good|obvious|possible|important|next) ){0,2}(?:step|check)(?: from here| here| now)? (?:is|would be|could be|might be) to (?:check|compare|look at|read|review|see|ask|consider)\\b[^;]+',
    true,
  ),
  shape(
    '(?:i|we) would (?:next |then |also |first |therefore )*(?:check|compare|look at|read|review|consider|want to (?:see|check|know|compare))(?: next)?\\b[^;]+',
    true,
  ),
  shape(
    'it (?:would|may|might|could) (?:also )?(?:help|be (?:useful|worth|worthwhile|sensible|good)) (?:to )?(?:check|checking|compare|comparing|look at|looking at|read|reading|review|reviewing|see|seeing|consider|considering)\\b[^;]+',
    true,
  ),
  shape('(?:look at|compare|check|review|read|consider) [^;]+'),
  shape(
    'the (?:next|latest|coming) (?:(?:quarterly|annual) )?(?:report|filing|results|statement|figures) (?:should|may|might|could|would) (?:help to )?(?:clarify|settle|show|tell|answer|explain|help)\\b[^;]*',
    true,
  ),
  // Left open.
  shape(
    `(?:this|that|it|which) (?:${modal} )?(?:also |simply |only |partly |just )*(?:suggest|suggests|indicate|indicates|imply|implies|mean|means) (?:that )?[^;]*\\b${modal}\\b[^;]*`,
    true,
  ),
  shape(
    '(?:this|that|it|which) leaves (?:very |rather )?(?:little|less|no|not much|some|limited) (?:room|margin) for (?:error|errors|disappointment|mistakes|surprises|doubt)',
  ),
  shape(
    `(?:one|another|a|the) (?:(?:possible|likely|simple|obvious|other|further|more) ){0,2}(?:reason|explanation|reading|cause|view) (?:is|${modal} be) that [^;]+ (?:but|although|though|yet|and) the (?:figures|numbers|data)(?: alone| themselves| here)? (?:cannot|do not|does not|can not) (?:confirm|show|prove|tell|say|settle|explain)\\b[^;]*`,
    true,
  ),
  // Of a kind, whoever it is.
  shape(
    `(?:an?|any) (?:high|low|higher|lower|large|small|big|strong|weak|single|falling|rising|discount|premium|wide|narrow|long|short|lower|cheap)(?: [a-z/-]+){0,3}(?:,? (?:alone|on its own|by itself|in itself))?(?:,)? (?:does not|is not|need not|cannot|${modal} (?:also |simply |well )?(?:not )?)[^;]+`,
  ),
  shape(
    `(?:an?|any) (?:discount|premium|dividend|multiple|buyback|trend|margin|yield) (?:does not|is not|need not|cannot|${modal} (?:also |simply |well )?)[^;]+`,
  ),
  shape(
    '(?:dividends|buybacks|forecasts|estimates|earnings|multiples|margins|past returns|past performance|past results)(?: alone)? (?:are not guaranteed|do not guarantee|does not guarantee|say little|says little|are no|is no|can be|may be|may)\\b[^;]*',
    true,
  ),
  shape(
    '(?:one|a single) (?:year|quarter|figure|number|ratio)(?: of data)? (?:is not|is no|is hardly|is only|does not|cannot|may not|need not) [^;]+',
  ),
  shape(
    `(?:income|growth|value|cautious|patient|conservative|long-term|short-term|other|some|most|income-oriented) (?:investors?|readers?|buyers?|holders?)(?: who [^,;]+)?(?:,)? ${modal} (?:well |also |rather )?(?:prefer|favour|favor|wait|want|care|ask|look|consider|need|see)\\b[^;]*`,
    true,
  ),
  shape(
    'more (?:data|figures|information|history|evidence|detail|context) (?:would|may|might) be needed to [^;]+',
    true,
  ),
  // No advice.
  shape(
    '(?:this|the above|none of this|nothing here|it) (?:is|constitutes)(?: not)? (?:an? |any )?(?:investment |financial )?(?:advice|recommendation)(?: to buy or sell| to buy| to sell)?(?: or (?:an? )?(?:advice|recommendation))?',
  ),
];
const offers =
  /^(?:would you like|do you want|should i|shall i|may i|can i)(?: me)?(?: to)? (?:an? |the |to )?(?:comparison|compare|check|look|review|show|add|explain|see|go|read|summary)\b[^;]+$/;
const advice = /\bnot (?:an? |any )?(?:investment |financial )?(?:advice|recommendation) to buy or sell$/;
/** Somebody who is known, unless something is asked about him. */
const whom = /\b(?:the|this|that|our) (?:company|business|firm)\b/;
const isDenied = /^(?:this|the above|it) (?:is|constitutes) (?!not)/;

function inEnglish(sentence: string): boolean {
  const text = sentence.trim().toLowerCase().replaceAll('’', "'");
  const bare = text.replace(/[.!?]$/, '');
  const words = bare.split(/[\s,;:]+/).filter((word) => word !== '');
  if (words.length < 4 || words.length > 40 || !words.every((word) => englishRemarkWords.has(word))) return false;
  if (text.endsWith('?')) return offers.test(bare);
  // What is asked about may be to come.
  const said = bare.replace(/\b(?:whether|how (?:long|fast|much|far)|what|why) .*$/, '');
  if (/\b(?:buy|sell)\b/.test(bare) && !advice.test(bare)) return false;
  if (whom.test(said) || foretold.test(said) || isDenied.test(bare) || (told.test(bare) && !unproved.test(bare)))
    return false;
  return english.some(({ pattern, isOpen }) => pattern.test(bare) && (isOpen === true || !verdict.test(bare)));
}

const hanShape = (pattern: string): RegExp =>
  new RegExp(`^(?:总体而言|整体而言|总的来说|不过|因此|归根结底|最终|简而言之|另外|此外|同时)?，?(?:${pattern})$`);
const may = '(?:可能|或许|也许|或|可以|未必|不一定|难以|会显得|也会|会更)';
const chinese: readonly RegExp[] = [
  hanShape(`(?:如果|若|假如|倘若|一旦|要是|只要|除非|即使)[^，；]+，[^；]*${may}[^；]*`),
  hanShape(
    '[^；]*(?:能否|是否|会否)[^，；]+，?(?:是|才是|仍是|仍|仍然|还|尚|依然)?(?:关键|核心|主要问题|关键问题|有待观察|需要观察|需观察|值得关注|未知|不清楚|难以判断|未能确定)[^；]*',
  ),
  hanShape(
    '(?:主要|关键|核心|真正|根本)?(?:的)?(?:问题|关键|核心|看点|疑问|不确定性|不确定因素)(?:是|在于|还是|仍是|仍在于)[^；]*(?:能否|是否|如何|多久|多快|会否|多少)[^；]*',
  ),
  hanShape('[^，；]*(?:取决于|视乎|依赖于)[^；]+'),
  hanShape(
    '[^，；]*对[^，；]*(?:十分|非常|相当|较为|很|高度)?敏感(?:，(?:因此|所以|故)?(?:应|应当|应该|宜|需|需要)?(?:视为|看作|当作|理解为)[^；]*)?',
  ),
  hanShape(
    '(?:单凭|仅凭|单看|光看|从)?(?:这|这些|以上|上述|现有|目前)?(?:的)?(?:一年|一季|单年|单季|一个季度)?(?:的)?(?:数据|数字|资料|信息|指标)(?:本身|来看|看)?，?(?:还|尚|仍|并)?(?:无法|未能|不能|难以|不足以|不能够)(?:判断|解释|说明|断定|确认|得出|回答|判定|了解)[^；]*',
  ),
  hanShape(
    '(?:这|此|这也|这些变化|变化|差异)(?:也)?(?:可能|或许|也许|或)(?:只是|只|仅|仅仅|也)?(?:是|反映|意味着|说明)[^；]+',
  ),
  hanShape(
    '(?:低|高|较低|较高)?(?:市盈率|市净率|市账率|股息率|高股息|折价|折让|溢价|负债|波动|估值|增长|分红|派息|回购)(?:高|低)?(?:的)?(?:本身)?(?:，)?(?:也)?(?:并不|并非|未必|不一定|不等于|不代表|不说明|不意味着|可能|或许|或)[^；]+',
  ),
  hanShape('(?:过往|过去|以往)的?(?:表现|回报|收益|业绩)(?:并)?(?:不|并不|未必|不能)(?:代表|保证|说明|意味着)[^；]+'),
  hanShape(
    '(?:更)?(?:追求|看重|偏好|注重|更看重|谨慎|保守|稳健|长期|短期)(?:的)?[^，；]*(?:投资者|投资人|股东|读者)，?(?:可能|或许|或|可以|也许|不妨)[^；]+',
  ),
  hanShape('如果(?:你|您)?(?:更)?看重[^；]+'),
  hanShape('(?:以上|上述|这些|相关|这里的?)?(?:数据|数字|资料|内容)(?:来自|取自|基于|来源于)[^；]+'),
  hanShape(
    '(?:以上|上述|这里的?|这些|本)?(?:的)?(?:比较|分析|内容|数据|结论|估值)(?:是)?(?:基于|根据|采用|使用|以)[^；]+',
  ),
  hanShape(
    '(?:由于|因为)?(?:目前|这里|现时)?(?:没有|缺少|缺乏|未有|暂无)[^，；]*(?:数据|资料|信息|预测|季报)，(?:因此|所以|故)?(?:无法|未能|不能|难以)[^；]+',
  ),
  hanShape(
    '(?:以上|上述|这|此|本)?(?:内容|分析|数据)?(?:并)?(?:仅供参考，)?(?:均|并)?(?:不构成|并非|不是|不属于)(?:任何)?(?:投资|买卖)?(?:建议|买卖建议|投资建议|买入建议|卖出建议)',
  ),
  hanShape(
    '(?:下一步|接下来|建议|不妨|可以)(?:我)?(?:可以?|可以先|需要|宜|不妨|再)?(?:进一步|先|再)?(?:看看|查看|留意|关注|对比|比较|核对|确认|检查|对照|了解|观察)[^；]+',
  ),
  hanShape(
    '(?:两|两家|两间|各)(?:公司|企业|者)的?(?:财年|财政年度|会计年度|会计政策|口径|截止日期|财年截止日期|会计口径)(?:并不|不|不尽)?(?:不同|相同|一致|一样)[^；]*',
  ),
  hanShape('(?:主要)?风险(?:在于|是)[^；]*(?:能否|是否|可能|或许|未能|不及|若|如果)[^；]*'),
  hanShape('(?:派息|股息|分红|回购)(?:并非|并不|不是|没有)保证，?[^；]*'),
];
const hanForetold =
  /(?:将会?|必然|一定会|肯定|必定)(?!取决)|(?:股价|股票|价格)[^，；]{0,4}(?:会|可能|或|有望)[^，；]{0,3}(?:上升|下降|上涨|下跌|回升|回落|涨|跌|改善)|买入机会|卖出机会/;
/** 公司 alone is the one that is spoken of. */
const someone = /(?:^|[^家间的])公司(?!公告)/;
const hanOffers =
  /^(?:需要我|要不要我?|要我|是否需要我|想不想|希望我)(?:再|帮您?|帮你|先|进一步|也|为您|为你)*(?:比较|对比|看看|查看|分析|解释|核对|了解)[^；]+[吗呢]?$/;

function inChinese(sentence: string): boolean {
  const text = simplify(sentence).replace(/\s+/g, '').replaceAll(',', '，').replaceAll(';', '；');
  const bare = text.replace(/[。！？?!.]$/, '');
  if (bare.length < 5 || bare.length > 70) return false;
  if (!bare.split(/[，；、：:]/).every((part) => part === '' || isOfRemarkWords(part))) return false;
  if (/[？?]$/.test(text)) return hanOffers.test(bare);
  if (hanForetold.test(bare) || someone.test(bare)) return false;
  return chinese.some((pattern) => bare.split('；').every((part) => pattern.test(part)));
}

/** Whether a sentence is a remark that tells nothing of anybody. */
export function isRemark(sentence: string): boolean {
  if (/[\d{}"“”「」$%€£¥]/.test(sentence)) return false;
  return /\p{Script=Han}/u.test(sentence) ? inChinese(sentence) : inEnglish(sentence);
}
