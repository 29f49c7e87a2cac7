import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, noBrowser, overflow, visit } from './lib/browse.ts';
import { serve, type RunningServer } from './lib/serve.ts';

const token = 'the word of this operator';

describe.skipIf(noBrowser)("the operator's page in Settings", () => {
  let server: RunningServer;
  let browser: Browser;
  let folder = '';
  beforeAll(async () => {
    browser = await launch();
    folder = mkdtempSync(join(tmpdir(), 'plumbline-server-page-'));
    server = await serve({ SECRET_FILE: join(folder, 'master.key'), DATA_MODE: 'simulated', OPERATOR_TOKEN: token });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('opens to the token alone, shows a backup that was just made, and who asked for it, on a phone in Chinese', async () => {
    const { page, faults, close } = await visit(browser, server.url, {
      locale: 'zh-CN',
      theme: 'light',
      viewport: { width: 390, height: 844 },
      expected: /403/,
    });
    await page.goto('/?settings=general');
    await page.getByTestId('settings').getByRole('navigation').waitFor();
    expect(await page.getByRole('button', { name: '服务器' }).count()).toBe(0);
    await page.goto('/?settings=server');
    const part = page.getByTestId('server');
    const field = part.getByLabel('输入此服务器的管理口令即可查看。');
    await field.fill('a wrong one of that length');
    await part.getByRole('button', { name: '使用口令' }).click();
    await part.getByText('管理口令不正确。').waitFor();
    await field.fill(token);
    await part.getByRole('button', { name: '使用口令' }).click();
    await part.getByRole('region', { name: '进程' }).getByText('正常').waitFor();
    await part.getByRole('button', { name: '立即备份' }).click();
    await part.getByRole('region', { name: '备份' }).getByText('完整').waitFor();
    await part.getByText(/plumbline -- restore .*\.db/).waitFor();
    await part.getByRole('region', { name: '存储' }).getByText('audit_entries').waitFor();
    await page.reload();
    await field.fill(token);
    await part.getByRole('button', { name: '使用口令' }).click();
    await part.getByRole('region', { name: '操作记录' }).getByText('请求备份').waitFor();
    expect(await overflow(page)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});
