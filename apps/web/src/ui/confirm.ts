import { create } from 'zustand';

export interface ConfirmOptions {
  readonly title?: string;
  readonly message?: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** Destructive: a red button, and focus starts on Cancel. */
  readonly danger?: boolean;
}

export interface ConfirmRequest extends ConfirmOptions {
  readonly id: number;
  readonly settle: (answer: boolean) => void;
}

interface ConfirmState {
  readonly queue: readonly ConfirmRequest[];
}

export const useConfirmQueue = create<ConfirmState>(() => ({ queue: [] }));

let nextId = 1;

/** Asks the user; resolves true on Confirm, false on Cancel, Esc, × or a press outside. Questions wait their turn. */
export function confirm(options: ConfirmOptions = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId++;
    const settle = (answer: boolean): void => {
      useConfirmQueue.setState(({ queue }) => ({ queue: queue.filter((request) => request.id !== id) }));
      resolve(answer);
    };
    useConfirmQueue.setState(({ queue }) => ({ queue: [...queue, { ...options, id, settle }] }));
  });
}
