import { isGeneralWord } from './generality-words.ts';
import type { Token } from './tokens.ts';

// A general statement holds of whoever it may concern: `a low multiple on peak earnings is not the same thing as a cheap stock`.
// Every clause has a subject of a kind, a question, a condition or the writer, its verb stands in the present, and all words are
// general ones. `Margins are under pressure` has none of these: it would be said of the company that is spoken of.

/** Whom or what only somebody who looked it up can speak of. */
const pointing =
  /\b(?:his|her|he|she|(?:the|this|that|these|those) (?:company|companies|firms?|business|businesses|shares?|stocks?|coins?|tokens?|funds?|management|industry|sector|economy|competitors?|acquisitions?|guidance|quarter|product|dividend|buybacks?|position|order)|this (?:price|level|year|quarter|margin|yield|multiple|growth)|management|today|tonight|yesterday|tomorrow|recently|recent|lately|currently|presently|now|soon|already|no longer|so far|latest|current)\b(?!'s price)/;
/** What happened, goes on, is to come, or ought to be done with money. */
const telling =
  /\b(?:was|were|had|did|has been|have been|been|being|(?:is|are|keeps?|remains?) (?:\w+ly )?(?!nothing|anything|something|everything|lacking|missing the point|willing|misleading|tempting|surprising|flattering|interesting|convincing|comforting|demanding|worth\w*|owning)[a-z]+ing|(?:has|have) (?!to\b|a\b|an\b|no\b|the\b|little\b|more\b|less\b|different\b|very\b|high|low|long|short|thin|only\b|one\b|two\b|nothing\b|something\b|many\b|few\b|costs\b|limits\b|their\b|its\b)\w+|will (?!matter|weigh|count|depend|need|look|read|see|ask|have to|differ|tell|say|show|be right\b|be wrong\b|be known)|shall|going to|about to|bound to|set to|sure to|certain to|ought|must|guarantee[sd]?|certainly|surely (?!as)|definitely|undoubtedly|obviously|recommend\w*|advise\w*|buy (?!time|growth)|buying (?!back)|buys (?!time|growth)|(?<!\bto )sells?|selling|hold|holding|owning (?!at)|add|trim|avoid|accumulate|overweight|underweight|invest in|rally|crash|panic|losing|winning|trouble|in danger|at risk|fraud|kill\w*|cheat\w*|steal\w*|lie[sd]?|lying|deceiv\w*|betray\w*|conceal\w*|threaten\w*|damag\w*|suffer\w*|starv\w*|beat\w*)\b/;
/** Verdicts, unless they are denied, supposed or only possible. */
const verdict =
  /\b(?:cheap|cheaper|expensive|dear|dearer|attractive|safe|safer|risky|riskier|dangerous|undervalued|overvalued|bargain|unsustainable|sustainable|healthy|fragile|excellent|terrible|solid|strong|stronger|weak|weaker|bad|worse|poor|good|better|best|worst|great|justified|deserved|warranted|excessive|comfortable|profitable|robust|demanding|generous|opportunity|buy|sell|problem|worry|concern|threat|danger)\b/;
const open =
  /\b(?:not|never|rarely|seldom|hardly|no|nothing|neither|nor|cannot|can|may|might|could|would|need not|only|if|whether|when|unless|until|than|as|or|rather|what|how|which)\b/;
/** An amount, or a part of a whole. */
const counting =
  /\b(?:half|third|quarter|majority|most|bulk|part|\w+ per ?cent|percent|points?|million|billion|trillion|dozens?|hundreds?|thousands?) of (?!this|that|the (?:story|picture|answer|question|case))|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred) (?:percent|points|million|billion|times|dollars)\b/;

