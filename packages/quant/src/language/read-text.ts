import { PlumblineError } from '@plumbline/model/errors';
import type { LocalText } from '@plumbline/model/locale';
import { parseStrategySpec, type StrategySpec } from '@plumbline/model/strategy-spec';
import { problemsOf, withPart } from './check-spec.ts';
import { isTaken } from './code-names.ts';
import type { Dialect } from './dialect.ts';
import { linesOfFormula } from './formula/named-formula.ts';
import { namedFormula } from './formula/read-formula.ts';
import { readLines } from './formula/read-lines.ts';
import { filled, problem, useInstead, type ProblemCode, type SpecProblem } from './problem.ts';
import { readSpec, type ReadSpec } from './read-spec.ts';
import type { Expectation, Misfit, Span, Thing } from './reader.ts';
import { spanAt } from './spec-spans.ts';
import { writeClauses } from './write-spec.ts';

/** A change of the text that mends a problem: what stands from `from` to `to` is replaced by `insert`. */
export interface TextFix extends Span {
  readonly title: LocalText;
  readonly insert: string;
}

/** Something wrong in a text, where it stands. */
export interface TextProblem extends Span {
  readonly severity: 'error' | 'warning';
  readonly code: ProblemCode | 'syntax' | 'contradiction' | 'schema' | 'repeated' | 'hidden-setting';
  readonly text: LocalText;
  readonly fix?: TextFix;
}

/** A text understood as a strategy, or what keeps it from being one. */
export interface ReadText {
  /** Null while there are errors in how it is written; errors in what it says leave it here. */
  readonly spec: StrategySpec | null;
  readonly problems: readonly TextProblem[];
}

const things: Readonly<Record<Thing, LocalText>> = {
  condition: { en: 'a condition', 'zh-CN': '条件', 'zh-HK': '條件' },
  number: { en: 'a number', 'zh-CN': '数值', 'zh-HK': '數值' },
  amount: { en: 'a number', 'zh-CN': '数值', 'zh-HK': '數值' },
  instrument: { en: 'an instrument such as US:NVDA', 'zh-CN': '标的，例如 SH:600519', 'zh-HK': '標的，例如 HK:00700' },
  text: { en: 'a name in quotation marks', 'zh-CN': '加引号的名称', 'zh-HK': '加引號的名稱' },
  name: { en: 'a name', 'zh-CN': '名称', 'zh-HK': '名稱' },
  date: { en: 'a date such as 2024-01-31', 'zh-CN': '日期，例如 2024-01-31', 'zh-HK': '日期，例如 2024-01-31' },
  indicator: { en: 'a price or an indicator', 'zh-CN': '价格或指标', 'zh-HK': '價格或指標' },
  end: { en: 'the end of the line', 'zh-CN': '行尾', 'zh-HK': '行尾' },
};

function wordsOf(expected: readonly Expectation[]): LocalText {
  const list = (locale: keyof LocalText): string => {
    const names = expected.map((one) => ('word' in one ? one.word.trim() : things[one.thing][locale]));
    const join = locale === 'en' ? ', ' : '\u3001';
    return [...new Set(names)].slice(0, 6).join(join);
  };
  return { en: list('en'), 'zh-CN': list('zh-CN'), 'zh-HK': list('zh-HK') };
}

/** Words of a sentence that ask for prices nobody knows yet. */
const future =
  /^(tomorrow|next (day|bar|week|month)|the (next|coming|future)|(days?|bars?|weeks?|months?) (ahead|later|from now)|in the future)|^[^。.]{0,3}(明天|明日|次日|未来|未來|下一(日|天|根|周|週|月)|(天|日|根|周|週)(后|後|之后|之後))/i;

function futureProblem({ from, to }: Misfit, name: string): TextProblem {
  const words = filled(
    {
      en: '{name} would read the future. A strategy only knows bars that have closed: say how many bars ago instead.',
      'zh-CN': '“{name}”会读取未来。策略只知道已经收盘的 K 线，请改为若干根 K 线之前的值。',
      'zh-HK': '「{name}」會讀取未來。策略只知道已經收市的 K 線，請改為若干根 K 線之前的值。',
    },
    { name },
  );
  return { from, to: Math.max(to, from + name.length), severity: 'error', code: 'look-ahead-name', text: words };
}

