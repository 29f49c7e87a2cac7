import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { z } from 'zod';
import { dataModes } from '@plumbline/contract/system';
import { PlumblineError } from '@plumbline/model/errors';
import { parseOrder } from '@plumbline/market/route/parse-order';
import type { Setting } from './budget-settings.ts';
import { budgetSettings, setting } from './budget-settings.ts';
import { objectProblems, objectSettings } from './object-settings.ts';

/** The folder that holds apps/ and packages/. */
export const repoRoot = fileURLToPath(new URL('../../../', import.meta.url));

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const clock = z
  .union([z.iso.datetime({ offset: true }), z.iso.date(), z.string().regex(/^[+-]\d+s$/), z.string().regex(/^file:./)])
  .describe('instant or offset');

const host = (what: string) =>
  setting(url, null, 'an http or https address', `Base address of ${what}; unset = its public address.`);

const key = (what: string) =>
  setting(
    z.string().min(4).max(256),
    null,
    `a key of ${what}`,
    `Key of ${what}; one entered in Settings counts more. Off without either.`,
  );

const feeds = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .pipe(z.array(z.url({ protocol: /^https$/ })))
  .transform((addresses) => addresses.map((address) => ({ title: new URL(address).hostname, url: address })));

const order = z.string().transform((text, context) => {
  const parsed = parseOrder(text);
  if (typeof parsed !== 'string') return parsed;
  context.addIssue(parsed);
  return z.NEVER;
});

const link = (what: string) =>
  setting(url, null, 'an http or https address', `Address of ${what}; the link is hidden when unset.`);

