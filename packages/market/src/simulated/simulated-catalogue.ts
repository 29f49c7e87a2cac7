import type { Instrument } from '@plumbline/model/instrument';
import { leadingInstruments } from '../resolve/leading-instruments.ts';

/** What the simulated market lists: the best known identities that ship with the product. It can simulate any other when asked. */
export const simulatedCatalogue: readonly Instrument[] = leadingInstruments;
