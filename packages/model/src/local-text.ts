import type { LocalText } from './locale.ts';

/** One text in every language, written in the order English, mainland Chinese, Hong Kong Chinese. */
export function localText(en: string, zhCN: string, zhHK: string): LocalText {
  return { en, 'zh-CN': zhCN, 'zh-HK': zhHK };
}
