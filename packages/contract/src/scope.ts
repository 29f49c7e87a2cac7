/**
 * What a token of the interface may do, in the order people read it. Routes and tools name the one they need; what names
 * none is out of reach of every token: accounts, keys, chats, and all that is the operator's.
 */
export const scopes = [
  /** Prices, figures, filings, news, rules and screens, which are the same for everybody. */
  'read:market',
  /** What the owner keeps here: reports, strategies, signals, lists, documents. */
  'read:mine',
  /** Have research reports written. */
  'run:report',
  /** Back-test and search settings; every try counts for the owner. */
  'run:backtest',
  /** Ask the research desk, which uses the owner's language model. */
  'run:desk',
  /** Keep strategies, screens and lists; nothing is switched on by it. */
  'write:draft',
  /** Switch strategies on, pause them and correct signals, on paper. */
  'write:paper',
  /** Set, change and remove alerts. */
  'manage:alerts',
] as const;
export type Scope = (typeof scopes)[number];
