import { localText } from './local-text.ts';

/** The longest text that a reader of words looks at, in characters. A longer one is refused whole, never cut. */
export const mostTextLength = 4000;

export function isTooLong(text: string): boolean {
  return text.length > mostTextLength;
}

/** Said wherever a text is too long to be read. */
export const tooLongText = localText(
  'A text of more than 4,000 characters cannot be read. Shorten it, or send it in parts.',
  '超过 4,000 个字符的文字无法读取。请缩短，或分几次发送。',
  '超過 4,000 個字元的文字無法讀取。請縮短，或分幾次發送。',
);
