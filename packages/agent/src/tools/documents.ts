import { localText } from '@plumbline/model/local-text';
import { findInstrument } from '../chat/find-instrument.ts';
import { said } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import { listedIn } from '../sources/filed.ts';
import { nothingToQuote } from '../sources/library.ts';
import type { Tool } from '../tool.ts';

const mostShown = 20;
const mostFilings = 12;

const ownLine = localText(
  '{title} ({form}), known since {date}.',
  '{title}（{form}），{date} 起已知。',
  '{title}（{form}），{date} 起已知。',
);
const partLine = localText(
  '{title} ({form}), known since {date}; pages without text: {pages}.',
  '{title}（{form}），{date} 起已知；无文字的页：{pages}。',
  '{title}（{form}），{date} 起已知；沒有文字的頁：{pages}。',
);
const filedLine = localText('{title}, filed on {date}.', '{title}，{date} 提交。', '{title}，{date} 提交。');

export const documents: Tool = {
  id: 'documents',
  title: localText('Documents', '文件', '文件'),
  summary: localText(
    'Documents that can be searched and quoted, with their ids: the reader’s own, and what a company filed.',
    '可供检索与引用的文件及其编号：读者自己的文件，以及公司申报的文件。',
    '可供檢索與引用的文件及其編號：讀者自己的文件，以及公司申報的文件。',
  ),
  example: localText('Which documents do I have?', '我有哪些文件', '我有哪些文件'),
  params: {
    symbol: {
      kind: 'text',
      meaning: 'Those about this instrument and what it filed; all of the reader’s when left out',
      isOptional: true,
    },
  },
  drafts: false,
  async run(input, { desk }) {
    const wanted = textOf(input, 'symbol');
    const instrument = wanted === '' ? null : await findInstrument(desk, wanted);
    const summary = localText('Looked at the documents', '查看了文件', '查看了文件');
    const own = ((await desk.library?.documents(instrument?.id ?? null)) ?? []).slice(0, mostShown);
    const { data, simulated } = await desk.market(instrument === null ? [] : [instrument.id]);
    const { found, why } = instrument === null ? { found: [], why: null } : await listedIn(data, simulated, instrument);
    const filed = found.slice(0, mostFilings);
    if (own.length + filed.length === 0) return said(summary, [nothingToQuote({ documents: [], instrument, why })]);
    return {
      ...said(
        summary,
        [
          ...own.map(({ title, form, knownAt, textlessPages: pages = null }) => {
            const words = { title: sameText(title), form: sameText(form), date: sameText(knownAt) };
            return pages === null
              ? paragraph(ownLine, words)
              : paragraph(partLine, { ...words, pages: sameText(pages) });
          }),
          ...filed.map(({ title, filedAt }) =>
            paragraph(filedLine, { title: sameText(title), date: sameText(filedAt) }),
          ),
          ...(why === null ? [] : [why]),
        ],
        instrument === null ? [] : [instrument],
      ),
      names: [
        ...own.flatMap(({ title, form, knownAt, textlessPages }) => [
          title,
          form,
          knownAt,
          ...(textlessPages == null ? [] : [textlessPages]),
        ]),
        ...filed.flatMap(({ title, filedAt }) => [title, filedAt]),
      ],
      outside: [
        ...own.map(({ id, title }) => `[${id}] ${title}`),
        ...filed.map(({ accession, title }) => `[${accession}] ${title}`),
      ],
    };
  },
};
