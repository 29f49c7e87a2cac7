import { someTerm, writeTerm, type Term } from '../term.ts';

/** Numbers that repeat: the same seed gives the same series. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function seedOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619);
  return hash >>> 0;
}

type Column = readonly number[];

const bars = 420;

function candles(seed: number): Readonly<Record<string, Column>> {
  const random = generator(seed);
  const open: number[] = [];
  const high: number[] = [];
  const low: number[] = [];
  const close: number[] = [];
  const volume: number[] = [];
  let last = 50 + 50 * random();
  for (let at = 0; at < bars; at += 1) {
    const first = last * (1 + 0.03 * (random() - 0.5));
    const end = first * (1 + 0.08 * (random() - 0.5));
    open.push(first);
    close.push(end);
    high.push(Math.max(first, end) * (1 + 0.02 * random()));
    low.push(Math.min(first, end) * (1 - 0.02 * random()));
    volume.push(1e6 * (0.3 + random() * random() * 3));
    last = end;
  }
  return { open, high, low, close, volume };
}

const weekdays: Readonly<Record<string, number>> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 };

function rolling(column: Column, n: number, fold: (part: Column) => number): Column {
  return column.map((_, at) => (at + 1 < n ? Number.NaN : fold(column.slice(at + 1 - n, at + 1))));
}

const mean = (part: Column): number => part.reduce((sum, value) => sum + value, 0) / part.length;

function deviation(part: Column): number {
  const middle = mean(part);
  return Math.sqrt(mean(part.map((value) => (value - middle) ** 2)));
}

function smooth(column: Column, n: number): Column {
  const weight = 2 / (n + 1);
  const out: number[] = [];
  for (const [at, value] of column.entries()) out.push(at === 0 ? value : weight * value + (1 - weight) * out[at - 1]!);
  return out;
}

const shift = (column: Column, back: number): Column => column.map((_, at) => column[at - back] ?? Number.NaN);

function zip(left: Column, right: Column, make: (a: number, b: number) => number): Column {
  return left.map((value, at) => make(value, right[at]!));
}

const truth = (yes: boolean): number => (yes ? 1 : 0);

function constantsOf(term: Term): readonly number[] {
  const found: number[] = [];
  someTerm(term, (part) => {
    if (part.is === 'number') found.push(part.value);
    return false;
  });
  return found;
}

/** A term over one made-up market; what has no formula here is a random series of its own, the same for the same words. */
class Market {
  private readonly seed: number;
  private readonly levels: readonly number[];
  private readonly known = new Map<string, Column>();

  constructor(seed: number, levels: readonly number[]) {
    this.seed = seed;
    this.levels = levels;
  }

  column(term: Term, owner = ''): Column {
    const key = `${owner}|${writeTerm(term)}`;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const made = this.make(term, owner);
    this.known.set(key, made);
    return made;
  }

  private opaque(key: string): Column {
    const random = generator(this.seed ^ seedOf(key));
    const { levels } = this;
    return Array.from({ length: bars }, () => {
      const level = levels[Math.floor(random() * levels.length)] ?? 1;
      return level * (1 + 0.6 * (random() - 0.5)) + 0.02 * (random() - 0.5);
    });
  }

  private make(term: Term, owner: string): Column {
    const inside = (part: Term): Column => this.column(part, owner);
    switch (term.is) {
      case 'number':
        return Array.from({ length: bars }, () => term.value);
      case 'name': {
        if (term.name === 'true' || term.name === 'false')
          return this.candle(owner).map(() => truth(term.name === 'true'));
        const day = weekdays[term.name];
        if (day !== undefined) return Array.from({ length: bars }, () => day);
        return candles(this.seed ^ seedOf(owner))[term.name] ?? this.opaque(`${owner}|${term.name}`);
      }
      case 'of':
        return this.column(term.of, term.whose);
      case 'ago':
        return term.unit === 'year' ? this.opaque(`${owner}|${writeTerm(term)}`) : shift(inside(term.of), term.back);
      case 'sum':
        return zip(inside(term.left), inside(term.right), (a, b) =>
          term.op === '+' ? a + b : term.op === '-' ? a - b : term.op === '*' ? a * b : a / b,
        );
      case 'compare': {
        const tests = {
          '>': (a: number, b: number) => a > b,
          '>=': (a: number, b: number) => a >= b,
          '<': (a: number, b: number) => a < b,
          '<=': (a: number, b: number) => a <= b,
          '==': (a: number, b: number) => a === b,
          '!=': (a: number, b: number) => a !== b,
        };
        return zip(inside(term.left), inside(term.right), (a, b) => truth(tests[term.op](a, b)));
      }
      case 'between': {
        const low = inside(term.low);
        return zip(
          zip(inside(term.of), inside(term.high), (a, b) => (a <= b ? a : Number.NaN)),
          low,
          (a, b) => truth(a >= b),
        );
      }
      case 'in': {
        const list = term.list.map(inside);
        return inside(term.of).map((value, at) => truth(list.some((one) => one[at] === value)));
      }
      case 'not':
        return inside(term.of).map((value) => truth(value === 0));
      case 'and':
        return term.args.map(inside).reduce((a, b) => zip(a, b, (x, y) => truth(x !== 0 && y !== 0)));
      case 'or':
        return term.args.map(inside).reduce((a, b) => zip(a, b, (x, y) => truth(x !== 0 || y !== 0)));
      default:
        return this.call(term, owner);
    }
  }

