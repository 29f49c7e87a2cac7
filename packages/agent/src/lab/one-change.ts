import type { LocalText } from '@plumbline/model/locale';
import type { LabChange } from '@plumbline/model/strategy-lab';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { settingName } from '@plumbline/model/setting-names';
import { strategyPartName } from '@plumbline/model/strategy-part-names';
import { canonicalText } from '@plumbline/model/canonical-text';
import { problemsOf } from '@plumbline/quant/language/check-spec';
import { sentencesOf } from '@plumbline/quant/language/describe';
import { eachLocale, fillText, joinWithCommas } from '../report/texts.ts';
import { refusalTexts as refused } from './words.ts';

/** Parts that are one thing each; anything else of a strategy belongs to the idea and is not revised. */
const revised = [
  'entry',
  'exit',
  'ranking',
  'rebalance',
  'sizing',
  'risk',
  'recurring',
  'grid',
  'scaleIn',
  'idle',
  'entryOrders',
] as const;
/** What would make any strategy look better without being it. */
const fixed = ['schema', 'kind', 'universe', 'bar', 'costs', 'execution', 'benchmark'] as const;
/** Parts of which every field is a thing of its own. */
const parted: readonly string[] = ['entry', 'exit', 'risk', 'entryOrders'];

const printed = (value: unknown): string => (value === undefined ? '' : canonicalText(value));
const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function changedIn(name: string, before: unknown, after: unknown): readonly string[] {
  if (printed(before) === printed(after)) return [];
  if (!parted.includes(name)) return [name];
  const [a, b] = [isRow(before) ? before : {}, isRow(after) ? after : {}];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((key) => printed(a[key]) !== printed(b[key]))
    .map((key) => `${name}.${key}`);
}

/** Settings of which the value moved; one that came or went belongs to the part that reads it. */
function movedSettings(before: StrategySpec, after: StrategySpec): readonly string[] {
  return after.parameters.flatMap(({ key, value }) => {
    const was = before.parameters.find((one) => one.key === key);
    return was === undefined || was.value === value ? [] : [`parameters.${key}`];
  });
}

/** The parts in which two strategies differ, each once. */
export function changedParts(before: StrategySpec, after: StrategySpec): readonly string[] {
  return [...revised.flatMap((name) => changedIn(name, before[name], after[name])), ...movedSettings(before, after)];
}

/** A setting allowed fewer values is compared with fewer others, which flatters it. */
function isNarrowed(before: StrategySpec, after: StrategySpec): boolean {
  return before.parameters.some(({ key, min, max }) => {
    const now = after.parameters.find((one) => one.key === key);
    return now !== undefined && (now.min > min || now.max < max);
  });
}

export type Revision =
  { readonly ok: true; readonly change: LabChange } | { readonly ok: false; readonly why: LocalText };

/** The sentences of the rules that are gone, and the new ones. */
export const sentencesBetween = (before: StrategySpec, after: StrategySpec): Pick<LabChange, 'from' | 'to'> => ({
  from: onlyIn(before, after),
  to: onlyIn(after, before),
});

function onlyIn(one: StrategySpec, other: StrategySpec): LocalText {
  return eachLocale((locale) => {
    const inWords = (key: string): string => settingName(key)[locale];
    const known = new Set(sentencesOf(other, locale, inWords).map(({ text }) => text));
    return sentencesOf(one, locale, inWords)
      .flatMap(({ kind, text }) => (kind === 'title' || known.has(text) ? [] : [text]))
      .join(locale === 'en' ? ' ' : '');
  });
}

/** What one revision changes, in the words of the rules; refused where it changes nothing, several things, or what is fixed. */
export function revisionOf(before: StrategySpec, after: StrategySpec): Revision {
  if (fixed.some((name) => printed(before[name]) !== printed(after[name])) || isNarrowed(before, after)) {
    return { ok: false, why: refused.fixed };
  }
  const problem = problemsOf(after).find(({ severity }) => severity === 'error');
  if (problem !== undefined) return { ok: false, why: fillText(refused.unread, { why: problem.text }) };
  const parts = changedParts(before, after);
  const [part] = parts;
  if (part === undefined) return { ok: false, why: refused.none };
  if (parts.length > 1) {
    const names = parts.map((one) =>
      one.startsWith('parameters.') ? settingName(one.slice('parameters.'.length)) : strategyPartName(one),
    );
    return { ok: false, why: fillText(refused.many, { parts: joinWithCommas(names) }) };
  }
  return { ok: true, change: { part, ...sentencesBetween(before, after) } };
}
