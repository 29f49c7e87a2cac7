import { alertJobs } from './features/alert/jobs.ts';
import { briefJobs } from './features/brief/jobs.ts';
import { channelJobs } from './features/channel/jobs.ts';
import { deskJobs } from './features/desk/jobs.ts';
import { discoverJobs } from './features/discover/jobs.ts';
import { labJobs } from './features/strategy-lab/jobs.ts';
import { operatorJobs } from './features/operator/jobs.ts';
import { refreshJobs } from './features/refresh/jobs.ts';
import { reportJobs } from './features/report/jobs.ts';
import { signalJobs } from './features/signal/jobs.ts';
import { strategyJobs } from './features/strategy/jobs.ts';
import { sweepJobs } from './features/sweep/jobs.ts';
import type { JobHandler } from './platform/queue/job.ts';
import { handleJob } from './platform/queue/job.ts';
import { removeExpiredJob } from './platform/queue/remove-expired.job.ts';

interface Working {
  readonly alerts: Parameters<typeof alertJobs>[0];
  readonly briefs: Parameters<typeof briefJobs>[0];
  readonly channels: Parameters<typeof channelJobs>[0];
  readonly desks: Parameters<typeof deskJobs>[0];
  readonly labs: Parameters<typeof labJobs>[0];
  readonly discover: Parameters<typeof discoverJobs>[0];
  readonly backups: Parameters<typeof operatorJobs>[0];
  readonly refresh: Parameters<typeof refreshJobs>[0];
  readonly reports: Parameters<typeof reportJobs>[0];
  readonly signals: Parameters<typeof signalJobs>[0];
  readonly strategies: Parameters<typeof strategyJobs>[0];
  readonly sweeps: Parameters<typeof sweepJobs>[0];
  readonly purge: () => Promise<void>;
}

/** Everything that a worker does in the background, by feature. */
export function jobHandlers({
  alerts,
  briefs,
  channels,
  desks,
  labs,
  discover,
  backups,
  refresh,
  reports,
  signals,
  strategies,
  sweeps,
  purge,
}: Working): readonly JobHandler[] {
  return [
    ...alertJobs(alerts),
    ...briefJobs(briefs),
    ...channelJobs(channels),
    ...deskJobs(desks),
    ...labJobs(labs),
    ...discoverJobs(discover),
    ...operatorJobs(backups),
    ...refreshJobs(refresh),
    ...reportJobs(reports),
    ...signalJobs(signals),
    ...strategyJobs(strategies),
    ...sweepJobs(sweeps),
    handleJob(removeExpiredJob, { run: purge }),
  ];
}
