import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command, folder } from '../testing/test-command.ts';

const dir = folder();
const price = (field: string) => ({ op: 'price', field });
const always = { op: 'above', left: price('close'), right: { op: 'constant', value: 0 } };
const hours = 3_600_000;
const start = Date.UTC(2024, 0, 1);

function file(name: string, content: unknown): string {
  const path = join(dir, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function answerOf(verb: string, args: readonly string[]) {
  const { code, out, said } = await command([verb, ...args, '--json']);
  expect(code, said).toBe(0);
  return JSON.parse(out);
}

function bars(name: string, closes: readonly number[], step = 8 * hours): string {
  const rows = closes.map((close, at) => {
    const open = closes[at - 1] ?? close;
    const time = new Date(start + at * step).toISOString();
    return [time, open, Math.max(open, close), Math.min(open, close), close, 1000].join(',');
  });
  return file(name, ['date,open,high,low,close,volume', ...rows, ''].join('\n'));
}

const leveraged = file('leveraged.json', {
  entry: { long: always },
  sizing: { basis: 'units', value: 10 },
  execution: { fillPolicy: 'next-open', delayBars: 0, leverage: 10, quantityStep: 0, maxVolumeShare: 0 },
});

describe('a perpetual future from files', () => {
  const coin = bars('coin.csv', [100, 100, 100, 100, 91, 100]);
  // As a venue writes them: late by some milliseconds.
  const funding = file(
    'funding.csv',
    `calc_time,funding_interval_hours,last_funding_rate\n${[1, 2, 3]
      .map((at) => `${start + at * 8 * hours + 7},8,0.01`)
      .join('\n')}\n`,
  );
  const options = [
    leveraged,
    '--bars',
    `CRYPTO:BTC-USD=${coin}`,
    '--cash',
    '1000',
    '--maintenance',
    '0.005',
    '--liquidation-fee',
    '0',
  ];

  it('pays funding at its times and is liquidated when its margin is used up', async () => {
    const answer = await answerOf('backtest', [...options, '--funding', funding]);
    // 10 units at 100: 100 set aside, 10 paid at 16:00 and 24:00 each; 8:00 is before the first fill.
    expect(answer.equity.slice(0, 4)).toEqual([1000, 1000, 990, 980]);
    // (1,000 − 80) / 9.95 = 92.46, met on the way to 91.
    expect(answer.fills[1]).toMatchObject({ bar: 4, reason: 'liquidation', side: -1 });
    expect(answer.fills[1].price).toBeCloseTo(920 / 9.95, 9);
    expect(answer.equity[4]).toBeCloseTo(980 - 10 * (100 - 920 / 9.95), 9);
    expect(answer.flags).toContain('liquidated');
    expect(answer.trades).toMatchObject([{ exitReason: 'liquidation' }]);
    // Out of it, the rules are free to enter again.
    expect(answer.fills[2]).toMatchObject({ bar: 5, price: 91 });
  });

  it('is not where the account answers for it, and pays the interest on record where that is asked for', async () => {
    const account = await answerOf('backtest', [...options, '--funding', funding, '--margin', 'account']);
    expect(account.flags).not.toContain('liquidated');
    expect(account.equity[5]).toBeCloseTo(980, 9);
    const interest = await answerOf('backtest', [...options, '--funding', 'interest', '--margin', 'account']);
    // 0.01 % every eight hours on 1,000, four times after the fill; 910 at one of them.
    expect(interest.equity[3]).toBeCloseTo(1000 - 2 * 0.1, 9);
  });

  it('says so in the verdict', async () => {
    const { flags, checks } = await answerOf('verdict', [...options, '--funding', funding]);
    expect(flags).toContain('liquidated');
    expect(checks).toContainEqual(expect.objectContaining({ id: 'look-ahead', status: 'pass' }));
    const { said } = await command(['verdict', ...options, '--funding', funding]);
    expect(said).toMatch(/A position was liquidated by the venue/);
  });

  it('refuses what cannot be meant', async () => {
    const refusal = async (...more: readonly string[]) => (await command(['backtest', ...options, ...more])).said;
    const percent = file('percent.csv', 'time,rate\n2024-01-01T08:00:00Z,1.5\n');
    expect(await refusal('--funding', percent)).toMatch(/row 0 \(line 2\): rate must be a share/);
    expect(await refusal('--funding', `US:SPY=${funding}`)).toMatch(/no bars of US:SPY/);
    expect(await refusal('--funding', funding, '--maintenance', '[[5,0.02],[null,0.01]]')).toMatch(/do not fall/);
    expect(await refusal()).toMatch(/terms of a perpetual future/);
    const termless = options.filter((_, at) => at < options.indexOf('--maintenance'));
    const { said } = await command(['backtest', ...termless, '--funding', funding, '--liquidation-fee', '0.01']);
    expect(said).toMatch(/needs the venue's terms.*--maintenance/);
  });
});

it('settles what is held of an instrument whose bars end at the value that was chosen', async () => {
  const spec = file('both.json', { entry: { long: always }, sizing: { basis: 'fraction', value: 0.5 } });
  const whole = bars(
    'whole.csv',
    Array.from({ length: 60 }, () => 100),
    24 * hours,
  );
  const gone = bars(
    'gone.csv',
    Array.from({ length: 30 }, () => 50),
    24 * hours,
  );
  const options = [spec, '--bars', `US:SPY=${whole}`, '--bars', `US:GONE=${gone}`, '--cash', '1000'];
  const kept = await answerOf('backtest', options);
  expect(kept.flags).toContain('data-ended');
  expect(kept.equity.at(-1)).toBe(1000);
  for (const [value, end] of [
    ['last', 1000],
    ['zero', 500],
    ['US:GONE=5', 550],
  ] as const) {
    const { flags, equity, fills, open } = await answerOf('backtest', [...options, '--delisted', value]);
    expect(equity.at(-1), value).toBeCloseTo(end, 9);
    expect(flags).toContain('delisted');
    expect(flags).not.toContain('data-ended');
    expect(fills.at(-1)).toMatchObject({ instrument: 'US:GONE', reason: 'delisted', quantity: 10, commission: 0 });
    expect(open).toMatchObject([{ instrument: 'US:SPY' }]);
  }
  // What is settled on the last bar is no knowledge of earlier ones.
  const judged = await answerOf('verdict', [...options, '--delisted', 'zero']);
  expect(judged.flags).toContain('delisted');
  expect(judged.checks).toContainEqual(expect.objectContaining({ id: 'look-ahead', status: 'pass' }));
});
