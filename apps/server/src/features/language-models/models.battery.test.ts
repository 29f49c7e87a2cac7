import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Message } from '@plumbline/model/conversation';
import type { ModelSettingsView } from '@plumbline/contract/models';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-models-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open: TestServer[] = [];
let service: Server | null = null;
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.stop()));
  service?.close();
  service = null;
});

const secret = 'sk-secret-of-a-reader-9x';
let made = 0;

async function start(variables: Readonly<Record<string, string>> = {}) {
  const server = await testServer({
    works: false,
    variables: { SECRET_FILE: join(folder, `${made++}`, 'master.key'), ...variables },
  });
  open.push(server);
  return { server, visitor: await server.visitor() };
}

interface Heard {
  readonly address: string;
  readonly keys: (string | undefined)[];
}

/** A service that speaks the wire of OpenAI and says the same sentence to everybody, at 1,000 tokens in and 100 out. */
async function listen(): Promise<Heard> {
  const keys: (string | undefined)[] = [];
  const usage = { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 };
  const said = 'Nothing more is known.';
  const server = createServer((request, response) => {
    keys.push(request.headers.authorization);
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const head = { id: 'c', created: 1, model: 'm' };
      if (!body.includes('"stream":true')) {
        response.writeHead(200, { 'content-type': 'application/json' });
        const message = { role: 'assistant', content: 'ok' };
        response.end(JSON.stringify({ ...head, choices: [{ index: 0, message, finish_reason: 'stop' }], usage }));
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const chunk = { ...head, object: 'chat.completion.chunk' };
      const events = [
        { ...chunk, choices: [{ index: 0, delta: { role: 'assistant', content: said }, finish_reason: null }] },
        { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage },
      ];
      for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
      response.end('data: [DONE]\n\n');
    });
  });
  service = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  return { address: `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}/v1`, keys };
}

const put = (visitor: Visitor, body: object, name = 'openai-compatible') =>
  visitor.send('PUT', `/api/models/${name}`, body);

async function ask(visitor: Visitor): Promise<Message> {
  const { id } = await read<{ id: string }>(await visitor.send('POST', '/api/conversations', {}));
  const sent = await visitor.send('POST', `/api/conversations/${id}/messages`, { text: 'How is ACME?', locale: 'en' });
  const { answer } = await read<{ answer: Message }>(sent);
  const events = await (await visitor.get(`/api/conversations/${id}/messages/${answer.id}/events`)).text();
  const end = [...events.matchAll(/^data: (.+)$/gm)].map(([, line]) => JSON.parse(line ?? '{}'));
  return end.find((event) => event.kind === 'end').message;
}

describe('a language model of one’s own', () => {
  it('is stored sealed, used at once, counted, and stopped at its cap', async () => {
    const { address, keys } = await listen();
    const { server, visitor } = await start();
    const given = { key: secret, baseUrl: address, model: 'small', inputPrice: 1, outputPrice: 10, monthlyCap: 0.005 };
    const saved = await put(visitor, given);
    const text = await saved.text();
    expect([saved.status, text.includes(secret)]).toEqual([200, false]);
    const [row] = await server.store.db.selectFrom('model_services').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(secret);

    const tested = await visitor.send('POST', '/api/models/openai-compatible/test', {});
    expect(await tested.json()).toMatchObject({ ok: true, model: 'small' });
    const first = await ask(visitor);
    expect([first.modelUse?.model, first.state]).toEqual(['small', 'done']);
    expect(keys.every((key) => key === `Bearer ${secret}`)).toBe(true);
    await ask(visitor);

    const third = await ask(visitor);
    expect(third.modelUse).toBeNull();
    expect(JSON.stringify(third.blocks[0])).toMatch(
      /monthly cap .* is reached: US\$0\.0060 spent of US\$0\.0050 in \d{4}-\d\d\. It opens again on \d{4}-\d\d-01 .*built-in/,
    );
    const view = await read<ModelSettingsView>(await visitor.get('/api/models'));
    expect(view.answers).toEqual({ by: 'built-in', instead: 'budget' });
    // Three requests: 0.001 + 0.001 dollars each.
    expect(view.services[0]?.spend).toMatchObject({ calls: 3, inputTokens: 3000, outputTokens: 300 });
    expect(view.services[0]?.spend.cost).toBeCloseTo(0.006, 9);
    expect(keys).toHaveLength(3);
    expect(server.lines.join('\n')).not.toContain(secret);
    const stranger = await read<ModelSettingsView>(await (await server.visitor()).get('/api/models'));
    expect(stranger.services.every(({ hasKey, spend }) => !hasKey && spend.calls === 0)).toBe(true);
  });

  it('never sends its key to another address than the one it was entered for', async () => {
    const { visitor } = await start();
    await put(visitor, { key: secret, baseUrl: 'https://one.example/v1', model: 'm' });
    const moved = await put(visitor, { baseUrl: 'https://two.example/v1', model: 'm' });
    expect([moved.status, (await moved.json()).message]).toEqual([400, expect.stringContaining('one address')]);
    expect((await put(visitor, { baseUrl: 'https://one.example/v2', model: 'm2' })).status).toBe(200);
  });

  it('asks for what is missing', async () => {
    const { visitor } = await start();
    const cases: [object, string, RegExp][] = [
      [{ key: secret, model: 'm' }, 'openai-compatible', /address/],
      [{ key: secret, baseUrl: 'https://one.example' }, 'openai-compatible', /Name the model/],
      [{}, 'anthropic', /Enter a key/],
      [{ key: 'two words' }, 'anthropic', /one word/],
      [{ key: secret, monthlyCap: 5 }, 'anthropic', /prices/],
    ];
    for (const [body, name, why] of cases) {
      const answer = await put(visitor, body, name);
      expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringMatching(why)]);
    }
    expect((await visitor.send('PUT', '/api/model-choice', { service: 'google' })).status).toBe(404);
    expect((await visitor.send('POST', '/api/models/google/test', {})).status).toBe(404);
  });

  it('may not be on a private machine where the server is open to others', async () => {
    const { visitor } = await start({ HOST: '0.0.0.0' });
    const near = await put(visitor, { key: secret, baseUrl: 'http://127.0.0.1:11434/v1', model: 'm' });
    expect(near.status).toBe(400);
    const named = await put(visitor, { key: secret, baseUrl: 'https://localhost.localdomain/v1', model: 'm' });
    expect(named.status).toBe(200);
    const tested = await visitor.send('POST', '/api/models/openai-compatible/test', {});
    expect(await tested.json()).toMatchObject({ ok: false });
  });

  it('gives way to that of the server and to the built-in assistant', async () => {
    const { visitor } = await start({ LLM_PROVIDER: 'scripted' });
    const by = async () => (await read<ModelSettingsView>(await visitor.get('/api/models'))).answers.by;
    expect(await by()).toBe('environment');
    await put(visitor, { key: secret, model: null }, 'anthropic');
    expect(await by()).toBe('anthropic');
    await visitor.send('PUT', '/api/model-choice', { service: null });
    expect(await by()).toBe('environment');
    await visitor.send('PUT', '/api/model-choice', { service: 'anthropic' });
    await visitor.send('DELETE', '/api/models/anthropic');
    expect(await by()).toBe('environment');
  });
});
