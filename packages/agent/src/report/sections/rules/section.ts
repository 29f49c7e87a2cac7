import { localText } from '@plumbline/model/local-text';
import { PlumblineError } from '@plumbline/model/errors';
import { limitsAround } from '@plumbline/model/price-limits';
import { ruleOn, tickFor } from '@plumbline/model/market-rules';
import type { RuleQuery } from '@plumbline/model/market-rules';
import { dateOf, timeOf } from '@plumbline/model/date';
import type { Block } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';
import type { ReportContext } from '../../context.ts';
import { valueOf } from '../../fact-lookup.ts';
import { ruleTexts as texts } from './texts.ts';
import { ownSource } from '../../own-source.ts';
import { premiums } from './other-listings.ts';
import { figure, paragraph } from '../../paragraph.ts';
import type { ReportSection } from '../../section.ts';
import { monthsBefore } from '@plumbline/quant/catalogue/return-window';

const ruleSource = 'market-rules';
const rulesTitle = localText('Market rules on record', '已收录的市场规则', '已收錄的市場規則');

function queryOf({ instrument, asOf }: ReportContext): RuleQuery {
  return { market: instrument.market, date: asOf, instrumentId: instrument.id, kind: instrument.kind };
}

/** What a rule says on the report's date; null where none is on record. */
function inForce<T>(find: () => T): T | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof PlumblineError && error.code === 'no-rule') return null;
    throw error;
  }
}

function ruleFact(context: ReportContext, metric: 'priceLimit' | 'boardLot', value: number, ruleId: string): string {
  const { book, asOf, simulated } = context;
  book.addSource({
    id: ruleSource,
    kind: 'reference',
    publisher: 'Plumbline',
    title: rulesTitle.en,
    titles: rulesTitle,
    retrievedAt: timeOf(asOf),
    asOf,
    locator: ruleSource,
    simulated,
  });
  const source = { id: ruleSource, locator: ruleId };
  return book.observed({ id: metric, metric, value, asOf, knownAt: asOf, source }).id;
}

/** Sessions of the last year that closed at a limit, counted with the rule in force on each day. */
function limitDays(context: ReportContext): { readonly up: number; readonly down: number } | null {
  const { bars, instrument, asOf } = context;
  const history = bars.get(instrument.id, 'none');
  if (history === null) return null;
  const { time, close } = history.series.columns;
  const since = timeOf(monthsBefore(asOf, 12));
  const days = { up: 0, down: 0 };
  for (let at = 1; at < time.length; at += 1) {
    const [opened, before, last] = [time[at] ?? 0, close[at - 1] ?? Number.NaN, close[at] ?? Number.NaN];
    if (opened < since) continue;
    const query = { ...queryOf(context), date: dateOf(opened) };
    const rule = inForce(() => ruleOn('price-limit', query));
    const step = inForce(() => tickFor({ ...query, price: last }));
    if (rule === null || step === null) return null;
    const { up, down } = limitsAround(before, rule.value, step.tick);
    if (up !== null && last >= up) days.up += 1;
    if (down !== null && last <= down) days.down += 1;
  }
  return days;
}

function limits(context: ReportContext): readonly LocalParts[] {
  const rule = inForce(() => ruleOn('price-limit', queryOf(context)));
  if (rule === null || rule.value.up === null) return [];
  const limit = ruleFact(context, 'priceLimit', rule.value.up, rule.id);
  const found = limitDays(context);
  if (found === null) return [paragraph(texts.limitOnly, { limit: figure(limit) })];
  const { book, asOf } = context;
  const source = ownSource(context);
  const count = (metric: 'limitUpDays' | 'limitDownDays', value: number): string =>
    book.observed({ id: metric, metric, value, asOf, knownAt: asOf, source: { id: source, locator: metric } }).id;
  const [up, down] = [count('limitUpDays', found.up), count('limitDownDays', found.down)];
  return [paragraph(texts.limits, { limit: figure(limit), up: figure(up), down: figure(down) })];
}

function lot(context: ReportContext): readonly LocalParts[] {
  const { book, instrument } = context;
  const rule = inForce(() => ruleOn('lot', queryOf(context)));
  if (rule === null || rule.value.min === null || rule.value.min <= 1 || valueOf(book, 'price') === null) return [];
  const size = ruleFact(context, 'boardLot', rule.value.min, rule.id);
  const cost = (valueOf(book, 'price') ?? 0) * rule.value.min;
  const value = book.derived({
    id: 'lotValue',
    // The price is known to its own digits only: cents of a whole lot would feign more.
    ...(cost < 1000 ? {} : { decimals: 0 }),
    metric: 'lotValue',
    expression: 'price * lot',
    inputs: [
      { name: 'price', fact: 'price' },
      { name: 'lot', fact: size },
    ],
    currency: instrument.currency,
  }).id;
  return [paragraph(texts.lot, { lot: figure(size), value: figure(value) })];
}

function words(context: ReportContext): readonly LocalParts[] {
  const settlement = inForce(() => ruleOn('settlement', queryOf(context)));
  const short = inForce(() => ruleOn('short-sale', queryOf(context)));
  return [
    ...(settlement !== null && settlement.value.resaleDays > 0 ? [paragraph(texts.nextDay, {})] : []),
    ...(short === null ? [] : [paragraph(texts.short[short.value.allowed], {})]),
    ...(context.template === 'crypto' ? [paragraph(texts.always, {})] : []),
  ];
}

/** What can be traded a day, which says how fast a position can be left. */
function turnover(context: ReportContext): readonly LocalParts[] {
  const { book, instrument } = context;
  const volume = book.get('averageVolume.20D');
  if (volume === null || volume.value === null || instrument.kind === 'index' || valueOf(book, 'price') === null)
    return [];
  const id = book.derived({
    id: 'dailyTurnover',
    metric: 'dailyTurnover',
    expression: 'price * volume',
    inputs: [
      { name: 'price', fact: 'price' },
      { name: 'volume', fact: volume.id },
    ],
    currency: instrument.currency,
  }).id;
  return valueOf(book, id) === null ? [] : [paragraph(texts.turnover, { turnover: figure(id) })];
}

/** What the rules of its market mean for a holder: limits, lots, when it may be sold again, how much trades. */
export const rulesSection: ReportSection = {
  key: 'rules',
  templates: ['company', 'crypto', 'fund'],
  stage: 'technicals',
  order: 6,
  build: (context) => {
    const items = [...limits(context), ...lot(context), ...words(context), ...premiums(context), ...turnover(context)];
    if (items.length === 0) return { key: 'rules', status: 'not-runnable', why: texts.nothing, blocks: [] };
    const blocks: readonly Block[] = [{ kind: 'bullets', items }];
    return { key: 'rules', status: 'ok', blocks };
  },
};
