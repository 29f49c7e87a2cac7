import { rule, type Rule } from '../parse/chart.ts';
import { ago, all, any, call, close, compare, mapTerm, named, number, sum, type Term } from '../term.ts';
import type { WrittenNumber } from '../quantities/number-at.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { sessionsIn, type BarSpan, type Condition, type Operand } from './values.ts';

export type ChannelKind = 'donchian' | 'keltner' | 'bollinger';
type Edge = 'upper' | 'mid' | 'lower';

/** A channel that is named once, so that its lines need no name later on. */
export interface Channel {
  readonly kind: ChannelKind;
  readonly n?: number | undefined;
}

const usual = 20;

const extremeOf = (isHigh: boolean, n: number): Term =>
  ago(call(isHigh ? 'highest' : 'lowest', named(isHigh ? 'high' : 'low'), number(n)), 1);

function lineOf(kind: ChannelKind, edge: Edge, n: number, k = 2): Term {
  if (kind === 'bollinger') return call(`BB.${edge}`, number(n), ...(edge === 'mid' ? [] : [number(k)]));
  if (kind === 'keltner') {
    if (edge === 'mid') return call('EMA', close, number(n));
    return call(edge === 'upper' ? 'KC.upper' : 'KC.lower', number(n), number(k));
  }
  if (edge !== 'mid') return extremeOf(edge === 'upper', n);
  return sum('/', sum('+', extremeOf(true, n), extremeOf(false, n)), number(2));
}

function line(kind: ChannelKind, edge: Edge, span?: BarSpan | WrittenNumber, k?: WrittenNumber): Operand | null {
  const said = span === undefined ? undefined : 'of' in span ? sessionsIn(span) : span.value;
  if (said !== undefined && (said < 2 || said > 400 || !Number.isInteger(said))) return null;
  const term = lineOf(kind, edge, said ?? usual, k?.value);
  return { term, unit: 'price', ...(said === undefined && { assumed: `${kind} ${usual}` }) };
}

const bands: Readonly<Record<string, Edge>> = {
  'BB.upper': 'upper',
  'BB.mid': 'mid',
  'BB.lower': 'lower',
  'channel.upper': 'upper',
  'channel.mid': 'mid',
  'channel.lower': 'lower',
};

/** "The top" of a channel that the text has to name. */
export const isOpenChannel = (part: Term): boolean => part.is === 'call' && part.name.startsWith('channel.');

/** "The upper band" in a text that names another channel is that of the channel. */
export function onChannel(term: Term, { kind, n }: Channel, isAssumed: boolean): Term {
  return mapTerm(term, (part) => {
    const edge = part.is === 'call' ? bands[part.name] : undefined;
    if (edge === undefined || part.is !== 'call') return null;
    const [first] = part.args;
    const own = !isAssumed && first?.is === 'number' ? first.value : undefined;
    return lineOf(kind, edge, own ?? n ?? usual);
  });
}

const isBandChip = (text: string): boolean => /^(bb|bollinger)/u.test(text);

/** Bands of no name are those of the channel that the text names. */
export function inChannel(one: Condition, channel: Channel): Condition {
  const isAssumed = one.assumed?.some(isBandChip) === true;
  const term = onChannel(one.term, channel, isAssumed);
  const assumed = one.assumed?.filter((text) => !isBandChip(text));
  return { ...one, term, ...(assumed !== undefined && { assumed }) };
}

const kinds = [
  ['fn:donchian', 'donchian'],
  ['fn:keltnerWord', 'keltner'],
  ['ind:bbands', 'bollinger'],
] as const;

const edges = [
  ['fn:upperLine|ind:bbUpper|extreme:high', 'upper'],
  ['fn:midLine|ind:bbMid', 'mid'],
  ['fn:lowerLine|ind:bbLower|extreme:low', 'lower'],
] as const;

