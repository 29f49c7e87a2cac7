// Opens every built-in strategy in a browser as a reader would, from its card to its page, its export, the list and the mails of its
// signals, and holds the figures that are printed in all of these places against one another: verdict, out-of-sample ratio with its
// interval, cost of a side, trades; and of every mail the prices, quantities and dates against the page of signals and its file.
// It ends with 1 when two places disagree or a strategy was not read whole. With --keep it appends each strategy that was read to a
// file, leaves out those that stand there already, and counts all of them: many runs make one. A template is read in the market that
// stands first; one that gave no signal there may be read in another one that is named.
// npm run examine-strategies [-- --only TEMPLATE,TEMPLATE:MARKET] [--keep FILE] [--at-once N] [--days N] [--step N] [--details]
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loopbackSmtp } from '@plumbline/server/features/channel/testing/loopback-smtp';
import { dayMs } from '@plumbline/model/date';
import { launch, visit } from '../e2e/lib/browse.ts';
import { serve } from '../e2e/lib/serve.ts';
import { readMail, samePlaces, wordsOf } from './printed-strategy.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    keep: { type: 'string' },
    'at-once': { type: 'string', default: '2' },
    /** Days that pass at most until every strategy has spoken. */
    days: { type: 'string', default: '70' },
    /** How many of them pass at a time: what is held for a weekend or a few days speaks only where each close is looked at. */
    step: { type: 'string', default: '7' },
    details: { type: 'boolean', default: false },
  },
});
const out = (text) => process.stdout.write(`${text}\n`);
const folder = mkdtempSync(join(tmpdir(), 'plumbline-strategies-'));
const clockFile = join(folder, 'clock');
/** Friday 2026-11-20, when all markets have closed: the day of the cards that come with the product. */
const friday = Date.parse('2026-11-20T22:30:00Z');
const setDay = (day) => writeFileSync(clockFile, new Date(friday + day * dayMs).toISOString());
setDay(0);

const smtp = await loopbackSmtp();
const server = await serve({
  CLOCK: `file:${clockFile}`,
  SECRET_FILE: join(folder, 'master.key'),
  SMTP_URL: smtp.url,
  SMTP_FROM: 'signals@example.org',
});
const browser = await launch();
const failed = [];
/** Strategies that were read, each with what was held against one another and what disagreed. */
const kept =
  options.keep !== undefined && existsSync(options.keep)
    ? readFileSync(options.keep, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];

/** Runs in the page. */
async function ask([method, path, body]) {
  const init = body === null ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`/api${path}`, { method, ...init });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
  return text;
}
const call = async (page, method, path, body = null) => page.evaluate(ask, [method, path, body]);
const textOf = async (page, selector) => (await page.locator(selector).first().innerText()).replaceAll(/\s+/g, ' ');

/** An address that mails of this visitor go to, confirmed by the code that was sent there. */
async function openMailbox(page, address) {
  const { channel } = JSON.parse(await call(page, 'POST', '/channels', { kind: 'email', address, locale: 'en' }));
  const sent = smtp.mails.findLast(({ to }) => to === address);
  const code = /^(\d{6})/m.exec(sent?.text ?? '')?.[1];
  await call(page, 'POST', `/channels/${channel.id}/confirm`, { code });
  return channel.id;
}

