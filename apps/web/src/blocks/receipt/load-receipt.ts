/** The receipt, loaded when a figure is first opened or a finished report is idle. */
export function loadReceipt(): Promise<typeof import('./receipt.tsx')> {
  return import('./receipt.tsx');
}
