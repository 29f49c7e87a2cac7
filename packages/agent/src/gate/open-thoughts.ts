import { amountsIn } from '@plumbline/reading/quantities/amounts-in';
import type { Token } from './tokens.ts';

// Thoughts whose other words are free: what an investor might weigh, what no single measure shows. What they say is fixed by who
// speaks (people in general, a tool of theirs) and by what that one is said to do (to weigh, to show in part). A free word stands
// only where it can tell nothing: in a phrase that is of no one and nothing in particular.

const people =
  /^(?:investors?|bulls?|bears?|buyers?|readers?|sceptics?|skeptics?|optimists?|pessimists?|someone|anyone|others?)$/;
const tools =
  /^(?:metrics?|measures?|methods?|models?|numbers?|estimates?|multiples?|ratios?|valuations?|margins?|assumptions?|inputs?|indicators?|yardsticks?|averages?|approach|approaches|answers?|scenarios?|comparisons?|dcf|views?)$/;
const openers =
  /^(?:a|an|any|no|some|most|many|different|every|each|high|low|higher|lower|small|large|cautious|careful|patient|long-term|other|such)$/;
const modal = /^(?:might|may|could|would|can|cannot|can't|often|usually|rarely|seldom|tend|tends)$/;
/** What people in general do with figures, and nothing else. */
const weighing =
  /^(?:ask|weigh|want|prefer|look|check|compare|question|wonder|consider|read|focus|care|differ|disagree|put|take|use|need|require|rely|start|place|choose|wait|argue|point|see|object|answer|reply|stress|emphasi[sz]e|give|value|discount)s?$/;
/** What a tool does for whoever reads it. */
const showing =
  /^(?:captures?|tells?|shows?|settles?|misses|ignores?|reflects?|depends?|differs?|var(?:y|ies)|matters?|explains?|covers?|replaces?|misleads?|hides?|understates?|overstates?|says?|answers?|decides?|summari[sz]es?|describes?|distorts?|gives?|leads?|serves?|suits?|attracts?|looks?|rests?|hinges?)$/;
/** What a free word may follow: an article of nothing in particular, a joining word, a verb of weighing. */
const free =
  /^(?:a|an|any|no|some|more|less|wider|higher|lower|for|of|on|with|and|or|from|about|in|between|than|as|into|around)$/;
const denied = /^(?:no|none|neither)$/;
const asking = /^(?:what|how|which|whether|would|could|can)$/;
const treating =
  /^(?:please )?(?:treat|read|view|take|regard|see) (?:these|the) (?:estimates|numbers|figures|results|values|ranges) (?:as (?:an?|rough|approximate|indicative|illustrative|one of|no more than)|with (?:care|caution|some|due|a grain))\b/;

/** Whether a sentence is a thought by who speaks in it and what that one does. `tokens` were cut with the words of this lane. */
export function isOpenThought(sentence: string, tokens: readonly Token[]): boolean {
  const isPlain = tokens.every(
    (token, at) =>
      (token.kind === 'word' && isOfNobody(token)) ||
      (token.kind === 'sign' && /^[.,?!'、,。？！]$/.test(token.text)) ||
      (token.kind === 'unknown' && (at === 0 || !/^\p{Lu}/u.test(token.text))),
  );
  if (!isPlain || amountsIn(sentence.replaceAll('单一', '')).length > 0) return false;
  return !/\p{Script=Han}/u.test(sentence) && isEnglish(sentence, tokens);
}

/** No name, no time, nobody spoken of before, nothing that went up or down. */
function isOfNobody({ uses, text }: Extract<Token, { kind: 'word' }>): boolean {
  const { roles, entities, period } = uses;
  const isGoing = (roles.has('up') || roles.has('down')) && !roles.has('thought') && !/ing$/i.test(text);
  const isAct = roles.has('trade') || roles.has('earn') || roles.has('report') || roles.has('now');
  return (
    entities.size === 0 &&
    period === null &&
    !roles.has('its') &&
    !roles.has('it') &&
    !isGoing &&
    !(isAct && !roles.has('thought'))
  );
}

function isEnglish(sentence: string, tokens: readonly Token[]): boolean {
  const text = sentence.toLowerCase().replaceAll('’', "'");
  const words = text.match(/[a-z]+(?:['-][a-z]+)*/g) ?? [];
  if (words.length < 4) return false;
  if (treating.test(text)) return tokens.every(({ kind }) => kind !== 'unknown') || isFree(tokens);
  if (/\?\s*$/.test(text)) {
    const isOpen = asking.test(words[0] ?? '') && words.some((word) => /^(?:would|could|might|can)$/.test(word));
    return isOpen && tokens.every(({ kind }) => kind !== 'unknown');
  }
  const first = words.findIndex((word) => people.test(word) || tools.test(word));
  const isHead = (word: string | undefined): boolean => word !== undefined && (people.test(word) || tools.test(word));
  // `Different valuation methods`: the last of them is the one spoken of.
  const head = isHead(words[first + 1]) ? first + 1 : first;
  if (head < 0 || head > 3) return false;
  const isOpened = openers.test(words[0] ?? '') || head === 0 || (words[0] === 'the' && words[1] === 'answer');
  const verbs = people.test(words[head] ?? '') ? weighing : showing;
  const rest = words.slice(head + 1, head + 4);
  const verb = rest.findIndex((word) => verbs.test(word));
  const aim = /\bto ([a-z]+)/.exec(words.slice(head + 1 + verb).join(' '))?.[1];
  const isAimed =
    aim === undefined || weighing.test(aim) || /^(?:know|understand|be|have|the|a|an|slowing|growth)$/.test(aim);
  const isModal =
    denied.test(words[0] ?? '') || rest.some((word) => modal.test(word)) || /^depends?$/.test(rest[verb] ?? '');
  return (
    isOpened &&
    isIndefinite(tokens) &&
    verb >= 0 &&
    isModal &&
    isAimed &&
    rest.slice(0, verb).every((word) => modal.test(word) || word === 'well') &&
    isFree(tokens)
  );
}

/** `the` stands only in front of a way of reading figures, and `that` in front of no clause of what is. */
function isIndefinite(tokens: readonly Token[]): boolean {
  const that = tokens.findIndex(({ text }) => /^that$/i.test(text));
  const isTold = that >= 0 && tokens.slice(that).some(({ text }) => /^(?:is|are|was|were|has|have)$/i.test(text));
  return (
    !isTold &&
    tokens.every((token, at) => {
      const next = tokens[at + 1];
      if (!/^the$/i.test(token.text) || next === undefined) return true;
      const isFigure = next.kind === 'word' && (next.uses.metrics.size > 0 || next.uses.isTerm);
      return (
        isFigure ||
        tools.test(next.text.toLowerCase()) ||
        /^(?:whole|full|entire|same|bigger|answer|next)/i.test(next.text)
      );
    })
  );
}

/** Free words stand in phrases of nothing in particular, at most two side by side, and in no clause of their own. */
function isFree(tokens: readonly Token[]): boolean {
  const clause = tokens.findIndex(({ text }) => /^(?:that|because|since|who|which|after)$/i.test(text));
  return tokens.every((token, at) => {
    if (token.kind !== 'unknown' || at === 0) return true;
    if (clause >= 0 && at > clause) return false;
    const [first, before] = [tokens[at - 2], tokens[at - 1]];
    const isBehindFree = before?.kind === 'unknown' && first?.kind !== 'unknown';
    return isLicensing(before) || (isBehindFree && !/(?:ed|s)$/.test(token.text));
  });
}

function isLicensing(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'sign') return false;
  const last = token.text.toLowerCase().split(' ').at(-1) ?? '';
  const isOwn =
    people.test(last) ||
    tools.test(last) ||
    weighing.test(last) ||
    showing.test(last) ||
    modal.test(last) ||
    openers.test(last);
  return free.test(last) || isOwn || /ing$|er$/.test(last);
}
