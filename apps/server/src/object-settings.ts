import { z } from 'zod';
import { setting } from './budget-settings.ts';
import type { BodyStore } from './platform/objects/body-store.ts';
import { bodiesAsObjects, bodiesInRows } from './platform/objects/body-store.ts';
import { s3Storage } from './platform/objects/s3.ts';

/** Where bars and reports lie when not in the database. */
export const objectSettings = {
  OBJECT_STORE_URL: setting(
    z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, '')),
    null,
    'the http or https address of a bucket',
    'Bucket of an S3 service, such as https://s3.eu-central-1.amazonaws.com/plumbline, in which the bodies of reports and bars are kept; unset = in the database. Needs DATABASE_URL.',
  ),
  OBJECT_STORE_REGION: setting(
    z.string().regex(/^[\w-]{1,40}$/),
    'us-east-1',
    'the name of a region',
    'Region of that service; those that know none take the default.',
  ),
  OBJECT_STORE_ACCESS_KEY: setting(
    z.string().min(3).max(256),
    null,
    'an access key',
    'Access key of that service; it needs to read, write, list and delete in this bucket.',
  ),
  OBJECT_STORE_SECRET_KEY: setting(z.string().min(3).max(256), null, 'a secret key', 'Secret key of that service.'),
} as const;

interface ObjectEnv {
  readonly DATABASE_URL: string | null;
  readonly OBJECT_STORE_URL: string | null;
  readonly OBJECT_STORE_REGION: string;
  readonly OBJECT_STORE_ACCESS_KEY: string | null;
  readonly OBJECT_STORE_SECRET_KEY: string | null;
}

/** What of these settings does not go together. */
export function objectProblems(env: ObjectEnv): string[] {
  if (env.OBJECT_STORE_URL === null) return [];
  const problems: string[] = [];
  if (env.OBJECT_STORE_ACCESS_KEY === null || env.OBJECT_STORE_SECRET_KEY === null) {
    problems.push('OBJECT_STORE_URL needs OBJECT_STORE_ACCESS_KEY and OBJECT_STORE_SECRET_KEY.');
  }
  // A transaction waits for the object it names, and on SQLite everybody waits for a transaction.
  if (env.DATABASE_URL === null) problems.push('OBJECT_STORE_URL needs DATABASE_URL.');
  return problems;
}

export function bodiesFrom(env: ObjectEnv): BodyStore {
  const { OBJECT_STORE_URL: address, OBJECT_STORE_REGION: region } = env;
  const { OBJECT_STORE_ACCESS_KEY: accessKey, OBJECT_STORE_SECRET_KEY: secretKey } = env;
  if (address === null || accessKey === null || secretKey === null) return bodiesInRows;
  return bodiesAsObjects(s3Storage({ address, region, accessKey, secretKey }));
}
