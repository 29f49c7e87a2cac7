import type { CorporateAction } from '@plumbline/model/corporate-action';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Fundamentals } from '@plumbline/model/fundamentals';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { codeOf } from '@plumbline/model/instrument';
import type { Source } from '@plumbline/model/source';
import type { Provider, ProviderContext, Sourced } from '../provider.ts';
import { hongKongTables } from './eastmoney/hong-kong-lines.ts';
import type { ReportSpan } from './eastmoney/hong-kong-reports.ts';
import { readHongKongReports } from './eastmoney/hong-kong-reports.ts';
import { normaliseActions } from './eastmoney/normalise-actions.ts';
import { normaliseEvents } from './eastmoney/normalise-events.ts';
import { normaliseHongKongActions } from './eastmoney/normalise-hong-kong-actions.ts';
import type { HongKongRows } from './eastmoney/normalise-hong-kong.ts';
import { normaliseHongKong } from './eastmoney/normalise-hong-kong.ts';
import { normaliseLockUps } from './eastmoney/normalise-lock-ups.ts';
import { normaliseMainland } from './eastmoney/normalise-mainland.ts';
import { listTables, normaliseList, normaliseMembers } from './eastmoney/normalise-list.ts';
import type { ReportQuery } from './eastmoney/build-query.ts';
import { readReport } from './eastmoney/read-report.ts';
import type { ReportRow } from './eastmoney/schema.ts';
import { secucode } from './eastmoney/symbol.ts';
import { pause } from '../deadline.ts';
import { sourceTitles } from '../source-titles.ts';

export interface EastmoneyOptions {
  readonly eastmoneyUrl?: string;
}

const publisher = 'Eastmoney';
const gapMs = 300;

/** Companies in general, banks, securities houses and insurers keep their books in tables of their own. */
const tableKinds = ['G', 'B', 'S', 'I'] as const;
const financialFirst = ['B', 'I', 'S', 'G'] as const;

/** What lists of members are called there. */
const memberLists: ReadonlyMap<InstrumentId, string> = new Map([
  ['SH:^000300', '1'],
  ['SH:^000016', '2'],
  ['SH:^000905', '3'],
  ['SH:^000688', '4'],
]);

/** A table of all companies: seven thousand rows in 2026, those that have left the exchange among them. */
const listPages = 40;

const withoutSplits = 'Splits and consolidations are not in this list.';

/** Years of annual reports, and of the reports between them. */
const annualYears = 15;
const interimYears = 6;

function mainlandOnly(instrument: Instrument): void {
  if (instrument.market !== 'cn' || instrument.kind !== 'stock') {
    throw new PlumblineError(
      'not-covered',
      `Eastmoney lists these of mainland companies only, not of ${instrument.id}.`,
    );
  }
}

function recent(reports: readonly ReportSpan[], today: string): readonly ReportSpan[] {
  const year = Number(today.slice(0, 4));
  return reports.filter(
    ({ end, isAnnual }) => Number(end.slice(0, 4)) >= year - (isAnnual ? annualYears : interimYears),
  );
}

