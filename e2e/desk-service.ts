import type { Page, Request } from 'playwright/test';
import { desk } from '@/lib/content/schema/desk';
import { type DeskData, deskData } from '@/lib/desk/desk-data';
import { deskPolicy } from '@/lib/desk/policy';
import { deskPage } from '@/scripts/desk/write-desk';

/** Permission of a commit: services answer others with 401. */
const TOKEN = 'a-token-of-this-test';

/** Answer of a service. Left out: 200. */
export type Answer = { status?: number; json?: unknown; body?: Buffer | string; contentType?: string };

/** Answers the requests of a page to an address of a service as `answer` says; 404 for undefined. */
export async function serve(
  page: Page,
  address: string,
  answer: (request: Request, url: URL) => Answer | undefined,
): Promise<void> {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Allow-Methods': '*',
  };
  await page.route(`${address}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const authorization = await request.headerValue('Authorization');
    if (authorization?.split(' ')[1] !== TOKEN)
      return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } });
    const found = answer(request, new URL(request.url()));
    return route.fulfill({ headers, ...(found ?? { status: 404, json: { message: 'Not Found' } }) });
  });
}

/** Gives a page the desk that the build writes for another repository: its configuration and its policy. */
export async function configureDesk(
  page: Page,
  repository: Readonly<Record<string, unknown>>,
): Promise<void> {
  const parsed = desk.parse(repository);
  await page.route(/\/desk\/desk\.json$/, async (route) => {
    const { pictures } = (await (await route.fetch()).json()) as DeskData;
    const site = { name: 'Plain & Peppered', url: 'https://plain-peppered.test' };
    return route.fulfill({ json: deskData(site, parsed, pictures) });
  });
  const html = deskPage({ name: 'Plain & Peppered', language: 'en-CA' }, deskPolicy(parsed));
  await page.route(/\/desk\/$/, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
}

/** Opens the desk, and signs in to the service with an access token. */
export async function signIn(page: Page, token = TOKEN): Promise<void> {
  await page.goto('/desk/');
  await page.getByRole('button', { name: /Access Token/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(token);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}
