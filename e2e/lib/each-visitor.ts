import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launch, visit, type Visitor, type VisitorOptions } from './browse.ts';
import { sharedServer, type SharedServer } from './shared-server.ts';

/** What a test finds when it begins. */
export interface Stage {
  readonly server: SharedServer;
  readonly browser: Browser;
  readonly visitor: Visitor;
}

/** The shared server and one browser for all tests of a block, and for each a visitor of its own who comes away without a fault. */
export function eachVisitor(options: VisitorOptions = {}): Stage {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });
  beforeEach(async () => {
    visitor = await visit(browser, sharedServer().url, options);
  });
  afterEach(async () => {
    const faults = [...visitor.faults];
    await visitor.close();
    expect(faults).toEqual([]);
  });
  return stageOf(
    () => browser,
    () => visitor,
  );
}

/**
 * The same with one visitor for all tests of a block, which takes half the processor: for tests that leave nothing behind or
 * look at one page. `first` is what the visitor does before the first of them.
 */
export function oneVisitor(options: VisitorOptions = {}, first?: (visitor: Visitor) => Promise<void>): Stage {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await launch();
    visitor = await visit(browser, sharedServer().url, options);
    await first?.(visitor);
  });
  afterAll(async () => {
    await browser?.close();
  });
  afterEach(() => {
    expect(visitor.faults.splice(0)).toEqual([]);
  });
  return stageOf(
    () => browser,
    () => visitor,
  );
}

function stageOf(browser: () => Browser, visitor: () => Visitor): Stage {
  return {
    get server() {
      return sharedServer();
    },
    get browser() {
      return browser();
    },
    get visitor() {
      return visitor();
    },
  };
}
