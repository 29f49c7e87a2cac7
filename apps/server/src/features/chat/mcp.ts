import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { callTool } from '@plumbline/agent/chat/call-tool';
import { inputSchema, readInput } from '@plumbline/agent/chat/tool-input';
import { tools } from '@plumbline/agent/tools/registry';
import type { Desk, Tool, ToolInput, ToolParam, ToolResult } from '@plumbline/agent/tool';
import type { Scope } from '@plumbline/contract/scope';
import { dateOf } from '@plumbline/model/date';
import type { Fact } from '@plumbline/model/fact';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import { version } from '../../platform/version.ts';
import type { KnownFigures } from './known-figures.ts';

/** Something that an assistant may call, whatever it takes to answer. */
export interface AssistantTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly params: Readonly<Record<string, ToolParam>>;
  readonly scope: Scope;
  /** Changes nothing that is kept. */
  readonly isReadOnly: boolean;
  readonly run: (input: ToolInput, progress: Progress) => Promise<object>;
}

/** How whoever waits hears that work goes on, and the work hears that nobody waits any more. */
export interface Progress {
  readonly tell: (step: number, message: string) => Promise<void>;
  readonly signal: AbortSignal;
}

interface McpInput {
  readonly offered: readonly AssistantTool[];
  /** Does what was called, and keeps how it went where that is kept. */
  readonly noted: <T>(call: string, work: () => Promise<T>) => Promise<T>;
}

/** The assistant's tools for other assistants. They answer with figures and their sources. */
export function mcpServer({ offered, noted }: McpInput): Server {
  const server = new Server({ name: 'plumbline', version }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: offered.map(({ name, title, description, params, isReadOnly }) => ({
      name,
      title,
      description,
      inputSchema: { ...inputSchema({ params }), type: 'object' as const },
      annotations: { readOnlyHint: isReadOnly },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, sendNotification }) => {
    const progressToken = params._meta?.progressToken;
    const tell = async (progress: number, message: string): Promise<void> => {
      if (progressToken === undefined) return;
      await sendNotification({ method: 'notifications/progress', params: { progressToken, progress, message } });
    };
    try {
      const answer = await noted(`mcp ${params.name}`, async () => {
        const tool = offered.find(({ name }) => name === params.name);
        if (tool === undefined) {
          // One that exists beyond the scopes of the caller is the same as none.
          throw new PlumblineError('not-found', `There is no tool "${params.name.slice(0, 40)}" for you.`);
        }
        const input = readInput({ id: tool.name, params: tool.params }, params.arguments ?? {});
        return tool.run(input, { tell, signal });
      });
      return {
        content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
        structuredContent: { ...answer },
      };
    } catch (error) {
      if (!(error instanceof PlumblineError)) throw error;
      return { isError: true, content: [{ type: 'text' as const, text: `${error.code}: ${error.message}` }] };
    }
  });
  return server;
}

/** Tools of the built-in assistant that answer and do nothing: what they propose is only returned. */
export function answeringTools(desk: Desk, clock: Clock, figures: KnownFigures): readonly AssistantTool[] {
  return tools
    .filter(({ drafts, isPersonal }) => !(drafts && isPersonal === true))
    .map((tool) => answering(tool, desk, clock, figures));
}

function answering(tool: Tool, desk: Desk, clock: Clock, figures: KnownFigures): AssistantTool {
  const plain = tool.isPersonal === true ? 'read:mine' : 'read:market';
  return {
    name: tool.id,
    title: tool.title.en,
    description: tool.summary.en,
    params: tool.params,
    scope: tool.drafts ? 'write:draft' : plain,
    isReadOnly: true,
    async run(input) {
      const result = figures.know(await asked(tool.id, input, desk, clock, figures.factOf));
      return printed({ ...result, facts: withInputs(result.facts, figures) });
    },
  };
}

/** Figures with those of earlier calls that they were computed from, so that each can be computed again. */
function withInputs(facts: readonly Fact[], { factOf }: KnownFigures): readonly Fact[] {
  const told = new Set(facts.map(({ id }) => id));
  const before = facts.flatMap(({ formula }) =>
    (formula?.inputs ?? []).flatMap((input) => {
      const fact = 'fact' in input && !told.has(input.fact) ? factOf(input.fact) : null;
      return fact === null ? [] : [fact];
    }),
  );
  return [...new Map([...before, ...facts].map((fact) => [fact.id, fact])).values()];
}

/** What a tool of the built-in assistant says to a program. */
export async function asked(
  id: string,
  input: ToolInput,
  desk: Desk,
  clock: Clock,
  factOf?: KnownFigures['factOf'],
): Promise<ToolResult> {
  const now = clock.now();
  return callTool(id, input, { desk, locale: 'en', now, today: dateOf(now), ...(factOf !== undefined && { factOf }) });
}

export function printed({ summary, sentences, widgets, facts, sources, spans, draft }: ToolResult): object {
  return {
    summary: summary.en,
    sentences: sentences.map(({ en }) => en),
    widgets,
    facts,
    sources,
    ...(spans === undefined ? {} : { spans }),
    ...(draft === undefined ? {} : { proposal: draft.action }),
  };
}
