import { describe, expect, it } from 'vitest';
import { englishPassages } from '../gate/testing/passages.ts';
import { scriptedModel } from '../models/scripted-model.ts';
import type { Library } from '../sources/document.ts';
import { documentOf } from '../sources/document.ts';
import type { Desk } from '../tool.ts';
import { answerToolId } from './answer-tool.ts';
import { runAnswer, wordsOf } from './testing/run-answer.ts';
import { acme } from '../report/testing/instruments.ts';
import { nordex, twoCompanies } from './testing/two-companies.ts';

const filings = [acme, nordex].map(({ id, name }, at) =>
  documentOf(
    { title: `${name.en} annual report`, instrumentId: id, form: '10-K', knownAt: '2026-02-20' },
    englishPassages.slice(at * 12, at * 12 + 12).map((text) => ({ item: '1A', text })),
  ),
);
const library: Library = {
  documents: async (id) => filings.filter(({ instrumentId }) => id === null || instrumentId === id),
};
const desk: Desk = { ...twoCompanies(), library };

/** What a model was told so far: figures with how they read, and ids of passages. */
function toldIn(prompt: unknown) {
  const text = JSON.stringify(prompt).replaceAll('\\"', '"');
  const figures = [...text.matchAll(/"handle":"\{([^}"]+)\}"[^{}]*?"reads":"([^"]+)"/g)].map(
    ([, handle = '', reads = '']) => ({ handle, reads }),
  );
  const spans = [...text.matchAll(/\[(d[0-9a-f]{12}\.\d+)\]/g)].map(([, id = '']) => id);
  return { figures: [...new Map(figures.map((one) => [one.handle, one])).values()], spans: [...new Set(spans)] };
}

const partsOf = (handle: string) => {
  const [, subject = '', metric = ''] = /^(?:c\d+:)?([A-Z]+:[^/]+)\/(\w+)/.exec(handle) ?? [];
  return { subject, metric };
};
const level = (handle: string) => ({ say: 'level', handles: [handle], ...partsOf(handle) });

/** Looks things up one after the other, then answers with claims alone, then closes. */
async function carried(calls: readonly (readonly [call: string, input: Readonly<Record<string, unknown>>])[]) {
  const answered: string[] = [];
  const { body } = await runAnswer({
    text: 'Compare Acme Systems and Nordix Works, with their filings',
    desk,
    model: {
      provider: 'scripted',
      model: 'test',
      language: scriptedModel((prompt, step) => {
        const next = calls[step];
        if (next !== undefined) return { call: next[0], input: next[1] };
        const { figures, spans } = toldIn(prompt);
        if (step > calls.length) {
          answered.push(JSON.stringify(prompt.at(-1)).replaceAll('\\"', '"'));
          return { say: 'Two questions remain open.' };
        }
        const [left, right] = [acme, nordex].map(({ id }) =>
          figures.find(({ handle }) => handle === `${id}/volatility`),
        );
        const order = Number.parseFloat(left?.reads ?? '') > Number.parseFloat(right?.reads ?? '') ? 'above' : 'below';
        const compare =
          left === undefined || right === undefined
            ? []
            : [{ say: 'compare', handles: [left.handle, right.handle], order, ...partsOf(left.handle) }];
        const claims = [
          ...figures.slice(0, 29).map(({ handle }) => level(handle)),
          ...compare,
          ...spans.slice(0, 10).map((span) => ({ say: 'quote', span })),
        ];
        return { call: answerToolId, input: { claims } };
      }),
    },
  });
  return { body, heard: answered[0] ?? '' };
}

describe('a model that does well', () => {
  it('carries a comparison of two companies with their filings through twelve steps, and nothing of it is withheld', async () => {
    const symbols = `${acme.name.en},${nordex.name.en}`;
    const each = [acme, nordex].map(({ name }) => name.en);
    const calls = [
      ...each.map((symbol) => ['quote', { symbol }] as const),
      ...each.map((symbol) => ['figure', { symbol, metrics: ['revenue', 'netIncome', 'grossMargin'] }] as const),
      ['compare', { symbols: symbols.split(',') }] as const,
      ...each.map((symbol) => ['valuation', { symbol }] as const),
      ...each.map((symbol) => ['risks', { symbol }] as const),
      ['documents', {}] as const,
      ...filings.map(({ id }) => ['read-span', { document: id, item: '1A' }] as const),
    ];
    const { body, heard } = await carried(calls);
    expect(body.toolCalls.map(({ state }) => state)).toEqual(calls.map(() => 'done'));
    expect(calls).toHaveLength(12);
    expect(heard).toContain('"refused":[]');
    expect(Number(/"shown":(\d+)/.exec(heard)?.[1])).toBeGreaterThanOrEqual(25 + 8);
    expect(wordsOf(body).match(/ says: “/g)?.length).toBeGreaterThanOrEqual(8);
    expect(wordsOf(body)).toMatch(/Volatility of Acme Systems[^.]* is (?:above|below) volatility of Nordix Works/);
    // A stretch of time is said in words.
    expect(wordsOf(body)).not.toMatch(/ in \d+[WMY]\b/);
    expect(body.withheld).toBe(0);
  });
});
