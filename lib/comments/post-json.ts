/** Outcome of what is sent to a service. */
export type SendResult = 'sent' | 'offline' | 'refused' | 'unanswered';

/** Time in ms after which a service is assumed not to answer. */
const TIMEOUT = 30_000;

/** Posts JSON to a service of another host, without cookies. Never rejects. */
export async function postJson(
  address: string,
  fields: object,
): Promise<{ result: SendResult; status?: number }> {
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      body: JSON.stringify(fields),
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return { result: ok ? 'sent' : 'refused', status };
  } catch {
    return { result: navigator.onLine ? 'unanswered' : 'offline' };
  }
}
