import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentFile } from '@plumbline/agent/sources/read-document';
import { readDocument } from '@plumbline/agent/sources/read-document';
import { failureOf } from '@plumbline/quant/engine/pool/failure';
import type { ReadingOutcome } from './service.ts';

// A thread that reads one document and ends.

// Handed over by the process.
const file = workerData as DocumentFile;
const outcome: ReadingOutcome = await readDocument(file).then(
  (read) => ({ read }),
  (error: unknown) => ({ failure: failureOf(error) }),
);
parentPort?.postMessage(outcome);
