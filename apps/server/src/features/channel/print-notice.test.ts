import { describe, expect, it } from 'vitest';
import type { Message, SignalEvidence } from './notice.ts';
import { printNotice } from './print-notice.ts';

type Signal = Extract<Message, { readonly kind: 'signal' }>['signal'];

const signal: Signal = {
  id: 's',
  seq: 7,
  hash: 'ab12',
  strategyId: 'one',
  strategyName: 'Quick cross',
  version: 3,
  instrumentId: 'HK:00700',
  kind: 'enter',
  side: 1,
  quantity: 2000,
  share: 0.25,
  refPrice: 0.385,
  currency: 'HKD',
  priceDecimals: 3,
  stop: 0.34,
  target: null,
  reason: 'market',
  barTime: Date.UTC(2026, 10, 20),
  filledAt: null,
  frozenAt: Date.UTC(2026, 10, 20, 9),
  simulated: false,
  chance: null,
  catchUp: false,
};
const evidence: SignalEvidence = {
  verdict: 'likely-luck',
  sharpe: { value: 0.748, low: -0.121, high: 1.604 },
  costPerSide: 0.0005,
  trades: 29,
};
const mail = (message: Message, locale: 'en' | 'zh-CN' | 'zh-HK' = 'en'): readonly string[] =>
  printNotice('key', message, locale).text.split('\n');

describe('the message of a signal', () => {
  it('prints its prices with the digits that were frozen with it', () => {
    const lines = mail({ kind: 'signal', signal });
    expect(lines).toContain('Close: HK$ 0.385');
    expect(lines).toContain('Stop: HK$ 0.340');
  });

  it('does not come without the verdict of its strategy, the interval, the cost and the trades', () => {
    const lines = mail({ kind: 'signal', signal, evidence });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Verdict on the back-test: Likely luck: chance would have done as well.',
        'Sharpe ratio out of sample: 0.75 (−0.12 – 1.60, 95%)',
        'Cost per side assumed: 0.050%',
        'Trades: 29',
      ]),
    );
    expect(mail({ kind: 'signal', signal, evidence }, 'zh-HK')).toContain('樣本外夏普比率: 0.75 (−0.12 – 1.60, 95%)');
  });

  it('says nothing of a back-test that there was not', () => {
    const lines = mail({ kind: 'signal', signal, evidence: null });
    expect(lines.filter((line) => /Verdict|Sharpe|Cost|Trades/.test(line))).toEqual([]);
  });

  it('that was written before the digits were kept still prints', () => {
    const { priceDecimals: _, ...older } = signal;
    // As it stands in an outbox of an earlier version.
    const lines = mail({ kind: 'signal', signal: older as Signal });
    expect(lines).toContain('Close: HK$ 0.3850');
  });
});
