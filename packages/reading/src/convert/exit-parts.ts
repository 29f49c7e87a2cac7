import { localText } from '@plumbline/model/local-text';
import {
  pauseReasons,
  type Expression,
  type GainPart,
  type PauseReason,
  type ScaleOut,
} from '@plumbline/model/strategy-spec';
import { lack, share, type Making } from './making.ts';

const closeNow: Expression = { op: 'price', field: 'close' };

/** A distance of so many average ranges from the close before the entry. */
function rangesAway(text: string, isBelow: boolean): Expression | null {
  const found = /^([\d.]+) ATR\((\d+)\)$/u.exec(text);
  if (found === null) return null;
  const atr: Expression = { op: 'indicator', id: 'atr', parameters: { period: Number(found[2]) } };
  const away: Expression = { op: 'multiply', args: [{ op: 'constant', value: Number(found[1]) }, atr] };
  return { op: isBelow ? 'subtract' : 'add', args: [closeNow, away] };
}

/** Where positions are left but for the conditions. */
export interface Exits {
  readonly risk: {
    stopLoss?: number;
    target?: number;
    trailing?: number;
    maxBars?: number;
    scaleOut?: ScaleOut;
    pause?: { after: PauseReason; bars: number };
  };
  readonly bracket: { stopLoss?: Expression; target?: Expression };
  /** Ways out that a close decides. */
  readonly leave: { readonly long: Expression[]; readonly short: Expression[] };
}

/** The bars that a high or low since the entry is taken from: a strategy remembers no price but that of its entry. */
const peakBars = 22;

/** Where the close is so many average ranges from the best price of late. */
function rangesFromPeak(ranges: number, period: number, isShort: boolean): Expression {
  const of: Expression = { op: 'price', field: isShort ? 'low' : 'high' };
  const best: Expression = { op: 'indicator', id: isShort ? 'min' : 'max', parameters: { period: peakBars }, of };
  const atr: Expression = { op: 'indicator', id: 'atr', parameters: { period } };
  const away: Expression = { op: 'multiply', args: [{ op: 'constant', value: ranges }, atr] };
  const line: Expression = { op: isShort ? 'add' : 'subtract', args: [best, away] };
  return { op: isShort ? 'above' : 'below', left: closeNow, right: line };
}

/** Three parts of 33.3 % are all of it. */
function wholeParts(parts: readonly { readonly gain: number; readonly share: number }[]): GainPart[] {
  const rising = parts.toSorted((a, b) => a.gain - b.gain);
  const total = rising.reduce((sum, one) => sum + one.share, 0);
  return rising.map(({ gain, share: part }, at) => {
    const isLast = at === rising.length - 1;
    const rest = isLast && Math.abs(1 - total) < 0.005 ? 1 - total : 0;
    return { gain, share: Number((part + rest).toPrecision(9)) };
  });
}

