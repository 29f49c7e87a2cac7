import { describe, expect, it } from 'vitest';
import { scriptedModel } from '../models/scripted-model.ts';
import { fakeDesk } from './testing/fake-desk.ts';
import { runAnswer } from './testing/run-answer.ts';

describe('a handle', () => {
  it('keeps the value of its own call: a base case never shows that of another scenario', async () => {
    const calls = [
      { call: 'valuation', input: { symbol: 'ACME' } },
      { call: 'valuation', input: { symbol: 'ACME', growth: 0.3 } },
      { call: 'valuation', input: { symbol: 'ACME', growth: 0.01 } },
    ];
    const told: string[] = [];
    const { body } = await runAnswer({
      text: 'What is ACME worth at 30 % growth, and at 1 %?',
      desk: fakeDesk().desk,
      model: {
        provider: 'scripted',
        model: 'test',
        language: scriptedModel((prompt, step) => {
          told.splice(0, told.length, JSON.stringify(prompt));
          return calls[step] ?? { say: 'Here it is.' };
        }),
      },
    });
    const known = new Map(body.facts.map((fact) => [fact.id, fact.value]));
    expect(known.size).toBe(body.facts.length);
    const scenario = (space: string, id: string): number => known.get(`${space}US:ACME/${id}`) ?? Number.NaN;
    const base = scenario('', 'dcfTwoStage');
    const high = scenario('', 'dcfTwoStage.given');
    const low = scenario('c3:', 'dcfTwoStage.given');
    expect(high).toBeGreaterThan(base);
    expect(low).toBeLessThan(base);
    const price = scenario('', 'price');
    // Each gap belongs to the value of its own call, whatever came later.
    expect(scenario('', 'upside.blended')).toBeCloseTo(scenario('', 'blendedValue') / price - 1, 9);
    expect(scenario('', 'upside.chat')).toBeCloseTo(high / price - 1, 9);
    expect(scenario('c3:', 'upside.chat')).toBeCloseTo(low / price - 1, 9);
    // What is computed in a space is computed from that space; what did not change keeps one handle.
    const gap = body.facts.find(({ id }) => id === 'c3:US:ACME/upside.chat');
    expect(gap?.formula?.inputs).toEqual([
      { name: 'value', fact: 'c3:US:ACME/dcfTwoStage.given' },
      { name: 'price', fact: 'US:ACME/price' },
    ]);
    expect(known.has('c3:US:ACME/price')).toBe(false);
    // The model was told the handles under which the figures are kept.
    expect(told[0]).toContain('{c3:US:ACME/dcfTwoStage.given}');
    const last = body.toolCalls.at(-1);
    expect(last?.facts).toContain('c3:US:ACME/dcfTwoStage.given');
  });
});
