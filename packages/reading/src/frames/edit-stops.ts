import type { Action } from '../grammar/actions.ts';
import type { StopChange } from '../grammar/edit-forms.ts';
import { percentText } from '../grammar/stops.ts';
import type { Edge } from '../parse/chart.ts';

export type { StopChange } from '../grammar/edit-forms.ts';

/** The stop of that kind after the change, in the notation of strategies; null where there is none such. */
export function changedStop(stops: readonly string[], change: StopChange): string | null {
  const old = stops.find((one) => one.startsWith(`${change.kind} `));
  const [, far] = /^\w+ ([\d.]+)% /u.exec(old ?? '') ?? [];
  if (old === undefined || far === undefined) return null;
  const next = change.is === 'to' ? change.to : Number(far) / 100 + change.by;
  const isOther = change.is === 'to' && percentText(change.from) !== percentText(Number(far) / 100);
  if (isOther || next <= 0 || next >= 1) return null;
  return old.replace(`${far}%`, `${percentText(next)}%`);
}

/** Symbols that the reader of changes wants laid by themselves. */
export const editStanding: readonly string[] = [
  'swap',
  'removal',
  'trade',
  'smoothing',
  'topMany',
  'instead',
  'since',
  'barred',
  'stopChange',
  'sideLevel',
  'system',
  'lapse',
  'outcome',
  'fill',
  'edit:change',
  'edit:add',
  'edit:remove',
  'fn:enough',
  'fn:instead',
  'fn:filterWord',
  'fn:same',
];

/** Somebody buys something in it: it may be a strategy of its own. */
export const isOpening = ({ symbol, value }: Edge): boolean =>
  symbol === 'instrument' ||
  symbol === 'traded' ||
  (symbol === 'action' && /^(buy|hold|short)$/u.test((value as Action).does));
