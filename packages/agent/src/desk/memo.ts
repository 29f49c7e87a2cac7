import type { DeskAnalyst, DeskClaim, DeskDissent, DeskMemo, MemoBlock } from '@plumbline/model/desk';
import { addDays, dateOf, timeOf } from '@plumbline/model/date';
import type { Fact } from '@plumbline/model/fact';
import type { RatingLabel } from '@plumbline/model/rating';
import { ratingLabels } from '@plumbline/model/rating';
import { canonicalText } from '@plumbline/model/canonical-text';
import { sha256, utf8 } from '@plumbline/quant/facts/hash';
import { ratingLabelTexts } from '../report/messages/rating-words.ts';
import { fillText } from '../report/texts.ts';
import { chanceId, deskSource } from './analysts.ts';
import { levelOf } from './pack.ts';
import type { DeskPack } from './pack.ts';
import type { Reconciled } from './reconcile.ts';
import type { DeskTable } from './table.ts';
import { handlesOf } from './table.ts';
import { deskTexts as texts, memoEnds, memoHeadings, memoTitles } from './words.ts';

const usualHorizonMonths = 12;

/** The same day so many months later, or the last one of that month. */
export function monthsLater(date: string, months: number): string {
  const at = new Date(timeOf(date));
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0));
  const day = Math.min(at.getUTCDate(), last.getUTCDate());
  return dateOf(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), day));
}

/** The chances of the analysts, each counted by its record, as a figure with its formula; null where none gave one. */
export function addChance(table: DeskTable, { report }: DeskPack, analysts: readonly DeskAnalyst[]): string | null {
  const heard = analysts.flatMap(({ role, chance, weight }) => {
    const value = table.desk().facts.find(({ id }) => id === chance)?.value;
    return value == null ? [] : [{ role, name: role.replace('-c', 'C'), value, weight }];
  });
  if (heard.length === 0) return null;
  const weights = heard.reduce((sum, { weight }) => sum + weight, 0);
  const value = heard.reduce((sum, one) => sum + one.value * one.weight, 0) / weights;
  const terms = heard.map(({ name }) => `${name} * ${name}Weight`).join(' + ');
  const fact: Fact = {
    id: 'beatChance',
    instrumentId: report.instrumentId,
    metric: 'beatChance',
    value,
    unit: 'fraction',
    decimals: 0,
    asOf: report.asOf,
    knownAt: report.asOf,
    source: { id: 'desk', locator: 'beatChance' },
    formula: {
      expression: `(${terms}) / (${heard.map(({ name }) => `${name}Weight`).join(' + ')})`,
      inputs: heard.flatMap(({ role, name, weight }) => [
        { name, fact: chanceId(role) },
        { name: `${name}Weight`, constant: weight, why: texts.weightWhy },
      ]),
    },
    quality: ['assumed'],
    simulated: report.simulated,
  };
  table.addFact(fact, deskSource({ report }));
  return fact.id;
}

/** Analysts whose stance lies on the other side of the rating. */
export function dissentsOf(rating: RatingLabel | null, analysts: readonly DeskAnalyst[]): readonly DeskDissent[] {
  const lean = rating === null ? 0 : ratingLabels.indexOf(rating) - 2;
  return analysts.flatMap(({ role, stance, kept }) => {
    if (stance === null || Math.abs(stance - lean) < 2) return [];
    return [{ by: role, wants: ratingLabels[stance + 2] ?? null, why: null, claims: kept.slice(0, 3) }];
  });
}

/** How a desk ended that did not come to its own memo. */
export type MemoEnd = keyof typeof memoEnds;

interface MemoParts {
  readonly by: DeskMemo['by'];
  readonly blocks: readonly MemoBlock[];
  readonly reconciled: Reconciled;
  readonly falsifiers: readonly string[];
  readonly analysts: readonly DeskAnalyst[];
  readonly writtenAt: number;
  readonly ended: MemoEnd | null;
}

