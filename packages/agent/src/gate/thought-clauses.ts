import { simplify } from '@plumbline/model/simplified';
import { isChineseThought } from './thought-clauses-chinese.ts';
import * as kinds from './thought-words.ts';
import type { Token } from './tokens.ts';
import type { Role } from './words.ts';

// A thought is read clause by clause: whom it speaks of, what it says of that one. Only what nobody has to look up may be said:
// what the writer did, what the figures can and cannot show, what holds of a kind of thing whoever it belongs to. A word that is
// not known stands only in a phrase of nothing in particular.

type Speaker = 'writer' | 'text' | 'reading' | 'kind' | 'supposed';

interface Word {
  readonly text: string;
  readonly token: Token;
  readonly isKnown: boolean;
}

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
const longestSubject = 8;
/** Kinds of figures that are ways of reading others: of them something can hold whoever they are of. */
const readings =
  /^(?:priceTo|evTo|forwardPe|peg|dcf|wacc|beta|rsi|movingAverage|volatility|terminalGrowth|blendedValue|altmanZ|piotroskiF|sharpe|sortino|maxDrawdown|calculation|tenYearYield|yield10Y|dividend|growth|discount|midYear|netCash)/;
/** What can be said of a kind of figure with `the` in front: how it is read, and no verdict on it. */
const readable =
  /^(?:is|are|may be|can be|would be|could be|remains?) (?:not |only |very |highly |quite |just |best |also |often )*(?:sensitive to|(?:hard|difficult) to |only as good as|as good as|an estimate|estimates|comparable|misleading|backward-looking|no (?:guide|guarantee|substitute|proof|forecast|verdict|advice)|not (?:the same|a |an )|one of|only (?:one|part)|a matter of|a question|a starting point|read)/;
/** Words that name somebody, or tell when: what is said with them can be looked up. */
const somebody: readonly Role[] = ['its', 'legal', 'kind', 'ownShares'];
const passed = /^(?:will|was|were|been|being|had|went|now|today|already|recently|soon|yesterday|tomorrow)$/;
const breaks = /^[,;:—–]$/;
const splitting = new Set(['because', 'but', 'although', 'though', 'while', 'whereas', 'when', 'if', 'unless', 'so']);

/** Words that only join others. */
const joiningRoles: readonly Role[] = [
  'det',
  'be',
  'than',
  'by',
  'of',
  'at',
  'in',
  'from',
  'to',
  'with',
  'between',
  'versus',
  'and',
  'while',
  'adjective',
  'lead',
  'perShare',
  'both',
  'poss',
  'kind',
  'head',
  'document',
  'higher',
  'lower',
  'measured',
  'modifier',
  'it',
];
/** What moves a price, and what has one: together they are a forecast, whatever hedges it. */
const lifting =
  /^(?:lifts?|raises?|boosts?|push(?:es)?|drives?|supports?|helps?|hurts?|rises?|falls?|gains?|climbs?|recovers?|rall(?:y|ies)|rewards?)$/;
/** What somebody may hold: no thought adds to it or leaves it. */
const held = /^(?:positions?|portfolios?|stakes?|holdings?)$/;
const priced = /^(?:shares?|stocks?|prices?)$/;

/** A word of thoughts, a name of a figure, or one that only joins: what else stands around figures says what happened. */
function isNotion(token: Token): boolean {
  if (token.kind !== 'word') return false;
  const { roles, metrics, isTerm, period } = token.uses;
  return (
    roles.has('thought') ||
    metrics.size > 0 ||
    isTerm ||
    period !== null ||
    joiningRoles.some((role) => roles.has(role))
  );
}

