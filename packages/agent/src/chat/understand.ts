import type { Mention } from '@plumbline/model/conversation';
import type { Instrument } from '@plumbline/model/instrument';
import { locales } from '@plumbline/model/locale';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import type { Desk, ToolInput } from '../tool.ts';
import type { Intent } from './intents.ts';
import { intents, isIdea } from './intents.ts';
import type { Call, Memory } from './memory.ts';
import { findMetrics, metricNamed } from './metric-words.ts';
import { nameCandidates } from './plain-words.ts';
import { readDate, readExpression, readWhatIf, readYear } from './read-numbers.ts';

/** What to do about a question. */
export type Understanding =
  | { readonly kind: 'call'; readonly intent: string; readonly call: Call }
  /** Answered in words alone: a greeting, help, or an honest no. */
  | { readonly kind: 'words'; readonly intent: string }
  | {
      readonly kind: 'ask';
      readonly about: 'instrument' | 'which' | 'unknown';
      readonly text: string;
      readonly choices: readonly Instrument[];
    };

export interface Question {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly memory: Memory;
  readonly today: string;
  readonly resolve: Desk['resolve'];
}

interface Named {
  readonly symbols: readonly string[];
  readonly ambiguous: { readonly text: string; readonly candidates: readonly Instrument[] } | null;
  readonly unknown: { readonly text: string; readonly candidates: readonly Instrument[] } | null;
}

/** Longer than any name that a search takes. */
const mostNameLength = 80;

export async function namesIn(masked: string, { mentions, resolve }: Question): Promise<Named> {
  const symbols = mentions.filter(({ kind }) => kind === 'instrument').map(({ id }) => id);
  let ambiguous: Named['ambiguous'] = null;
  let unknown: Named['unknown'] = null;
  const candidates = nameCandidates(masked).filter(({ length }) => length <= mostNameLength);
  for (const candidate of candidates.slice(0, 8)) {
    const words = candidate.includes(' ') ? [candidate, ...candidate.split(' ')] : [candidate];
    let isFound = false;
    for (const word of words) {
      if (isFound && word !== candidate) break;
      const found = await resolve(word);
      if (found.kind === 'one') symbols.push(found.instrument.id);
      else if (found.kind === 'ambiguous') ambiguous ??= { text: word, candidates: found.candidates };
      else {
        if (word === candidate) unknown ??= { text: word, candidates: found.suggestions };
        continue;
      }
      isFound = true;
    }
  }
  return { symbols: [...new Set(symbols)], ambiguous, unknown };
}

