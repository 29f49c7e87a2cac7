import type { LanguageModel } from 'ai';

type Model = Extract<LanguageModel, { readonly specificationVersion: 'v4' }>;
type Options = Parameters<Model['doStream']>[0];
type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;

/** One turn of a script: words, or a call of a tool. */
export type ScriptedTurn =
  { readonly say: string } | { readonly call: string; readonly input: Readonly<Record<string, unknown>> };

export type Script = (prompt: Options['prompt'], step: number) => ScriptedTurn;

const usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
} as const;

/** Looks the first word in capitals up and repeats what the tool says: enough to see every part of a turn without a network. */
const lookUp: Script = (prompt, step) => {
  const last = prompt.findLast(({ role }) => role === 'user');
  const question =
    last?.role === 'user' ? last.content.map((part) => (part.type === 'text' ? part.text : '')).join(' ') : '';
  const symbol = /\b[A-Z]{2,5}\b/.exec(question)?.[0];
  if (symbol === undefined) return { say: 'Name an instrument, please.' };
  return step === 0 ? { call: 'quote', input: { symbol } } : { say: `The price is {US:${symbol}/price}.` };
};

/** A language model that follows a script: for tests, and for trying the product without a key. */
export function scriptedModel(script: Script = lookUp): Model {
  const turn = ({ prompt }: Options): readonly Part[] => {
    const begun = prompt.findLastIndex(({ role }) => role === 'user');
    const step = prompt.slice(begun + 1).filter(({ role }) => role === 'assistant').length;
    const next = script(prompt, step);
    if ('say' in next) {
      const words = next.say.match(/\S+\s*/g) ?? [];
      return [
        { type: 'stream-start', warnings: [] },
        { type: 'text-start', id: 'words' },
        ...words.map((delta) => ({ type: 'text-delta' as const, id: 'words', delta })),
        { type: 'text-end', id: 'words' },
        { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage },
      ];
    }
    return [
      { type: 'stream-start', warnings: [] },
      { type: 'tool-call', toolCallId: `call-${step}`, toolName: next.call, input: JSON.stringify(next.input) },
      { type: 'finish', finishReason: { unified: 'tool-calls', raw: 'tool-calls' }, usage },
    ];
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
          start(controller) {
            for (const part of turn(options)) controller.enqueue(part);
            controller.close();
          },
        }),
      }),
  };
}
