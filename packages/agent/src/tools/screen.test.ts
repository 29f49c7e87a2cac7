import { describe, expect, it } from 'vitest';
import { fakeDesk } from '../chat/testing/fake-desk.ts';
import { runAnswer, wordsOf } from '../chat/testing/run-answer.ts';
import { acme } from '../report/testing/instruments.ts';
import type { Desk, DeskScreen } from '../tool.ts';

const asked: unknown[] = [];
const answer: DeskScreen = {
  measured: 12,
  total: 1,
  simulated: true,
  at: Date.UTC(2026, 10, 20),
  matches: [{ instrument: acme, figures: { priceToEarnings: { value: 9.5, asOf: '2026-11-20', quality: [] } } }],
};
const deskWith = (found: DeskScreen): Desk => ({
  ...fakeDesk().desk,
  screen: async (query) => {
    asked.push(query);
    return found;
  },
});

describe('a screen in a conversation', () => {
  it('asks the cross-section and names what is left, each figure a fact', async () => {
    const { body } = await runAnswer({ text: 'Which stocks have a P/E below 15?', desk: deskWith(answer) });
    expect(asked.at(-1)).toEqual({ market: 'us', rules: 'priceToEarnings:lt:15', sort: 'priceToEarnings', limit: 6 });
    expect(wordsOf(body)).toContain('Of {screen/screenMeasuredCount} measured instruments {screen/screenMatchCount}');
    expect(wordsOf(body)).toContain('No market was named');
    const table = body.blocks.find((block) => block.kind === 'widget' && block.widget.kind === 'table');
    expect(table).toMatchObject({
      widget: { rows: [{ metric: 'priceToEarnings', cells: [`${acme.id}/priceToEarnings`] }, { cells: [null] }] },
    });
    expect(body.facts.find(({ id }) => id === `${acme.id}/priceToEarnings`)).toMatchObject({
      value: 9.5,
      simulated: true,
    });
    expect(body.blocks.at(-1)).toMatchObject({ widget: { to: '/discover?market=us&rules=priceToEarnings%3Alt%3A15' } });
  });

  it('tells who comes first where a ranking is asked for, in its order', async () => {
    const { body } = await runAnswer({ text: 'The 5 US stocks with the lowest P/E', desk: deskWith(answer) });
    expect(asked.at(-1)).toEqual({ market: 'us', rules: '', sort: 'priceToEarnings', limit: 5 });
    expect(wordsOf(body)).toContain(`P/E, lowest first: Acme Systems {${acme.id}/priceToEarnings}.`);
    expect(body.blocks.at(-1)).toMatchObject({ widget: { to: '/discover?market=us&sort=priceToEarnings' } });
  });

  it('says that it is still measuring, and that it understood nothing', async () => {
    const empty = await runAnswer({
      text: 'Which stocks have a P/E below 15?',
      desk: deskWith({ ...answer, measured: 0, total: 0, matches: [] }),
    });
    expect(wordsOf(empty.body)).toContain('being measured');
    const vague = await runAnswer({ text: 'List coins with rising mood', desk: deskWith(answer) });
    expect(wordsOf(vague.body)).toContain('I did not understand');
    const partly = await runAnswer({ text: 'Which stocks have a P/E below 15, no banks?', desk: deskWith(answer) });
    expect(wordsOf(partly.body)).toContain('has no column for it: banks');
    expect(partly.body.facts).toEqual([]);
  });
});
