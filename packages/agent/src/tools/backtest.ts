import { localText } from '@plumbline/model/local-text';
import { outOfSampleSharpe, verdictFigure } from '@plumbline/quant/evidence/shown-figures';
import { deskFacts } from '../chat/desk-facts.ts';
import { findStrategy } from '../chat/find-strategy.ts';
import { said } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool } from '../tool.ts';

const shown = ['annualReturn', 'sharpe', 'maxDrawdown', 'volatility'];

export const backtest: Tool = {
  id: 'backtest',
  title: localText('Back-test', '回测', '回測'),
  summary: localText(
    'The back-test of one of your strategies, after cost, out of sample.',
    '你的某个策略扣除成本后的样本外回测结果。',
    '你的某個策略扣除成本後的樣本外回測結果。',
  ),
  example: localText('How did my strategy do in the back-test?', '我的策略回测怎么样', '我的策略回測怎樣'),
  params: {
    strategy: {
      kind: 'text',
      meaning: 'Id or part of the name of a strategy; the latest when left out',
      isOptional: true,
    },
  },
  drafts: false,
  isPersonal: true,
  async run(input, { desk, now }) {
    const strategy = await findStrategy(desk, textOf(input, 'strategy'));
    const name = sameText(strategy.name);
    const { test } = strategy;
    const summary = localText('Read the back-test', '读取了回测', '讀取了回測');
    if (test === null) {
      const text =
        strategy.error === null
          ? localText(
              'The back-test of {name} is still being computed.',
              '{name}的回测仍在计算。',
              '{name}的回測仍在計算。',
            )
          : localText(
              'The back-test of {name} could not be computed.',
              '{name}的回测无法计算。',
              '{name}的回測無法計算。',
            );
      return { ...said(summary, [paragraph(text, { name })]), names: [strategy.name] };
    }
    const prefix = `${strategy.id}.${strategy.version}`;
    const { value: sharpe, low, high } = outOfSampleSharpe(test.metrics, strategy.verdict);
    const values = shown.map((metric) => [metric, test.metrics[metric] ?? null] as const);
    const ends =
      low === null || high === null
        ? []
        : ([
            ['sharpe', low, 'sharpeLow'],
            ['sharpe', high, 'sharpeHigh'],
          ] as const);
    const found = deskFacts({
      prefix,
      title: `Back-test of ${strategy.name}`,
      locator: test.resultHash,
      at: now,
      simulated: test.simulated,
      values: [...values, ...ends],
      period: { kind: 'range', start: test.outOfSampleFrom, end: test.to, label: 'out of sample' },
    });
    // Trades and their cost are counted over all of it, as the verdict does.
    const whole = deskFacts({
      prefix,
      title: `Back-test of ${strategy.name}`,
      locator: test.resultHash,
      at: now,
      simulated: test.simulated,
      values: [
        ['tradeCount', verdictFigure(strategy.verdict, 'sample-size', 'trades')],
        ['assumedCost', verdictFigure(strategy.verdict, 'cost', 'assumedCost')],
      ],
      period: { kind: 'range', start: test.from, end: test.to, label: 'MAX' },
    });
    const counted = whole.facts.every(({ value }) => value !== null);
    const known = found.facts.slice(0, shown.length).flatMap(({ id, value }) => (value === null ? [] : id));
    const at = (metric: string): string => `${prefix}/${metric}`;
    const isWhole = ['annualReturn', 'maxDrawdown'].every((metric) => known.includes(at(metric)));
    return {
      summary,
      sentences: isWhole
        ? [
            paragraph(
              localText(
                'Out of sample {name} returned {gain} a year after cost, with a deepest fall of {fall}. A back-test is hypothetical.',
                '{name}样本外年化收益 {gain}（扣除成本），最大回撤 {fall}。回测属于假设性结果。',
                '{name}樣本外年化回報 {gain}（扣除成本），最大跌幅 {fall}。回測屬於假設性結果。',
              ),
              { name, gain: figure(at('annualReturn')), fall: figure(at('maxDrawdown')) },
            ),
            ...(sharpe === null || ends.length === 0
              ? []
              : [
                  paragraph(
                    localText(
                      'Its Sharpe ratio there is {sharpe}, and may truly lie between {low} and {high}.',
                      '样本外夏普比率 {sharpe}，真实值可能介于 {low} 与 {high} 之间。',
                      '樣本外夏普比率 {sharpe}，真實值可能介乎 {low} 與 {high} 之間。',
                    ),
                    { sharpe: figure(at('sharpe')), low: figure(at('sharpeLow')), high: figure(at('sharpeHigh')) },
                  ),
                ]),
            ...(counted
              ? [
                  paragraph(
                    localText(
                      'Over its whole history it made {trades} round trips, at an assumed cost of {cost} per side.',
                      '全部历史共 {trades} 笔完整交易，假设单边成本 {cost}。',
                      '全部歷史共 {trades} 筆完整交易，假設單邊成本 {cost}。',
                    ),
                    { trades: figure(at('tradeCount')), cost: figure(at('assumedCost')) },
                  ),
                ]
              : []),
          ]
        : [
            paragraph(
              localText(
                'The back-test of {name} is too short to say what it earned out of sample.',
                '{name}的回测太短，无法说明样本外收益。',
                '{name}的回測太短，無法說明樣本外回報。',
              ),
              { name },
            ),
          ],
      widgets: [
        {
          kind: 'backtest',
          strategyId: strategy.id,
          name: strategy.name,
          version: strategy.version,
          sparkline: test.sparkline,
          facts: known,
        },
      ],
      facts: [...found.facts, ...(counted ? whole.facts : [])],
      sources: found.sources,
      names: [strategy.name],
      followUps: [localText('Can I believe it?', '这个结果可信吗', '這個結果可信嗎')],
    };
  },
};
