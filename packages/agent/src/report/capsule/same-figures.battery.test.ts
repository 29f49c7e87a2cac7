import { describe, expect, it } from 'vitest';
import { formatFigure } from '@plumbline/model/format';
import { locales, type Locale } from '@plumbline/model/locale';
import type { Verdict, VerdictCheck } from '@plumbline/model/verdict';
import { marketsOf, templateSpec } from '@plumbline/quant/catalogue/strategy-template';
import { templates } from '@plumbline/quant/catalogue/strategies/registry';
import { generatedAsset } from '@plumbline/quant/catalogue/strategies/testing/generated-market';
import { accountOf } from '@plumbline/quant/engine/strategy/account-terms';
import { backtestStrategy } from '@plumbline/quant/engine/strategy/backtest-strategy';
import { strategyRecord } from '@plumbline/quant/engine/strategy/strategy-record';
import type { StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { evidenceChecks } from '@plumbline/quant/evidence/checks/registry';
import type { EvidenceInput } from '@plumbline/quant/evidence/evidence-input';
import { openEvidence, verdictOf } from '@plumbline/quant/evidence/evaluate-verdict';
import { judge } from '@plumbline/quant/evidence/judge';
import { outOfSampleSharpe, verdictFigure } from '@plumbline/quant/evidence/shown-figures';
import { fakeDesk } from '../../chat/testing/fake-desk.ts';
import { backtest } from '../../tools/backtest.ts';
import type { ToolResult } from '../../tool.ts';
import { strategyMarkdown } from './strategy-markdown.ts';

/** What the chat counts over all of the history. */
const whole = new Set(['tradeCount', 'assumedCost']);
const asked = ['sample-size', 'bootstrap', 'cost'];

function inputOf(template: (typeof templates)[number]): EvidenceInput {
  const [market] = marketsOf(template);
  const spec = templateSpec(template, market);
  const assets = spec.universe.instruments.map(generatedAsset);
  const periodsPerYear = market === 'crypto' ? 365 : 252;
  return { ...accountOf(assets), spec, assets, benchmark: null, periodsPerYear, trials: 1, seed: 7 };
}

/** The three checks that state figures which other surfaces state too. */
function verdictFor(input: EvidenceInput): Verdict {
  const subject = openEvidence(input);
  const checks = evidenceChecks.filter(({ id }) => asked.includes(id)).map((check) => judge(check, subject));
  return verdictOf(input, checks);
}

/** What the chat answers of one stored test. */
function chatAnswer(test: StrategyBacktest, verdict: Verdict, input: EvidenceInput): Promise<ToolResult> {
  const { desk } = fakeDesk();
  const summary = {
    resultHash: 'h',
    simulated: true,
    from: '2016-01-04',
    to: '2026-11-20',
    outOfSampleFrom: '2023-08-14',
    metrics: test.metrics.outOfSample,
    sparkline: [1, 2],
  };
  const one = {
    id: 's1',
    name: 'Rule',
    version: 1,
    spec: input.spec,
    isActive: false,
    verdict,
    test: summary,
    error: null,
  };
  const context = {
    desk: { ...desk, strategies: async () => [one] },
    locale: 'en' as const,
    now: 0,
    today: '2026-11-20',
  };
  return backtest.run({}, context);
}

const check = ({ checks }: Verdict, id: string): VerdictCheck => {
  const found = checks.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no check ${id}`);
  return found;
};

const ratio = (value: number, locale: Locale): string => formatFigure({ value, unit: 'ratio', decimals: 2 }, locale);

describe('one stored test', () => {
  it.each(templates.map((template) => [template.id, template] as const))(
    'says the same in verdict, card, page, export and answer: %s',
    async (_, template) => {
      const input = inputOf(template);
      const test = backtestStrategy(input);
      const verdict = verdictFor(input);
      const figure = (id: string, name: string): number | null => verdictFigure(verdict, id, name);

      // The table of trades, the strip above it and the verdict count the same round trips.
      const sample = check(verdict, 'sample-size');
      expect(sample.value).toBe(test.trades.length);
      expect(figure('sample-size', 'trades')).toBe(test.trades.length);
      if (test.trades.length < 30) expect(verdict.label).toBe('not-enough-data');

      // The out-of-sample ratio of the card stands in the verdict, with an interval of that part of the history alone.
      const card = outOfSampleSharpe(test.metrics.outOfSample, verdict);
      const own = figure('bootstrap', 'laterSharpe');
      if (card.value === null) expect(own).toBeNull();
      else {
        expect(own).toBeCloseTo(card.value, 9);
        const [low, high] = [card.low ?? Number.NaN, card.high ?? Number.NaN];
        expect(low).toBeLessThan(high);
        const whole = (figure('bootstrap', 'sharpeHigh') ?? 0) - (figure('bootstrap', 'sharpeLow') ?? 0);
        expect(high - low).toBeGreaterThan(whole);
      }

      // The cost that the strategy states is the one that the verdict calls assumed: fees as charged, spread and slippage.
      const { costs } = input.spec;
      const traded = test.fills.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
      const fees = test.fills.reduce((sum, { commission }) => sum + commission, 0);
      const cost = figure('cost', 'assumedCost');
      if (traded > 0) expect(cost).toBeCloseTo(fees / traded + costs.spread / 2 + costs.slippage.fixed, 9);

      // The export prints the figures of card, strip and verdict, in every language, each under its own sample.
      const about = { name: 'Rule', version: 1, missing: [], simulated: true };
      const record = strategyRecord({ ...about, input, test, verdict });
      for (const locale of locales) {
        const text = strategyMarkdown(record, locale, (_id, _print, shown) => shown, '');
        const rows = new Set(
          text
            .split('\n')
            .flatMap((line) => (line.startsWith('| ') ? [line.split(' | ').slice(-1)[0]?.replace(/ \|$/, '')] : [])),
        );
        expect(rows).toContain(formatFigure({ value: test.trades.length, unit: 'count', decimals: 0 }, locale));
        if (cost !== null) expect(rows).toContain(formatFigure({ value: cost, unit: 'fraction', decimals: 3 }, locale));
        if (card.value === null || card.low === null || card.high === null) continue;
        expect(rows).toContain(ratio(card.value, locale));
        expect(rows).toContain(`${ratio(card.low, locale)} – ${ratio(card.high, locale)}`);
      }

      // The answer in the chat states the same ratio with the same ends, as of the same part of the history.
      const { facts } = await chatAnswer(test, verdict, input);
      const told = (handle: string): number | null => facts.find(({ id }) => id === `s1.1/${handle}`)?.value ?? null;
      expect({ value: told('sharpe'), low: told('sharpeLow'), high: told('sharpeHigh') }).toEqual(card);
      const [counted, later] = [
        facts.filter(({ metric }) => whole.has(metric)),
        facts.filter(({ metric }) => !whole.has(metric)),
      ];
      expect(later.every(({ period }) => period?.label === 'out of sample')).toBe(true);
      for (const metric of ['annualReturn', 'maxDrawdown', 'volatility']) {
        expect(told(metric)).toBe(test.metrics.outOfSample[metric] ?? null);
      }

      // Trades and cost are those of the verdict, over all of the history; neither is told where the verdict has no cost.
      expect(counted.every(({ period }) => period?.label === 'MAX')).toBe(true);
      expect({ trades: told('tradeCount'), cost: told('assumedCost') }).toEqual(
        cost === null ? { trades: null, cost: null } : { trades: test.trades.length, cost },
      );
    },
  );
});
