import { localText } from '@plumbline/model/local-text';
import { findInstrument } from '../chat/find-instrument.ts';
import { said } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import { noDocuments, ofPassages } from '../sources/library.ts';
import { spanIndex } from '../sources/search-spans.ts';
import type { Tool } from '../tool.ts';

const mostFound = 5;

export const searchText: Tool = {
  id: 'search-text',
  title: localText('Search documents', '检索文件', '檢索文件'),
  summary: localText(
    'Finds the passages of the reader’s documents that answer some words; each can be quoted by its id.',
    '在读者的文件中查找与词语相符的段落，可按编号引用。',
    '在讀者的文件中尋找與詞語相符的段落，可按編號引用。',
  ),
  example: localText('Search my documents for export licence', '在我的文件中检索出口许可', '在我的文件中檢索出口許可'),
  params: {
    query: { kind: 'text', meaning: 'Words to look for' },
    symbol: { kind: 'text', meaning: 'Only documents about this instrument', isOptional: true },
  },
  drafts: false,
  isPersonal: true,
  async run(input, { desk }) {
    const wanted = textOf(input, 'symbol');
    const instrument = wanted === '' ? null : await findInstrument(desk, wanted);
    const all = (await desk.library?.documents(instrument?.id ?? null)) ?? [];
    const summary = localText('Searched the documents', '检索了文件', '檢索了文件');
    if (all.length === 0) return said(summary, [paragraph(noDocuments, {})]);
    const found = spanIndex(all).search(textOf(input, 'query'), mostFound);
    const none = localText(
      'No passage of the documents holds these words.',
      '文件中没有包含这些词语的段落。',
      '文件中沒有包含這些詞語的段落。',
    );
    return found.length === 0 ? said(summary, [paragraph(none, {})]) : { summary, ...(await ofPassages(desk, found)) };
  },
};
