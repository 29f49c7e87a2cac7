import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '@plumbline/server/env';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, openHome, visit } from './lib/browse.ts';
import { runCli } from './lib/run-cli.ts';
import { serve, type RunningServer } from './lib/serve.ts';
import { patience } from './lib/patience.ts';

/** What the pages say, where no mark of ours names the place. */
const words = {
  'en-US': {
    question: 'How is NVDA doing?',
    report: 'Write a report on NVDA',
    simulated: 'Simulated market',
    askReport: 'Ask this report',
    toStrategy: 'Turn into a strategy',
    idea: 'Buy when its 20-day average crosses above its 50-day average, sell when it crosses below',
    save: 'Save as v2',
    activate: 'Activate signals',
    newAccount: 'New account',
    email: 'E-mail address',
    password: 'Password',
    exportAll: 'Export',
  },
  'zh-CN': {
    question: '英伟达现在怎么样',
    report: '写一份英伟达的研究报告',
    simulated: '合成行情',
    askReport: '就报告提问',
    toStrategy: '变成策略',
    idea: '20日均线上穿50日均线时买入，下穿时卖出',
    save: '保存为 v2',
    activate: '启用信号',
    newAccount: '新账户',
    email: '邮箱地址',
    password: '密码',
    exportAll: '导出',
  },
} as const;

/** No source can be reached: every address of one leads to a port where nobody listens. */
const notSources = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'OBJECT_STORE_URL',
  'PUBLIC_URL',
  'LLM_BASE_URL',
  'SMTP_URL',
];
const cableOut = Object.fromEntries(
  Object.keys(settings)
    .filter((name) => name.endsWith('_URL') && !notSources.includes(name))
    .map((name) => [name, 'http://127.0.0.1:9']),
);

/** Averages after the slider has been moved by one step. */
const [fast, slow] = [21, 50];

function average(closes: readonly number[], end: number, length: number): number {
  return closes.slice(end - length + 1, end + 1).reduce((sum, close) => sum + close, 0) / length;
}

/** The last session of the simulated market after which the strategy of the story speaks. */
async function crossingDay(): Promise<string> {
  const { stdout, stderr } = await runCli(['bars', 'NVDA', '--from', '2025-01-01', '--json']);
  const { bars } = JSON.parse(stdout) as { bars: { time: string; close: number }[] };
  const closes = bars.map(({ close }) => close);
  const isAbove = (row: number): boolean => average(closes, row, fast) > average(closes, row, slow);
  const row = bars.findLastIndex((_, at) => at > slow && isAbove(at) && !isAbove(at - 1));
  const day = bars[row]?.time;
  if (day === undefined) throw new Error(`no crossing in the simulated market: ${stderr}`);
  return day;
}

async function answered(page: Page, count: number): Promise<Locator> {
  const answers = page.locator('[data-role=assistant]');
  await expect.poll(() => answers.count()).toBe(count);
  await expect.poll(() => answers.last().getAttribute('data-state')).toBe('done');
  return answers.last();
}

/** Agrees to what an answer proposes and follows its link. */
async function agree(answer: Locator): Promise<void> {
  const card = answer.getByTestId('draft-card');
  await expect.poll(async () => ((await card.count()) > 0 ? 'card' : answer.innerText())).toBe('card');
  await card.locator('button').first().click();
  await expect.poll(() => card.getAttribute('data-state')).toBe('accepted');
  await card.locator('a').click();
}

