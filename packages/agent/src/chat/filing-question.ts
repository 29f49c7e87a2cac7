import type { InstrumentId } from '@plumbline/model/instrument';
import type { Step } from './step.ts';
import { call } from './step.ts';

/** What a text asks of documents: which there are, what they say of something, or what is new in the later of two. */
export type FilingQuestion = { readonly whose: string } & (
  | { readonly asks: 'list' }
  | { readonly asks: 'search'; readonly query: string; readonly form: string | undefined }
  | { readonly asks: 'read'; readonly item: string; readonly form: string | undefined }
  | { readonly asks: 'changes'; readonly item: string | undefined; readonly form: string | undefined }
);

/** Documents as they are called, and what kind is meant by it; an own document is of no kind. */
const kinds: readonly (readonly [RegExp, string | undefined])[] = [
  [/\b10-?ks?\b/iu, '10-K'],
  [/\b10-?qs?\b/iu, '10-Q'],
  [/\b8-?ks?\b/iu, '8-K'],
  [/\b20-?fs?\b/iu, '20-F'],
  [/\bannual (?:reports?|filings?)\b|年[报報]|年度[报報]告/iu, 'annual'],
  [/\bquarterly (?:reports?|filings?)\b|季[报報]|季度[报報]告/iu, 'quarterly'],
  [
    /\b(?:sec |company |its |their )?filings?\b|\b(?:my |own )?documents?\b|申[报報]文件|公告|我的文件|我有.*文件/iu,
    undefined,
  ],
];

/** Parts of a report that are compared by their words. */
const items: readonly (readonly [RegExp, string | undefined])[] = [
  [/\brisk factors?\b|[风風][险險]因素/iu, 'risk factors'],
  [/\b(?:wording|language|passages?|disclosures?|paragraphs?|text)\b|措[辞辭]|表述|段落|[写寫]法/iu, undefined],
];

const changes =
  /\b(?:new|newly|added|adds?|chang(?:e|es|ed)|drop(?:s|ped)?|remove[ds]?|gone|differs?|different|diff)\b|新增|新加|新出[现現]|[变變]化|[变變]了|改[动動了]|[删刪]|去掉|不同/iu;

/** What stands behind these is what the document is searched for. */
const saysEnglish =
  /\b(?:say|says|said|mention|mentions|mentioned|discuss|discusses|warn|warns|disclose|discloses|tell us|talk|talks)\b(?: anything| something)?(?: (?:about|on|of|regarding))?\s+(.+)$/iu;
const searchEnglish = /\b(?:search|look|find)\b(?: (?:in|through))?(?:.*?\bfor)?\s+(.+?)(?:\s+in\b.*)?$/iu;
const saysChinese =
  /(?:里|裡|中|上|里面|裡面)?(?:是)?(?:[对對][于於]?|[关關][于於])?(.*?)(?:是)?(?:怎[么麼][说說写寫谈談看]|如何(?:描述|表述|披露|[说說])|有没有提[到及]|有沒有提[到及]|是否提[到及]|提[到及](?:了)?|[说說]了什[么麼]|披露了什[么麼])(?:了)?(.*)$/u;

const lists =
  /\b(?:which|what|list|show|latest|recent|newest)\b.*\b(?:filings?|documents?|8-?ks?)\b|\bfiled\b.*\b(?:lately|recently|this year|last)\b|(?:有哪些|最近的|最新的|列出).*(?:文件|公告)|(?:文件|公告)(?:有哪些|列表)/iu;

/** Words that hold such questions together and name nothing. */
const joints =
  /\b(?:what|which|does|do|did|is|are|was|were|has|have|there|any|the|an?|its|their|my|in|of|for|from|to|with|at|made|against|versus|vs|compared|since|than|this|last|latest|recent|newest|previous|prior|earlier|year|years|years'|before|ago|one|two|between|should|know|about|say|says|show|list|tell|me|please|find|search|look|through|filed|lately|recently|and|or|section|i)\b|[?？。.!！,，:：]|(?:去年|今年|上年|上一年|前一年|相比|[对對]比|比[较較]|最近|最新|哪些|什[么麼]|有|的|和|与|與|跟|比|[请請]|中|里|裡|了|吗|嗎|是|在|我)/giu;

const cut = (text: string, ...found: readonly RegExp[]): string =>
  found.reduce((left, one) => left.replace(new RegExp(one, 'giu'), ' '), text);

/** Who is meant: what is left once everything else is taken away. */
const whoseOf = (text: string): string =>
  cut(text, ...kinds.map(([name]) => name), ...items.map(([name]) => name), changes)
    .replaceAll(/['’]s\b/giu, '')
    .replaceAll(joints, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const sought = (words: string | undefined): string =>
  (words ?? '').replaceAll(/[?？。.!！]|[吗嗎呢]|^的|的$/gu, '').trim();

/** What a document is searched for, and the words before it; null where nothing is. */
function soughtIn(text: string, name: RegExp): { readonly query: string; readonly rest: string } | null {
  if (/\p{Script=Han}/u.test(text)) {
    const at = text.search(name);
    const [said, before, behind] = saysChinese.exec(text.slice(at).replace(name, '')) ?? [];
    const query = sought(behind) === '' ? sought(before) : sought(behind);
    return said === undefined || query === '' ? null : { query, rest: text.slice(0, at) };
  }
  const [said, behind = ''] = saysEnglish.exec(text) ?? searchEnglish.exec(text) ?? [];
  // The document itself is not what is looked for in it.
  const query = sought(cut(behind, ...kinds.map(([one]) => one)).replace(/\b(?:in|the|its|their)\s*$/iu, ''));
  if (said === undefined || query === '') return null;
  return { query, rest: text.replace(behind, ' ').replace(saysEnglish, ' ') };
}

/** What is asked of documents; null where a text asks for figures, dates or anything else. */
export function filingQuestion(text: string): FilingQuestion | null {
  const [name, form] = kinds.find(([one]) => one.test(text)) ?? [];
  const part = items.find(([one]) => one.test(text));
  const isChange = changes.test(text);
  const whose = whoseOf(text);
  // Without a part that is compared by its words it may be a figure that changed.
  if (part !== undefined && isChange && (name !== undefined || part[1] !== undefined)) {
    return { asks: 'changes', item: part[1], form, whose };
  }
  const found = name === undefined ? null : soughtIn(text, name);
  if (found !== null) return { asks: 'search', query: found.query, form, whose: whoseOf(found.rest) };
  if (part?.[1] !== undefined) return { asks: 'read', item: part[1], form, whose };
  return lists.test(text) && !isChange ? { asks: 'list', whose } : null;
}

/**
 * The calls that answer it, for each instrument that was named or is spoken of; for the reader's own documents where there is
 * none. Null where words name somebody who is no instrument: nothing of these documents was asked then.
 */
export function filingSteps(question: FilingQuestion, named: readonly InstrumentId[]): readonly Step[] | null {
  if (named.length === 0 && question.whose !== '') return null;
  return (named.length === 0 ? [undefined] : named).flatMap((symbol) => stepsFor(question, symbol));
}

function stepsFor(question: FilingQuestion, symbol: InstrumentId | undefined): readonly Step[] {
  if (question.asks === 'list') return [call('documents', { symbol })];
  const { form } = question;
  if (question.asks === 'read') {
    return [call('read-span', { symbol, document: form ?? 'annual', item: question.item })];
  }
  if (question.asks === 'search') return [call('search-text', { symbol, form, query: question.query })];
  return [call('diff-filing', { symbol, form, item: question.item })];
}
