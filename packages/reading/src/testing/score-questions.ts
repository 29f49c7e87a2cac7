import type { PrintedReading } from '../print-reading.ts';

/** What the corpus of questions expects of one turn. */
export interface QuestionExpectation {
  readonly act: string;
  readonly instruments?: readonly string[];
  readonly metrics?: readonly string[];
  readonly period?: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

export type QuestionMark = 'right' | 'partly' | 'asked' | 'another question';

/** Instruments and acts that differ. Metrics, periods and arguments are listed for the reader of the list. */
export function scoreQuestion(
  expect: QuestionExpectation,
  printed: PrintedReading,
): { readonly mark: QuestionMark; readonly differs: readonly string[] } {
  const wanted = (expect.instruments ?? [])
    .filter((id) => /^(US|SH|SZ|BJ|HK|CRYPTO):/u.test(id))
    .map((id) => id.replace('BRK-B', 'BRK.B'));
  const anyListing = expect.args?.anyListing === true || expect.args?.candidates === true;
  const got = new Set(printed.instruments.map((id) => id.replace('BRK-B', 'BRK.B')));
  const missing = wanted.filter((id) => !got.has(id));
  const isRightSet = anyListing
    ? wanted.some((id) => got.has(id)) || wanted.length === 0
    : missing.length === 0 && got.size === wanted.length;
  const differs = [
    `act: ${printed.act} (${expect.act}) · ${printed.state}`,
    `instruments: ${[...got].join(',')} (${wanted.join(',')})`,
    `metrics: ${printed.metrics.join(',')} (${(expect.metrics ?? []).join(',')})`,
    `period: ${JSON.stringify(printed.period)} (${expect.period ?? ''})`,
    `args: ${JSON.stringify(printed.args)} (${JSON.stringify(expect.args ?? {})})`,
    `unread: ${printed.unread.join(' | ')}`,
  ];
  if (printed.state === 'ask' || printed.state === 'refuse')
    return { mark: expect.act === 'clarify' || expect.act === 'refuse' ? 'right' : 'asked', differs };
  if (!isRightSet) return { mark: 'another question', differs };
  return { mark: printed.metrics.length > 0 || (expect.metrics ?? []).length === 0 ? 'right' : 'partly', differs };
}
