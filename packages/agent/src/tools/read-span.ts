import { localText } from '@plumbline/model/local-text';
import { said } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import { documentIn, isDocumentId } from '../sources/document.ts';
import { filingsNamed, findDocument, nothingToQuote, ofPassages, shelfHolding, shelfOf } from '../sources/library.ts';
import { itemNamed } from '../sources/split-filing.ts';
import type { Tool } from '../tool.ts';

const mostRead = 12;

export const readSpan: Tool = {
  id: 'read-span',
  title: localText('Read a document', '阅读文件', '閱讀文件'),
  summary: localText(
    'Reads a document of the reader or a filing in pieces: from a passage, or an item such as 1A, onward.',
    '分段阅读读者的文件或申报文件：从某一段落或某一项目（如 1A）开始。',
    '分段閱讀讀者的文件或申報文件：從某一段落或某一項目（如 1A）開始。',
  ),
  example: localText('Read my annual report', '阅读我的年报', '閱讀我的年報'),
  params: {
    document: {
      kind: 'text',
      meaning:
        'Id or part of the title of a document, or the id of a passage in it; with a symbol also a filing by its form, such as 10-K, or by its id',
    },
    symbol: { kind: 'text', meaning: 'Whose filings are meant', isOptional: true },
    item: { kind: 'text', meaning: 'Item of a filing, such as 1A or risk factors', isOptional: true },
    from: { kind: 'text', meaning: 'Id of the passage to go on from', isOptional: true },
  },
  drafts: false,
  async run(input, { desk }) {
    const summary = localText('Read in a document', '阅读了文件', '閱讀了文件');
    const from = textOf(input, 'from');
    const wanted = documentIn(textOf(input, 'document')) ?? textOf(input, 'document');
    const symbol = textOf(input, 'symbol');
    const shelf = isDocumentId(wanted)
      ? await shelfHolding(desk, symbol, wanted)
      : await shelfOf(desk, symbol, (filings) => filingsNamed(filings, wanted).slice(0, 1));
    if (shelf.documents.length === 0) return said(summary, [nothingToQuote(shelf)]);
    const document = findDocument(shelf.documents, wanted);
    const named = textOf(input, 'item');
    const item = itemNamed(document.form, named);
    const inItem = named === '' ? document.spans : document.spans.filter((span) => span.item?.toUpperCase() === item);
    const at = from === '' ? 0 : inItem.findIndex(({ id }) => id === from);
    const passages = inItem.slice(Math.max(0, at), Math.max(0, at) + mostRead).map((span) => ({ document, span }));
    const none = localText('The document has no such item.', '文件中没有该项目。', '文件中沒有該項目。');
    return passages.length === 0
      ? said(summary, [paragraph(none, {})])
      : { summary, ...(await ofPassages(desk, passages)) };
  },
};
