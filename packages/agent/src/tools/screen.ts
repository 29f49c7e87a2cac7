import { localText } from '@plumbline/model/local-text';
import { said } from '../chat/no-data.ts';
import { paragraph } from '../report/paragraph.ts';
import type { Tool } from '../tool.ts';

export const screen: Tool = {
  id: 'screen',
  title: localText('Screen', '筛选', '篩選'),
  summary: localText(
    'Says why a whole market cannot be screened from here, and what can be done instead.',
    '说明为何无法在此筛选整个市场，以及替代做法。',
    '說明為何無法在此篩選整個市場，以及替代做法。',
  ),
  example: localText('Which stocks have a P/E below 15?', '哪些股票市盈率低于 15', '哪些股票市盈率低於 15'),
  params: { rule: { kind: 'text', meaning: 'What is looked for, in words' } },
  drafts: false,
  run: () =>
    Promise.resolve({
      ...said(localText('Cannot screen here', '此处无法筛选', '此處無法篩選'), [
        paragraph(
          localText(
            'A whole market is not screened in a conversation: that takes a table of every instrument on the same day, which the Discover page works with. Name a few instruments here and they are compared side by side.',
            '对话中不筛选整个市场：这需要同一天所有标的的数据表，请使用“发现”页面。在此说出几个标的，即可并排比较。',
            '對話中不篩選整個市場：這需要同一天所有標的的數據表，請使用「發現」頁面。在此說出幾個標的，即可並排比較。',
          ),
          {},
        ),
      ]),
      widgets: [{ kind: 'link' as const, to: '/discover', label: localText('Discover', '发现', '發現') }],
    }),
};