/** Stops in the notation of strategies. Of two of a kind none is dropped: the second is missing. */
export function exitsOf(making: Making): Exits {
  const { stops, entry, short, order } = making.parts;
  const isAtClose = order === 'at close' || order === 'next close';
  const risk: Exits['risk'] = {};
  const bracket: Exits['bracket'] = {};
  const parts: { readonly gain: number; readonly share: number }[] = [];
  const isShort = entry.length === 0 && short.length > 0;
  const isBoth = entry.length > 0 && short.length > 0;
  const leave: Exits['leave'] = { long: [], short: [] };
  const ranged = (kind: 'stopLoss' | 'target', text: string, from: string): boolean => {
    const price = isBoth ? null : rangesAway(text, (kind === 'stopLoss') !== isShort);
    if (price === null || bracket[kind] !== undefined) return false;
    bracket[kind] = price;
    making.assumed.push(
      localText(
        `${from}: from the close before the entry`,
        `${from}：从入场前的收盘价起算`,
        `${from}：由入場前的收市價起計`,
      ),
    );
    return true;
  };
  const set = (kind: 'stopLoss' | 'target' | 'trailing' | 'maxBars', value: number): boolean => {
    if (risk[kind] !== undefined) return false;
    risk[kind] = value;
    return true;
  };
  /** A target of so many times the distance to the stop. */
  const aimed = (times: number): boolean => {
    const text = stops.find((one) => one.startsWith('stop ')) ?? '';
    const far = /^stop ([\d.]+)% of entry$/u.exec(text);
    if (far !== null) return set('target', Number((times * share(far[1]!)).toPrecision(12)));
    const away = /^stop ([\d.]+) (ATR\(\d+\))$/u.exec(text);
    if (away !== null)
      return ranged(
        'target',
        `${Number((times * Number(away[1])).toPrecision(6))} ${away[2]}`,
        `takeProfit ${times} R`,
      );
    if (text !== 'stop at low of entry bar' || isShort || isBoth || bracket.target !== undefined) return false;
    const risk: Expression = { op: 'subtract', args: [closeNow, { op: 'price', field: 'low' }] };
    bracket.target = {
      op: 'add',
      args: [closeNow, { op: 'multiply', args: [{ op: 'constant', value: times }, risk] }],
    };
    return true;
  };
  const taken = (text: string): boolean => {
    const percent = /^(stop|takeProfit|trailing) ([\d.]+)% (?:of entry|from peak(?: for the rest)?)$/u.exec(text);
    if (percent !== null) {
      const kinds = { stop: 'stopLoss', takeProfit: 'target', trailing: 'trailing' } as const;
      return set(kinds[percent[1] as keyof typeof kinds], share(percent[2]!));
    }
    const part = /^takeProfit ([\d.]+)% of entry sells ([\d.]+)%$/u.exec(text);
    if (part !== null) {
      parts.push({ gain: share(part[1]!), share: share(part[2]!) });
      return true;
    }
    const bars = /^timeExit (\d+) bars?( at open)?$/u.exec(text);
    // All orders of a strategy are filled at the same price of the day.
    if (bars !== null) return (bars[2] === undefined || !isAtClose) && set('maxBars', Number(bars[1]));
    const trail = /^trailing ([\d.]+) ATR\((\d+)\) from peak$/u.exec(text);
    if (trail !== null) {
      const ranges = (isDown: boolean): Expression => rangesFromPeak(Number(trail[1]), Number(trail[2]), isDown);
      if (!isShort) leave.long.push(ranges(false));
      if (isShort || isBoth) leave.short.push(ranges(true));
      making.assumed.push(
        localText(
          `trailing stop: at the close, from the best price of the last ${peakBars} bars`,
          `移动止损：按收盘判断，从最近 ${peakBars} 根 K 线的最优价起算`,
          `移動止蝕：按收市判斷，由最近 ${peakBars} 根 K 線的最優價起計`,
        ),
      );
      return true;
    }
    if (text === 'stop at low of entry bar' && !isShort && !isBoth && bracket.stopLoss === undefined) {
      bracket.stopLoss = { op: 'price', field: 'low' };
      making.assumed.push(
        localText(
          'stop: the low of the bar that gives the signal',
          '止损：发出信号那根 K 线的最低价',
          '止蝕：發出訊號那根 K 線的最低價',
        ),
      );
      return true;
    }
    const risks = /^takeProfit ([\d.]+) R$/u.exec(text);
    if (risks !== null) return aimed(Number(risks[1]));
    if (text === 'no stop') return !stops.some((one) => one.startsWith('stop'));
    if (text === 'no takeProfit') return !stops.some((one) => one.startsWith('takeProfit'));
    const [kind, ...rest] = text.split(' ');
    if (kind === 'stop') return ranged('stopLoss', rest.join(' '), text);
    return kind === 'takeProfit' && ranged('target', rest.join(' '), text);
  };
  for (const text of stops) if (!taken(text)) lack(making, 'stop', text);
  if (parts.length > 0) risk.scaleOut = wholeParts(parts);
  for (const text of making.parts.constraints) {
    const found = /^no entry for (\d+) bars after a (\w+)$/u.exec(text);
    const after = pauseReasons.find((one) => one === found?.[2]);
    if (found === null || after === undefined || risk.pause !== undefined) lack(making, 'rule', text);
    else risk.pause = { after, bars: Number(found[1]) };
  }
  return { risk, bracket, leave };
}
