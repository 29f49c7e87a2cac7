import { posthog, type PostHogConfig } from 'posthog-js/dist/module.no-external';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRecorder } from './analytics-recorder.ts';

const library = {
  init: vi.spyOn(posthog, 'init').mockImplementation(() => posthog),
  set_config: vi.spyOn(posthog, 'set_config').mockImplementation(() => undefined),
  opt_out_capturing: vi.spyOn(posthog, 'opt_out_capturing').mockImplementation(() => undefined),
};
afterAll(() => {
  for (const spy of Object.values(library)) spy.mockRestore();
});

/** A place where a browser keeps things; its keys are its own, as those of a Storage. */
function storageOf(entries: Readonly<Record<string, string>>): Record<string, unknown> {
  const storage: Record<string, unknown> = { ...entries };
  const removeItem = (name: string): void => void Reflect.deleteProperty(storage, name);
  return Object.defineProperty(storage, 'removeItem', { value: removeItem, enumerable: false });
}

const written: string[] = [];
const stores = { local: storageOf({}), session: storageOf({}) };
beforeEach(() => {
  written.length = 0;
  stores.local = storageOf({ ph_phc_x_posthog: '1', __ph_opt_in_out_phc_x: '1', theme: 'dark' });
  stores.session = storageOf({ ph_phc_x_window_id: '1' });
  vi.stubGlobal('localStorage', stores.local);
  vi.stubGlobal('sessionStorage', stores.session);
  vi.stubGlobal('location', { hostname: 'app.plumbline.example' });
  vi.stubGlobal('document', {
    get cookie() {
      return 'ph_phc_x_posthog=1; plumbline=token';
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const configOf = (): Partial<PostHogConfig> => {
  openRecorder('phc_x', 'https://ingest.example');
  return library.init.mock.lastCall?.[1] ?? {};
};

it('watches nothing by itself: no clicks, no heatmaps, no pages, no recordings', () => {
  expect(configOf()).toMatchObject({
    autocapture: false,
    rageclick: false,
    capture_heatmaps: false,
    enable_heatmaps: false,
    capture_dead_clicks: false,
    capture_performance: false,
    capture_exceptions: false,
    capture_pageview: false,
    capture_pageleave: false,
    save_referrer: false,
    save_campaign_params: false,
    disable_session_recording: true,
    disable_external_dependency_loading: true,
  });
});

it('sends an event without what is not on the list, and no other event', () => {
  const { before_send: beforeSend } = configOf();
  if (typeof beforeSend !== 'function') throw new Error('nothing stands before what is sent');
  const properties = { route: '/research', $current_url: 'https://x/research?symbol=US:NVDA', $ip: '10.0.0.1' };
  const event = { uuid: 'u', properties, $set: { $initial_referrer: 'x' }, $set_once: { $initial_current_url: 'x' } };
  expect(beforeSend({ ...event, event: 'page viewed' })).toEqual({
    uuid: 'u',
    event: 'page viewed',
    properties: { route: '/research' },
  });
  for (const name of ['$autocapture', '$$heatmap', '$pageview'])
    expect(beforeSend({ ...event, event: name })).toBeNull();
});

it('forgets its cookie and its storage when consent is withdrawn, and nothing else', () => {
  openRecorder('phc_x', 'https://ingest.example').forget();
  expect(library.opt_out_capturing).toHaveBeenCalled();
  expect([Object.keys(stores.local), Object.keys(stores.session)]).toEqual([['theme'], []]);
  expect(written.map((text) => text.split('=')[0])).toEqual(written.map(() => 'ph_phc_x_posthog'));
  expect(written).toContain('ph_phc_x_posthog=; path=/; max-age=0; domain=.plumbline.example');
  expect(written).toContain('ph_phc_x_posthog=; path=/; max-age=0');
});
