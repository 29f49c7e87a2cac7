import type { FaultName } from '@plumbline/fixtures/replay/fault';
import type { ErrorCode } from '@plumbline/model/errors';

/** Faults that never end by themselves. */
export const endless: ReadonlySet<FaultName> = new Set(['hang', 'stall', 'drip']);

/** What each fault may be called, whichever provider has it. */
export const codes: Readonly<Record<FaultName, readonly ErrorCode[]>> = {
  refuse: ['provider-unreachable'],
  hang: ['provider-timeout'],
  stall: ['provider-timeout'],
  drip: ['provider-timeout'],
  reset: ['provider-unreachable'],
  'gzip-corrupt': ['provider-body'],
  huge: ['provider-body', 'provider-timeout'],
  redirect: ['provider-body'],
  '401': ['provider-refused'],
  '403': ['provider-refused'],
  '404': ['not-covered'],
  '418': ['provider-refused'],
  '429': ['provider-limited'],
  '429-seconds': ['provider-limited'],
  '429-date': ['provider-limited'],
  '451': ['provider-refused'],
  '456': ['provider-refused'],
  '500': ['provider-unreachable'],
  '502': ['provider-unreachable'],
  '503': ['provider-unreachable'],
  '504': ['provider-unreachable'],
  html200: ['provider-body'],
  text200: ['provider-limited'],
  empty: ['provider-body'],
  truncated: ['provider-body'],
  'wrong-schema': ['provider-body'],
  'renamed-field': ['provider-body', 'provider-empty'],
  'number-as-string': ['provider-body'],
  infinity: ['provider-body'],
};

/** Faults of the body leave a trace in the quarantine: hash, length and reason. */
export const traced: ReadonlySet<FaultName> = new Set(['html200', 'empty', 'truncated', 'wrong-schema']);
