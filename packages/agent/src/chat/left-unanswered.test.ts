import { describe, expect, it } from 'vitest';
import { answer } from './testing/answer.ts';

describe('what was read and changes nothing of the answer', () => {
  it('is named in front of the answer', async () => {
    const { words, calls } = await answer('what is the stamp duty on HK$150,000 of shares in Hong Kong');
    expect(calls).toMatchObject([{ tool: 'rules', market: 'hk', topics: ['stampDuty'] }]);
    expect(words).toMatch(/^Not answered: what it comes to for the numbers? given\./);
  });

  it('is named in the words of the question', async () => {
    const { words } = await answer('what fired today?');
    expect(words).toMatch(/^Not answered: “today”\./);
  });

  it('leaves out what the call writes, the present and the price that every quote tells', async () => {
    for (const text of ['AAPL price now', 'convert 500 USD to HKD', 'revenue of Apple in fiscal 2024'])
      expect((await answer(text)).words).not.toContain('Not answered');
  });
});
