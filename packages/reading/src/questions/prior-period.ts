import type { BarSpan } from '../grammar/values.ts';
import type { Period } from '../reading.ts';
import { addDays, shiftBack } from './days.ts';
import type { PeriodBase } from './said-period.ts';

const parts = ['Q1', 'Q2', 'Q3', 'Q4'] as const;

/** The fiscal quarter or year right before one. */
function fiscalBefore(own: Period & { readonly is: 'fiscal' }, { n, of }: BarSpan): Period | null {
  if (of === 'years') return { ...own, year: own.year - n };
  const at = parts.findIndex((part) => part === own.part);
  if (of !== 'quarters' || at < 0) return null;
  const index = own.year * parts.length + at - n;
  return { ...own, year: Math.floor(index / parts.length), part: parts[index % parts.length]! };
}

/** "The month before", "the quarter before that": as long, and right before the time it is beside; null where there is none. */
export function priorTo(span: BarSpan, { beside, today }: PeriodBase): Period | null {
  switch (beside?.is) {
    case 'range':
      return { is: 'range', from: shiftBack(beside.from, span), to: addDays(beside.from, -1) };
    case 'day':
      return { is: 'day', date: shiftBack(beside.date, span) };
    case 'fiscal':
      return fiscalBefore(beside, span);
    // The newest and the one before are the last two.
    case 'latestQuarter':
      return span.of === 'quarters' ? { is: 'last', n: span.n + 1, of: 'quarters' } : null;
    case 'lastFiscalYear':
      return span.of === 'years' ? { is: 'last', n: span.n + 1, of: 'years' } : null;
    case 'latest':
      return { is: 'day', date: shiftBack(today, span) };
    default:
      return null;
  }
}
