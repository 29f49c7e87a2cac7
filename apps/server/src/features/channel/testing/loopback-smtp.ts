import { createServer } from 'node:net';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  /** Headers and body as they came over the wire. */
  readonly text: string;
}

export interface LoopbackSmtp {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Refuses the next mails with this answer; null takes them again. */
  refuse(answer: string | null): void;
  close(): Promise<void>;
}

/** A mail server on this machine that speaks just enough SMTP (RFC 5321) and keeps what it was sent. */
export async function loopbackSmtp(): Promise<LoopbackSmtp> {
  const mails: ReceivedMail[] = [];
  let refusal: string | null = null;
  const server = createServer((socket) => {
    let rest = '';
    let from = '';
    let to = '';
    let isData = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') say('250 loopback');
      else if (verb === 'MAIL') {
        from = /<([^>]*)>/.exec(line)?.[1] ?? '';
        say('250 2.1.0 sender taken');
      } else if (verb === 'RCPT') {
        to = /<([^>]*)>/.exec(line)?.[1] ?? '';
        say(refusal ?? '250 2.1.5 recipient taken');
      } else if (verb === 'DATA') {
        isData = true;
        say('354 go on');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else say('250 fine');
    };
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      rest += String(chunk);
      for (;;) {
        const end = rest.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = rest.slice(0, end);
        rest = rest.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          mails.push({ from, to, text: part });
          say('250 2.0.0 taken as 1');
        } else command(part);
      }
    });
    say('220 loopback ready');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the mail server has no address');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuse: (answer) => (refusal = answer),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
