import { localText } from '@plumbline/model/local-text';
import { findInstrument } from '../chat/find-instrument.ts';
import { said } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import { noDocuments } from '../sources/library.ts';
import type { Tool } from '../tool.ts';

const mostShown = 20;

export const documents: Tool = {
  id: 'documents',
  title: localText('Documents', '文件', '文件'),
  summary: localText(
    'The documents of the reader that can be searched and quoted, with their ids.',
    '读者可供检索与引用的文件及其编号。',
    '讀者可供檢索與引用的文件及其編號。',
  ),
  example: localText('Which documents do I have?', '我有哪些文件', '我有哪些文件'),
  params: {
    symbol: { kind: 'text', meaning: 'Only those about this instrument; all when left out', isOptional: true },
  },
  drafts: false,
  isPersonal: true,
  async run(input, { desk }) {
    const wanted = textOf(input, 'symbol');
    const instrument = wanted === '' ? null : await findInstrument(desk, wanted);
    const summary = localText('Looked at the documents', '查看了文件', '查看了文件');
    const found = (await desk.library?.documents(instrument?.id ?? null)) ?? [];
    if (found.length === 0) return said(summary, [paragraph(noDocuments, {})]);
    const line = localText(
      '{title} ({form}), known since {date}.',
      '{title}（{form}），{date} 起已知。',
      '{title}（{form}），{date} 起已知。',
    );
    const shown = found.slice(0, mostShown);
    return {
      ...said(
        summary,
        shown.map(({ title, form, knownAt }) =>
          paragraph(line, { title: sameText(title), form: sameText(form), date: sameText(knownAt) }),
        ),
      ),
      names: shown.flatMap(({ title, form }) => [title, form]),
      outside: shown.map(({ id, title }) => `[${id}] ${title}`),
    };
  },
};
