import { describe, expect, it } from 'vitest';
import type { VerdictCheck } from '@plumbline/model/verdict';
import { evaluateVerdict } from '@plumbline/quant/evidence/evaluate-verdict';
import { crossInput, wanderingBars } from '@plumbline/quant/evidence/testing/evidence-input';
import { verdictOf } from './rows.ts';

const today = evaluateVerdict(crossInput(wanderingBars(300, 3, 0.004)));

/** As rows were written while methods and references were English text. */
function older(texts: Readonly<Record<string, readonly [string, string]>>): string {
  const checks = today.checks.map((check) => {
    const [method, reference] = texts[check.id] ?? [check.method.en, check.reference.en];
    return { ...check, method, reference };
  });
  return JSON.stringify({ ...today, checks });
}

const found = async (verdict: string, id: string, trials = 1): Promise<VerdictCheck | undefined> =>
  (await verdictOf({ verdict }, trials))?.checks.find((check) => check.id === id);

describe('a verdict that was kept', () => {
  it('comes back as it was written', async () => {
    expect(await verdictOf({ verdict: JSON.stringify(today) }, 1)).toEqual(today);
  });

  it('speaks the language of the reader though its methods were kept in English', async () => {
    const verdict = older({
      bootstrap: [
        'Low end of the 95% interval of the Sharpe ratio: stationary bootstrap, mean block 20 periods, 1,000 paths.',
        'Politis and Romano, The Stationary Bootstrap, JASA 1994; Ledoit and Wolf, Journal of Empirical Finance 2008',
      ],
      regime: [
        'Share of the states rising or falling, calm or wild, in which the annual Sharpe ratio is above -0.1; at least one must gain.',
        'ours: gains in three of four states of the market; Ang and Timmermann, Regime Changes, ARFE 2012',
      ],
    });
    expect(await verdictOf({ verdict }, 1)).toEqual(today);
    expect((await found(verdict, 'bootstrap', 40))?.method['zh-CN']).toContain('1,000 条路径');
    expect((await found(verdict, 'regime'))?.reference['zh-HK']).toContain('四種市況中有三種盈利');
  });

  it('knows its references by the percentages in them, with a blank as they were written', async () => {
    const check = today.checks.find(({ id }) => id === 'survivorship');
    const before = check?.reference.en.replace('5%', '5 %') ?? '';
    expect(before).toContain('5 %');
    const verdict = older({ survivorship: [check?.method.en ?? '', before] });
    expect((await found(verdict, 'survivorship'))?.reference).toEqual(check?.reference);
  });

  it('keeps a wording that is no longer known as it stands, in every language', async () => {
    const verdict = older({ bootstrap: ['Low end after 400 paths.', 'A book that was left out'] });
    const check = await found(verdict, 'bootstrap');
    expect(check?.method).toEqual({
      en: 'Low end after 400 paths.',
      'zh-CN': 'Low end after 400 paths.',
      'zh-HK': 'Low end after 400 paths.',
    });
    expect(check?.reference['zh-CN']).toBe('A book that was left out');
  });
});
