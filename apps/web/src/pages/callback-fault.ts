import type { SignInFault } from '@plumbline/contract/account';
import { isApiError } from '../lib/api.ts';

export type CallbackFault = SignInFault | 'incomplete' | 'offline' | 'off';

export interface CallbackAddress {
  readonly code?: string;
  readonly state?: string;
  readonly error?: string;
  readonly iss?: string;
}

/** What is wrong with a return from sign-in by its address alone; null when only the server can tell. */
export function callbackFault(search: CallbackAddress, online: boolean): CallbackFault | null {
  if (search.error !== undefined) return 'refused';
  if (!online) return 'offline';
  return search.code === undefined || search.state === undefined ? 'incomplete' : null;
}

const told: readonly string[] = ['mismatch', 'refused', 'taken', 'unavailable'] satisfies SignInFault[];

/** What the server found wrong with it. */
export function finishFault(error: unknown): CallbackFault {
  if (!isApiError(error)) return 'unavailable';
  if (error.code === 'network') return 'offline';
  if (error.code === 'not-found') return 'off';
  const fault = error.details['fault'];
  if (typeof fault !== 'string' || !told.includes(fault)) return 'unavailable';
  // Found in the list just above.
  return fault as SignInFault;
}
