import { createHash } from 'node:crypto';
import type { Report } from '@plumbline/model/report';
import { canonicalJson } from './canonical-json.ts';

/** SHA-256 of the report's canonical JSON without its own hash: the seal a reader can check. */
export function reportHash(report: Omit<Report, 'hash'>): string {
  const { hash: _hash, ...content } = { hash: '', ...report };
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
