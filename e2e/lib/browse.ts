import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { findBrowser } from './find-browser.ts';
import { patience } from './patience.ts';

/**
 * Switched off in the browser: the window around the page, which no test sees, took more of the processor than the page itself
 * (Chromium 156 draws its address box as a page of its own). The rest is what Playwright switches off; the last such list counts.
 */
const unseen = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const flags = [
  `--disable-features=${unseen.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Null when this machine has no browser; a suite then skips itself by name. */
export const browserBinary = await findBrowser();
export const noBrowser = browserBinary === null;

export async function launch(more: readonly string[] = []): Promise<Browser> {
  if (browserBinary === null) throw new Error('no browser on this machine');
  return chromium.launch({
    executablePath: browserBinary.executablePath,
    args: [...flags, ...more],
    env: { ...process.env, LANG: 'en_US.UTF-8', ...browserBinary.env },
  });
}

/** One visitor. `faults` collects what must never happen on any page: errors, policy violations, calls to other hosts. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
  readonly close: () => Promise<void>;
}

export interface VisitorOptions extends BrowserContextOptions {
  readonly theme?: 'dark' | 'light';
  /** Console errors that a test provokes on purpose. */
  readonly expected?: RegExp;
}

/** `SLOW=6`: a processor six times as slow and answers that come up to 0.6 s late, so that what comes too early shows itself. */
const slowness = Number(process.env['SLOW'] ?? 1);

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  if (slowness === 1) return;
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, Math.random() * 600));
    await route.fallback();
  });
}

export async function visit(browser: Browser, baseURL: string, options: VisitorOptions = {}): Promise<Visitor> {
  const { theme = 'dark', expected, ...rest } = options;
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    colorScheme: theme,
    viewport: { width: 1440, height: 900 },
    // What pulses while it loads is drawn sixty times a second by the processor here; layout shifts are measured with it.
    reducedMotion: 'reduce',
    ...rest,
  });
  context.setDefaultTimeout(patience);
  const faults: string[] = [];
  const note = (fault: string): void => {
    if (expected === undefined || !expected.test(fault)) faults.push(fault);
  };
  await context.exposeBinding('plumblinePolicyViolation', (_source, text: string) => note(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // The binding exists in every page of this context.
      (window as unknown as { plumblinePolicyViolation: (text: string) => void }).plumblinePolicyViolation(
        `${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  const page = await context.newPage();
  await slowDown(context, page);
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`page: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(baseURL)) note(`request: ${new URL(url).host}`);
  });
  const close = async (): Promise<void> => {
    // An answer that is still on its way to a handler would fail in it once its page is gone.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { context, page, faults, close };
}

/**
 * Pixels by which the page is wider than its window, or longer though a part of it does the scrolling: 0 means that nobody
 * scrolls sideways or into the void.
 */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const isScrolledInside = document.querySelector('[data-scroll-container]') !== null;
    return Math.max(scrollWidth - clientWidth, isScrolledInside ? scrollHeight - clientHeight : 0);
  });
}

/** The start page once it lives: what is drawn before its scripts have run takes neither words nor keys. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByTestId('home').waitFor();
}

/** Keeps the answers of an address back until the returned function is called. */
export async function held(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
