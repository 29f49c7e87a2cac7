import type { CausePatterns, Change } from './caused-change.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const anyOf = (all: readonly string[]): string => `(?:${all.join('|')})`;

const degree =
  '(?:significantly|substantially|slightly|modestly|strongly|sharply|also|further|materially|moderately|notably|overall)';
const verbs = {
  up: '(?:(?:ha(?:s|ve) )?(?:increased|improved|expanded|climbed|advanced)|grew|rose|ha(?:s|ve) (?:grown|risen)|(?:was|were) (?:up|higher))',
  down: '(?:(?:ha(?:s|ve) )?(?:decreased|declined|dropped|contracted|slipped)|fell|shrank|ha(?:s|ve) fallen|(?:was|were) (?:down|lower))',
};
const nouns = {
  up: '(?:increase|growth|rise|improvement|expansion)',
  down: '(?:decrease|decline|fall|drop|reduction|contraction)',
};
const mostly = '(?:primarily|mainly|largely|partly|principally|mostly|chiefly|partially|in part|in large part)';
const because =
  '(?:due to|driven by|because|as a result of|resulting from|attributable to|attributed to|led by|owing to|thanks to|on the back of|caused by|supported by|helped by|fuel+ed by)';
/** `As expected` and `as described` give no reason. */
const asNoReason =
  '(?:an?|of|at|in|well|much|long|far|soon|stated|presented|per|compared|expected|planned|described|discussed|disclosed|noted|reported|explained|anticipated|forecast|shown|set|indicated|previously|follows|(?:we|management|it) (?:had )?(?:expected|planned|described|discussed|noted|reported|anticipated|forecast|guided|predicted|hoped))\\b';
const reason = '\\s+(?!not\\b)\\S[^?]{3,}$';
/** `On average` and `on a reported basis` give none either. */
const onNoReason =
  '(?:average|balance|schedule|track|time|both|top|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|(?:an? |the )?(?:[\\p{L}-]+ ){1,3}basis)';

const quarters = ['first', 'second', 'third', 'fourth'];

/** The own time of a change, and what it may be held against. */
function times({ time, base }: Change): { readonly own: string; readonly against: string } {
  const prior = '(?:prior|previous|preceding|last)[- ](?:fiscal |financial )?year(?:[- ]period)?';
  const usual = `year[- ](?:over|on)[- ]year|(?:from|than|over|compared (?:with|to)) a year (?:ago|earlier|before)|(?:compared (?:with|to)|from|over|versus|relative to) (?:the )?(?:${prior}|same period (?:(?:of|in) (?:the )?)?${prior})`;
  if (time === null) return { own: '(?!)', against: '(?!)' };
  // To tell a sentence of another time from one that says something else.
  if (time === 'any') {
    const any =
      '(?:in|for|during) (?:the )?(?:\\p{L}+ ){0,3}(?:quarter|half|months|year|FY ?\\d+|\\d{4}|\\p{L}+-\\p{L}+)(?: of (?:fiscal )?(?:year )?\\d{4})?|\\p{L}+ years ago';
    return { own: any, against: `${usual}|(?:compared (?:with|to)|from|to) (?:fiscal )?(?:year )?\\d{4}` };
  }
  const year = (one: number): string =>
    `(?:the )?(?:(?:fiscal|financial) )?(?:year )?(?:FY ?)?${one}|FY ?${String(one % 100).padStart(2, '0')}`;
  const when =
    time.quarter === null
      ? `${year(time.year)}|(?:the|this) (?:(?:full|fiscal|financial|current|reporting) )*year|the (?:current|reporting) period|(?:the )?(?:fiscal |financial )?year ended (?:\\p{L}+ \\d{1,2},?|\\d{1,2} \\p{L}+) ${time.endYear}`
      : `(?:the |this )?${quarters[time.quarter - 1] ?? ''} (?:fiscal )?quarter(?: of (?:${year(time.year)}))?|Q${time.quarter}(?: (?:FY ?)?${time.year})?`;
  const named =
    base === null ? '' : `|(?:compared (?:with|to)|from|over|versus) (?:${year(base)})(?: to (?:${year(time.year)}))?`;
  return { own: `(?:in|for|during) (?:${when})`, against: base === null ? `(?!)` : `${usual}${named}` };
}

