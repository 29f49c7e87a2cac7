import { inOneScript } from './script.ts';
import type { Token } from './tokens.ts';
import type { Role } from './words.ts';

// A thought is read clause by clause: whom it speaks of, what it says of that one. Only what nobody has to look up may be said:
// what the writer did, what the figures can and cannot show, what holds of a kind of figure whoever it belongs to.

type Speaker = 'writer' | 'text' | 'kind' | 'supposed';

/** What happened, or how one thing stands to another: nowhere in a thought. */
const claiming: readonly Role[] = [
  'up',
  'down',
  'worth',
  'earn',
  'take',
  'report',
  'trade',
  'level',
  'turn',
  'above',
  'below',
];

const work =
  'figures?|numbers?|data|comparisons?|tables?|answers?|estimates?|projections?|models?|results?|calculations?|analys[ei]s|statements?|accounts?|filings?|reports?|sources?|methods?|ratios?|multiples?|metrics?|measures?|assumptions?|scenarios?|ranges?|evidence|record|history|question|fiscal years?|reporting periods?|accounting|businesses|companies|two|three';
const isWork = new RegExp(
  `^(?:(?:the|these|those|this|such|both|all|any|our)(?: (?:two|three|other|same|available|underlying|latest))? )?(?:${work})(?: (?:above|below|here|alone|themselves|at hand|shown|used))*$`,
);
const isWriter = /^(?:i|we|you)$/;
const isPointer = /^(?:that|this|it|they|which|both|neither|all of this|much of this)$/;
const isKind =
  /^(?:an?|any|no|some|different|high|higher|low|lower|rising|falling|wide|wider|thin|rich|strong|weak|past) /;
/** A cause that is only supposed is set apart as such. */
const isSupposed =
  /^(?:one|a|another|the most likely|the simplest) (?:possible |likely |plausible )?(?:explanation|reading|interpretation|cause|reason|driver)$/;
/** A subject names somebody or something; it holds no verb. */
const isClauseLike = /\b(?:may|might|can|cannot|could|would|should|do|does|did|is|are|not|who|which)\b/;
const longestSubject = 6;
/** Kinds of figures that are ways of reading others: of them something can hold whoever they are of. */
const readings =
  /^(?:priceTo|evTo|forwardPe|peg|dcf|wacc|beta|rsi|movingAverage|volatility|terminalGrowth|blendedValue|altmanZ|piotroskiF|sharpe|sortino|maxDrawdown|calculation|tenYearYield|yield10Y)/;

