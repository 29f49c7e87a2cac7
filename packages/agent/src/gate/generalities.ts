import { classOf } from './musing-words.ts';
import type { Token } from './tokens.ts';

// A general statement holds of whoever it may concern: `a low multiple on peak earnings is not the same thing as a cheap stock`.
// Every clause has a subject of a kind, a question, a condition or the writer, its verb stands in the present, and all words are
// general ones. `Margins are under pressure` has none of these: it would be said of the company that is spoken of.

// Words of general statements besides those of musings: what analysts' prose is made of that names nobody and no event. Who acts
// (auditors, regulators, customers) and what happens (recalls, lawsuits, sales of businesses) is in no class.

const nouns =
  'ability absence acceptance accident accuracy act action advantage affordability alternative ambition amount analogy anchor anomaly appetite arithmetic art aspiration attention attraction authority awareness bear bet blessing border boundary bound breath bull calm capability capacity caution ceiling centre chance claimant clarity clock cloud coincidence collection colour comfort commentary commitment compass competence competition complexity compliment compromise conviction corner courage craft credibility crowd curiosity curse danger debate decade decency degree demand delusion desire destination detail dilemma direction disagreement disguise distance doctrine dogma door durability duty ear earner echo economist ego elegance enthusiasm entrant envy equation exaggeration excuse exercise exit eye face faith fashion feeling feel filter flaw floor fog food footing forecaster fortune franchise freedom friction fruit fuel gamble game gift glance goal grain gravity grip growth guesswork habit half-truth hand handful harvest haste headwind heart hedge height help hindsight hole hope humility hurdle hurry ignorance illusion image imagination impatience impulse incentive independence indication indicator indifference inertia ingredient insight insistence instinct insurance integrity intensity intent intention intuition invitation irony item job journey joy judge key kind knowledge label ladder lag landscape language law layer lens lesson level licence life line link list logic look luck lure luxury magic majority map mask mean memory mercy merit middle mind mirror misreading moat mood moral mystery myth narrative nature need noise norm note nuance number objective observer obstacle occasion odds offence opinion opportunity optimism option order origin outcome owner ownership pace page paradox part past path patience pattern pause payoff peak penalty people perception permission person persuasion pessimism philosophy piece pity place plain platform pleasure point popularity position possession possibility practice precaution precedent precision predictability preference prejudice premise presence present pretence prices pricing principle privilege prize process product professional promise proof proportion prospect protection prudence psychology punishment purchase purpose puzzle quality quantity quest race rarity reality reason reassurance reflection refuge regard regret relation relationship relief reluctance reminder reputation resilience resistance respect response responsibility restraint retrospect reward rhythm rigour ritual road role room root route routine rule sacrifice safety satisfaction scale scepticism science scope score seat secret seed selection self-discipline sense sentence sequence series shadow shape shareholder shelter shortcut side sight sign signal silence simplicity skill slogan slope snapshot solution sort speculation speculator speed spirit spot stability stage stake stance standard start statement stock-picker stomach story strain stranger strategy strength stretch structure style substance substitute success sum surface surprise suspicion sword symmetry sympathy symptom synergy system tailwind tale talent task taste teacher temperament temptation tendency tension term territory test theme theory thesis thing thinking thought threshold thumb tide time tolerance tone tool topic touch trade-off tradition trait trap trick trough trouble trust truth turn twist uncertainty understanding use usefulness vantage variety verdict vice view virtue visibility vision voice wager wait warning way weakness wealth weapon weather weight wisdom wish wonder word world worry worth wrong yardstick guidance management acquisition distribution competitor shareholder prospects quarter two-way';
const adjectives =
  'able abundant accidental active actual acceptable additional advisable ambitious apparent arguable artificial attractive average bare bad blind blunt boring brave brief bright brilliant busy calm capable careless casual clever cold collective comforting common compelling competent complacent contrary cool costly creative credible cruel curious dangerous dear deceptive deep defensive deliberate delicate dependable desirable disappointing disciplined double-edged dramatic dry due dull duller eager early elaborate elastic elegant elusive emotional empty endless enduring entitled equal everyday evident excellent exceptional excited exciting exotic exposed fancy fast fatal few final firm first flat fond foolish foregone foreseeable fortunate fresh friendly fruitful funny gentle gradual grand great greedy growing handsome happy harmless harsh healthy heroic hidden high-quality hollow humble idle ill-suited imaginary immune impatient impressive inattentive inconvenient indifferent inevitable inexpensive innocent instant instructive intelligent intense invisible irrelevant irresistible keen kind lasting later lazy leading lively lonely long loose loud lower loyal lucky lumpy marginal mechanical merciful merry mild minor misplaced mixed modest moderate monotonous mundane mutual naive narrow nasty neat nervous new nice noble normal noticeable obscure obvious odd old only opposite orderly ordinary other outright overall painful pale passing patient peculiar perfect perpetual persistent persuasive plain pleasant plentiful polite popular positive powerful practical precious predictable premature present pressing pretty previous prior private prone proper proud prudent public pure quick quiet rapid rare raw ready real recognisable reluctant remarkable remote repeatable respectable responsible restless restrictive right risky rosy rude rushed sad sceptical scarce secret self-evident self-fulfilling selfish sensible serious severe shaky shallow sharp sheer short-lived shy silent simple sincere slim sloppy small smart smooth sober soft solid sorry special spectacular splendid square stale standard steady steep sticky strange strict strong stubborn subtle successful sudden sufficient superficial superior sure surprising suspicious sweet swift symmetric tall tame tedious tender terrible thick thorough timely tiny tired total tough traditional transparent tricky true trustworthy typical ugly ultimate unable unavoidable uncomfortable unconvincing undemanding undeserved undeniable uneasy uneven unfair unfamiliar unfashionable unforgiving unhappy unimportant uninteresting unique unkind unlikely unlucky unnecessary unpleasant unpopular unremarkable unstable unusual unwelcome unwise upper useless usual vague vain valuable varied vast vivid warm weak weary welcome wide wild willing wise wishful wonderful wrong young upper';
