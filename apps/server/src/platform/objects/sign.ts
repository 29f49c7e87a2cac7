import { createHash, createHmac } from 'node:crypto';

export interface Credentials {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

export interface Unsigned {
  readonly method: string;
  readonly url: URL;
  /** Of the body, in hex. */
  readonly sha256: string;
  /** Further headers that are signed, by names in small letters. */
  readonly headers?: Readonly<Record<string, string>>;
}

export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

const hmac = (key: string | Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** RFC 3986: the platform leaves more characters alone than the signature does. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const encodePath = (path: string): string =>
  path
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');

const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Headers that sign a request to an S3 service at an instant: AWS Signature Version 4 with the hash of the body in it
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export function signedHeaders(
  { method, url, sha256, headers = {} }: Unsigned,
  { accessKey, secretKey, region }: Credentials,
  at: number,
): Record<string, string> {
  const time = `${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const day = time.slice(0, 8);
  const sent: Record<string, string> = { ...headers, 'x-amz-content-sha256': sha256, 'x-amz-date': time };
  const signed = Object.entries({ ...sent, host: url.host }).toSorted(([a], [b]) => byCode(a, b));
  const names = signed.map(([name]) => name).join(';');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted(byCode)
    .join('&');
  const request = [
    method,
    encodePath(url.pathname),
    query,
    ...signed.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    sha256,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256Of(request)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce((sum, part) => hmac(sum, part), hmac(`AWS4${secretKey}`, day));
  const signature = hmac(key, text).toString('hex');
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}
