import { describe, expect, it } from 'vitest';
import { command } from '../../testing/test-command.ts';

const fees = (market: string, options: string) =>
  command(['fees', market, ...`--price 10.05 --quantity 1000 --date 2026-11-20 ${options}`.split(' ')]);

describe('plumbline calendar', () => {
  it('prints sessions as JSON with UTC instants, the exchange’s own clock and their standing', async () => {
    const { code, out } = await command(['calendar', 'us', '2026-11-25', '2026-11-30', '--json']);
    const { sessions, ...rest } = JSON.parse(out);
    expect([code, rest.market, rest.timeZone]).toEqual([0, 'us', 'America/New_York']);
    expect(sessions.map(({ date }: { readonly date: string }) => date)).toEqual([
      '2026-11-25',
      '2026-11-27',
      '2026-11-30',
    ]);
    expect(sessions[1]).toEqual({
      date: '2026-11-27',
      open: '2026-11-27T14:30:00Z',
      close: '2026-11-27T18:00:00Z',
      breakStart: null,
      breakEnd: null,
      isHalfDay: true,
      openLocal: '09:30',
      closeLocal: '13:00',
      status: 'verified',
    });
  });

  it('says that days of a year not yet announced are a projection', async () => {
    const { out, said } = await command(['calendar', 'cn', '2026-12-31', '2027-01-05']);
    const [head, ...rows] = out.trim().split('\n');
    expect(head).toBe('date,open,close,breakStart,breakEnd,isHalfDay,openLocal,closeLocal,status');
    expect(rows.map((row) => [row.slice(0, 10), row.split(',').at(-1)])).toEqual([
      ['2026-12-31', 'verified'],
      ['2027-01-04', 'unverified'],
      ['2027-01-05', 'unverified'],
    ]);
    expect(said).toContain('2 of them are not verified');
  });

  it.each([
    [['calendar'], 2, /Say a MARKET/],
    [['calendar', 'uk', '2026-01-01', '2026-01-02'], 2, /MARKET must be one of us, cn, hk, crypto/],
    [['calendar', 'us', '2026-02-30', '2026-03-02'], 2, /"2026-02-30" is not a date/],
    [['calendar', 'us', '2026-03-02', '2026-03-01'], 2, /Put the earlier date first/],
    [['calendar', 'us', '1990-01-01', '1990-02-01'], 3, /on record from 1998-01-01/],
  ] as const)('refuses %j', async (args, code, sentence) => {
    const answer = await command(args);
    expect([answer.code, answer.out]).toEqual([code, '']);
    expect(answer.said).toMatch(sentence);
  });
});

describe('plumbline fees', () => {
  it('names every component with its rule, source and standing, and the total', async () => {
    const { code, out } = await fees('cn', '--side sell --symbol SH:600519 --json');
    const answer = JSON.parse(out);
    expect([code, answer.currency, answer.total]).toEqual([0, 'CNY', 10.1255]);
    expect(answer.components).toMatchObject([
      { name: 'commission-online', amount: 5, ruleId: 'cn-commission-online@2004-01-01' },
      { name: 'stamp-duty', amount: 5.025, from: '2023-08-28', status: 'verified' },
      { name: 'transfer-fee-sse', amount: expect.closeTo(0.1005, 12) },
    ]);
    expect(answer.components.every(({ source }: { readonly source: string }) => source.length > 3)).toBe(true);
  });

  it('takes the user’s own commission, a preset, a venue’s tier, and an exemption of funds', async () => {
    const totalOf = async (market: string, options: string) =>
      JSON.parse((await fees(market, `--json --rounding cent ${options}`)).out).total;
    expect(await totalOf('cn', '--side buy --rate 0.001 --minimum 1')).toBe(10.15);
    expect(await totalOf('hk', '--side buy --commission bank')).toBe(112.28);
    expect(await totalOf('crypto', '--side buy --venue kraken --tier 50k --liquidity maker')).toBe(14.07);
    expect((await fees('hk', '--side buy --symbol HK:02800')).out).not.toContain('stamp-duty');
    expect((await fees('hk', '--side buy --symbol HK:00700')).out).toContain('stamp-duty');
  });

  it.each([
    ['cn', '--side hold', 2, /--side must be one of buy, sell/],
    ['cn', '', 2, /Say --side/],
    ['cn', '--side buy --price 0', 2, /--price must be a positive number/],
    ['cn', '--side buy --quantity many', 2, /--quantity must be a positive number/],
    ['cn', '--side buy --date yesterday', 2, /--date must be a date/],
    ['cn', '--side buy --symbol US:NVDA', 2, /does not trade in market cn/],
    ['cn', '--side buy --commission gold', 2, /choose one of online, maximum/],
    ['cn', '--side buy --commission online --rate 0.1', 2, /not both/],
    ['crypto', '--side buy --venue kraken --tier gold', 2, /choose one of Lowest, 10k, 50k, 100k/],
    ['us', '--side sell --date 1999-05-04', 3, /On record: 2007-03-17 to now/],
  ] as const)('%s %s is refused', async (market, options, code, sentence) => {
    const answer = await fees(market, options === '' ? '--json' : options);
    expect([answer.code, answer.out]).toEqual([code, '']);
    expect(answer.said).toMatch(sentence);
  });
});
