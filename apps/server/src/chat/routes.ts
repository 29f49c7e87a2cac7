import {
  changeConversation,
  createConversation,
  decideDraft,
  deleteConversation,
  followMessage,
  listConversations,
  listTools,
  readConversation,
  regenerateMessage,
  restoreConversation,
  sendMessage,
  showBranch,
  stopMessage,
} from '@plumbline/contract/chat';
import type { EventLog } from '../events/event-log.ts';
import { sseResponse } from '../events/sse.ts';
import type { MountedRoute } from '../http/mounted-route.ts';
import { handle } from '../http/mounted-route.ts';
import type { ModelServiceApi } from '../model/service.ts';
import type { ChatService } from './service.ts';

interface ChatRouteDeps {
  readonly chat: ChatService;
  readonly models: Pick<ModelServiceApi, 'nameFor'>;
  readonly events: EventLog;
  readonly stopping: AbortSignal;
}

export function chatRoutes({ chat, models, events, stopping }: ChatRouteDeps): MountedRoute[] {
  return [
    handle(listConversations, ({ owner, query }) => chat.list(owner.id, query)),
    handle(createConversation, ({ owner }) => chat.create(owner.id)),
    handle(readConversation, ({ owner, params }) => chat.read(owner.id, params.id)),
    handle(changeConversation, ({ owner, params, body }) => chat.change(owner.id, params.id, body)),
    handle(deleteConversation, async ({ owner, params }) => {
      await chat.remove(owner.id, params.id);
      return { ok: true as const };
    }),
    handle(restoreConversation, ({ owner, params }) => chat.restore(owner.id, params.id)),
    handle(sendMessage, ({ owner, params, body }) => chat.send(owner.id, params.id, body)),
    handle(regenerateMessage, async ({ owner, params }) => ({
      answer: await chat.regenerate(owner.id, params.id, params.messageId),
    })),
    handle(showBranch, ({ owner, params }) => chat.show(owner.id, params.id, params.messageId)),
    handle(stopMessage, async ({ owner, params }) => ({
      answer: await chat.stop(owner.id, params.id, params.messageId),
    })),
    handle(followMessage, async ({ owner, params, request }) =>
      sseResponse({
        log: events,
        stream: await chat.stream(owner.id, params.id, params.messageId),
        lastEventId: request.headers.get('last-event-id'),
        signal: AbortSignal.any([stopping, request.signal]),
        print: ({ body }) => body,
      }),
    ),
    handle(decideDraft, async ({ owner, params, body }) => ({
      draft: await chat.decide(owner.id, params.id, params.messageId, params.draftId, body.accept),
    })),
    handle(listTools, async ({ owner }) => {
      const { tools } = await import('@plumbline/agent/tools/registry');
      return {
        tools: tools.map(({ id, title, summary, example, drafts }) => ({
          id,
          title: { ...title },
          summary: { ...summary },
          example: { ...example },
          drafts,
        })),
        model: await models.nameFor(owner?.id ?? null),
      };
    }),
  ];
}
