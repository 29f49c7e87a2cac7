import type { Fact } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { fiscalLabel } from '@plumbline/model/period-label';
import { allMetrics, labelOf } from '@plumbline/quant/catalogue/catalogue';
import type { Said } from '../binder.ts';
import type { Claim, FrameScope } from '../claim.ts';
import { windowOf } from '../metric-names.ts';
import { dateAt } from '../periods.ts';
import type { PeriodWord } from '../periods.ts';
import { refusal } from '../refusals.ts';
import type { Refusal } from '../shapes.ts';

const known = new Set(allMetrics().map(({ id }) => id));

/** Said of no company, whichever report they stand in. */
const ofTheMarket: ReadonlySet<string> = new Set(['riskFreeRate', 'equityRiskPremium', 'countryPremium']);

/** What a fact is about, in every language: its instrument, or nothing. */
export function ownerName(fact: Fact, { instruments }: FrameScope): LocalText | null {
  if (ofTheMarket.has(fact.metric)) return null;
  return fact.instrumentId === undefined ? null : (instruments.get(fact.instrumentId)?.name ?? null);
}

export function labelOfFact({ metric }: Pick<Fact, 'metric'>): LocalText {
  return known.has(metric) ? labelOf(metric) : localText(metric, metric, metric);
}

const years: Readonly<Record<string, LocalText>> = {
  '1Y': localText(' over one year', '近一年', '近一年'),
  '3Y': localText(' over three years', '近三年', '近三年'),
  '5Y': localText(' over five years', '近五年', '近五年'),
  '10Y': localText(' over ten years', '近十年', '近十年'),
};
const untimed = localText('', '', '');

/** ` in FY2026` and its like; empty where the figure has no period, or its name says it. */
export function whenOf({ period, metric }: Fact): LocalText {
  if (period === undefined || period.kind === 'instant') return untimed;
  // `Return, 1 month`, `52-week high`: the name holds the stretch.
  if (windowOf(metric) !== null || metric.endsWith('52w')) return untimed;
  const span = years[period.label];
  if (span !== undefined) return span;
  if (period.kind === 'trailing') {
    return localText(' over the last twelve months', '最近十二个月', '最近十二個月');
  }
  const [, count = '', unit] = /^(\d+)(?:-\d+)?([DM])$/.exec(period.label) ?? [];
  if (unit === undefined) {
    const { en, 'zh-CN': simplified, 'zh-HK': traditional } = periodName(period.label);
    return localText(` in ${en}`, ` ${simplified}`, ` ${traditional}`);
  }
  // `50-day average` again.
  if (/\b(day|week|month|year)s?\b/i.test(labelOfFact({ metric }).en)) return untimed;
  return unit === 'D'
    ? localText(` over ${count} days`, `近 ${count} 日`, `近 ${count} 日`)
    : localText(` over ${count} months`, `近 ${count} 个月`, `近 ${count} 個月`);
}

/** `FY2026`, in the words of each language. */
export const periodName = (label: string): LocalText =>
  localText(label, fiscalLabel(label, 'zh-CN'), fiscalLabel(label, 'zh-HK'));

const anyPeriod: readonly PeriodWord[] = [];

/** What a claim says of one of its figures, for the binder. */
export function saidBy(claim: Claim, fact: Fact): Said | Refusal {
  const { subject, metric, period } = claim;
  const word = period === undefined ? null : dateAt(period, 0);
  if (period !== undefined && word === null && period !== fact.period?.label) return refusal('period', `{${fact.id}}`);
  const own: readonly PeriodWord[] =
    fact.period === undefined ? anyPeriod : [{ kind: 'label', label: fact.period.label.replaceAll('-', ' ') }];
  return {
    subject: subject === undefined ? null : new Set([subject]),
    metrics: metric === undefined ? null : new Set([metric]),
    // The sentence prints the figure's own period, so an older figure is no lie.
    periods: word === null ? own : [word.word],
    isAssumed: false,
  };
}

/** Whether one figure of a claim is known and is what the claim repeats of it. */
export function checkFigure(claim: Claim, handle: string | undefined, { binder }: FrameScope): Refusal | null {
  if (handle === undefined) return refusal('handle', claim.say);
  const fact = binder.factOf(handle);
  const unknown = binder.isKnown(handle);
  if (unknown !== null || fact === null) return unknown;
  if (claim.subject === undefined && fact.instrumentId !== undefined) return refusal('subject', `{${handle}}`);
  if (claim.metric === undefined) return refusal('metric', `{${handle}}`);
  const said = saidBy(claim, fact);
  return 'code' in said ? said : binder.level(handle, said, { subject: null });
}

/** The fact behind a handle that was checked. */
export function checked(handle: string | undefined, { binder }: FrameScope): Fact {
  const fact = handle === undefined ? null : binder.factOf(handle);
  if (fact === null) throw new Error(`no fact behind ${handle ?? 'nothing'}`);
  return fact;
}

/** A page as it is cited. */
export function pageText(page: number): LocalText {
  const number = String(page);
  return localText(`page ${number}`, `第 ${number} 页`, `第 ${number} 頁`);
}
