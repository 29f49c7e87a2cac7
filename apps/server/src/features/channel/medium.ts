import type { NewChannel } from '@plumbline/contract/channel';
import type { ChannelKind } from '@plumbline/model/channel';
import type { Env } from '../../env.ts';
import type { SendMail } from '../../platform/outbound/send-mail.ts';

/** One message as a medium may send it: for machines as `data`, for people as `subject` and `text`. */
export interface Outgoing {
  /** The same at every try. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
  readonly data: object;
}

/** What the receiver answered when it took a message. */
export interface Accepted {
  readonly status: number | null;
  readonly said: string;
}

/** What a medium of somebody is made of: the part that may be shown, and the part that is kept sealed. */
export interface Opened {
  readonly settings: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

export interface MediumDeps {
  readonly env: Pick<Env, 'TELEGRAM_URL' | 'TELEGRAM_BOT_TOKEN' | 'DISCORD_URL' | 'WEBHOOK_PRIVATE'>;
  /** To machines of this installation's own choice. */
  readonly fetch: typeof fetch;
  /** To addresses that users named. */
  readonly post: (url: string, init: RequestInit) => Promise<Response>;
  readonly mail: SendMail | null;
  readonly now: () => number;
}

/**
 * One medium. `open` takes what somebody entered apart and refuses what cannot work; `target` tells two channels apart without
 * telling a secret; `deliver` throws `provider-refused` where another try is of no use, and anything else where it may be.
 */
export interface Medium {
  readonly id: ChannelKind;
  /** Whether somebody must prove first that messages arrive there. */
  readonly asksForCode: boolean;
  open(given: NewChannel, deps: MediumDeps): Opened;
  target(settings: Opened['settings']): string;
  deliver(message: Outgoing, channel: Opened, deps: MediumDeps): Promise<Accepted>;
}

interface MediumDefinition<K extends ChannelKind> extends Omit<Medium, 'id' | 'open'> {
  readonly id: K;
  open(given: Extract<NewChannel, { readonly kind: K }>, deps: MediumDeps): Opened;
}

export function defineMedium<const K extends ChannelKind>(definition: MediumDefinition<K>): Medium {
  return {
    ...definition,
    open(given, deps) {
      if (given.kind !== definition.id) throw new Error(`${given.kind} is not ${definition.id}`);
      // The kind was just compared.
      return definition.open(given as Extract<NewChannel, { readonly kind: K }>, deps);
    },
  };
}
