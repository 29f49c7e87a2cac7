import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostArchiveBytes } from '@plumbline/contract/account';
import type { ErrorBody } from '@plumbline/contract/system';
import type { ServerProcess } from '../../testing/server-process.ts';
import { startServer } from '../../testing/server-process.ts';
import { folder } from '../../testing/test-command.ts';
import { json, read } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { dataFile, sealFile, sealOf } from './export-work.ts';
import { derivedKey } from './library-options.ts';

const mb = 1024 * 1024;
/** How long the loop is held depends on the machine: `npm run proof -- bombs` measures that. */
const mostMemory = 100 * mb;

interface Entry {
  readonly name: string;
  readonly packed: Buffer;
  readonly bytes: number;
  readonly checksum?: number;
  readonly method?: 0 | 8;
}

/** A ZIP written by hand, so that it can say of itself what is not true. */
function zipOf(entries: readonly Entry[], { copies = 1 } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, bytes, checksum = 0, method = 8 } of entries) {
    const local = Buffer.alloc(30 + name.length);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30);
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(checksum, 16);
    entry.writeUInt32LE(Math.min(packed.length, 0xffffffff), 20);
    entry.writeUInt32LE(bytes, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    entry.write(name, 46);
    for (let n = 0; n < copies; n++) directory.push(entry);
    parts.push(local, packed);
    offset += local.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries.length * copies, 65_535), 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listing, end]);
}

