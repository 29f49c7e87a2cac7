import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launch, visit, type Visitor, type VisitorOptions } from './browse.ts';
import { serve, type RunningServer } from './serve.ts';

/** What a test finds when it begins. */
export interface Stage {
  readonly server: RunningServer;
  readonly browser: Browser;
  readonly visitor: Visitor;
}

/** One server and one browser for all tests of a block, and for each a visitor of its own who comes away without a fault. */
export function eachVisitor(options: VisitorOptions = {}): Stage {
  let server: RunningServer;
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serve(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    visitor = await visit(browser, server.url, options);
  });
  afterEach(async () => {
    const faults = [...visitor.faults];
    await visitor.close();
    expect(faults).toEqual([]);
  });
  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    get visitor() {
      return visitor;
    },
  };
}
