import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { said } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import type { SpanChange } from '../sources/diff-documents.ts';
import { diffSpans } from '../sources/diff-documents.ts';
import { findDocument, noDocuments, ofPassages, quoted } from '../sources/library.ts';
import type { Tool } from '../tool.ts';

const mostOfKind = 6;

const heads: Readonly<Record<SpanChange['kind'], LocalText>> = {
  new: localText('New in the later document:', '较新文件中新增：', '較新文件中新增：'),
  gone: localText('No longer in the later document:', '较新文件中已删除：', '較新文件中已刪除：'),
  changed: localText('Worded differently in the later document:', '较新文件中措辞有变：', '較新文件中措辭有變：'),
};

export const diffFiling: Tool = {
  id: 'diff-filing',
  title: localText('Compare two documents', '比较两份文件', '比較兩份文件'),
  summary: localText(
    'Which passages are new, gone or worded differently between two documents, such as the risk factors of two years.',
    '两份文件之间新增、删除或改写的段落，例如两年的风险因素。',
    '兩份文件之間新增、刪除或改寫的段落，例如兩年的風險因素。',
  ),
  example: localText('Compare my two annual reports', '比较我的两份年报', '比較我的兩份年報'),
  params: {
    before: { kind: 'text', meaning: 'Id or part of the title of the earlier document' },
    after: { kind: 'text', meaning: 'Id or part of the title of the later document' },
    item: { kind: 'text', meaning: 'Only this item of both, such as 1A', isOptional: true },
  },
  drafts: false,
  isPersonal: true,
  async run(input, { desk }) {
    const summary = localText('Compared two documents', '比较了两份文件', '比較了兩份文件');
    const all = (await desk.library?.documents(null)) ?? [];
    if (all.length === 0) return said(summary, [paragraph(noDocuments, {})]);
    const [before, after] = [findDocument(all, textOf(input, 'before')), findDocument(all, textOf(input, 'after'))];
    const item = textOf(input, 'item').toUpperCase();
    const within = ({ spans }: typeof before) =>
      item === '' ? spans : spans.filter((span) => span.item?.toUpperCase() === item);
    const changes = diffSpans(within(before), within(after));
    if (changes.length === 0) {
      const same = localText('The two say the same.', '两份文件内容相同。', '兩份文件內容相同。');
      return said(summary, [paragraph(same, {})]);
    }
    const groups = (['new', 'changed', 'gone'] as const).map((kind) => {
      const passages = changes
        .filter((change) => change.kind === kind)
        .slice(0, mostOfKind)
        .flatMap((change) => {
          const span = change.after ?? change.before;
          return span === null ? [] : [{ document: change.after === null ? before : after, span }];
        });
      return { kind, passages };
    });
    const shown = groups.filter(({ passages }) => passages.length > 0);
    const whole = await ofPassages(
      desk,
      shown.flatMap(({ passages }) => passages),
    );
    const sentences = shown.flatMap(({ kind, passages }) => [
      paragraph(heads[kind], {}),
      ...passages.map(({ document, span }) => quoted(document, span)),
    ]);
    return { summary, ...whole, sentences };
  },
};