const heads =
  '(?:multiples?|margins?|dividends?|yields?|ratios?|discounts?|premiums?|premium to \\w+|stocks?|compan(?:y|ies)|balance sheets?|comparisons?|valuations?|forecasts?|models?|numbers?|figures?|quarters?|years?|growth|prices?|returns?|records?|balances?|buybacks?|estimates?|averages?|trends?|moats?|franchises?|portfolios?|measures?|metrics?|ranges?|targets?|cycles?|payouts?|drawdowns?|histor(?:y|ies)|samples?|scenarios?|assumptions?|judgements?|questions?|answers?|arguments?|thes[ie]s|cases?|stor(?:y|ies)|narratives?|conclusions?|investors?|readers?|analysts?|business(?:es)?|industr(?:y|ies)|assets?|benchmarks?|ind(?:ex|ices)|signals?|explanations?|interpretations?|debts?|leverage|cash|volatility|momentum|reading|sheet)';
const word = "(?:[a-z][a-z'-]*)";
const words = (most: number): string => `(?:${word} ){0,${String(most)}}?`;
/** Adverbs in front of what is denied or limited. */
const adverbs = '(?:also |still |therefore |usually |often |always |by itself |in itself |at best )*';
const poor = '(?:poor|weak|imperfect|blunt|noisy|rough|lagging|crude|partial|incomplete|unreliable)';
/** What something is not, or no more than: no state a company may be in. */
const limited = `${adverbs}(?:not the same(?: thing)? as|not (?:an? |the )?(?:substitute|synonym|guarantee|proof|promise|forecast|verdict|argument|explanation|answer|measure|number|fact) (?:for|of|by|in|that|but|to)?|no (?:substitute|guarantee|proof|promise|forecast|verdict|answer) (?:for|of|that)|(?:never |rarely |seldom |hardly )(?:the whole|an? (?:argument|answer|reason|verdict|explanation|fact)|enough)|an? ${poor} (?:guide|measure|proxy|signal|test|substitute|summary)s? |only as (?:good|reliable|wide|strong|useful) as |worth less than |different things|two different|as much an? )`;
/** What something is, held against what it is not. */
const contrasted = `${adverbs}an? ${words(3)}(?:statement|question|choice|summary|description|snapshot|estimate|opinion|argument|matter|means|measure|judgement|tool|lens|habit|discipline|constraint|point|range|warning|story|reminder|assumption)s?(?: of [a-z]+)?(?: as much as| rather than| and not| more than|$)`;
/** Says of something what it tells or leaves open. */
const tells =
  '(?:says? (?:more|less|little|nothing) about|tells? us (?:what|how|little|nothing|less|more|only)|asks? |depends? on (?:what|how|whether|assumptions|the assumptions|where)|cuts? both ways|compares? (?:what|how)|can (?:mean|reflect|be (?:read|explained|mistaken)|hide|look)|need not|cannot (?:tell|say|replace|show|settle|answer|capture|distinguish)|(?:do|does) not (?:mean|say|tell|imply|prove|guarantee|replace|explain|equal|settle|answer|capture)|has to (?:allow|account) for|hides? more than)';
const abstracts =
  '(?:(?:past |high |higher |lower |accounting |reported |future |fast |slow |price )*(?:growth|cash|volatility|leverage|price|value|scale|valuation|momentum|size|quality|yields?|earnings|profits?|multiples|averages|history|patience|diversification|returns?(?: on (?:equity|capital|assets))?|optimism|pessimism|caution|precision|timing|luck|hindsight|expectations|forecasts|guidance|targets|ratios)(?: and cash| and value| and risk)?(?: (?:that|which) (?:is|has to be|cannot be|can be) [a-z]+)?)';
const asks =
  '(?:(?:here|still|yet) )?the (?:(?:harder|real|honest|open|other|right|better|key|main|only|central|first|next|deeper|relevant|more useful|more interesting) )?(?:question|difficulty|test|distinction|trade-off)(?: for (?:shareholders|investors|readers))?';
const figuresAre =
  '(?:none of (?:this|these|the)(?: figures| numbers| ratios)?|nothing in (?:the|these) (?:figures|numbers|accounts|data)|neither (?:figure|ratio|measure|reading)|no (?:single )?(?:figure|ratio|measure|number|multiple|model)|the (?:figures|numbers|accounts|data|ratio|ratios|multiple|evidence))';

