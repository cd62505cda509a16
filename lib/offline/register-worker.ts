import { withBasePath } from '@/lib/content/base-path';

let registered: Promise<unknown> | undefined;

/** Registers the worker, once a visit. Rejects, or gives nothing, where the browser refuses; a later call tries again. */
export async function registerWorker(): Promise<unknown> {
  registered ??= navigator.serviceWorker.register(withBasePath('/sw.js'));
  try {
    return await registered;
  } catch (reason) {
    registered = undefined;
    throw reason;
  }
}
