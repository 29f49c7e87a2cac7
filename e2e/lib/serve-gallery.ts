import { serveBuilt, type BuiltServer } from './serve-built.ts';

/** The gallery of components, under the product's content security policy. */
export function serveGallery(): Promise<BuiltServer> {
  return serveBuilt('apps/web/vite.gallery.config.ts', 'e2e-gallery');
}
