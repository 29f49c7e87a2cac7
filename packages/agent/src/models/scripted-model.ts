import type { LanguageModel } from 'ai';

type Model = Extract<LanguageModel, { readonly specificationVersion: 'v4' }>;
type Options = Parameters<Model['doStream']>[0];
type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;

/** One turn of a script: words, or a call of a tool. */
export type ScriptedTurn =
  | { readonly say: string; readonly pauseMs?: number }
  | { readonly call: string; readonly input: Readonly<Record<string, unknown>> };

export type Script = (prompt: Options['prompt'], step: number) => ScriptedTurn;

const usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
} as const;

/** Long enough to be watched, stopped and taken up again. */
const slowly = { say: 'Let me look at the question. '.repeat(40), pauseMs: 40 };

/**
 * Looks the first word in capitals up and repeats what the tool says: enough to see every part of a turn without a network.
 * Asked to speak slowly, it does.
 */
const lookUp: Script = (prompt, step) => {
  const last = prompt.findLast(({ role }) => role === 'user');
  const question =
    last?.role === 'user' ? last.content.map((part) => (part.type === 'text' ? part.text : '')).join(' ') : '';
  const symbol = /\b[A-Z]{2,5}\b/.exec(question)?.[0];
  if (symbol === undefined) return { say: 'Please name an instrument.' };
  if (step === 0) return { call: 'quote', input: { symbol } };
  const price = `The price is {US:${symbol}/price}.`;
  return /\bslowly\b/.test(question) ? { ...slowly, say: `${price} ${slowly.say}` } : { say: price };
};

/** A language model that follows a script: for tests, and for trying the product without a key. */
export function scriptedModel(script: Script = lookUp): Model {
  const turn = ({ prompt }: Options): { readonly parts: readonly Part[]; readonly pauseMs: number } => {
    const begun = prompt.findLastIndex(({ role }) => role === 'user');
    const step = prompt.slice(begun + 1).filter(({ role }) => role === 'assistant').length;
    const next = script(prompt, step);
    if ('say' in next) {
      const words = next.say.match(/\S+\s*/g) ?? [];
      const parts: readonly Part[] = [
        { type: 'stream-start', warnings: [] },
        { type: 'text-start', id: 'words' },
        ...words.map((delta) => ({ type: 'text-delta' as const, id: 'words', delta })),
        { type: 'text-end', id: 'words' },
        { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage },
      ];
      return { parts, pauseMs: next.pauseMs ?? 0 };
    }
    const parts: readonly Part[] = [
      { type: 'stream-start', warnings: [] },
      { type: 'tool-call', toolCallId: `call-${step}`, toolName: next.call, input: JSON.stringify(next.input) },
      { type: 'finish', finishReason: { unified: 'tool-calls', raw: 'tool-calls' }, usage },
    ];
    return { parts, pauseMs: 0 };
  };
  return {
    specificationVersion: 'v4',
    provider: 'scripted',
    modelId: 'scripted',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('the scripted model only streams')),
    doStream: (options) =>
      Promise.resolve({
        stream: new ReadableStream<Part>({
          async start(controller) {
            const { parts, pauseMs } = turn(options);
            for (const part of parts) {
              if (options.abortSignal?.aborted === true) break;
              if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
              controller.enqueue(part);
            }
            controller.close();
          },
        }),
      }),
  };
}
