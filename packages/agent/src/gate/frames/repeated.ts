import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { metricKeys } from '../binder.ts';
import type { Claim, Field, Frame, FrameScope } from '../claim.ts';
import { namesOfInstrument } from '../instrument-names.ts';
import { changedBy, metricNames, windowOf } from '../metric-names.ts';
import { ownerOf } from '../owners.ts';
import type { PeriodWord } from '../periods.ts';
import { dateAt, fits, periodPhrases } from '../periods.ts';
import { notTaken, passageRefusal, refusal, unstated } from '../refusals.ts';
import type { Refusal } from '../shapes.ts';

/** The same spelling for `Q2-FY2026`, `Q2 FY2026` and `q2 fy2026`. */
const plainPeriod = (label: string): string => label.replaceAll('-', ' ').trim().toUpperCase();

/** The time that a claim names, in any spelling that texts have for it: `fiscal 2026`, `FY26`, 2026 财年; null for other words. */
export function periodNamed(said: string): PeriodWord | null {
  const text = said
    .normalize('NFKC')
    .trim()
    .replace(/^FY ?'?(\d\d)$/i, 'FY20$1');
  const found = dateAt(text, 0);
  const word = found?.to === text.length ? found.word : periodPhrases.get(text.toLowerCase());
  // Others are said of a time that the words around them give.
  return word !== undefined && ['label', 'calendar', 'date', 'span'].includes(word.kind) ? word : null;
}

/** Whether a period that a claim repeats is the figure's own: its label, its last day, or the day it is known of. */
export function isPeriodOf(said: string, fact: Fact): boolean {
  const { period, asOf, metric } = fact;
  // A year alone is the calendar's, which a fiscal one may not be.
  const last = period?.end.length === 'YYYY-MM-DD'.length ? period.end : undefined;
  const own = [period?.label, last, asOf, windowOf(metric)].flatMap((one) => one ?? []);
  if (own.some((label) => plainPeriod(label) === plainPeriod(said))) return true;
  const word = periodNamed(said);
  return word !== null && fits(fact, word, { alike: () => [fact] });
}

/** Whether words are the id of an instrument, its code or one of its names. */
function isCalled(said: string, id: string, instrument: Instrument | undefined): boolean {
  const names = [id, id.slice(id.indexOf(':') + 1), ...namesOfInstrument(instrument)];
  return names.some((name) => name.toLowerCase() === said.trim().toLowerCase());
}

/** Whether a subject that a claim repeats is the owner of the figure: by its id, its code or a name. */
export function isSubjectOf(said: string, fact: Fact, { instruments }: FrameScope): boolean {
  const owner = ownerOf(fact);
  if (owner === undefined) return fact.id.replace(/^c\d+:/, '').startsWith(`${said}/`);
  return said.trim() === owner || isCalled(said, owner, instruments.get(owner));
}

/** What a handle itself calls its figure: `US10Y/yield10Y`. */
const nameInHandle = (id: string): string => id.slice(id.lastIndexOf('/') + 1).replace(/\..*$/, '');

/** Whether a kind of figure that a claim repeats is the figure's: by its id or a name it goes by. A change may go by what changes. */
export function isMetricOf(said: string, fact: Fact): boolean {
  const meant = metricNames.get(said.trim().toLowerCase().normalize('NFKC'));
  const keys = [...metricKeys(fact), nameInHandle(fact.id), ...(changedBy(fact) ?? [])];
  return keys.some((key) => key === said || meant?.has(key) === true);
}

/** Whether a figure is known, and what the claim repeats of it is so. What it does not repeat is not asked for. */
export function checkRepeated(claim: Claim, handle: string | undefined, scope: FrameScope): Refusal | null {
  const { binder } = scope;
  if (handle === undefined) return unstated('handle', 'handles');
  const fact = binder.factOf(handle);
  const unknown = binder.isKnown(handle);
  if (unknown !== null || fact === null) return unknown;
  return checkStated(claim, fact, scope);
}

/** Whether what a claim repeats of a figure is so. */
export function checkStated({ subject, metric, period }: Claim, fact: Fact, scope: FrameScope): Refusal | null {
  const handle = fact.id;
  if (subject !== undefined && !isSubjectOf(subject, fact, scope)) return refusal('subject', `{${handle}}`);
  if (metric !== undefined && !isMetricOf(metric, fact)) return refusal('metric', `{${handle}}`);
  return period !== undefined && !isPeriodOf(period, fact) ? refusal('period', `{${handle}}`) : null;
}

/** Whether one figure of a claim is known and is what the claim repeats of it: its subject and its kind have to be repeated. */
export function checkFigure(claim: Claim, handle: string | undefined, scope: FrameScope): Refusal | null {
  const wrong = checkRepeated(claim, handle, scope);
  const fact = handle === undefined ? null : scope.binder.factOf(handle);
  if (wrong !== null || fact === null) return wrong;
  if (claim.subject === undefined && fact.instrumentId !== undefined) return unstated('subject', 'subject');
  return claim.metric === undefined ? unstated('metric', 'metric') : null;
}

/** Several figures at once: each is known, and its subject is the claim's where that is said. Their kinds and times differ. */
export function checkEach(claim: Claim, least: number, scope: FrameScope): Refusal | null {
  const { say, handles, subject } = claim;
  if (handles.length < least || new Set(handles).size < handles.length)
    return unstated('handle', `handles (${least}+)`);
  const repeated = { say, handles, ...(subject === undefined ? {} : { subject }) };
  for (const handle of handles) {
    const wrong = checkRepeated(repeated, handle, scope);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** The instrument that a claim names: by its id, its code or a name. */
export function subjectNamed(said: string, { instruments }: FrameScope): Instrument | null {
  return [...instruments.values()].find((one) => isCalled(said, one.id, one)) ?? null;
}

const halfYear = 183 * 24 * 3600 * 1000;

/** Whether figures cover spans of one length, and where they are of several owners, of one time. */
export function areOfOneTime(facts: readonly Fact[]): boolean {
  const [first, ...rest] = facts;
  return rest.every((one) => {
    const [a, b] = [first?.period, one.period];
    if (a?.kind !== b?.kind) return false;
    if (a === undefined || b === undefined || a.label === b.label || first?.instrumentId === one.instrumentId)
      return true;
    const apart = Math.abs(Date.parse(a.end) - Date.parse(b.end));
    return a.end.length === b.end.length && a.end.length > 4 && apart < halfYear;
  });
}

/** Whether a claim states nothing that its frame does not take, and nothing that none of its figures, or not its passage, is. */
export function checkTaken(claim: Claim, { fields, most }: Frame, scope: FrameScope): Refusal | null {
  const { say: _say, strange = [], ...stated } = claim;
  const given = Object.keys(stated).filter((name) => name !== 'handles' || claim.handles.length > 0);
  const [other] = [...strange, ...given.filter((name) => !fields.includes(name as Field))];
  if (other !== undefined) return notTaken(other);
  if (most !== undefined && claim.handles.length > most) return notTaken(`{${claim.handles[most] ?? ''}}`);
  const facts: Fact[] = [];
  for (const handle of claim.handles) {
    const fact = scope.binder.factOf(handle);
    if (fact === null) return refusal('handle', `{${handle}}`);
    facts.push(fact);
  }
  return checkSpanOf(claim, scope) ?? checkAnyOf(claim, facts, scope);
}

function checkSpanOf({ span = '', subject }: Claim, { spans, instruments }: FrameScope): Refusal | null {
  const found = spans.get(span);
  if (found === undefined || subject === undefined) return null;
  const owner = found.instrumentId ?? '';
  return isCalled(subject, owner, instruments.get(owner)) ? null : passageRefusal('subject', found.text);
}

function checkAnyOf({ subject, metric, period }: Claim, facts: readonly Fact[], scope: FrameScope): Refusal | null {
  const [first] = facts;
  if (first === undefined) return null;
  const handle = `{${first.id}}`;
  const isOf = (test: (fact: Fact) => boolean): boolean => facts.some(test);
  if (subject !== undefined && !isOf((fact) => isSubjectOf(subject, fact, scope))) return refusal('subject', handle);
  if (metric !== undefined && !isOf((fact) => isMetricOf(metric, fact))) return refusal('metric', handle);
  return period === undefined || isOf((fact) => isPeriodOf(period, fact)) ? null : refusal('period', handle);
}
