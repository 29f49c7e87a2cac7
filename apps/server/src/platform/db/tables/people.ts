import type { Generated } from 'kysely';

interface OwnerTable {
  id: string;
  kind: 'anonymous' | 'identified' | 'local';
  token_sha256: string | null;
  device_id: string | null;
  created_at: number;
  /** Of the account; null while anonymous. */
  user_id: Generated<string | null>;
  /** Account that this browser signed in to, while nobody has said what becomes of the work. */
  merging_into: Generated<string | null>;
  /** Account that took the work over. The row stays for its ledger. */
  merged_into: Generated<string | null>;
  /** To the hour; null = not since this is kept. */
  last_seen_at: Generated<number | null>;
  /** Digest of the network address they last came from; null = not known. */
  place: Generated<string | null>;
  /** When a guest is removed, once that is settled; a visit takes it back. */
  removal_at: Generated<number | null>;
  /** When such a visit was. */
  returned_at: Generated<number | null>;
}

/** Sessions of accounts. An anonymous owner has its one token in its own row. */
interface OwnerSessionTable {
  id: string;
  owner_id: string;
  token_sha256: string;
  device: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

/** How long jobs worked for an owner. */
interface OwnerUsageTable {
  owner_id: string;
  /** `YYYY-MM-DD` in UTC. */
  day: string;
  computing_ms: number;
}

interface InviteUseTable {
  /** Who came. */
  owner_id: string;
  code: string;
  accepted_at: number;
}

/** Columns of the sign-in library that both engines keep alike; the others are read through it alone. */
interface AuthUserTable {
  id: string;
  name: string;
  email: string;
}

interface AuthAccountTable {
  id: string;
  userId: string;
  providerId: string;
}

interface InviteTable {
  code: string;
  owner_id: string;
  inviter: string | null;
  created_at: number;
  expires_at: number;
}

interface ApiTokenTable {
  /** Stands in the token's own text. */
  id: string;
  owner_id: string;
  name: string;
  secret_sha256: string;
  /** Separated by spaces. */
  scopes: string;
  per_minute: number;
  created_at: number;
  expires_at: number | null;
  /** To the minute. */
  last_used_at: number | null;
}

interface ApiCallTable {
  id: string;
  token_id: string;
  at: number;
  call: string;
  outcome: string;
}

/** Owners, their sessions, what the sign-in library keeps, invites, tokens of the interface. */
export interface PeopleTables {
  owners: OwnerTable;
  owner_sessions: OwnerSessionTable;
  owner_usage: OwnerUsageTable;
  invite_uses: InviteUseTable;
  auth_users: AuthUserTable;
  auth_accounts: AuthAccountTable;
  invites: InviteTable;
  api_tokens: ApiTokenTable;
  api_calls: ApiCallTable;
}
