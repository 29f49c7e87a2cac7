export type CallbackFault = 'refused' | 'incomplete' | 'mismatch' | 'offline';

/**
 * What went wrong with a return from sign-in. No sign-in begun here leaves a state to compare with, so a complete answer
 * is a mismatch: started elsewhere, used before, or expired.
 */
export function callbackFault(
  search: { readonly code?: string; readonly state?: string; readonly error?: string },
  online: boolean,
): CallbackFault {
  if (search.error !== undefined) return 'refused';
  if (!online) return 'offline';
  return search.code === undefined || search.state === undefined ? 'incomplete' : 'mismatch';
}
