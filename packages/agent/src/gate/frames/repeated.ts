import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { metricKeys } from '../binder.ts';
import type { Claim, FrameScope } from '../claim.ts';
import { namesOfInstrument } from '../instrument-names.ts';
import { changedBy, metricNames, windowOf } from '../metric-names.ts';
import { ownerOf } from '../owners.ts';
import { refusal, unstated } from '../refusals.ts';
import type { Refusal } from '../shapes.ts';

/** The same spelling for `Q2-FY2026`, `Q2 FY2026` and `q2 fy2026`. */
const plainPeriod = (label: string): string => label.replaceAll('-', ' ').trim().toUpperCase();

/** Whether a period that a claim repeats is the figure's own: its label, its last day, or the day it is known of. */
export function isPeriodOf(said: string, { period, asOf, metric }: Fact): boolean {
  const own = [period?.label, period?.end, asOf, windowOf(metric)].flatMap((one) => one ?? []);
  return own.some((label) => plainPeriod(label) === plainPeriod(said));
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
