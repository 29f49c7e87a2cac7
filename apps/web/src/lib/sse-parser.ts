/** One message of a server-sent stream. */
export interface SseMessage {
  readonly event: string;
  readonly data: string;
  /** Last id seen on the stream, also when this message carries none: the value to resume from. */
  readonly lastId: string;
}

export interface SseParser {
  /** Takes the next piece of text, cut anywhere, and answers the messages it completes. */
  push(chunk: string): readonly SseMessage[];
}

/**
 * Reads a server-sent stream by the rules of the HTML standard. The browser's own EventSource gives up for good on
 * a 502 from a proxy and cannot be told where to resume, so runs are followed with fetch and this.
 */
export function createSseParser(): SseParser {
  let rest = '';
  let event = '';
  let data: string[] = [];
  let lastId = '';

  function readLine(line: string): SseMessage | null {
    if (line === '') {
      const message = data.length === 0 ? null : { event: event || 'message', data: data.join('\n'), lastId };
      event = '';
      data = [];
      return message;
    }
    if (line.startsWith(':')) return null;
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    if (field === 'event') event = value;
    if (field === 'id' && !value.includes('\0')) lastId = value;
    return null;
  }

  return {
    push(chunk) {
      rest += chunk;
      const messages: SseMessage[] = [];
      // A lone CR at the very end may be the first half of CRLF, so it waits for the next piece.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const message = readLine(line);
        if (message !== null) messages.push(message);
      }
      return messages;
    },
  };
}
