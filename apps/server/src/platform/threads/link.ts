import { MessagePort } from 'node:worker_threads';
import type { Worker } from 'node:worker_threads';
import { errorOf, failureOf, type Failure } from '@plumbline/quant/engine/pool/failure';

/** What one side of a link can be asked. Arguments and answers are copied, so they hold data and no functions. */
export type Calls = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/** The functions of the other side of a message port. */
export interface Link<Theirs extends Calls> {
  call<K extends keyof Theirs & string>(name: K, ...args: Parameters<Theirs[K]>): ReturnType<Theirs[K]>;
  /** Fails everything that still waits for an answer. */
  fail(error: Error): void;
}

type Message =
  | { readonly kind: 'call'; readonly id: number; readonly name: string; readonly args: readonly unknown[] }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

type Port = Pick<MessagePort | Worker, 'postMessage' | 'on'>;

/** Lets both sides of a port call one another. Both run this program, so what arrives has the types that were sent. */
export function link<Theirs extends Calls>(port: Port, ours: Calls): Link<Theirs> {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  const answer = async ({ id, name, args }: Message & { kind: 'call' }): Promise<void> => {
    try {
      const own = ours[name];
      if (own === undefined) throw new Error(`nothing here is called ${name}`);
      // The types of `call` on the other side.
      const value = await own(...(args as never[]));
      port.postMessage({ kind: 'answer', id, value } satisfies Message);
    } catch (error) {
      port.postMessage({ kind: 'failure', id, failure: failureOf(error) } satisfies Message);
    }
  };

  const settle = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  };

  port.on('message', (message: Message) => {
    if (message.kind === 'call') void answer(message);
    else if (message.kind === 'answer') settle(message.id)?.resolve(message.value);
    else settle(message.id)?.reject(errorOf(message.failure));
  });

  return {
    call(name, ...args) {
      const id = ++last;
      const answered = new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        // A port can only be moved, never copied; bytes on their own are given away, because they may be many.
        const moved = args.filter((arg: unknown) => arg instanceof MessagePort || arg instanceof ArrayBuffer);
        port.postMessage({ kind: 'call', id, name, args } satisfies Message, moved);
      });
      // The other side answers with what its function of this name returns.
      return answered as ReturnType<Theirs[typeof name]>;
    },
    fail(error) {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}
