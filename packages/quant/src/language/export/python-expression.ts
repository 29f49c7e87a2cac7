import type { Amount, calendarFields, Expression } from '@plumbline/model/strategy-spec';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { indicatorById } from '../code-names.ts';

/** A part that Python code cannot say, and why. */
export class Untranslatable extends Error {
  readonly why: LocalText;

  constructor(why: LocalText) {
    super(why.en);
    this.why = why;
  }
}

type IndicatorCall = Extract<Expression, { readonly op: 'indicator' }>;

const columns = { open: 'open_', high: 'high', low: 'low', close: 'close', volume: 'volume' } as const;
const signs = { above: '> 0', atLeast: '>= 0', below: '< 0', atMost: '<= 0', equals: '== 0' } as const;
const calendars = {
  dayOfWeek: 'when.dayofweek + 1',
  dayOfMonth: 'when.day',
  month: 'when.month',
  year: 'when.year',
} as const;

/** Indicators that TA-Lib lacks and the generated file brings along. */
const own: Readonly<Record<string, { readonly call: string; readonly outputs: readonly string[] }>> = {
  donchian: { call: 'channel(high, low, {period})', outputs: ['upper', 'lower', 'middle'] },
  zscore: { call: 'standardised({of}, {period})', outputs: ['zscore'] },
};

function refuse(en: string, zhCN: string, zhHK: string): never {
  throw new Untranslatable(localText(en, zhCN, zhHK));
}

/** The days that the table's own dates say; those of the market's calendar are not in it. */
function pythonCalendar(field: (typeof calendarFields)[number]): string {
  const own = Object.entries(calendars).find(([name]) => name === field)?.[1];
  if (own !== undefined) return `(${own}).to_numpy(dtype=float)`;
  return refuse(
    'The trading days left of a period come from the calendar of the market, which a table of prices does not hold.',
    '距期末的交易日数取自市场日历，行情数据表中没有。',
    '距期末的交易日數取自市場日曆，行情數據表中沒有。',
  );
}

/** A number, or the strategy's setting of that name. */
export function pythonAmount(amount: Amount, isWhole = false): string {
  if (typeof amount === 'number') return String(amount);
  return isWhole ? `int(self.${amount.parameter})` : `self.${amount.parameter}`;
}

function amountOf(call: IndicatorCall, name: string): string {
  const param = indicatorById.get(call.id)?.params.find((one) => one.name === name);
  const given = call.parameters?.[name];
  if (given !== undefined) return pythonAmount(given, param?.isInteger === true);
  // TA-Lib insists on floats where it expects them.
  const byDefault = String(param?.default ?? 0);
  return param?.isInteger === true || byDefault.includes('.') ? byDefault : `${byDefault}.0`;
}

function floated(call: IndicatorCall, name: string): string {
  const param = indicatorById.get(call.id)?.params.find((one) => one.name === name);
  const text = amountOf(call, name);
  if (param?.isInteger === true || text.includes('.')) return text;
  return /^\d+$/.test(text) ? `${text}.0` : `float(${text})`;
}

function pythonIndicator(call: IndicatorCall): string {
  const indicator = indicatorById.get(call.id);
  const name = indicator?.title.en ?? call.id;
  const source = call.of === undefined ? 'close' : pythonColumn(call.of);
  const bundled = own[call.id];
  if (indicator !== undefined && bundled !== undefined) {
    const text = bundled.call
      .replace('{of}', source)
      .replaceAll(/\{(\w+)\}/g, (_, param: string) => amountOf(call, param));
    const at = bundled.outputs.indexOf(call.output ?? bundled.outputs[0]);
    return bundled.outputs.length === 1 ? text : `${text}[${at}]`;
  }
  if (indicator?.talib === undefined) {
    return refuse(
      `${name} has no counterpart in TA-Lib.`,
      `TA-Lib 中没有与 ${name} 对应的指标。`,
      `TA-Lib 中沒有與 ${name} 對應的指標。`,
    );
  }
  const { talib } = indicator;
  const inputs = indicator.inputs.map((input) => {
    if (input === 'real') return source;
    if (input === 'real2') return call.against === undefined ? 'close' : pythonColumn(call.against);
    return input === 'time' ? 'close' : columns[input];
  });
  const params = Object.entries(talib.params).map(([ours, theirs]) => `${theirs}=${floated(call, ours)}`);
  const text = `talib.${talib.name}(${[...inputs, ...params].join(', ')})`;
  const outputs = indicator.outputs.map((output) => output.name);
  return outputs.length === 1 ? text : `${text}[${outputs.indexOf(call.output ?? outputs[0])}]`;
}

