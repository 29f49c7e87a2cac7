import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../../main.mjs', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'mcp-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A client as another assistant runs it: a process of ours of its own, spoken to over standard input and output. */
async function connect(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dir, DATA_MODE: 'simulated' };
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [main, 'mcp'], env, stderr: 'ignore' }),
  );
  return client;
}

async function called(client: Client, name: string, given: Record<string, unknown>) {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: given });
  return { isError: isError === true, text: JSON.stringify(content), found: JSON.stringify(structuredContent ?? {}) };
}

describe('plumbline mcp', () => {
  it('answers a client, and says of handles from before a restart to call the tool again', async () => {
    const ratio = { op: 'ratio', inputs: ['US:NVDA/price', 'US:NVDA/low52w'] };
    const first = await connect();
    const { tools } = await first.listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['quote', 'calculate', 'read-span']));
    expect((await called(first, 'quote', { symbol: 'NVDA' })).found).toContain('US:NVDA/price');
    expect(await called(first, 'calculate', ratio)).toMatchObject({ isError: false });
    await first.close();

    const second = await connect();
    const late = await called(second, 'calculate', ratio);
    expect([late.isError, late.text]).toEqual([
      true,
      expect.stringContaining('{US:NVDA/price} is not at hand: call the tool that gives it, again if it did before'),
    ]);
    await called(second, 'quote', { symbol: 'NVDA' });
    expect(await called(second, 'calculate', ratio)).toMatchObject({ isError: false });
    await second.close();
  });
});
