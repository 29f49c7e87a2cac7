import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer } from 'node:http';

interface Grant {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly nonce: string;
}

export interface LoopbackIssuer {
  readonly url: string;
  /** Who the next tokens are about. */
  person: { sub: string; email: string; email_verified: boolean; name: string };
  /** What it does wrong on purpose. */
  fault: 'none' | 'wrong-nonce' | 'wrong-key' | 'wrong-audience' | 'wrong-issuer' | 'expired-token' | 'expired-code';
  close(): Promise<void>;
}

const clientId = 'plumbline-test';
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID Connect service on the loopback: discovery, authorization with PKCE, tokens once per code, signed id tokens. */
export async function loopbackIssuer(): Promise<LoopbackIssuer> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const issuer: LoopbackIssuer = {
    url: '',
    person: { sub: 'sub-1', email: 'ada@example.org', email_verified: true, name: 'Ada' },
    fault: 'none',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  const idToken = (nonce: string): string => {
    const seconds = Math.floor(Date.now() / 1000);
    const { fault } = issuer;
    const claims = {
      ...issuer.person,
      iss: fault === 'wrong-issuer' ? 'https://elsewhere.example' : issuer.url,
      aud: fault === 'wrong-audience' ? 'somebody-else' : clientId,
      iat: seconds,
      exp: fault === 'expired-token' ? seconds - 3600 : seconds + 300,
      nonce: fault === 'wrong-nonce' ? 'another' : nonce,
    };
    const text = `${encode({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encode(claims)}`;
    const key = (fault === 'wrong-key' ? others : keys).privateKey;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
  };

  const tokens = (form: URLSearchParams): [number, object] => {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      issuer.fault !== 'expired-code' &&
      grant !== undefined &&
      grant.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri');
    if (!isGood) return [400, { error: 'invalid_grant' }];
    return [
      200,
      { access_token: randomBytes(16).toString('hex'), token_type: 'Bearer', id_token: idToken(grant.nonce) },
    ];
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer.url);
    const json = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (url.pathname === '/.well-known/openid-configuration') {
      return json(200, {
        issuer: issuer.url,
        authorization_endpoint: `${issuer.url}/authorize`,
        token_endpoint: `${issuer.url}/token`,
        jwks_uri: `${issuer.url}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (url.pathname === '/jwks') {
      return json(200, {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      });
    }
    if (url.pathname === '/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      const code = randomBytes(12).toString('hex');
      grants.set(code, {
        challenge: url.searchParams.get('code_challenge') ?? '',
        redirectUri: back.href,
        nonce: url.searchParams.get('nonce') ?? '',
      });
      back.searchParams.set('code', code);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => json(...tokens(new URLSearchParams(body))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the issuer has no address');
  return Object.assign(issuer, { url: `http://127.0.0.1:${address.port}` });
}