/** Statements of mainland and Hong Kong companies, lists of both, days of results, ends of lock-ups, dividends and bonus issues. No key; its firewall is not that of the price servers. */
export function eastmoneyProvider(options: EastmoneyOptions = {}): Provider {
  const base = (options.eastmoneyUrl ?? 'https://datacenter.eastmoney.com').replace(/\/$/, '');

  const ofCode = (instrument: Instrument): string => `(SECURITY_CODE="${codeOf(instrument.id)}")`;

  const mainland = async (instrument: Instrument, context: ProviderContext): Promise<Sourced<Fundamentals>> => {
    const symbol = secucode(instrument);
    const askedAt = context.clock.now();
    const read = async (table: string): Promise<readonly ReportRow[]> => {
      const filter = `(SECUCODE="${symbol}")`;
      const rows = await readReport(
        base,
        { reportName: `RPT_F10_FINANCE_${table}`, filter, sortColumns: 'REPORT_DATE' },
        context,
      );
      await pause(gapMs, context.signal);
      return rows;
    };
    for (const kind of instrument.sector === 'financials' ? financialFirst : tableKinds) {
      const income = await read(`${kind}INCOME`);
      if (income.length === 0) continue;
      const balance = await read(`${kind}BALANCE`);
      const cash = await read(`${kind}CASHFLOW`);
      return normaliseMainland({ income, balance, cash }, instrument, symbol, askedAt);
    }
    throw new PlumblineError('provider-empty', `Eastmoney has no statements of ${symbol}.`);
  };

  const hongKong = async (instrument: Instrument, context: ProviderContext): Promise<Sourced<Fundamentals>> => {
    const symbol = secucode(instrument);
    const askedAt = context.clock.now();
    const filter = `(SECUCODE="${symbol}")`;
    const list = await readReport(base, { reportName: 'RPT_CUSTOM_HKSK_APPFN_CASHFLOW_SUMMARY', filter }, context);
    const today = dateOf(askedAt);
    const reports = recent(readHongKongReports(list, today), today);
    if (reports.length === 0) throw new PlumblineError('provider-empty', `Eastmoney lists no reports of ${symbol}.`);
    const dates = reports.map((report) => `'${report.end}'`).join(',');
    const tables: HongKongRows[] = [];
    for (const table of hongKongTables) {
      await pause(gapMs, context.signal);
      const query = {
        reportName: table.reportName,
        filter: `${filter}(REPORT_DATE in (${dates}))`,
        sortColumns: 'REPORT_DATE,STD_ITEM_CODE',
        sortTypes: '-1,1',
      };
      tables.push({ table, rows: await readReport(base, query, context) });
    }
    return normaliseHongKong(reports, tables, instrument, symbol, askedAt);
  };

  const hongKongPayments = (instrument: Instrument): ReportQuery => ({
    reportName: 'RPT_HKF10_MAIN_DIVBASIC',
    columns: 'SECURITY_CODE,NOTICE_DATE,REPORT_TYPE,EX_DIVIDEND_DATE,DIVIDEND_DATE,YEAR,PLAN_EXPLAIN,IS_BFP',
    filter: `${ofCode(instrument)}(IS_BFP="0")`,
    sortColumns: 'NOTICE_DATE,EX_DIVIDEND_DATE',
    sortTypes: '-1,-1',
  });

  const sourceOf = (what: 'dividends' | 'results', instrument: Instrument, asOf: string, now: number): Source => ({
    id: `eastmoney-${what}-${codeOf(instrument.id)}`,
    kind: 'filing',
    publisher,
    ...sourceTitles[what](codeOf(instrument.id)),
    url: `https://data.eastmoney.com/stockdata/${codeOf(instrument.id)}.html`,
    retrievedAt: now,
    asOf,
    locator: codeOf(instrument.id),
    simulated: false,
  });

  const actions = async (
    instrument: Instrument,
    context: ProviderContext,
  ): Promise<Sourced<readonly CorporateAction[]>> => {
    const now = context.clock.now();
    const isHongKong = instrument.market === 'hk' && instrument.kind === 'stock';
    if (!isHongKong) mainlandOnly(instrument);
    const query = { reportName: 'RPT_SHAREBONUS_DET', filter: ofCode(instrument), sortColumns: 'EX_DIVIDEND_DATE' };
    const value = isHongKong
      ? normaliseHongKongActions(await readReport(base, hongKongPayments(instrument), context), instrument)
      : normaliseActions(await readReport(base, query, context), instrument);
    const source = sourceOf('dividends', instrument, value.at(-1)?.knownAt ?? dateOf(now), now);
    return { value, source: isHongKong ? { ...source, notes: [withoutSplits] } : source };
  };

  return {
    id: 'eastmoney',
    title: 'Eastmoney (statements)',
    markets: ['cn', 'hk'],
    host: new URL(base).host,
    limits: { requestsPerSecond: 2, concurrency: 1 },
    differsByMarket: true,
    eventKinds: ['earnings', 'lock-up'],
    fundamentals: (instrument, context) =>
      instrument.market === 'hk' ? hongKong(instrument, context) : mainland(instrument, context),
    actions,
    events: async (instrument, context) => {
      mainlandOnly(instrument);
      const now = context.clock.now();
      const filter = ofCode(instrument);
      const results = { reportName: 'RPT_LICO_FN_CPD', filter, sortColumns: 'REPORTDATE' };
      const announced = normaliseEvents(await readReport(base, results, context), instrument);
      await pause(gapMs, context.signal);
      // A condition on the date would be refused by this server; a company has few such days.
      const lockUps = { reportName: 'RPT_LIFT_STAGE', filter, sortColumns: 'FREE_DATE' };
      const freed = normaliseLockUps(await readReport(base, lockUps, context), instrument, dateOf(now));
      const value = [...announced, ...freed].toSorted((a, b) => a.date.localeCompare(b.date));
      const asOf = announced.at(-1)?.date ?? dateOf(now);
      return { value, source: sourceOf('results', instrument, asOf, now) };
    },
    members: async (index, context) => {
      const type = memberLists.get(index.id);
      if (type === undefined) throw new PlumblineError('not-covered', `Eastmoney is not asked who is in ${index.id}.`);
      const now = context.clock.now();
      const columns = 'SECUCODE,SECURITY_CODE,TYPE';
      const query = { reportName: 'RPT_INDEX_TS_COMPONENT', columns, filter: `(TYPE="${type}")` };
      const value = normaliseMembers(
        await readReport(base, { ...query, sortColumns: 'SECURITY_CODE', sortTypes: '1' }, context),
      );
      return { value, source: { ...sourceOf('results', index, dateOf(now), now), ...sourceTitles.members } };
    },
    reference: async (context, market) => {
      const now = context.clock.now();
      const table = market === 'hk' ? listTables.hk : listTables.cn;
      const query = { ...table, filter: '', sortColumns: 'SECURITY_CODE', sortTypes: '1' };
      return normaliseList(await readReport(base, query, context, listPages), market, now);
    },
    probe: async (context) => {
      const query = { reportName: 'RPT_LICO_FN_CPD', filter: '(SECURITY_CODE="600519")(REPORTDATE=\'2020-12-31\')' };
      await readReport(base, query, context);
    },
  };
}