function folded(name: string, args: readonly Expression[]): string {
  return args.map(pythonColumn).reduce((a, b) => `${name}(${a}, ${b})`);
}

/**
 * An expression as numpy code over whole columns, with the engine's own meaning of missing values. Throws `Untranslatable`
 * for what only this engine knows: data columns, other instruments, standings in a universe, the position held.
 */
export function pythonColumn(expression: Expression): string {
  switch (expression.op) {
    case 'constant':
      return `np.full(n, ${expression.value}.0)`.replace(/(\.\d+|e[+-]?\d+)\.0\)/, '$1)');
    case 'parameter':
      return `np.full(n, float(self.${expression.key}))`;
    case 'price':
      return columns[expression.field];
    case 'indicator':
      return pythonIndicator(expression);
    case 'ago':
      return `ago(${pythonColumn(expression.of)}, ${pythonAmount(expression.bars, true)})`;
    case 'lasting':
      return `lasting(${pythonColumn(expression.of)}, ${pythonAmount(expression.bars, true)})`;
    case 'negate':
      return `(-${pythonColumn(expression.of)})`;
    case 'absolute':
      return `np.abs(${pythonColumn(expression.of)})`;
    case 'log':
      return `logarithm(${pythonColumn(expression.of)})`;
    case 'not':
      return `(1 - ${pythonColumn(expression.of)})`;
    case 'and':
      return folded('both', expression.args);
    case 'or':
      return folded('either', expression.args);
    case 'add':
      return `(${expression.args.map(pythonColumn).join(' + ')})`;
    case 'subtract':
      return `(${expression.args.map(pythonColumn).join(' - ')})`;
    case 'multiply':
      return `(${expression.args.map(pythonColumn).join(' * ')})`;
    case 'divide':
      return folded('divide', expression.args);
    case 'min':
      return folded('np.minimum', expression.args);
    case 'max':
      return folded('np.maximum', expression.args);
    case 'crossesAbove':
    case 'crossesBelow': {
      const direction = expression.op === 'crossesAbove' ? '1' : '-1';
      return `crosses(${pythonColumn(expression.left)}, ${pythonColumn(expression.right)}, ${direction})`;
    }
    case 'above':
    case 'atLeast':
    case 'below':
    case 'atMost':
    case 'equals': {
      const parts = `${pythonColumn(expression.left)}, ${pythonColumn(expression.right)}`;
      return `truth(sign(${parts}) ${signs[expression.op]}, ${parts})`;
    }
    case 'calendar':
      if (expression.field === 'isMonthStart') {
        return 'np.r_[0.0, (when.month[1:] != when.month[:-1]).astype(float)]';
      }
      return pythonCalendar(expression.field);
    case 'series':
      return refuse(
        `The data column ${expression.name} does not come with plain prices.`,
        `数据列 ${expression.name} 不包含在行情数据中。`,
        `數據列 ${expression.name} 不包含在行情數據中。`,
      );
    case 'position':
      return refuse(
        'A condition on the position held cannot be computed beforehand.',
        '基于持仓的条件无法预先计算。',
        '基於持倉的條件無法預先計算。',
      );
    default:
      return refuse(
        'backtesting.py knows one instrument at a time, and this reads others.',
        'backtesting.py 一次只处理一个标的，而此处读取其他标的。',
        'backtesting.py 一次只處理一個標的，而此處讀取其他標的。',
      );
  }
}
