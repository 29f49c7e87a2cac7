/** Forms whose words are read. An amendment repeats some items and leaves out others, so it stands for no report. */
export const reportForms: ReadonlySet<string> = new Set(['10-K', '10-KT', '10-Q', '8-K', '20-F', '40-F', '6-K']);

export const annualForms: ReadonlySet<string> = new Set(['10-K', '10-KT', '20-F', '40-F']);

/** Names of files that EDGAR gives and that hold words. */
export const holdsWords = (name: string): boolean => /^[\w.-]+\.(?:html?|txt)$/i.test(name);

/** Newest that are told: some file a note a minute. */
const mostFilings = 200;

/** Newest first, so many; reports of a year are few, and kept behind any number of notes. */
export function newestFilings<T extends { readonly form: string; readonly filedAt: string }>(
  filings: readonly T[],
): readonly T[] {
  return filings
    .toSorted((a, b) => (a.filedAt < b.filedAt ? 1 : a.filedAt > b.filedAt ? -1 : 0))
    .filter(({ form }, place) => place < mostFilings || annualForms.has(form));
}
