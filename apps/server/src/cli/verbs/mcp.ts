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
    const { answeringTools, mcpServer } = await import('../../features/chat/mcp.ts');
    const { knownFigures } = await import('../../features/chat/known-figures.ts');
    const data = await openData({ env, say });
    try {
      // Nobody keeps anything here: what speaks of an account, or would keep something, is left out.
      const offered = answeringTools(
        publicDesk(async () => data.market),
        data.clock,
        knownFigures(data.clock),
      ).filter(({ scope }) => scope !== 'read:mine');
      const server = mcpServer({ offered, noted: (_, work) => work() });
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
