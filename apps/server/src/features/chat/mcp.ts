import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { callTool } from '@plumbline/agent/chat/call-tool';
import { inputSchema } from '@plumbline/agent/chat/tool-input';
import { tools } from '@plumbline/agent/tools/registry';
import type { Desk, ToolResult } from '@plumbline/agent/tool';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import { version } from '../../platform/version.ts';

interface McpInput {
  readonly desk: Desk;
  readonly clock: Clock;
}

const shared = tools.filter(({ isPersonal }) => isPersonal !== true);

/** The assistant's tools for other assistants. They answer with figures and their sources; a proposal is returned and never carried out. */
export function mcpServer({ desk, clock }: McpInput): Server {
  const server = new Server({ name: 'plumbline', version }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: shared.map((tool) => ({
      name: tool.id,
      title: tool.title.en,
      description: tool.summary.en,
      inputSchema: { ...inputSchema(tool), type: 'object' as const },
      annotations: { readOnlyHint: true },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    try {
      if (shared.every(({ id }) => id !== params.name)) {
        throw new PlumblineError('not-found', `There is no tool "${params.name.slice(0, 40)}".`);
      }
      const now = clock.now();
      const result = await callTool(params.name, params.arguments ?? {}, {
        desk,
        locale: 'en',
        now,
        today: dateOf(now),
      });
      return { content: [{ type: 'text' as const, text: JSON.stringify(printed(result)) }] };
    } catch (error) {
      if (!(error instanceof PlumblineError)) throw error;
      return { isError: true, content: [{ type: 'text' as const, text: `${error.code}: ${error.message}` }] };
    }
  });
  return server;
}

function printed({ summary, sentences, widgets, facts, sources, draft }: ToolResult): object {
  return {
    summary: summary.en,
    sentences: sentences.map(({ en }) => en),
    widgets,
    facts,
    sources,
    ...(draft === undefined ? {} : { proposal: draft.action }),
  };
}
