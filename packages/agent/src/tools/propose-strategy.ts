import { localText } from '@plumbline/model/local-text';
import { parseSentence } from '@plumbline/quant/strategy-ideas/parse-sentence';
import { withUsualCosts } from '@plumbline/quant/strategy-template';
import { findInstrument } from '../chat/find-instrument.ts';
import { listOf, textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool } from '../tool.ts';

export const proposeStrategy: Tool = {
  id: 'propose-strategy',
  title: localText('Strategy from an idea', '由想法生成策略', '由想法生成策略'),
  summary: localText(
    'Reads an idea in plain words as a strategy and proposes to keep and test it.',
    '把一句话的想法读成策略，并提议保存和回测。',
    '把一句話的想法讀成策略，並建議儲存和回測。',
  ),
  example: localText(
    'Buy NVDA when RSI is below 30 and sell above 70',
    'RSI 低于 30 买入英伟达，高于 70 卖出',
    'RSI 低於 30 買入英偉達，高於 70 賣出',
  ),
  params: {
    idea: { kind: 'text', meaning: 'The idea in the words of the reader' },
    symbols: { kind: 'list', meaning: 'Instruments it is about when the idea names none', isOptional: true },
  },
  drafts: true,
  async run(input, { desk, locale }) {
    const idea = textOf(input, 'idea');
    const instruments = await Promise.all(listOf(input, 'symbols').map((symbol) => findInstrument(desk, symbol)));
    const ids = instruments.map(({ id }) => id);
    const find = (word: string) =>
      instruments
        .filter(({ id, name, aliases }) =>
          [id, ...Object.values(name), ...aliases].some((known) => known.toLowerCase() === word.toLowerCase()),
        )
        .map(({ id }) => id);
    const answer = parseSentence(idea, locale, { find, ...(ids.length === 0 ? {} : { instruments: ids }) });
    if (answer.kind === 'question') {
      const { text, candidates } = answer.question;
      return {
        summary: localText('Has a question first', '需要先问一个问题', '需要先問一個問題'),
        sentences: [paragraph(localText('{text}', '{text}', '{text}'), { text })],
        widgets:
          candidates.length === 0
            ? []
            : [{ kind: 'choices', items: candidates.map((id) => ({ instrumentId: id, name: sameText(id) })) }],
        facts: [],
        sources: [],
        instruments,
        // A question of the grammar may give an example such as 20 or 200.
        names: Object.values(text),
      };
    }
    const spec = withUsualCosts(answer.spec);
    return {
      summary: localText('Read the idea as a strategy', '把想法读成了策略', '把想法讀成了策略'),
      sentences: [
        paragraph(
          localText(
            'This is the idea as a strategy. Agree below to keep it and have it tested; nothing is kept before.',
            '这是想法对应的策略。在下方同意后保存并回测，此前不会保存任何内容。',
            '這是想法對應的策略。在下方同意後儲存並回測，此前不會儲存任何內容。',
          ),
          {},
        ),
      ],
      widgets: [{ kind: 'strategy', spec }],
      facts: [],
      sources: [],
      instruments,
      draft: {
        action: { kind: 'create-strategy', spec },
        title: localText(`Keep the strategy "${spec.name}"`, `保存策略“${spec.name}”`, `儲存策略「${spec.name}」`),
        details: answer.chips.slice(0, 20).map(({ path, means }) => ({ label: sameText(path), value: means })),
      },
    };
  },
};
