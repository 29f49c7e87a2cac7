import { PlumblineError } from '@plumbline/model/errors';
import type { Fact, Period } from '@plumbline/model/fact';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { locales } from '@plumbline/model/locale';
import { units } from '@plumbline/model/units';
import type { Unit } from '@plumbline/model/units';
import { allMetrics } from '@plumbline/quant/catalogue/catalogue';
import { economyNames } from './economy-names.ts';
import type { GateKnowledge, Span, Term, ToldSentence } from './shapes.ts';

type Row = Readonly<Record<string, unknown>>;

const metricById = new Map(allMetrics().map((metric) => [metric.id, metric]));

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textIn(row: Row, ...names: readonly string[]): string | undefined {
  const found = names.map((name) => row[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : undefined;
}

function refuse(what: string): PlumblineError {
  return new PlumblineError('bad-input', `The facts cannot be read: ${what}`);
}

/**
 * What sentences are checked against, from JSON: an array of facts, or an object with `facts` and, where there are any, `spans`,
 * `glossary`, `instruments` and `subject`. A fact is the product's own; what its handle says (`US:NVDA/revenue.FY2026`) need
 * not be repeated. `directory` names the instruments of the facts.
 */
export function readKnowledge(json: unknown, directory: readonly Instrument[]): GateKnowledge {
  const whole: Row = Array.isArray(json) ? { facts: json } : isRow(json) ? json : {};
  if (!Array.isArray(whole['facts'])) throw refuse('an array of facts, or an object with "facts", is needed.');
  const facts = whole['facts'].map(factOf);
  const known = listOf(whole, 'instruments').flatMap((one) => instrumentOf(one));
  const own = isRow(whole['instrument']) ? instrumentOf(whole['instrument']) : [];
  const named = new Set([...known, ...own].map(({ id }) => id));
  const subject = parseInstrumentId(textIn(whole, 'subject', 'instrumentId') ?? '');
  return {
    facts,
    instruments: [...known, ...own, ...directory.filter(({ id }) => !named.has(id))],
    spans: listOf(whole, 'spans').map(spanOf),
    sentences: listOf(whole, 'sentences').map(sentenceOf),
    terms: [...termsOf(whole['glossary']), ...labelsOf(whole['facts'])],
    ...(subject === null ? {} : { subject }),
  };
}

function listOf(row: Row, name: string): readonly unknown[] {
  const value = row[name];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw refuse(`"${name}" must be an array.`);
  return value;
}

const handlePattern = /^(?:c\d+:)?(?:((?:US|SH|SZ|BJ|HK|CRYPTO):[^/]+)\/)?([A-Za-z]\w*?)(?:\.(.+))?$/;
/** `backtest/sharpe`: behind an owner that is no instrument. */
const metricBehind = /^[\w:-]+\/([A-Za-z]\w*)$/;

function factOf(value: unknown): Fact {
  const id = isRow(value) ? textIn(value, 'id', 'handle') : undefined;
  if (!isRow(value) || id === undefined) throw refuse('every fact needs an "id", the handle.');
  const [, owner, metricInId, suffix] = handlePattern.exec(id) ?? [];
  const behind = metricBehind.exec(id)?.[1] ?? '';
  const metric = textIn(value, 'metric') ?? metricInId ?? (metricById.has(behind) ? behind : id);
  const number = value['value'];
  if (number !== null && (typeof number !== 'number' || !Number.isFinite(number))) {
    throw refuse(`the value of ${id} must be a number, or null where it is unknown.`);
  }
  const instrumentId = parseInstrumentId(textIn(value, 'instrumentId') ?? owner ?? '');
  const period = inMainland(instrumentId, periodOf(value['period'] ?? suffix));
  const currency = textIn(value, 'currency');
  const asOf = textIn(value, 'asOf') ?? period?.end ?? '';
  return {
    id,
    metric,
    value: number,
    unit: unitOf(value['unit']) ?? metricById.get(metric)?.unit ?? 'ratio',
    decimals: typeof value['decimals'] === 'number' ? value['decimals'] : (metricById.get(metric)?.decimals ?? 2),
    ...(instrumentId === null ? {} : { instrumentId }),
    ...(period === null ? {} : { period }),
    ...(currency === undefined ? {} : { currency }),
    ...formulaIn(value),
    asOf,
    knownAt: textIn(value, 'knownAt') ?? asOf,
    source: { id: 'given', locator: id },
    quality: [],
    simulated: value['simulated'] === true,
  };
}

/** What a figure is computed from: its formula, or the handles of its inputs alone. */
function formulaIn(value: Row): Pick<Fact, 'formula'> {
  const row: Row = isRow(value['formula']) ? value['formula'] : value;
  const inputs = Array.isArray(row['inputs']) ? row['inputs'] : [];
  const named = inputs.flatMap((input) => {
    const fact = isRow(input) ? textIn(input, 'fact') : typeof input === 'string' ? input : undefined;
    return fact === undefined ? [] : [{ name: (isRow(input) ? textIn(input, 'name') : undefined) ?? fact, fact }];
  });
  return named.length === 0 ? {} : { formula: { expression: textIn(row, 'expression') ?? '', inputs: named } };
}

function unitOf(value: unknown): Unit | null {
  return units.find((unit) => unit === value) ?? null;
}

const kinds: readonly Period['kind'][] = ['instant', 'quarter', 'half', 'year', 'trailing', 'range'];

/** A period as the product writes it, or its label alone. */
function periodOf(value: unknown): Period | null {
  if (isRow(value)) {
    const label = textIn(value, 'label') ?? '';
    const kind = kinds.find((one) => one === value['kind']) ?? periodOf(label)?.kind ?? 'range';
    return {
      kind,
      start: textIn(value, 'start') ?? '',
      end: textIn(value, 'end') ?? periodOf(label)?.end ?? '',
      label,
    };
  }
  if (typeof value !== 'string') return null;
  const label = value.replace(/-/g, ' ');
  const year = /^FY(\d{4})$/.exec(label)?.[1];
  if (year !== undefined) return { kind: 'year', start: '', end: year, label };
  const part = /^([QH])([1-4]) FY(\d{4})$/.exec(label);
  if (part !== null) {
    const kind = part[1] === 'Q' ? 'quarter' : 'half';
    return { kind, start: '', end: `${part[3] ?? ''}.${part[2] ?? ''}`, label };
  }
  return label === 'TTM' ? { kind: 'trailing', start: '', end: '', label } : null;
}

/** By law the fiscal year of a mainland company is the calendar year. */
function inMainland(id: InstrumentId | null, period: Period | null): Period | null {
  const year = period?.kind === 'year' && period.start === '' ? /^FY(\d{4})$/.exec(period.label)?.[1] : undefined;
  if (period === null || year === undefined || id === null || !/^(?:SH|SZ|BJ):/.test(id)) return period;
  return { ...period, start: `${year}-01-01`, end: `${year}-12-31` };
}

function instrumentOf(value: unknown): readonly Instrument[] {
  const id: InstrumentId | null = isRow(value) ? parseInstrumentId(textIn(value, 'id') ?? '') : null;
  if (!isRow(value) || id === null) throw refuse('every instrument needs an "id" such as US:NVDA.');
  const name = value['name'];
  const english = typeof name === 'string' ? name : isRow(name) ? (textIn(name, 'en') ?? id) : id;
  const [en, zhCN, zhHK] = locales.map((locale) => (isRow(name) ? (textIn(name, locale) ?? english) : english));
  const aliases = Array.isArray(value['aliases']) ? value['aliases'].filter((one) => typeof one === 'string') : [];
  const kind = textIn(value, 'kind');
  return [
    {
      id,
      kind: kind === 'etf' || kind === 'index' || kind === 'crypto' ? kind : 'stock',
      market: 'us',
      exchange: '',
      currency: textIn(value, 'currency') ?? '',
      name: { en: en ?? english, 'zh-CN': zhCN ?? english, 'zh-HK': zhHK ?? english },
      aliases,
      priceDecimals: 2,
    },
  ];
}

function spanOf(value: unknown): Span {
  const row: Row = isRow(value) ? value : {};
  const [id, text] = [textIn(row, 'id'), textIn(row, 'text')];
  if (id === undefined || text === undefined) throw refuse('every span needs an "id" and its "text".');
  const instrumentId = parseInstrumentId(textIn(row, 'instrumentId') ?? '');
  const form = textIn(row, 'form', 'kind', 'document');
  const item = textIn(row, 'item');
  return {
    id,
    text,
    ...(instrumentId === null ? {} : { instrumentId }),
    ...(form === undefined ? {} : { form }),
    ...(item === undefined ? {} : { item }),
  };
}

/** A sentence that a tool returned; one text stands for every language. */
function sentenceOf(value: unknown): ToldSentence {
  const row: Row = isRow(value) ? value : {};
  const [id, text] = [textIn(row, 'id'), textIn(row, 'text')];
  if (id === undefined || text === undefined) throw refuse('every sentence needs an "id" and its "text".');
  return { id, text: { en: [text], 'zh-CN': [text], 'zh-HK': [text] } };
}

function termsOf(value: unknown): readonly Term[] {
  if (value === undefined || value === null) return [];
  const entries = Array.isArray(value) ? value : isRow(value) ? Object.keys(value) : [];
  return entries.flatMap((entry): readonly Term[] => {
    if (typeof entry === 'string') return [{ name: entry }];
    const name = isRow(entry) ? textIn(entry, 'name', 'term') : undefined;
    if (!isRow(entry) || name === undefined) throw refuse('an entry of the glossary is a name, or has a "name".');
    const metric = textIn(entry, 'metric');
    const instrumentId = parseInstrumentId(textIn(entry, 'instrumentId') ?? '');
    return [{ name, ...(metric === undefined ? {} : { metric }), ...(instrumentId === null ? {} : { instrumentId }) }];
  });
}

/** What the facts call themselves, in every language they do, and what else a figure of an economy is called. */
function labelsOf(facts: readonly unknown[]): readonly Term[] {
  const economies = facts.filter((value) => isRow(value) && typeof value['label'] === 'string');
  const spoken = economies.map(
    (value) =>
      new Set(
        economyNames(
          `${isRow(value) ? String(value['label']) : ''} ${isRow(value) ? (textIn(value, 'id', 'handle') ?? '') : ''}`,
        ),
      ),
  );
  /** Of two countries the bare name would be neither's. */
  const isShared = (name: string): boolean => spoken.filter((names) => names.has(name)).length > 1;
  return facts.flatMap((value): readonly Term[] => {
    if (!isRow(value)) return [];
    const label = value['label'];
    const names =
      typeof label === 'string'
        ? [label]
        : isRow(label)
          ? locales.flatMap((locale) => textIn(label, locale) ?? [])
          : [];
    const { metric, id, instrumentId } = factOf(value);
    const isOfEconomy = instrumentId === undefined && !metricById.has(metric);
    const economy = isOfEconomy ? economyNames([...names, id].join(' ')).filter((name) => !isShared(name)) : [];
    return [...names, ...economy].map((name) => ({ name, metric }));
  });
}
