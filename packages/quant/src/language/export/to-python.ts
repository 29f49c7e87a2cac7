import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { Amount, Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import { clausesOf } from '../clauses.ts';
import { formatCode } from '../code-view.ts';
import { pythonHelpers } from './python-helpers.ts';
import { pythonAmount, pythonColumn, Untranslatable } from './python-expression.ts';

/** A Python file, or why there can be none. */
export type PythonExport =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'refused'; readonly reasons: readonly LocalText[] };

/** What the library cannot do, before any expression is looked at. */
function reasonsAgainst(spec: StrategySpec): readonly LocalText[] {
  const { universe, ranking, rebalance, sizing, execution, risk, entryOrders } = spec;
  const checks: readonly (readonly [boolean, LocalText])[] = [
    [
      universe.instruments.length > 1 ||
        ranking !== undefined ||
        rebalance !== undefined ||
        sizing.basis === 'allocation' ||
        sizing.basis === 'fixed',
      localText(
        'backtesting.py holds one instrument; this strategy holds several.',
        'backtesting.py 只能持有一个标的，本策略持有多个。',
        'backtesting.py 只能持有一個標的，本策略持有多個。',
      ),
    ],
    [
      risk.trailing !== undefined,
      localText(
        'A trailing stop of a fixed share has no counterpart that is filled alike.',
        '按固定比例移动的止损没有成交方式一致的对应功能。',
        '按固定比例移動的止蝕沒有成交方式一致的對應功能。',
      ),
    ],
    [
      sizing.basis === 'levels' ||
        risk.scaleOut !== undefined ||
        risk.pause !== undefined ||
        spec.scaleIn !== undefined,
      localText(
        'Positions in parts and waits after an exit have no counterpart that is filled alike.',
        '分批建仓、分批离场与离场后的等待没有成交方式一致的对应功能。',
        '分批建倉、分批離場與離場後的等待沒有成交方式一致的對應功能。',
      ),
    ],
    [
      spec.recurring !== undefined || spec.grid !== undefined,
      localText(
        'Purchases that are made again and again and grids have no counterpart there.',
        '该库没有定期重复买入与网格的功能。',
        '該庫沒有定期重複買入與網格的功能。',
      ),
    ],
    [
      entryOrders !== undefined,
      localText(
        'Entries by waiting orders are filled differently there.',
        '挂单入场的成交方式与之不同。',
        '掛單入場的成交方式與之不同。',
      ),
    ],
    [
      execution.delayBars > 0 || execution.maxVolumeShare > 0,
      localText(
        'Delays and limits by volume do not exist there.',
        '该库没有延迟成交与成交量限制。',
        '該庫沒有延遲成交與成交量限制。',
      ),
    ],
  ];
  return checks.filter(([isSo]) => isSo).map(([, reason]) => reason);
}

function sizeOf({ sizing, risk }: StrategySpec): string {
  if (sizing.basis === 'weight') return `min(max(self.weight[-1], 0), ${pythonAmount(sizing.cap)})`;
  if (sizing.basis === 'allocation' || sizing.basis === 'fixed' || sizing.basis === 'levels') return '1';
  const value = pythonAmount(sizing.value);
  const price = 'self.data.Close[-1]';
  switch (sizing.basis) {
    case 'units':
      return `int(${value})`;
    case 'cash':
      return `int(${value} / ${price})`;
    case 'risk':
      return `int(self.equity * ${value} / (${price} * ${pythonAmount(risk.stopLoss ?? 1)}))`;
    default:
      return value;
  }
}

function bracket(amount: Amount | undefined, name: 'sl' | 'tp', side: 1 | -1): string {
  if (amount === undefined) return '';
  const isUp = (name === 'tp') === side > 0;
  return `, ${name}=self.data.Close[-1] * (1 ${isUp ? '+' : '-'} ${pythonAmount(amount)})`;
}

/** A column of the strategy. The library does nothing until every column is known; what is unknown is no yes, so it is 0. */
function declared(name: string, value: string): string {
  return `self.${name} = self.I(lambda: np.nan_to_num(${value}), name='${name}', plot=False)`;
}

/** Stops and targets moved to where the price paid puts them, on the first close of a position. */
function measuredFromFill({ risk }: StrategySpec): string {
  const level = (amount: Amount, sign: '+' | '-'): string =>
    `trade.entry_price * (1 ${sign} way * ${pythonAmount(amount)})`;
  const lines = [
    ...(risk.stopLoss === undefined ? [] : [`trade.sl = ${level(risk.stopLoss, '-')}`]),
    ...(risk.target === undefined ? [] : [`trade.tp = ${level(risk.target, '+')}`]),
  ];
  if (lines.length === 0) return '';
  const head = `for trade in self.trades:
    if trade.entry_bar != len(self.data) - 1:
        continue
    way = 1 if trade.size > 0 else -1
`;
  return `${indented(head + indented(lines.join('\n'), '    '), '        ')}\n`;
}

