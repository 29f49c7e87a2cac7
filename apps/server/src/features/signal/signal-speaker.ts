import type { SignalDraft } from '@plumbline/model/signal';
import type { SpeakOrder } from './speak.ts';
import type { ThreadPool } from '../../platform/threads/thread-pool.ts';

/** Works out what a strategy says after its latest bar. */
export type SignalSpeaker = (order: SpeakOrder) => Promise<readonly SignalDraft[]>;

export function pooledSignalSpeaker(pool: ThreadPool): SignalSpeaker {
  return (order) => pool.call('speakSignals', order);
}
