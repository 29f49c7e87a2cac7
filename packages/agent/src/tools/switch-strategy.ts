import { localText } from '@plumbline/model/local-text';
import { findStrategy } from '../chat/find-strategy.ts';
import { textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool } from '../tool.ts';

/** Verdicts that the reader has to acknowledge before signals are sent. */
const doubtful: ReadonlySet<string> = new Set(['fragile', 'likely-luck']);

export const switchStrategy: Tool = {
  id: 'switch-strategy',
  title: localText('Signals on or off', '启用或暂停信号', '啟用或暫停訊號'),
  summary: localText(
    'Proposes to switch the signals of one of your strategies on, or to pause them.',
    '提议启用或暂停你某个策略的信号。',
    '建議啟用或暫停你某個策略的訊號。',
  ),
  example: localText('Activate my strategy', '启用我的策略', '啟用我的策略'),
  params: {
    strategy: {
      kind: 'text',
      meaning: 'Id or part of the name of a strategy; the latest when left out',
      isOptional: true,
    },
    to: { kind: 'text', meaning: 'active or paused', options: ['active', 'paused'] },
  },
  drafts: true,
  isPersonal: true,
  async run(input, { desk }) {
    const strategy = await findStrategy(desk, textOf(input, 'strategy'));
    const name = sameText(strategy.name);
    const isOn = textOf(input, 'to') === 'active';
    const isDoubtful = strategy.verdict === null || doubtful.has(strategy.verdict.label);
    const opening = isOn
      ? localText(
          'Signals of {name} start with the next close once you agree below.',
          '在下方同意后，{name}从下一次收盘起发出信号。',
          '在下方同意後，{name}從下一次收市起發出訊號。',
        )
      : localText(
          'Signals of {name} pause once you agree below.',
          '在下方同意后，{name}的信号暂停。',
          '在下方同意後，{name}的訊號暫停。',
        );
    const warning = localText(
      'Its back-test is not proven; agreeing says that you know.',
      '其回测尚未得到证实，同意即表示你已知悉。',
      '其回測尚未得到證實，同意即表示你已知悉。',
    );
    return {
      summary: localText('Prepared the change', '准备了更改', '準備了更改'),
      sentences: [paragraph(opening, { name }), ...(isOn && isDoubtful ? [paragraph(warning, {})] : [])],
      widgets: [],
      facts: [],
      sources: [],
      names: [strategy.name],
      draft: {
        action: isOn
          ? { kind: 'activate-strategy', strategyId: strategy.id, acknowledged: isDoubtful }
          : { kind: 'pause-strategy', strategyId: strategy.id },
        title: isOn
          ? localText(`Activate “${strategy.name}”`, `启用“${strategy.name}”`, `啟用「${strategy.name}」`)
          : localText(`Pause “${strategy.name}”`, `暂停“${strategy.name}”`, `暫停「${strategy.name}」`),
        details: [
          { label: localText('Strategy', '策略', '策略'), value: name },
          ...(isOn && isDoubtful ? [{ label: localText('Note', '提示', '提示'), value: warning }] : []),
        ],
      },
    };
  },
};
