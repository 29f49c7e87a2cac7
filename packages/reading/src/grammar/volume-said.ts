import { rule, type Rule } from '../parse/chart.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Quantity } from '../reading.ts';
import { call, close, compare, named, number, sum, type Comparison, type Term } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { sessionsIn, type BarSpan, type Condition, type Operand } from './values.ts';

const volume = named('volume');
const usualVolume = 20;

/** What volume is set against. */
interface VolumeLine {
  readonly term: Term;
  readonly assumed?: string | undefined;
  /** Less than the line itself: beneath it, where no word says which way. */
  readonly isLess?: boolean | undefined;
}

const volumeLine = (n: number, assumed?: string): VolumeLine => ({
  term: call('SMA', volume, number(n)),
  ...(assumed !== undefined && { assumed }),
});

const usualLine = (): VolumeLine => volumeLine(usualVolume, `volume ${usualVolume}`);

/** An average of volume; one of so many days is that of the volume beside which it stands. */
function ofVolume({ term, unit, whose, isFigure }: Operand): VolumeLine | null {
  if (term.is !== 'call' || !/^[SE]MA$/u.test(term.name) || whose !== undefined || isFigure === true) return null;
  const [of, n] = term.args;
  if (of === undefined || n?.is !== 'number' || n.value < 2) return null;
  if (unit === 'price' && of === close) return { term: call(term.name, volume, n) };
  return of.is === 'name' && of.name === 'volume' ? { term } : null;
}

/** So many times a line: "twice", "150 % of", "half". */
function times(many: Quantity | Meaning, line: VolumeLine): VolumeLine | null {
  const isSaid = 'written' in many;
  if (isSaid && many.unit !== 'times' && many.unit !== 'percent') return null;
  const value = isSaid ? many.value : Number(many.name);
  if (!(value > 0) || value > 50) return null;
  return value === 1 ? line : { ...line, term: sum('*', number(value), line.term), isLess: value < 1 };
}

const farFrom = ({ unit, value }: Quantity, { id }: Meaning, line: VolumeLine): VolumeLine | null =>
  unit !== 'percent' || value <= 0 || (id === 'below' && value >= 1)
    ? null
    : {
        ...line,
        term: sum('*', number(Number((id === 'below' ? 1 - value : 1 + value).toPrecision(6))), line.term),
        isLess: id === 'below',
      };

const volumeAt = (op: Comparison, { term, assumed }: VolumeLine): Condition => ({
  term: compare(op, volume, term),
  subject: { term: volume, unit: 'plain' },
  ...(assumed !== undefined && { assumed: [assumed] }),
});

const opOf = ({ isLess }: VolumeLine, rel: Meaning | undefined, end?: Meaning): Comparison => {
  const name = end?.name ?? rel?.name ?? (isLess === true ? '<=' : '>=');
  return name === '<' || name === '<=' || name === '>' ? name : '>=';
};

const how = 'rel:above|rel:below|rel:atLeast|rel:atMost';
const after = 'rel:atLeast|rel:atMost';
const article = 'fn:the|fn:its';

/** Volume against its own average, whatever verb and unit say so. */
export const volumeRules: readonly Rule[] = [
  rule('volumeLine', 'operand', ofVolume, 0),
  rule('volumeLine', 'operand fn:of? price:volume', (one: Operand) => ofVolume(one), 0),
  rule('volumeLine', 'ind:sma|price:averageVolume|fn:normal price:volume?', usualLine, 0.3),
  rule(
    'volumeLine',
    'fn:past? span fn:normal|price:averageVolume|ind:sma fn:of? price:volume?',
    (_p: unknown, span: BarSpan) => (sessionsIn(span) < 2 ? null : volumeLine(sessionsIn(span))),
    0,
  ),
  rule(
    'volumeLine',
    `volumeLine fn:of|fn:over ${article} fn:past? span`,
    (line: VolumeLine, _o: unknown, _t: unknown, _p: unknown, span: BarSpan) =>
      line.assumed === undefined ? null : volumeLine(sessionsIn(span)),
    0,
  ),
  rule('volumeLine', `${article} volumeLine`, (_: unknown, line: VolumeLine) => line, 0),
  rule(
    'volumeTimes',
    'mult|quantity fn:of? volumeLine',
    (many: Quantity | Meaning, _o: unknown, line: VolumeLine) => times(many, line),
    0,
  ),
  rule(
    'volumeTimes',
    'share fn:of? volumeLine',
    (part: Meaning, _o: unknown, line: VolumeLine) => times(part, line),
    0,
  ),
  rule(
    'volumeTimes',
    'number logic:and fn:the share:half unit:times? volumeLine',
    ({ value }: WrittenNumber, _a: unknown, _t: unknown, _h: unknown, _x: unknown, line: VolumeLine) =>
      times({ value: value + 0.5, written: value + 0.5, scale: 1, unit: 'times' }, line),
    0,
  ),
  rule(
    'volumeTimes',
    'quantity rel:above|rel:below volumeLine',
    (far: Quantity, side: Meaning, line: VolumeLine) => farFrom(far, side, line),
    1.2,
  ),
  rule('ofShares', `fn:of? ${article}? price:volume|fn:volumeNoun`, () => true, 0),
  rule(
    'condition',
    `ofShares fn:is|fn:move|fn:volumeTo|fn:of? ${how}? volumeTimes ${after}?`,
    (_v: unknown, _i: unknown, rel: Meaning | undefined, line: VolumeLine, end: Meaning | undefined) =>
      volumeAt(opOf(line, rel, end), line),
    0,
  ),
  rule(
    'condition',
    `ofShares fn:is|fn:volumeTo? ${how} volumeLine`,
    (_v: unknown, _i: unknown, rel: Meaning, line: VolumeLine) => volumeAt(rel.name as Comparison, line),
    0,
  ),
  rule(
    'condition',
    `fn:of ${how}? volumeTimes`,
    (_o: unknown, rel: Meaning | undefined, line: VolumeLine) => volumeAt(opOf(line, rel), line),
    0.1,
  ),
];
