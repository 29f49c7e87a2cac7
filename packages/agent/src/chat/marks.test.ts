import { expect, it } from 'vitest';
import { scriptedModel } from '../models/scripted-model.ts';
import { fakeDesk } from './testing/fake-desk.ts';
import { runAnswer, wordsOf } from './testing/run-answer.ts';

it('headings, lists and tables of a model keep their marks; a row with a lie is left out of its table', async () => {
  const written = [
    '## Price',
    '1. Price: {US:ACME/price}',
    '- Price of Acme Systems: {US:ACME/price}',
    '',
    '| Metric | Acme Systems |',
    '| --- | --- |',
    '| Price | {US:ACME/price} |',
    '| Target | {US:ACME/price} |',
  ].join('\n');
  const { body } = await runAnswer({
    text: 'How is ACME doing?',
    desk: fakeDesk().desk,
    model: {
      provider: 'scripted',
      model: 'test',
      language: scriptedModel((_, step) =>
        step === 0 ? { call: 'quote', input: { symbol: 'ACME' } } : { say: written },
      ),
    },
  });
  expect(wordsOf(body)).toBe(
    [
      '## Price',
      '- Price: {US:ACME/price}',
      '- Price of Acme Systems: {US:ACME/price}',
      '| Metric | Acme Systems |',
      '| Price | {US:ACME/price} |Figure withheld: no source.',
    ].join('\n'),
  );
  expect(body.withheld).toBe(1);
});
