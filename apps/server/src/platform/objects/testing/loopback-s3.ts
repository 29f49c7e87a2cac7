import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sha256Of, signedHeaders } from '../sign.ts';

export type Fault = 'error' | 'slow' | 'hang' | 'cut' | 'refuse' | 'lies';

export interface LoopbackS3 {
  /** Of the bucket. */
  readonly address: string;
  readonly credentials: { readonly accessKey: string; readonly secretKey: string; readonly region: string };
  readonly objects: Map<string, { bytes: Buffer; changedAt: number }>;
  /** What the next requests meet, one each, oldest first. */
  readonly faults: Fault[];
  readonly asked: string[];
  stop(): Promise<void>;
}

const bucket = '/plumbline';
const pageSize = 1000;
const slowMs = 100;

/** An S3 service with one bucket in memory. It checks the signature and the hash of every body. */
export async function loopbackS3(): Promise<LoopbackS3> {
  const credentials = { accessKey: 'AKIDLOOPBACK', secretKey: 'secret/of+the loopback', region: 'eu-test-1' };
  const objects: LoopbackS3['objects'] = new Map();
  const faults: Fault[] = [];
  const asked: string[] = [];

  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`);
    asked.push(`${request.method} ${url.pathname}`);
    const refuse = (status: number, code: string): void => {
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    };
    const fault = faults.shift();
    if (fault === 'error') return refuse(500, 'InternalError');
    if (fault === 'refuse') return refuse(403, 'AccessDenied');
    if (fault === 'cut') return void request.socket.destroy();
    if (fault === 'hang') return;
    if (fault === 'lies') return void response.writeHead(200).end('<html>Welcome</html>');
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));

    const time = String(request.headers['x-amz-date']);
    const at = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
    const sha256 = String(request.headers['x-amz-content-sha256']);
    const expected = signedHeaders({ method: request.method ?? '', url, sha256 }, credentials, at);
    if (request.headers.authorization !== expected['authorization']) return refuse(403, 'SignatureDoesNotMatch');
    if (sha256 !== sha256Of(body)) return refuse(400, 'XAmzContentSHA256Mismatch');
    if (!url.pathname.startsWith(`${bucket}/`)) return refuse(404, 'NoSuchBucket');

    const key = url.pathname.slice(bucket.length + 1);
    if (key === '') return void response.writeHead(200, { 'content-type': 'application/xml' }).end(list(url));
    const found = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, changedAt: Date.now() });
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (found === undefined) return refuse(404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': found.bytes.length });
    response.end(request.method === 'HEAD' ? undefined : found.bytes);
  }

  function list({ searchParams }: URL): string {
    const [prefix = '', after = ''] = ['prefix', 'start-after'].map((name) => searchParams.get(name) ?? '');
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const contents = keys.slice(0, pageSize).map((key) => {
      const time = new Date(objects.get(key)?.changedAt ?? 0).toISOString();
      return `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${time}</LastModified></Contents>`;
    });
    const isMore = keys.length > pageSize;
    return `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A TCP server has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${bucket}`,
    credentials,
    objects,
    faults,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