const channelRules = kinds.flatMap(([word, kind]): readonly Rule[] => [
  rule('channel', word, (): Channel => ({ kind }), 0.2),
  rule('channel', `span ${word}`, (span: BarSpan): Channel => ({ kind, n: sessionsIn(span) }), 0.1),
  rule('channel', `${word} p:open? number p:close?`, (_w: unknown, _o: unknown, n: WrittenNumber): Channel | null =>
    Number.isInteger(n.value) && n.value >= 2 ? { kind, n: n.value } : null,
  ),
  // The usual two deviations may be said; other widths have no slot here.
  rule(
    'channel',
    `${word} p:open? number p:comma number p:close?`,
    (_w: unknown, _o: unknown, n: WrittenNumber, _c: unknown, k: WrittenNumber): Channel | null =>
      kind === 'bollinger' && k.value === 2 && Number.isInteger(n.value) && n.value >= 2 ? { kind, n: n.value } : null,
    0,
  ),
  ...edges.flatMap(([names, edge]): readonly Rule[] => [
    rule('operand', `${word} fn:of? ${names}`, () => line(kind, edge), 0),
    rule('operand', `${names} fn:of? ${word}`, () => line(kind, edge), 0),
    rule('operand', `fn:the? ${names} ${word}`, () => line(kind, edge), 0),
    rule('operand', `span ${word} fn:of? ${names}`, (span: BarSpan) => line(kind, edge, span), 0),
    rule('operand', `${word} span fn:of? ${names}`, (_w: unknown, span: BarSpan) => line(kind, edge, span), 0),
    rule('operand', `span ${names} fn:of? ${word}`, (span: BarSpan) => line(kind, edge, span), 0),
    rule(
      'operand',
      `${names} fn:of? fn:the? span ${word}`,
      (_e: unknown, _o: unknown, _t: unknown, span: BarSpan) => line(kind, edge, span),
      0,
    ),
    rule(
      'operand',
      `${word} fn:of? ${names} p:open number p:close`,
      (_w: unknown, _o: unknown, _e: unknown, _p: unknown, n: WrittenNumber) => line(kind, edge, n),
      0,
    ),
    rule(
      'operand',
      `${names} ${word} p:open number p:close`,
      (_e: unknown, _w: unknown, _p: unknown, n: WrittenNumber) => line(kind, edge, n),
      0,
    ),
    rule(
      'operand',
      `${names} ${word} p:open number p:comma number p:close`,
      (_e: unknown, _w: unknown, _p: unknown, n: WrittenNumber, _c: unknown, k: WrittenNumber) =>
        line(kind, edge, n, k),
      0,
    ),
  ]),
]);

const isUnder = (term: Term): boolean => term.is === 'call' && (term.name.endsWith('.lower') || term.name === 'lowest');

/** A lower band is come to from above, an upper one from below. */
export function sideOfBand(term: Term): '>=' | '<=' | null {
  if (term.is !== 'call') return null;
  return term.name.endsWith('.lower') ? '<=' : term.name.endsWith('.upper') ? '>=' : null;
}

/** Back between two bands after having been beyond one of them. */
export function backInside(one: Term): Term | null {
  if (one.is !== 'compare') return null;
  const { left, right } = one;
  const of = right.is === 'ago' ? right.of : right;
  if (of.is !== 'call' || !/\.(upper|lower)$|^(high|low)est$/u.test(of.name)) return null;
  return call(isUnder(of) ? 'crossesAbove' : 'crossesBelow', left, right);
}

/** Down to a line within the bar, and closed above it. */
function held(one: Operand): Condition | null {
  if (one.unit !== 'price' || one.isFigure === true || one.term.is === 'name') return null;
  return {
    term: all([compare('<=', named('low'), one.term), compare('>', close, one.term)]),
    ...(one.whose !== undefined && { whose: one.whose }),
    ...(one.assumed !== undefined && { assumed: [one.assumed] }),
    subject: { term: close, unit: 'price' },
  };
}

const candleSign = (name: string): '>' | '<' => (name === 'up' ? '>' : '<');

