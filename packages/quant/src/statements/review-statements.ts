import type { Period } from '@plumbline/model/fact';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { isMoneyUnit } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { fiscalLabel } from '@plumbline/model/period-label';
import { acrossPeriods } from './across-periods.ts';
import { identities } from './identities.ts';
import type { Amounts, Identity } from './identity.ts';
import { isOfAnother } from './identity.ts';
import { settleBlame } from './settle-blame.ts';
import type { StatementCheck, Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';
import { indexStatements } from './statement-index.ts';

/** A figure that no reader may be shown as a fact, with the identity that it breaks. */
export interface WithheldItem {
  readonly item: StatementItem;
  readonly identity: string;
  /** The period for which the identity fails: that of the figure, or of what it was computed from. */
  readonly period: Period;
  readonly why: LocalText;
}

/** Statements after their identities were checked. */
export interface StatementReview {
  /** What may be used. */
  readonly items: readonly StatementItem[];
  readonly withheld: readonly WithheldItem[];
  readonly checks: readonly StatementCheck[];
}

const noHint = localText('', '', '');

function reasonOf({ name, period, hint = noHint }: Verdict): LocalText {
  return localText(
    `Withheld: the identity “${name.en}” fails for ${period.label}.${hint.en}`,
    `未采用：${fiscalLabel(period.label, 'zh-CN')}的勾稽关系“${name['zh-CN']}”不成立。${hint['zh-CN']}`,
    `未採用：${fiscalLabel(period.label, 'zh-HK')}的勾稽關係「${name['zh-HK']}」不成立。${hint['zh-HK']}`,
  );
}

const withheldFor = (item: StatementItem, verdict: Verdict): WithheldItem => ({
  item,
  identity: verdict.id,
  period: verdict.period,
  why: reasonOf(verdict),
});

/** Half years of a company that reports no quarters keep what quarters keep. */
const kindsOf = { instant: ['instant'], year: ['year'], quarter: ['quarter', 'half'] } as const;

/** How much a later filing may change a figure, of itself or of the largest beside it, and be taken for a restatement. */
const restatedPart = { own: 0.25, all: 0.1 } as const;

/**
 * A later version that is near what it replaces: a restatement that reaches us line by line, so that the figures beside it are
 * still those from before, and prove nothing against it.
 */
function isRestatement(index: StatementIndex, item: StatementItem, since: string, amounts: Amounts): boolean {
  const { line, period, value } = item;
  const before = index.known(line, period.kind, period.end, since)?.value;
  if (before === undefined) return false;
  const largest = Math.max(
    ...Object.entries(amounts).map(([other, amount]) => (/^(?:eps|shares)/.test(other) ? 0 : Math.abs(amount))),
  );
  const change = Math.abs(value - before);
  const isOfMoney = !/^(?:eps|shares)/.test(line);
  if (isOfMoney && isOfAnother(before, value)) return true;
  return change < restatedPart.own * Math.abs(before) || (isOfMoney && change < restatedPart.all * largest);
}

type Kind = StatementItem['period']['kind'];

const ascending = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The days on which a figure of these versions became public, in order. */
function publicOn(versions: readonly (readonly StatementItem[])[]): readonly string[] {
  const dates: string[] = [];
  for (const told of versions) for (const { knownAt } of told) if (!dates.includes(knownAt)) dates.push(knownAt);
  return dates.length > 1 ? dates.sort(ascending) : dates;
}

const isMixed = (items: readonly StatementItem[], of: (item: StatementItem) => string): boolean => {
  const [first] = items;
  return first !== undefined && items.some((item) => of(item) !== of(first));
};

/** One identity at one period end: at every date a figure of it became public, and once more for what is known now. */
function atEnd(index: StatementIndex, identity: Identity, lines: readonly StatementLine[], kind: Kind, end: string) {
  const verdicts: Verdict[] = [];
  // Most identities speak of lines that most companies do not tell.
  if (identity.lines.some((line) => index.versions(line, kind, end).length === 0)) return verdicts;
  const ordered = publicOn(lines.map((line) => index.versions(line, kind, end)));
  const blames = identity.blames ?? lines;
  // What a later version of another figure puts right was right before.
  const cleared = new Set<StatementItem>();
  let heldAt: string | null = null;
  for (const [at, date] of ordered.entries()) {
    const found = lines.flatMap((line) => index.known(line, kind, end, date) ?? []);
    const amounts: Partial<Record<StatementLine, number>> = {};
    for (const { line, value } of found) amounts[line] = value;
    if (identity.lines.some((line) => amounts[line] === undefined)) continue;
    if (
      isMixed(
        found.filter(({ currency }) => isMoneyUnit(currency)),
        ({ currency }) => currency,
      )
    )
      continue;
    const together = found.filter(({ line }) => identity.together?.includes(line) === true);
    const isSplit = isMixed(together, ({ knownAt }) => knownAt);
    // A quarter by subtraction repeats what its year and its quarters were judged by.
    const isLeftOver =
      kind === 'quarter' && found.some(({ derived, line }) => derived && identity.lines.includes(line));
    if (isLeftOver && identity.lines.length > 1) continue;
    const whole = identity.judge(amounts);
    if (whole?.holds === true) for (const item of found) cleared.add(item);
    const judged = isSplit ? (identity.judgeApart?.(amounts) ?? null) : whole;
    const period = found[0]?.period;
    // What two filings tell proves nothing, it only may be impossible.
    if (judged === null || period === undefined || (isSplit && judged.holds)) continue;
    const isLast = at === ordered.length - 1;
    // What held before is not spoilt by a lone later version: that version is.
    const since = heldAt;
    if (judged.holds) heldAt = date;
    const concerned = found.filter(
      ({ line, knownAt }) => blames.includes(line) && (since === null ? isLast || knownAt === date : knownAt > since),
    );
    const isRestated =
      !judged.holds &&
      since !== null &&
      concerned.length > 0 &&
      concerned.every((item) => isRestatement(index, item, since, amounts));
    if (!isRestated)
      verdicts.push({ id: identity.id, name: identity.name, period, ...judged, concerned, cleared, amounts });
  }
  return verdicts;
}

function withinPeriods(index: StatementIndex): readonly Verdict[] {
  return identities.flatMap((identity) => {
    const [first] = identity.lines;
    if (first === undefined) return [];
    const lines = [...identity.lines, ...(identity.also ?? [])];
    return identity.kinds.flatMap((name) =>
      kindsOf[name].flatMap((kind) =>
        index.ends(first, kind).flatMap((end) => atEnd(index, identity, lines, kind, end)),
      ),
    );
  });
}

/** How near two versions of one figure are that differ by rounding only. */
const roundedPart = 5e-4;

/** A figure with the earlier and later versions of it that say the same, rounded otherwise: they are as wrong as it is. */
function sameAmounts(index: StatementIndex, item: StatementItem): readonly StatementItem[] {
  const { line, period, value } = item;
  const alike = index
    .versions(line, period.kind, period.end)
    .filter((other) => other !== item && Math.abs(other.value - value) <= roundedPart * Math.abs(value));
  return [item, ...alike];
}

/** A sum of concepts one of which is withheld as a line of its own is withheld with it. */
function sumsOf(
  items: readonly StatementItem[],
  withheld: ReadonlyMap<StatementItem, Verdict>,
): readonly WithheldItem[] {
  if (withheld.size === 0) return [];
  const placeOf = ({ period }: StatementItem, concept: string): string =>
    `${period.kind}|${period.start}|${period.end}|${concept}`;
  const stated = new Map<string, StatementItem[]>();
  for (const item of items) {
    const [, concept, ...more] = item.source.locator.split(' ');
    if (concept === undefined || more.length > 0) continue;
    const place = placeOf(item, concept);
    stated.set(place, [...(stated.get(place) ?? []), item]);
  }
  // A later filing gives a term again without a word where it has not changed: it is the one known by then.
  const spoiltTerm = (sum: StatementItem, concept: string): Verdict | undefined => {
    const told = (stated.get(placeOf(sum, concept)) ?? []).filter(({ knownAt }) => knownAt <= sum.knownAt);
    const newest = told.reduce((day, { knownAt }) => (knownAt > day ? knownAt : day), '');
    return told.flatMap((term) => (term.knownAt === newest ? (withheld.get(term) ?? []) : []))[0];
  };
  const spoiltSums = [...withheld.keys()].filter(({ derived, source }) => derived && source.locator.includes(' + '));
  const spoiltPart = (sum: StatementItem, words: readonly string[]): Verdict | undefined => {
    const part = spoiltSums.find(({ period, knownAt, source }) => {
      const [, ...terms] = source.locator.split(' ');
      const isOfSum = terms.length < words.length && terms.every((term) => words.includes(term));
      return isOfSum && period.end === sum.period.end && period.start === sum.period.start && knownAt <= sum.knownAt;
    });
    return part === undefined ? undefined : withheld.get(part);
  };
  return items.flatMap((item) => {
    const [, ...words] = item.source.locator.split(' ');
    if (withheld.has(item) || words.length < 3 || item.source.row?.[0]?.[0] === 'Computed') return [];
    const verdict = words.flatMap((word) => spoiltTerm(item, word) ?? [])[0] ?? spoiltPart(item, words);
    return verdict === undefined ? [] : [withheldFor(item, verdict)];
  });
}

/** What earnings per share of a quarter are computed from. */
const earners: ReadonlySet<StatementLine> = new Set(['netIncome', 'sharesBasic', 'sharesDiluted']);
const isEarnings = ({ line, period }: StatementItem): boolean => line.startsWith('eps') && period.kind === 'quarter';

/** A figure computed from one that is withheld is withheld with it. */
function builtOn(
  items: readonly StatementItem[],
  withheld: ReadonlyMap<StatementItem, Verdict>,
): readonly WithheldItem[] {
  if (withheld.size === 0) return [];
  const spoilt = [...withheld.keys()];
  return items.flatMap((item) => {
    if (!item.derived || withheld.has(item) || (item.period.kind !== 'quarter' && item.period.kind !== 'trailing'))
      return [];
    const part = spoilt.find(
      ({ line, period, knownAt }) =>
        (line === item.line || (isEarnings(item) && earners.has(line) && period.end === item.period.end)) &&
        period.kind !== 'instant' &&
        knownAt <= item.knownAt &&
        (item.period.kind === 'quarter'
          ? period.end <= item.period.end && period.label.endsWith(item.period.label.slice(3))
          : period.start >= item.period.start && period.end <= item.period.end),
    );
    const verdict = part === undefined ? undefined : withheld.get(part);
    return verdict === undefined ? [] : [withheldFor(item, verdict)];
  });
}

const placeOf = ({ line, period }: StatementItem): string => `${line}|${period.kind}|${period.end}`;

/** Of each place, the version that is the known one now. */
function newestOf(items: readonly StatementItem[]): ReadonlyMap<string, StatementItem> {
  const newest = new Map<string, StatementItem>();
  for (const item of items) {
    const known = newest.get(placeOf(item));
    if (known === undefined || item.knownAt >= known.knownAt) newest.set(placeOf(item), item);
  }
  return newest;
}

/** Figures that a later version had replaced and that stand in its place since that is withheld. */
function uncovered(items: readonly StatementItem[], left: readonly StatementItem[]): ReadonlySet<StatementItem> {
  const known = newestOf(items);
  return new Set([...newestOf(left)].flatMap(([place, item]) => (known.get(place) === item ? [] : [item])));
}

/** One round of the review. */
function reviewOnce(items: readonly StatementItem[]) {
  const index = indexStatements(items);
  const asOf = items.reduce((day, { knownAt }) => (knownAt > day ? knownAt : day), '');
  const verdicts = settleBlame([...withinPeriods(index), ...acrossPeriods(index, asOf)]);
  const broken = new Map<StatementItem, Verdict>();
  for (const verdict of verdicts) {
    if (verdict.holds) continue;
    const blamed = verdict.concerned.filter((item) => verdict.cleared?.has(item) !== true);
    for (const item of blamed.flatMap((one) => sameAmounts(index, one)))
      if (!broken.has(item)) broken.set(item, verdict);
  }
  return { verdicts, broken };
}

function withheldBy(items: readonly StatementItem[], broken: ReadonlyMap<StatementItem, Verdict>) {
  const own = [...broken].map(([item, verdict]) => withheldFor(item, verdict));
  return [...own, ...sumsOf(items, broken), ...builtOn(items, broken)];
}

/**
 * Holds statements against what true statements keep: the balance, the flows of cash, profit and shares, parts within wholes,
 * quarters within years, sign and scale beside neighbours. A figure that breaks an identity is withheld, with the identity that
 * failed; nothing is repaired. What stands in its place then, an earlier version of it, is held against them once more.
 * items: everything public on the date in question, and nothing later, in any order; simulated statements keep their identities by
 * construction. Returns the sound items in their order, and every check of the newest versions.
 * Reference: IFRS and US GAAP presentation (IAS 1, IAS 7, ASC 230).
 */
export function reviewStatements(items: readonly StatementItem[]): StatementReview {
  const { verdicts, broken } = reviewOnce(items);
  const withheld = withheldBy(items, broken);
  const out = new Set(withheld.map(({ item }) => item));
  const left = items.filter((item) => !out.has(item));
  const exposed = uncovered(items, left);
  if (exposed.size > 0) {
    const again = new Map([...reviewOnce(left).broken].filter(([item]) => exposed.has(item)));
    withheld.push(...withheldBy(left, again));
    for (const { item } of withheld) out.add(item);
  }
  const newest = new Map<string, StatementCheck>();
  for (const { id, name, line, period, holds, by } of verdicts) {
    const check = { id, name, period, holds, by };
    newest.set(`${id}|${line ?? ''}|${period.kind}|${period.end}`, line === undefined ? check : { ...check, line });
  }
  return { items: left.filter((item) => !out.has(item)), withheld, checks: [...newest.values()] };
}
