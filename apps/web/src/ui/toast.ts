import { create } from 'zustand';

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

/** What the toaster is asked to do, in order. */
export type ToastRequest =
  | {
      readonly op: 'add' | 'settle';
      readonly id: string;
      readonly kind: ToastKind;
      readonly title: string;
      readonly options: ToastOptions;
    }
  | { readonly op: 'dismiss'; readonly id: string };

interface ToastQueue {
  readonly pending: readonly ToastRequest[];
}

/** Requests wait here until the toaster, which is fetched with the first of them, has taken them. */
export const useToastQueue = create<ToastQueue>(() => ({ pending: [] }));

function ask(request: ToastRequest): void {
  useToastQueue.setState(({ pending }) => ({ pending: [...pending, request] }));
}

/** Hands over what waits and empties the queue. */
export function takeToasts(): readonly ToastRequest[] {
  const { pending } = useToastQueue.getState();
  if (pending.length > 0) useToastQueue.setState({ pending: [] });
  return pending;
}

let count = 0;

/** Shows a toast; returns its id. */
function show(kind: ToastKind, title: string, options: ToastOptions = {}): string {
  count += 1;
  const id = `toast-${count}`;
  ask({ op: 'add', id, kind, title, options });
  return id;
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
    ask({ op: 'settle', id, kind, title, options }),
  dismiss: (id: string) => ask({ op: 'dismiss', id }),
} as const;
