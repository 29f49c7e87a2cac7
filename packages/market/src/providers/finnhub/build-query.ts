import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { codeOf } from '@plumbline/model/instrument';

/** US shares under their plain ticker; bars and other markets are not part of the free key and never asked for. */
export function finnhubSymbol(instrument: Instrument): string {
  if (instrument.market === 'us' && instrument.kind !== 'index') return codeOf(instrument.id);
  throw new PlumblineError('not-covered', `Finnhub is asked for US shares and funds only, not for ${instrument.id}.`);
}

export function finnhubUrl(base: string, path: string, query: Readonly<Record<string, string>>): string {
  return `${base}/api/v1${path}?${new URLSearchParams(query).toString()}`;
}
