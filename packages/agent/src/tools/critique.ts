import { localText } from '@plumbline/model/local-text';
import { findStrategy } from '../chat/find-strategy.ts';
import { said } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import { critiqueOf } from '../lab/critique.ts';
import { paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool } from '../tool.ts';

export const critique: Tool = {
  id: 'critique',
  title: localText('Critique', '弱点检查', '弱點檢查'),
  summary: localText(
    'What speaks against one of your strategies: leaks, few trades, costs, capacity, the luck of one year.',
    '指出你的某个策略的弱点：未来数据、交易太少、成本、容量、单一年份的运气。',
    '指出你的某個策略的弱點：未來數據、交易太少、成本、容量、單一年份的運氣。',
  ),
  example: localText('Critique my strategy', '给我的策略挑毛病', '給我的策略挑毛病'),
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
    const summary = localText('Looked for weaknesses', '查找了弱点', '查找了弱點');
    const { test, verdict } = strategy;
    if (test === null || verdict === null) {
      const text = localText('There is no verdict on {name} yet.', '{name}尚无结论。', '{name}尚無結論。');
      return { ...said(summary, [paragraph(text, { name })]), names: [strategy.name] };
    }
    const { sentences, facts, sources } = critiqueOf({
      prefix: `${strategy.id}.${strategy.version}.critique`,
      title: `Back-test of ${strategy.name}`,
      resultHash: test.resultHash,
      simulated: test.simulated,
      at: now,
      verdict,
      years: test.years ?? [],
    });
    const opening = localText('{name}, checked for weaknesses:', '检查{name}的弱点：', '檢查{name}的弱點：');
    return {
      summary,
      sentences: [paragraph(opening, { name }), ...sentences],
      widgets: [{ kind: 'verdict', strategyId: strategy.id, name: strategy.name, version: strategy.version, verdict }],
      facts,
      sources,
      names: [strategy.name, ...(test.years ?? []).map(({ year }) => String(year))],
      followUps: [localText('Can I believe it?', '这个结果可信吗', '這個結果可信嗎')],
    };
  },
};
