import { Toast } from '@base-ui/react/toast';

export const toastKinds = ['default', 'success', 'info', 'warning', 'error', 'loading'] as const;
export type ToastKind = (typeof toastKinds)[number];

export interface ToastOptions {
  readonly description?: string;
  /** One action: Undo, Retry, Open. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** How long it stays, 4000 ms unless given; loading stays until settled. */
  readonly durationMs?: number;
}

export const toastDurationMs = 4000;
export const toastLimit = 3;
export const toastManager = Toast.createToastManager();

function settingsOf(kind: ToastKind, title: string, options: ToastOptions) {
  const { description, action, durationMs } = options;
  return {
    type: kind,
    title,
    priority: kind === 'error' ? ('high' as const) : ('low' as const),
    timeout: kind === 'loading' ? 0 : (durationMs ?? toastDurationMs),
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { actionProps: { children: action.label, onClick: action.onPress } }),
  };
}

/** Shows a toast; returns its id. */
function show(kind: ToastKind, title: string, options: ToastOptions = {}): string {
  return toastManager.add(settingsOf(kind, title, options));
}

export const toast = {
  show: (title: string, options?: ToastOptions) => show('default', title, options),
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  warning: (title: string, options?: ToastOptions) => show('warning', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
  loading: (title: string, options?: ToastOptions) => show('loading', title, options),
  /** Turns a toast into another, such as loading into success. */
  settle: (id: string, kind: ToastKind, title: string, options: ToastOptions = {}) =>
    toastManager.update(id, settingsOf(kind, title, options)),
  dismiss: (id: string) => toastManager.close(id),
} as const;
