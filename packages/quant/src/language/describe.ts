import type { Locale } from '@plumbline/model/locale';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { ClauseKind } from './clauses.ts';
import type { Dialect } from './dialect.ts';
import { en } from './dialects/en.ts';
import { zhCN } from './dialects/zh-cn.ts';
import { zhHK } from './dialects/zh-hk.ts';
import { readText, type ReadText } from './read-text.ts';
import { writeClauses } from './write-spec.ts';

/** The plain sentence in every language. */
export const spoken: Readonly<Record<Locale, Dialect>> = { en, 'zh-CN': zhCN, 'zh-HK': zhHK };

/** One sentence of a description and what it is about. */
export interface Sentence {
  readonly kind: ClauseKind;
  readonly text: string;
}

/**
 * A strategy in plain sentences, one a statement, in reading order. `nameOf` says what a reader calls a setting; without it the
 * sentences can be read back.
 */
export function sentencesOf(spec: StrategySpec, locale: Locale, nameOf?: (key: string) => string): readonly Sentence[] {
  return writeClauses(spec, spoken[locale], nameOf).map(({ clause, text }) => ({ kind: clause.kind, text }));
}

/**
 * A strategy in plain words, complete: whoever reads it knows everything the engine will do, and reading it back by
 * `readDescription` gives the same strategy.
 */
export function describe(spec: StrategySpec, locale: Locale): string {
  return sentencesOf(spec, locale)
    .map(({ text }) => text)
    .join(locale === 'en' ? ' ' : '');
}

/** Reads a description back, changed by hand or not: the strategy, and every fault at its place. */
export function readDescription(text: string, locale: Locale, series: ReadonlySet<string> | null = null): ReadText {
  return readText(text, spoken[locale], series);
}
