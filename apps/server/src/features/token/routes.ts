import { createToken, listTokenCalls, listTokens, revokeToken } from '@plumbline/contract/tokens';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { TokenService } from './service.ts';

export function tokenRoutes(tokens: TokenService): MountedRoute[] {
  return [
    handle(listTokens, async ({ owner }) => ({ tokens: await tokens.list(owner.id) })),
    handle(createToken, ({ owner, body }) => tokens.create(owner.id, body)),
    handle(revokeToken, async ({ owner, params }) => {
      await tokens.revoke(owner.id, params.id);
      return { ok: true };
    }),
    handle(listTokenCalls, async ({ owner, params }) => ({ calls: await tokens.calls(owner.id, params.id) })),
  ];
}
