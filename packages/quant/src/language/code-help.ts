import type { LocalText } from '@plumbline/model/locale';
import {
  calendarFields,
  learningMethods,
  positionFields,
  priceFields,
  type Expression,
} from '@plumbline/model/strategy-spec';
import { clauseKinds } from './clauses.ts';
import { codeNameOf, indicatorById } from './code-names.ts';
import { spoken } from './describe.ts';
import { code } from './dialects/code.ts';
import { draftParameters, readClauseAt, readSpec } from './read-spec.ts';
import type { Mark, Span } from './reader.ts';
import { functionDocs } from './function-docs.ts';
import { templateParts } from './template.ts';
import { writeExpression } from './write-expression.ts';
import { writerOf } from './write-spec.ts';

/** Something that may stand at the caret. */
export interface Completion {
  readonly label: string;
  /** What replaces the word before the caret. */
  readonly insert: string;
  readonly kind:
    'statement' | 'price' | 'indicator' | 'output' | 'function' | 'setting' | 'series' | 'word' | 'instrument';
  readonly detail: LocalText | null;
}

export interface Completions extends Span {
  readonly items: readonly Completion[];
}

const plain = (label: string, kind: Completion['kind'], detail: LocalText | null = null): Completion => ({
  label,
  insert: label,
  kind,
  detail,
});

function starters(settings: readonly string[], series: Iterable<string>): readonly Completion[] {
  return [
    ...priceFields.map((field) => plain(field, 'price', functionDocs[field])),
    ...settings.map((key) => plain(key, 'setting')),
    ...[...indicatorById.values()].map(({ id, title, params }) => {
      const name = codeNameOf(id);
      const given = params.slice(0, 1).map((param) => param.default);
      return {
        label: name,
        insert: given.length === 0 ? name : `${name}(${given.join('')})`,
        kind: 'indicator' as const,
        detail: title,
      };
    }),
    ...['absolute', 'log', 'min_of', 'max_of', 'lasting', 'other', 'partner', 'score', 'percentile'].map((name) => ({
      label: name,
      insert: `${name}(`,
      kind: 'function' as const,
      detail: functionDocs[name] ?? null,
    })),
    ...learningMethods.map((method) => ({
      label: `${method}_rank`,
      insert: `${method}_rank(`,
      kind: 'function' as const,
      detail: functionDocs.learned,
    })),
    ...positionFields.map((field) => plain(`position.${field}`, 'word', functionDocs[`position.${field}`])),
    ...calendarFields.map((field) => plain(`calendar.${field}`, 'word', functionDocs[`calendar.${field}`])),
    ...[...series].map((name) => plain(`series.${name}`, 'series')),
  ];
}

function outputsBefore(text: string): readonly Completion[] | null {
  const [, name] = /([a-z][a-z0-9_]*)(?:\([^()]*\))?\.$/.exec(text) ?? [];
  const indicator = name === undefined ? undefined : indicatorById.get(name.replaceAll('_', '-'));
  if (indicator === undefined) return null;
  return indicator.outputs
    .filter((output) => indicator.banned?.includes(output.name) !== true)
    .map((output) => plain(output.name, 'output', indicator.title));
}

/**
 * What may stand at a place in code, most of it from the registries: statements, prices, indicators with their defaults,
 * the strategy's own settings. Filtered by the word before the caret, best first.
 */
export function completeCode(text: string, at: number, series: Iterable<string> = []): Completions {
  const before = text.slice(0, at);
  const [word] = /(?:position|calendar|series)\.[A-Za-z0-9_]*$|[A-Za-z_][A-Za-z0-9_]*$/.exec(before) ?? [''];
  const from = at - word.length;
  const head = text.slice(0, from);
  const outputs = outputsBefore(head);
  const line = head.slice(statementStart(head));
  const settings = draftParameters(text, code);
  const isStart = /^\S*$/.test(line);
  const items = outputs ?? (isStart ? statements() : expectedIn(line, settings, series));
  const needle = word.toLowerCase();
  const starts = items.filter(({ label }) => label.toLowerCase().startsWith(needle));
  const holds = items.filter(
    ({ label, detail }) =>
      !label.toLowerCase().startsWith(needle) &&
      needle.length > 1 &&
      (label.toLowerCase().includes(needle) || (detail?.en.toLowerCase().includes(needle) ?? false)),
  );
  return { from, to: at, items: [...starts, ...holds].slice(0, 60) };
}

/** Where the statement begins that a text ends in: on the last line that is not indented. */
function statementStart(text: string): number {
  let start = text.lastIndexOf('\n') + 1;
  while (start > 0 && /[ \t]/.test(text.charAt(start))) start = text.lastIndexOf('\n', start - 2) + 1;
  return start;
}

function statements(): readonly Completion[] {
  const leads = clauseKinds.map((kind) => {
    const [first] = templateParts(code.clauses[kind]);
    return 'words' in first ? first.words.trim() : '';
  });
  return [...new Set(leads)].map((lead) => ({ ...plain(lead, 'statement'), insert: `${lead} ` }));
}

function expectedIn(line: string, settings: readonly string[], series: Iterable<string>): readonly Completion[] {
  const expected = readClauseAt(line, code);
  const items: Completion[] = [];
  for (const one of expected) {
    if ('word' in one) items.push(plain(one.word.trim(), 'word'));
    else if (one.thing === 'indicator' || one.thing === 'condition') items.push(...starters(settings, series));
    else if (one.thing === 'name') items.push(...settings.map((key) => plain(key, 'setting')));
  }
  const seen = new Set<string>();
  return items.filter(({ label }) => !seen.has(label) && seen.add(label) !== undefined);
}

/** What a word of code means. */
export interface Hover extends Span {
  readonly title: LocalText;
  readonly meaning: LocalText | null;
  /** The expression in plain words. */
  readonly words: LocalText;
  readonly formula: string | null;
  readonly source: string | null;
}

function isExpression(part: object): part is Expression {
  return 'op' in part;
}

/** What the expression at a place in code means, from the registries and in plain words; null between expressions. */
export function hoverCode(text: string, at: number): Hover | null {
  const { marks, draft } = readSpec(text, code);
  let best: readonly [Expression, Mark] | null = null;
  for (const [part, mark] of marks) {
    if (!isExpression(part) || at < mark.from || at >= mark.to) continue;
    if (best === null || mark.to - mark.from < best[1].to - best[1].from) best = [part, mark];
  }
  if (best === null) return null;
  const [expression, { from, to }] = best;
  const writer = (locale: keyof LocalText): string =>
    writeExpression(expression, writerOf({ parameters: [], bar: draft.bar === '1d' ? '1d' : '1h' }, spoken[locale]));
  const words = { en: writer('en'), 'zh-CN': writer('zh-CN'), 'zh-HK': writer('zh-HK') };
  if (expression.op === 'indicator') {
    const indicator = indicatorById.get(expression.id);
    if (indicator === undefined) return null;
    const { title, meaning, tex, source } = indicator;
    return { from, to, title, meaning, words, formula: tex, source };
  }
  const name =
    expression.op === 'price'
      ? expression.field
      : expression.op === 'position' || expression.op === 'calendar'
        ? `${expression.op}.${expression.field}`
        : expression.op;
  return { from, to, title: words, meaning: functionDocs[name] ?? null, words, formula: null, source: null };
}
