import type { Report } from '@plumbline/model/report';
import type { ReportDeps } from './deps.ts';
import { streamOf } from './rows.ts';

/** A report waits no longer for other words. */
const patienceMs = 90_000;

/**
 * The report in the words of its reader's language model, when there is one. Whatever goes wrong leaves the words of the
 * built-in analyst, which are complete; the run says what came of it.
 */
export async function inWordsOfModel(deps: ReportDeps, ownerId: string, id: string, body: string): Promise<string> {
  const { models, events, clock, note } = deps;
  const startedAt = clock.now();
  try {
    const { model } = await models.modelFor(ownerId);
    if (model === null) return body;
    const { rewriteReport } = await import('@plumbline/agent/report/rewrite/rewrite-report');
    const { rewrittenText } = await import('@plumbline/agent/report/messages/rewritten');
    // Written by the report writer a moment ago.
    const report = JSON.parse(body) as Report;
    const result = await rewriteReport(report, model, AbortSignal.timeout(patienceMs));
    await events.append(streamOf(id), {
      stage: 'write',
      state: 'done',
      startedAt,
      endedAt: clock.now(),
      summary: rewrittenText(result.taken, result.refused),
      warnings: [],
      attempts: [],
      facts: [],
      sources: [],
    });
    return JSON.stringify(result.report);
  } catch (error) {
    note('the words of a report stay those of the built-in analyst', {
      run: id,
      error: error instanceof Error ? error.message : String(error),
    });
    return body;
  }
}
