// Uses an archive as a reader does, in a browser and without a network, and ends with 1 where something is wrong: reports, screener,
// movers, a strategy from its description to its signals, questions, the watchlist.
// npm run use-archive -- FILE [--pictures FOLDER] [--only WORD]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, overflow, visit } from '../e2e/lib/browse.ts';
import { openReport, readReport } from '../e2e/lib/report.ts';
import { serve } from '../e2e/lib/serve.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' }, only: { type: 'string' } },
});
const [file] = positionals;
if (file === undefined) throw new Error('name the archive: npm run use-archive -- FILE');
const patience = 180_000;
const looks = [
  { locale: 'en-US', theme: 'dark', width: 1440 },
  { locale: 'zh-CN', theme: 'light', width: 390 },
];
const words = {
  'en-US': {
    simulated: /simulated (?:market|figures?)/i,
    pages: [
      'How is NVDA doing?',
      'What is the P/E of Apple?',
      'Compare NVDA and AMD gross margin',
      'What is the A/H premium of ICBC?',
      'What is Tencent worth?',
      'How much net cash does Tencent have?',
      'Bitcoin price',
    ],
    strategy: 'Buy AAPL when the 20-day average crosses above the 50-day average, sell on the cross below',
    activate: 'Activate signals',
    add: 'Add',
    // The recorded Hong Kong prices of banks end months before the mainland's.
    noPremium: /no price, or no exchange rate, of the same days/,
    lastClose: /the last close/,
  },
  'zh-CN': {
    simulated: /合成行情|模拟行情/,
    pages: ['英伟达现在怎么样', '茅台市盈率多少', '工商银行AH溢价是多少', '腾讯值多少钱', '比特币价格'],
    strategy: '贵州茅台20日均线上穿50日均线买入，下穿卖出',
    activate: '启用信号',
    add: '添加',
    noPremium: /缺少同期价格或汇率/,
    lastClose: /最后一次收盘/,
  },
};
const reports = ['NVDA', '600519', '601398', '0700.HK', 'BTC-USD', 'SPY'];

const wrong = [];
const out = (text) => process.stdout.write(`${text}\n`);
function note(step, faults) {
  out(`${faults.length === 0 ? 'ok   ' : 'wrong'} ${step}`);
  for (const fault of faults) out(`      ${fault}`);
  wrong.push(...faults.map((fault) => `${step}: ${fault}`));
}

async function untilMeasured(page) {
  const deadline = performance.now() + 600_000;
  for (;;) {
    const { measured, known } = await (await page.request.get('/api/movers')).json();
    if (measured === known || performance.now() > deadline) return { measured, known };
    await page.waitForTimeout(3000);
  }
}

