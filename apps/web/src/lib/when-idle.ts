/** Calls once the browser has nothing else to do, soon at the latest; returns what takes it back. */
export function whenIdle(call: () => void): () => void {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(call, 500);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(call, { timeout: 2000 });
  return () => window.cancelIdleCallback(id);
}
