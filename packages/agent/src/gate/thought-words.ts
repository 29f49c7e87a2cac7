// Words of thoughts by what they do: what may be spoken of, and what may be said of it. Everything else is a claim.

/** Texts, figures and what one thinks about them: they are here, nobody has to look them up. */
const works =
  'figures?|numbers?|data|comparisons?|tables?|answers?|estimates?|projections?|models?|results?|calculations?|analys[ei]s|statements?|accounts?|filings?|reports?|sources?|methods?|ratios?|multiples?|metrics?|measures?|assumptions?|scenarios?|ranges?|evidence|record|history|questions?|fiscal years?|reporting periods?|accounting|businesses|companies|two|three|case|argument|arguments|view|views|picture|reading|interpretation|explanations?|judgement|judgment|conclusions?|verdict|caveats?|limits?|differences?|gap|premium|discount|summary|list|chart|section|ranking|rest|method|definitions?|currencies|reporting currencies|year-ends?|point|points|message|takeaway|lesson|test|check|sample|period|window|weight|choice|trade-off|cash flows?|margins?|uncertainty|context|detail|details|inputs?|answer|valuation|dcf';
/** What can be counted of one's own thinking. */
export const counted =
  'things|points|ways|questions|caveats|observations|differences|reasons|sides|limits|readings|explanations|steps|views|answers|parts|issues|assumptions|possibilities|interpretations|numbers|figures|measures|gaps|checks|lessons|comparisons|angles';
export const few = '(?:two|three|four|five|several|a few|some|a couple of|a number of|many|no|more than one|both)';

const adverbs =
  '(?:(?:not|never|also|only|just|simply|often|usually|rarely|seldom|generally|typically|normally|naturally|commonly|mainly|mostly|largely|partly|really|still|always|ultimately|therefore|by itself|by themselves|on its own|on their own|alone|in part|in turn|at best|very|too|so|quite|rather|far|much|somewhat|fairly|highly|especially|well|best|directly|fully|entirely|strictly|easily|merely|perhaps|probably|then|already|first|next) )';
const hedges = "(?:(?:can|could|may|might|would|should|cannot|need|do|does|did|must)(?: not|n't)? )";

