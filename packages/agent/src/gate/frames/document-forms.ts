import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { Span } from '../shapes.ts';

/** Kinds of documents that have a name of their own in each language; `10-K` and its like are names everywhere. */
const forms: Readonly<Record<string, LocalText>> = {
  'annual report': localText('annual report', '年报', '年報'),
  'interim report': localText('interim report', '中期报告', '中期報告'),
  'quarterly report': localText('quarterly report', '季报', '季報'),
  announcement: localText('announcement', '公告', '公告'),
  prospectus: localText('prospectus', '招股书', '招股書'),
  'press release': localText('press release', '新闻稿', '新聞稿'),
  document: localText('document', '文件', '文件'),
};

/** What kind of document a passage is of, as a sentence calls it. */
export function formOf(span: Span | undefined): LocalText {
  const form = span?.form ?? 'document';
  const own = forms[form.toLowerCase()];
  return own ?? localText(form, form, form);
}
