import type { Binder } from './binder.ts';
import type { Token } from './tokens.ts';

// `A is {x}, and B is {y}` says that A is {x} and that B is {y}: a sentence that coordinates is true where every part of it is.
// A part is read with what the sentence says once for all parts: the label or the time in front, the subject, its verb. Nothing
// is divided where a word binds the parts to each other (`respectively`, `the latter`, `both`).

/** A sentence as a first part, which has a figure, and the rest, which has one too. */
export interface Division {
  readonly first: string;
  readonly rest: string;
  /** The words that lead over say that the two figures are one amount: `equivalent to`. */
  readonly isSame: boolean;
}

const cut =
  /[,;，；、] ?| ?[—–] | (?=(?:and|but|while|whereas|although|though|yet|with|alongside|plus|as well as|together with|coupled with|along with) )|(?=并且|同时|而(?!言|且)|且|以及)/g;
const joint =
  /^(?:(?:and|but|yet|while|whereas|although|though|with|alongside|plus|as well as|together with|coupled with|along with|compared with|meanwhile|at the same time|in turn|also|it has|as for)(?:,? | (?=\{))|(?:并且|而且|同时|而|且|以及|和|及|但是?|不过|另外|此外)[，,]?)+/i;
const sameness =
  /^(?:(?:which|that) (?:translates?|translated|works? out|worked out|equates?|equated|corresponds?|corresponded|amounts?|amounted|comes?|came|is equivalent|was equivalent) (?:in)?(?:to|at)(?: about| roughly)? |(?:equivalent|equal|equating|corresponding|amounting|translating) (?:in)?to |(?:即|相当于|对应于?|折合|也就是|对应的?))/i;
const binding =
  /\b(?:respectively|in that order|the former|the latter|both|each|either|neither|nor|not|than|between|from|combined|together,|in total|of which|or)\b|分别|分別|依次|前者|后者|两者|二者|均|各|都|合计|之间|其中|不|未|或/i;
/** Where a part may begin: not with what holds the figure against the part before. */
const leaning =
  /^(?:above|below|over|under|up|down|from|to|than|against|versus|vs|higher|lower|more|less|better|worse|compared|or|after|before|despite|because|due|since|as|so|thanks|of|in|at|by|for|on|within|whose|which|who|that|if|when|高于|低于|大于|小于|较|比|超过|不及|同比|环比|去年|上年|为|由|从|至|到|主要|因|由于|受)/i;

/** A distance: `{x} below its high` without its verb would hold another figure against the high. */
const distant = /^\{[^{}]+\} ?(?:above|below|higher|lower|over|under|off|short|away|高于|低于)/i;

const hasFigure = (text: string): boolean => text.includes('{');
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Whether a place lies within braces, brackets or a quotation. */
function isInside(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const opened = (open: RegExp, close: RegExp): boolean =>
    (before.match(open)?.length ?? 0) > (before.match(close)?.length ?? 0);
  return opened(/\{/g, /\}/g) || opened(/[(（]/g, /[)）]/g) || /["“”「」]/.test(before);
}

/** Every way to part a sentence in two that both have a figure. */
export function divisions(sentence: string): readonly Division[] {
  const text = sentence.trim().replace(/[.。]$/, '');
  if (/[?？]$/.test(text) || binding.test(text)) return [];
  return [...text.matchAll(cut)].flatMap(({ 0: mark, index }) => {
    const [first, behind] = [text.slice(0, index).trim(), text.slice(index + mark.length).trim()];
    if (!hasFigure(first) || !hasFigure(behind) || isInside(text, index)) return [];
    const joined = behind.replace(joint, '');
    const rest = joined.replace(sameness, '');
    const isSame = rest !== joined;
    return leaning.test(rest) || distant.test(rest) ? [] : [{ first, rest, isSame }];
  });
}

/** What the first part says once for all: its label, its subject, its subject and verb; nothing for a part that is whole. */
export function sharedFronts(first: string, tokens: readonly Token[]): readonly string[] {
  const label = /^[^{}:：,，]{1,40}[:：]/.exec(first)?.[0];
  const fronts = label === undefined ? [] : [label];
  const time = /^[^{}:：,，]{1,40}[,，]/.exec(first)?.[0];
  const lead = time !== undefined && tokens.some((token) => token.to <= time.length && isTime(token)) ? `${time} ` : '';
  const from = lead === '' ? 0 : (time ?? '').length;
  const verb = tokens.findIndex((token) => token.from >= from && isVerb(token));
  const owner = tokens.find((token) => token.from >= from && token.kind === 'word' && token.uses.entities.size > 0);
  const handle = tokens.findIndex(({ kind }) => kind === 'handle');
  const verbal = verb < 0 || verb > handle ? undefined : tokens[verb];
  const onlyOwner = owner !== undefined && owner.from <= from + 5 ? first.slice(from, owner.to) : undefined;
  const withVerb =
    verbal === undefined || onlyOwner === undefined || owner === undefined
      ? undefined
      : verbalFront(first, tokens, owner, verbal);
  const possessive = onlyOwner === undefined ? [] : [isHan(first) ? `${onlyOwner}的` : `${onlyOwner}'s`];
  return [
    ...fronts,
    lead,
    ...(withVerb === undefined ? [] : [`${lead}${withVerb}`]),
    ...possessive.map((one) => `${lead}${one}`),
  ].filter((one, at, all) => all.indexOf(one) === at);
}

/** `NVIDIA has`: the subject right in front of its verb. */
function verbalFront(first: string, tokens: readonly Token[], owner: Token, verb: Token): string | undefined {
  const between = tokens.filter((token) => token.from >= owner.to && token.to <= verb.from);
  const isBare = between.every(
    (token) => token.kind === 'word' && token.uses.metrics.size === 0 && token.uses.entities.size === 0,
  );
  return isBare ? first.slice(owner.from, verb.to) : undefined;
}

export const isOwner = (token: Token): boolean => token.kind === 'word' && token.uses.entities.size > 0;

const namingRoles = ['trade', 'worth'] as const;
/**
 * Whether a part names the kind of its figures, or they are of a kind that the part in front shows: read by itself, `up {x}`
 * would be said of a price.
 */
export function namesKinds(first: readonly Token[], rest: readonly Token[], binder: Binder): boolean {
  const kindsIn = (tokens: readonly Token[]) =>
    tokens.flatMap((token) => (token.kind === 'handle' ? (binder.factOf(token.handle)?.metric ?? []) : []));
  const isNamed = rest.some(
    (token) =>
      token.kind === 'word' &&
      (token.uses.metrics.size > 0 ||
        (token.uses.roles.has('times') && /\s/.test(token.text)) ||
        namingRoles.some((role) => token.uses.roles.has(role))),
  );
  const shown = new Set(kindsIn(first));
  return isNamed || kindsIn(rest).every((kind) => shown.has(kind));
}

const verbRoles = ['have', 'pay', 'earn', 'trade', 'level'] as const;
const isVerb = (token: Token): boolean => token.kind === 'word' && verbRoles.some((role) => token.uses.roles.has(role));
const isTime = (token: Token): boolean => token.kind === 'word' && token.uses.period !== null;
export const isFixed = (token: Token): boolean =>
  token.kind === 'word' &&
  token.uses.period !== null &&
  /^(?:label|calendar|part|ends|date|before|quarter-before)$/.test(token.uses.period.kind);

const isPresent =
  /\b(?:now|currently|today|latest|last closed|trades?|is trading|present)\b|目前|当前|现价|最新|如今|现报|今日|股价报/i;

/**
 * Whether a part that names no time may be read by itself beside one that names one: its figures are of that time, or, where
 * they are of none, the words say that they are today's or the other part's time is the newest.
 */
export function keepsTime(part: readonly Token[], other: readonly Token[], text: string, binder: Binder): boolean {
  if (!other.some(isFixed) || part.some(isFixed)) return true;
  const factsIn = (tokens: readonly Token[]) =>
    tokens.flatMap((token) => (token.kind === 'handle' ? (binder.factOf(token.handle) ?? []) : []));
  const times = new Set(factsIn(other).flatMap(({ period }) => period?.label ?? []));
  const isNewestTime = factsIn(other).every((fact) => fact.period === undefined || binder.isNewest(fact));
  return factsIn(part).every(({ period }) =>
    period === undefined ? isNewestTime || isPresent.test(text) : times.has(period.label),
  );
}

/**
 * `A trades on {x} times earnings, B on {y}`: the second part in the words of the first, where it has none but those and another
 * name. Null where it has words of its own, or figures of another kind.
 */
export function withoutGap(
  text: string,
  rest: string,
  first: readonly Token[],
  behind: readonly Token[],
  binder: Binder,
): string | null {
  const [a, b] = [only(first), only(behind)];
  if (a === null || b === null) return null;
  const [own, other] = [binder.factOf(a.handle.handle), binder.factOf(b.handle.handle)];
  if (own === null || other === null || own.metric !== other.metric || own.instrumentId === other.instrumentId)
    return null;
  const known = new Set(first.map((token) => token.text.toLowerCase()));
  const isOwn = behind.every(
    (token) =>
      token === b.owner || token === b.handle || (isTime(token) === false && known.has(token.text.toLowerCase())),
  );
  if (!isOwn || a.owner.to > a.handle.from) return null;
  return `${text.slice(0, a.owner.from)}${rest.slice(b.owner.from, b.owner.to)}${text.slice(a.owner.to, a.handle.from)}${rest.slice(b.handle.from, b.handle.to)}${text.slice(a.handle.to)}`;
}

/** The one name and the one figure of a part. */
function only(tokens: readonly Token[]) {
  const owners = tokens.filter((token) => token.kind === 'word' && token.uses.entities.size > 0);
  const handles = tokens.flatMap((token) => (token.kind === 'handle' ? [token] : []));
  const [owner, handle] = [owners[0], handles[0]];
  return owners.length === 1 && handles.length === 1 && owner !== undefined && handle !== undefined
    ? { owner, handle }
    : null;
}