/** Whether every clause of a sentence in English or Chinese is a thought. `tokens` were cut with the words of that lane. */
export function isThoughtByClauses(sentence: string, tokens: readonly Token[]): boolean {
  const isRead = tokens.every((token, at) =>
    token.kind === 'word'
      ? token.uses.entities.size === 0 && (token.uses.period === null || token.uses.period.kind === 'length')
      : token.kind === 'unknown'
        ? at === 0 || !/^\p{Lu}/u.test(token.text)
        : token.kind === 'sign' && /^[.,;:'、，。；：—–?？-]$/.test(token.text),
  );
  if (!isRead) return false;
  if (/[?？]\s*$/.test(sentence)) return false;
  const spelled = sentence.toLowerCase().match(/[a-z]+/g) ?? [];
  const isForecast =
    spelled.some((one) => lifting.test(one)) &&
    spelled.some(
      (one, at) =>
        priced.test(one) &&
        !/^(?:per|to)$/.test(spelled[at - 1] ?? '') &&
        !/^(?:count|to)$/.test(spelled[at + 1] ?? ''),
    );
  if (isForecast && !/\b(?:whether|where)\b/i.test(sentence)) return false;
  if (/\p{Script=Han}/u.test(sentence)) return isChineseThought(simplify(sentence));
  if (spelled.some((one) => held.test(one))) return false;
  const isOfStock = spelled.some((one) => /^(?:stocks?|shares)$/.test(one));
  if (isOfStock && kinds.isWriter.test(spelled[0] ?? '')) return false;
  let before: Speaker | null = null;
  let isAny = false;
  for (const clause of clausesOf(tokens)) {
    if (kinds.aside.test(textOf(clause))) continue;
    const speaker = speakerOf(clause, before);
    if (speaker === null) return false;
    before = speaker === 'supposed' ? (before ?? null) : speaker;
    isAny = isAny || speaker !== 'supposed' || !kinds.supposing.test(textOf(clause));
  }
  return isAny;
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

function clausesOf(tokens: readonly Token[]): readonly (readonly Word[])[] {
  const found: Word[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'sign' && breaks.test(token.text)) found.push([]);
    if (token.kind !== 'word' && token.kind !== 'unknown') continue;
    for (const text of token.text.toLowerCase().replaceAll('’', "'").split(/\s+/)) {
      const isSplit =
        splitting.has(text) &&
        tokens[at - 1]?.kind !== 'sign' &&
        !/^(?:even|only|not|of|about|on|know|ask|see|say|tell|from)$/.test(lastOf(found));
      if (isSplit) found.push([]);
      found.at(-1)?.push({ text, token, isKnown: isNotion(token) || kinds.plain.test(text) });
    }
  }
  return found.filter((clause) => clause.length > 0);
}

const lastOf = (found: readonly (readonly Word[])[]): string => found.at(-1)?.at(-1)?.text ?? '';

/** Whom a clause speaks of, when what it says of that one is a thought; null when it is a claim. */
function speakerOf(given: readonly Word[], before: Speaker | null): Speaker | null {
  const joined = withoutJoint(withoutJoint(given));
  const tail = kinds.trailing.exec(textOf(joined));
  const words = tail === null ? joined : joined.slice(0, joined.length - wordsIn(tail[0]));
  const text = textOf(words);
  if (words.length === 0 || words.some(({ text: one }) => /^\p{N}/u.test(one))) return null;
  if (before !== null && kinds.asked.test(text) && text.startsWith('not ')) return isNamed(words, 0) ? null : before;
  if (kinds.supposing.test(text)) return isSupposition(words) ? 'supposed' : null;
  if (counts(words)) return 'text';
  const cleft = /^what (?:would|could|might|may|matters?|is missing|remains?|counts?)/.test(text);
  if (cleft) return isSafe(words, 0) && / (?:is|are) (?:an?|how|whether|the|not|less|more) /.test(text) ? 'text' : null;
  const dummy =
    /^(?:it (?:is|may be|might be|would be|can be|could be|also helps|helps|seems|remains)|there (?:is|are|may be|can be)(?: also)?) (?:not |also |still |only |often |therefore |usually |always |just )*(?:worth|useful|helpful|hard|difficult|easy|easier|harder|possible|impossible|tempting|fair|reasonable|natural|important|too early|too soon|wise|best|enough|better|more than one|no (?:single|simple|one|right|data|figures?|information|reason|way|guarantee)|a (?:case|limit|trade-off|caveat|difference)|an? (?:important|obvious|open) (?:caveat|question|difference|limit)|a matter of|to (?:check|read|compare|look|see|know|ask))(?: |$)/.exec(
      text,
    );
  if (dummy !== null) return isSafe(words, wordsIn(dummy[0])) ? 'text' : null;
  const instructs = kinds.instructing.exec(text);
  if (instructs !== null) return isObject(words, wordsIn(instructs[0])) ? 'writer' : null;
  for (let at = 1; at <= Math.min(longestSubject, words.length - 1); at += 1) {
    const speaker = whose(words.slice(0, at), before);
    if (speaker !== null && isSaid(speaker, words, at)) return speaker;
  }
  return null;
}

function withoutJoint(words: readonly Word[]): readonly Word[] {
  const joint = kinds.joining.exec(`${textOf(words)} `);
  return joint === null ? words : words.slice(wordsIn(joint[0]));
}

const wordsIn = (text: string): number =>
  text
    .trim()
    .split(/\s+/)
    .filter((one) => one !== '').length;

/** `Two things stand out`, `There are two ways to look at this`. */
function counts(words: readonly Word[]): boolean {
  const text = textOf(words);
  const found = new RegExp(
    `^(?:there (?:are|is) |here are |i see |we see |i would (?:stress|note|add|make) )?(?:the )?${kinds.few} (?:[a-z-]+ )?(?:${kinds.counted})(?: |$)`,
  ).exec(text);
  if (found === null) return false;
  const rest = words.slice(wordsIn(found[0]));
  const behind = textOf(rest);
  const isOpened = /^(?:there|here|i|we)\b/.test(text) && behind === '';
  return (
    isOpened ||
    (/^(?:stands? out|matters?|remains?|to |are worth|worth|deserve|limit|follow|apply|come first|help|are possible|are open|about|on|in |should|need)/.test(
      behind,
    ) &&
      isSafe(rest, 0))
  );
}

function whose(subject: readonly Word[], before: Speaker | null): Speaker | null {
  const text = textOf(subject);
  if (/\b(?:may|might|can|cannot|could|would|should|do|does|did|is|are|was|were|not|who|which|has|have)\b/.test(text))
    return null;
  if (kinds.isWriter.test(text)) return 'writer';
  if (kinds.isSupposed.test(text)) return 'supposed';
  if (kinds.isPointer.test(text)) {
    if (before === null) return /^(?:it|they)$/.test(text) ? null : 'text';
    return before === 'writer' ? 'reading' : before;
  }
  if (kinds.isWork.test(text) && subject.every(({ isKnown }) => isKnown) && !isNamed(subject, 0)) return 'text';
  if (kinds.isKind.test(`${text} `) && subject.length > 1) return isOpen(subject, 0, 3) ? 'kind' : null;
  const [first] = subject;
  const name = /^(?:the|a|an)$/.test(first?.text ?? '') ? subject[1] : first;
  if (name?.token.kind !== 'word' || !subject.every(({ isKnown }) => isKnown) || isNamed(subject, 0)) return null;
  const { uses } = name.token;
  const isDefinite = name !== first;
  if (uses.isTerm || [...uses.metrics].some((one) => readings.test(one))) return 'reading';
  const isPlural = uses.metrics.size > 0 || uses.roles.has('head') || uses.roles.has('lead');
  return !isDefinite && isPlural && uses.roles.has('thought') ? 'reading' : null;
}

/** Whether a clause says of its speaker what can be said of him without looking anything up. */
function isSaid(speaker: Speaker, words: readonly Word[], at: number): boolean {
  const rest = textOf(words.slice(at));
  if (speaker === 'writer') {
    const lacks = kinds.lacking.exec(rest);
    if (lacks !== null) return isObject(words, at + wordsIn(lacks[0]), 3);
    const found = kinds.working.exec(rest);
    return found !== null && isObject(words, at + wordsIn(found[0]));
  }
  if (speaker === 'supposed') {
    const found =
      /^(?:is|may be|might be|could be|would be) (?:(?:that )|(?=(?:an?|the|higher|lower|heavier|differences? in|changes? in)\b))/.exec(
        rest,
      );
    if (found === null) return false;
    const behind = words.slice(at + wordsIn(found[0]));
    // `… is that investors expect growth to continue`: what is only possible, of nobody in particular.
    return isSafe(behind, 0) && !behind.some(({ text }) => kinds.acting.test(text));
  }
  const hushed = kinds.silent.exec(rest);
  // Of what is not included some words may be unknown.
  if (hushed !== null)
    return isObject(words, at + wordsIn(hushed[0]), /include|contain|cover|where/.test(rest) ? 3 : 0);
  const inferred = kinds.inferring.exec(rest);
  if (inferred !== null && speaker === 'text') {
    const behind = words.slice(at + wordsIn(inferred[0]));
    // A cause is only supposed, and of nothing that is known to be there.
    const isOpenCause = behind.every(({ text, isKnown }) => text !== 'the' && !kinds.acting.test(text) && isKnown);
    return kinds.hedged.test(rest) && isOpenCause && isSafe(behind, 0);
  }
  if (inferred !== null && !kinds.hedged.test(rest) && !kinds.usually.test(rest)) return false;
  const related = inferred ?? kinds.relating.exec(rest);
  const found = related ?? (speaker === 'reading' ? readable.exec(rest) : kinds.judged.exec(rest));
  if (found === null || (kinds.sure.test(rest) && !kinds.denying.test(rest))) return false;
  const from = at + wordsIn(found[0]);
  const isContent = /\bthat$/.test(found[0].trim()) || words[from]?.text === 'that';
  if (isContent) {
    const inner = words.slice(words[from]?.text === 'that' ? from + 1 : from);
    return speakerOf(inner, speaker) !== null;
  }
  // A thing of a kind is told of with its own words, most of its kind being meant; a verdict on it is none of them.
  if (speaker === 'kind') {
    const behind = words.slice(from);
    const isOfPrice = behind.some(({ text }) => priced.test(text));
    return !isOfPrice && isOpen(behind, 0, 4) && !/\bthat\b/.test(textOf(behind));
  }
  return isSafe(words, from) && !/\bthat\b(?! of)/.test(textOf(words.slice(from)));
}

/** Known words only, of nobody, and nothing that happened, unless it is only asked. */
function isSafe(words: readonly Word[], from: number): boolean {
  const rest = words.slice(from);
  return (
    rest.every(({ isKnown }) => isKnown) &&
    !isNamed(words, from) &&
    !tells(rest) &&
    !/\bone (?:customer|supplier|product)\b/.test(textOf(rest))
  );
}

/** What the writer looks at, or has not: of what is missing some words may be unknown. */
function isObject(words: readonly Word[], from: number, most = 0): boolean {
  const rest = words.slice(from);
  const that = rest.findIndex(({ text }) => text === 'that');
  if (that >= 0 && !/^(?:of|is|are)$/.test(rest[that + 1]?.text ?? '')) {
    return (
      rest.slice(0, that).every(({ isKnown }) => isKnown) &&
      that <= 1 &&
      speakerOf(rest.slice(that + 1), 'text') !== null
    );
  }
  return isOpen(rest, 0, most) && !tells(rest) && isOfFigures(rest);
}

/** `the figures`, `the next quarter`: what `the` points at is a figure, a text or a time; anything else would be known to be there. */
function isOfFigures(words: readonly Word[]): boolean {
  return words.every(({ text }, at) => {
    if (text !== 'the') return true;
    const next = words.slice(at + 1).find((word) => !kinds.limiting.test(word.text));
    if (next === undefined) return true;
    const { token } = next;
    const isFigure =
      token.kind === 'word' && (token.uses.metrics.size > 0 || token.uses.isTerm || token.uses.period !== null);
    const isHead =
      token.kind === 'word' && ['head', 'lead', 'document'].some((role) => token.uses.roles.has(role as Role));
    return (
      isFigure || isHead || kinds.isWork.test(next.text) || kinds.plain.test(next.text) || kinds.limited.test(next.text)
    );
  });
}

/** Words that are not known: few, in phrases of nothing in particular. */
function isOpen(words: readonly Word[], from: number, most: number): boolean {
  const rest = words.slice(from);
  if (isNamed(words, from) || rest.some(({ text }) => passed.test(text))) return false;
  if (rest.filter(({ isKnown }) => !isKnown).length > most) return false;
  return rest.every((word, at) => {
    if (word.isKnown) return true;
    if (/(?:ed|ing)$/.test(word.text) && /^(?:has|have|is|are|be|were|was)$/.test(rest[at - 1]?.text ?? ''))
      return false;
    const phrase = rest.slice(0, at).toReversed();
    const start = phrase.find(({ isKnown }) => isKnown);
    return start === undefined || !/^(?:the|this|these|those|that|our|my|your)$/.test(start.text);
  });
}

/** A condition of no one in particular; one word of it may be unknown. */
function isSupposition(words: readonly Word[]): boolean {
  const isOfReader = words[1]?.text === 'you';
  return (
    !isNamed(words, isOfReader ? 2 : 0) &&
    words.filter(({ isKnown }) => !isKnown).length <= 1 &&
    words.every(({ text }) => !/^(?:will|was|were|soon|recently|already)$/.test(text)) &&
    words.every(({ isKnown, text }, at) => isKnown || !/^(?:the|its|their)$/.test(words[at - 1]?.text ?? text))
  );
}

/** Somebody is named or pointed at: a company, its people, its shares. */
function isNamed(words: readonly Word[], from: number): boolean {
  return words.slice(from).some(({ text, token }, at, rest) => {
    if (/^(?:its|their|his|her)$/.test(text)) return rest[at + 1]?.text !== 'own';
    if (token.kind !== 'word' || kinds.isWork.test(text)) return false;
    const before = rest[at - 1]?.text ?? words[from + at - 1]?.text ?? '';
    const isOfKind = somebody.some((role) => token.uses.roles.has(role)) && token.uses.metrics.size === 0;
    return (
      /^(?:the|this|that)$/.test(before) &&
      isOfKind &&
      !token.uses.roles.has('lead') &&
      !token.uses.roles.has('document')
    );
  });
}

/** Something happened or stands somehow: only behind a word that asks. */
function tells(words: readonly Word[]): boolean {
  const asks = words.findIndex(({ text }) => /^(?:whether|how|what|which|where|when|if|why)$/.test(text));
  // `why it fell` takes for granted that it did; `is leaving` and `have left` are events.
  const asked = words[asks]?.text ?? '';
  if (/^(?:why|when)$/.test(asked) || words.some(({ text }) => text === 'who')) return true;
  return words.some(({ token, text }, at) => {
    if (asks >= 0 && at > asks) return false;
    if (/(?:ed|ing)$/.test(text) && /^(?:is|are|has|have|be|been)$/.test(words[at - 1]?.text ?? '')) return true;
    if (passed.test(text)) return !/^(?:was|were)$/.test(text);
    return (
      token.kind === 'word' &&
      !token.uses.roles.has('thought') &&
      !/^(?:is|are|behind)$/.test(text) &&
      claiming.some((role) => token.uses.roles.has(role))
    );
  });
}
