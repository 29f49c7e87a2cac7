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
/** Charts are drawn when there is time; a page whose prices cannot be had is printed all the same. */
const chartMs = 12_000;
/** Two charts fit beside one another, and text comes out at the size of a printed book. */
const scale = 0.85;
/** A4 less the margins of the print style, in CSS pixels: a chart keeps the width it was measured at on the screen. */
const paperWidth = Math.floor(703 / scale);
/** A chart that still waits for its prices or its script. */
const waiting = '[data-testid="shared-report"] figure [class*="plumbline-pulse"]';

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
  /** What stands at the foot of every page beside its number. */
  readonly foot: string;
}

function footOf(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const style = 'width:100%;margin:0 12mm;display:flex;justify-content:space-between;font:8px sans-serif;color:#5c6779';
  const page = '<span class="pageNumber"></span> / <span class="totalPages"></span>';
  return `<div style="${style}"><span>${safe}</span><span>${page}</span></div>`;
}

/** Prints a shared report as the page shows it, with its charts, on A4. */
export async function printPdf({
  chromePath,
  origin,
  token,
  locale,
  foot,
}: PdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const executablePath = browserPath(chromePath);
  const { chromium } = await import('playwright-core');
  // Chromium refuses to run as root inside its own sandbox; the page is our own.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', ...asRoot] });
  try {
    const page = await browser.newPage({ viewport: { width: paperWidth, height: 1200 }, colorScheme: 'light' });
    await page.goto(`${origin}/research?share=${encodeURIComponent(token)}&lang=${locale}`);
    await page.getByTestId('shared-report').waitFor({ timeout: readyMs });
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    const drawn = [
      page.locator('[data-section="price"] canvas').first().waitFor({ timeout: chartMs }),
      page.locator(waiting).first().waitFor({ state: 'detached', timeout: chartMs }),
    ];
    await Promise.allSettled(drawn);
    const bytes = await page.pdf({
      format: 'A4',
      scale,
      printBackground: true,
      preferCSSPageSize: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: footOf(foot),
    });
    return new Uint8Array(bytes);
  } finally {
    await browser.close();
  }
}
