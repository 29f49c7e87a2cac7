import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { axeSource } from './axe-source.ts';

declare global {
  interface Window {
    /** Put into a page before it is looked at. */
    readonly axe: typeof axe;
  }
}

interface Extent {
  /** Parts of the page to look at; the whole page unless given. */
  readonly inside?: readonly string[];
  /** Rules to look for; all unless given. */
  readonly rules?: readonly string[];
  /** Rules of whole pages that do not hold for a part shown alone. */
  readonly without?: readonly string[];
  /** Also what is moderate and minor. */
  readonly every?: boolean;
}

/** What fades or glides in has other colours and another place until it has arrived; what turns without end never does. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

const source = axeSource();

/** Puts axe into the page; to read it anew for a page that has it took longer than to look at a small page. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** What axe finds fault with on a page as it looks now: the rule and the first places. Serious and critical faults unless told otherwise. */
export async function accessibilityFaults(page: Page, extent: Extent = {}): Promise<string[]> {
  const { inside, rules, without = [], every = false } = extent;
  await untilStill(page);
  await bringAxe(page);
  const options: RunOptions = {
    // Only faults need their places worked out; a copy of all styles is made for a rule that is not among them.
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(rules !== undefined && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  const parts = inside === undefined ? null : { include: inside.map((part) => [part]) };
  const faults = await page.evaluate(
    async ([where, how]) => {
      window.axe.configure({ noHtml: true });
      const { violations } = await window.axe.run(where ?? document, how);
      return violations.map(({ id, impact, nodes }) => {
        const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
        return { impact, fault: `${id}: ${places.join(' | ')}` };
      });
    },
    [parts, options] as const,
  );
  return faults
    .filter(({ impact }) => every || impact === 'serious' || impact === 'critical')
    .map(({ fault }) => fault);
}
