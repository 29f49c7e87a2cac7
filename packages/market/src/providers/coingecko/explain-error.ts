import { PlumblineError } from '@plumbline/model/errors';
import { errorBody } from './schema.ts';

const keyAdvice =
  'check it in Settings or in COINGECKO_API_KEY: a demo key belongs to api.coingecko.com, a paid one to pro-api.coingecko.com';

/** An error body in CoinGecko's words → the failure it means; null when it is no such body. */
export function explainError(body: unknown): PlumblineError | null {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return null;
  const { error_code: code, error_message: message } = parsed.data.status;
  const details = { coingeckoCode: code };
  const said = (message ?? `error ${code}`).slice(0, 200).trim();
  switch (code) {
    case 10_002:
    case 10_010:
    case 10_011:
      return new PlumblineError(
        'provider-refused',
        `CoinGecko does not accept the key (${code}); ${keyAdvice}.`,
        details,
      );
    case 10_005:
    case 10_012:
      return new PlumblineError('not-covered', `CoinGecko's plan does not include this: ${said}`, details);
    case 429:
      return new PlumblineError('provider-limited', `CoinGecko asks us to slow down: ${said}`, details);
    case 1_020:
      return new PlumblineError('provider-refused', 'CoinGecko blocks this address (1020).', details);
    default:
      return null;
  }
}