/** A candle by its name; the sign says which way it points. */
function candle({ id, name }: Meaning): Condition {
  return { term: compare(candleSign(name), call('candle', named(id.replaceAll('-', '_'))), number(0)) };
}

/** So many bars up to now with the price beyond a line: how long it has to stay there. */
export interface Steady {
  readonly isUp: boolean;
  readonly n: number;
}

/** Channels by name, candles by name, lines that hold, highs and lows with their length in brackets. */
export const channelGrammar: readonly Rule[] = [
  ...channelRules,
  ...(['upper', 'mid', 'lower'] as const).map((edge) =>
    rule('operand', `fn:${edge}Line`, (): Operand => ({ term: call(`channel.${edge}`), unit: 'price' }), 1.2),
  ),
  rule('channel', 'fn:put|fn:of channel', (_: unknown, one: Channel) => one, 0),
  rule('condition', 'candle', candle, 0.2),
  rule('condition', 'fn:the? candle fn:appears', (_t: unknown, one: Meaning) => candle(one), 0),
  rule(
    'condition',
    'fn:appears fn:the? candle fn:appears?',
    (_a: unknown, _t: unknown, one: Meaning) => candle(one),
    0,
  ),
  rule('condition', 'fn:of fn:the? candle fn:appears?', (_o: unknown, _t: unknown, one: Meaning) => candle(one), 0),
  rule(
    'condition',
    'fn:the? candle|fn:appears logic:or fn:the? candle fn:appears?',
    (_t: unknown, one: Meaning, _l: unknown, _t2: unknown, two: Meaning) =>
      one.kind === 'candle' ? { term: any([candle(one).term, candle(two).term]) } : null,
    0,
  ),
  rule(
    'condition',
    'fn:it? rel:touch|pos:pullback fn:of|rel:to? fn:the? operand fn:holdsLine',
    (_i: unknown, _r: unknown, _o: unknown, _t: unknown, one: Operand) => held(one),
    0,
  ),
  rule(
    'condition',
    'fn:it? rel:touch|pos:pullback fn:of|rel:to? fn:the? operand logic:and|p:comma|logic:but fn:holdsLine',
    (_i: unknown, _r: unknown, _o: unknown, _t: unknown, one: Operand) => held(one),
    0,
  ),
  rule(
    'condition',
    'fn:it? rel:touch|pos:pullback fn:of|rel:to? fn:the? operand logic:not rel:crossBelow fn:it?',
    (_i: unknown, _r: unknown, _o: unknown, _t: unknown, one: Operand) => held(one),
    0,
  ),
  rule('backInside', 'logic:and? fn:backInside', () => true, 0),
  ...(['priorHigh', 'priorLow'] as const).flatMap((which): readonly Rule[] => {
    const isHigh = which === 'priorHigh';
    const edgeLine = (span: BarSpan): Operand => ({ term: extremeOf(isHigh, sessionsIn(span)), unit: 'price' });
    return [
      rule(
        'operand',
        `fn:${which} p:open fn:past? span extreme? p:close`,
        (_p: unknown, _o: unknown, _f: unknown, span: BarSpan) => edgeLine(span),
        0,
      ),
      rule('operand', `fn:past? span fn:of? fn:${which}`, (_p: unknown, span: BarSpan) => edgeLine(span), 0),
      rule(
        'operand',
        `fn:${which} fn:of|fn:over fn:the? fn:past? span`,
        (_p: unknown, _o: unknown, _t: unknown, _f: unknown, span: BarSpan) => edgeLine(span),
        0,
      ),
    ];
  }),
  rule(
    'steady',
    'fn:it? rel:crossAbove|rel:crossBelow|rel:above|rel:below fn:it? fn:row|fn:of? span',
    (_i: unknown, { id }: Meaning, _t: unknown, _f: unknown, span: BarSpan): Steady | null =>
      (span.of === 'days' || span.of === 'bars') && span.n >= 2 && span.n <= 20
        ? { isUp: id === 'crossAbove' || id === 'above', n: span.n }
        : null,
    0.6,
  ),
];
