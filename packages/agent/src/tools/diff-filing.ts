import { PlumblineError } from '@plumbline/model/errors';
import type { Filing } from '@plumbline/model/filing';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { LocalParts } from '@plumbline/model/text-part';
import { said } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { SpanChange } from '../sources/diff-documents.ts';
import { diffSpans } from '../sources/diff-documents.ts';
import type { DocumentSpan, SourceDocument } from '../sources/document.ts';
import { filingKinds, ofKind } from '../sources/filed.ts';
import { filingsNamed, findDocument, nothingToQuote, ofPassages, quoted, shelfOf } from '../sources/library.ts';
import type { Shelf } from '../sources/library.ts';
import { itemNamed } from '../sources/split-filing.ts';
import type { Tool } from '../tool.ts';

const mostOfKind = 6;

const heads: Readonly<Record<SpanChange['kind'], LocalText>> = {
  new: localText('New in the later document:', '较新文件中新增：', '較新文件中新增：'),
  gone: localText('No longer in the later document:', '较新文件中已删除：', '較新文件中已刪除：'),
  changed: localText('Worded differently in the later document:', '较新文件中措辞有变：', '較新文件中措辭有變：'),
};
const earlier = localText('Before:', '此前：', '此前：');
const more = localText(
  'There are more of these; only the first are shown.',
  '还有更多，此处只列出前几处。',
  '還有更多，此處只列出前幾處。',
);
const same = localText('The two say the same.', '两份文件内容相同。', '兩份文件內容相同。');
const lacksItem = localText(
  '{title} has no item {item}, so nothing was compared.',
  '{title}中没有第 {item} 项，因此未作比较。',
  '{title}中沒有第 {item} 項，因此未作比較。',
);
const lacksOther = localText(
  'Two documents of one kind are needed to compare them; there is one at most.',
  '比较需要两份同类文件，目前至多只有一份。',
  '比較需要兩份同類文件，目前至多只有一份。',
);

/** The two latest documents of a kind, the earlier first; of any one form where no kind is named. */
function twoLatest(documents: readonly SourceDocument[], kind: string): readonly SourceDocument[] {
  const latest = ofKind(documents, kind);
  for (const after of latest) {
    const before = latest.find(({ knownAt, form }) => knownAt < after.knownAt && form === after.form);
    if (before !== undefined) return [before, after];
  }
  return [];
}

/** The documents that are compared, the earlier first; fewer than two where there are no two. */
function twoOf({ documents }: Shelf, before: string, after: string, kind: string): readonly SourceDocument[] {
  if (before === '' && after === '') return twoLatest(documents, kind);
  if (before === '' || after === '') throw new PlumblineError('bad-input', 'Name both documents, or neither.');
  return [findDocument(documents, before), findDocument(documents, after)];
}

export const diffFiling: Tool = {
  id: 'diff-filing',
  title: localText('Compare two documents', '比较两份文件', '比較兩份文件'),
  summary: localText(
    'Which passages are new, gone or worded differently between two documents, such as the risk factors of the last two annual reports of a company.',
    '两份文件之间新增、删除或改写的段落，例如公司最近两份年报的风险因素。',
    '兩份文件之間新增、刪除或改寫的段落，例如公司最近兩份年報的風險因素。',
  ),
  example: localText('Compare my two annual reports', '比较我的两份年报', '比較我的兩份年報'),
  params: {
    symbol: {
      kind: 'text',
      meaning: 'Whose documents; without before and after its two latest annual reports',
      isOptional: true,
    },
    before: { kind: 'text', meaning: 'Id or part of the title of the earlier document', isOptional: true },
    after: { kind: 'text', meaning: 'Id or part of the title of the later document', isOptional: true },
    form: { kind: 'text', meaning: 'Form or kind of the two latest', options: filingKinds, isOptional: true },
    item: { kind: 'text', meaning: 'Only this item of both, such as 1A or risk factors', isOptional: true },
  },
  drafts: false,
  async run(input, { desk }) {
    const summary = localText('Compared two documents', '比较了两份文件', '比較了兩份文件');
    const [symbol, kind] = [textOf(input, 'symbol'), textOf(input, 'form')];
    const [first, second] = [textOf(input, 'before'), textOf(input, 'after')];
    const pick = (filings: readonly Filing[]): readonly Filing[] =>
      first === '' && second === ''
        ? ofKind(filings, kind === '' ? 'annual' : kind).slice(0, 2)
        : [first, second].flatMap((wanted) => filingsNamed(filings, wanted).slice(0, 1));
    const shelf = await shelfOf(desk, symbol, pick);
    if (shelf.documents.length === 0) return said(summary, [nothingToQuote(shelf)]);
    const [before, after] = twoOf(shelf, first, second, kind);
    if (before === undefined || after === undefined) {
      return said(summary, [paragraph(lacksOther, {}), ...(shelf.why === null ? [] : [shelf.why])]);
    }
    const named = textOf(input, 'item');
    const within = ({ form, spans }: SourceDocument): readonly DocumentSpan[] => {
      const item = itemNamed(form, named);
      return named === '' ? spans : spans.filter((span) => span.item?.toUpperCase() === item);
    };
    // Without the item in one of them everything would be new, or gone.
    const lacking = [before, after].find((one) => within(one).length === 0);
    if (lacking !== undefined) {
      const words = { title: sameText(lacking.title), item: sameText(named) };
      return { ...said(summary, [paragraph(lacksItem, words)]), names: [lacking.title, named] };
    }
    const changes = diffSpans(within(before), within(after));
    if (changes.length === 0) return said(summary, [paragraph(same, {})]);
    const sentences: LocalParts[] = [];
    const passages: { readonly document: SourceDocument; readonly span: DocumentSpan }[] = [];
    const quote = (document: SourceDocument, span: DocumentSpan | null): void => {
      if (span === null) return;
      sentences.push(quoted(document, span));
      passages.push({ document, span });
    };
    for (const kindOfChange of ['new', 'changed', 'gone'] as const) {
      const all = changes.filter((change) => change.kind === kindOfChange);
      if (all.length > 0) sentences.push(paragraph(heads[kindOfChange], {}));
      for (const change of all.slice(0, mostOfKind)) {
        quote(after, change.after);
        if (change.after !== null && change.before !== null) sentences.push(paragraph(earlier, {}));
        quote(before, change.before);
      }
      if (all.length > mostOfKind) sentences.push(paragraph(more, {}));
    }
    return { summary, ...(await ofPassages(desk, passages)), sentences };
  },
};
