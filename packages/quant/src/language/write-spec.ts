import type { Interval } from '@plumbline/model/bar';
import type { Amount, Expression, FixedWeights, GainPart, StrategySpec } from '@plumbline/model/strategy-spec';
import { clausesOf, type Clause, type ClauseKind, type ClauseValue, type Membership } from './clauses.ts';
import { tightness, type Dialect, type InfixOp, type Writer } from './dialect.ts';
import { formulaOnOneLine } from './formula/named-formula.ts';
import { namedFormula } from './formula/read-formula.ts';
import { percentText } from './numbers.ts';
import { agreeing } from './plural.ts';
import { templateParts, type SlotType } from './template.ts';
import { writeAmount, writeExpression, writeShare } from './write-expression.ts';

/** A line of code longer than this is broken at its outermost `and` or `or`. */
const widest = 100;

function isExpression(value: ClauseValue | undefined): value is Expression {
  return typeof value === 'object' && 'op' in value;
}

function isAmount(value: ClauseValue | undefined): value is Amount {
  return typeof value === 'number' || (typeof value === 'object' && 'parameter' in value);
}

function isMembership(value: readonly unknown[]): value is Membership {
  return value.every((one) => typeof one === 'object');
}

function isParts(value: readonly unknown[]): value is readonly GainPart[] {
  return value.every((one) => typeof one === 'object' && one !== null && 'gain' in one);
}

function isWeights(value: readonly unknown[]): value is FixedWeights {
  return value.every((one) => typeof one === 'object' && one !== null && 'weight' in one);
}

function writeMembers(members: Membership, { span, comma }: Dialect): string {
  return members
    .map(({ instrument, from, to }) => instrument + span.from + from + (to === null ? '' : span.to + to))
    .join(comma);
}

/** A text between the marks of a view; those inside it are escaped. */
function quoted(text: string, [open, close]: Dialect['quotes']): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return open + inner.replaceAll(close, `\\${close}`) + close;
}

function writeSlot(kind: ClauseKind, type: SlotType, value: ClauseValue | undefined, writer: Writer): string {
  const { dialect } = writer;
  if (isExpression(value)) return writeExpression(value, writer);
  if (isAmount(value)) {
    if (type === 'share') return writeShare(value, writer);
    return type === 'percent' ? `${percentText(Number(value))}%` : writeAmount(value, writer);
  }
  if (typeof value === 'string') {
    if (kind === 'formula' && type === 'text') return quoted(formulaOnOneLine(value), dialect.quotes);
    return type === 'text' ? quoted(value, dialect.quotes) : (dialect.words[type]?.[value] ?? value);
  }
  if (value === undefined || 'op' in value || 'parameter' in value) throw new Error(`a clause lacks its ${type}`);
  if (isWeights(value))
    return value.map(({ instrument, weight }) => `${instrument} ${writeShare(weight, writer)}`).join(dialect.comma);
  if (isParts(value))
    return value
      .map(({ gain, share }) => `${writeShare(share, writer)}${dialect.at}${writeShare(gain, writer)}`)
      .join(dialect.comma);
  return isMembership(value) ? writeMembers(value, dialect) : value.join(dialect.comma);
}

function writeClause({ kind, values }: Clause, writer: Writer): string {
  const { clauses, singulars } = writer.dialect;
  let before = '';
  return templateParts(clauses[kind])
    .map((part) => {
      before =
        'words' in part
          ? agreeing(part.words, before, singulars)
          : writeSlot(kind, part.type, values[part.slot], writer);
      return before;
    })
    .join('');
}

/** A long condition of the code view, one part a line. */
function wrapped(clause: Clause, line: string, writer: Writer): string {
  const condition = clause.values.condition;
  if (line.length <= widest || !isExpression(condition) || !('args' in condition)) return line;
  const { op } = condition;
  if (op !== 'and' && op !== 'or') return line;
  const joint: InfixOp = op;
  const parts = condition.args.map((part) => writeExpression(part, writer, tightness[op] + 1));
  const lead = line.slice(0, line.indexOf(parts[0]));
  return lead + parts.join(`\n   ${writer.dialect.infix[joint].trimEnd()} `);
}

const barWords: Readonly<Record<Interval, string>> = {
  '1m': 'bar',
  '5m': 'bar',
  '15m': 'bar',
  '30m': 'bar',
  '1h': 'bar',
  '2h': 'bar',
  '4h': 'bar',
  '6h': 'bar',
  '12h': 'bar',
  '1d': 'day',
  '3d': 'bar',
  '1w': 'week',
  '1mo': 'month',
};

/** A writer for the expressions of a strategy. */
export function writerOf(spec: Pick<StrategySpec, 'parameters' | 'bar' | 'formulas'>, dialect: Dialect): Writer {
  return {
    dialect,
    parameters: Object.fromEntries(spec.parameters.map(({ key, value }) => [key, value])),
    used: new Set(),
    bar: barWords[spec.bar],
    // A sentence says what is meant: names that only this strategy has say nothing to its reader.
    formulas: dialect.showsValues
      ? []
      : (spec.formulas ?? []).flatMap(({ name, text }) => namedFormula(name, text) ?? []),
  };
}

/** A statement of a strategy as text, and what it states. */
export interface WrittenClause {
  readonly clause: Clause;
  readonly text: string;
}

/** All statements of a strategy in the words of a view, in order. */
export function writeClauses(
  spec: StrategySpec,
  dialect: Dialect,
  nameOf?: (key: string) => string,
): readonly WrittenClause[] {
  const writer = { ...writerOf(spec, dialect), ...(nameOf !== undefined && { nameOf }) };
  const clauses = clausesOf(spec);
  // Settings stand first; whether their values are shown elsewhere is known only afterwards.
  const later = clauses.map((clause) => (clause.kind === 'setting' ? '' : writeClause(clause, writer)));
  return clauses.map((clause, at) => {
    if (clause.kind !== 'setting') {
      return { clause, text: dialect.isLineBased ? wrapped(clause, later[at], writer) : later[at] };
    }
    const key = String(clause.values.key);
    const kind = dialect.showsValues && writer.used.has(key) ? clause.kind : 'setValue';
    const values = { ...clause.values, key: nameOf?.(key) ?? key };
    return { clause, text: writeClause({ ...clause, kind, values }, writer) };
  });
}
