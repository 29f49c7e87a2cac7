import { randomBytes } from 'node:crypto';
import type { ConversationShare, SharedThread } from '@plumbline/contract/chat';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../db/open-store.ts';
import { messageOf } from './rows.ts';
import { pathTo } from './tree.ts';

interface ShareDeps {
  readonly store: Store;
  readonly clock: Clock;
}

const dayMs = 86_400_000;

/** Opens a link to a conversation as it is read up to one message. 128 random bits: it cannot be guessed. */
export async function openShare(
  { store: { db }, clock }: ShareDeps,
  place: { readonly conversationId: string; readonly messageId: string },
  days: number | null,
): Promise<ConversationShare> {
  const createdAt = clock.now();
  const token = randomBytes(16).toString('base64url');
  const expiresAt = days === null ? null : createdAt + days * dayMs;
  await db
    .insertInto('conversation_shares')
    .values({
      token,
      conversation_id: place.conversationId,
      message_id: place.messageId,
      created_at: createdAt,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .execute();
  return { token, messageId: place.messageId, createdAt, expiresAt };
}

export async function openShares(
  { store: { db }, clock }: ShareDeps,
  conversationId: string,
): Promise<ConversationShare[]> {
  const rows = await db
    .selectFrom('conversation_shares')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows
    .filter(({ expires_at: at }) => at === null || at > clock.now())
    .map(({ token, message_id: messageId, created_at: createdAt, expires_at: expiresAt }) => ({
      token,
      messageId,
      createdAt,
      expiresAt,
    }));
}

export async function closeShare({ store: { db }, clock }: ShareDeps, id: string, token: string): Promise<void> {
  await db
    .updateTable('conversation_shares')
    .set({ revoked_at: clock.now() })
    .where('conversation_id', '=', id)
    .where('token', '=', token)
    .where('revoked_at', 'is', null)
    .execute();
}

/** What stands behind a link; unknown, closed, expired and removed are one answer. What waits for its owner is not shown. */
export async function readShare({ store: { db }, clock }: ShareDeps, token: string): Promise<SharedThread> {
  const share = await db.selectFrom('conversation_shares').selectAll().where('token', '=', token).executeTakeFirst();
  const isOpen = share !== undefined && share.revoked_at === null && (share.expires_at ?? Infinity) > clock.now();
  const conversation = !isOpen
    ? undefined
    : await db
        .selectFrom('conversations')
        .selectAll()
        .where('id', '=', share.conversation_id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
  if (share === undefined || conversation === undefined) {
    throw new PlumblineError('not-found', 'Link no longer shared');
  }
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversation.id)
    .orderBy('id')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const messages = pathTo(rows, share.message_id).flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...messageOf(row), mentions: [], drafts: [], followUps: [], feedback: null }];
  });
  return { title: conversation.title, sharedAt: share.created_at, messages };
}
