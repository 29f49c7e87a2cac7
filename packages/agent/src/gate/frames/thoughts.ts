import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { paragraph } from '../../report/paragraph.ts';
import { inSentence } from '../../chat/no-data.ts';
import type { Frame } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { refusal, unstated } from '../refusals.ts';
import { isMetricId, labelOfFact } from './naming.ts';
import { subjectNamed } from './repeated.ts';

/** What a part of an answer, or a view, is about. */
export const topics: Readonly<Record<string, LocalText>> = {
  summary: localText('Summary', '概要', '概要'),
  business: localText('Business', '业务', '業務'),
  growth: localText('Growth', '增长', '增長'),
  profitability: localText('Profitability', '盈利能力', '盈利能力'),
  'balance-sheet': localText('Financial strength', '财务状况', '財務狀況'),
  cash: localText('Cash', '现金', '現金'),
  valuation: localText('Valuation', '估值', '估值'),
  income: localText('Dividends', '股息', '股息'),
  momentum: localText('Momentum', '动量', '動量'),
  risk: localText('Risk', '风险', '風險'),
  comparison: localText('Comparison', '比较', '比較'),
  events: localText('Events', '事件', '事件'),
  rules: localText('Rules', '规则', '規則'),
  scenarios: localText('Scenarios', '情景', '情景'),
  open: localText('What is not known', '未知事项', '未知事項'),
};

/** The title of a part of an answer. */
export const headingFrame: Frame = {
  id: 'heading',
  takes: 'the title of the part that follows. topic',
  fields: ['topic'],
  form: 'heading',
  check: ({ topic = '' }) => (topics[topic] === undefined ? refusal('word', topic) : null),
  write: ({ topic = '' }) => paragraph(topics[topic] ?? localText('', '', ''), {}),
};

/** What would change the writer's mind: shown apart as its own thinking. */
export const watchFrame: Frame = {
  id: 'watch',
  takes:
    'what would make you look again, shown apart as your reasoning. subject, metric, direction; handles of it may stand beside',
  fields: [...ofFigures, 'direction'],
  form: 'reasoning',
  check({ subject, metric, direction }, scope) {
    if (subject === undefined) return unstated('subject', 'subject');
    if (metric === undefined) return unstated('metric', 'metric');
    if (subjectNamed(subject, scope) === null) return refusal('name', subject);
    if (!isMetricId(metric)) return refusal('name', metric);
    return direction === undefined ? unstated('direction', 'direction') : null;
  },
  write({ subject = '', metric = '', direction }, scope) {
    return paragraph(
      direction === 'up'
        ? localText(
            'I would look at this again if {label} of {name} rose.',
            '如果{name}的{label}上升，我会重新审视。',
            '如果{name}的{label}上升，我會重新審視。',
          )
        : localText(
            'I would look at this again if {label} of {name} fell.',
            '如果{name}的{label}下降，我会重新审视。',
            '如果{name}的{label}下降，我會重新審視。',
          ),
      { label: inSentence(labelOfFact({ metric })), name: subjectNamed(subject, scope)?.name ?? subject },
    );
  },
};
