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
  return {
    get server() {
      return sharedServer();
    },
    get browser() {
      return browser;
    },
    get visitor() {
      return visitor;
    },
  };
}
