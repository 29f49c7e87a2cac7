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

describe('what a question asks beside its answer', () => {
  it('is said to be open where nothing came of it', async () => {
    const { words } = await answer('8万元的股票卖掉要付多少印花税和佣金', { locale: 'zh-CN' });
    expect(words).toMatch(/^未单独查询：“佣金”。/);
  });

  it('goes from the earlier to the later, in whichever order they are named', async () => {
    const [one, other] = await Promise.all([
      answer('Acme Systems revenue in 2023 vs 2021'),
      answer('Acme Systems revenue in 2021 vs 2023'),
    ]);
    expect(one.words).toBe(other.words);
  });
});
