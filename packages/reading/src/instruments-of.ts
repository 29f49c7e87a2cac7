import type { InstrumentId } from '@plumbline/model/instrument';
import type { Frame } from './reading.ts';

/** The listed instruments that a request names; none where it is about a market or an index. */
export function instrumentsOf(frame: Frame): readonly InstrumentId[] {
  if (frame.act === 'screen') return frame.universe.value.is === 'instruments' ? frame.universe.value.ids : [];
  if (frame.act === 'draft' || frame.act === 'edit')
    return frame.strategy.universe?.is === 'instruments' ? frame.strategy.universe.ids : [];
  return frame.instruments.map(({ value }) => value);
}
