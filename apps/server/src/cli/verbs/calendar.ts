import { localMinutes } from '@plumbline/model/time-zone';
import type { MarketZone } from '@plumbline/model/time-zone';
import { marketIds } from '@plumbline/model/instrument';
import type { Market, Session } from '@plumbline/model/market';
import { PlumblineError } from '@plumbline/model/errors';
import { calendarStatus, zoneOf } from '@plumbline/model/session-clock';
import { oneOf, readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

export const calendarVerb: Verb = {
  name: 'calendar',
  usage: 'MARKET FROM TO [--json]',
  summary: 'Print the trading sessions of a market between two dates.',
  details: [
    `MARKET is one of ${marketIds.join(', ')}; FROM and TO are dates such as 2026-06-30, both included.`,
    'Instants are UTC, openLocal and closeLocal the time on the exchange’s own clock.',
    'status: verified, secondary or unverified (projected before the exchange has announced it).',
  ],
  async run({ args, out, say }) {
    const { positionals, values } = readArguments(args, { json: { type: 'boolean', default: false } }, [
      'a MARKET, such as us',
      'the first date, such as 2026-01-01',
      'the last date, such as 2026-12-31',
    ]);
    const [id = '', from = '', to = ''] = positionals;
    const { marketById } = await import('@plumbline/model/market-by-id');
    const market = marketById(oneOf('MARKET', id, marketIds));
    const sessions = market.sessions(from, to);
    if (from > to) throw new PlumblineError('bad-input', `${from} is later than ${to}. Put the earlier date first.`);
    const rows = sessions.map((session) => rowOf(market, session));
    const { timeZone, calendarFrom, calendarTo } = market;
    if (values.json) {
      const answer = { market: market.id, timeZone, from, to, onRecord: { from: calendarFrom, to: calendarTo } };
      out(`${JSON.stringify({ ...answer, sessions: rows }, null, 2)}\n`);
      return 0;
    }
    out(`${columns.join(',')}\n${rows.map((row) => `${columns.map((name) => row[name] ?? '').join(',')}\n`).join('')}`);
    const provisional = rows.filter(({ status }) => status === 'unverified').length;
    say(`${market.id}: ${rows.length} sessions, ${timeZone}.`);
    if (provisional > 0) say(`note: the hours or days of ${provisional} of them are not verified; see their status.`);
    return 0;
  },
};

const columns = [
  'date',
  'open',
  'close',
  'breakStart',
  'breakEnd',
  'isHalfDay',
  'openLocal',
  'closeLocal',
  'status',
] as const;

function rowOf(market: Market, session: Session) {
  const zone = zoneOf(market);
  const [lunch] = session.breaks;
  return {
    date: session.date,
    open: instant(session.openAt),
    close: instant(session.closeAt),
    breakStart: lunch === undefined ? null : instant(lunch.startAt),
    breakEnd: lunch === undefined ? null : instant(lunch.endAt),
    isHalfDay: session.isHalfDay,
    openLocal: clock(zone, session.openAt),
    closeLocal: clock(zone, session.closeAt),
    status: calendarStatus(market, session.date),
  };
}

function instant(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z');
}

function clock(zone: MarketZone, at: number): string {
  const minutes = localMinutes(zone, at);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
