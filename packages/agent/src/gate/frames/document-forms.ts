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

/** What documents of one family are called, by their form and in the words of sentences. */
const families: readonly RegExp[] = [
  /^(?:10-K|20-F|40-F|annual report|年度?报告?|年度?報告?)$/i,
  /^(?:10-Q|quarterly report|季度?报告?|季度?報告?)$/i,
  /^(?:interim report|半年报|半年報|半年度报告|中期报告|中期報告)$/i,
  /^(?:8-K|announcement|press release|公告|新闻稿|新聞稿)$/i,
  /^(?:prospectus|招股说明书|招股書|招股书|招股說明書)$/i,
  /^(?:letter to shareholders|致股东信|致股東信)$/i,
  /^(?:news report|news item|article|report by a news agency)$/i,
];
const plainForm = (form: string): string => form.trim().replace(/(?<=^\w{1,2}-\w)T?(?:\/A)?$/i, '');

/** Whether words call a document of one kind by the name of another; words for any kind, as `filing`, call none wrongly. */
export function isMiscalled(words: string, form: string | undefined): boolean {
  const family = families.find((one) => one.test(plainForm(words)));
  const own = families.find((one) => one.test(plainForm(form ?? '')));
  return family !== undefined && own !== undefined && family !== own;
}
