import type { CorporateAction } from '@plumbline/model/corporate-action';
import { addDays, dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import type { Provider, ProviderContext, Sourced } from '../provider.ts';
import type { KeySource } from './keyed/key.ts';
import { requireKey } from './keyed/key.ts';
import { actionsBeside } from './listed/actions-beside.ts';
import { pause } from '../deadline.ts';
import { listedBars } from './listed/listed-bars.ts';
import { shortHistoryNotes } from './listed/short-history.ts';
import type { TushareTable } from './tushare/build-query.ts';
import {
  balanceTable,
  cashTable,
  dailyTable,
  disclosureTable,
  dividendTable,
  incomeTable,
  lockUpTable,
  membersTable,
  tushareSymbol,
} from './tushare/build-query.ts';
import { normaliseActions, normaliseBars } from './tushare/normalise-bars.ts';
import { normaliseEvents } from './tushare/normalise-events.ts';
import { normaliseStatements } from './tushare/normalise-statements.ts';
import { normaliseIndexChanges } from './tushare/normalise-index-changes.ts';
import type { TushareRow } from './tushare/read-table.ts';
import { readTable } from './tushare/read-table.ts';
import { sourceTitles } from '../source-titles.ts';

export interface TushareOptions {
  readonly key: KeySource;
  readonly tushareUrl?: string;
}

const publisher = 'Tushare';
const site = 'https://tushare.pro';

/** Indices whose lists of members Tushare has, with how many members each has. */
const memberCounts: ReadonlyMap<InstrumentId, number> = new Map([['SH:^000300', 300]]);
/** Two years of monthly lists, in parts that an answer can hold. */
const listParts = 4;
const partDays = 184;
const gapMs = 500;

const compact = (date: string): string => date.replaceAll('-', '');

function mainlandOnly(instrument: Instrument): void {
  if (instrument.market !== 'cn' || instrument.kind !== 'stock') {
    throw new PlumblineError(
      'not-covered',
      `Tushare is asked for this of mainland companies only, not of ${instrument.id}.`,
    );
  }
}

/** Mainland and Hong Kong bars, dividends, days of results, ends of lock-ups and statements with the days of every version. With a token; statements need 2,000 points. */
export function tushareProvider(options: TushareOptions): Provider {
  const url = (options.tushareUrl ?? 'https://api.tushare.pro').replace(/\/$/, '');
  const read = (table: TushareTable, params: Readonly<Record<string, string>>, context: ProviderContext) =>
    readTable(url, requireKey(options.key, publisher), table, params, context);

  const actions = async (
    instrument: Instrument,
    context: ProviderContext,
  ): Promise<Sourced<readonly CorporateAction[]>> => {
    mainlandOnly(instrument);
    const symbol = tushareSymbol(instrument);
    const now = context.clock.now();
    const value = normaliseActions(await read(dividendTable, { ts_code: symbol }, context), instrument);
    return {
      value,
      source: {
        id: `tushare-dividends-${symbol}`,
        kind: 'filing',
        publisher,
        title: `${symbol} dividends and bonus issues`,
        url: site,
        retrievedAt: now,
        asOf: value.at(-1)?.knownAt ?? dateOf(now),
        locator: symbol,
        simulated: false,
      },
    };
  };

  return {
    id: 'tushare',
    title: publisher,
    markets: ['cn', 'hk'],
    host: new URL(url).host,
    limits: { requestsPerSecond: 2, concurrency: 1 },
    differsByMarket: true,
    bars: async (request, context) => {
      const { instrument, interval, from, to } = request;
      if (interval !== '1d')
        throw new PlumblineError('not-covered', `Tushare is asked for daily bars only, not for ${interval}.`);
      const symbol = tushareSymbol(instrument);
      const askedAt = context.clock.now();
      const span = {
        ...(from === undefined ? {} : { start_date: compact(from) }),
        ...(to === undefined ? {} : { end_date: compact(to) }),
      };
      const rows = await read(dailyTable(instrument), { ts_code: symbol, ...span }, context);
      const isShare = instrument.market === 'cn' && instrument.kind === 'stock';
      const beside = await actionsBeside(isShare ? actions : undefined, instrument, context);
      const bars = normaliseBars(rows, instrument, symbol);
      return listedBars(request, {
        providerId: 'tushare',
        publisher,
        symbol,
        url: site,
        rows: bars,
        adjustment: 'none',
        actions: beside.actions,
        lacksActions: beside.lacksActions,
        notes: [...beside.notes, ...shortHistoryNotes(request, bars.at(-1)?.date)],
        askedAt,
      });
    },
    actions,
    fundamentals: async (instrument, context) => {
      mainlandOnly(instrument);
      const symbol = tushareSymbol(instrument);
      const askedAt = context.clock.now();
      const id = `tushare-statements-${symbol}`;
      const params = { ts_code: symbol };
      const tables = {
        income: await read(incomeTable, params, context),
        balance: await read(balanceTable, params, context),
        cash: await read(cashTable, params, context),
      };
      const items = normaliseStatements(tables, symbol, id);
      if (items.length === 0) throw new PlumblineError('provider-empty', `Tushare has no statements of ${symbol}.`);
      return {
        value: { instrumentId: instrument.id, items },
        source: {
          id,
          kind: 'filing',
          publisher,
          ...sourceTitles.statementsAsAnnounced(symbol),
          url: site,
          retrievedAt: askedAt,
          asOf: items.reduce((latest, item) => (item.knownAt > latest ? item.knownAt : latest), ''),
          locator: symbol,
          simulated: false,
        },
      };
    },
    eventKinds: ['earnings', 'lock-up', 'index-change'],
    events: async (instrument, context) => {
      mainlandOnly(instrument);
      const symbol = tushareSymbol(instrument);
      const askedAt = context.clock.now();
      const today = dateOf(askedAt);
      const disclosures = await read(disclosureTable, { ts_code: symbol }, context);
      await pause(gapMs, context.signal);
      const floats = await read(lockUpTable, { ts_code: symbol }, context);
      const value = normaliseEvents(disclosures, floats, instrument, today);
      if (value.length === 0) throw new PlumblineError('provider-empty', `Tushare has no events of ${symbol}.`);
      return {
        value,
        source: {
          id: `tushare-events-${symbol}`,
          kind: 'filing',
          publisher,
          ...sourceTitles.results(symbol),
          url: site,
          retrievedAt: askedAt,
          asOf: value.findLast(({ date }) => date <= today)?.date ?? today,
          locator: symbol,
          simulated: false,
        },
      };
    },
    indexChanges: async (index, context) => {
      const members = memberCounts.get(index.id);
      if (members === undefined)
        throw new PlumblineError('not-covered', `Tushare is asked for no members of ${index.id}.`);
      const symbol = tushareSymbol(index);
      const askedAt = context.clock.now();
      const today = dateOf(askedAt);
      const rows: TushareRow[] = [];
      for (let part = listParts; part > 0; part--) {
        const from = addDays(today, -part * partDays);
        const span = { start_date: compact(from), end_date: compact(addDays(from, partDays - 1)) };
        rows.push(...(await read(membersTable, { index_code: symbol, ...span }, context)));
        await pause(gapMs, context.signal);
      }
      if (rows.length === 0)
        throw new PlumblineError('provider-empty', `Tushare has no lists of members of ${symbol}.`);
      const value = normaliseIndexChanges(rows, members);
      return {
        value,
        source: {
          id: `tushare-members-${symbol}`,
          kind: 'reference',
          publisher,
          title: `${index.name.en}: changes between lists of members`,
          url: site,
          retrievedAt: askedAt,
          asOf: value.at(-1)?.date ?? today,
          locator: symbol,
          simulated: false,
        },
      };
    },
    probe: async (context) => {
      const table = { name: 'trade_cal', fields: ['exchange', 'cal_date', 'is_open'] };
      await read(table, { exchange: 'SSE', start_date: '20240102', end_date: '20240102' }, context);
    },
  };
}
