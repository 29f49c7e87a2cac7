import { PlumblineError } from '@plumbline/model/errors';

const line = /^v_([A-Za-z0-9._]+)="([^"]*)"$/;
const none = /^v_pv_none_match="1"$/;

/**
 * `v_sh600519="1~name~code~…";` → fields by symbol. An unknown code comes as an empty string or as `v_pv_none_match` and is left
 * out; anything that is no such variable means that this is another page.
 */
export function readVariables(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '' || none.test(part)) continue;
    const match = line.exec(part);
    const [, symbol, value] = match ?? [];
    if (symbol === undefined || value === undefined) {
      throw new PlumblineError('provider-body', 'Tencent answered with something that is no list of quotes.');
    }
    if (value !== '') found.set(symbol, value.split('~'));
  }
  return found;
}
