import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('a log line holds its message, the time and allowed fields only', () => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  log.info('request', { status: 200, cookie: 'secret', body: { password: 'x' }, authorization: 'Bearer' });
  const line: unknown = JSON.parse(lines[0] ?? '');
  expect(line).toEqual({ level: 'info', time: expect.stringMatching(/Z$/), msg: 'request', status: 200 });
});

it('lines below the level are not written', () => {
  const lines: string[] = [];
  createLog('warn', (line) => lines.push(line)).info('quiet');
  expect(lines).toEqual([]);
});
