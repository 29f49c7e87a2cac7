import type { ConversationShare, SharedThread } from '@plumbline/contract/chat';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import { closedLink, isOpenLink, newLink } from '../../platform/share-link.ts';
import { messageOf } from './rows.ts';
import { findShown } from './store/conversations.ts';
import { listMessages } from './store/messages.ts';
import type { ShareRow } from './store/shares.ts';
import { findShare, insertShare, listShares, revokeShare } from './store/shares.ts';
import { pathTo } from './tree.ts';

interface ShareDeps {
  readonly store: Store;
  readonly clock: Clock;
}

function view({
  token,
  message_id: messageId,
  created_at: createdAt,
  expires_at: expiresAt,
}: ShareRow): ConversationShare {
  return { token, messageId, createdAt, expiresAt };
}

/** Opens a link to a conversation as it is read up to one message. */
export async function openShare(
  { store: { db }, clock }: ShareDeps,
  place: { readonly conversationId: string; readonly messageId: string },
  days: number | null,
): Promise<ConversationShare> {
  const link = newLink(clock.now(), days);
  const row = { ...link, conversation_id: place.conversationId, message_id: place.messageId };
  await insertShare(db, row);
  return view(row);
}

export async function openShares(
  { store: { db }, clock }: ShareDeps,
  conversationId: string,
): Promise<ConversationShare[]> {
  const rows = await listShares(db, conversationId);
  return rows.filter((row) => isOpenLink(row, clock.now())).map(view);
}

export async function closeShare({ store: { db }, clock }: ShareDeps, id: string, token: string): Promise<void> {
  await revokeShare(db, id, token, clock.now());
}

/** What stands behind a link. What waits for its owner and what was withheld is not shown. */
export async function readShare({ store: { db }, clock }: ShareDeps, token: string): Promise<SharedThread> {
  const share = await findShare(db, token);
  if (share === undefined || !isOpenLink(share, clock.now())) throw closedLink();
  const conversation = await findShown(db, share.conversation_id);
  if (conversation === undefined) throw closedLink();
  const rows = await listMessages(db, conversation.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const messages = pathTo(rows, share.message_id).flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    // What was withheld is for its reader to look at, never to be passed on.
    return [{ ...messageOf(row), mentions: [], drafts: [], followUps: [], feedback: null, removed: [] }];
  });
  return { title: conversation.title, sharedAt: share.created_at, messages };
}
