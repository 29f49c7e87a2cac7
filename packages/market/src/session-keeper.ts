/** What Yahoo's statistics, estimates and statements are asked with: a word and the cookies it belongs to. */
export interface YahooSession {
  readonly crumb: string;
  readonly cookie: string;
}

/** A session with the moment it was opened at. */
export interface KeptSession {
  readonly session: YahooSession;
  readonly at: number;
}

/** Where a session outlives the process. What cannot be kept or read there is opened anew. */
export interface SessionKeeper {
  readonly read: () => Promise<KeptSession | null>;
  /** Null: it is no longer taken. */
  readonly write: (kept: KeptSession | null) => Promise<void>;
}
