import {
  changeConversation,
  closeConversationShare,
  createConversation,
  decideDraft,
  deleteConversation,
  followMessage,
  listConversations,
  listConversationShares,
  listTools,
  rateMessage,
  readConversation,
  readSharedConversation,
  regenerateMessage,
  restoreConversation,
  sendMessage,
  shareConversation,
  showBranch,
  stopMessage,
} from '@plumbline/contract/chat';
import type { Clock } from '@plumbline/model/ports';
import type { EventLog } from '../../platform/events/event-log.ts';
import { sseResponse } from '../../platform/events/sse.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { ModelServiceApi } from '../language-models/service.ts';
import type { SkillService } from '../skill/service.ts';
import type { ChatService } from './service.ts';

interface ChatRouteDeps {
  readonly chat: ChatService;
  readonly models: Pick<ModelServiceApi, 'nameFor' | 'answerers'>;
  readonly ownSkills: Pick<SkillService, 'own'>;
  readonly events: EventLog;
  readonly clock: Clock;
  readonly stopping: AbortSignal;
}

export function chatRoutes({ chat, models, ownSkills, events, clock, stopping }: ChatRouteDeps): MountedRoute[] {
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
    handle(regenerateMessage, async ({ owner, params, body }) => ({
      answer: await chat.regenerate(owner.id, params.id, params.messageId, body.by),
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
    handle(rateMessage, async ({ owner, params, body: { isGood, reason } }) => ({
      answer: await chat.rate(
        owner.id,
        params.id,
        params.messageId,
        isGood === null ? null : { isGood, reason, at: clock.now() },
      ),
    })),
    handle(shareConversation, ({ owner, params, body }) =>
      chat.share(owner.id, params.id, params.messageId, body.days),
    ),
    handle(listConversationShares, async ({ owner, params }) => ({ shares: await chat.shares(owner.id, params.id) })),
    handle(closeConversationShare, async ({ owner, params }) => {
      await chat.closeShare(owner.id, params.id, params.token);
      return { ok: true as const };
    }),
    handle(readSharedConversation, ({ params }) => chat.readShared(params.token)),
    handle(listTools, async ({ owner }) => {
      const [{ tools }, { skills }] = await Promise.all([
        import('@plumbline/agent/tools/registry'),
        import('@plumbline/agent/skills/our-skills'),
      ]);
      return {
        tools: tools.map(({ id, title, summary, example, drafts }) => ({
          id,
          title: { ...title },
          summary: { ...summary },
          example: { ...example },
          drafts,
        })),
        skills: [...skills, ...(owner === null ? [] : await ownSkills.own(owner.id))].map(({ id, title, when }) => ({
          id,
          title: { ...title },
          when: { ...when },
        })),
        model: await models.nameFor(owner?.id ?? null),
        answerers: await models.answerers(owner?.id ?? null),
      };
    }),
  ];
}
