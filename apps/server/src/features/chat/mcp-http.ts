import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Spending } from '@plumbline/contract/route';
import { spendings } from '@plumbline/contract/route';
import type { Scope } from '@plumbline/contract/scope';
import { PlumblineError } from '@plumbline/model/errors';
import type { CheckQuota } from '../../platform/http/owner-quota.ts';
import type { Caller, Grant } from '../../platform/http/owner.ts';
import type { DeskDeps } from './desk.ts';
import { deskOf } from './desk.ts';
import type { KnownFigures } from './known-figures.ts';
import type { AssistantTool } from './mcp.ts';
import { answeringTools, mcpServer } from './mcp.ts';
import type { WorkDeps } from './mcp-work.ts';
import { workingTools } from './mcp-work.ts';

interface McpHttpInput {
  readonly deps: WorkDeps &
    DeskDeps & { readonly noted: <T>(grant: Grant | null, call: string, work: () => Promise<T>) => Promise<T> };
  readonly caller: Caller;
  /** What a caller was told before, by the id of its token. */
  readonly figuresOf: (caller: string) => KnownFigures;
  /** Throws where the owner has used up what one may keep or compute. */
  readonly checkQuota: CheckQuota;
}

/**
 * MCP over streamable HTTP, without a session: every request carries its token and is answered on its own, as JSON, or
 * as a stream where the caller asks for progress.
 */
export async function answerOverHttp(
  request: Request,
  { deps, caller, figuresOf, checkQuota }: McpHttpInput,
): Promise<Response> {
  const message = await messageOf(request);
  const { owner, grant } = caller;
  const desk = deskOf(deps, owner.id, { hasLibrary: grant?.scopes.includes('read:mine') === true });
  const figures = figuresOf(grant?.tokenId ?? '');
  const all = [...answeringTools(desk, deps.clock, figures), ...workingTools({ deps, desk, ownerId: owner.id })];
  const server = mcpServer({
    offered: within(all, grant).map((tool) => withQuota(tool, checkQuota)),
    noted: (call, work) => deps.noted(grant, call, work),
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !wantsProgress(message) });
  await server.connect(transport);
  return transport.handleRequest(request, { parsedBody: message });
}

/** What a grant covers, each tool once. */
function within(all: readonly AssistantTool[], grant: Grant | null): readonly AssistantTool[] {
  const held = all.filter(({ scope }) => grant?.scopes.includes(scope) === true);
  return [...new Map(held.map((tool) => [tool.name, tool])).values()];
}

/** What a tool goes on to use, as the routes say of the same in a browser. */
const spendsOf: Partial<Record<Scope, readonly Spending[]>> = {
  'run:report': spendings,
  'run:backtest': spendings,
  'run:desk': spendings,
  'manage:alerts': ['storage'],
};

function withQuota(tool: AssistantTool, checkQuota: CheckQuota): AssistantTool {
  const spends = spendsOf[tool.scope];
  if (tool.isReadOnly || spends === undefined) return tool;
  return {
    ...tool,
    async run(input, progress) {
      await checkQuota(spends);
      return tool.run(input, progress);
    },
  };
}

async function messageOf(request: Request): Promise<unknown> {
  let message: unknown;
  try {
    message = await request.json();
  } catch (error) {
    throw new PlumblineError('bad-input', 'The body is no JSON.', {}, error);
  }
  // One call of the interface is one call: otherwise a list would get around the limit.
  if (Array.isArray(message)) throw new PlumblineError('bad-input', 'Send one message a request, not a list.');
  return message;
}

function wantsProgress(message: unknown): boolean {
  const params = typeof message === 'object' && message !== null && 'params' in message ? message.params : null;
  const meta = typeof params === 'object' && params !== null && '_meta' in params ? params._meta : null;
  return typeof meta === 'object' && meta !== null && 'progressToken' in meta;
}
