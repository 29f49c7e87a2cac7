import type { Action } from '../grammar/actions.ts';
import type { StopChange } from '../grammar/edit-forms.ts';
import type { Reentry } from '../grammar/jargon.ts';
import { percentText } from '../grammar/stops.ts';
import type { Edge } from '../parse/chart.ts';

export type { StopChange } from '../grammar/edit-forms.ts';

/** The stop of that kind after the change, in the notation of strategies; null where there is none such. */
export function changedStop(stops: readonly string[], change: StopChange): string | null {
  const old = stops.find((one) => one.startsWith(`${change.kind} `));
  const [, far] = /^\w+ ([\d.]+)% /u.exec(old ?? '') ?? [];
  if (old === undefined || far === undefined || old.includes(' sells ')) return null;
  const next = change.is === 'to' ? change.to : Number(far) / 100 + change.by;
  const isOther = change.is === 'to' && percentText(change.from) !== percentText(Number(far) / 100);
  if (isOther || next <= 0 || next >= 1) return null;
  return old.replace(`${far}%`, `${percentText(next)}%`);
}

/** One stop of a kind, and parts that are sold on the way beside it, one at each gain. */
export function withStop(stops: readonly string[], text: string): readonly string[] {
  const [kind] = text.split(' ');
  const [gain = '', part] = text.split(' sells ');
  const rest = stops.filter((one) =>
    part === undefined ? !one.startsWith(`${kind} `) || one.includes(' sells ') : !one.startsWith(`${gain} sells `),
  );
  return [...rest, text];
}

/** The one wait after an exit; null for what is none. */
export function withWait(constraints: readonly string[], said: string | Reentry): readonly string[] | null {
  const text = typeof said === 'string' ? said : said.whose.length === 0 ? said.text : '';
  return text.startsWith('no entry for ')
    ? [...constraints.filter((one) => !one.startsWith('no entry for ')), text]
    : null;
}

/** Symbols that the reader of changes wants laid by themselves. */
export const editStanding: readonly string[] = [
  'swap',
  'removal',
  'whatever',
  'noise',
  'trade',
  'smoothing',
  'topMany',
  'instead',
  'since',
  'barred',
  'stopChange',
  'constraint',
  'reentry',
  'sideLevel',
  'termSwap',
  'stopSwap',
  'bothSides',
  'required',
  'newLine',
  'elseInstead',
  'growth',
  'growthMax',
  'cap',
  'awayFrom',
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
