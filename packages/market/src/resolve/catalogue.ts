import type { Instrument } from '@plumbline/model/instrument';
import { cnInstruments } from './catalogue/cn.ts';
import { cryptoInstruments } from './catalogue/crypto.ts';
import { hkInstruments } from './catalogue/hk.ts';
import { usInstruments } from './catalogue/us.ts';

/** Every identity that ships with the product. What a provider's public list adds at run time ranks behind these. */
export const catalogue: readonly Instrument[] = [
  ...usInstruments,
  ...cnInstruments,
  ...hkInstruments,
  ...cryptoInstruments,
];
