import type { Kysely, TableMetadata } from 'kysely';

/** The tables of a store as it is now. Partitions of PostgreSQL lie in a schema of their own and are no tables of ours. */
export async function tablesOf<T>(db: Kysely<T>): Promise<readonly TableMetadata[]> {
  const tables = await db.introspection.getTables();
  return tables.filter(({ schema, isView }) => !isView && (schema === undefined || schema === 'public'));
}