async function read(server, browser, { locale, theme, width }) {
  const say = words[locale];
  const visitor = await visit(browser, server.url, { locale, theme, viewport: { width, height: 900 } });
  const { page } = visitor;
  page.setDefaultTimeout(patience);
  const look = `${locale} ${theme} ${width}`;
  /** What must hold on every page of real figures. */
  const step = async (name, act) => {
    if (options.only !== undefined && !name.includes(options.only)) return;
    const faults = [];
    try {
      faults.push(...((await act()) ?? []));
      await page.waitForLoadState('networkidle');
      const text = await page.locator('main').innerText();
      const told = say.simulated.exec(text);
      if (told !== null) faults.push(`says "${text.slice(Math.max(0, told.index - 60), told.index + 60)}"`);
      if (/\bNaN\b|undefined|\[object/.test(text)) faults.push('prints NaN, undefined or an object');
      const wider = await overflow(page);
      if (wider > 0) faults.push(`is ${wider} pixels wider than its window`);
    } catch (fault) {
      faults.push(String(fault).split('\n').slice(0, 3).join(' '));
    }
    faults.push(...visitor.faults.splice(0));
    if (options.pictures !== undefined) {
      const path = join(options.pictures, `${name} ${look}`.replace(/[^\p{L}\p{N}]+/gu, '-'));
      await page.screenshot({ path: `${path}.png`, fullPage: true }).catch(() => undefined);
    }
    note(`${name} (${look})`, faults);
  };

  for (const symbol of reports)
    await step(`report ${symbol}`, async () => {
      const report = await readReport(page, await openReport(page, symbol));
      const has = (id) => report.facts.some((fact) => fact.id === id && fact.value !== null);
      return [...(report.simulated ? ['is simulated'] : []), ...(has('price') ? [] : ['has no price'])];
    });
  await step('screener', async () => {
    const { measured, known } = await untilMeasured(page);
    await page.goto('/discover');
    await page.getByTestId('discover').waitFor();
    const screen = await (await page.request.get('/api/screen?limit=200')).json();
    const unpriced = screen.matches.filter(({ price }) => price === null).map(({ instrument }) => instrument.id);
    return [
      ...(measured < known ? [`measured ${measured} of ${known}`] : []),
      ...(unpriced.length > 0 ? [`no price: ${unpriced.join(' ')}`] : []),
    ];
  });
  await step('movers', async () => {
    await page.goto('/discover?tab=movers');
    await page.getByTestId('movers-gainers').first().locator('li').first().waitFor();
    const { sessions } = await (await page.request.get('/api/movers')).json();
    return sessions.flatMap(({ date, gainers, losers, trending }) =>
      [...gainers, ...losers, ...trending].flatMap(({ asOf, instrument }) =>
        asOf === date ? [] : [`${instrument.id} of ${asOf} in the session of ${date}`],
      ),
    );
  });
  await step('today', async () => {
    await page.goto('/');
    const list = page.getByTestId('watchlist');
    await list.getByRole('button', { name: say.add, exact: true }).click();
    const dialog = page.getByTestId('watchlist-add');
    await dialog.getByRole('textbox').fill('NVDA\n600519\n0700.HK\nBTC-USD');
    await dialog.getByRole('button', { name: new RegExp(`^${say.add} ?4`) }).click();
    await page.keyboard.press('Escape');
    const deadline = performance.now() + patience;
    while ((await list.getByRole('link').count()) < 4 && performance.now() < deadline) await page.waitForTimeout(250);
    const links = await list.getByRole('link').count();
    return links < 4 ? [`${links} of 4 on the list`] : [];
  });
  for (const question of say.pages)
    await step(`ask ${question}`, async () => {
      await page.goto('/');
      await page.locator('form textarea').first().fill(question);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/chat\/\w+$/);
      const answer = page.locator('[data-role=assistant][data-state=done]').last();
      await answer.waitFor();
      const text = (await answer.innerText()).replaceAll(/\s+/g, ' ');
      out(`      ${text.slice(0, 400)}`);
      const hasFigure = (await answer.locator('[data-figure]').count()) > 0;
      return hasFigure || say.noPremium.test(text) ? [] : ['has no figure'];
    });
  await step('strategy', async () => {
    await page.goto('/');
    await page.locator('form textarea').first().fill(say.strategy);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/chat\/\w+$/);
    await page.locator('[data-role=assistant][data-state=done]').last().waitFor();
    const card = page.getByTestId('draft-card');
    await card.locator('button').first().click();
    await page.locator('[data-testid="draft-card"][data-state="accepted"]').waitFor();
    await card.locator('a').click();
    await page.waitForURL(/\/strategy\/[^?]+/);
    await page.locator('[data-kpi="trades"]').waitFor();
    out(`      trades ${(await page.locator('[data-kpi="trades"]').innerText()).replaceAll(/\s+/g, ' ')}`);
  });
  await step('verdict', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const deadline = performance.now() + patience;
    for (;;) {
      const { strategy } = await (await page.request.get(`/api/strategies/${id}`)).json();
      const { test } = strategy.current;
      if (test.state === 'done') break;
      if (performance.now() > deadline) return [`the test is still ${test.state}`];
      await page.waitForTimeout(1000);
    }
    await page.goto(`/strategy/${id}?tab=verdict`);
    await page.locator('[data-kpi="trades"]').first().waitFor();
  });
  await step('signals', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`/strategy/${id}`);
    await page.getByRole('button', { name: say.activate }).first().click();
    const dialog = page.getByTestId('modal');
    await dialog.locator('li').first().waitFor();
    const confirm = dialog.getByRole('button', { name: say.activate });
    const acknowledge = dialog.getByRole('checkbox');
    await page.waitForTimeout(1000);
    if (await confirm.isDisabled()) await acknowledge.last().click();
    await confirm.click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto('/signal');
    await page.getByTestId('signals').waitFor();
    // The list comes after the frame of the page.
    await page
      .getByText(say.lastClose)
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => undefined);
    const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
    out(`      ${text.slice(0, 500)}`);
    return say.lastClose.test(text) ? [] : ['does not say that no signal comes'];
  });
  await visitor.close();
}

if (options.pictures !== undefined) mkdirSync(options.pictures, { recursive: true });
const server = await serve({ DATA_MODE: 'archive', ARCHIVE_FILE: file, CLOCK: '', PREPARE: 'ahead' });
const browser = await launch();
try {
  for (const look of looks) await read(server, browser, look);
} finally {
  await browser.close();
  await server.stop();
}
out(`${wrong.length} faults`);
if (wrong.length > 0) process.exitCode = 1;