const verbs =
  'admire adopt advise afford aim annoy applaud appeal appreciate arrive assert assign assist assure attend award await aware bargain beat behave bend bet betray bind blame blend bless blind bother bow brace brag breathe buy cancel care cause celebrate change chase cheat cheer choose clash clear cling coexist collide comfort command commit complain compliment compromise conceal concentrate condemn confess confine congratulate cooperate copy cost create cure damage dare deal debate deceive defeat defend defer delay delight deny deserve desire despise destroy dictate differ dig dilute diminish disappoint discourage discover discriminate disguise dislike disprove dissolve distract distribute disturb dominate doubt dream drift drive drown earn educate embrace encourage endure enjoy enrich enter envy erase err escape establish evade exaggerate excite excuse exist expect explain exploit expose express extend extract extrapolate favour fear feed feel fill finish fit flatter float flow fold fool forbid force forget forgive fulfil function gamble gather grant greet guess guarantee handle hang happen hate haunt heal hear help hesitate hide hire hope hunt hurry identify imagine imitate impress inform inherit insist inspire insult intend interest interfere intimidate invent invite irritate join joke judge jump justify kill lack land laugh lead lean learn lend level lie lift like linger listen live long look lose love lower manage master measure memorise mention mind mislead mistake misread mix mourn move multiply name need neglect nod notice obey object observe obtain occur offend open oppose oppress overpay overreact overstate owe own panic pardon participate pass pay perceive perform permit persuade pick plan plant play please point polish pose possess postpone pour praise pray preach prefer prepare press pretend prevent print prize proceed profit promise promote pronounce protect protest prove provide provoke punish pursue push puzzle qualify quarrel question quit quote race reach react rebuild recognise recommend regret reject rejoice relax remember remind repair repeat replace reply rescue resemble resent resist resolve respect rest return reveal revere revert reward ride ring rise risk rob rush satisfy scare scold search seduce seek select serve settle share shift shine shout show shut signal sit sleep slide smell smile smooth solve speak spend spoil spread stand stare start starve stay steal stick stop strike struggle study submit succeed suffer suit summon supply suppose surrender surround survive suspect swallow swear sweep swim swing talk taste teach tear tease tempt thank think threaten throw tie tolerate touch train transform trap travel treat trick trouble trust try turn twist underestimate undo unravel urge vanish vary venture visit wait wake walk wander want warn wash waste watch wear welcome whisper win wipe wish witness wonder work worry worship wrap wrestle yield';
const others =
  "anyone anything everyone everything somebody someone something whoever whatever whichever nobody nothing herself himself themselves it's its their theirs our ours today's year's years' quarter's company's business's market's shareholders' investors' analysts' yesterday's tomorrow's last will forgotten bought paid earned lost won spoken sold made known seen deliberately precisely surely anyway elsewhere somewhere anywhere nowhere everywhere besides unlike beyond sooner later forever half twice deal great sheet sheets operating net less owning owned lasts entirely just nearly ahead";

const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
const several = (noun: string): string =>
  /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
/** Present forms alone: what is told in the past happened. */
const present = (verb: string): readonly string[] => [
  verb,
  several(verb),
  verb.endsWith('e') ? `${verb.slice(0, -1)}ing` : `${verb}ing`,
];

const knownWords: ReadonlySet<string> = new Set([
  ...wordsIn(nouns).flatMap((noun) => [noun, several(noun)]),
  ...wordsIn(adjectives).flatMap((word) => [word, `${word}er`, `${word.replace(/y$/, 'i')}er`, `${word}ly`]),
  ...wordsIn(verbs).flatMap(present),
  ...wordsIn(others),
]);

/** Whether a word is of general statements. */
function isGeneralWord(word: string): boolean {
  const bare = word.replace(/'(?:s|t|re)$/, '');
  if (knownWords.has(word) || knownWords.has(bare) || classOf(bare) !== null) return true;
  const parts = bare.split('-');
  return parts.length > 1 && parts.every((part) => knownWords.has(part) || classOf(part) !== null);
}

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
