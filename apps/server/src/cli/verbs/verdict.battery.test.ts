import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { command, folder } from '../../testing/test-command.ts';

const daily = fileURLToPath(new URL('../../../../../fixtures/golden-own/prices/syn_a_daily.csv', import.meta.url));
const dir = folder();
const average = (period: unknown) => ({ op: 'indicator', id: 'sma', parameters: { period } });

function spec(changes: Readonly<Record<string, unknown>> = {}): string {
  const sides = { left: average({ parameter: 'fast' }), right: average(30) };
  const path = join(dir, `spec-${Object.keys(changes).join('-')}.json`);
  const given = {
    entry: { long: { op: 'above', ...sides } },
    exit: { long: { op: 'below', ...sides } },
    parameters: [{ key: 'fast', min: 2, max: 12, step: 2, value: 6 }],
    ...changes,
  };
  writeFileSync(path, JSON.stringify(given));
  return path;
}

async function verdict(...args: readonly string[]) {
  const { code, out, said } = await command(['verdict', ...args, '--bars', daily]);
  return { code, said, out, answer: out.startsWith('{') ? JSON.parse(out) : null };
}

function valueOf(
  answer: { readonly checks: readonly { readonly id: string; readonly value: number }[] },
  id: string,
): number {
  return answer.checks.find((check) => check.id === id)?.value ?? Number.NaN;
}

describe('the verdict verb', () => {
  it('answers with a label, every check and its sentence in every language', async () => {
    const { code, answer } = await verdict(spec(), '--trials', '6', '--json');
    expect(code).toBe(0);
    expect(answer.schema).toBe('plumbline-verdict/1');
    expect(answer.trials).toBe(6);
    expect(answer.checks.length).toBeGreaterThanOrEqual(19);
    for (const { why, reference } of answer.checks) {
      expect(JSON.stringify(why)).not.toMatch(/\{\w+\}/);
      expect(why['zh-CN'].length).toBeGreaterThan(3);
      for (const language of ['en', 'zh-CN', 'zh-HK']) expect(reference[language].length).toBeGreaterThan(10);
    }
  });

  it('gives the same answer again, and never a better one for more tries', async () => {
    const [once, again, more] = await Promise.all(
      ['5', '5', '500'].map((trials) => verdict(spec(), '--trials', trials, '--json')),
    );
    expect(again?.out).toBe(once?.out);
    expect(valueOf(more?.answer, 'deflated-sharpe')).toBeLessThan(valueOf(once?.answer, 'deflated-sharpe'));
  });

  it('finds a fill at the price of the decision', async () => {
    const { answer } = await verdict(spec({ execution: { fillPolicy: 'same-close' } }), '--json');
    const check = answer.checks.find(({ id }: { readonly id: string }) => id === 'look-ahead');
    expect(check.status).toBe('fail');
    expect(['robust', 'promising']).not.toContain(answer.label);
  });

  it('prints a paragraph for people without --json', async () => {
    const { code, out, said } = await verdict(spec(), '--trials', '3');
    expect(code).toBe(0);
    expect(out).toMatch(/^(Robust|Promising, not proven|Fragile|Likely luck|Not enough data)\n/);
    expect(said).toMatch(/3 settings tried/);
  });

  it('refuses a count of tries that is none', async () => {
    expect((await verdict(spec(), '--trials', '0')).code).toBe(2);
    expect((await verdict(join(dir, 'absent.json'))).code).toBe(2);
  });

  it('refuses two forms at once and a language it does not speak', async () => {
    const page = join(dir, 'verdict.html');
    const both = await verdict(spec(), '--json', '--html', page);
    expect([both.code, both.said]).toEqual([2, expect.stringMatching(/--json or --html, not both/)]);
    const other = await verdict(spec(), '--html', page, '--locale', 'fr');
    expect([other.code, other.said]).toEqual([2, expect.stringMatching(/--locale must be one of/)]);
  });
});
