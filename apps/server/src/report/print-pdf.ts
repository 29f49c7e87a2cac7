import { existsSync } from 'node:fs';
import { PlumblineError } from '@plumbline/model/errors';
import type { Locale } from '@plumbline/model/locale';

/** Where browsers that can print usually are. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const readyMs = 30_000;
/** Charts are drawn when there is time; a page without one is ready all the same. */
const chartMs = 8000;

function browserPath(named: string | null): string {
  const found = [...(named === null ? [] : [named]), ...installed].find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new PlumblineError(
    'data-unavailable',
    'This server has no browser to print with. Install Chromium or set CHROME_PATH, or print the page from your own browser.',
  );
}

export interface PdfInput {
  /** A browser of the operator's choice. */
  readonly chromePath: string | null;
  /** Address of this server as it reaches itself. */
  readonly origin: string;
  /** A link to the report; the browser that prints has no other right. */
  readonly token: string;
  readonly locale: Locale;
}

/** Prints a shared report as the page shows it, with its charts, on A4. */
export async function printPdf({ chromePath, origin, token, locale }: PdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const executablePath = browserPath(chromePath);
  const { chromium } = await import('playwright-core');
  // Chromium refuses to run as root inside its own sandbox; the page is our own.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', ...asRoot] });
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 1200 }, colorScheme: 'light' });
    await page.goto(`${origin}/research?share=${encodeURIComponent(token)}&lang=${locale}`);
    await page.getByTestId('shared-report').waitFor({ timeout: readyMs });
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await page
      .locator('[data-section="price"] canvas')
      .first()
      .waitFor({ timeout: chartMs })
      .catch(() => undefined);
    const bytes = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
    return new Uint8Array(bytes);
  } finally {
    await browser.close();
  }
}
