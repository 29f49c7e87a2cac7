import type { Verb } from '../verb.ts';

export const mcpVerb: Verb = {
  name: 'mcp',
  usage: '',
  summary: "Serve the assistant's tools to other assistants over standard input and output (MCP).",
  details: ['Point an MCP client at this command. It ends when its input ends.'],
  async run({ env, say }) {
    const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
    const { openData } = await import('../open-data.ts');
    const { publicDesk } = await import('../../features/chat/desk.ts');
    const { mcpServer } = await import('../../features/chat/mcp.ts');
    const data = await openData({ env, say });
    try {
      const server = mcpServer({ desk: publicDesk(async () => data.market), clock: data.clock });
      const ended = new Promise<void>((resolve) => process.stdin.once('end', resolve));
      await server.connect(new StdioServerTransport());
      say('Ready.');
      await ended;
      await server.close();
      return 0;
    } finally {
      await data.close();
    }
  },
};