  private candle(owner: string, name = 'close'): Column {
    return this.column({ is: 'name', name }, owner);
  }

  private call(term: Extract<Term, { is: 'call' }>, owner: string): Column {
    const args = term.args.map((part) => this.column(part, owner));
    const sizes = term.args.map((part) => (part.is === 'number' ? part.value : Number.NaN));
    const [first = [], second = []] = args;
    const close = this.candle(owner);
    const [n = 1, k = 1] = sizes;
    switch (term.name) {
      case 'SMA':
        return rolling(first, k, mean);
      case 'EMA':
        return smooth(first, k);
      case 'highest':
        return rolling(first, k, (part) => Math.max(...part));
      case 'lowest':
        return rolling(first, k, (part) => Math.min(...part));
      case 'stdev':
        return rolling(first, k, deviation);
      case 'zscore':
        return zip(
          zip(first, rolling(first, k, mean), (a, b) => a - b),
          rolling(first, k, deviation),
          (a, b) => a / b,
        );
      case 'ROC':
        return zip(first, shift(first, k), (a, b) => a / b - 1);
      case 'change':
        return zip(close, shift(close, 1), (a, b) => a / b - 1);
      case 'gap':
        return zip(this.candle(owner, 'open'), shift(close, 1), (a, b) => a / b - 1);
      case 'abs':
        return first.map(Math.abs);
      case 'IBS': {
        const low = this.candle(owner, 'low');
        return zip(
          zip(close, low, (a, b) => a - b),
          zip(this.candle(owner, 'high'), low, (a, b) => a - b),
          (a, b) => a / b,
        );
      }
      case 'MACD':
        return zip(smooth(close, 12), smooth(close, 26), (a, b) => a - b);
      case 'MACD.signal':
        return smooth(
          zip(smooth(close, 12), smooth(close, 26), (a, b) => a - b),
          9,
        );
      case 'MACD.hist': {
        const line = zip(smooth(close, 12), smooth(close, 26), (a, b) => a - b);
        return zip(line, smooth(line, 9), (a, b) => a - b);
      }
      case 'BB.mid':
        return rolling(close, n, mean);
      case 'BB.upper':
        return zip(rolling(close, n, mean), rolling(close, n, deviation), (a, b) => a + k * b);
      case 'BB.lower':
        return zip(rolling(close, n, mean), rolling(close, n, deviation), (a, b) => a - k * b);
      case 'crossesAbove':
        return zip(
          zip(shift(first, 1), shift(second, 1), (a, b) => truth(a <= b)),
          zip(first, second, (a, b) => truth(a > b)),
          (a, b) => a * b,
        );
      case 'crossesBelow':
        return zip(
          zip(shift(first, 1), shift(second, 1), (a, b) => truth(a >= b)),
          zip(first, second, (a, b) => truth(a < b)),
          (a, b) => a * b,
        );
      case 'consecutive':
        return rolling(first, k, (part) => truth(part.every((value) => value !== 0)));
      case 'weekday':
        return Array.from({ length: bars }, (_, at) => 1 + (at % 7));
      case 'month':
        return Array.from({ length: bars }, (_, at) => 1 + (Math.floor(at / 21) % 12));
      default:
        return this.opaque(`${owner}|${writeTerm(term)}`);
    }
  }
}

/**
 * Whether two conditions hold on the same bars of many made-up markets. A condition that always or never holds there says
 * nothing, and counts as different.
 */
export function holdAlike(left: Term, right: Term, markets = 24): boolean {
  const levels = [...constantsOf(left), ...constantsOf(right)];
  let held = 0;
  let all = 0;
  for (let seed = 1; seed <= markets; seed += 1) {
    const market = new Market(seed * 7919, levels.length === 0 ? [1] : levels);
    const [a, b] = [market.column(left), market.column(right)];
    for (let at = 260; at < bars; at += 1) {
      if (truth(a[at] === 1) !== truth(b[at] === 1)) return false;
      held += truth(a[at] === 1);
      all += 1;
    }
  }
  return held > 0 && held < all;
}
