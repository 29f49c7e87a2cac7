import type { Instrument } from '@plumbline/model/instrument';
import { cnLeadingIndices } from './catalogue/cn-leading-indices.ts';
import { cnLeading } from './catalogue/cn-leading.ts';
import { leadingCoins } from './catalogue/crypto-leading.ts';
import { hkLeadingFunds } from './catalogue/hk-leading-funds.ts';
import { hkLeadingIndices } from './catalogue/hk-leading-indices.ts';
import { hkLeading } from './catalogue/hk-leading.ts';
import { usLeadingFunds } from './catalogue/us-leading-funds.ts';
import { usLeadingIndices } from './catalogue/us-leading-indices.ts';
import { usLeading } from './catalogue/us-leading.ts';

/** The names most people ask for, market by market, the best known first. */
export const leadingInstruments: readonly Instrument[] = [
  ...usLeading,
  ...usLeadingFunds,
  ...usLeadingIndices,
  ...cnLeading,
  ...cnLeadingIndices,
  ...hkLeading,
  ...hkLeadingFunds,
  ...hkLeadingIndices,
  ...leadingCoins,
];