/** Ways in which a document in English says why a figure changed. */
export function englishCauses(change: Change): CausePatterns {
  const latin = change.names.filter((name) => !/\p{Script=Han}/u.test(name)).map(escaped);
  const company = ['the company', 'the group', ...change.owners.map(escaped)];
  const whole = '(?:total |overall |consolidated |reported |annual |full-year )*';
  // Sales of a company are its net sales.
  const net = change.names.includes('net sales') ? '(?:net )?' : '';
  const subject = `(?:(?:the|our|${company.map((one) => `${one}'s|${one}`).join('|')}) )?${whole}${net}${anyOf(latin)}(?: of (?:${company.join('|')}))?`;
  const { own, against } = times(change);
  const number =
    '(?:approximately |about |around )?(?!(?:19|20)\\d{2}(?![\\d.,]|\\s*(?:%|million|billion)))[$€£¥]?\\d[\\d,]*(?:\\.\\d+)?(?:\\s*(?:%|percent|per cent|percentage points?|basis points|million|billion|trillion))?';
  const slot = (name: string): string =>
    `(?<${name}>(?:[\\s,]+(?:${own}|${against}|(?:by |to |from |or |of )?${number}|${degree}))*)`;
  const timed = (pattern: string): RegExp[] => {
    // The same pattern with and without a time of its own, so that what has none is told apart.
    const made = (text: string): RegExp => new RegExp(`^${text}`, 'isu');
    return [made(`(?=(?<timed>.*?(?:${own})))${pattern}`), made(pattern)];
  };
  const opener = `(?:(?:${own}|overall),? )?`;
  const link = [
    `(?:,? and (?:this )?(?:was )?|,? which (?:was |were )?|,)?\\s*(?:${mostly} )?${because}\\b(?: of\\b)?`,
    `,?\\s*(?:which )?(?:${mostly} )?reflect(?:ing|s|ed)\\b`,
    `,?\\s*${mostly} (?:from|on|by)\\b(?!\\s*[$€£¥]?\\d)`,
    `\\s+on\\b(?!\\s*[$€£¥]?\\d|\\s*${onNoReason})`,
    `,?\\s+as\\b(?!\\s*${asNoReason})`,
  ];
  const verb = verbs[change.direction];
  const noun = nouns[change.direction];
  const noted = `(?:(?:the|our) )?(?:year[- ](?:over|on)[- ]year |annual |overall )?(?:${noun} in ${subject}|${subject} ${noun})`;
  const stood = `(?:(?:was|were|is) (?:also )?(?:${mostly} )?(?:${because}|(?:${mostly} )?(?:the|a) result of)|(?:${mostly} )?(?:reflect(?:s|ed)|resulted from|came from|stem(?:s|med) from|arose from))\\b`;
  const made = `(?:drove|led to|resulted in|caused|contributed to|produced)`;
  const firsts = `(?:due to|driven by|because of|as a result of|thanks to|owing to|reflecting)`;
  return {
    holds: [
      ...timed(
        `${opener}${subject}${slot('a')} (?:${degree} )?${verb}${slot('size')}\\s*(?:${link.join('|')})${reason}`,
      ),
      ...timed(`${opener}${noted}${slot('size')},? ${stood}${reason}`),
      ...timed(
        `(?<first>[^;:]{3,200}?) ${made} (?:the|an?)? ?(?:${number} )?(?:year[- ]over[- ]year )?(?:${noun} in ${subject}|${subject} ${noun})${slot('size')}\\s*[.]?$`,
      ),
      ...timed(
        `(?<first>${firsts} [^;:]{3,200}?), ${subject}${slot('a')} (?:${degree} )?${verb}${slot('size')}\\s*[.]?$`,
      ),
    ],
    hearsay:
      /\b(?:according to|alleg\w*|rumou?r\w*|reportedly|supposedly|hypothetical\w*|would have|pro forma|provided that|if)\b/iu,
    unsettled:
      /\b(?:not|no|nor|never|nothing|neither|none|without|may|might|can|could|would|should|will|if|unless|expect\w*|anticipat\w*|believ\w*|forecast\w*|estimat\w*|plan\w*|assum\w*|claim\w*|den(?:y|ies|ied)|alleg\w*|rumou?r\w*|suggest\w*|says?|said|hypothetical\w*|potential\w*|possibl[ey]|that|whether)\b/iu,
  };
}
