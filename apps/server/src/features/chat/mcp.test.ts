import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, it } from 'vitest';
import { fakeClock, fakeMarket } from '../../testing/fake-market.ts';
import { publicDesk } from './desk.ts';
import { knownFigures } from './known-figures.ts';
import { answeringTools, mcpServer } from './mcp.ts';

async function connect(): Promise<Client> {
  const offered = answeringTools(publicDesk(fakeMarket().handle), fakeClock, knownFigures(fakeClock)).filter(
    ({ scope }) => scope !== 'read:mine',
  );
  const server = mcpServer({ offered, noted: (_, work) => work() });
  const client = new Client({ name: 'test', version: '1' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  return client;
}

async function call(client: Client, name: string, given: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: given });
  // The protocol leaves the shape of content to each tool; ours is one text.
  const [first] = content as readonly { readonly text: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}

describe('the tools over MCP', () => {
  it('are listed with their arguments, without those that speak of an account', async () => {
    const { tools } = await (await connect()).listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['quote', 'compare', 'figure', 'valuation', 'news', 'rules', 'calculate']),
    );
    expect(names).not.toContain('switch-strategy');
    expect(tools.find(({ name }) => name === 'quote')?.inputSchema.required).toEqual(['symbol']);
  });

  it('answer with figures and their sources', async () => {
    const { text, isError } = await call(await connect(), 'quote', { symbol: 'ACME' });
    expect(isError).toBe(false);
    const { facts, sources } = JSON.parse(text);
    const price = facts.find(({ id }: { id: string }) => id === 'US:ACME/price');
    expect(price.value).toBeTypeOf('number');
    expect(sources.map(({ id }: { id: string }) => id)).toContain(price.source.id);
  });

  it('compute from figures of earlier calls by their handles, and answer with what went in', async () => {
    const client = await connect();
    const unknown = { op: 'ratio', inputs: ['US:ACME/price', 'US:ACME/low52w'] };
    expect(await call(client, 'calculate', unknown)).toMatchObject({ isError: true });
    const quoted = JSON.parse((await call(client, 'quote', { symbol: 'ACME' })).text);
    const valueOf = (id: string): number => quoted.facts.find((fact: { id: string }) => fact.id === id).value;
    const { text, isError } = await call(client, 'calculate', unknown);
    expect([isError, text]).toEqual([false, expect.any(String)]);
    const { facts } = JSON.parse(text);
    expect(facts.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(unknown.inputs));
    expect(facts.at(-1).value).toBeCloseTo(valueOf('US:ACME/price') / valueOf('US:ACME/low52w'), 10);
    // Nobody else's figures are known to a caller.
    expect(await call(await connect(), 'calculate', unknown)).toMatchObject({ isError: true });
  });

  it('propose and do nothing', async () => {
    const idea = 'Buy ACME when RSI is below 30 and sell when RSI is above 70';
    const { text } = await call(await connect(), 'propose-strategy', { idea });
    expect(JSON.parse(text).proposal.kind).toBe('create-strategy');
  });

  it('say what is wrong with a call', async () => {
    const client = await connect();
    expect(await call(client, 'quote', {})).toMatchObject({
      isError: true,
      text: expect.stringContaining('needs "symbol"'),
    });
    expect(await call(client, 'quote', { symbol: 'NOSUCH' })).toMatchObject({ isError: true });
    expect(await call(client, 'verdict', {})).toMatchObject({
      isError: true,
      text: expect.stringContaining('no tool'),
    });
    expect(await call(client, 'quote', { symbol: 'ACME', more: 1 })).toMatchObject({ isError: true });
  });
});
