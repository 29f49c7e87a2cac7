import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { PlumblineError } from '@plumbline/model/errors';
import type { ChatModel } from '../chat/chat-model.ts';
import { scriptedModel } from './scripted-model.ts';

export const modelProviders = ['openai-compatible', 'anthropic', 'google', 'scripted'] as const;
export type ModelProvider = (typeof modelProviders)[number];

export interface ModelChoice {
  readonly provider: ModelProvider;
  readonly model: string | null;
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly fetch: typeof fetch;
}

export const usualModel: Readonly<Record<ModelProvider, string | null>> = {
  'openai-compatible': null,
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
  scripted: 'scripted',
};

/** The configured language model. An OpenAI-compatible one needs its address and its name; the others have their own. */
export function openModel({ provider, model: wanted, baseUrl, apiKey, fetch }: ModelChoice): ChatModel {
  const model = wanted ?? usualModel[provider];
  if (model === null)
    throw new PlumblineError(
      'bad-input',
      'Name the model, in Settings or as LLM_MODEL: an OpenAI-compatible service has no usual one.',
    );
  const address = baseUrl === null ? {} : { baseURL: baseUrl };
  const key = apiKey === null ? {} : { apiKey };
  switch (provider) {
    case 'openai-compatible':
      if (baseUrl === null)
        throw new PlumblineError('bad-input', 'Give the address of the service, in Settings or as LLM_BASE_URL.');
      return {
        provider,
        model,
        language: createOpenAICompatible({ name: 'configured', baseURL: baseUrl, ...key, fetch })(model),
      };
    case 'anthropic':
      return { provider, model, language: createAnthropic({ ...address, ...key, fetch })(model) };
    case 'google':
      return { provider, model, language: createGoogle({ ...address, ...key, fetch })(model) };
    default:
      return { provider, model, language: scriptedModel() };
  }
}
