// Opens reports as a reader does, on a desk and a phone, light and dark, in two languages, and ends with 1 where one is longer than
// four screens of a desk or eight of a phone, jumps while it is drawn, is wider than its window, or comes uncompressed. It can keep a
// picture of each first screen and the words of the whole page.
// npm run look-reports [-- SYMBOL …] [--archive FILE] [--pictures FOLDER] [--texts FOLDER]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch, overflow, visit } from '../e2e/lib/browse.ts';
import { openEverySection } from '../e2e/lib/report.ts';
import { serve } from '../e2e/lib/serve.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { archive: { type: 'string' }, pictures: { type: 'string' }, texts: { type: 'string' } },
});
/** Of every kind: company, loss-maker, bank, insurer, mainland, Hong Kong, fund, index, coin. */
const usual = ['NVDA', 'NIO', 'JPM', '601318', '600519', '0700.HK', 'SPY', '^GSPC', 'BTC-USD'];
const symbols = positionals.length > 0 ? positionals : usual;
const devices = [
  { name: 'desk', width: 1440, height: 900, most: 4 },
  { name: 'phone', width: 390, height: 844, most: 8 },
];
const mostShift = 0.05;
const out = (text) => process.stdout.write(`${text}\n`);
for (const folder of [options.pictures, options.texts])
  if (folder !== undefined) mkdirSync(folder, { recursive: true });

/** Runs in the page: the largest sum of shifts within five seconds, no two more than one second apart. */
function collectShifts() {
  const windows = { first: -Infinity, last: -Infinity, sum: 0 };
  window.plumblineShift = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput) continue;
      const isSame = startTime - windows.last < 1000 && startTime - windows.first < 5000;
      windows.sum = isSame ? windows.sum + value : value;
      if (!isSame) windows.first = startTime;
      windows.last = startTime;
      window.plumblineShift = Math.max(window.plumblineShift, windows.sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function look(page, symbol, { name, height, most }, kept) {
  const plain = [];
  const note = (response) => {
    const { pathname } = new URL(response.url());
    const [size, type] = ['content-length', 'content-type'].map((one) => response.headers()[one] ?? '');
    if (!pathname.startsWith('/api/') || !/json/.test(type) || response.status() !== 200) return;
    if (response.headers()['content-encoding'] === undefined && Number(size) > 1500)
      plain.push(`${pathname} ${size} bytes`);
  };
  page.on('response', note);
  await page.goto(`/research?symbol=${encodeURIComponent(symbol)}`);
  await page.getByTestId('run-strip').waitFor();
  await page.getByTestId('open-all').waitFor();
  await page.waitForLoadState('networkidle');
  if (options.pictures !== undefined) await page.screenshot({ path: join(options.pictures, `${kept}.png`) });
  const tall = await page.evaluate(() => {
    const inside = document.querySelector('[data-scroll-container]');
    return inside === null ? document.documentElement.scrollHeight : inside.scrollHeight;
  });
  const screens = tall / height;
  const wide = await overflow(page);
  const shift = await page.evaluate(() => window.plumblineShift);
  page.off('response', note);
  if (options.texts !== undefined && name === 'desk') {
    await openEverySection(page);
    await page.waitForLoadState('networkidle');
    writeFileSync(join(options.texts, `${kept}.txt`), await page.locator('main').innerText());
  }
  const wrong = [
    ...(screens > most ? [`${screens.toFixed(2)} screens`] : []),
    ...(shift > mostShift ? [`shifts by ${shift.toFixed(3)}`] : []),
    ...(wide > 0 ? [`${wide} pixels too wide`] : []),
    ...plain.map((one) => `uncompressed: ${one}`),
  ];
  out(
    `${kept}: ${screens.toFixed(2)} screens, shift ${shift.toFixed(3)}${wrong.map((one) => `; WRONG ${one}`).join('')}`,
  );
  return wrong;
}

const server = await serve(
  options.archive === undefined ? {} : { DATA_MODE: 'archive', ARCHIVE_FILE: options.archive, CLOCK: '' },
);
const browser = await launch();
const wrong = [];
try {
  for (const locale of ['en-US', 'zh-CN'])
    for (const theme of ['light', 'dark'])
      for (const device of devices) {
        const { width, height } = device;
        const visitor = await visit(browser, server.url, { locale, theme, viewport: { width, height } });
        await visitor.page.addInitScript(collectShifts);
        for (const symbol of symbols) {
          const kept = `${symbol.replaceAll(/[^\w.-]+/g, '')} ${device.name} ${theme} ${locale}`;
          wrong.push(
            ...(await look(visitor.page, symbol, device, kept).catch((error) => [`${kept}: ${error.message}`])),
          );
        }
        wrong.push(...visitor.faults);
        await visitor.close();
      }
} finally {
  await browser.close();
  await server.stop();
}
out(`${symbols.length} reports, ${8 * symbols.length} looks, ${wrong.length} faults`);
for (const fault of wrong) out(`  ${fault.split('\n')[0]}`);
if (wrong.length > 0) process.exitCode = 1;
