import type { Message } from '@plumbline/model/conversation';
import type { LocalText, Locale } from '@plumbline/model/locale';
import { ulid } from 'ulid';
import type { OpenJudges } from '@plumbline/agent/gate/judges';
import type { ModelServiceApi } from '../language-models/service.ts';
import type { DeskDeps } from './desk.ts';
import { deskOf } from './desk.ts';

interface OnceDeps extends DeskDeps {
  readonly models: Pick<ModelServiceApi, 'modelFor'>;
  readonly openJudges: OpenJudges;
}

/** A question that nobody waits for: answered beside every conversation, and nothing is proposed in it. */
export interface AskedOnce {
  readonly id: string;
  readonly text: string;
  readonly locale: Locale;
}

/** Answers once, with whoever answers the reader in the chat; what a model could not finish says why. */
export async function answerOnce(
  deps: OnceDeps,
  ownerId: string,
  { id, text, locale }: AskedOnce,
  signal: AbortSignal,
): Promise<Message> {
  const { clock, models, openJudges } = deps;
  const [{ createBoard }, { answerPlainly }, { answerByModel }] = await Promise.all([
    import('@plumbline/agent/chat/answer-board'),
    import('@plumbline/agent/skills/run-skill'),
    import('@plumbline/agent/loop/answer-by-model'),
  ]);
  const newId = (): string => ulid(clock.now());
  const emit = (): Promise<void> => Promise.resolve();
  const judges = openJudges();
  const board = createBoard({ locale, newId, emit, judges });
  const asked = { text, locale, mentions: [], history: [] };
  const turn = { ...asked, desk: deskOf(deps, ownerId), clock, newId, emit, signal, board, isUnattended: true };
  try {
    const { model } = await models.modelFor(ownerId);
    const answered = model === null ? null : await answerByModel(turn, model);
    if (model === null) await answerPlainly(turn);
    const fault = answered?.fault ?? null;
    return {
      id,
      conversationId: '',
      parentId: null,
      role: 'assistant',
      locale,
      text: '',
      mentions: [],
      createdAt: clock.now(),
      ...board.body(),
      drafts: [],
      state: fault === null ? 'done' : 'failed',
      modelUse: answered?.modelUse ?? null,
      error: fault === null ? null : fault.text[locale],
    };
  } finally {
    judges.close();
  }
}

/** What a playbook is called, and what it would lack of what it is about, if that is given; without a title there is none. */
export async function playbookOf(
  deps: DeskDeps,
  ownerId: string,
  { skill, about, locale }: { readonly skill: string; readonly about: string | null; readonly locale: Locale },
): Promise<{ readonly title: LocalText | null; readonly lacks: LocalText | null }> {
  const { findSkill, skillNamed } = await import('@plumbline/agent/skills/find-skill');
  const desk = deskOf(deps, ownerId);
  const named = await skillNamed(skill, desk);
  if (named === null || about === null) return { title: named?.title ?? null, lacks: null };
  const { clock } = deps;
  const found = await findSkill({ text: `/${skill} ${about}`, locale, mentions: [], history: [], desk, clock });
  return { title: named.title, lacks: found?.is === 'ask' ? found.text : null };
}
