import type { LocalText } from '@plumbline/model/locale';
import { factor } from '../indicator-parts.ts';
import type { Indicator, IndicatorParam, Params } from '../indicator.ts';
import { parabolicColumn, type Speeds } from '../../series/parabolic.ts';

const countAt = 0;
const sideAt = 1;
const stopAt = 2;
const extremeAt = 3;
const speedAt = 4;
const highAt = 5;
const lowAt = 6;

function speed(name: string, label: LocalText, byDefault: number): IndicatorParam {
  return factor(name, label, byDefault, 0, 10, 0.01);
}

/** Speeds of one side: where it begins, how it grows, where it stops growing. */
function speedsOf(side: number, params: Params): Speeds {
  const top = side > 0 ? params.longMaximum : params.shortMaximum;
  const start = side > 0 ? params.longStart : params.shortStart;
  const step = side > 0 ? params.longStep : params.shortStep;
  return { start: Math.min(start, top), step: Math.min(step, top), top };
}

/** The side and the first stop, from the start value or else from how the second bar moved. */
function begin(state: Float64Array, high: number, low: number, params: Params): void {
  const { start } = params;
  const fall = state[lowAt] - low;
  const isShort = start === 0 ? fall > 0 && high - state[highAt] < fall : start < 0;
  state[sideAt] = isShort ? -1 : 1;
  state[extremeAt] = isShort ? low : high;
  const before = isShort ? state[highAt] : state[lowAt];
  state[stopAt] = start === 0 ? before : Math.abs(start);
  state[speedAt] = speedsOf(state[sideAt], params).start;
  state[highAt] = high;
  state[lowAt] = low;
}

/** One bar; written for the long side with signs turned for the short one. Returns the stop with the sign of its side. */
function follow(state: Float64Array, high: number, low: number, params: Params): number {
  const side = state[sideAt];
  const isLong = side > 0;
  const near = isLong ? low : high;
  const far = isLong ? high : low;
  const nearBefore = isLong ? state[lowAt] : state[highAt];
  const farBefore = isLong ? state[highAt] : state[lowAt];
  if (side * (near - state[stopAt]) <= 0) {
    const furthest = side * Math.max(side * state[extremeAt], side * farBefore, side * far);
    const turned = furthest * (1 + side * params.offset);
    const { start } = speedsOf(-side, params);
    state[sideAt] = -side;
    state[speedAt] = start;
    state[extremeAt] = near;
    state[stopAt] = side * Math.max(side * (turned + start * (near - turned)), side * farBefore, side * far);
    return -side * turned;
  }
  const stop = state[stopAt];
  if (side * (far - state[extremeAt]) > 0) {
    const { step, top } = speedsOf(side, params);
    state[extremeAt] = far;
    state[speedAt] = Math.min(state[speedAt] + step, top);
  }
  const next = stop + state[speedAt] * (state[extremeAt] - stop);
  state[stopAt] = side * Math.min(side * next, side * nearBefore, side * near);
  return side * stop;
}

/** Parabolic SAR, extended: Parabolic SAR with its own speeds for each side; the sign says which side it stands on, short is negative. */
export const sarext: Indicator = {
  id: 'sarext',
  title: { en: 'Parabolic SAR, extended', 'zh-CN': '抛物线转向（扩展）', 'zh-HK': '拋物線轉向（擴展）' },
  family: 'overlap',
  params: [
    factor('start', { en: 'Start value', 'zh-CN': '起始值', 'zh-HK': '起始值' }, 0, -1e9, 1e9, 0.01),
    factor('offset', { en: 'Offset on reverse', 'zh-CN': '反转偏移', 'zh-HK': '反轉偏移' }, 0, 0, 10, 0.01),
    speed('longStart', { en: 'Long: first speed', 'zh-CN': '多头初始加速', 'zh-HK': '好倉初始加速' }, 0.02),
    speed('longStep', { en: 'Long: speed step', 'zh-CN': '多头加速步长', 'zh-HK': '好倉加速步長' }, 0.02),
    speed('longMaximum', { en: 'Long: top speed', 'zh-CN': '多头加速上限', 'zh-HK': '好倉加速上限' }, 0.2),
    speed('shortStart', { en: 'Short: first speed', 'zh-CN': '空头初始加速', 'zh-HK': '淡倉初始加速' }, 0.02),
    speed('shortStep', { en: 'Short: speed step', 'zh-CN': '空头加速步长', 'zh-HK': '淡倉加速步長' }, 0.02),
    speed('shortMaximum', { en: 'Short: top speed', 'zh-CN': '空头加速上限', 'zh-HK': '淡倉加速上限' }, 0.2),
  ],
  inputs: ['high', 'low'],
  outputs: [{ name: 'sarext', unit: 'price', draw: 'none' }],
  lookback: () => 1,
  stateSize: () => 7,
  step: (state, [high, low], out, params) => {
    out[0] = Number.NaN;
    const count = state[countAt];
    state[countAt] += 1;
    if (count > 0) {
      if (count === 1) begin(state, high, low, params);
      out[0] = follow(state, high, low, params);
    }
    state[highAt] = high;
    state[lowAt] = low;
  },
  batch: ([high, low], [y], params) => {
    parabolicColumn(high, low, y, speedsOf(1, params), speedsOf(-1, params), params.start, params.offset, -1);
  },
  meaning: {
    en: 'Parabolic SAR with its own speeds for each side; the sign says which side it stands on, short is negative.',
    'zh-CN': '多空各有加速参数的抛物线转向，符号表示方向，空头为负。',
    'zh-HK': '好淡各有加速參數的拋物線轉向，符號表示方向，淡倉為負。',
  },
  tex: 's_{t+1} = s_t + a_t(e_t - s_t)',
  source: 'Wilder 1978; TA-Lib SAREXT',
  talib: {
    name: 'SAREXT',
    params: {
      start: 'startvalue',
      offset: 'offsetonreverse',
      longStart: 'accelerationinitlong',
      longStep: 'accelerationlong',
      longMaximum: 'accelerationmaxlong',
      shortStart: 'accelerationinitshort',
      shortStep: 'accelerationshort',
      shortMaximum: 'accelerationmaxshort',
    },
    outputs: { sarext: 'real' },
  },
};
