import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { passUnreadBody } from './unread-body.ts';

/** What a server says that refuses every body unread, to what is sent: the second half once it has the first. */
async function answerTo(head: readonly string[], halves: readonly [string, string]): Promise<string> {
  const server = createServer((incoming, answer) => {
    if (!incoming.complete) socket.write(halves[1]);
    void passUnreadBody(incoming, 100).then((isPassed) => {
      answer.end(`passed ${String(isPassed)}, whole ${String(incoming.complete)}`);
      server.close();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(['POST / HTTP/1.1', 'host: here', 'connection: close', ...head, '', halves[0]].join('\r\n'));
  let said = '';
  for await (const piece of socket) said += String(piece);
  return said.slice(said.indexOf('\r\n\r\n') + 4);
}

it('waits for the rest of a short body that was refused, and not for one that is long or has no length', async () => {
  const [half, rest] = ['a'.repeat(20), 'b'.repeat(20)];
  expect(await answerTo(['content-length: 40'], [half, rest])).toContain('passed true, whole true');
  expect(await answerTo(['content-length: 40'], [half + rest, ''])).toContain('passed true, whole true');
  expect(await answerTo(['content-length: 140'], [half, rest])).toContain('passed false, whole false');
  expect(await answerTo(['transfer-encoding: chunked'], [`14\r\n${half}`, ''])).toContain('passed false, whole false');
  expect(await answerTo(['content-length: 40', 'expect: 100-continue'], ['', ''])).toContain('whole false');
});
