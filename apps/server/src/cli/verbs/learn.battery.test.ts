import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command, folder } from '../../testing/test-command.ts';

const dir = folder();
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;

/** Daily closes whose next five days follow the last five, or nothing at all. */
function files(kind: string, momentum: number): readonly string[] {
  let state = 12_345;
  const uniform = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state + 0.5) / 2 ** 31;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return letters.flatMap((letter) => {
    let close = 100;
    const moves: number[] = [];
    const rows = Array.from({ length: 1100 }, (_, row) => {
      const past = moves.slice(-5).reduce((sum, move) => sum + move, 0);
      const move = momentum * past + 0.015 * normal();
      moves.push(move);
      close *= Math.exp(move);
      const date = new Date(Date.UTC(2018, 0, 1) + row * 86_400_000).toISOString().slice(0, 10);
      return `${date},${close},${close * 1.004},${close * 0.996},${close},1000000`;
    });
    const path = join(dir, `${kind}-${letter}.csv`);
    writeFileSync(path, `date,open,high,low,close,volume\n${rows.join('\n')}\n`);
    return ['--bars', `US:${letter}=${path}`];
  });
}

const quick = ['--params', '{"horizon":5,"memory":252}'];

async function asked(...args: readonly string[]) {
  const { code, out, said } = await command(args);
  return { code, said, answer: out.startsWith('{') ? JSON.parse(out) : null };
}

describe('the learn verb', () => {
  it('finds what drives prices, by the template of the gallery, and counts the models', async () => {
    const { code, answer } = await asked('learn', 'learned-ranker', ...files('planted', 0.08), ...quick, '--json');
    expect(code).toBe(0);
    expect(answer.answer).toBe('better than chance');
    expect(answer.models).toBe(20);
    const worth = Object.fromEntries(
      answer.importance.map(({ feature, fall }: { feature: string; fall: number }) => [feature, fall]),
    );
    expect(Math.max(...Object.values<number>(worth))).toBe(worth['close / close[5]']);
    for (const { purged } of answer.folds) expect(purged).toBeGreaterThan(0);
  });

  it('finds nothing in prices that follow nothing, and neither does the verdict, which counts every model', async () => {
    const noise = files('noise', 0);
    const { said } = await asked('learn', 'learned-ranker', ...noise, ...quick);
    expect(said).toMatch(/^not better than chance/);
    const { answer } = await asked(
      'verdict',
      'learned-ranker',
      ...noise.slice(0, 10),
      ...quick,
      '--trials',
      '3',
      '--json',
    );
    expect(answer.trials).toBe(60);
    expect(answer.modelsPerSetting).toBe(20);
    expect(['robust', 'promising']).not.toContain(answer.label);
    const check = answer.checks.find(({ id }: { readonly id: string }) => id === 'look-ahead');
    expect(check.status).toBe('pass');
  });

  it('refuses a strategy that learns nothing', async () => {
    const { code, said } = await asked('learn', 'momentum', ...files('none', 0));
    expect(code).toBe(2);
    expect(said).toMatch(/nothing in it is learned/);
  });
});