export const isWork = new RegExp(
  `^(?:(?:the|these|those|this|that|such|both|all|any|our|my|its own|what|much of the|most of the|none of the|half of the|part of the|each|every|either|neither|no|a|an|one|another) ?)?(?:(?:two|three|other|same|available|underlying|latest|main|first|second|last|next|short|long|whole|full|real|open|key|simple|final|honest|plain|bigger|wider|above|quarterly|annual|segment|single|possible|likely|plausible|simplest|alternative|remaining|important|useful|relevant|central|natural|obvious|fair) )*(?:${works})(?: (?:above|below|here|alone|themselves|itself|at hand|shown|used|behind it|so far|in front of us))*(?: (?:of|for|between|across|on|behind|about|with|to|from) (?:[a-z-]+ ?){1,4})?$`,
);
export const isWriter = /^(?:i|we|you|one|a reader|readers|let me|let us|let's)$/;
export const isPointer =
  /^(?:that|this|it|they|which|both|neither|these|those|here|none of this|none of that|all of this|much of this|all of that)$/;
export const isKind =
  /^(?:an?|any|no|different|other|high|higher|low|lower|rising|falling|wide|wider|thin|rich|strong|weak|past|small|large|fast|slow|short|long|heavy|young|mature|cyclical|every|each|such) /;
/** A cause that is only supposed is set apart as such. */
export const isSupposed =
  /^(?:one|a|another|the most likely|the simplest|an alternative) (?:possible |likely |plausible |simple |natural |other )?(?:explanation|reading|interpretation|cause|reason|driver|possibility|view)$/;
/** In front of a clause it only joins it. */
export const joining =
  /^(?:so|and|but|or|nor|yet|also|still|then|therefore|hence|thus|which is why|because|since|as|although|though|while|whereas|note that|of course|that said|in that sense|as such|even so|even though|note|for that reason|for this reason|first|second|third|next|finally|lastly|here|in practice|as a rule|in general|in other words|strictly speaking|by design|at the same time) /;
/** Stands alone between commas and says nothing. */
export const aside =
  /^(?:here|too|as well|on (?:its|their) own|in turn|by itself|alone|for instance|for example|on margin alone|at hand|in short|to sum up|in sum|on balance|overall|in brief|put simply|in other words|of course|that said|however|by contrast|in practice|as always|taken together|all in all|in the end|to be clear|to be fair|strictly speaking|first|second|third|next|finally|lastly|as a rule|in general|if anything|at the same time|on the one hand|on the other hand|then again|before drawing (?:a |any )?conclusions?|not a (?:fact|forecast|verdict|recommendation|promise|proof))$/;
/** A clause that is asked, not told. */
export const asked = /^(?:not )?(?:whether|how|what|which|if|when|unless|where|why|who)\b/;
/** A supposition: what it names need not be so. */
export const supposing = /^(?:if|unless|when|where|whenever|provided|assuming|suppose|as long as|in case) /;

const study =
  '(?:verif(?:y|ied|ying)|check(?:ed|ing)?|compar(?:e|ed|ing)|judg(?:e|ed|ing)|assess(?:ed|ing)?|answer(?:ed|ing)?|look(?:ed|ing)? (?:at|into|beyond)|us(?:e|ed|ing)|separat(?:e|ed|ing)|includ(?:e|ed|ing)|left (?:out|aside)|leav(?:e|ing) (?:out|aside)|set(?:ting)? aside|start(?:ed|ing)? (?:with|from|by)|begin(?:ning)? (?:with|from|by)|began with|focus(?:ed|ing)? on|work(?:ed|ing)? out|comput(?:e|ed|ing)|calculat(?:e|ed|ing)|cover(?:ed|ing)?|limit(?:ed|ing)?|go(?:ing)? into|go(?:ing)? through|walk(?:ing)? through|turn(?:ing)? to|read(?:ing)?|ask(?:ed|ing)?|weigh(?:ed|ing)?|tak(?:e|ing) (?:these|each|them|the (?:figures|numbers|questions|points))|took|explain(?:ed|ing)?|describ(?:e|ed|ing)|summari[sz](?:e|ed|ing)|show(?:n|ing)?|list(?:ed|ing)?|say|said|mean|meant|want(?:ed)? to (?:see|know|check|compare|read|ask|look at)|like to (?:see|know|check|compare|read|look at)|draw(?:ing)? (?:a |any |no )?(?:firm |strong )?conclusions?|call(?:ing)? (?:it|this|that) a (?:trend|pattern)|keep(?:ing)? in mind|bear(?:ing)? in mind|not(?:e|ed|ing)|rank(?:ed|ing)?|group(?:ed|ing)?|split(?:ting)?|stop here|add(?:ed|ing)?|put(?:ting)?|giv(?:e|en|ing) (?:more |less |equal )?weight to|prefer|be (?:careful|cautious) (?:with|about|in))';
const data =
  '(?:any |an? |the |no |enough )?(?:[a-z-]+ )?(?:figures?|data|sources?|values?|numbers?|records?|estimates?|history|information|breakdown|detail)';
/** What the writer does, cannot do, and asks the reader to do. */
export const working = new RegExp(
  `^(?:(?:could|can|did|do|have|had|would|will|should|might|may|need to|am|are|was|were)(?: not|n't)? |cannot |can't |(?:am|are|was|were) (?:not )?(?:able|unable) to |would (?:rather|like to|want to) |want to )?(?:${adverbs})*(?:to )?${study}(?: |$)`,
);
/** What the writer did not find. */
export const lacking = new RegExp(
  `^(?:(?:could|can|did|do|would) ?(?:not|n't) (?:yet )?(?:find|see|have|get)|cannot (?:find|see|get)|can't (?:find|see|get)|(?:have|found|see) no|lack|am missing|had no) ${data}(?: |$)`,
);
/** What the writer asks the reader, or himself, to do. */
export const instructing = new RegExp(
  `^(?:please |it helps to |it is best to |the next step is to |a good next step is to |a useful next step is to |the first step is to |my suggestion is to |then |next |first )?${study}(?: |$)`,
);
/** What figures, kinds of figures and things of a kind do, whoever they are of. */
export const relating = new RegExp(
  `^(?:${hedges}|${adverbs})*(?:compares?|ignores?|leaves? (?:out|aside|room|open|little|the|a|that)|limits?|spreads?|smooths?|measures?|describes?|depends? (?:largely |mainly |heavily |mostly |partly )?on|matters?|differs?|var(?:y|ies)|dilutes?|uses?|excludes?|includes?|contains?|assumes?|rests? on|turns? on|hinges? on|hangs? on|comes? down to|boils? down to|relates?|captures?|summari[sz]es?|overstates?|understates?|flatters?|misses|has (?:a |its )?limits?|have limits|lines? up|ends? in|overlaps?|works? with|comes? with|goes? with|carries|carry|tells? (?:you|us|part|only|one)|answers?|helps? (?:to )?|remains? open|(?:be )(?:judged|compared|read|measured|valued|understood|assessed|combined|seen|ranked) (?:by|on|with|from|like|against|as|alongside|in|to)|stops? (?:at|with|in)|ends? (?:at|with)|starts? (?:at|with|in)|begins? (?:at|with|in)|goes? back|go back|deserves? (?:attention|care|a closer look|a second look)|speaks? for (?:itself|themselves)|cuts? both ways|go(?:es)? in (?:different|opposite) directions|move the|blurs?|counts?|weighs?|shows? (?:how|only|one)|says? (?:how|what|only)|pulls? in|have in common|share|hold only|holds only|hold for|holds for|applies|apply|change with|changes with|have (?:different|higher|lower|thin|thinner|wide|wider|their own|more|less|few|fewer|no|a|an)|has (?:different|higher|lower|thin|thinner|wide|wider|its own|more|less|few|fewer|no|a|an)|trade off|trades off|(?:be |is |are )?(?:misread))(?: |$)`,
);
/** What lies behind something: of texts and of what is pointed at it is only supposed. */
export const inferring = new RegExp(
  `^(?:${hedges}|${adverbs})*(?:reflects?|means?|points? to|explains?|affects?|influences?|distorts?|drives?|sets? the|makes? (?:it|a|the|this|such|them|comparisons?)|stems? from|comes? from|(?:be|is|are) (?:due to|explained by|the result of)|have to do with)(?: |$)`,
);
/** A supposition in front of a verb. */
export const hedged = /^(?:[a-z]+ )?(?:can|could|may|might|need not|does not|do not|cannot)\b/;
/** Somebody who acts: what that one does can be looked up. */
export const acting =
  /^(?:customers?|suppliers?|rivals?|competitors?|competition|management|auditors?|regulators?|insiders?|directors?|board|executives?|employees|staff|founders?|lenders?|creditors?|courts?|governments?|authorities|banks?|brokers?|partners?)$/;
/** What is said to be enough, exact or clear must be denied: that it is would be a verdict. */
export const sure = /\b(?:enough|sufficient|exact|precise|comparable|clear|proof|a guide|reliable)\b/;
export const denying =
  /\b(?:not|no|never|rarely|hardly|too|only|may|might|could|can|would|seldom|neither|nor|less|cannot|whether)\b|n't/;

/** What they do not tell: that they do would be a claim. */
export const silent =
  /^(?:alone |by (?:itself|themselves) |still |also )*(?:(?:do|does|can|could|did|would)(?: not|n't) |cannot |can't |rarely |never |says? (?:nothing|little|anything) |tells? (?:nothing|little|only) )(?:by (?:itself|themselves) |alone |fully |really |yet |always )*(?:say|tell|show|mean|settle|answer|explain|prove|decide|replace|capture|cover|confirm|include|contain|separate|distinguish|break (?:out|down)|reach|go back|split|identify|list|guarantee|predict|support|allow|about|us|of|what|whether|how|where|$)/;
const judgedWord =
  '(?:(?:hard|difficult|impossible|easy|too early|early|tempting|useful|helpful|wise|fair|reasonable|important|natural|possible|enough|best|worth(?:while)?|safe|simplest|premature) to |worth (?:reading|checking|comparing|noting|asking|a (?:second |closer )?look|looking|remembering|keeping|knowing|watching|separating|weighing|repeating)|too (?:short|few|thin|small|early|little|narrow|rough|noisy) (?:to|for)|my |our |(?:equally |both )?(?:defensible|legitimate|valid|plausible|reasonable)|misleading|useful|helpful|sensitive to|comparable|incomplete|uncertain|imprecise|rough|exact|precise|available|not available|at hand|enough|sufficient|silent|limited|mixed|open|balanced|inconclusive|tentative|mine|ours|theirs|yours|a matter of|a question|an open question|a starting point|a judgement|a judgment|an estimate|an assumption|an interpretation|a choice|a reading of|one of|only (?:one|part|half|a|as)|part of|half of|half the|only as good as|as good as|estimates|approximate|approximations|backward-looking|no (?:guide|guarantee|substitute|proof|forecast|verdict|advice|reason|proxy)|not (?:exact|perfect|the whole|the same|a |an |advice|part)|unclear|unknown|missing|needed|necessary|relevant|the (?:same|right|wrong|harder|easier|main|open|real|better|first|next|more)|two|three|how|what|whether|that|meant|based on|drawn from|taken from|from|about|for|facts|here|best read|easy|easily|illustrative|indicative|different|similar|simple|hard|arithmetic|structural|normal|common|typical|rare|natural|noise|history)';
/** What they are to whoever reads them. */
export const judged = new RegExp(
  `^(?:is|are|was|were|may be|can be|might be|would be|could be|should be|has to be|have to be|need to be|needs to be|remains?|seems?|looks?|become|becomes) (?:${adverbs})*(?:${judgedWord})`,
);
/** What a thing of a kind has, for most of its kind. */
export const usually =
  /\b(?:usually|often|generally|typically|normally|naturally|commonly|tends? to|rarely|seldom|can|may|might|could|as a rule|by nature|mostly)\b/;
/** Words that say nothing of anybody, however they are put. */
export const plain =
  /^(?:prefers?|distress|one|walk|trend|speak|attention|goes|ends|stops?|exact|mixed|include|defensible|ranking|notes?|footnotes?|leases?|segments?|spending|stability|kind|research|factors|financial|distress|mention|stressing|step|steps|quality|regional|products?|lines?|individual|breakdown|history|longer|more|few|weight|scope|sense|manufacturers?|banks?|retailers?|insurers?|software|utilities|utility|income|attention|cautious|careful|decision|decisions|preference|preferences|horizon|mind|bigger|smaller|broader|simpler|same|others?|else|fact|facts|effects?|timing|tax|rates?|mix|accruals?)$/;
/** Behind a clause it says nothing more. */
export const trailing =
  / (?:one by one|in turn|as well|side by side|step by step|here|too|again|at a time|on its own|on their own|in detail|more closely|separately|together)$/;
/** Between `the` and what it points at. */
export const limiting =
  /^(?:same|whole|full|fiscal|latest|next|last|first|second|quarterly|annual|other|two|three|segment|individual|different|main|underlying|available|remaining|longer|current|risk|cash|income|balance|discount|growth|tax)$/;
/** What `the` may point at besides. */
export const limited =
  /^(?:end|year|years|quarter|quarters|month|months|future|past|story|picture|question|difference|differences|business|industry|sector|sheet|flow|rate|rates|factors|market|price|mix|bigger|way|number|level|multiple|quality|cycle|assumptions?|direction|trend|effect|effects|size|share|rest)$/;
