import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { codeOf } from '@plumbline/model/instrument';

/** Shares of Hong Kong bear four digits there and their place behind them; they are part of dearer plans. */
export function listedSymbol(instrument: Instrument): string {
  const isHongKong = instrument.market === 'hk' && instrument.kind === 'stock';
  return isHongKong ? `${codeOf(instrument.id).replace(/^0(?=\d{4}$)/, '')}.HK` : fmpSymbol(instrument);
}

/** US shares; other markets need plans of their own and are read elsewhere. */
export function fmpSymbol(instrument: Instrument): string {
  if (instrument.market === 'us' && instrument.kind !== 'index') return codeOf(instrument.id).replace('.', '-');
  throw new PlumblineError('not-covered', `FMP is asked for US shares and funds only, not for ${instrument.id}.`);
}

export function fmpUrl(base: string, path: string, query: Readonly<Record<string, string>>): string {
  return `${base}/stable/${path}?${new URLSearchParams(query).toString()}`;
}
