import { LabRun } from './lab-run.tsx';
import { LabStart } from './lab-start.tsx';

/** `lab=new` begins one; anything else names a run. */
export const newLab = 'new';

export interface LabPageProps {
  /** What the address says of the lab. */
  readonly run: string;
  /** Id of the strategy it is to begin from; absent: from an idea in words. */
  readonly from: string | undefined;
}

/** `/strategy?lab=…`: an idea worked on in single revisions, each counted and judged, and the log of it. */
export function LabPage({ run, from }: LabPageProps) {
  return run === newLab ? <LabStart key={from} from={from} /> : <LabRun key={run} runId={run} />;
}
