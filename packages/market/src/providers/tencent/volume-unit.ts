import type { Instrument } from '@plumbline/model/instrument';
import { codeOf } from '@plumbline/model/instrument';
import { places } from './quote-fields.ts';

/** Mainland volumes count hands of a hundred shares. */
const hand = 100;

/** Codes of the STAR board, for which sources disagree whether they count hands or shares. */
const star = /^68[89]/;

/** `1301.50/11131/1451334748`: last price, volume as given, turnover in yuan. */
const turnover = /^(\d+(?:\.\d+)?)\/(\d+)\/(\d+(?:\.\d+)?)$/;

function provenUnit(quote: readonly string[] | null): number | null {
  const match = turnover.exec(quote?.[places.turnover] ?? '');
  const [price, volume, money] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])];
  const shares = money / price / volume;
  if (shares > hand * 0.8 && shares < hand * 1.25) return hand;
  return shares > 0.8 && shares < 1.25 ? 1 : null;
}

/**
 * How many shares one unit of a volume is. Outside the mainland it is one. On the mainland the turnover that comes along proves it
 * (turnover = price × shares); without that it is a hand of 100, except on the STAR board, where it stays unknown.
 */
export function sharesPerUnit(instrument: Instrument, quote: readonly string[] | null): number | null {
  if (instrument.market !== 'cn') return 1;
  const proven = instrument.kind === 'index' ? null : provenUnit(quote);
  if (proven !== null) return proven;
  return star.test(codeOf(instrument.id)) ? null : hand;
}
