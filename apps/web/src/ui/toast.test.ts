import { describe, expect, it } from 'vitest';
import { takeToasts, toast, toastDurationMs, toastLimit } from './toast.ts';

describe('toasts', () => {
  it('last 4000 ms and show three at a time', () => {
    expect(toastDurationMs).toBe(4000);
    expect(toastLimit).toBe(3);
  });

  it('wait in order until the toaster takes them, once', () => {
    const id = toast.loading('Writing');
    toast.settle(id, 'success', 'Written');
    toast.dismiss(id);
    expect(takeToasts()).toEqual([
      { op: 'add', id, kind: 'loading', title: 'Writing', options: {} },
      { op: 'settle', id, kind: 'success', title: 'Written', options: {} },
      { op: 'dismiss', id },
    ]);
    expect(takeToasts()).toEqual([]);
  });

  it('give every toast its own id', () => {
    expect(toast.info('a')).not.toBe(toast.info('a'));
    takeToasts();
  });
});