const forms: readonly RegExp[] = [
  // A kind: `a low multiple is not the same thing as …`
  `(?:a|an|any|every|no) ${words(5)}${heads} ${words(5)}(?:is|are) ${limited}.*`,
  `(?:a|an|any) ${words(5)}${heads} (?:is|are) ${contrasted}.*`,
  `(?:a|an|any) ${words(5)}${heads} ${words(5)}${tells}\\b.*`,
  `(?:two|some|most|many|few) ${words(3)}${heads} ${words(6)}can have (?:very |quite )?different\\b.*`,
  `(?:a|an|any) ${words(3)}(?:investor|reader|analyst|observer)s? ${words(5)}(?:will|would|may|might|can|should|has to) (?:also |still |rather )?(?:weigh|read|ask|compare|check|look at)\\b.*`,
  `(?:investors|readers|one|anyone)(?: who [a-z' -]{3,30}?)? (?:should|do well to|have to|has to|may) (?:also |rather |always )?(?:weigh|ask|compare|check|look at|allow for|distinguish|be careful with (?:averages|ratios|comparisons|multiples|forecasts|estimates))\\b.*`,
  // A notion.
  `${abstracts} (?:is|are) ${limited}.*`,
  `${abstracts} (?:is|are) (?:what (?:is|one|you|we) |an advantage only (?:where|if)|rarely a reason)\\b.*`,
  `${abstracts} ${tells}\\b.*`,
  // A question.
  `${asks} (?:is|remains) (?:really |not |only |less |then |also )*(?:whether|what|how (?:much|far|long|durable)|which)\\b.*`,
  'the debate is (?:really )?about .* rather than .*',
  'much depends on (?:the assumptions|what|how|whether|which)\\b.*',
  // What cannot be known from figures.
  `${figuresAre} (?:alone |themselves |by itself )?(?:settles?|cannot (?:tell|say|show|settle|answer)|do(?:es)? not (?:tell|say|show|settle|answer|decide)|tells? us (?:who|which|what)|(?:is|are) consistent with both readings)(?: us| this| either)?(?: whether| which| what| who (?:will be|is) right|$).*`,
  `there is (?:no|rarely a|seldom a|more than one|no single) (?:${word} )?(?:number|measure|answer|rule|formula|shortcut|metric|ratio|figure|reading|substitute)s?\\b.*`,
  'it (?:is|would be) (?:also |still |often |always |therefore )*(?:tempting|easy|hard|difficult|a mistake|wrong|possible|simplistic|misleading) to (?:read|extrapolate|confuse|mistake|overlook|compare|generalise|conclude|separate|infer|judge|draw|treat|rely)\\b.*',
  'it takes more than one (?:\\w+ )?(?:year|quarter|figure|ratio|number|measure) to .*',
  'that (?:is|would be) (?:an argument for (?:humility|caution|patience|modesty)|the (?:one |only )?thing (?:the|these) (?:accounts|figures|numbers) cannot|a (?:question|different question|separate question|matter of (?:judgement|taste|opinion)))\\b.*',
  'the gap between them deserves attention',
  // The writer.
  '(?:in our view |in my view )?(?:we|i|our reading|my reading) (?:would (?:treat|read|weigh|rather be|start from|ask|compare|look at)|cannot (?:tell|say|judge|know)|do not know|see no reason to (?:choose|decide|prefer)|assume no|(?:is|are|am) (?:deliberately |only )?(?:conservative|agnostic|undecided|reluctant to (?:choose|decide|extrapolate|generalise|pay for)))\\b.*',
  // The more, the less.
  'the (?:more|less|longer|shorter|higher|lower|wider|thinner|larger|smaller|faster|slower) .*',
  'reasonable (?:people|readers|investors) (?:can|may) (?:differ|disagree)\\b.*',
  'small differences (?:can )?matter a great deal',
].map((form) => new RegExp(`^${form}$`));
/** What follows from `the more …`: how to read, not what becomes of it. */
const soMuch =
  /^the (?:more|less)\b.*\b(?:tells?|says?|matters?|depends?|weighs?|counts?|means?|deserves?)\b|^the (?:more|less) (?:sensitive|reliable|useful|meaningful|important|relevant|informative|uncertain|careful)\b/;

