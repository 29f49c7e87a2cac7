import type { ChatModel } from '@plumbline/agent/chat/chat-model';
import type { Env } from '../env.ts';

type ModelEnv = Pick<Env, 'LLM_PROVIDER' | 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL'>;

/** The configured language model, loaded when it is first needed; null without one. */
export function chatModelOf(env: ModelEnv): () => Promise<ChatModel | null> {
  const { LLM_PROVIDER: provider, LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env;
  if (provider === null) return () => Promise.resolve(null);
  let opened: Promise<ChatModel> | null = null;
  return () => {
    opened ??= import('@plumbline/agent/models/open-model').then(({ openModel }) =>
      openModel({ provider, model, baseUrl, apiKey, fetch }),
    );
    return opened;
  };
}
