import type { SessionView } from '@plumbline/contract/session';

/** Whoever rows belong to. Never taken from a body, only from a credential. */
export interface Owner {
  readonly id: string;
  readonly kind: SessionView['kind'];
  readonly createdAt: number;
}
