import type { Expression } from '@plumbline/model/strategy-spec';
import { sortMemory } from '../../catalogue/factors/radix-order.ts';
import { learners } from '../../learning/learners.ts';
import { learningTable } from '../../learning/learning-table.ts';
import type { LearningTable } from '../../learning/learner.ts';
import {
  leastMemory,
  strideOf,
  walkForwardLessons,
  type LearningTerms,
  type Lesson,
} from '../../learning/walk-forward.ts';
import { percentileRanks } from './cross-section.ts';
import {
  asOfColumn,
  checkAmount,
  columnKernel,
  refuseAt,
  resolveAmount,
  type Kernel,
  type Names,
  type ParameterValues,
} from './kernel.ts';
import { sampleOf } from './kept-samples.ts';
import { acrossMembers, isPresent, ownSeat } from './universe-scope.ts';
import type { ExpressionContext, UniverseScope } from './expression-context.ts';

type CompileNumber = (expression: Expression, names: Names, path: string) => Kernel;

export type LearnedCall = Extract<Expression, { readonly op: 'learned' }>;

/** What a learned ranking rests on, over all members of a universe. */
export interface Learning {
  readonly terms: LearningTerms;
  readonly table: LearningTable;
  readonly lessons: readonly Lesson[];
  /** By member, one score per bar of its own; NaN before the first lesson. */
  readonly scores: readonly Float64Array[];
}

function termsOf(call: LearnedCall, parameters: ParameterValues, path: string): LearningTerms {
  const horizon = resolveAmount(call.horizon, parameters);
  const memory = resolveAmount(call.memory, parameters);
  if (!Number.isInteger(horizon) || horizon < 1) {
    return refuseAt(`${path}.horizon`, `must be a whole number of 1 or more bars, not ${horizon}.`);
  }
  if (!Number.isInteger(memory) || memory < leastMemory) {
    return refuseAt(`${path}.memory`, `must be a whole number of ${leastMemory} or more bars, not ${memory}.`);
  }
  return { horizon, memory };
}

type Columns = readonly Float64Array[];

/** By what runs over the same instruments share: columns of all members by text, the last asked for last in order. */
const kept = new WeakMap<UniverseScope['samples'], Map<string, Columns>>();

/** Whoever judges a strategy runs it again and again at other costs and other settings: so many columns are enough. */
const mostKept = 24;

function keptFor(scope: UniverseScope, text: string, make: () => Columns): Columns {
  const columns = kept.get(scope.samples) ?? new Map<string, Columns>();
  kept.set(scope.samples, columns);
  const found = sampleOf(columns, text, make);
  const [oldest] = columns.keys();
  if (columns.size > mostKept && oldest !== undefined) columns.delete(oldest);
  return found;
}

/** How all members stand by each feature, in the rows of each. */
function standingsOf(
  scope: UniverseScope,
  features: readonly Kernel[],
  parameters: ParameterValues,
): readonly (readonly Float64Array[])[] {
  const members = scope.peers.slice(0, scope.members);
  const memory = sortMemory(scope.members);
  return features.map((feature) =>
    keptFor(scope, `(standing ${feature.text(parameters)})`, () =>
      acrossMembers(
        scope,
        members.map(({ context }) => asOfColumn(feature, context)),
        (values, out) => percentileRanks(values, out, memory),
      ),
    ),
  );
}

/** Learns and scores for all members of a universe at once. */
export function learn(
  scope: UniverseScope,
  call: LearnedCall,
  features: readonly Kernel[],
  parameters: ParameterValues,
  path: string,
): Learning {
  const terms = termsOf(call, parameters, path);
  const learner = learners[call.method];
  const standings = standingsOf(scope, features, parameters);
  const width = features.length;
  const members = scope.peers.slice(0, scope.members);
  const rowAt = (member: number, bar: number): number => members[member].rows[bar];
  const lastRowAt = (member: number, bar: number): number => {
    const seen = members[member].seenAt[bar];
    return seen < 0 ? -1 : members[member].rows[seen];
  };
  const panel = {
    bars: scope.times.length,
    members: members.length,
    width,
    standing: (feature: number, member: number, bar: number): number => {
      const row = rowAt(member, bar);
      return row < 0 ? Number.NaN : standings[feature][member][row];
    },
    isPresent: (member: number, bar: number): boolean => isPresent(scope, member, bar),
    price: (member: number, bar: number): number => {
      const row = lastRowAt(member, bar);
      return row < 0 ? Number.NaN : members[member].context.bars.close[row];
    },
  };
  const table = learningTable(panel, terms.horizon, strideOf(terms.horizon));
  const lessons = walkForwardLessons(learner, table, terms, panel.bars);
  const row = new Float64Array(width);
  const scores = members.map(({ rows, context }, member) => {
    const out = new Float64Array(context.bars.close.length).fill(Number.NaN);
    let next = 0;
    for (let bar = 0; bar < rows.length; bar += 1) {
      while (next < lessons.length && lessons[next].from <= bar) next += 1;
      if (rows[bar] < 0 || next === 0) continue;
      for (let k = 0; k < width; k += 1) row[k] = standings[k][member][rows[bar]] - 0.5;
      if (!row.some(Number.isNaN)) out[rows[bar]] = lessons[next - 1].model(row, 0);
    }
    return out;
  });
  return { terms, table, lessons, scores };
}

/** The features of a learned ranking, ready to be read. */
export function compileFeatures(
  call: LearnedCall,
  names: Names,
  path: string,
  compileNumber: CompileNumber,
): readonly Kernel[] {
  return call.args.map((part, at) => {
    const place = `${path}.args[${at}]`;
    const kernel = compileNumber(part, names, place);
    return kernel.isStateful ? refuseAt(place, 'cannot depend on the position held.') : kernel;
  });
}

/** Compiles a learned ranking: learned once for all members of a run, each of which reads its own scores. */
export function compileLearned(call: LearnedCall, names: Names, path: string, compileNumber: CompileNumber): Kernel {
  const features = compileFeatures(call, names, path, compileNumber);
  checkAmount(call.horizon, names, `${path}.horizon`);
  checkAmount(call.memory, names, `${path}.memory`);
  const text: Kernel['text'] = (parameters) => {
    const terms = [call.horizon, call.memory].map((amount) => resolveAmount(amount, parameters));
    return `(${call.method} ${terms.join(' ')} ${features.map((feature) => feature.text(parameters)).join(' ')})`;
  };
  return columnKernel('number', text, (context: ExpressionContext) => {
    if (context.seat === undefined)
      return refuseAt(path, 'reads other instruments, and this run has none beside its own.');
    const { scope, self } = ownSeat(context);
    const { parameters } = context;
    const columns = keptFor(scope, text(parameters), () => learn(scope, call, features, parameters, path).scores);
    return columns[self] ?? refuseAt(path, 'ranks the universe, which this one is not part of.');
  });
}
