import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../../main.mjs', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'check-claims-'));

/** A process of its own without a server: what somebody outside would run. */
function check(args: readonly string[], input: string): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, 'check-claims', ...args], { env: { ...process.env, DATA_DIR: dir } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

describe('plumbline check-claims', () => {
  it('writes the claims that facts bear, in the language asked for, and says why not of the others', async () => {
    const file = join(dir, 'facts.json');
    const facts = [
      { id: 'US:NVDA/price', value: 120, currency: 'USD', asOf: '2026-11-20' },
      { id: 'US:NVDA/high52w', value: 150, currency: 'USD', asOf: '2026-11-20' },
    ];
    writeFileSync(file, JSON.stringify({ facts, sentences: [{ id: 'c1.1', text: 'The market is open now.' }] }));
    const compared = {
      say: 'compare',
      handles: ['{US:NVDA/price}', '{US:NVDA/high52w}'],
      subject: 'US:NVDA',
      metric: 'price',
    };
    const { code, out, err } = await check(
      ['--facts', file, '--locale', 'zh-CN', '--json'],
      [
        JSON.stringify({
          claims: [
            { ...compared, order: 'below' },
            { say: 'found', sentence: 'c1.1' },
          ],
        }),
        JSON.stringify({ ...compared, order: 'above' }),
        JSON.stringify({ say: 'reason', words: 'Margins may depend on demand.' }),
        JSON.stringify({ say: 'reason', words: 'The price will double.' }),
      ].join('\n'),
    );
    const answers = out
      .trim()
      .split('\n')
      .map(
        (line) => JSON.parse(line) as { shown: boolean; form: string | null; text: string | null; code: string | null },
      );
    expect([code, answers.map(({ shown }) => shown)]).toEqual([0, [true, true, false, true, false]]);
    expect(answers[0]?.text).toBe('英伟达的价格（$120.00）低于其 52 周最高（$150.00）。');
    expect(answers[2]?.code).toBe('comparison');
    expect(answers[3]).toMatchObject({ form: 'reasoning', text: 'Margins may depend on demand.' });
    expect(answers[4]?.code).toBe('reason');
    expect(err).toContain('3 shown, 2 refused.');
  });

  it('prints what a model is told of claims', async () => {
    const { out } = await check(['--schema'], '');
    expect(out).toContain('- streak: ');
    expect(out).toContain('"enum"');
  });
});
