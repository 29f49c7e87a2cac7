const annualForms: ReadonlySet<string> = new Set([
  '10-K',
  '10-K/A',
  '10-KT',
  '10-KT/A',
  '20-F',
  '20-F/A',
  '40-F',
  '40-F/A',
]);

/** Reports that tell of whole fiscal years. */
export function isAnnualForm(form: string): boolean {
  return annualForms.has(form);
}
