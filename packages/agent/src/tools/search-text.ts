import { localText } from '@plumbline/model/local-text';
import { said } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import { filingKinds, latestReports, ofKind } from '../sources/filed.ts';
import { nothingToQuote, ofPassages, shelfOf } from '../sources/library.ts';
import { spanIndex } from '../sources/search-spans.ts';
import type { Tool } from '../tool.ts';

const mostFound = 5;

export const searchText: Tool = {
  id: 'search-text',
  title: localText('Search documents', '检索文件', '檢索文件'),
  summary: localText(
    'Finds the passages of documents that answer some words: the reader’s own, and the latest reports a company filed. Each can be quoted by its id.',
    '在文件中查找与词语相符的段落：读者自己的文件，以及公司最近申报的报告，可按编号引用。',
    '在文件中尋找與詞語相符的段落：讀者自己的文件，以及公司最近申報的報告，可按編號引用。',
  ),
  example: localText('Search my documents for export licence', '在我的文件中检索出口许可', '在我的文件中檢索出口許可'),
  params: {
    query: { kind: 'text', meaning: 'Words to look for' },
    symbol: {
      kind: 'text',
      meaning: 'Documents about this instrument and its latest annual and quarterly report',
      isOptional: true,
    },
    form: { kind: 'text', meaning: 'Only filings of this form or kind', options: filingKinds, isOptional: true },
  },
  drafts: false,
  async run(input, { desk }) {
    const form = textOf(input, 'form');
    const shelf = await shelfOf(desk, textOf(input, 'symbol'), (filings) =>
      form === '' ? latestReports(filings) : ofKind(filings, form).slice(0, 1),
    );
    const summary = localText('Searched the documents', '检索了文件', '檢索了文件');
    const searched = ofKind(shelf.documents, form);
    if (searched.length === 0) return said(summary, [nothingToQuote(shelf)]);
    const found = spanIndex(searched).search(textOf(input, 'query'), mostFound);
    const none = localText(
      'No passage of the documents holds these words.',
      '文件中没有包含这些词语的段落。',
      '文件中沒有包含這些詞語的段落。',
    );
    return found.length === 0 ? said(summary, [paragraph(none, {})]) : { summary, ...(await ofPassages(desk, found)) };
  },
};
