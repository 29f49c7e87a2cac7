import type { Instrument } from '@plumbline/model/instrument';

/** Words that half of all companies have in their names. */
const common: ReadonlySet<string> = new Set(
  (
    'inc corp corporation company the and group holdings holding limited ltd plc class ' +
    'international technologies technology adr trust etf new'
  ).split(' '),
);

function wordsOf(name: string): ReadonlySet<string> {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  return new Set(words.filter((word) => word.length > 1 && !common.has(word)));
}

/** Whether two names can be of one company; a code that has passed to another company must not bring its keys along. */
function isSameCompany(instrument: Instrument, title: string): boolean {
  const own = wordsOf([instrument.name.en, ...instrument.aliases].join(' '));
  return [...wordsOf(title)].some((word) => own.has(word));
}

/** An embedded identity with the keys that a public list has and it lacks. */
export function completeIdentity(instrument: Instrument, listed: Instrument | undefined): Instrument {
  if (listed === undefined || instrument.delistedOn !== undefined) return instrument;
  if (!isSameCompany(instrument, listed.name.en)) return instrument;
  const cik = instrument.cik ?? listed.cik;
  const isin = instrument.isin ?? listed.isin;
  return { ...instrument, ...(cik !== undefined && { cik }), ...(isin !== undefined && { isin }) };
}
