import { withBasePath } from '@/lib/text/base-path';

let registered: Promise<unknown> | undefined;

/** Registers the service worker once per visit. Rejects if the browser refuses; a later call tries again. */
export async function registerWorker(): Promise<unknown> {
  registered ??= navigator.serviceWorker.register(withBasePath('/sw.js'));
  try {
    return await registered;
  } catch (reason) {
    registered = undefined;
    throw reason;
  }
}