/** Puts a memo together: title, ratings, what would refute it, and its fingerprint. */
export function memoOf(table: DeskTable, pack: DeskPack, parts: MemoParts): DeskMemo {
  const { by, blocks, reconciled, analysts, writtenAt, ended } = parts;
  const { report, benchmark } = pack;
  const rule = report.rating?.label ?? null;
  const { rating, steps, dissent } = reconciled;
  const printed = blocks.flatMap((block) => (block.kind === 'claims' ? block.claims : []));
  table.number([...new Set(printed)]);
  const all = report.rating?.falsifiers ?? [];
  const named = all.filter(({ id }) => parts.falsifiers.includes(id));
  const falsifiers = named.length > 0 ? named : all;
  for (const { fact, thresholdFact } of falsifiers) table.bring([fact, thresholdFact]);
  const score = report.rating?.score ?? null;
  table.bring(score === null ? [] : [score]);
  const way =
    rating === null || rule === null
      ? 'none'
      : rating === rule
        ? 'same'
        : ratingLabels.indexOf(rating) > ratingLabels.indexOf(rule)
          ? 'above'
          : 'below';
  const slots = { name: report.instrument.name, rating: rating === null ? '' : ratingLabelTexts[rating] };
  const title = fillText(memoTitles[way], slots);
  const months = report.facts.find(({ id }) => id === report.rating?.horizon)?.value ?? usualHorizonMonths;
  const memo = {
    by,
    title: ended === null ? title : fillText(memoEnds[ended], { title }),
    blocks,
    ruleRating: rule,
    ruleScore: score,
    deskRating: rating,
    chance: addChance(table, pack, analysts),
    steps,
    dissents: [...(dissent === null ? [] : [dissent]), ...dissentsOf(rating, analysts)],
    falsifiers,
    horizonMonths: months,
    benchmark,
    settlesOn: monthsLater(report.asOf, months),
    writtenAt,
  };
  const claims = new Map(table.desk().claims.map(({ id, text }) => [id, text]));
  const texts = printed.map((id) => [id, claims.get(id)]);
  return { ...memo, hash: sha256(utf8(canonicalText([memo, texts]))), ledgerSeq: null };
}

/** Key figures of the report as claims, whatever of them a sentence can say. */
function keyClaims(table: DeskTable, { report, writer }: DeskPack): readonly string[] {
  const known = new Map(report.facts.map((fact) => [fact.id, fact]));
  const wanted = [report.header.price, report.rating?.fair ?? null, ...report.keyFigures];
  return wanted.flatMap((id) => {
    const fact = known.get(id ?? '');
    if (fact === undefined) return [];
    const { say, handles, ...repeats } = levelOf(fact);
    const written = writer.write({ say: String(say), handles: handles as string[], ...repeats });
    return written.ok ? [table.read('chair', written.parts, 'neither')] : [];
  });
}

/** What may be said in a list: the figures it stands on, none where it stands on words, and its claim once it is said. */
interface Point {
  readonly facts: readonly string[];
  readonly id: () => string;
}

/** The claims of a list without those whose figures another one shows already. */
function pointsOnce(points: readonly Point[]): readonly string[] {
  const isRepeat = ({ facts }: Point, at: number): boolean =>
    facts.length > 0 &&
    points.some((other, place) => {
      if (place === at || !facts.every((fact) => other.facts.includes(fact))) return false;
      return other.facts.length > facts.length || place < at;
    });
  return points.filter((point, at) => !isRepeat(point, at)).map(({ id }) => id());
}

/**
 * The memo by rules: what the report concluded, and whatever the analysts established before the desk ended. The rating is the
 * rule's.
 */
export function rulesMemo(
  table: DeskTable,
  pack: DeskPack,
  { analysts, writtenAt, ended }: Pick<MemoParts, 'analysts' | 'writtenAt' | 'ended'>,
): DeskMemo {
  const heading = (key: keyof typeof memoHeadings): MemoBlock => ({
    kind: 'heading',
    text: memoHeadings[key] ?? texts.written,
  });
  const kept = analysts.flatMap((one) => one.kept.flatMap((id) => table.claim(id) ?? []));
  const keptThat = (speaks: DeskClaim['speaks']): readonly Point[] =>
    kept
      .filter((one) => one.speaks === speaks)
      .map(({ id, facts, quote }) => ({ facts: quote === null ? facts : [], id: () => id }));
  const side = (speaks: 'for' | 'against'): readonly string[] => {
    const read = pack.readings.filter((one) => one.speaks === speaks);
    const points = read.map(({ text }) => ({ facts: handlesOf(text), id: () => table.read('chair', text, speaks) }));
    return pointsOnce([...points, ...keptThat(speaks)]);
  };
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['conclusion', keyClaims(table, pack)],
    ['for', side('for')],
    ['against', side('against')],
    ['open', pointsOnce(keptThat('neither'))],
  ];
  const blocks = parts.flatMap(([key, claims]): readonly MemoBlock[] =>
    claims.length === 0 ? [] : [heading(key), { kind: 'claims', claims: [...new Set(claims)] }],
  );
  const reconciled = { rating: pack.report.rating?.label ?? null, steps: [], dissent: null };
  return memoOf(table, pack, { by: 'rules', blocks, reconciled, falsifiers: [], analysts, writtenAt, ended });
}

/** Sessions may lie so many days apart: the longest holiday of a market. */
const currentDays = 10;

/** Whether a date is that of the latest session, as far as the calendar of a run can tell. */
export const isCurrent = (asOf: string, now: number): boolean => asOf >= addDays(dateOf(now), -currentDays);

/** Whether a model may know what came after a date: before its cut-off, and without one before now. */
export function isContaminated(asOf: string, cutoff: string | null, now: number): boolean {
  return cutoff === null ? !isCurrent(asOf, now) : asOf < cutoff;
}
