import { localText } from '@plumbline/model/local-text';
import { deskFacts } from '../chat/desk-facts.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool } from '../tool.ts';

const failing: ReadonlySet<string> = new Set(['failing', 'open', 'limited']);

export const dataHealth: Tool = {
  id: 'data-health',
  title: localText('Data sources', '数据来源', '數據來源'),
  summary: localText(
    'Which data sources answer and which do not.',
    '哪些数据来源正常，哪些不正常。',
    '哪些數據來源正常，哪些不正常。',
  ),
  example: localText('Are the data sources working?', '数据来源正常吗', '數據來源正常嗎'),
  params: {},
  drafts: false,
  async run(_, { desk, now }) {
    const health = await desk.health();
    const bad = health.filter(({ state }) => failing.has(state));
    const found = deskFacts({
      prefix: 'health',
      title: 'Health of the data sources',
      locator: 'data sources',
      at: now,
      simulated: false,
      values: [
        ['sourcesAnswering', health.filter(({ state }) => state === 'ok').length],
        ['sourcesFailing', bad.length],
      ],
    });
    return {
      summary: localText('Looked at the data sources', '查看了数据来源', '查看了數據來源'),
      sentences: [
        paragraph(
          localText(
            '{ok} data sources answered last time, {bad} did not.',
            '上次有 {ok} 个数据来源正常应答，{bad} 个没有。',
            '上次有 {ok} 個數據來源正常應答，{bad} 個沒有。',
          ),
          { ok: figure('health/sourcesAnswering'), bad: figure('health/sourcesFailing') },
        ),
        ...(bad.length === 0
          ? []
          : [
              paragraph(localText('In trouble: {list}.', '异常：{list}。', '異常：{list}。'), {
                list: sameText(bad.map(({ title }) => title).join(', ')),
              }),
            ]),
      ],
      widgets: [],
      ...found,
      names: bad.map(({ title }) => title),
    };
  },
};
