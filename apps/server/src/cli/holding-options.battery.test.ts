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
  const plain = [leveraged, '--bars', `CRYPTO:BTC-USD=${coin}`, '--cash', '1000'];
  const options = [...plain, '--maintenance', '0.005', '--liquidation-fee', '0'];

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
    const account = await answerOf('backtest', [...plain, '--funding', funding, '--margin', 'account']);
    expect(account.flags).not.toContain('liquidated');
    expect(account.equity[5]).toBeCloseTo(980, 9);
    const interest = await answerOf('backtest', [...plain, '--funding', 'interest', '--margin', 'account']);
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
    expect(await refusal('--funding', percent)).toMatch(/, line 2: rate must be a share/);
    expect(await refusal('--funding', `US:SPY=${funding}`)).toMatch(/no bars of US:SPY/);
    expect(await refusal('--funding', funding, '--maintenance', '[[5,0.02],[null,0.01]]')).toMatch(/do not fall/);
    expect(await refusal()).toMatch(/terms of a perpetual future/);
    const { said } = await command(['backtest', ...plain, '--funding', funding, '--liquidation-fee', '0.01']);
    expect(said).toMatch(/needs the venue's terms.*--maintenance/);
    expect(await refusal('--funding', funding, '--funding', funding)).toMatch(/there twice for all instruments/);
  });

  it.each([
    ['account', ['--maintenance', '0.005'], '"field":"--maintenance"'],
    ['account', ['--liquidation-fee', '0.01'], '"field":"--liquidation-fee"'],
    ['cross', [], 'must be one of isolated, account'],
  ])('refuses a margin of %s with %j', async (margin, terms, part) => {
    const args = ['backtest', ...plain, '--funding', funding, '--margin', margin, ...terms];
    const { code, said } = await command([...args, '--json']);
    expect(code).toBe(2);
    expect(said).toContain(part);
    if (margin === 'account') expect(said).toMatch(/nothing is liquidated: leave .* out, or say --margin isolated/);
    // Of what is no perpetual future it says nothing.
    expect((await command(['backtest', ...plain, '--margin', 'account'])).said).toMatch(
      /name its payments by --funding/,
    );
  });
});

describe('funding beside daily bars', () => {
  const day = 24 * hours;
  // Bought at the open of the second day; the price stays at 100 but for the last close.
  const daily = bars('daily.csv', [100, 100, 100, 110], day);
  const plain = [leveraged, '--bars', `CRYPTO:BTC-USD=${daily}`, '--cash', '1000', '--margin', 'account'];
  const rates = (name: string, from: number, count: number): string => {
    const rows = Array.from({ length: count }, (_, at) => `${new Date(from + at * 8 * hours).toISOString()},0.001`);
    return file(name, ['time,rate', ...rows, ''].join('\n'));
  };

  it('is paid on the day of its settlement, that of the last bar too, and is told', async () => {
    const args = [...plain, '--funding', rates('thrice.csv', start, 12)];
    const { code, out, said } = await command(['backtest', ...args, '--json']);
    expect([code, said]).toEqual([0, '']);
    const { equity, funding, open, trades } = JSON.parse(out);
    // 10 units at 100, 0.1 % of 1,000 each: at 8 and 16 o'clock of day 2; at 0, 8 and 16 of day 3; and of day 4, where the
    // two within the day are 0.1 % of 1,100.
    expect(equity).toEqual([1000, 998, 995, expect.closeTo(995 - 1 - 2.2 + 100, 9)]);
    expect(funding).toBeCloseTo(2 + 3 + 1 + 2.2, 9);
    expect(trades).toEqual([]);
    expect(open[0].funding).toBeCloseTo(8.2, 9);
    // The settlements of a day are no knowledge of the days before it.
    const { checks } = await answerOf('verdict', args);
    expect(checks).toContainEqual(expect.objectContaining({ id: 'look-ahead', status: 'pass' }));
    // Settlements reach to the end of the last day, and its interest is 0.01 %.
    const interest = await answerOf('backtest', [...plain, '--funding', 'interest']);
    expect(interest.funding).toBeCloseTo(0.82, 9);
  });

  it('adds up with the trades to the change of the equity', async () => {
    const spec = file('turns.json', {
      entry: { long: { op: 'above', left: price('close'), right: { op: 'constant', value: 100 } } },
      exit: { long: { op: 'below', left: price('close'), right: { op: 'constant', value: 95 } } },
      sizing: { basis: 'units', value: 2 },
      costs: { commission: { rate: 0.001 } },
    });
    const turns = bars('turns.csv', [101, 103, 94, 90, 105, 107, 93, 92, 91], day);
    const args = [spec, '--bars', `CRYPTO:BTC-USD=${turns}`, '--margin', 'account', '--cash', '1000'];
    const answer = await answerOf('backtest', [...args, '--funding', rates('turns-rates.csv', start, 27)]);
    const sum = (key: string): number =>
      answer.trades.reduce((total: number, trade: Record<string, number>) => total + (trade[key] ?? 0), 0);
    expect(answer.trades).toHaveLength(2);
    expect(answer.open).toEqual([]);
    expect(sum('pnl')).toBeCloseTo(answer.equity.at(-1) - 1000, 9);
    expect(sum('funding')).toBeCloseTo(answer.funding, 9);
    // Day 2: two at 103; day 3: one at the open of 103, two at 94; day 4: one at the open of 94, and out.
    expect(answer.trades[0].funding).toBeCloseTo(0.002 * (2 * 103 + 103 + 2 * 94 + 94), 9);
  });

  it('refuses a file of another time, and says what a short one leaves out', async () => {
    const before = await command(['backtest', ...plain, '--funding', rates('before.csv', start - 30 * day, 6)]);
    expect(before.code).toBe(2);
    expect(before.said).toMatch(
      /settlements from 2023-12-02 to 2023-12-03T16:00Z, none of them within the bars of CRYPTO:BTC-USD, from 2024-01-01 to 2024-01-05/,
    );
    expect((await command(['backtest', ...plain, '--funding', rates('none.csv', start, 0)])).said).toMatch(
      /no settlements in it/,
    );
    const short = [...plain, '--funding', rates('short.csv', start, 4), '--json'];
    const { code, out, said } = await command(['backtest', ...short]);
    expect(code).toBe(0);
    expect(said).toMatch(/^note: --funding .*short.csv has settlements from 2024-01-01 to 2024-01-02 only/m);
    expect(JSON.parse(out).notes).toEqual([expect.stringMatching(/short.csv has settlements/)]);
  });
});

