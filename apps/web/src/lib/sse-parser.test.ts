import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSseParser } from './sse-parser.ts';

const stream =
  ': hello\n\nid: 1\nevent: stage\ndata: {"a":1}\n\nid: 2\ndata: first\ndata: second\n\nevent: end\ndata:\n\n';

describe('createSseParser', () => {
  it('reads names, ids and data of several lines', () => {
    expect(createSseParser().push(stream)).toEqual([
      { event: 'stage', data: '{"a":1}', lastId: '1' },
      { event: 'message', data: 'first\nsecond', lastId: '2' },
      { event: 'end', data: '', lastId: '2' },
    ]);
  });

  it('gives the same messages wherever the stream is cut and whatever the line ends are', () => {
    const whole = createSseParser().push(stream);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: stream.length * 2 }), { maxLength: 12 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        (cuts, end) => {
          const text = stream.replaceAll('\n', end);
          const points = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
          const parser = createSseParser();
          const messages = points.slice(1).flatMap((to, i) => parser.push(text.slice(points[i], to)));
          // A CR that ends the text may still be half of CRLF; one more line settles it.
          expect([...messages, ...parser.push(': end of test\n')]).toEqual(whole);
        },
      ),
    );
  });

  it('ignores comments and says nothing for an event without data', () => {
    expect(createSseParser().push(': beat\n\nevent: stage\n\n')).toEqual([]);
  });
});
