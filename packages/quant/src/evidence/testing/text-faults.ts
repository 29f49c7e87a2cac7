import { locales, type LocalText } from '@plumbline/model/locale';

/** ASCII punctuation that touches Chinese. */
const halfWidth = /[\u3400-\u9fff] ?[,:;?!()]|[,:;?!()] ?[\u3400-\u9fff]/;

/** What is wrong with a text: a language without words, half-width punctuation beside Chinese, an exclamation mark. */
export function faultsOf(text: LocalText): readonly string[] {
  const missing = locales.filter((locale) => text[locale].trim() === '');
  const chinese = [text['zh-CN'], text['zh-HK']].filter((one) => halfWidth.test(one) || one.includes('!'));
  return [...missing, ...chinese, ...(text.en.includes('!') ? [text.en] : [])];
}
