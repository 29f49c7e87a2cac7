import { PlumblineError } from '@plumbline/model/errors';
import type { ProviderContext } from '../provider.ts';
import type { BodyRequest } from './fetch-json.ts';
import { fetchBody } from './fetch-json.ts';
import type { Body } from './read-body.ts';
import { sniffBody } from './read-body.ts';

export interface TextRequest extends BodyRequest {
  /** What an honest answer may begin with: JavaScript variables are `text`, feeds are `html` to the sniffer. */
  readonly expects: 'text' | 'html';
}

/** Fetches an answer that is no JSON: JavaScript variables, feeds. A page where variables are expected is refused with its hash. */
export async function fetchText(request: TextRequest, context: ProviderContext): Promise<Body> {
  const body = await fetchBody(request, context);
  const { text, ...facts } = body;
  context.onBody?.(facts);
  const kind = sniffBody(text);
  if (kind === 'text' && /too many requests/i.test(text)) {
    throw new PlumblineError('provider-limited', `${request.publisher} asks us to slow down.`, facts);
  }
  if (kind !== request.expects) {
    const what = { html: 'a web page', text: 'plain text', json: 'data of another kind', empty: 'nothing' }[kind];
    throw new PlumblineError('provider-body', `${request.publisher} answered with ${what}.`, facts);
  }
  return body;
}