const pronoun = /\b(it|its|it's|their|they|them|that one|this one|the company)\b|它|其|该公司|這家|这家/i;
const definition =
  /^(?:please\s+)?(?:what(?:'s| is| are| does)|explain|define|meaning of|tell me what|how (?:is|do you (?:compute|calculate)))\s+(?:an?\s+|the\s+)?(.+?)(?:\s+(?:mean|means|is|computed|calculated|for|measure))*\s*\??$/i;
const definitionZh =
  /^(?:请问|请解释一下|解释一下|解释|请解释|請問|請解釋一下|解釋一下|解釋|什么是|甚麼是|什麼是|何为|何謂)?\s*(.+?)\s*(?:是什么意思|是什么|是甚麼意思|是甚麼|是什麼|的定义|的定義|怎么算|怎么计算|怎樣計算|怎樣算|代表什么|什么意思)?[？?。]?$/;
const asksMeaningZh =
  /什么是|甚麼是|什麼是|是什么意思|是什么|是甚麼|是什麼|定义|定義|怎么算|怎么计算|怎樣計算|怎樣算|解释|解釋|何为|何謂|什么意思|代表什么/;

/** What may stand beside a term without making it a question about something. */
const onlyFiller = /^(?:\s|the|an?|ratio|indicator|figure|exactly|actually|率|值|指标|指標)*$/i;

function termIn(text: string): string | null {
  const han = /\p{Script=Han}/u.test(text);
  if (han && !asksMeaningZh.test(text)) return null;
  const asked = (han ? definitionZh : definition).exec(text.trim())?.[1]?.trim();
  if (asked === undefined) return null;
  const wanted = asked
    .replace(/^(?:什么是|甚麼是|什麼是)/, '')
    .trim()
    .toLowerCase();
  const indicator = indicators.find(
    ({ id, title }) => id.toLowerCase() === wanted || locales.some((locale) => title[locale].toLowerCase() === wanted),
  );
  if (indicator !== undefined) return indicator.id;
  const spans = findMetrics(wanted);
  const [first] = spans;
  const isWhole =
    spans.length === 1 &&
    first !== undefined &&
    onlyFiller.test(wanted.slice(0, first.from)) &&
    onlyFiller.test(wanted.slice(first.to));
  return metricNamed(wanted) !== null && (isWhole || spans.length === 0) ? metricNamed(wanted) : null;
}

/** The text with what was understood as a figure, a year or a number blanked out. */
function mask(text: string): string {
  const chars = text.split('');
  for (const { from, to } of findMetrics(text)) chars.fill('|', from, to);
  return chars
    .join('')
    .replace(/\bFY\s?20\d\d\b|\b20[0-3]\d\s*(?:财年|財年|年)?/gi, '|')
    .replace(/-?(?<!\d)\d{1,12}(?:\.\d{1,8})?\s?(?:%|percent|per cent)/gi, '|');
}

function intentOf(masked: string): Intent | null {
  return intents.find(({ en, zh }) => en.test(masked) || zh.test(masked)) ?? null;
}

function strategyName(text: string): string {
  return /["“「']([^"”」']{2,60})["”」']/.exec(text)?.[1] ?? '';
}

const call = (intent: string, tool: string, input: ToolInput): Understanding => ({
  kind: 'call',
  intent,
  call: { tool, input },
});
const ask = (
  about: 'instrument' | 'which' | 'unknown',
  text = '',
  choices: readonly Instrument[] = [],
): Understanding => ({ kind: 'ask', about, text, choices: choices.slice(0, 6) });

/**
 * Reads a question in English or Chinese as one call of one tool, with what was said before filling what is left out. What is
 * not certain is asked, and what nobody can know is refused. Works without any model.
 */
export async function understand(question: Question): Promise<Understanding> {
  const { text, memory, today } = question;
  if (isIdea(text)) {
    // Names that stand in the idea are read with it; what was attached is meant where it names none.
    const attached = question.mentions.filter(({ kind }) => kind === 'instrument').map(({ id }) => id);
    return call('idea', 'propose-strategy', { idea: text, symbols: attached.length > 0 ? attached : undefined });
  }
  const early = intentOf(text);
  if (early !== null && early.id === 'refuse-sure-thing') return { kind: 'words', intent: early.id };
  const whatIf = readWhatIf(text);
  const isWhatIf =
    (whatIf.growth !== undefined || whatIf.discountRate !== undefined) && !/\bscreen\b|哪些|筛选/.test(text);
  const expression = isWhatIf ? null : readExpression(text);
  if (expression !== null) return call('calculate', 'calculate', { expression });

  const masked = mask(text);
  const intent = intentOf(masked) ?? (isTextOnly(text) ? early : null);
  const metrics = [...new Set(findMetrics(text).map(({ metric }) => metric))];
  const term = pronoun.test(text) ? null : termIn(text);
  if (term !== null && !(memory.symbol !== null && /\bthe\b/i.test(text))) return call('define', 'define', { term });
  if (isWhatIf)
    return about({ id: 'what-if', tool: 'valuation' }, { ...whatIf }, await namesIn(masked, question), memory);
  if (intent?.tool === null) return { kind: 'words', intent: intent.id };
  if (intent !== null && intent.isAbout === undefined && intent.tool !== null && intent.tool !== 'compare') {
    return call(intent.id, intent.tool, plainInput(intent, text, memory));
  }
  const named = await namesIn(masked, question);
  const year = readYear(text, today, yearOf(memory));
  return withNames({ text, intent, metrics, year, named, memory });
}

/** Words that the mask of figures would swallow whole: greetings, thanks, requests for help. */
function isTextOnly(text: string): boolean {
  return text.length < 24;
}

function plainInput({ id, tool }: Intent, text: string, memory: Memory): ToolInput {
  if (tool === 'screen') return { rule: text };
  if (tool === 'data-health') return {};
  const strategy = strategyName(text) || memory.strategy || undefined;
  if (tool === 'switch-strategy') return { strategy, to: id === 'activate' ? 'active' : 'paused' };
  return { strategy };
}

function yearOf({ last }: Memory): string | null {
  const year = last?.input['year'];
  return typeof year === 'string' && /^FY\d{4}$/.test(year) ? year : null;
}

/** A call about one instrument: the one named, else the one spoken of before. */
export function about(
  { id, tool }: { readonly id: string; readonly tool: string },
  input: ToolInput,
  named: Named,
  memory: Memory,
): Understanding {
  const [symbol] = named.symbols;
  if (symbol !== undefined) return call(id, tool, { symbol, ...input });
  if (named.ambiguous !== null) return ask('which', named.ambiguous.text, named.ambiguous.candidates);
  if (named.unknown !== null) return ask('unknown', named.unknown.text, named.unknown.candidates);
  if (memory.symbol !== null) return call(id, tool, { symbol: memory.symbol, ...input });
  return ask('instrument');
}

interface Read {
  readonly text: string;
  readonly intent: Intent | null;
  readonly metrics: readonly string[];
  readonly year: string | null;
  readonly named: Named;
  readonly memory: Memory;
}

function withNames(read: Read): Understanding {
  const { text, intent, metrics, year, named, memory } = read;
  const { symbols } = named;
  const years = year === null ? {} : { year };
  const isComparing =
    intent?.tool === 'compare' ||
    (symbols.length > 1 &&
      (intent === null || intent.tool === 'figure' || intent.tool === 'quote' || intent.id === 'valuation'));
  if (isComparing) {
    const both =
      symbols.length === 1 && memory.symbol !== null && memory.symbol !== symbols[0]
        ? [memory.symbol, ...symbols]
        : symbols;
    if (both.length > 1) {
      const wanted = metrics.length > 0 ? metrics : (intent?.metrics ?? []);
      return call('compare', 'compare', { symbols: both.slice(0, 6), metrics: wanted.length > 0 ? wanted : undefined });
    }
    if (named.ambiguous !== null) return ask('which', named.ambiguous.text, named.ambiguous.candidates);
    return named.unknown === null ? ask('instrument') : ask('unknown', named.unknown.text, named.unknown.candidates);
  }
  if (
    intent !== null &&
    intent.tool !== null &&
    intent.tool !== 'figure' &&
    !(intent.tool === 'quote' && metrics.length > 0)
  ) {
    if (intent.tool === 'propose-strategy') return startFrom(named, memory);
    const date = intent.tool === 'rules' ? readDate(text) : null;
    return about({ id: intent.id, tool: intent.tool }, date === null ? {} : { date }, named, memory);
  }
  if (metrics.length > 0)
    return about({ id: 'figure', tool: 'figure' }, { metrics: metrics.slice(0, 6), ...years }, named, memory);
  if (intent?.metrics !== undefined) {
    return about({ id: intent.id, tool: 'figure' }, { metrics: intent.metrics, ...years }, named, memory);
  }
  return followUp(read, years);
}

/** A strategy where nobody has said a rule yet: the best known one, on what is spoken of. */
function startFrom({ symbols }: Named, { symbol: before }: Memory): Understanding {
  const symbol = symbols[0] ?? before;
  if (symbol === null || symbol === undefined) return ask('instrument');
  return call('make-strategy', 'propose-strategy', { template: 'moving-average-cross', symbols: [symbol] });
}

/** Only an instrument, only a year, or nothing that was understood. */
function followUp({ text, year, named, memory }: Read, years: ToolInput): Understanding {
  const { last } = memory;
  const [symbol] = named.symbols;
  const isAgain = /^\s*(?:and|what about|how about|same for|now)\b|^\s*(?:那|换成|換成)|呢[？?]?\s*$/i.test(text);
  if (symbol !== undefined && isAgain && last !== null && 'symbol' in last.input) {
    return call('follow-up-instrument', last.tool, { ...last.input, symbol });
  }
  if (symbol !== undefined) return call('quote', 'quote', { symbol });
  if (named.ambiguous !== null) return ask('which', named.ambiguous.text, named.ambiguous.candidates);
  if (year !== null && last?.tool === 'figure') return call('follow-up-year', 'figure', { ...last.input, ...years });
  if (named.unknown !== null) return ask('unknown', named.unknown.text, named.unknown.candidates);
  const isOfBefore = pronoun.test(text) || /\b(price|quote|trading)\b|价格|股价|多少钱|價格|股價|多少錢/i.test(text);
  if (memory.symbol !== null && isOfBefore) return call('quote', 'quote', { symbol: memory.symbol });
  return isOfBefore ? ask('instrument') : { kind: 'words', intent: 'not-understood' };
}