/** Something that does not fit, and what would. */
export function syntaxProblem(misfit: Misfit, text: string): TextProblem {
  const { from, to, expected } = misfit;
  const found = text.slice(from, to).trim().split('\n')[0].slice(0, 20);
  const ahead = future.exec(found)?.[0];
  if (ahead !== undefined) return futureProblem(misfit, ahead);
  const words = wordsOf(expected);
  const isEnd = found === '';
  return {
    from,
    to: Math.max(to, Math.min(from + 1, text.length)),
    severity: 'error',
    code: 'syntax',
    text: {
      en: `${isEnd ? 'Something is missing here' : `This does not fit here: ${found}`}. Expected ${words.en}.`,
      'zh-CN': `${isEnd ? '此处缺少内容' : `此处无法理解：${found}`}。应为${words['zh-CN']}。`,
      'zh-HK': `${isEnd ? '此處缺少內容' : `此處無法理解：${found}`}。應為${words['zh-HK']}。`,
    },
  };
}

function contradiction({ key, from, to }: ReadSpec['contradictions'][number]): TextProblem {
  const text = filled(
    {
      en: 'The setting {key} has another value elsewhere. Make them equal.',
      'zh-CN': '参数 {key} 在别处是另一个值，请改为一致。',
      'zh-HK': '參數 {key} 在別處是另一個值，請改為一致。',
    },
    { key },
  );
  return { from, to, severity: 'error', code: 'contradiction', text };
}

const severalKinds: ReadonlySet<string> = new Set(['sizeLevel', 'scaleOutWhen', 'scaleInWhen', 'recurringMore']);

/** Statements that a strategy has only one of; the second would be ignored without a word. */
function repeated({ clauses }: ReadSpec): readonly TextProblem[] {
  const group = (kind: string): string => {
    if (kind.startsWith('size')) return 'size';
    if (kind.startsWith('scaleIn')) return 'scaleIn';
    if (kind.startsWith('grid')) return 'grid';
    if (kind === 'recurring' || kind === 'recurringOn') return 'recurring';
    if (kind === 'universe' || kind === 'set') return 'universe';
    return kind.startsWith('ranking') ? 'ranking' : kind.startsWith('commission') ? 'commission' : kind;
  };
  const seen = new Map<string, string>();
  return clauses.flatMap(({ clause, from, to }): readonly TextProblem[] => {
    const kind = group(clause.kind) + (clause.kind.startsWith('order') ? String(clause.values.side) : '');
    if (kind === 'setting' || kind === 'setValue' || kind === 'formula') return [];
    const before = seen.get(kind);
    seen.set(kind, clause.kind);
    // Parts of one thing stand one by one, but not beside another way to say all of it.
    if (before === undefined || (before === clause.kind && severalKinds.has(clause.kind))) return [];
    const text = filled({
      en: 'This has been stated already. Keep one of the two; join conditions by and, or.',
      'zh-CN': '此项已经写过，请只保留一处；多个条件请用并且、或者连接。',
      'zh-HK': '此項已經寫過，請只保留一處；多個條件請用並且、或者連接。',
    });
    return [{ from, to, severity: 'error', code: 'repeated', text }];
  });
}

/** Names of the settings that something in a strategy uses: amounts name theirs, expressions are one. */
export function usedSettings(spec: StrategySpec): ReadonlySet<string> {
  const used = new Set<string>();
  JSON.stringify(spec, (_, part: unknown) => {
    if (typeof part === 'object' && part !== null) {
      if ('parameter' in part && typeof part.parameter === 'string') used.add(part.parameter);
      if ('op' in part && part.op === 'parameter' && 'key' in part) used.add(String(part.key));
    }
    return part;
  });
  return used;
}

/** A setting whose bare name is read as something else, such as a price: its slider moves nothing. */
function hiddenSettings({ clauses }: ReadSpec, spec: StrategySpec): readonly TextProblem[] {
  const used = usedSettings(spec);
  return clauses.flatMap(({ clause, from, to }): readonly TextProblem[] => {
    const key = String(clause.values.key);
    if (clause.kind !== 'setting' || !isTaken(key) || used.has(key)) return [];
    const text = filled(
      {
        en: 'Nothing uses the setting {key}: by itself the word means something else here. Write parameter.{key} where it is meant, or give it another name.',
        'zh-CN': '没有任何规则使用参数 {key}：单独书写时该词另有含义。请写作 parameter.{key}，或改用其他名称。',
        'zh-HK': '沒有任何規則使用參數 {key}：單獨書寫時該詞另有含義。請寫作 parameter.{key}，或改用其他名稱。',
      },
      { key },
    );
    return [{ from, to, severity: 'warning', code: 'hidden-setting', text }];
  });
}