/** What the writer does, cannot do, and asks the reader to do. */
const works =
  /^(?:(?:could|can|did|do|have|had|would)(?: not|n't)?|cannot|can't|am not able to|was not able to|was unable to)? ?(?:verif(?:y|ied)|check(?:ed)?|compare[ds]?|judge|assess|answer|look(?:ed)? at|use[ds]?|separate|include[ds]?|leave|left out|set aside|start with|focus on|work out|compute|calculate|rely on|cover(?:ed)?|limit(?:ed)?|go into|(?:find|see) (?:any |an? |the |no )?(?:figures?|data|sources?|values?|numbers?|records?|estimates?|altman z-score|z-score))\b/;
/** What figures, and kinds of figures, do to whoever reads them. */
const relates =
  /^(?:(?:do|does|can|may|might|could|would|should|need)(?: not|n't)? |cannot |alone |by (?:itself|themselves) |also |only |often |usually |rarely |simply |still )*(?:compares?|ignores?|reflects?|leaves?|limits?|spreads?|smooths?(?: out)?|measures?|describes?|depends? (?:on|largely on|mainly on|heavily on)|matters?(?: for)?|differs?|var(?:y|ies)|attracts?|dilutes?|uses?|excludes?|includes?|assumes?|rests? on|relates?|captures?|summari[sz]es?|overstates?|understates?|flatters?|misses|has (?:a |its )?limits?|have limits|lines? up|ends? in|overlaps?)\b/;
/** What they do not tell: that they do would be a claim. */
const silent =
  /^(?:alone |by (?:itself|themselves) |still |also )*(?:(?:do|does|can|could|did)(?: not|n't) |cannot |rarely |says? (?:nothing|little)|tells? (?:nothing|little|only))(?:by (?:itself|themselves) |alone |fully )*(?:say|tell|show|mean|settle|answer|explain|prove|decide|replace|capture|cover|about|us|of|what|whether|how|$)/;
/** What figures, and kinds of figures, are to whoever reads them. */
const judged =
  /^(?:is|are|may be|can be|might be|would be|could be|remains?|seems?)(?: not| only| still| also| just| too| often| very| highly| quite| rather| merely| at best)*(?: (?:(?:hard|difficult|impossible|easy|too early) to (?:compare|judge|say|tell|separate|read|interpret|answer|reconcile)|misleading|useful|sensitive to|comparable|incomplete|uncertain|imprecise|rough|available|enough|sufficient|silent|limited in|a matter of|a question|an open question|a starting point|an estimate|estimates|approximate|approximations|backward-looking|no (?:guide|guarantee|substitute|proof|forecast|verdict|advice)|unclear))\b/;
/** What they are not: that they are would be a verdict. */
const denied =
  /^(?:is|are) (?:not|no|only|merely|at best)(?: the same as)? ?(?:an? )?(?:trend|forecast|verdict|promise|guide|guarantee|proof|pattern|estimate|snapshot|rule|recommendation|advice|answer|conclusion)\b/;
/** Somebody and something that is known to be there: of them it would be a fact. */
const definite =
  /\b(?:its|their|his|her|the company|the firm|the group|the business|the stock|the shares|management|the board|will|was|were|has been|have been|is being|are being|going to|now|today|already|recently|soon)\b/;
/** In front of a clause it only joins it. */
const joining =
  /^(?:so|and|but|or|yet|also|still|then|therefore|hence|thus|which is why|because|since|although|while|note that|of course|that said|in that sense|as such|even so|note) /;
/** A clause that is asked, not told. */
const asked = /^(?:whether|how|what|which|if|when|unless|where)\b/;
const closing =
  /^(?:here|too|as well|on (?:its|their) own|in turn|by itself|alone|for instance|for example|on margin alone|at hand)$/;
const breaks = /^[,;:—–]$/;

/** Whether every clause of a sentence in English or Chinese is a thought. `tokens` were cut with the words of that lane. */
export function isThoughtByClauses(sentence: string, tokens: readonly Token[]): boolean {
  const isRead = tokens.every((token) =>
    token.kind === 'word'
      ? token.uses.entities.size === 0 && (token.uses.period === null || token.uses.period.kind === 'length')
      : token.kind === 'sign' && /^[.,;:'、，。；：—–?？-]$/.test(token.text),
  );
  if (!isRead || /[?？]\s*$/.test(sentence)) return false;
  if (/\p{Script=Han}/u.test(sentence)) return isChinese(inOneScript(sentence), tokens);
  const clauses = clausesOf(tokens);
  let before: Speaker | null = null;
  for (const clause of clauses) {
    const speaker = speakerOf(clause, before);
    if (speaker === null) return false;
    before = speaker;
  }
  return before !== null;
}

interface Clause {
  readonly text: string;
  readonly tokens: readonly Token[];
}

function clausesOf(tokens: readonly Token[]): readonly Clause[] {
  const found: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'sign' && breaks.test(token.text)) found.push([]);
    else if (token.kind === 'word' || token.text === '-') found.at(-1)?.push(token);
  }
  return found
    .filter((clause) => clause.length > 0)
    .map((clause) => ({
      text: clause
        .map(({ text }) => text.toLowerCase())
        .join(' ')
        .replaceAll(" ' s", "'s"),
      tokens: clause,
    }));
}

/** Whom a clause speaks of, when what it says of that one is a thought; null when it is a claim. */
function speakerOf({ text: given, tokens }: Clause, before: Speaker | null): Speaker | null {
  const text = given.replace(joining, '').replace(joining, '');
  // Of the reader's own shares nothing is claimed: `how long you intend to hold the shares`.
  const told = /\byou\b/.test(text) ? text.replace(/\bthe (?:shares|stock)\b/g, 'them') : text;
  if (definite.test(told) || claims(tokens, text)) return null;
  if (before !== null && closing.test(text)) return before;
  for (const at of gaps(text)) {
    const [subject, rest] = [text.slice(0, at), text.slice(at + 1)];
    const speaker = whose(subject, tokens, before);
    if (speaker === null) continue;
    const isSaid =
      speaker === 'writer'
        ? works.test(rest)
        : speaker === 'supposed'
          ? /^(?:is|may be|might be|could be|would be) (?:an?|the|higher|lower|heavier|differences? in|changes? in)\b/.test(
              rest,
            )
          : relates.test(rest) || silent.test(rest) || judged.test(rest) || denied.test(rest);
    if (isSaid && !tellsMore(rest)) return speaker;
  }
  return null;
}

const gaps = (text: string): readonly number[] => [...text.matchAll(/ /g)].map(({ index }) => index);

function whose(subject: string, tokens: readonly Token[], before: Speaker | null): Speaker | null {
  if (isClauseLike.test(subject) || subject.split(' ').length > longestSubject) return null;
  if (isWriter.test(subject)) return 'writer';
  if (isSupposed.test(subject)) return 'supposed';
  if (isWork.test(subject)) return 'text';
  if (isPointer.test(subject))
    return before === null ? (/^(?:that|this|neither)$/.test(subject) ? 'text' : null) : before;
  if (isKind.test(subject)) return 'kind';
  // A kind of figure by its bare name, or with `the`: `the discount rate`, `net cash`.
  const [first, second] = tokens;
  const name = first?.kind === 'word' && first.uses.roles.has('det') ? second : first;
  const isFigure =
    name?.kind === 'word' && (name.uses.isTerm || [...name.uses.metrics].some((one) => readings.test(one)));
  return isFigure && subject.endsWith(name.text.toLowerCase()) ? 'kind' : null;
}

/** `that margins fell`, `the chip shortage`: behind the verb something is told after all. */
function tellsMore(rest: string): boolean {
  return /\bthat\b(?! of)|\bone (?:customer|supplier|product)\b/.test(rest);
}

function claims(tokens: readonly Token[], text: string): boolean {
  if (asked.test(text)) return false;
  return tokens.some(
    (token) =>
      token.kind === 'word' &&
      !token.uses.roles.has('thought') &&
      !/^(?:is|are)$/i.test(token.text) &&
      claiming.some((role) => token.uses.roles.has(role)),
  );
}

const inChinese: readonly RegExp[] = [
  /^(?:一种|一个|另一种)?可能的(?:解释|原因)(?:是|在于)[^，；]{2,16}(?:[，；]但?(?:这些|现有|以上)?(?:数据|报表|数字)(?:无法|不能|没有)(?:证实|说明|判断))?。?$/,
  // What a result hangs on.
  /^[^，]{2,16}对[^，]{2,16}(?:敏感|较敏感|很敏感|非常敏感)。?$/,
  /^[^，]{2,10}越[^，]{1,3}，[^，]{2,10}越[^，]{1,3}。?$/,
  // What differs between those compared.
  /^(?:请注意，|注意，|需要注意的是，)?(?:两者|两家公司|三家公司|各公司|各家公司|双方)(?:的)?(?:财年|财年截止月份|会计准则|会计政策|业务结构|业务组合|报告货币|口径|统计口径)(?:并)?(?:不同|不一致|有别|各不相同|不完全可比|存在差异)(?:，(?:比较时|对比时|解读时)(?:需要|需|应|要)?(?:留意|注意|谨慎))?。?$/,
  // What this text does next.
  /^(?:下面|以下|接下来|本文|下文)(?:将|会)?(?:从|按|依次|分别|先)[^，。]{2,24}(?:说明|分析|比较|对比|展开|讨论|介绍|梳理)。?$/,
  // Readings that stay open.
  /^(?:两种|各种|不同的?|多种)(?:解读|解释|看法|情形)(?:都|均|也)?(?:有可能|成立|说得通|可能成立)。?$/,
  // Causes that are only supposed.
  /^[^，]{2,14}(?:可能|或许|也许|或)与[^，]{2,14}有关(?:，但[^，]{2,10}(?:没有|未|并未)(?:说明|披露)(?:原因)?)?。?$/,
  /^[^，]{2,24}，(?:这些|以上|上述|现有)(?:数据|数字|指标|信息|报表)(?:都|均)?(?:无法|不能|没有)(?:回答|判断|说明|解释)。?$/,
];
const definiteInChinese =
  /公司(?!的?(?:财年|会计|业务|口径|报告))|该股|管理层|董事|它|其(?![他中])|已|正在|将会|了(?:。|，|$)|昨|今|明/;

function isChinese(sentence: string, tokens: readonly Token[]): boolean {
  const text = sentence.trim().replaceAll(',', '，');
  const isTold = tokens.some(
    (token) =>
      token.kind === 'word' &&
      !token.uses.roles.has('thought') &&
      (token.uses.roles.has('trade') || token.uses.roles.has('earn')),
  );
  if (isTold || definiteInChinese.test(text.replace(/^.*?(?:两家公司|三家公司|各公司|各家公司)/, ''))) return false;
  return inChinese.some((pattern) => pattern.test(text));
}
