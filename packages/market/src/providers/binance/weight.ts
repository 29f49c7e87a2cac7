import { PlumblineError } from '@plumbline/model/errors';
import type { ProviderContext } from '../../provider.ts';

const minuteMs = 60_000;

/** Of 6,000 a minute and address; what is left over is for others behind the same address. Past the limit come 429 and bans of days. */
const ownLimit = 4_800;

const header = 'x-mbx-used-weight-1m';

/** Watches how much of its allowance Binance says is used up, and stops asking for the rest of the minute before it runs out. */
export function createWeightWatch(): (context: ProviderContext) => ProviderContext {
  let used = 0;
  let minute = Number.NaN;
  return (context) => ({
    ...context,
    fetch: async (url, init) => {
      const now = context.clock.now();
      if (Math.floor(now / minuteMs) === minute && used >= ownLimit) {
        const retryAfterMs = (minute + 1) * minuteMs - now;
        throw new PlumblineError('provider-limited', `Binance has been asked enough this minute (weight ${used}).`, {
          retryAfterMs,
        });
      }
      const response = await context.fetch(url, init);
      const told = response.headers.get(header);
      if (told !== null && /^\d{1,9}$/.test(told)) {
        used = Number(told);
        minute = Math.floor(context.clock.now() / minuteMs);
      }
      return response;
    },
  });
}
