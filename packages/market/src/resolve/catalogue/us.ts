import type { Instrument } from '@plumbline/model/instrument';
import { usFunds } from './us-funds.ts';
import { usIndustries } from './us-industries.ts';
import { usTechnology } from './us-technology.ts';

/** Identities of US listings, the best known first: order breaks ties in search. */
export const usInstruments: readonly Instrument[] = [...usTechnology, ...usIndustries, ...usFunds];