/** Every variable the server reads. The table in the README is this one. */
export const settings = {
  HOST: setting(
    z.string().min(1),
    '127.0.0.1',
    'a host name or address',
    'Address to listen on; the default admits this machine only.',
  ),
  PORT: setting(port, 4620, 'a port number from 0 to 65535', 'Port to listen on; 0 picks a free one.'),
  PUBLIC_URL: setting(
    url,
    null,
    'an http or https address',
    'Address people use when they do not come from this machine; requests under any other name are refused. https makes cookies secure.',
  ),
  TRUST_PROXY: setting(
    z.coerce.number().int().min(0).max(10),
    0,
    'a number of proxies from 0 to 10',
    'Proxies of yours before this server, each of which appends to X-Forwarded-For; 0 = that header is not believed. Limits then count the people behind them.',
  ),
  ...budgetSettings,
  BACKUP_DIR: setting(
    z.string().min(1),
    null,
    'a folder',
    'Folder of the backups this server makes by itself; unset = backups in DATA_DIR, and none with PostgreSQL.',
  ),
  BACKUP_HOURS: setting(
    z.coerce.number().int().min(0).max(744),
    24,
    'a number of hours; 0 = none by itself',
    'How often this server backs its store up.',
  ),
  BACKUPS_KEPT: setting(
    z.coerce.number().int().min(1).max(1000),
    3,
    'a number of backups',
    'How many of these are kept; the oldest goes when a new one is whole.',
  ),
  BACKUP_PASSPHRASE_FILE: setting(
    z.string().min(1),
    null,
    'a file',
    'File whose first line encrypts the key file (SECRET_FILE) beside each of these; unset = the key is not part of them.',
  ),
  DATA_DIR: setting(z.string().min(1), `${repoRoot}.data`, 'a folder', 'Folder of the SQLite store and its backups.'),
  SECRET_FILE: setting(
    z.string().min(1),
    `${repoRoot}.secret/master.key`,
    'a file',
    'Key that protects what is stored; only its owner may read the file.',
  ),
  CHROME_PATH: setting(
    z.string().min(1),
    null,
    'a file',
    'Browser that prints reports to PDF; without it an installed Chromium or Chrome is looked for.',
  ),
  DATABASE_URL: setting(postgresUrl, null, 'a postgres:// address', 'PostgreSQL to use in place of SQLite.'),
  DATABASE_REPLICA_URL: setting(
    postgresUrl,
    null,
    'a postgres:// address',
    'PostgreSQL that replicates DATABASE_URL; the bytes of stored reports and bars are read there where they are those of the database.',
  ),
  ...objectSettings,
  ROLE: setting(
    z.enum(['all', 'api', 'worker']),
    'all',
    'all, api or worker',
    'What this process does; api and worker need DATABASE_URL.',
  ),
  HEALTH_PORT: setting(
    port,
    null,
    'a port number from 0 to 65535',
    'Port of a worker for /healthz, /readyz and /metrics; a server that serves has them at its own.',
  ),
  DATA_MODE: setting(
    z.enum(dataModes),
    'auto',
    'auto, live, archive or simulated',
    'Where figures come from: auto = live when a source answers, else cached, else simulated; archive = ARCHIVE_FILE alone.',
  ),
  ARCHIVE_FILE: setting(
    z.string().min(1),
    null,
    'a file',
    'File of plumbline archive that DATA_MODE=archive opens: the clock stands at its date and nothing is asked outside.',
  ),
  PREPARE: setting(
    z.enum(['ahead', 'asked']),
    'ahead',
    'ahead or asked',
    'When the screener is filled and the built-in strategies are tested: before anybody looks, or from the first look on.',
  ),
  YAHOO_URL: host('Yahoo Finance'),
  SEC_URL: setting(url, null, 'an http or https address', 'Base address of SEC EDGAR; unset = its public addresses.'),
  SEC_USER_AGENT: setting(
    z.string().min(5).max(200),
    null,
    'your name and e-mail address',
    'How this server introduces itself to SEC EDGAR; a contact in Settings counts more.',
  ),
  ECB_URL: host('the rates of the European Central Bank'),
  NASDAQ_TRADER_URL: host('the lists of Nasdaq Trader'),
  TENCENT_URL: host('the price history of Tencent'),
  TENCENT_QUOTE_URL: host('the last prices of Tencent'),
  TENCENT_SEARCH_URL: host('the names of Tencent'),
  TENCENT_LIST_URL: host('the lists of Tencent'),
  SINA_URL: host('the price history of Sina'),
  SINA_QUOTE_URL: host('the last prices of Sina'),
  SINA_SEARCH_URL: host('the names of Sina'),
  SINA_LIST_URL: host('the lists of Sina'),
  EASTMONEY_URL: host('the statements of Eastmoney'),
  EASTMONEY_BARS_URL: host('the price history of Eastmoney'),
  EASTMONEY_SEARCH_URL: host('the names of Eastmoney'),
  COINBASE_URL: host('Coinbase'),
  KRAKEN_URL: host('Kraken'),
  BINANCE_URL: host('the market data of Binance'),
  OKX_URL: host('OKX'),
  COINGECKO_URL: host('CoinGecko, with the path up to its version'),
  COINGECKO_API_KEY: setting(
    z.string().min(4).max(256),
    null,
    'a key of CoinGecko',
    'Key of CoinGecko, or one entered in Settings; without it few free requests are shared.',
  ),
  COIN_METRICS: setting(
    z.enum(['on', 'off']),
    'off',
    'on or off',
    'On-chain figures of Coin Metrics, whose licence (CC BY-NC 4.0) forbids commercial use.',
  ),
  COIN_METRICS_URL: host('Coin Metrics, with the path up to its version'),
  MASSIVE_URL: host('Massive'),
  MASSIVE_API_KEY: key('Massive'),
  FMP_URL: host('Financial Modeling Prep'),
  FMP_API_KEY: key('Financial Modeling Prep'),
  FINNHUB_URL: host('Finnhub'),
  FINNHUB_API_KEY: key('Finnhub'),
  ALPHA_VANTAGE_URL: host('Alpha Vantage'),
  ALPHA_VANTAGE_API_KEY: key('Alpha Vantage'),
  TUSHARE_URL: host('Tushare'),
  TUSHARE_TOKEN: key('Tushare'),
  FRED_URL: host('FRED'),
  FRED_API_KEY: key('FRED'),
  GDELT_URL: host('GDELT'),
  RSS_URL: host('the headlines of Yahoo Finance'),
  HTTPS_PROXY: setting(
    url,
    null,
    'an http or https address',
    'Proxy for everything this server asks of the outside; a proxy in Settings counts more. HTTP_PROXY and the names in small letters count as well.',
  ),
  NO_PROXY: setting(
    z.string().max(2_000),
    '',
    'host names with commas between them',
    'Hosts that are reached without the proxy; this machine always is.',
  ),
  USER_AGENT: setting(
    z.string().regex(/^[\x20-\x7e]{3,200}$/),
    null,
    '3 to 200 plain characters',
    'How this server names itself to data sources and news feeds; a name in Settings counts more.',
  ),
  NEWS_FEEDS: setting(
    feeds,
    null,
    'https addresses of feeds with commas between them',
    'News feeds in RSS or Atom to read besides the usual sources.',
  ),
  LLM_PROVIDER: setting(
    z.enum(['openai-compatible', 'anthropic', 'google', 'scripted']),
    null,
    'openai-compatible, anthropic, google or scripted',
    'Language model of the assistant; unset = the built-in assistant, which needs none.',
  ),
  LLM_BASE_URL: setting(
    url,
    null,
    'an http or https address',
    'Address of the language model; needed for openai-compatible only.',
  ),
  LLM_API_KEY: setting(z.string().min(4).max(400), null, 'a key of the language model', 'Key of the language model.'),
  LLM_MODEL: setting(z.string().min(1).max(120), null, 'the name of a model', 'Name of the language model.'),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }),
    null,
    'an smtp or smtps address such as smtps://name:password@host:465',
    'Mail server that signals and alerts are sent through; e-mail is off when unset.',
  ),
  SMTP_FROM: setting(
    z.string().min(3).max(200),
    null,
    'a sender such as Plumbline <signals@example.org>',
    'Sender of that e-mail; unset = the name in SMTP_URL.',
  ),
  TELEGRAM_URL: host('the bot interface of Telegram'),
  TELEGRAM_BOT_TOKEN: setting(
    z.string().min(4).max(256),
    null,
    'the token of a bot',
    'Telegram bot that signals are sent by; a channel may bring a bot of its own.',
  ),
  DISCORD_URL: host('Discord'),
  WEBHOOK_PRIVATE: setting(
    z.enum(['on', 'off']),
    'off',
    'on or off',
    'Whether webhooks may also go over http and to this machine and private networks.',
  ),
  PROVIDER_ORDER: setting(
    order,
    null,
    'lines such as us.bars=yahoo,tencent with semicolons between them',
    'Which data sources are asked first; what is chosen in Settings counts more.',
  ),
  OPERATOR_TOKEN: setting(
    z.string().min(16).max(200),
    null,
    'a word of at least 16 characters',
    'Who knows it may change data sources in the browser; needed only where the server is open to other machines.',
  ),
  ACCOUNTS: setting(
    z.enum(['open', 'setup', 'closed', 'off']),
    'open',
    'open, setup, closed or off',
    'Who may sign in: open = anybody may make an account, setup = one account with the token printed at the start and none after it, closed = existing accounts only, off = nobody.',
  ),
  OIDC_ISSUER: setting(
    url,
    null,
    'an http or https address',
    'Issuer of an OpenID Connect service to sign in with; register PUBLIC_URL followed by /callback there.',
  ),
  OIDC_CLIENT_ID: setting(z.string().min(1).max(300), null, 'a client id', 'What that service calls this server.'),
  OIDC_CLIENT_SECRET: setting(
    z.string().min(1).max(500),
    null,
    'a client secret',
    'Secret of that client; unset for a client without one.',
  ),
  OIDC_NAME: setting(
    z.string().min(1).max(40),
    'OpenID Connect',
    'a short name',
    'Name of that service on its button.',
  ),
  POSTHOG_KEY: setting(
    z.string().min(1),
    null,
    'a project key',
    'Analytics project; off when unset, and off without consent.',
  ),
  POSTHOG_HOST: setting(url, 'https://us.i.posthog.com', 'an http or https address', 'Where analytics events go.'),
  LINK_SOCIAL: link('our social account'),
  LINK_CHAT: link('our chat community'),
  LINK_CHANNEL: link('our announcement channel'),
  LINK_DOCS: link('the documentation'),
  LINK_REFERRAL_DOC: link('the referral rules'),
  LINK_SOURCE: link('the source code'),
  LINK_ISSUES: link('the issue list'),
  LINK_BLOG: link('the blog'),
  LINK_PRICING: link('the prices'),
  LOG_LEVEL: setting(
    z.enum(['debug', 'info', 'warn', 'error', 'silent']),
    'info',
    'debug, info, warn, error or silent',
    'Least important line that is logged.',
  ),
  NODE_ENV: setting(
    z.enum(['production', 'development', 'test']),
    'production',
    'production, development or test',
    'Outside production every answer is checked against its schema.',
  ),
  CLOCK: setting(
    clock,
    null,
    'an ISO instant, a date, an offset such as +3600s, or file: and the path of a file with one of them',
    'Test hook: a fixed time, an offset to the real one, or a file with either.',
  ),
  SEED: setting(z.coerce.number().int().min(0), 4620, 'a whole number', 'Seed of the simulated market.'),
} as const;