function located(
  found: SpecProblem,
  read: ReadSpec,
  text: string,
  spec: StrategySpec | null,
  dialect: Dialect,
): TextProblem {
  const span = spanAt(read, found.path) ?? { from: text.length, to: text.length };
  const { severity, code, text: words, fix } = found;
  const base = { from: span.from, to: span.to, severity, code, text: words };
  if (fix === undefined) return base;
  const place = spanAt(read, fix.path);
  if (dialect.isLineBased && fix.code !== null && place !== null) {
    return { ...base, fix: { title: fix.title, ...place, insert: fix.code } };
  }
  const mended = spec === null ? null : attemptSpec(withPart(spec, fix.path, fix.value));
  if (mended === null || !('spec' in mended)) return base;
  const written = writeClauses(mended.spec, dialect).map((clause) => clause.text);
  const insert = dialect.isLineBased ? `${written.join('\n')}\n` : written.join(' ');
  return { ...base, fix: { title: fix.title, from: 0, to: text.length, insert } };
}

function attemptSpec(draft: unknown): { readonly spec: StrategySpec } | { readonly error: PlumblineError } {
  try {
    return { spec: parseStrategySpec(draft) };
  } catch (error) {
    if (error instanceof PlumblineError) return { error };
    throw error;
  }
}

function schemaProblem(error: PlumblineError, read: ReadSpec, text: string): TextProblem {
  const field = typeof error.details.field === 'string' ? error.details.field : '';
  const span = spanAt(read, field) ?? { from: text.length, to: text.length };
  const { message } = error;
  return { ...span, severity: 'error', code: 'schema', text: { en: message, 'zh-CN': message, 'zh-HK': message } };
}

/** What does not fit in the text of an own indicator, at that text. */
function formulaFaults({ clauses }: ReadSpec): readonly TextProblem[] {
  return clauses.flatMap(({ clause: { kind, values }, slots, from, to }): readonly TextProblem[] => {
    if (kind !== 'formula') return [];
    const place = slots['text'] ?? { from, to };
    const { key, text } = values;
    if (isTaken(String(key))) {
      const { severity, code, text: words } = problem('name-taken', '', { name: String(key) });
      return [{ ...place, severity, code, text: words }];
    }
    const lines = linesOfFormula(String(text));
    const faults = readLines(lines).misfits.map((misfit) => ({ ...syntaxProblem(misfit, lines), ...place }));
    if (faults.length > 0 || namedFormula(String(key), lines) !== null) return faults;
    const words = {
      en: 'This formula gives nothing: write a line for each name that is plotted.',
      'zh-CN': '该公式没有输出：请为每个 plot 的名称写一行。',
      'zh-HK': '該公式沒有輸出：請為每個 plot 的名稱寫一行。',
    };
    return [{ ...place, severity: 'error', code: 'syntax', text: words }];
  });
}

/** What a strategy without instruments may begin with. */
const anyInstrument = 'US:SPY';
const tradeAny = { ...useInstead('universe.instruments', [anyInstrument], anyInstrument), code: null };

/**
 * Reads a text in the words of a view: the strategy, and every fault at its place with a fix where there is an obvious one.
 * series: names of the data columns there are; null = any.
 */
export function readText(text: string, dialect: Dialect, series: ReadonlySet<string> | null = null): ReadText {
  const read = readSpec(text, dialect);
  const written = [
    ...read.misfits.map((misfit) => syntaxProblem(misfit, text)),
    ...read.contradictions.map(contradiction),
    ...repeated(read),
    ...formulaFaults(read),
  ];
  const isEmpty = !read.clauses.some(({ clause }) => clause.kind === 'universe' || clause.kind === 'set');
  // A universe that is missing must not hide what is wrong with the rest.
  const draft = isEmpty ? withPart(read.draft, 'universe.instruments', [anyInstrument]) : read.draft;
  const result = attemptSpec(draft);
  if (isEmpty) {
    const mended = written.length === 0 && 'spec' in result ? result.spec : null;
    written.push(located(problem('empty-universe', 'universe', {}, tradeAny), read, text, mended, dialect));
  }
  if (!('spec' in result)) return { spec: null, problems: [...written, schemaProblem(result.error, read, text)] };
  const { spec } = result;
  const problems = [
    ...written,
    ...hiddenSettings(read, spec),
    ...problemsOf(spec, series).map((found) => located(found, read, text, written.length === 0 ? spec : null, dialect)),
  ];
  return { spec: written.length === 0 ? spec : null, problems: problems.toSorted((a, b) => a.from - b.from) };
}
