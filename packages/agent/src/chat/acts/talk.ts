import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { RefusalReason } from '@plumbline/reading/reading';
import { answerWords } from '../answer-words.ts';
import { toBegin } from '../suggestions.ts';
import type { ActOf } from '../step.ts';
import { call, say } from '../step.ts';

const reasons: Readonly<Record<Exclude<RefusalReason, 'missing' | 'elsewhere'>, LocalText>> = {
  advice: answerWords['refuse-advice']!,
  future: answerWords['refuse-forecast']!,
  order: answerWords['refuse-order']!,
  private: localText(
    'What concerns a private person is not looked up here.',
    '这里不查询涉及个人隐私的信息。',
    '這裡不查詢涉及個人私隱的資料。',
  ),
  unlisted: localText(
    'That company is not listed, so it has no price and no statements here.',
    '该公司未上市，这里没有其价格与报表。',
    '該公司未上市，這裡沒有其價格與報表。',
  ),
  crime: localText(
    'That breaks securities law, so no help is given with it here.',
    '这违反市场法规，这里不提供帮助。',
    '這違反市場法規，這裡不提供協助。',
  ),
  instructions: localText(
    'Instructions of the assistant are not changed or shown by a message.',
    '助手的指令不会因消息而改变或显示。',
    '助手的指令不會因訊息而改變或顯示。',
  ),
  offTopic: localText(
    'That is not about investments. Ask about a stock, a strategy, a term or a rule.',
    '这与投资无关。可以询问股票、策略、术语或规则。',
    '這與投資無關。可以詢問股票、策略、術語或規則。',
  ),
};

/** Data that nobody connected here has, by the words it was asked for with. */
const missing = (words: string): LocalText =>
  localText(`No source here holds it: ${words}.`, `这里没有这项数据：${words}。`, `這裡沒有這項數據：${words}。`);

/** A company whose exchange is covered by nobody connected here. */
const elsewhere = (name: string): LocalText =>
  localText(
    `${name} is listed on an exchange that no source here covers; those of the US, Hong Kong and the mainland are.`,
    `${name}在这里没有数据来源的交易所上市；这里涵盖美国、香港与内地市场。`,
    `${name}在這裡沒有數據來源的交易所上市；這裡涵蓋美國、香港與內地市場。`,
  );

export function refusal(reason: string, words: string): LocalText {
  if (reason === 'elsewhere') return elsewhere(words.replace(/['’]s$/u, ''));
  const known = Object.entries(reasons).find(([id]) => id === reason)?.[1];
  return known ?? missing(words);
}

export const smalltalkAct: ActOf<'smalltalk'> = ({ args }) => {
  if (args.kind === 'sources') return [call('data-health', {})];
  const words = { hello: 'greeting', thanks: 'thanks', who: 'who', help: 'help' } as const;
  const next = args.kind === 'thanks' ? [] : toBegin;
  return [say(answerWords[words[args.kind]] ?? answerWords['help']!, [], next)];
};

/** Nothing is done by a word alone: what was proposed stands on its card, with what it would do. */
export const consentAct: ActOf<'consent'> = () => [
  say(
    localText(
      'The card above shows what was proposed. Confirm, save or drop it there; nothing has changed yet.',
      '上面的卡片列出了刚才的提议。请在卡片上确认、保存或放弃；目前没有任何改动。',
      '上面的卡片列出了剛才的提議。請在卡片上確認、儲存或放棄；目前沒有任何改動。',
    ),
  ),
];
