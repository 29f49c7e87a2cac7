import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatModel } from '../../chat/chat-model.ts';
import { openModel } from '../../models/open-model.ts';

/** What a service was asked: who speaks, the task, how many answers it gave in this talk already, and what tools told it. */
export interface WireQuestion {
  readonly voice: string;
  readonly task: string;
  readonly step: number;
  readonly told: string;
  /** All that was sent. */
  readonly body: string;
}

export type WireAnswer =
  | { readonly call: string; readonly input: unknown }
  | { readonly say: string }
  | { readonly status: number; readonly body?: string }
  /** Sent as it stands, then the line is closed. */
  | { readonly raw: string };

export interface WireModel {
  readonly model: ChatModel;
  readonly address: string;
  readonly asked: () => readonly WireQuestion[];
  readonly close: () => Promise<void>;
}

interface Body {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
}

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((one: { readonly text?: string }) => one.text ?? '').join('')
      : '';

const chunk = (delta: object, reason: string | null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

function printed(answer: WireAnswer): string {
  if ('raw' in answer) return answer.raw;
  const usage = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 } })}\n\ndata: [DONE]\n\n`;
  if ('say' in answer) return `${chunk({ role: 'assistant', content: answer.say }, null)}${chunk({}, 'stop')}${usage}`;
  if ('status' in answer) return answer.body ?? '{}';
  const call = {
    index: 0,
    id: 't1',
    type: 'function',
    function: { name: answer.call, arguments: JSON.stringify(answer.input) },
  };
  return `${chunk({ role: 'assistant', tool_calls: [call] }, null)}${chunk({}, 'tool_calls')}${usage}`;
}

/** A service on this machine that speaks the wire format of the OpenAI-compatible ones, and what it answers. */
export async function wireModel(
  answer: (question: WireQuestion) => WireAnswer | Promise<WireAnswer>,
): Promise<WireModel> {
  const asked: WireQuestion[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      // Sent by the library under test.
      const body = Buffer.concat(parts).toString();
      const { messages } = JSON.parse(body) as Body;
      const of = (role: string): string => textOf(messages.find((one) => one.role === role)?.content);
      const question = {
        voice: /^You are (.+?) at a research desk/.exec(of('system'))?.[1] ?? '',
        task: of('user'),
        step: messages.filter(({ role }) => role === 'assistant').length,
        told: messages.flatMap(({ role, content }) => (role === 'tool' ? [textOf(content)] : [])).join('\n'),
        body,
      };
      asked.push(question);
      void Promise.resolve(answer(question)).then((given) => {
        const status = 'status' in given ? given.status : 200;
        const type = status === 200 ? 'text/event-stream' : 'application/json';
        response.writeHead(status, { 'content-type': type });
        response.end(printed(given));
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // Listening on a port, so its address is one.
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`;
  return {
    model: openModel({ provider: 'openai-compatible', model: 'm', baseUrl: address, apiKey: 'k', fetch }),
    address,
    asked: () => asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

type Row = Readonly<Record<string, unknown>>;

/** The rows a task lays out as lines of JSON. */
export function rowsIn(task: string): readonly Row[] {
  return task.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Row] : []));
}

/** The stretch of a passage that a careful model quotes: its first sentence. */
const quoteOf = ({ span }: Row): Row => ({ say: 'quote', span, weight: 3, speaks: 'for' });

/** A model that does its work: every claim out of what it was told. */
export function goodAnswer({ voice, task }: WireQuestion): WireAnswer {
  const rows = rowsIn(task);
  const submit = (input: unknown): WireAnswer => ({ call: 'submit', input });
  if (voice === 'Bull' || voice === 'Bear') {
    const side = voice === 'Bull' ? 'for' : 'against';
    const points = rows.filter(({ speaks }) => speaks === side).map(({ claim }) => claim);
    const theirs = /Its points: ([^\n.]*)/.exec(task)?.[1]?.split(', ') ?? [];
    const answers = theirs.map((to, at) =>
      at % 2 === 0 ? { to, kind: 'concede' } : { to, kind: 'rebut', with: points.slice(0, 1) },
    );
    return submit({ points: points.slice(0, 5), answers });
  }
  if (voice === 'Risk officer') {
    const [first, second] = rows.map(({ claim }) => claim);
    return submit({ attacks: [{ on: first, kind: 'stale', with: [second] }] });
  }
  if (voice === 'Chair') {
    const quotes = rows.filter((row) => row['quotes'] === true).map(({ claim }) => claim);
    const figures = rows.filter((row) => row['quotes'] === false).map(({ claim }) => claim);
    return submit({
      rating: 'buy',
      blocks: [
        { heading: 'conclusion', claims: figures.slice(0, 16) },
        { heading: 'business', claims: quotes.slice(0, 12) },
        { heading: 'market', claims: figures.slice(16, 32) },
        { heading: 'open', reasoning: 'Two questions remain open.' },
      ],
      steps: rows
        .filter((row) => row['quotes'] === true && row['speaks'] === 'for')
        .slice(0, 4)
        .map(({ claim }) => ({ claim, toward: 'up' })),
      falsifiers: [],
    });
  }
  const figures = rows
    .filter((row) => typeof row['handle'] === 'string')
    .slice(0, 9)
    .map(({ handle, subject, metric }, at) => ({
      say: 'level',
      handles: [handle],
      subject,
      metric,
      weight: 2,
      speaks: at % 3 === 2 ? 'against' : 'neither',
    }));
  const passages = rows.filter((row) => typeof row['span'] === 'string');
  return submit({ stance: 1, chance: 0.6, points: [...figures, ...passages.slice(0, 4).map(quoteOf)], missing: [] });
}