const supposed = /^(?:even |only |but |and |so )?(?:if|when|unless|whenever|where|until|whether|as long as|without)\b/;
/** What follows where something is supposed. */
const following =
  /^(?:then )?(?:[a-z][a-z'-]* ){1,6}?(?:matters?|will matter|will weigh|deserves?|depends? on (?:what|how|whether)|says? (?:little|nothing|less|more)|tells? (?:us )?(?:little|nothing|less|more)|means (?:little|nothing|less)|is (?:much )?(?:higher|lower) than it looks|is guesswork|loses its meaning)\b/;
const leads =
  /^(?:in (?:short|sum|practice|theory|principle|general|the end|our view|my view|that sense)|on (?:balance|the whole|the other hand)|for (?:example|instance|that reason|now)|by itself|at best|in other words|put differently|of course|after all|that said|however|still|ultimately)$/;
const breaks =
  /\s*[,;:—–]\s*|\s+(?=(?:but|because|although|though|while|whereas|so|which|if|unless|until|when|and (?:that|it|the|a|an|no|we|this|there|not|any|small|what))\b)/;
const tailing = /^(?:not|but not|rather than|and not|nor|instead of|as easily|whose)\b/;

/** Whether an English sentence is one of general statements alone. `tokens` were cut with the words of thoughts. */
export function isGenerality(sentence: string, tokens: readonly Token[]): boolean {
  if (/[?\d{}"“”$%€£¥]/.test(sentence) || /\p{Script=Han}/u.test(sentence)) return false;
  if (tokens.some((token) => token.kind === 'word' && (token.uses.entities.size > 0 || token.uses.isTerm)))
    return false;
  const plain = sentence.trim().replace(/[.!]$/, '').replaceAll('’', "'");
  if (/\S\s+\p{Lu}(?!\b)/u.test(plain)) return false;
  const text = plain.toLowerCase();
  const spelled = text.match(/[a-z][a-z'-]*/g) ?? [];
  if (spelled.length < 4 || spelled.length > 45 || !spelled.every(isGeneralWord)) return false;
  const clauses = text
    .split(breaks)
    .map((one) => one.trim().replace(/^(?:and|but|so|yet|because|although|though|while|whereas)\s+/, ''))
    .filter((one) => one !== '');
  let isOpen = false;
  let isSupposed = false;
  for (const clause of clauses) {
    const isCondition = supposed.test(clause);
    // What is only supposed may name who would do it.
    const said = isCondition ? clause.replace(/\bmanagement\b|\bthe cycle\b/g, 'somebody') : clause;
    if (pointing.test(said) || telling.test(said) || counting.test(said)) return false;
    // `its` of a kind that the clause names.
    if (
      /\b(?:its|their)\b/.test(said) &&
      !/^(?:an?|any|every|each|no|cash|growth|if|when|unless|valuation)\b|\bits (?:own|way|face)\b/.test(said)
    )
      return false;
    if (leads.test(clause)) continue;
    if (isCondition) {
      isSupposed = true;
      isOpen = isOpen || clauses.length > 1;
      continue;
    }
    if (verdict.test(clause) && !open.test(clause)) return false;
    if (/\bthis\b|\bthese\b/.test(clause) && /^(?:an?|any|no|every)\b/.test(clause)) return false;
    if (isOpen && /^the (?:more|less|\w+er) /.test(clause) && !soMuch.test(clause)) return false;
    if (forms.some((form) => form.test(clause)) || (isOpen && tailing.test(clause))) isOpen = true;
    else if (!(isSupposed && following.test(clause) && !verdict.test(clause))) return false;
  }
  return isOpen && !clauses.every((clause) => supposed.test(clause) || leads.test(clause));
}
