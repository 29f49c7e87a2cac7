import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import { backUpStoreJob } from './back-up-store.job.ts';
import type { BackupService } from './backup.ts';

export const operatorJobs = (backups: Pick<BackupService, 'make' | 'giveUp'>): readonly JobHandler[] => [
  handleJob(backUpStoreJob, {
    run: ({ name }) => backups.make(name),
    giveUp: ({ name }, reason) => backups.giveUp(name, reason),
  }),
];
