import { localText } from '@plumbline/model/local-text';
import { findStrategy } from '../chat/find-strategy.ts';
import { said } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import { failureTexts } from '../lab/failures.ts';
import { labelWords } from '../lab/words.ts';
import { paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool } from '../tool.ts';

export const verdict: Tool = {
  id: 'verdict',
  title: localText('Verdict', '结论', '結論'),
  summary: localText(
    'Whether the back-test of one of your strategies is to be believed, check by check.',
    '逐项说明你的策略回测是否可信。',
    '逐項說明你的策略回測是否可信。',
  ),
  example: localText('Can I believe my back-test?', '我的回测可信吗', '我的回測可信嗎'),
  params: {
    strategy: {
      kind: 'text',
      meaning: 'Id or part of the name of a strategy; the latest when left out',
      isOptional: true,
    },
  },
  drafts: false,
  isPersonal: true,
  async run(input, { desk }) {
    const strategy = await findStrategy(desk, textOf(input, 'strategy'));
    const name = sameText(strategy.name);
    const summary = localText('Read the verdict', '读取了结论', '讀取了結論');
    if (strategy.verdict === null) {
      const text = localText('There is no verdict on {name} yet.', '{name}尚无结论。', '{name}尚無結論。');
      return { ...said(summary, [paragraph(text, { name })]), names: [strategy.name] };
    }
    const failed = strategy.verdict.checks.filter(({ status }) => status === 'fail').slice(0, 3);
    const list = (locale: 'en' | 'zh-CN' | 'zh-HK'): string =>
      failed.map(({ label }) => label[locale]).join(locale === 'en' ? ', ' : '、');
    return {
      summary,
      sentences: [
        paragraph(
          localText('The verdict on {name} is: {label}.', '{name}的结论：{label}。', '{name}的結論：{label}。'),
          {
            name,
            label: labelWords[strategy.verdict.label],
          },
        ),
        ...(failed.length === 0
          ? []
          : [
              paragraph(localText('It fails here: {list}.', '未通过：{list}。', '未通過：{list}。'), {
                list: localText(list('en'), list('zh-CN'), list('zh-HK')),
              }),
              ...failed.flatMap(({ id }) => {
                const meaning = failureTexts[id];
                return meaning === undefined ? [] : [paragraph(meaning, {})];
              }),
            ]),
      ],
      widgets: [
        {
          kind: 'verdict',
          strategyId: strategy.id,
          name: strategy.name,
          version: strategy.version,
          verdict: strategy.verdict,
        },
      ],
      facts: [],
      sources: [],
      names: [strategy.name, ...failed.flatMap(({ label }) => Object.values(label))],
    };
  },
};
