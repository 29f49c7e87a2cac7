import type { SectionKey } from '@plumbline/model/section-keys';

/** How many rows of a section are seen at first, where it is not none; the rest opens in place. */
const leads: Readonly<Partial<Record<SectionKey, number>>> = {
  summary: Number.POSITIVE_INFINITY,
  case: Number.POSITIVE_INFINITY,
  price: 1,
  valuation: 1,
  financials: 1,
  cycle: 1,
  risks: Number.POSITIVE_INFINITY,
};

export function leadOf(key: SectionKey): number {
  return leads[key] ?? 0;
}
