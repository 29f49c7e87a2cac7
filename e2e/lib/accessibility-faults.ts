import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

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

/** What axe finds fault with on a page as it looks now: the rule and the first places. Serious and critical faults unless told otherwise. */
export async function accessibilityFaults(page: Page, extent: Extent = {}): Promise<string[]> {
  await untilStill(page);
  // The pages have no frames of other hosts, so one run inside the page will do; and only faults need their places worked out.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    ...(extent.rules !== undefined && { runOnly: [...extent.rules] }),
  });
  for (const part of extent.inside ?? []) builder.include(part);
  if (extent.without !== undefined) builder.disableRules([...extent.without]);
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => extent.every === true || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map((node) => node.target.join(' '));
      return `${id}: ${places.join(' | ')}`;
    });
}
