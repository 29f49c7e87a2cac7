import { describe, expect, it } from 'vitest';
import type { Desk } from '../tool.ts';
import type { SourceDocument } from '../sources/document.ts';
import { filingQuestion } from './filing-question.ts';
import { runAnswer, wordsOf } from './testing/run-answer.ts';
import { twoCompanies } from './testing/two-companies.ts';

const filing = (year: number, risks: readonly string[]): SourceDocument => ({
  id: `doc-${year}`,
  instrumentId: 'US:ACME',
  form: '10-K',
  title: `Annual report ${year}`,
  knownAt: `${year + 1}-02-10`,
  spans: risks.map((text, at) => ({ id: `${year}-${at}`, item: '1A', text })),
});
const old = 'Our results depend on a small number of customers whose orders change from quarter to quarter.';
const added = 'New export rules may keep us from selling our largest systems in several important markets abroad.';
const library = { documents: async () => [filing(2025, [old, added]), filing(2024, [old])] };
const desk: Desk = { ...twoCompanies(), library };

async function asked(text: string, locale: 'en' | 'zh-CN' = 'en') {
  const { body } = await runAnswer({ text, desk, locale });
  return { calls: body.toolCalls.map(({ tool, input }) => ({ tool, ...input })), words: wordsOf(body) };
}

describe('a question about documents', () => {
  it('compares the risk factors of two years, and quotes what is new', async () => {
    for (const [text, locale] of [
      ['What risk factors are new in the 10-K of Acme Systems against last year?', 'en'],
      ['Acme Systems 的10-K风险因素和去年相比有哪些新增？', 'zh-CN'],
    ] as const) {
      const { calls, words } = await asked(text, locale);
      expect(calls).toEqual([{ tool: 'diff-filing', symbol: 'US:ACME', form: '10-K', item: 'risk factors' }]);
      expect(words).toContain(added);
      expect(words).not.toContain(old);
    }
  });

  it('searches them for what is asked', async () => {
    const { calls, words } = await asked('What does the 10-K of Acme Systems say about export rules?');
    expect(calls).toEqual([{ tool: 'search-text', symbol: 'US:ACME', form: '10-K', query: 'export rules' }]);
    expect(words).toContain(added);
    expect((await asked('Search my documents for customers')).calls[0]).toEqual({
      tool: 'search-text',
      query: 'customers',
    });
    const query = 'export controls';
    expect((await asked(`Acme Systems 的年报里有没有提到${query}`, 'zh-CN')).calls[0]).toMatchObject({ query });
  });

  it('lists them, and reads the part that is named', async () => {
    expect((await asked('Which filings has Acme Systems made lately?')).calls[0]).toEqual({
      tool: 'documents',
      symbol: 'US:ACME',
    });
    expect((await asked('What risk factors should I know about Acme Systems?')).calls[0]).toMatchObject({
      tool: 'read-span',
      item: 'risk factors',
    });
  });

  it('is none where figures, dates, terms or strategies are asked for', () => {
    for (const text of [
      'How did revenue in the annual report of Apple change from last year?',
      'When does Apple publish its annual report?',
      'What is a 10-K?',
      '苹果年报净利润比去年增加了多少',
      '年报什么时候发布',
      '茅台年报营收多少',
      'Buy after earnings filings and hold 5 days',
      '比较苹果和微软的年报净利润',
      'Show me the new highs of this year',
    ]) {
      expect(filingQuestion(text), text).toBeNull();
    }
  });

  it('is left to the reader of figures where it names nobody', async () => {
    expect((await asked('What risk factors are new in the 10-K of Zzyzx Quux?')).calls).toEqual([]);
  });
});
