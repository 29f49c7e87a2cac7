import { DeskRun } from './desk-run.tsx';
import { DeskStart } from './desk-start.tsx';

export interface DeskPageProps {
  /** Id of the desk run that is shown; absent: one is to be started. */
  readonly run: string | undefined;
  readonly instrument: string | undefined;
  /** The report to argue about; the latest when absent. */
  readonly report: string | undefined;
}

/** `/research?view=desk`: analysts, debate, risk officer and chair over the figures of a report. */
export function DeskPage({ run, instrument, report }: DeskPageProps) {
  if (run !== undefined) return <DeskRun key={run} runId={run} />;
  return instrument === undefined ? null : <DeskStart key={instrument} instrument={instrument} report={report} />;
}
