import { existsSync } from 'node:fs';
import type { BrowserBinary } from './unpack-chromium.ts';
import { unpackChromium } from './unpack-chromium.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** CHROME_PATH, then an installed browser, then the one shipped inside an npm package (Linux x64); null when there is none. */
export async function findBrowser(): Promise<BrowserBinary | null> {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names no file: ${named}`);
    return { executablePath: named, env: {} };
  }
  const found = installed.find((path) => existsSync(path));
  if (found !== undefined) return { executablePath: found, env: {} };
  return unpackChromium();
}
