import { describe, expect, it } from 'vitest';
import { marketsOf, templateSpec } from '../../catalogue/strategy-template.ts';
import { templates } from '../../catalogue/strategies/registry.ts';
import { parseCode } from '../code-view.ts';
import { crossSpec } from '../../engine/strategy/testing/specs.ts';
import { toPython } from './to-python.ts';

const head = 'strategy "My first, 2nd" trend 1d\ntrade US:SPY\n';

function codeOf(rules: string): string {
  const { spec } = parseCode(head + rules);
  const result = spec === null ? null : toPython(spec);
  if (result?.kind !== 'code') throw new Error(`refused: ${JSON.stringify(result)}`);
  return result.code;
}

describe('a strategy in Python', () => {
  it('keeps settings, conditions, size, stops and costs', () => {
    const result = toPython(crossSpec({ risk: { stopLoss: 0.07, target: 0.2, maxBars: 30 } }));
    const code = result.kind === 'code' ? result.code : '';
    expect(code).toContain('class MovingAverageCross(Strategy):\n    fast = 20\n    slow = 50\n');
    expect(code).toContain(
      'crosses(talib.SMA(close, timeperiod=int(self.fast)), talib.SMA(close, timeperiod=int(self.slow)), 1)',
    );
    expect(code).toContain('sl=self.data.Close[-1] * (1 - 0.07), tp=self.data.Close[-1] * (1 + 0.2)');
    expect(code).toContain('self.trades[0].entry_bar >= 30');
    expect(code).toContain('commission=0.001');
    expect(code).toContain('trade_on_close=False');
  });

  it('says every expression with the engine’s meaning of missing values', () => {
    const code = codeOf(
      [
        'buy when lasting(close > donchian(20).upper, 2) and not (rsi(14) > 70) or bbands(20, 2).lower[1] < low',
        'sell when zscore(log(close), 20) > 2 or calendar.dayOfWeek == 5 or calendar.isMonthStart',
        'short when macd.macd crosses below macd.signal',
        'size by 0.15 / natr(20) up to 80%',
      ].join('\n'),
    );
    expect(code).toContain('class MyFirst2nd(Strategy)');
    expect(code).toContain(
      'lasting(truth(sign(close, channel(high, low, 20)[0]) > 0, close, channel(high, low, 20)[0]), 2)',
    );
    expect(code).toContain('talib.BBANDS(close, timeperiod=20, nbdevup=2.0, nbdevdn=2.0, matype=0)[2]');
    expect(code).toContain('standardised(logarithm(close), 20)');
    expect(code).toContain('talib.MACD(close, fastperiod=12, slowperiod=26, signalperiod=9)[0]');
    expect(code).toContain('size = min(max(self.weight[-1], 0), 0.8)');
  });

  it('refuses what the library cannot do alike, with every reason', () => {
    const reasons = (rules: string): readonly string[] => {
      const { spec } = parseCode(head + rules);
      const result = spec === null ? null : toPython(spec);
      return result?.kind === 'refused' ? result.reasons.map(({ en }) => en) : [];
    };
    expect(reasons('buy when series.mvrv < 1\ntrailing stop 5%')).toHaveLength(2);
    expect(reasons('buy when close > supertrend')[0]).toContain('no counterpart in TA-Lib');
    expect(reasons('buy when position.profit < 1')[0]).toContain('position held');
    expect(reasons('buy when other(US:QQQ, close) > 1')[0]).toContain('one instrument');
    expect(reasons('buy when close > 1\norder long limit low')[0]).toContain('waiting orders');
    for (const staged of [
      'scale out 50% at 10%',
      'pause 10 bars after stop',
      'scale in 20% of equity each gain of 5% at most 3',
    ])
      expect(reasons(`buy when close > 1\n${staged}`)[0], staged).toContain('Positions in parts');
  });

  it('is written or refused with reasons for every template', () => {
    const kinds = templates.flatMap((template) =>
      marketsOf(template).map((market) => {
        const result = toPython(templateSpec(template, market));
        expect(result.kind === 'code' || result.reasons.length > 0, template.id).toBe(true);
        return result.kind;
      }),
    );
    expect(kinds.filter((kind) => kind === 'code').length).toBeGreaterThan(10);
  });
});