/** Zeros as deflate packs them best, 1,000 to 1: one stretch that ends at a byte, again and again. */
function packedZeros(bytes: number): Buffer {
  const stretch = deflateRawSync(Buffer.alloc(64 * mb), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const times = Math.round(bytes / (64 * mb));
  return Buffer.concat([...Array<Buffer>(times).fill(stretch), deflateRawSync(Buffer.alloc(0))]);
}

const bombBytes = 1408 * mb;
const bomb = packedZeros(bombBytes);
const text = Buffer.from('{"format":1,"exportedAt":0,"tables":{}}');
const seal = { name: sealFile, packed: Buffer.from('0'.repeat(64)), bytes: 64, method: 0 } as const;
const variables = { SECRET_FILE: `${folder()}/master.key` };
const key = (): Buffer => derivedKey(variables, 'archive');

/** Sealed with the server's own key: what would be left if a stranger had it. */
const sealed = (data: Entry): Entry[] => {
  const word = Buffer.from(sealOf(data.packed, key()));
  return [data, { name: sealFile, packed: word, bytes: word.length, checksum: crc32(word), method: 0 }];
};

const bombs: readonly [string, () => Buffer][] = [
  ['1.4 GB of zeros', () => zipOf([{ name: dataFile, packed: bomb, bytes: bombBytes }, seal])],
  ['that says it is small', () => zipOf([{ name: dataFile, packed: bomb, bytes: text.length }, seal])],
  ['that says it is just under the limit', () => zipOf([{ name: dataFile, packed: bomb, bytes: 32 * mb }, seal])],
  ['whose sizes are those of ZIP64', () => zipOf([{ name: dataFile, packed: bomb, bytes: 0xffffffff }, seal])],
  [
    'as its seal',
    () =>
      zipOf([
        { name: dataFile, packed: deflateRawSync(text), bytes: text.length },
        { name: sealFile, packed: bomb, bytes: 64 },
      ]),
  ],
  ['65,535 times over', () => zipOf([{ name: dataFile, packed: bomb, bytes: bombBytes }], { copies: 65_535 })],
  [
    'a ZIP in a ZIP in a ZIP',
    () => {
      const inner = zipOf([{ name: dataFile, packed: bomb, bytes: bombBytes }]);
      const middle = zipOf([{ name: dataFile, packed: deflateRawSync(inner), bytes: inner.length }]);
      return zipOf([
        { name: dataFile, packed: deflateRawSync(middle), bytes: middle.length, checksum: crc32(middle) },
        seal,
      ]);
    },
  ],
  ['with our seal', () => zipOf(sealed({ name: dataFile, packed: bomb, bytes: bombBytes }))],
  ['with our seal that says it is small', () => zipOf(sealed({ name: dataFile, packed: bomb, bytes: text.length }))],
  ['with our seal and 33 MB', () => zipOf(sealed({ name: dataFile, packed: packedZeros(64 * mb), bytes: 64 * mb }))],
  [
    'nested with our seal',
    () => {
      const inner = zipOf([{ name: dataFile, packed: bomb, bytes: bombBytes }]);
      return zipOf(
        sealed({ name: dataFile, packed: deflateRawSync(inner), bytes: inner.length, checksum: crc32(inner) }),
      );
    },
  ],
  ['noise as large as may be sent', () => randomBytes(Math.floor((mostArchiveBytes * 3) / 4) - mb)],
  ['nothing but end marks', () => Buffer.alloc(4 * mb, Buffer.from([0x50, 0x4b, 0x05, 0x06]))],
];

interface Answered {
  readonly status: number;
  readonly body: ErrorBody;
}

interface Cost {
  readonly memory: number;
  readonly answers: readonly Answered[];
}

describe('an archive that unpacks to far more than it is', () => {
  let server: ServerProcess;
  const cookies: string[] = [];
  const address = (): string => server.address ?? '';

  beforeAll(async () => {
    server = await startServer('serve', { DATA_DIR: folder(), ...variables });
    for (let n = 0; n < 4; n++) {
      const opened = await fetch(`${address()}/api/session`, json('POST', { deviceId: `device-of-a-test-${n}` }));
      cookies.push((opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
    }
    // What is loaded once is not the fault of a bomb: the threads, and what reads archives.
    await send(cookies.slice(0, 1), zipOf([seal]).toString('base64'));
    let last = 0;
    await until('the server has settled', async () => {
      const memory = await residentMemory();
      const isStill = Math.abs(memory - last) < mb;
      last = memory;
      await delay(1500);
      return isStill;
    });
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await server.exited;
  });

  async function residentMemory(): Promise<number> {
    const printed = await (await fetch(`${address()}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(printed)?.[1]);
  }

  async function send(who: readonly string[], archive: string): Promise<readonly Answered[]> {
    const body = JSON.stringify({ archive });
    const all = who.map(async (cookie) => {
      const headers = { 'content-type': 'application/json', cookie };
      const answer = await fetch(`${address()}/api/account/import`, { method: 'POST', headers, body });
      return { status: answer.status, body: await read<ErrorBody>(answer) };
    });
    return Promise.all(all);
  }

  async function cost(who: readonly string[], archive: string): Promise<Cost> {
    const before = await residentMemory();
    let peak = before;
    let isOver = false;
    const watching = (async () => {
      for (;;) {
        const isLast = isOver;
        peak = Math.max(peak, await residentMemory());
        if (isLast) return;
        await delay(15);
      }
    })();
    const answers = await send(who, archive);
    isOver = true;
    await watching;
    return { memory: peak - before, answers };
  }

  it.each(bombs)('%s is refused with a sentence, and takes no memory for what it unpacks to', async (_, make) => {
    const sent = make().toString('base64');
    const { answers, memory } = await cost(cookies.slice(0, 1), sent);
    for (const { status, body: said } of answers) {
      expect([400, 413]).toContain(status);
      expect(['bad-input', 'too-large']).toContain(said.code);
      expect(said.message).toMatch(/archive/i);
    }
    expect(memory).toBeLessThan(mostMemory);
  });

  it('sent by four at once takes no more memory than sent by one', async () => {
    const sent = zipOf(sealed({ name: dataFile, packed: bomb, bytes: 32 * mb })).toString('base64');
    const { answers, memory } = await cost(cookies, sent);
    expect(answers.map(({ status }) => status)).not.toContain(200);
    expect(memory).toBeLessThan(mostMemory);
  });

  it('keeps nobody from putting back what this server wrote', async () => {
    const [cookie = ''] = cookies;
    await fetch(`${address()}/api/conversations`, json('POST', {}, { cookie }));
    const exported = await fetch(`${address()}/api/account/export`, { headers: { cookie } });
    const archive = Buffer.from(await exported.arrayBuffer()).toString('base64');
    await fetch(`${address()}/api/account/delete`, json('POST', { confirm: 'delete' }, { cookie }));
    const opened = await fetch(`${address()}/api/session`, json('POST', { deviceId: 'device-of-a-test-9' }));
    const next = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const answer = await fetch(`${address()}/api/account/import`, json('POST', { archive }, { cookie: next }));
    expect(await answer.json()).toMatchObject({ restored: { conversations: 1 } });
  });

  it('is not even read without a session', async () => {
    const sent = JSON.stringify({
      archive: zipOf([{ name: dataFile, packed: bomb, bytes: bombBytes }]).toString('base64'),
    });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address()}/api/account/import`, { method: 'POST', headers, body: sent });
    expect(answer.status).toBe(401);
  });
});