const both = file('both.json', {
  entry: { long: always },
  sizing: { basis: 'fraction', value: { parameter: 'share' } },
  parameters: [{ key: 'share', min: 0.5, max: 0.5, step: 1, value: 0.5 }],
});
const never = file('never.json', {
  entry: { long: { op: 'not', of: always } },
  sizing: { basis: 'fraction', value: 1 },
});
const days = (name: string, count: number, close: number): string =>
  bars(
    name,
    Array.from({ length: count }, () => close),
    24 * hours,
  );
const whole = ['--bars', `US:SPY=${days('whole.csv', 60, 100)}`];

it('settles what is held of an instrument whose bars end at the value that was chosen', async () => {
  const gone = days('gone.csv', 30, 50);
  const options = [both, ...whole, '--bars', `US:GONE=${gone}`, '--cash', '1000'];
  const kept = await answerOf('backtest', options);
  expect(kept.flags).toEqual(expect.arrayContaining(['data-ended', 'open-at-end']));
  expect(kept.notes).toEqual([]);
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

describe('--delisted', () => {
  // Five days before the others.
  const late = [both, ...whole, '--bars', `US:LATE=${days('late.csv', 55, 50)}`, '--cash', '1000'];

  it.each(['backtest', 'verdict', 'sweep'])('says in a %s when nothing ended long enough before', async (verb) => {
    const { code, out, said } = await command([verb, ...late, '--delisted', 'zero', '--json']);
    expect(code, said).toBe(0);
    const note =
      /--delisted zero settles nothing: no bars end more than 14 days before .* name it: --delisted US:LATE=zero/;
    expect(said).toMatch(note);
    expect(JSON.parse(out).notes).toEqual([expect.stringMatching(note)]);
    const plain = await command([verb, ...late, '--delisted', 'zero']);
    expect(plain.said).toMatch(note);
  });

  it('settles what is named, however little earlier it ends, and the only instrument', async () => {
    const { equity, notes } = await answerOf('backtest', [...late, '--delisted', 'US:LATE=zero']);
    expect([equity.at(-1), notes]).toEqual([500, []]);
    const only = await answerOf('backtest', [both, ...whole, '--cash', '1000', '--delisted', 'zero']);
    expect([only.equity.at(-1), only.notes]).toEqual([500, []]);
  });

  it('says when nothing was held of what is gone', async () => {
    const args = [never, ...whole, '--bars', `US:GONE=${days('gone-too.csv', 30, 50)}`, '--delisted', 'zero'];
    const { notes, flags } = await answerOf('backtest', args);
    expect(notes).toEqual([expect.stringMatching(/nothing was held of US:GONE at its last bar/)]);
    expect(flags).not.toContain('delisted');
    expect(flags).not.toContain('open-at-end');
  });

  it.each([
    [['foo'], /must be last, zero or a price of 0 or more.*not "foo"/],
    [['-1'], /must be last, zero or a price.*not "-1"/],
    [['US:LATE=foo'], /not "foo"/],
    [['US:SPY=zero'], /no bars end later than those of US:SPY, so it has not ended/],
    [['US:NONE=zero'], /no bars of US:NONE/],
    [['LATE=zero'], /part before = must be an instrument such as US:A, not "LATE"/],
    [['zero', 'last'], /there twice for all instruments/],
    [['US:LATE=zero', 'US:LATE=last'], /there twice for US:LATE/],
  ])('refuses %j', async (values, message) => {
    const { code, said } = await command(['backtest', ...late, ...values.map((value) => `--delisted=${value}`)]);
    expect([code, said]).toEqual([2, expect.stringMatching(message)]);
  });

  it('says the fourteen days in the help', async () => {
    const { out, said } = await command(['backtest', '--help']);
    expect(out + said).toMatch(/more than 14 days before the last of the others/);
  });
});
