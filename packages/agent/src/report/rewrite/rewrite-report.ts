import type { Report } from '@plumbline/model/report';
import type { ChatModel } from '../../chat/chat-model.ts';
import { reportHash } from '../report-hash.ts';
import { modelWriter } from './model-writer.ts';
import { rewriteSections } from './rewrite-sections.ts';

export interface RewrittenReport {
  readonly report: Report;
  readonly taken: number;
  readonly refused: number;
}

/** A finished report in the words of a language model where they hold, sealed anew; figures and conclusion are untouched. */
export async function rewriteReport(report: Report, model: ChatModel, signal: AbortSignal): Promise<RewrittenReport> {
  const { sections, taken, refused } = await rewriteSections(report, modelWriter(model, signal));
  if (taken === 0) return { report, taken, refused };
  const { hash: _hash, ...content } = report;
  const next = { ...content, sections, modelUse: { provider: model.provider, model: model.model } };
  return { report: { ...next, hash: reportHash(next) }, taken, refused };
}