type ValueOf<T> = T extends Setting<infer S, infer F> ? z.output<S> | (F extends null ? null : never) : never;

export type Env = { readonly [Name in keyof typeof settings]: ValueOf<(typeof settings)[Name]> };

/** Names that the tools of every system know, and what else they are called. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  HTTPS_PROXY: ['https_proxy', 'HTTP_PROXY', 'http_proxy'],
  NO_PROXY: ['no_proxy'],
};

function textOf(variables: Readonly<Record<string, string | undefined>>, name: string): string {
  const texts = [name, ...(otherNames[name] ?? [])].map((one) => variables[one]?.trim() ?? '');
  return texts.find((text) => text !== '') ?? '';
}

/** Reads the variables; every bad one is named in one sentence. An empty variable counts as unset. */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const problems: string[] = [];
  const values = Object.entries(settings).map(([name, { schema, fallback, must }]): [string, unknown] => {
    const text = textOf(variables, name);
    if (text === '') return [name, fallback];
    const parsed = schema.safeParse(text);
    if (parsed.success) return [name, parsed.data];
    // A bad key is still somebody's key: it is not printed.
    const shown = /_(KEY|TOKEN|SECRET)$|^SMTP_URL$|^HTTPS_PROXY$/.test(name) ? '' : `, not "${text}"`;
    problems.push(`${name} must be ${must}${shown}.`);
    return [name, fallback];
  });
  // Each entry was just parsed by the schema that the type is derived from.
  const env = Object.fromEntries(values) as Env;
  if (env.ROLE !== 'all' && env.DATABASE_URL === null) {
    problems.push(`ROLE=${env.ROLE} needs DATABASE_URL: an SQLite store is used by exactly one process.`);
  }
  if (env.DATABASE_REPLICA_URL !== null && env.DATABASE_URL === null) {
    problems.push('DATABASE_REPLICA_URL needs DATABASE_URL.');
  }
  problems.push(...objectProblems(env));
  if (env.DATA_MODE === 'archive' && env.ARCHIVE_FILE === null) problems.push('DATA_MODE=archive needs ARCHIVE_FILE.');
  if (problems.length > 0) throw new PlumblineError('bad-input', problems.join('\n'), { problems });
  return { ...env, DATA_DIR: resolve(env.DATA_DIR), SECRET_FILE: resolve(env.SECRET_FILE) };
}
