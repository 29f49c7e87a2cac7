import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../../main.mjs', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'check-text-'));

function fileOf(name: string, json: unknown): string {
  const file = join(dir, name);
  writeFileSync(file, JSON.stringify(json));
  return file;
}

/** A process of its own without a server: what somebody outside would run. */
function check(args: readonly string[], input: string): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, 'check-text', ...args], { env: { ...process.env, DATA_DIR: dir } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

interface Answer {
  readonly line: number;
  readonly id?: string;
  readonly lane: string;
  readonly code: string | null;
  readonly why: string | null;
  readonly handles: readonly string[];
}
const answersOf = (out: string): readonly Answer[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);

const facts = [
  { id: 'US:NVDA/price', value: 120, currency: 'USD', asOf: '2026-11-20' },
  { id: 'US:NVDA/dayChange', value: 0.03, asOf: '2026-11-20' },
  { id: 'US:NVDA/high52w', value: 150, currency: 'USD', asOf: '2026-11-20' },
  { id: 'US:NVDA/revenue.FY2026', value: 130e9, currency: 'USD' },
  { id: 'US:NVDA/revenue.FY2025', value: 60e9, currency: 'USD' },
];

describe('plumbline check-text', () => {
  it('says the lane of each sentence with the reason, from facts as handles write them', async () => {
    const { code, out, err } = await check(
      ['--facts', fileOf('facts.json', facts), '--json'],
      [
        'NVIDIA trades at {US:NVDA/price}.',
        'AMD trades at {US:NVDA/price}.',
        '',
        'What does the figure mean?',
        '{"id": "a", "text": "英伟达 2026 财年营收为 {US:NVDA/revenue.FY2026}。"}',
        '{US:NVDA/price} is the last price of NVIDIA.',
        'NVIDIA trades at 120 dollars.',
        'NVIDIA trades at {US:NVDA/price}, which by itself says little about value.',
      ].join('\n'),
    );
    expect(err).toContain('3 supported, 2 reasoning, 2 withheld');
    expect(code).toBe(0);
    expect(answersOf(out)).toMatchObject([
      { line: 1, lane: 'supported', code: null, why: null, handles: ['US:NVDA/price'] },
      { line: 2, lane: 'withheld', code: 'subject' },
      { line: 4, lane: 'reasoning' },
      { line: 5, id: 'a', lane: 'supported' },
      { line: 6, lane: 'supported' },
      { line: 7, lane: 'withheld', code: 'number' },
      {
        line: 8,
        lane: 'reasoning',
        parts: [
          { lane: 'supported', text: 'NVIDIA trades at {US:NVDA/price}.' },
          { lane: 'reasoning', text: 'This by itself says little about value.' },
        ],
      },
    ]);
  });

  it('reads spans, a glossary, names and a subject', async () => {
    const file = fileOf('more.json', {
      facts: [...facts, { id: 'US:TEST/orders', value: 4, label: 'Open orders', unit: 'count' }],
      instruments: [{ id: 'US:TEST', name: 'Testing Works', aliases: ['TestCo'] }],
      spans: [
        { id: 's1', text: 'We may face 3 rivals. Sales were $5 billion.', instrumentId: 'US:TEST', form: '10-K' },
      ],
      glossary: ['X200', { name: 'order book count', metric: 'orders' }],
      subject: 'US:TEST',
    });
    const { out } = await check(
      ['--facts', file, '--json', '--locale', 'zh-CN'],
      [
        'Open orders of TestCo: {US:TEST/orders}.',
        'Its order book count is {US:TEST/orders}.',
        'Its price is {US:NVDA/price}.',
        'What is the X200?',
        'The X200 depends on growth.',
        'Buybacks reduce the X200.',
        'Testing Works says in its 10-K: "Sales were $5 billion." {s1}',
        'Testing Works says in its 10-K: "Sales were $6 billion." {s1}',
        '| Metric | NVIDIA |',
        '| Price | {US:NVDA/price} |',
      ].join('\n'),
    );
    const answers = answersOf(out);
    expect(answers.map(({ lane }) => lane)).toEqual([
      'supported',
      'supported',
      'withheld',
      'reasoning',
      'withheld',
      'withheld',
      'supported',
      'withheld',
      'supported',
      'supported',
    ]);
    expect(answers[2]?.why).toMatch(/[一-龥]/);
  });

  it('shows of sentences written to deceive only those that are true as written', async () => {
    const lies = readFileSync(new URL('../../../../../fixtures/corpus/lies.txt', import.meta.url), 'utf8');
    const { out } = await check(['--facts', fileOf('lies.json', facts), '--json'], lies);
    const shown = answersOf(out).filter(({ lane }) => lane !== 'withheld');
    expect(answersOf(out).length).toBeGreaterThanOrEqual(90);
    // The rise that is one; the row of a price, true too, may be withheld for want of a head that names its metric.
    expect(shown.map(({ handles }) => handles[0])).toContain('US:NVDA/dayChange');
    for (const { handles } of shown) expect(['US:NVDA/dayChange', 'US:NVDA/price']).toContain(handles.join());
  });

  it('ends with 2 and says what is wrong with the facts', async () => {
    for (const [args, words] of [
      [[], '--facts'],
      [['--facts', join(dir, 'nowhere.json')], 'no readable file'],
      [['--facts', fileOf('no.json', { fact: [] })], 'array of facts'],
      [['--facts', fileOf('text.json', [{ id: 'a', value: '5' }])], 'must be a number'],
    ] as const) {
      const { code, err } = await check(args, 'NVIDIA trades at {US:NVDA/price}.');
      expect(err).toContain(words);
      expect(code).toBe(2);
    }
  });
});
