import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** Names joined as a list is in each language. */
export function listed(names: readonly LocalText[]): LocalText {
  const list = (locale: keyof LocalText, separator: string): string =>
    [...new Set(names.map((name) => name[locale]))].join(separator);
  return localText(list('en', ', '), list('zh-CN', '、'), list('zh-HK', '、'));
}
