import type { BarColumns } from '@plumbline/model/bar';
import { timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { ChosenRange, Fact, Formula, FormulaInput, Period, QualityFlag } from '@plumbline/model/fact';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { Source, SourceRef } from '@plumbline/model/source';
import type { Unit } from '@plumbline/model/units';
import { needsCurrency } from '@plumbline/model/units';
import { defaultFormula, labelOf, metricOf } from '../catalogue/catalogue.ts';
import { currencyOf, exchangeRateMetric } from './fact-currency.ts';
import { mixedCurrencies, noNumber, notPositive } from './fact-reasons.ts';
import { evaluateFormula } from './formula.ts';
import { formulaFunctions } from './formula-library.ts';
import { parseFormula } from './formula-parser.ts';
import { formulaRefusal } from './formula-refusal.ts';
import type { FormulaScope } from './formula-scope.ts';
import { formulaScope } from './formula-scope.ts';

interface FactHead {
  readonly id: string;
  /** Absent: what the book is about. */
  readonly instrumentId?: InstrumentId;
  readonly metric: string;
  readonly period?: Period;
  readonly unit?: Unit;
  readonly currency?: string;
  /** Absent: the metric's own; prices take their instrument's. */
  readonly decimals?: number;
  readonly quality?: readonly QualityFlag[];
}

/** A figure read from a source. */
export interface ObservedFact extends FactHead {
  readonly value: number;
  readonly asOf: string;
  readonly knownAt: string;
  readonly source: SourceRef;
}

/** A figure computed from others. */
export interface DerivedFact extends FactHead {
  /** Absent: the metric's own formula from the catalogue. */
  readonly expression?: string;
  readonly inputs: readonly FormulaInput[];
  readonly tex?: string;
  /** Bars behind the series inputs, by input name; they may reach beyond the dates the input declares. */
  readonly series?: ReadonlyMap<string, BarColumns>;
  /** Reason to print when the figure turns out missing; absent: the book's own. */
  readonly why?: LocalText;
  /** Of a figure computed by a rule that we chose: why so, and within what. */
  readonly chosen?: { readonly reason: LocalText; readonly range: ChosenRange };
}

/** A figure we chose. */
export interface AssumedFact extends FactHead {
  readonly value: number;
  readonly why: LocalText;
  readonly range: ChosenRange;
}

/** A figure the reader would expect and does not get. */
export interface MissingFact extends FactHead {
  readonly why: LocalText;
  readonly asOf?: string;
}

/** The figures of one report while it is being written, each with its receipt. */
export interface FactBook {
  readonly instrumentId: InstrumentId;
  readonly asOf: string;
  readonly simulated: boolean;
  addSource(source: Source): void;
  observed(fact: ObservedFact): Fact;
  derived(fact: DerivedFact): Fact;
  assumed(fact: AssumedFact): Fact;
  missing(fact: MissingFact): Fact;
  get(id: string): Fact | null;
  facts(): readonly Fact[];
  sources(): readonly Source[];
}

const derivedSource = 'derived';
const derivedTitle = localText(
  'Computed from other figures of this report',
  '由本报告其他数值计算',
  '由本報告其他數值計算',
);
const assumptionSource = 'assumptions';
const assumedTitle = localText('Assumptions of this report', '本报告的假设', '本報告的假設');

/**
 * Starts an empty book of figures about one instrument. A derived figure cannot be set: its value comes from
 * evaluating the expression that its receipt shows, so every receipt is true by construction. Unknown inputs,
 * mixed currencies and arithmetic without a result give a missing figure with the reason, never a zero. Known-since
 * is the latest of the inputs; quality flags and the simulated mark pass on from input to result.
 * Throws `internal` when an id is used twice, a source is not in the book, or a figure we chose lies outside its range.
 */
export function createFactBook(about: {
  readonly instrumentId: InstrumentId;
  readonly asOf: string;
  readonly simulated: boolean;
}): FactBook {
  const facts = new Map<string, Fact>();
  const sources = new Map<string, Source>();

  function add(head: FactHead, rest: Omit<Fact, 'id' | 'metric' | 'unit' | 'decimals' | 'instrumentId'>): Fact {
    if (facts.has(head.id)) throw new PlumblineError('internal', `The fact "${head.id}" exists already.`);
    const metric = metricOf(head.metric);
    const { currency, ...others } = rest;
    const unit = head.unit ?? metric.unit;
    if (needsCurrency(unit) && currency === undefined && rest.value !== null) {
      throw new PlumblineError('internal', `The fact "${head.id}" counts ${unit} and needs a currency.`);
    }
    const fact: Fact = {
      id: head.id,
      instrumentId: head.instrumentId ?? about.instrumentId,
      metric: head.metric,
      ...(head.period === undefined ? {} : { period: head.period }),
      ...others,
      unit,
      ...(currency !== undefined && carriesCurrency(unit, head.metric) ? { currency } : {}),
      decimals: head.decimals ?? metric.decimals,
    };
    facts.set(fact.id, fact);
    return fact;
  }

  function ownSource(id: string, kind: 'derived' | 'assumption', titles: LocalText): void {
    if (sources.has(id)) return;
    sources.set(id, {
      id,
      kind,
      publisher: 'Plumbline',
      title: titles.en,
      titles,
      retrievedAt: timeOf(about.asOf),
      asOf: about.asOf,
      locator: id,
      simulated: about.simulated,
    });
  }

  const book: FactBook = {
    ...about,
    addSource: (source) => {
      sources.set(source.id, source);
    },
    observed: (fact) => {
      const source = sources.get(fact.source.id);
      if (source === undefined)
        throw new PlumblineError('internal', `The source "${fact.source.id}" is not in the book.`);
      if (!Number.isFinite(fact.value)) throw new PlumblineError('internal', `The fact "${fact.id}" is not a number.`);
      return add(fact, {
        value: plainZero(fact.value),
        ...optional('currency', fact.currency),
        asOf: fact.asOf,
        knownAt: fact.knownAt,
        source: fact.source,
        quality: fact.quality ?? [],
        simulated: source.simulated,
      });
    },
    derived: (wanted) => {
      ownSource(derivedSource, 'derived', derivedTitle);
      const own = defaultFormula(wanted.metric, wanted.inputs);
      const expression = wanted.expression ?? own?.expression;
      if (expression === undefined) {
        throw new PlumblineError('internal', `"${wanted.metric}" has no formula of its own; give an expression.`);
      }
      const tex = wanted.tex ?? (wanted.expression === undefined ? own?.tex : undefined);
      const formula: Formula = { expression, ...optional('tex', tex), inputs: wanted.inputs };
      const inputs = wanted.inputs.flatMap((input) => ('fact' in input ? [facts.get(input.fact) ?? null] : []));
      const known = inputs.filter((input) => input !== null);
      const dates = wanted.inputs.flatMap((input) => ('series' in input ? [input.to] : []));
      const currency = currencyOf(known, wanted.currency);
      const scope = formulaScope(wanted, {
        fact: (id) => facts.get(id) ?? null,
        series: (input) => wanted.series?.get(input.name) ?? null,
      });
      const result =
        currency.mixed.length > 0
          ? { value: null, why: mixedCurrencies(currency.mixed) }
          : evaluate(expression, wanted, scope);
      const flags = [...known.flatMap((input) => input.quality), ...(wanted.quality ?? [])];
      return add(wanted, {
        value: result.value,
        ...optional('currency', currency.own),
        asOf: latest([...known.map((input) => input.asOf), ...dates], about.asOf),
        knownAt: latest([...known.map((input) => input.knownAt), ...dates], about.asOf),
        source: { id: derivedSource, locator: expression },
        formula,
        quality: [...new Set(flags)],
        ...optional('why', result.value === null ? (wanted.why ?? result.why) : wanted.chosen?.reason),
        ...optional('range', wanted.chosen?.range),
        simulated: known.some((input) => input.simulated) || (dates.length > 0 && about.simulated),
      });
    },
    assumed: (fact) => {
      ownSource(assumptionSource, 'assumption', assumedTitle);
      const { min, max } = fact.range;
      if (!(fact.value >= min && fact.value <= max)) {
        throw new PlumblineError('internal', `The fact "${fact.id}" is not a number from ${min} to ${max}.`);
      }
      return add(fact, {
        value: plainZero(fact.value),
        ...optional('currency', fact.currency),
        asOf: about.asOf,
        knownAt: about.asOf,
        source: { id: assumptionSource, locator: fact.id },
        quality: [...new Set<QualityFlag>([...(fact.quality ?? []), 'assumed'])],
        why: fact.why,
        range: { min, max },
        simulated: about.simulated,
      });
    },
    missing: (fact) => {
      ownSource(derivedSource, 'derived', derivedTitle);
      return add(fact, {
        value: null,
        ...optional('currency', fact.currency),
        asOf: fact.asOf ?? about.asOf,
        knownAt: fact.asOf ?? about.asOf,
        source: { id: derivedSource, locator: fact.id },
        quality: fact.quality ?? [],
        why: fact.why,
        simulated: about.simulated,
      });
    },
    get: (id) => facts.get(id) ?? null,
    facts: () => [...facts.values()],
    sources: () => [...sources.values()],
  };
  return book;

  function evaluate(
    expression: string,
    wanted: DerivedFact,
    scope: FormulaScope,
  ): { readonly value: number | null; readonly why?: LocalText } {
    if (!scope.known) return { value: null, why: scope.why };
    const value = evaluateFormula(expression, scope.values, formulaFunctions);
    if (Number.isFinite(value)) return { value: plainZero(value) };
    const refusal = formulaRefusal(parseFormula(expression), scope.values, formulaFunctions);
    if (refusal === null) return { value: null, why: noNumber };
    if ('why' in refusal) return { value: null, why: refusal.why };
    const input = wanted.inputs.find(({ name }) => name === refusal.notPositive);
    const behind = input !== undefined && 'fact' in input ? facts.get(input.fact) : undefined;
    return { value: null, why: behind === undefined ? noNumber : notPositive(labelOf(behind.metric)) };
  }
}

function optional<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  // A computed key widens to an index signature; the literal key is what was asked for.
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]: V });
}

/** An exchange rate is a bare ratio, yet its receipt must say into which currency it converts. */
function carriesCurrency(unit: Unit, metric: string): boolean {
  return needsCurrency(unit) || metric === exchangeRateMetric;
}

/** Minus zero equals zero but prints and hashes differently. */
function plainZero(value: number): number {
  return value === 0 ? 0 : value;
}

function latest(dates: readonly string[], fallback: string): string {
  return dates.reduce((a, b) => (b > a ? b : a), dates[0] ?? fallback);
}
