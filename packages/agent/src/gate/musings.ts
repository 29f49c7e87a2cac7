import type { Token } from './tokens.ts';
import { classOf } from './musing-words.ts';

// A musing is a sentence of general words in which every clause keeps open what it says: it is hedged, asked, supposed, or tells
// what a measure cannot tell. Its words name nobody and nothing that happened (`musing-words.ts`), so that no clause of it can be
// looked up; how they are put together is then left to the writer.

/** Whoever or whatever is pointed at as known: of that one a clause would be a claim. */
const pointing =
  /\b(?:its|their|theirs|his|her|hers|he|she|(?:the|this|that) (?:company|companies|firm|firms|business|businesses|stock|stocks|shares?|coin|coins|token|tokens|fund|funds|economy|industry|sector|investors?|traders?|readers? of|competitors?|peers?|customers?|suppliers?|position|portfolio|trade|deposits?|funding|financing|network|asset|assets)|today|tomorrow|yesterday|tonight|recently|recent|lately|currently|presently|now|soon|already|no longer|anymore|so far|by now|at present)\b/;
/** Of what has been, what will be, and what somebody ought to buy. */
const telling =
  /\b(?:(?:the|its|this|that) (?:missing|hidden|lost|unexplained|false)|(?:find|found|finds|see|sees) (?:any|no) (?:problems?|issues?|signs?|reasons?|weakness(?:es)?|faults?|errors?|risks?|indications?|evidence of)|will (?!happen next)|would have|was|were|had|did|has been|have been|going to|about to|bound to|set to|due to|certain to|sure to|ought|must (?!be read|be treated|be kept|be seen)|should (?!be |not be |also be |therefore be |always be |only be |still be |never be |not |come with|carry more|carry less|matter|weigh|ask|look|note|keep|treat|compare|check|consider|read|bear|use|remember|rest)|(?:cannot|can't|can never) be (?:wrong|false|mistaken|beaten)|guaranteed?|guarantees (?!nothing|future)|certainly|surely|definitely|undoubtedly|obviously|(?<!\b(?:not|cannot|never) )proves?|proven|always (?:pays?|works?|wins?)|never (?:fails?|loses?)|bought|sold|stays? (?:high|low|strong|flat)|buy|buying|sell|selling|pays? off|add to|adding to|wise|came from|(?:can|may|could|should) (?:safely |always )?(?:rely|trust|count|depend|be (?:relied|trusted))|no (?:debt|risk|loss|cash|growth|profit|revenue|dividend|competition|competitors?|default)|without (?:debt|risk|loss))\b/;
/** An amount in words. */
const counting =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|half|several|dozens of|hundreds of)(?: (?:a|full|whole|entire|percentage|basis))* (?:points?|percent|per cent|billions?|millions?|trillions?|dollars|euros|yuan|times|fold)\b/;
/** Verdicts: only where a clause asks, supposes or denies that they follow. */
const verdict =
  /\b(?:cheap|expensive|attractive|safe|strong|stronger|solid|sound|sustainable|durable|justified|fair|good|better|best|weak|weaker|poor|worse|worst|excessive|profitable|robust|healthy|fragile|vulnerable|elevated|stable|optimistic|pessimistic|volatile|comfortable|demanding|generous|rich|realistic|unrealistic|temporary|lasting|structural|cyclical)\b/;
const supposed =
  /^(?:and |but |or |so |even |only |not |as |especially |particularly )*(?:if|when|whenever|unless|whether|should|where|assuming|suppose|supposing|provided|given|until|once)\b|\b(?:whether|if|unless|when)\b|\b(?:ask(?:ing)?|depends? (?:\w+ )?(?:on|upon)|hinges? on|questions?(?: of| is)?|know|say|tell|clear|unclear|uncertain|check|see|consider|matter of|visible|obvious|worth) (?:\w+ ){0,2}(?:how|what|which|why|where|when)\b/;
const hedged =
  /\b(?:may|might|could|can|perhaps|possibly|arguably|conceivably|plausibly|presumably|possible|plausible|tends? to|need not|not necessarily|not always|not automatically|in principle|in theory|at best|in part|(?:seems?|appears?) to (?:reflect|match|fit|go with|come with|be (?:in line|consistent))|depends?|depend(?:ing|ent)|hinges?|unclear|uncertain|uncertainty|open (?:question|to)|question|questions|debatable|remains? to be seen|(?:ruled|rule) out|possibility|possibilities|matter of (?:judgement|judgment|opinion|taste|interpretation)|would (?:look|be|need|have|change|require|help|matter|make|call|point|weigh|want|differ|lead|give|suggest|argue|say|see|read|tell|rest|hinge|depend|do|take|mean|not|still|also|shift|narrow|widen))\b/;
const limiting =
  /\b(?:says?|tells?|shows?) (?:nothing|little) (?:about|of)\b|\bare the (?:figures|measures|numbers|ratios|questions) to (?:compare|look at|watch|read|check|ask)$|\b(?:(?:do|does|can|could|should|would|need|may|might)(?: not|n't)|cannot|can't|never|rarely|seldom|hardly|only|merely|little|nothing|no|not|neither|none|nor|few|too) (?:\w+ ){0,3}?(?:bridge|reconcile|state|mention|disclose|list|give|name|quantify|specify|break|split|mean|means|say|says|tell|tells|show|shows|prove|imply|guarantee|guide|promise|predict|settle|answer|replace|substitute|capture|captures|reflect|describe|explain|reveal|distinguish|separate|include|account|allow|justify|support|establish|equal|amount|translate|read|relied|rely|treated|taken|compared|judged|advice|forecast|recommendation|proof|evidence|verdict|fact|facts|conclusion|conclusions|as good as|part|one|half|single|measure|metric|number|figure|ratio|model|method|way|same|story|picture|view|snapshot|approximation|estimate|starting|tool|input|inputs|lens|room|margin|replacement|certainty|precision|cure|rule|law|constant|whole|complete|perfect|exact|comparable|independent|enough|meaningful|informative|sufficient|conclusive|precise|reliable|trend|pattern|signal|sample|trades?|observations?|years?|data|short|small|thin|early|noisy|risk)\b/;
/** What a measure is, does and rests on, whoever it is of. */
const general =
  /^(?:and |but |so |in general,? |in short,? |by (?:construction|definition|design),? )*(?:a|an|any|every|each|no|some|most|many|both|one|another|different|high|higher|low|lower|short|longer?|small|large|larger|thin|past|historical|diversification|correlation|leverage|volatility|liquidity|valuation|multiples?|ratios?|models?|margins?|averages?|indicators?|estimates?|back-?tests?|drawdowns?|returns?|risks?|compounding|rebalancing|momentum|slippage|inflation|accounting|comparisons?|scenarios?|assumptions?|forecasts?|signals?|trends?|samples?|statistics?|context|judgement|judgment|timing|patience|discipline|caution|reading|comparing|looking|using|relying|treating|weighing|averaging|adding|removing|changing|extending|the (?:evidence|picture|data|sample|record|case|more|less|longer|shorter|higher|lower|wider|larger|smaller|fewer|point|purpose|aim|idea|question|answer|difference|comparison|caveat|choice|assumption|premise|trade-off|conclusion|weakness|strength|limitation|appeal|logic|advantage|disadvantage|ratio|measure|multiple|metric|indicator|model|method|formula|numerator|denominator|calculation|estimate|result|range|table|list|figures? (?:above|here|below)|numbers? (?:above|here|below)))\b/;
/** A bare notion that is something: `liquidity is no concern` would be said of whoever is spoken of. */
const stating =
  /^(?:and |but |so )*(?:[a-z]+ )?(?:leverage|liquidity|valuations?|volatility|momentum|multiples?|margins?|returns?|risks?|drawdowns?|inflation|trends?|signals?|correlation|compounding|timing|the (?:strength|weakness|appeal|result|estimate|range|figures? \w+|numbers? \w+)) (?:is|are|has|have|looks?|seems?|appears?) /;
/** Something goes up or down: a movement that is no quality, as `rising costs` has one. */
const moves = (clause: string): boolean =>
  clause
    .split(' ')
    .some(
      (word, at, all) =>
        classOf(word) === 'movement' &&
        !(
          word.endsWith('ing') &&
          !/^(?:is|are|be|been|keeps?|starts?|stops?|continues?)$/.test(all[at - 1] ?? '') &&
          at + 1 < all.length
        ),
    );
const writer =
  /^(?:and |but |so |here,? |first,? |finally,? |then,? )*(?:i|we|you|one|let us|let me|readers|please|note|keep|bear|treat|compare|consider|look|remember|think|take|start|begin|read|check|ask|weigh|use|recall|see|mind)\b/;
/** Makes something come: only what may. */
const causing =
  /\b(?:leads? to|causes?|results? in|produces?|brings?|delivers?|earns?|rewards?|generates?|creates?|beats?|outperforms?|shows? (?:what|that|how)|predicts?|proves?)\b/;
/** What the writer finds too much or too little. */
const sizing = /\b(?:low|high|too|rather(?! than)|small|large|own|hold)\b/;
const isVerbal = (clause: string): boolean =>
  /\b(?:is|are|has|have|does|do|may|might|can|could|would|should|cannot|let)\b/.test(clause) ||
  clause.split(' ').some((word) => classOf(word) === 'verb');
const leads =
  /^(?:in (?:short|sum|summary|practice|theory|principle|general|other words|particular|contrast|addition|turn|isolation|itself|fairness|effect|that sense|this context|the end|any case|both cases|either case)|on (?:balance|the whole|the other hand|the one hand|its own|their own|this (?:view|reading|basis))|to (?:put it|sum up|be fair|be clear|be precise|summarise|summarize|repeat)(?: \w+)?|by (?:contrast|itself|themselves|construction|definition|comparison|extension)|at (?:best|least|most|the same time|first glance|face value)|as (?:a rule|always|ever|such|before|noted|a result|a caveat|a starting point)|for (?:example|instance|that reason|this reason|now|context|balance)|that said|put differently|put simply|simply put|of course|after all|above all|all else equal|other things (?:being )?equal|taken together|taken alone|one caveat|a caveat|another caveat|the caveat|a note of caution|a word of caution|one limitation|a limitation|the question|the open question|the key question|the point|the lesson|the trade-off|again|even so|still|rather|instead|conversely|likewise|similarly|equally|ultimately|finally|first|second|third|however|therefore|thus|hence|moreover|furthermore|nevertheless|nonetheless|overall|meanwhile|strictly speaking|broadly speaking|generally speaking|statistically|admittedly|arguably|perhaps)$/;
const breaks =
  /\s*[,;:—–]\s*|\s+(?=(?:but|that (?!of\b|is worth|are worth)|because|although|though|while|whereas|so|which|and (?:so|this|that|it|they|the|a|an|no|not|may|might|could|is|are|has|have|does|do|can))\b)/;

/** What for, in front of what the writer does. */
const purpose =
  /^(?:(?:in order )?to (?:compare|judge|answer|put|make|keep|read|see|check|get|understand|assess|avoid|isolate|test|be consistent|allow)|for (?:comparability|consistency|simplicity|clarity|context|a like-for-like))\b(?!.*\b(?:is|are|has|have|may|might|could|would)\b)/;
/** What a kind of figure is by definition: what is taken from, added to or divided by what. */
const defining =
  /^(?:a |an |the )?(?:[\w/-]+ ){1,4}?(?:(?:is|are|equals?|means?) (?!not\b)(?:\w+ ){0,5}?(?:divided by|less|minus|plus|net of)\b|(?:subtracts?|divides?|compares?|relates?) |measures? (?:how|what|whether|the) |shows? how (?:many|much|long|far) )(?!.*\b(?:and|but) (?:is|are|has|have|was)\b)/;
/** A kind held against others of its kind, whoever has it. */
const againstKind =
  /^((?:a|an|any|every|each) (?:[\w/-]+ ){1,4}?(?:above|below|than|relative to|against|over|near) )its (?:own )?(?:peers|history|average|past|sector|industry|competitors|norm)\b/;

/** How many there are of somebody, or what is earned: asked, it tells nothing of them. */
const asked = /\b(?:how (?:many|much)|what)(?: [\w'-]+){1,16}/g;
const askedOf =
  /\b(?:the company|the business|companies|the market|people|employees|staff|workers|customers|users|stores|shops|plants|countries|regions|subsidiaries|brands|products)\b/g;
/** What a breakdown is by. */
const brokenDown =
  /\b(?:by|per|for each|for every|across|between) (?:product|product line|segment|region|country|geography|division|business line|category|channel|customer|brand)s?\b/g;
/** What the writer did and did not do, as what he does. */
const ownWork: readonly (readonly [RegExp, string])[] = [
  [
    /\b(i|we) did not(?= (?:adjust|use|look|compare|include|check|make|take|consider|apply|correct|restate|net|split|cover|go)\b)/g,
    '$1 do not',
  ],
  [/\b(i|we) (?:was|were) (not )?able\b/g, '$1 am $2able'],
  [/\b(i|we) had (no|to)\b/g, '$1 have $2'],
  [/\b(i|we) have (?:not )?(?:been able|looked|compared|used|left|taken|set|kept|made)\b/g, '$1 use'],
  [
    /\b(whether|how long)((?: [\w'-]+){1,6}?) will (?:last|hold|continue|persist|endure|prove durable)\b/g,
    '$1$2 can persist',
  ],
  [/\bwould have to\b/g, 'would need to'],
];

/** Whether every clause of an English sentence keeps open what it says. `tokens` were cut with the words of that lane. */
export function isMusing(sentence: string, tokens: readonly Token[]): boolean {
  if (/[?\d{}"“”$%€£¥]/.test(sentence) || /\p{Script=Han}/u.test(sentence)) return false;
  // Nobody is named.
  if (tokens.some((token) => token.kind === 'word' && token.uses.entities.size > 0)) return false;
  const plain = sentence.trim().replace(/[.!]$/, '').replaceAll('’', "'");
  if (
    /\S\s+\p{Lu}/u.test(
      plain.replace(
        /\b(?:I|P\/E|P\/B|P\/S|DCF|EV\/EBITDA|EBITDA|ROE|ROIC|ROA|WACC|RSI|MACD|VaR|CAGR|EPS|FCF|GDP|CPI|PMI|Sharpe|Sortino|Calmar|Piotroski|Altman|Kelly|Bollinger|MVRV|NVT)\b/g,
        '',
      ),
    )
  )
    return false;
  // `if the effects were left out`: supposed, not past.
  const text = ownWork
    .reduce((said, [own, as]) => said.replace(own, as), plain.toLowerCase())
    .replace(/\bif ((?:[\w-]+ ){1,4})were\b/g, 'if $1are')
    .replace(asked, (clause) =>
      clause.replace(askedOf, 'figures').replace(/\b(?:employs|sells|serves|operates|earns)\b/g, 'has'),
    )
    .replace(brokenDown, 'by segment')
    .replace(againstKind, '$1other figures');
  if (pointing.test(text) || telling.test(text) || counting.test(text)) return false;
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'/&-]*/gu) ?? [];
  const inMetric = tokens.flatMap((token) =>
    token.kind === 'word' && token.uses.metrics.size > 0 ? token.text.toLowerCase().split(/\s+/) : [],
  );
  const isKnown = words.every(
    (word) =>
      classOf(word.replace(/'(?:s|t|re)$/, '')) !== null ||
      inMetric.includes(word) ||
      /^(?:don|doesn|can|isn|aren|won)'t$/.test(word),
  );
  if (!isKnown || words.length < 4) return false;
  const clauses = text
    .split(breaks)
    .map((one) => one.trim().replace(/^(?:and|but|so|or|yet|that)\s+/, ''))
    .filter((one) => one !== '');
  let isOpen = false;
  for (const clause of clauses) {
    if (leads.test(clause) || purpose.test(clause)) continue;
    if (defining.test(clause)) {
      isOpen = true;
      continue;
    }
    const isSupposed = supposed.test(clause);
    // `the margin can be maintained` is a claim; what can be of anything of a kind is none.
    const isDefinite = /^(?:the|this|that|these|those)\b/.test(clause) && !general.test(clause);
    const isHedged = hedged.test(isDefinite ? clause.replaceAll(' can ', ' ') : clause) || limiting.test(clause);
    const said = clause.split(' ').map((word) => classOf(word));
    if (clause.split(' ').some((word) => word.endsWith('ed') && classOf(word) === 'movement')) return false;
    if (said.includes('movement') && !isSupposed && !/ would /.test(clause) && moves(clause)) return false;
    if (
      !isSupposed &&
      stating.test(clause) &&
      !hedged.test(clause) &&
      !/\b(?:than|as|only|part of|one of)\b/.test(clause)
    )
      return false;
    if (
      isDefinite &&
      /\b(?:may|might|could) be (?!\w+ed\b|due|the result|a (?:matter|question|sign|result))/.test(clause) &&
      !isSupposed
    )
      return false;
    if (isSupposed || isHedged) {
      if (
        verdict.test(clause) &&
        !isSupposed &&
        !limiting.test(clause) &&
        /^(?:the|this|that|these|those|it|they)\b/.test(clause) &&
        !/^it (?:could|may|might|can) be (?:argued|said|that|objected|countered)/.test(clause)
      )
        return false;
      isOpen = true;
      continue;
    }
    if (verdict.test(clause) && !/\b(?:than|as)\b/.test(clause)) return false;
    if (causing.test(clause) || (writer.test(clause) && sizing.test(clause))) return false;
    if ((writer.test(clause) || general.test(clause)) && isVerbal(clause)) {
      isOpen = true;
      continue;
    }
    // Behind an open clause one without a verb of its own goes on with it.
    if (isOpen && !isVerbal(clause)) continue;
    if (
      isOpen &&
      /^(?:which|that|this|these|they|it) (?:is|are|makes?|means?|depends?|requires?|calls?|leaves?|matters?|helps?|limits?|can|adds?|takes?|rests?|applies)\b/.test(
        clause,
      )
    )
      continue;
    return false;
  }
  return isOpen;
}
