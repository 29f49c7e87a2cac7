import type { Instrument } from '@plumbline/model/instrument';
import { catalogue } from '../resolve/catalogue.ts';

/** What the simulated market lists: every identity that ships with the product. It can simulate any other when asked. */
export const simulatedCatalogue: readonly Instrument[] = catalogue;
