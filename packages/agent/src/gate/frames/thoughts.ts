import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { paragraph } from '../../report/paragraph.ts';
import { inSentence } from '../../chat/no-data.ts';
import type { Frame, FrameScope } from '../claim.ts';
import { refusal } from '../refusals.ts';
import { checked, isMetricId, labelOfFact, listOfTexts, nameOfFact, ownerName } from './naming.ts';
import { checkEach, subjectNamed } from './repeated.ts';

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
  momentum: localText('Momentum', '动能', '動能'),
  risk: localText('Risk', '风险', '風險'),
  comparison: localText('Comparison', '比较', '比較'),
  events: localText('Events', '事件', '事件'),
  rules: localText('Rules', '规则', '規則'),
  scenarios: localText('Scenarios', '情景', '情景'),
  open: localText('What is not known', '未知事项', '未知事項'),
};

const sides: Readonly<Record<string, LocalText>> = {
  for: localText(
    'On {topic}, I read {what} as counting in favour of {name}.',
    '就{topic}而言，我认为{what}对{name}有利。',
    '就{topic}而言，我認為{what}對{name}有利。',
  ),
  against: localText(
    'On {topic}, I read {what} as counting against {name}.',
    '就{topic}而言，我认为{what}对{name}不利。',
    '就{topic}而言，我認為{what}對{name}不利。',
  ),
  mixed: localText(
    'On {topic}, I read {what} as mixed for {name}.',
    '就{topic}而言，我认为{what}对{name}好坏参半。',
    '就{topic}而言，我認為{what}對{name}好壞參半。',
  ),
  open: localText(
    'On {topic}, {what} alone do not settle the matter for {name}, as I read it.',
    '就{topic}而言，我认为单凭{what}尚不足以对{name}下结论。',
    '就{topic}而言，我認為單憑{what}尚不足以對{name}下結論。',
  ),
};

export const sideIds: readonly string[] = Object.keys(sides);

/** The title of a part of an answer. */
export const headingFrame: Frame = {
  id: 'heading',
  takes: 'the title of the part that follows. topic',
  form: 'heading',
  check: ({ topic = '' }) => (topics[topic] === undefined ? refusal('word', topic) : null),
  write: ({ topic = '' }) => paragraph(topics[topic] ?? localText('', '', ''), {}),
};

/** Whom the figures of a view are of. */
function namesIn(handles: readonly string[], scope: FrameScope): LocalText {
  const names = new Map<string, LocalText>();
  for (const handle of handles) {
    const fact = checked(handle, scope);
    const name = ownerName(fact, scope);
    if (name !== null) names.set(fact.instrumentId ?? '', name);
  }
  return names.size === 0 ? localText('it', '其', '其') : listOfTexts([...names.values()]);
}

/** How the writer reads figures, without any of them: shown apart as its own thinking. */
export const viewFrame: Frame = {
  id: 'view',
  takes:
    'your own reading of figures already said, shown apart as your reasoning; use it instead of words of your own. handles: the figures, topic, side',
  form: 'reasoning',
  saysAssumptions: true,
  check(claim, scope) {
    const wrong = checkEach(claim, 1, scope);
    if (wrong !== null) return wrong;
    if (topics[claim.topic ?? ''] === undefined) return refusal('word', claim.topic ?? 'topic');
    return sides[claim.side ?? ''] === undefined ? refusal('word', claim.side ?? 'side') : null;
  },
  write({ handles, topic = '', side = '' }, scope) {
    const labels = new Map(
      handles.map((handle) => {
        const label = inSentence(nameOfFact(checked(handle, scope)));
        return [label.en, label] as const;
      }),
    );
    return paragraph(sides[side] ?? localText('', '', ''), {
      topic: inSentence(topics[topic] ?? localText('', '', '')),
      what: listOfTexts([...labels.values()]),
      name: namesIn(handles, scope),
    });
  },
};

/** What would change the writer's mind: shown apart as its own thinking. */
export const watchFrame: Frame = {
  id: 'watch',
  takes: 'what would make you look again, shown apart as your reasoning. subject, metric, direction',
  form: 'reasoning',
  check({ subject, metric, direction }, scope) {
    if (subject === undefined || subjectNamed(subject, scope) === null) return refusal('subject', subject ?? 'subject');
    if (metric === undefined || !isMetricId(metric)) return refusal('metric', metric ?? 'metric');
    return direction === undefined ? refusal('direction', metric) : null;
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
