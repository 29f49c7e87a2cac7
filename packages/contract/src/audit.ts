/** What is written to the log of the operator: who got in, and what was changed for everybody or taken away. */
export const auditActions = [
  'signed-in',
  'password-set',
  'session-ended',
  'account-deleted',
  'exported',
  'imported',
  'key-set',
  'key-removed',
  'token-created',
  'token-revoked',
  'settings-changed',
  'job-started',
  'job-cancelled',
  'backup-made',
  'guests-removed',
  'master-key-replaced',
] as const;
export type AuditAction = (typeof auditActions)[number];
