import type { Page } from 'playwright/test';
import { ready } from './watch';

export const explore = (page: Page) => page.locator('#explore');

export async function open(page: Page, address: string) {
  await page.goto(address);
  await ready(page);
}
