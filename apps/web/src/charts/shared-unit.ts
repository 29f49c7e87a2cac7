/** Amounts of one chart without the unit they all share, and that unit: `['11.1', '13.5']` and `$B`. */
export interface SharedUnit {
  readonly unit: string;
  readonly amounts: readonly string[];
}

const amount = /^(\u2212?)([^\d\u2212]*)([\d.,]+)(\D*)$/;

/** Null unless every text has the same currency and scale; a mixed chart prints each in full. */
export function sharedUnit(texts: readonly string[]): SharedUnit | null {
  const amounts: string[] = [];
  const units = new Set<string>();
  for (const text of texts) {
    const [, sign = '', before = '', digits, after = ''] = amount.exec(text) ?? [];
    if (digits === undefined) return null;
    amounts.push(`${sign}${digits}`);
    units.add(`${before.trim()}${after.trim()}`);
  }
  const [unit = ''] = units;
  return units.size === 1 && unit !== '' ? { unit, amounts } : null;
}
