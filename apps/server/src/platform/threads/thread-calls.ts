import type { MessagePort } from 'node:worker_threads';
import type { MeasuredInstrument } from '@plumbline/agent/screen/measure-instrument';
import type { ThreadMeasure } from '../../features/discover/instrument-measurer.ts';
import type { StoreBackup } from '../../features/operator/backup.ts';
import type { StoreSizes } from '../db/measure-store.ts';
import type { ImportReader } from '../../features/import/read-import.ts';
import type { PaperFollower } from '../../features/paper/follow.ts';
import type { WriteOnThread } from '../../features/report/report-writer.ts';
import type { ToolOnThread } from '../../features/chat/tool-runner.ts';
import type { SignalComputer } from '../../features/signal/compute-signals.ts';
import type { StrategyTester } from '../../features/strategy/compute-test.ts';
import type { SimulatedMarket } from '@plumbline/market/simulated/simulated-market';

/** What every thread is told when it starts. */
export interface ThreadData {
  readonly seed: number;
  /** The CLOCK test hook. */
  readonly clock: string | null;
}

/** The questions that the simulated market answers, each made on a thread. */
type SimulatedQuestion =
  | 'bars'
  | 'actions'
  | 'fundamentals'
  | 'events'
  | 'quote'
  | 'news'
  | 'measures'
  | 'macro'
  | 'network'
  | 'exchangeRates';

type Simulated<K extends SimulatedQuestion> = (
  request: Parameters<SimulatedMarket[K]>[0],
) => ReturnType<SimulatedMarket[K]>;

/** What the process asks of a thread. */
export type ThreadCalls = { readonly [K in SimulatedQuestion]: Simulated<K> } & {
  readonly writeReport: WriteOnThread;
  readonly runTool: ToolOnThread;
  readonly measure: (request: ThreadMeasure, back: MessagePort) => Promise<MeasuredInstrument>;
  readonly computeSignals: SignalComputer;
  readonly followOnPaper: PaperFollower;
  readonly testStrategy: StrategyTester;
  readonly readImport: ImportReader;
  readonly readArchive: (body: ArrayBuffer, key: Uint8Array, back: MessagePort) => Promise<string>;
  readonly backUpStore: StoreBackup;
  readonly measureStore: (file: string) => Promise<StoreSizes>;
  /** Serves the engine's tasks on a port, until it is closed. */
  readonly serveTasks: (port: MessagePort) => Promise<void>;
  /** Judges what language models write for whoever holds the other end of the port, until it is closed. */
  readonly serveJudges: (port: MessagePort) => Promise<void>;
  /** Loads what the first call would wait for. */
  readonly warmUp: () => Promise<void>;
};
