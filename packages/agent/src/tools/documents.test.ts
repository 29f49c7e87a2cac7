import { describe, expect, it } from 'vitest';
import { fakeDesk } from '../chat/testing/fake-desk.ts';
import { runAnswer, wordsOf } from '../chat/testing/run-answer.ts';
import type { Script } from '../models/scripted-model.ts';
import { scriptedModel } from '../models/scripted-model.ts';
import { acme } from '../report/testing/instruments.ts';
import { documentOf } from '../sources/document.ts';
import { splitFiling } from '../sources/split-filing.ts';

const filing = (title: string, knownAt: string, risk: string) =>
  documentOf(
    { title, instrumentId: acme.id, form: '10-K', knownAt },
    splitFiling(
      `Item 1. Business\n\nWe make testing machines.\n\nItem 1A. Risk Factors\n\n${risk}\n\nWe depend on one plant in Ohio.`,
      '10-K',
    ),
  );
const before = filing('Report of 2024', '2025-02-01', 'Fire could stop our only plant for 9 months.');
const after = filing('Report of 2025', '2026-02-01', 'Attacks on our computers may reveal data of customers.');

function desk() {
  const { desk: bare } = fakeDesk();
  const all = [after, before];
  return {
    ...bare,
    library: { documents: async (id: string | null) => all.filter((one) => id === null || one.instrumentId === id) },
  };
}
const modelOf = (script: Script) => ({ provider: 'scripted', model: 'test', language: scriptedModel(script) });
const fire = before.spans.find(({ text }) => text.startsWith('Fire'))?.id ?? '';

describe('documents in an answer', () => {
  it('are listed with the pages of theirs that hold no text', async () => {
    const scan = { ...after, textlessPages: '1, 3–7' };
    const { body } = await runAnswer({
      text: 'Which documents do I have?',
      desk: { ...desk(), library: { documents: async () => [scan, before] } },
    });
    expect(wordsOf(body)).toContain('Report of 2025 (10-K), known since 2026-02-01; pages without text: 1, 3–7.');
    expect(wordsOf(body)).toContain('Report of 2024 (10-K), known since 2025-02-01.');
  });

  it('are searched and quoted word for word by a claim; a quotation of other words is refused', async () => {
    const { body } = await runAnswer({
      text: 'What does ACME say about fire?',
      desk: desk(),
      model: modelOf((_, step) => {
        if (step === 0) return { call: 'search-text', input: { query: 'fire plant', symbol: 'ACME' } };
        if (step === 1) {
          const claims = [
            { say: 'quote', span: fire },
            { say: 'paraphrase', span: fire, words: 'Fire could stop our only plant for 9 months' },
            { say: 'paraphrase', span: fire, words: 'Fire could stop our only plant for 8 months' },
            { say: 'paraphrase', span: fire, words: 'Fire will stop our only plant for 9 months' },
          ];
          return { call: 'answer', input: { claims } };
        }
        return {
          say: `ACME's 10-K says: "Fire could stop our only plant for 3 months." {${fire}}\nACME's 10-K says: "Fire could stop our only plant for 9 months." {${fire}}`,
        };
      }),
    });
    expect(wordsOf(body)).toBe(
      'The 10-K of Acme Systems says: “Fire could stop our only plant for 9 months.” According to the 10-K: Fire could stop our only plant for 9 months.\nACME\'s 10-K says: "Fire could stop our only plant for 9 months." Figure withheld: no source.',
    );
    expect(body.withheld).toBe(1);
  });

  it('end what may be proposed in the turn: they are words from outside', async () => {
    const { body } = await runAnswer({
      text: 'Read my report and write a report on ACME',
      desk: desk(),
      model: modelOf((_, step) => {
        if (step === 0) return { call: 'read-span', input: { document: 'Report of 2025', item: '1A' } };
        return step === 1 ? { call: 'report', input: { symbol: 'ACME' } } : { say: 'Here it is.' };
      }),
    });
    expect(body.toolCalls.map(({ state }) => state)).toEqual(['done', 'refused']);
    expect(body.drafts).toEqual([]);
  });

  it('tell without a model what is new and what is gone', async () => {
    const { diffFiling } = await import('./diff-filing.ts');
    const result = await diffFiling.run(
      { before: 'Report of 2024', after: 'Report of 2025', item: '1A' },
      { desk: desk(), locale: 'en', now: 0, today: '2026-11-20' },
    );
    expect(result.sentences.map(({ en }) => en.join(''))).toEqual([
      'New in the later document:',
      'Report of 2025 (10-K, 2026-02-01, item 1A): “Attacks on our computers may reveal data of customers.”',
      'No longer in the later document:',
      'Report of 2024 (10-K, 2025-02-01, item 1A): “Fire could stop our only plant for 9 months.”',
    ]);
  });

  it('say that there are none where the reader brought none', async () => {
    const { documents } = await import('./documents.ts');
    const { desk: bare } = fakeDesk();
    const { sentences } = await documents.run({}, { desk: bare, locale: 'en', now: 0, today: '2026-11-20' });
    expect(sentences[0]?.en).toEqual(['You have brought no document yet.']);
  });
});
