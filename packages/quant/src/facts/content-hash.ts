import { canonicalText } from '@plumbline/model/canonical-text';
import { sha256, utf8 } from './hash.ts';

/** SHA-256 of any value as canonical JSON, as 64 hexadecimal digits: equal content gives equal digits. */
export function contentHash(value: unknown): string {
  return sha256(utf8(canonicalText(value)));
}