const conditionNames = ['enter_long', 'leave_long', 'enter_short', 'leave_short'] as const;

function conditions({ entry, exit }: StrategySpec): readonly (Expression | undefined)[] {
  return [entry.long, exit.long, entry.short, exit.short];
}

function className(name: string): string {
  const words = name
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .split(' ');
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Za-z]/.test(joined) ? joined : 'MyStrategy';
}

function indented(text: string, by: string): string {
  return text.replaceAll(/^(?=.)/gm, by);
}

function fileOf(spec: StrategySpec): string {
  const { name, parameters, risk, costs, execution, universe, bar } = spec;
  const type = className(name);
  const columns = conditions(spec).map((condition, k) => {
    const value = condition === undefined ? 'np.zeros(n)' : pythonColumn(condition);
    return declared(conditionNames[k], value);
  });
  if (spec.sizing.basis === 'weight') columns.push(declared('weight', pythonColumn(spec.sizing.of)));
  const overdue =
    risk.maxBars === undefined
      ? 'False'
      : `bool(self.trades) and len(self.data) - self.trades[0].entry_bar >= ${pythonAmount(risk.maxBars)}`;
  const { commission, spread } = costs;
  const settings = [
    'cash=1_000_000',
    `commission=${commission.rate}`,
    `spread=${spread}`,
    `margin=${1 / execution.leverage}`,
    `trade_on_close=${execution.fillPolicy === 'same-close' ? 'True' : 'False'}`,
    'exclusive_orders=False',
  ];
  const rules = indented(formatCode(spec), '# ');
  const left = clausesOf(spec).some(({ kind }) =>
    ['commission', 'commissionUpTo', 'slippage', 'borrowRate'].includes(kind),
  );
  return `# ${name.replaceAll(/\s+/g, ' ')}
#
# Rules, as they were tested:
${rules}#
# Needs: pip install 'backtesting>=0.6' TA-Lib pandas numpy
# Give it adjusted ${bar} bars of ${universe.instruments[0]} with the columns Open, High, Low, Close, Volume and a date index.
# On the bar of an entry, stops and targets stand where the close that decided puts them; from then on, where the price paid does.
# Market rules such as lots, price limits, T+1 and duties are not part of this file.${
    left ? '\n# Costs besides the commission rate and the spread are not part of this file.' : ''
  }

import sys

import numpy as np
import pandas as pd
import talib
from backtesting import Backtest, Strategy


${pythonHelpers}

class ${type}(Strategy):
${parameters.map(({ key, value }) => `    ${key} = ${value}\n`).join('')}
    def init(self):
        open_, high, low, close, volume = (
            np.asarray(self.data[column], dtype=float) for column in ('Open', 'High', 'Low', 'Close', 'Volume')
        )
        n, when = len(close), self.data.index
${indented(columns.join('\n'), '        ')}

    def next(self):
${measuredFromFill(spec)}        side = 1 if self.position.is_long else -1 if self.position.is_short else 0
        enter_long, leave_long, enter_short, leave_short = (
            column[-1] == 1 for column in (self.enter_long, self.leave_long, self.enter_short, self.leave_short)
        )
        wants_long, wants_short = enter_long and not enter_short, enter_short and not enter_long
        wish = side
        if side > 0:
            wish = -1 if wants_short else 0 if leave_long else 1
        elif side < 0:
            wish = 1 if wants_long else 0 if leave_short else -1
        elif wants_long and not leave_long:
            wish = 1
        elif wants_short and not leave_short:
            wish = -1
        if wish == side and (${overdue}):
            wish = 0
        if wish == side:
            return
        self.position.close()
        size = ${sizeOf(spec)}
        if wish == 0 or not size > 0:
            return
        # A share of one would be read as one unit.
        size = min(size, 0.9999) if size <= 1 else int(size)
        if wish > 0:
            self.buy(size=size${bracket(risk.stopLoss, 'sl', 1)}${bracket(risk.target, 'tp', 1)})
        else:
            self.sell(size=size${bracket(risk.stopLoss, 'sl', -1)}${bracket(risk.target, 'tp', -1)})


if __name__ == '__main__':
    bars = pd.read_csv(sys.argv[1], index_col=0, parse_dates=True)
    bars.columns = [column.capitalize() for column in bars.columns]
    print(Backtest(bars, ${type}, ${settings.join(', ')}).run())
`;
}

/**
 * A strategy as a Python file for backtesting.py, for those who leave: the same conditions over the same columns, decided
 * on the close and filled at the next open. Refuses, with every reason, what the library cannot do alike.
 */
export function toPython(spec: StrategySpec): PythonExport {
  const reasons = [...reasonsAgainst(spec)];
  try {
    const code = fileOf(spec);
    return reasons.length === 0 ? { kind: 'code', code } : { kind: 'refused', reasons };
  } catch (error) {
    if (!(error instanceof Untranslatable)) throw error;
    return { kind: 'refused', reasons: [...reasons, error.why] };
  }
}
