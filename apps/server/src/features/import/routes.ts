import {
  applyImport,
  beginImport,
  cancelImport,
  previewImport,
  sendImportPart,
  undoImport,
} from '@plumbline/contract/imports';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import { instrumentView } from '../instrument/service.ts';
import type { ReadChoice } from './read-import.ts';
import type { ImportService } from './service.ts';

function choiceOf({ interval, adjustment }: { [K in keyof ReadChoice]?: ReadChoice[K] | undefined }): ReadChoice {
  return { ...(interval !== undefined && { interval }), ...(adjustment !== undefined && { adjustment }) };
}

export function importRoutes(imports: ImportService): MountedRoute[] {
  return [
    handle(beginImport, ({ body, owner }) => imports.begin(owner.id, body.fileName, body.bytes)),
    handle(sendImportPart, ({ params, body, owner }) =>
      imports.receive(owner.id, params.id, params.part, Buffer.from(body.data, 'base64')),
    ),
    handle(previewImport, ({ params, body, owner }) =>
      imports.preview(owner.id, params.id, body.instrumentId, choiceOf(body)),
    ),
    handle(applyImport, async ({ params, body, owner }) => {
      const { instrument, outcome, isReplacing } = await imports.apply(
        owner.id,
        params.id,
        body.instrumentId,
        choiceOf(body),
      );
      const { interval, kept } = outcome.view;
      return { instrument: instrumentView(instrument), interval, kept, isReplacing };
    }),
    handle(undoImport, async ({ params, owner }) => {
      await imports.undo(owner.id, params.id);
      return { ok: true as const };
    }),
    handle(cancelImport, async ({ params, owner }) => {
      await imports.cancel(owner.id, params.id);
      return { ok: true as const };
    }),
  ];
}