async function untilTested(page: Page, id: string, version: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/api/strategies/${id}`);
        const { strategy } = (await answer.json()) as {
          strategy: { current: { version: number; test: { state: string } } };
        };
        return [strategy.current.version, strategy.current.test.state];
      },
      { timeout: patience, interval: 500 },
    )
    .toEqual([version, 'done']);
}

describe.skipIf(noBrowser)('the one story, with the network cable out', () => {
  let browser: Browser;
  let day = '';
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-story-'));

  beforeAll(async () => {
    [browser, day] = await Promise.all([launch(), crossingDay()]);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['en-US', 'zh-CN'] as const)(
    'a newcomer asks, reads, tests, switches on, is told, signs up and takes everything along, in %s',
    async (locale) => {
      const say = words[locale];
      const time = join(folder, `clock-${locale}`);
      writeFileSync(time, `${day}T15:00:00Z`);
      const server: RunningServer = await serve({
        ...cableOut,
        DATA_MODE: 'auto',
        CLOCK: `file:${time}`,
        SECRET_FILE: join(folder, `${locale}.key`),
      });
      const visitor = await visit(browser, server.url, { locale, acceptDownloads: true });
      const { page } = visitor;
      page.setDefaultTimeout(patience);
      try {
        await openHome(page);
        await page.locator('form textarea').fill(say.question);
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/chat\/\w+$/);
        const conversation = page.url();
        const first = await answered(page, 1);
        await page.getByText(say.simulated).first().waitFor();
        expect(await first.locator('[data-figure]').count()).toBeGreaterThan(0);

        await page.getByTestId('chat-input').fill(say.report);
        await page.getByTestId('chat-input').press('Enter');
        await agree(await answered(page, 2));
        await page.waitForURL(/\/research\?.*run=/);
        const report = page.url();
        const ask = page.getByTestId('ask-report');
        await page.getByTestId('run-strip').waitFor();
        await page.getByRole('button', { name: say.askReport }).click();
        await ask.getByRole('button', { name: say.toStrategy }).click();
        await page.waitForURL(/\/chat\/\w+$/);
        await agree(await answered(page, 1));
        await page.waitForURL(/\/strategy\/[^?]+/);
        await page.locator('[data-kpi="trades"]').waitFor();

        // An idea of one's own about the same report.
        await page.goto(report);
        await page.getByRole('button', { name: say.askReport }).click();
        await ask.getByRole('textbox').fill(say.idea);
        await ask.getByRole('textbox').press('Enter');
        await page.waitForURL(/\/chat\/\w+$/);
        await agree(await answered(page, 1));
        await page.waitForURL(/\/strategy\/[^?]+/);
        const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

        await page.locator('[data-kpi="trades"]').waitFor();
        const slider = page.locator('[data-parameter="fast"] input[type="range"]');
        await slider.focus();
        await slider.press('ArrowRight');
        await page.waitForURL(new RegExp(`p=.*fast~${fast}`));
        await page.locator('[data-testid="rerun"][data-running="false"]').waitFor();
        await page.getByRole('button', { name: say.save }).first().click();
        await untilTested(page, id, 2);

        await page.goto(`/strategy/${id}`);
        await page.getByRole('button', { name: say.activate }).first().click();
        const dialog = page.getByTestId('modal');
        await dialog.locator('li').first().waitFor();
        const acknowledge = dialog.getByRole('checkbox');
        const confirm = dialog.getByRole('button', { name: say.activate });
        await expect.poll(async () => (await acknowledge.count()) > 0 || (await confirm.isEnabled())).toBe(true);
        if (await confirm.isDisabled()) await acknowledge.last().click();
        await confirm.click();
        await dialog.waitFor({ state: 'detached' });

        await page.goto('/signal');
        await page.getByTestId('signals').waitFor();
        expect(await page.getByTestId('signal-row').count()).toBe(0);
        writeFileSync(time, `${day}T22:00:00Z`);
        await page.getByTestId('signal-row').first().waitFor();
        expect(await page.getByTestId('signal-row').count()).toBe(1);
        expect(await page.getByTestId('signal-row').innerText()).toContain('NVDA');
        await page.getByTestId('track-record').waitFor();

        await page.goto('/?settings=account');
        const account = page.getByTestId('account');
        await account.getByRole('button', { name: say.newAccount }).click();
        await account.getByLabel(say.email).fill('newcomer@example.org');
        await account.getByLabel(say.password).fill('a long enough word');
        await account.locator('form').first().locator('button[type=submit]').click();
        await account.getByText('newcomer@example.org').waitFor();

        await page.goto('/signal');
        await page.getByTestId('signal-row').first().waitFor();
        await page.goto(conversation);
        await answered(page, 2);
        await page.goto('/?settings=export');
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByTestId('export').getByRole('button', { name: say.exportAll, exact: true }).click(),
        ]);
        const archive = readFileSync(await download.path()).toString('latin1');
        for (const noun of ['reports', 'strategies', 'conversations', 'signals', 'ledger_entries']) {
          expect(archive, noun).toContain(noun);
        }
        expect(visitor.faults).toEqual([]);
      } catch (fault) {
        await page.screenshot({ path: join(tmpdir(), `plumbline-story-${locale}.png`) }).catch(() => undefined);
        throw new Error(`${String(fault)}\n${server.log().slice(-2000)}`, { cause: fault });
      } finally {
        await visitor.close();
        await server.stop();
      }
    },
  );
});
