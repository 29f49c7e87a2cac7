import type { InstrumentId } from '@plumbline/model/instrument';

export type Comparison = '>' | '<' | '>=' | '<=' | '==' | '!=';

/**
 * What a sentence says to compute, per bar or per company: numbers and truths in one tree, in the words of the reading
 * package. Fractions for percentages, plain units of the currency for money.
 */
export type Term =
  | { readonly is: 'number'; readonly value: number }
  /** A price field, a figure, a state of the position, a weekday. */
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Term[] }
  /** The same on another instrument or an index. */
  | { readonly is: 'of'; readonly whose: Series; readonly of: Term }
  /** The value some bars before; `year` counts fiscal years. */
  | { readonly is: 'ago'; readonly of: Term; readonly back: number; readonly unit: 'bar' | 'year' }
  | { readonly is: 'sum'; readonly op: '+' | '-' | '*' | '/'; readonly left: Term; readonly right: Term }
  | { readonly is: 'compare'; readonly op: Comparison; readonly left: Term; readonly right: Term }
  | { readonly is: 'between'; readonly of: Term; readonly low: Term; readonly high: Term }
  | { readonly is: 'in'; readonly of: Term; readonly list: readonly Term[] }
  | { readonly is: 'and' | 'or'; readonly args: readonly Term[] }
  | { readonly is: 'not'; readonly of: Term };

/** Whose series it is: a listed instrument, or a read-only series such as `INDEX:VIX`. */
export type Series = InstrumentId | `INDEX:${string}` | `MACRO:${string}` | `MARKET:${string}`;

export const number = (value: number): Term => ({ is: 'number', value });
export const named = (name: string): Term => ({ is: 'name', name });
export const call = (name: string, ...args: readonly Term[]): Term => ({ is: 'call', name, args });
export const compare = (op: Comparison, left: Term, right: Term): Term => ({ is: 'compare', op, left, right });
export const sum = (op: '+' | '-' | '*' | '/', left: Term, right: Term): Term => ({ is: 'sum', op, left, right });
export const ago = (of: Term, back: number, unit: 'bar' | 'year' = 'bar'): Term => ({ is: 'ago', of, back, unit });
export const not = (of: Term): Term => (of.is === 'not' ? of.of : { is: 'not', of });
export const close = named('close');

function joined(is: 'and' | 'or', parts: readonly Term[]): Term {
  const args = parts.flatMap((part) => (part.is === is ? part.args : [part]));
  return args.length === 1 ? args[0]! : { is, args };
}

export const all = (parts: readonly Term[]): Term => joined('and', parts);
export const any = (parts: readonly Term[]): Term => joined('or', parts);

const opposites: Readonly<Record<Comparison, Comparison>> = {
  '>': '<=',
  '<': '>=',
  '>=': '<',
  '<=': '>',
  '==': '!=',
  '!=': '==',
};

/** The condition that holds where the other does not. */
export function opposite(term: Term): Term {
  if (term.is === 'not') return term.of;
  if (term.is === 'of') return { ...term, of: opposite(term.of) };
  if (term.is === 'compare') return { ...term, op: opposites[term.op] };
  if (term.is === 'and') return { is: 'or', args: term.args.map(opposite) };
  if (term.is === 'or') return { is: 'and', args: term.args.map(opposite) };
  return not(term);
}

/** The same with every part replaced that `change` gives another for, outermost first. */
export function mapTerm(term: Term, change: (part: Term) => Term | null): Term {
  const changed = change(term);
  if (changed !== null) return changed;
  const again = (part: Term): Term => mapTerm(part, change);
  if (term.is === 'call') return { ...term, args: term.args.map(again) };
  if (term.is === 'and' || term.is === 'or') return { ...term, args: term.args.map(again) };
  if (term.is === 'of' || term.is === 'not' || term.is === 'ago') return { ...term, of: again(term.of) };
  if (term.is === 'sum' || term.is === 'compare') return { ...term, left: again(term.left), right: again(term.right) };
  if (term.is === 'between') return { ...term, of: again(term.of), low: again(term.low), high: again(term.high) };
  if (term.is === 'in') return { ...term, of: again(term.of), list: term.list.map(again) };
  return term;
}

export function someTerm(term: Term, test: (part: Term) => boolean): boolean {
  let found = false;
  mapTerm(term, (part) => {
    if (test(part)) found = true;
    return found ? part : null;
  });
  return found;
}

function written(value: number): string {
  if (Math.abs(value) >= 1e15 || (value !== 0 && Math.abs(value) < 1e-6)) return value.toExponential();
  return String(Number(value.toPrecision(12)));
}

const levels = { or: 1, and: 2, not: 3, compare: 4, sum: 5, product: 6, atom: 8 } as const;

function levelOf(term: Term): number {
  if (term.is === 'or' || term.is === 'and' || term.is === 'not') return levels[term.is];
  if (term.is === 'compare' || term.is === 'between' || term.is === 'in') return levels.compare;
  if (term.is === 'sum') return term.op === '+' || term.op === '-' ? levels.sum : levels.product;
  return term.is === 'number' && term.value < 0 ? levels.sum : levels.atom;
}

/** Threes of weight, end and figure: `40% lowest pe`. */
function weighed(args: readonly Term[]): string {
  const texts: string[] = [];
  for (let at = 0; at + 2 < args.length; at += 3) {
    const share = args[at]!;
    const percent = share.is === 'number' ? Number((share.value * 100).toPrecision(4)) : 0;
    texts.push(`${percent}% ${writeTerm(args[at + 1]!)} ${writeTerm(args[at + 2]!)}`);
  }
  return texts.join(', ');
}

/** An expression in one line, such as `crossesAbove(SMA(close,20),SMA(close,60)) and RSI(14) < 30`. */
export function writeTerm(term: Term): string {
  const inside = (part: Term, level: number): string => {
    const text = writeTerm(part);
    return levelOf(part) < level ? `(${text})` : text;
  };
  switch (term.is) {
    case 'number':
      return written(term.value);
    case 'name':
      return term.name;
    case 'call':
      if (term.name === 'composite') return `composite(${weighed(term.args)})`;
      return `${term.name}(${term.args.map(writeTerm).join(',')})`;
    case 'of':
      return `of(${term.whose},${writeTerm(term.of)})`;
    case 'ago':
      return `${inside(term.of, levels.atom)}[${term.back}${term.unit === 'year' ? 'y' : ''}]`;
    case 'sum':
      return `${inside(term.left, levelOf(term))} ${term.op} ${inside(term.right, levelOf(term) + 1)}`;
    case 'compare':
      return `${inside(term.left, levels.sum)} ${term.op} ${inside(term.right, levels.sum)}`;
    case 'between':
      return `${inside(term.of, levels.sum)} between [${writeTerm(term.low)},${writeTerm(term.high)}]`;
    case 'in':
      return `${inside(term.of, levels.sum)} in [${term.list.map(writeTerm).join(',')}]`;
    case 'not':
      return `not ${inside(term.of, levels.compare)}`;
    default:
      return term.args.map((part) => inside(part, levelOf(term) + 1)).join(` ${term.is} `);
  }
}
