import { parseInstrumentId } from '@plumbline/model/instrument';
import type { Amount, Expression, LearningMethod } from '@plumbline/model/strategy-spec';
import {
  codeFunctions,
  codeNameOf,
  idOfCodeName,
  indicatorById,
  isCalendarField,
  isPositionField,
  isPriceField,
  isTaken,
} from '../code-names.ts';
import { tightness, type AtomSyntax, type Dialect, type Written, type Writer } from '../dialect.ts';
import { formulaOutput, type NamedFormula } from '../formula/named-formula.ts';
import { readAmount, readExpression } from '../read-expression.ts';
import { attempt, expects, here, marked, matched, takes, type Reader, type Span } from '../reader.ts';
import { writeAmount, writeExpression } from '../write-expression.ts';

type IndicatorCall = Extract<Expression, { readonly op: 'indicator' }>;

const name = /[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*/y;
const instrument = /[A-Z]{2,6}:\^?[A-Z0-9.-]+/y;

/** No setting is given, and that is said. */
const defaults = 'defaults';

const closed = (text: string): Written => ({ text, tightness: tightness.closed });

/** A word that stands for a number of bars or a level, so that a bare expression in its place has to be named. */
function looksLikeAmount({ op }: Expression): boolean {
  return op === 'constant' || op === 'parameter';
}

function writeCall(call: IndicatorCall, writer: Writer): Written {
  const { id, parameters, output, of, against } = call;
  const order = indicatorById.get(id)?.params.map((param) => param.name) ?? [];
  const given = Object.entries(parameters ?? {});
  const isLeading = given.every(([key]) => order.indexOf(key) >= 0 && order.indexOf(key) < given.length);
  const sorted = given.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const args = [
    ...(of === undefined ? [] : [(looksLikeAmount(of) ? 'of: ' : '') + writeExpression(of, writer)]),
    ...(against === undefined
      ? []
      : [
          (of === undefined || looksLikeAmount(of) || looksLikeAmount(against) ? 'against: ' : '') +
            writeExpression(against, writer),
        ]),
    ...sorted.map(([key, amount]) => (isLeading ? '' : `${key}: `) + writeAmount(amount, writer)),
  ];
  if (given.length === 0 && parameters !== undefined && args.length > 0) args.push(defaults);
  const hasCall = args.length > 0 || parameters !== undefined;
  return closed(codeNameOf(id) + (hasCall ? `(${args.join(', ')})` : '') + (output === undefined ? '' : `.${output}`));
}

function write(expression: Expression, writer: Writer): Written {
  const inner = (part: Expression): string => writeExpression(part, writer);
  switch (expression.op) {
    case 'price':
      return closed(expression.field);
    case 'series':
      return closed(`series.${expression.name}`);
    case 'position':
    case 'calendar':
      return closed(`${expression.op}.${expression.field}`);
    case 'parameter':
      return closed(isTaken(expression.key) ? `parameter.${expression.key}` : expression.key);
    case 'indicator':
      return writeCall(expression, writer);
    case 'ago':
      return closed(
        `${writeExpression(expression.of, writer, tightness.closed)}[${writeAmount(expression.bars, writer)}]`,
      );
    case 'absolute':
    case 'log':
      return closed(`${expression.op}(${inner(expression.of)})`);
    case 'min':
    case 'max':
      return closed(`${expression.op}_of(${expression.args.map(inner).join(', ')})`);
    case 'lasting':
      return closed(`lasting(${inner(expression.of)}, ${writeAmount(expression.bars, writer)})`);
    case 'learned': {
      const args = expression.args.map(inner);
      const terms = [
        `horizon: ${writeAmount(expression.horizon, writer)}`,
        `memory: ${writeAmount(expression.memory, writer)}`,
      ];
      return closed(`${expression.method}_rank(${[...args, ...terms].join(', ')})`);
    }
    case 'other':
      return closed(
        expression.instrument === null
          ? `partner(${inner(expression.of)})`
          : `other(${expression.instrument}, ${inner(expression.of)})`,
      );
    case 'score':
    case 'percentile':
      return closed(`${expression.within === 'sector' ? 'sector_' : ''}${expression.op}(${inner(expression.of)})`);
    default:
      throw new Error(`the code view has no word for ${expression.op}`);
  }
}

interface Arguments {
  readonly parameters: Record<string, Amount>;
  of?: Expression;
  against?: Expression;
  isBare: boolean;
  readonly fields: Record<string, Span>;
}

/** One argument of an indicator: `20`, `period: 20`, `volume`, `against: volume`. */
function readArgument(reader: Reader, dialect: Dialect, id: string, args: Arguments): boolean {
  const from = here(reader);
  const label = attempt(reader, () => {
    const word = matched(reader, name, 'name');
    return word !== null && takes(reader, ':') ? word : null;
  });
  const order = indicatorById.get(id)?.params.map((param) => param.name) ?? [];
  const isPart = label === 'of' || label === 'against';
  const amount = isPart
    ? null
    : attempt(reader, () => {
        const value = readAmount(reader, dialect);
        // `fast + 1` or `fast(3)` is an expression that only begins like an amount.
        return value !== null && (reader.text[here(reader)] === ',' || reader.text[here(reader)] === ')')
          ? value
          : null;
      });
  const key = label ?? order[Object.keys(args.parameters).length];
  // `sma(volume)` reads the volume; a setting of that name is written `parameter.volume`.
  const isSeries =
    amount !== null &&
    typeof amount !== 'number' &&
    label === null &&
    (isName(amount.parameter) || reader.lines.has(amount.parameter)) &&
    !reader.text.startsWith('parameter.', from);
  if (amount !== null && key !== undefined && !isSeries) {
    args.parameters[key] = amount;
    args.fields[`parameters.${key}`] = { from, to: reader.at };
    return true;
  }
  if (amount !== null) reader.at = from;
  const expression = readExpression(reader, dialect);
  if (expression === null) return false;
  if (label === 'against' || (label === null && args.of !== undefined)) args.against = expression;
  else args.of = expression;
  return true;
}

function isName(word: string): boolean {
  return isPriceField(word) || indicatorById.has(word);
}

function readIndicator(reader: Reader, dialect: Dialect, word: string, from: number): Expression | null {
  const id = idOfCodeName(word);
  const idTo = reader.at;
  const args: Arguments = { parameters: {}, isBare: false, fields: { id: { from, to: idTo } } };
  const isCall = reader.text[reader.at] === '(' && takes(reader, '(');
  if (isCall && !takes(reader, ')')) {
    do {
      if (takes(reader, defaults)) args.isBare = true;
      else if (!readArgument(reader, dialect, id, args)) return null;
    } while (takes(reader, ','));
    if (!takes(reader, ')')) return null;
  }
  let output: string | undefined;
  if (reader.text[reader.at] === '.' && takes(reader, '.')) {
    const at = reader.at;
    output = matched(reader, name, 'name') ?? undefined;
    args.fields.output = { from: at, to: reader.at };
  }
  const { parameters, of, against, fields } = args;
  const isEmpty = of === undefined && against === undefined;
  const isNamed = isCall && (Object.keys(parameters).length > 0 || args.isBare || isEmpty);
  const call: Expression = {
    op: 'indicator',
    id,
    ...(isNamed ? { parameters } : {}),
    ...(output === undefined ? {} : { output }),
    ...(of === undefined ? {} : { of }),
    ...(against === undefined ? {} : { against }),
  };
  return marked(reader, call, from, fields);
}

/** Arguments in brackets, each by its own reader. */
function inBrackets<T>(reader: Reader, read: () => T | null): T | null {
  if (!takes(reader, '(')) return null;
  const result = read();
  return result !== null && takes(reader, ')') ? result : null;
}

/** `ridge_rank(close / close[21], rsi(14), horizon: 21, memory: 504)`: features, then how far ahead and how far back. */
function readLearned(reader: Reader, dialect: Dialect, method: LearningMethod, from: number): Expression | null {
  const fields: Record<string, Span> = {};
  const amountAfter = (label: string): Amount | null => {
    if (!takes(reader, label)) return null;
    const at = here(reader);
    const amount = readAmount(reader, dialect);
    if (amount !== null) fields[label.slice(0, -1)] = { from: at, to: reader.at };
    return amount;
  };
  const read = inBrackets(reader, () => {
    const args: Expression[] = [];
    do {
      const horizon = attempt(reader, () => amountAfter('horizon:'));
      if (horizon !== null) {
        const memory = takes(reader, ',') ? amountAfter('memory:') : null;
        return memory === null || args.length === 0 ? null : { args, horizon, memory };
      }
      const part = readExpression(reader, dialect);
      if (part === null) return null;
      args.push(part);
    } while (takes(reader, ','));
    return null;
  });
  return read === null ? null : marked(reader, { op: 'learned', method, ...read }, from, fields);
}

function readFunction(reader: Reader, dialect: Dialect, word: string, from: number): Expression | null {
  const one = (): Expression | null => inBrackets(reader, () => readExpression(reader, dialect));
  const made = (make: (of: Expression) => Expression): Expression | null => {
    const of = one();
    return of === null ? null : marked(reader, make(of), from);
  };
  switch (word) {
    case 'absolute':
    case 'log':
      return made((of) => ({ op: word, of }));
    case 'partner':
      return made((of) => ({ op: 'other', instrument: null, of }));
    case 'score':
    case 'percentile':
      return made((of) => ({ op: word, of, within: 'universe' }));
    case 'sector_score':
      return made((of) => ({ op: 'score', of, within: 'sector' }));
    case 'sector_percentile':
      return made((of) => ({ op: 'percentile', of, within: 'sector' }));
    case 'ridge_rank':
      return readLearned(reader, dialect, 'ridge', from);
    case 'logistic_rank':
      return readLearned(reader, dialect, 'logistic', from);
    case 'stumps_rank':
      return readLearned(reader, dialect, 'stumps', from);
    case 'min_of':
    case 'max_of': {
      const args = inBrackets(reader, () => {
        const read: Expression[] = [];
        do {
          const part = readExpression(reader, dialect);
          if (part === null) return null;
          read.push(part);
        } while (takes(reader, ','));
        return read;
      });
      return args === null ? null : marked(reader, { op: word === 'min_of' ? 'min' : 'max', args }, from);
    }
    case 'lasting': {
      const read = inBrackets(reader, () => {
        const of = readExpression(reader, dialect);
        if (of === null || !takes(reader, ',')) return null;
        const at = here(reader);
        const bars = readAmount(reader, dialect);
        return bars === null ? null : { of, bars, at, to: reader.at };
      });
      if (read === null) return null;
      return marked(reader, { op: 'lasting', of: read.of, bars: read.bars }, from, {
        bars: { from: read.at, to: read.to },
      });
    }
    case 'other': {
      const read = inBrackets(reader, () => {
        const at = here(reader);
        const text = matched(reader, instrument, 'instrument');
        const id = text === null ? null : parseInstrumentId(text);
        const to = reader.at;
        if (id === null) return expects(reader, { thing: 'instrument' });
        const of = takes(reader, ',') ? readExpression(reader, dialect) : null;
        return of === null ? null : { id, of, at, to };
      });
      if (read === null) return null;
      return marked(reader, { op: 'other', instrument: read.id, of: read.of }, from, {
        instrument: { from: read.at, to: read.to },
      });
    }
    default:
      return null;
  }
}

/** `bands(50, width: 3).upper`: an own indicator of the strategy, written out. */
function readFormulaUse(reader: Reader, dialect: Dialect, formula: NamedFormula, from: number): Expression | null {
  const given: Record<string, Amount> = {};
  if (reader.text[reader.at] === '(' && takes(reader, '(') && !takes(reader, ')')) {
    do {
      const label = formula.params.find(({ key }) => takes(reader, `${key}:`));
      const key = (label ?? formula.params[Object.keys(given).length])?.key;
      const amount = key === undefined ? expects(reader, { word: ')' }) : readAmount(reader, dialect);
      if (key === undefined || amount === null) return null;
      given[key] = amount;
    } while (takes(reader, ','));
    if (!takes(reader, ')')) return null;
  }
  const [first, second] = formula.outputs.keys();
  const output = field(reader) ?? (second === undefined ? first : undefined);
  const written = output === undefined ? null : formulaOutput(formula, output, given);
  if (written !== null) return marked(reader, written, from);
  for (const name of formula.outputs.keys()) expects(reader, { word: `.${name}` });
  return null;
}

const functions: ReadonlySet<string> = new Set(codeFunctions);

function field(reader: Reader): string | null {
  return reader.text[reader.at] === '.' && takes(reader, '.') ? matched(reader, name, 'name') : null;
}

function read(reader: Reader, dialect: Dialect): Expression | null {
  const from = here(reader);
  const word = matched(reader, name, 'indicator');
  if (word === null || ['and', 'or', 'not', 'crosses'].includes(word)) return null;
  if (isPriceField(word) && reader.text[reader.at] !== '(') return marked(reader, { op: 'price', field: word }, from);
  if (['position', 'calendar', 'series', 'parameter'].includes(word)) {
    const member = field(reader);
    if (member === null) return null;
    if (word === 'series') return marked(reader, { op: 'series', name: member }, from);
    if (word === 'parameter') return marked(reader, { op: 'parameter', key: member }, from);
    if (word === 'position' && isPositionField(member)) return marked(reader, { op: word, field: member }, from);
    if (word === 'calendar' && isCalendarField(member)) return marked(reader, { op: word, field: member }, from);
    reader.at -= member.length;
    return expects(reader, { thing: 'name' });
  }
  if (functions.has(word)) return readFunction(reader, dialect, word, from);
  const formula = reader.formulas.get(word);
  if (formula !== undefined) return readFormulaUse(reader, dialect, formula, from);
  const follows = reader.text[reader.at];
  if (follows !== '(' && !indicatorById.has(idOfCodeName(word)) && /^[a-z][A-Za-z0-9]{0,39}$/.test(word)) {
    return marked(reader, { op: 'parameter', key: word }, from);
  }
  return readIndicator(reader, dialect, word, from);
}

/** `close[3]`: three bars ago. */
function readAfter(reader: Reader, dialect: Dialect, of: Expression, from: number): Expression | null {
  if (reader.text[reader.at] !== '[' || !takes(reader, '[')) return null;
  const at = here(reader);
  const bars = readAmount(reader, dialect);
  const to = reader.at;
  if (bars === null || !takes(reader, ']')) return null;
  return marked(reader, { op: 'ago', of, bars }, from, { bars: { from: at, to } });
}

export const codeAtoms: AtomSyntax = { write, read, readAfter };
