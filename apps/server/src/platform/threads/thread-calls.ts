import type { MessagePort } from 'node:worker_threads';
import type { Paragraph } from '@plumbline/agent/sources/document';
import type { DocumentFile } from '@plumbline/agent/sources/read-document';
import type { Universe } from '@plumbline/agent/report/universe';
import type { MeasuredInstrument } from '@plumbline/agent/screen/measure-instrument';
import type { Instrument } from '@plumbline/model/instrument';
import type { RunEvent } from '@plumbline/model/report';
import type { TakeRows } from '../../features/account/read-archive.ts';
import type { MeasureOrder } from '../../features/discover/measure.ts';
import type { ImportOrder, ImportOutcome } from '../../features/import/read-import.ts';
import type { SignalDraft } from '@plumbline/model/signal';
import type { Followed, PaperOrder } from '../../features/paper/follow.ts';
import type { SpeakOrder } from '../../features/signal/speak.ts';
import type { ComputedTest, TestOrder } from '../../features/strategy/compute-test.ts';
import type { SimulatedMarket } from '@plumbline/market/simulated/simulated-market';

/** What every thread is told when it starts. */
export interface ThreadData {
  readonly seed: number;
  /** The CLOCK test hook. */
  readonly clock: string | null;
}

/** A run as it can be copied to a thread. */
export interface ThreadRun {
  readonly runId: string;
  readonly instrument: Instrument;
  readonly simulated: boolean;
  readonly asOf: string;
  readonly universe: Universe | null;
  /** The questions that the market data of the process answers. */
  readonly questions: readonly string[];
}

/** A measurement as it can be copied to a thread. */
export type ThreadMeasure = MeasureOrder & Pick<ThreadRun, 'questions'>;

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
  /** The report as JSON: the process only stores it. `back` leads to the one who asked. */
  readonly writeReport: (run: ThreadRun, back: MessagePort) => Promise<string>;
  readonly measure: (order: ThreadMeasure, back: MessagePort) => Promise<MeasuredInstrument>;
  readonly speakSignals: (order: SpeakOrder) => Promise<readonly SignalDraft[]>;
  readonly followOnPaper: (order: PaperOrder) => Promise<Followed>;
  readonly testStrategy: (order: TestOrder) => Promise<ComputedTest>;
  readonly readDocument: (file: DocumentFile) => Promise<readonly Paragraph[]>;
  readonly readImport: (order: ImportOrder) => Promise<ImportOutcome>;
  readonly readArchive: (body: ArrayBuffer, key: Uint8Array, back: MessagePort) => Promise<string>;
  /** Serves the engine's tasks on a port, until it is closed. */
  readonly serveTasks: (port: MessagePort) => Promise<void>;
  /** Loads what the first call would wait for. */
  readonly warmUp: () => Promise<void>;
};

/** What a thread asks of the market data of the process. */
export type AskCalls = {
  readonly ask: (question: string, args: readonly unknown[]) => Promise<unknown>;
};

/** What a thread that reads an archive asks of the process. */
export type ArchiveCalls = { readonly take: TakeRows };

/** What a thread that writes a report asks of the process. */
export type RunCalls = AskCalls & {
  /** True when the run should stop. */
  readonly emit: (event: Omit<RunEvent, 'seq' | 'runId'>) => Promise<boolean>;
};