/** Everything that is printed of one strategy, before it is switched on. */
async function readPlaces(page, { template, market }) {
  const card = `[data-template="${template}"][data-market="${market}"]`;
  await page.goto('/discover?tab=strategies');
  await page.locator(card).first().waitFor();
  const places = { card: wordsOf(await textOf(page, card)) };
  await page.locator(card).first().getByRole('button', { name: /^Use/ }).click();
  await page.waitForURL(/\/strategy\/\w{20,}/);
  await page.locator('[data-testid="verdict"][aria-busy="false"]').waitFor();
  await page.locator('[data-kpi="laterSharpe"]').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const cells = async (name) => page.locator(`[data-kpi="${name}"]`).first().innerText();
  const strip = await Promise.all(['laterSharpe', 'maxDrawdown', 'trades'].map(cells));
  places.page = wordsOf([...strip, await textOf(page, '[data-testid="verdict"]')].join('\n'));
  await page.goto(`/strategy/${id}?tab=robustness`);
  await page.locator('[data-testid="verdict"][aria-busy="false"]').waitFor();
  places.checks = wordsOf(await page.locator('main').innerText());
  await page.goto(`/strategy/${id}?tab=trades`);
  await page.locator('[data-testid="verdict"][aria-busy="false"], table, [role="tabpanel"]').first().waitFor();
  await page
    .getByText(/^[\d,]+ trades?$|never traded/)
    .first()
    .waitFor();
  places.trades = wordsOf(await page.locator('main').innerText());
  await page.goto('/strategy');
  await page
    .locator('main')
    .getByText(/Robust|Promising|Fragile|Likely luck|Not enough data/)
    .first()
    .waitFor();
  // A cell says what it is by the head of its column.
  const row = await page.evaluate((name) => {
    const line = [...document.querySelectorAll('tbody tr')].find((one) => one.innerHTML.includes(name));
    const heads = [...line.closest('table').querySelectorAll('thead th')];
    return [...line.children].map((cell, at) => `${heads[at]?.innerText ?? ''} ${cell.innerText}`).join('\n');
  }, id);
  places.list = wordsOf(row);
  // Until the server has tested the version there is nothing to export.
  await page.waitForFunction(
    async (name) => {
      const answer = await (await fetch(`/api/strategies/${name}`)).json();
      return answer.strategy.current.test.state === 'done';
    },
    id,
    { polling: 500 },
  );
  const exported = await call(page, 'GET', `/strategies/${id}/export?locale=en`);
  places.export = wordsOf(
    await page.evaluate((html) => {
      const body = new DOMParser().parseFromString(html, 'text/html').querySelector('main, body');
      const rows = [...body.querySelectorAll('tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent.trim()).join(' '),
      );
      const said = [...body.querySelectorAll('h1, h2, h3, p, li, dt, dd')].map((one) => one.textContent.trim());
      return [...rows, ...said].join('\n');
    }, exported),
  );
  return { id, places };
}

/** Notes of a strategy that two places were held against each other. */
function note({ name, claims, found }, { kind, holds, what }) {
  claims[kind] = (claims[kind] ?? 0) + 1;
  if (holds) return;
  found.push(`${name} ${kind}: ${what}`);
  if (options.details) out(`  ${kind}: ${what}`);
}

function compare(read, places) {
  for (const one of samePlaces(places)) note(read, one);
}

const longestDay = 15_000;

const inStore = (question) => {
  const store = new DatabaseSync(join(server.dataDir, 'plumbline.db'), { readOnly: true });
  const row = store.prepare(question).get();
  store.close();
  return row;
};

/** The closes up to which all strategies are decided on, added up. */
const decidedUntil = () => Number(inStore('select sum(decided_until) as n from activations').n);

/** Waits until nothing is queued or running: what was decided is written and sent. */
async function untilQuiet() {
  const until = performance.now() + 4 * longestDay;
  const isBusy = () => Number(inStore("select count(*) as n from jobs where state in ('queued', 'running')").n) > 0;
  while (performance.now() < until && isBusy()) await new Promise((done) => setTimeout(done, 250));
}

/** Strategies that are switched on, with the cookies of their readers. */
const active = [];

async function examine(card) {
  const name = `${card.template} ${card.market}`;
  const visitor = await visit(browser, server.url);
  try {
    const { page } = visitor;
    const { id, places } = await readPlaces(page, card);
    const address = `${card.template}-${card.market}@example.org`;
    const channel = await openMailbox(page, address);
    await call(page, 'POST', `/strategies/${id}/activation`, { acknowledged: true, channels: [channel] });
    const read = { name, template: card.template, claims: {}, found: [], mails: 0 };
    active.push({ read, address, places, cookies: await visitor.context.cookies() });
    compare(read, places);
    out(
      `${name}: ${Object.entries(places)
        .map(([place, read]) => `${place} ${read.size}`)
        .join(', ')}`,
    );
  } catch (error) {
    failed.push(`${name}: ${error.message.split('\n')[0]}`);
    out(`${name}: not read: ${error.message.split('\n')[0]}`);
  }
  await visitor.close();
}

/** Mails of a strategy against its card and its page, and against the page and the file of its signals. */
async function examineMails({ read, address, places, cookies }) {
  const mails = smtp.mails
    .filter(({ to, text }) => to === address && /Ledger entry/.test(text))
    .map(({ text }) => readMail(text));
  read.mails = mails.length;
  if (mails.length === 0) return;
  const visitor = await visit(browser, server.url);
  await visitor.context.addCookies(cookies);
  const { page } = visitor;
  await page.goto('/signal');
  await page.getByTestId('signal-row').first().waitFor();
  for (const [at, mail] of mails.entries()) {
    compare(read, { ...places, [`mail ${at + 1}`]: mail.evidence });
    const row = page.getByTestId('signal-row').filter({ hasText: mail.close }).filter({ hasText: mail.symbol }).first();
    const isThere = (await row.count()) > 0;
    note(read, { kind: 'mail and row', holds: isThere, what: `no row has ${mail.symbol} at ${mail.close}` });
    if (!isThere || at > 2) continue;
    await row.click();
    const drawer = page.getByTestId('signal-drawer');
    await drawer.waitFor();
    const shown = (await drawer.innerText()).replaceAll(/\s+/g, ' ');
    for (const [label, text] of mail.printed) {
      const what = `${label} ${text} of the mail is not in ${shown.slice(0, 300)}`;
      note(read, { kind: 'mail and drawer', holds: shown.includes(text), what });
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  }
  await visitor.close();
}

try {
  const { cards } = JSON.parse(await (await fetch(`${server.url}/api/gallery`)).text());
  const wanted = options.only?.split(',');
  // Of each template the market that stands first in the gallery, unless another is named.
  const firsts = [...Map.groupBy(cards, ({ template }) => template).values()].map(([first]) => first);
  const nameOf = ({ template, market }) => `${template} ${market}`;
  const isKept = (card) => kept.some(({ name }) => name === nameOf(card));
  const isWanted = (card) =>
    wanted === undefined
      ? firsts.includes(card)
      : wanted.includes(`${card.template}:${card.market}`) || (wanted.includes(card.template) && firsts.includes(card));
  const chosen = cards.filter((card) => isWanted(card) && !isKept(card));
  const waiting = [...chosen];
  const work = async () => {
    for (let card = waiting.shift(); card !== undefined; card = waiting.shift()) await examine(card);
  };
  await Promise.all(Array.from({ length: Number(options['at-once']) }, work));
  const silent = () =>
    active.filter(({ address }) => !smtp.mails.some(({ to, text }) => to === address && /Ledger entry/.test(text)));
  // From Friday to Friday: what a strategy would have done in between it catches up with on the newest close.
  const step = Number(options.step);
  for (let day = step; day <= Number(options.days) && silent().length > 0; day += step) {
    const before = decidedUntil();
    setDay(day);
    const until = performance.now() + longestDay;
    while (performance.now() < until && decidedUntil() === before) await new Promise((done) => setTimeout(done, 250));
    await untilQuiet();
  }
  for (const one of active) {
    try {
      await examineMails(one);
    } catch (error) {
      failed.push(`${one.read.name}: ${error.message.split('\n')[0]}`);
      continue;
    }
    kept.push(one.read);
    if (options.keep !== undefined) appendFileSync(options.keep, `${JSON.stringify(one.read)}\n`);
  }
  const templates = [...Map.groupBy(kept, ({ template }) => template).entries()];
  const quiet = templates.filter(([, reads]) => reads.every(({ mails }) => mails === 0));
  const found = kept.flatMap((one) => one.found);
  const claims = new Map();
  for (const one of kept)
    for (const [kind, count] of Object.entries(one.claims)) claims.set(kind, (claims.get(kind) ?? 0) + count);
  out(
    `${templates.length} of ${firsts.length} strategies read, ${active.length} of them now; of ${templates.length - quiet.length} a mail was read`,
  );
  for (const [template, reads] of quiet)
    out(`  no signal: ${template} in ${reads.length} market${reads.length > 1 ? 's' : ''}`);
  for (const [kind, count] of [...claims].toSorted((a, b) => b[1] - a[1])) out(`${String(count).padStart(8)} ${kind}`);
  out(`${found.length} contradictions, ${failed.length} strategies that were not read whole`);
  for (const text of [...new Set(found)].slice(0, options.details ? 999 : 30)) out(`  ${text}`);
  for (const text of failed) out(`  not read: ${text}`);
  if (found.length + failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
}
