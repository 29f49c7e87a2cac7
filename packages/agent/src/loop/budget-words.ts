import { nextMonthStart } from '@plumbline/model/date';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';

/** A month's money for a language model that is used up: US dollars, month as `2026-11` (UTC). */
export interface MonthBudget {
  readonly month: string;
  readonly spent: number;
  readonly cap: number;
}

/** What one answer used of a limit of its own. */
export interface AnswerUse {
  readonly of: 'tokens' | 'letters';
  readonly used: number;
  readonly limit: number;
  readonly requests: number;
}

/** Thrown where an answer was cut because a budget was used up; its words say which. */
export class BudgetUsed extends Error {
  readonly text: LocalText;

  constructor(text: LocalText) {
    super(text.en);
    this.text = text;
  }
}

const dollars = (value: number): string => `US$${value.toFixed(value < 1 ? 4 : 2)}`;
const count = (value: number): string => value.toLocaleString('en-US');

/** Which cap is reached, what was spent of it, when it opens again and what to do until then. */
export function monthUsedText({ month, spent, cap }: MonthBudget): LocalText {
  const [used, most, day] = [dollars(spent), dollars(cap), nextMonthStart(month)];
  return localText(
    `The monthly cap of your language model is reached: ${used} spent of ${most} in ${month}. It opens again on ${day} (UTC); to go on before, raise the cap in Settings, AI providers.`,
    `语言模型的月度上限已达到：${month} 已用 ${used}，上限 ${most}。${day}（UTC）恢复；如需提前继续，请在“设置 › AI 服务”中提高上限。`,
    `語言模型的每月上限已達到：${month} 已用 ${used}，上限 ${most}。${day}（UTC）恢復；如需提前繼續，請在「設定 › AI 服務」中提高上限。`,
  );
}

/** Which limit of one answer is reached and what was used of it. */
export function answerUsedText({ of, used, limit, requests }: AnswerUse): LocalText {
  const units = { tokens: ['tokens', '词元', '詞元'], letters: ['letters written', '个字符', '個字元'] } as const;
  const [en, zhCN, zhHK] = units[of];
  const [most, now, asked] = [count(limit), count(used), count(requests)];
  return localText(
    `The language model was stopped at the limit of one answer, ${most} ${en}: ${now} were used in ${asked} ${requests === 1 ? 'request' : 'requests'}. What is said above is not the whole answer. Ask for less at once, or try again.`,
    `语言模型已达到单次回答的上限 ${most} ${zhCN}：${asked} 次请求共用 ${now}，因此停止。以上内容并不完整。请缩小问题范围，或再试一次。`,
    `語言模型已達到單次回答的上限 ${most} ${zhHK}：${asked} 次請求共用 ${now}，因此停止。以上內容並不完整。請縮小問題範圍，或再試一次。`,
  );
}

/** Said where the built-in assistant takes over. */
export const builtInInstead = localText(
  'The built-in assistant answers until then.',
  '在此之前由内置助手回答。',
  '在此之前由內置助手回答。',
);
