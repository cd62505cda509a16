import type { CommentService } from '@/lib/content/schema/comments';
import { readSession, writeSession } from '@/lib/storage/session';

// The frame of giscus, in the browser.

type Giscus = Extract<CommentService, { service: 'giscus' }>;

/** Parameter with the sign-in, which giscus adds to the address of the page that it leads back to. */
const PARAMETER = 'giscus';

const KEY = 'rtr:giscus';

/** Languages of giscus by BCP 47 tag where they have another name there. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  el: 'gr',
  km: 'kh',
  zh: 'zh-CN',
  'zh-hans': 'zh-CN',
  'zh-hant': 'zh-TW',
  'zh-tw': 'zh-TW',
  'zh-hk': 'zh-HK',
};

const LANGUAGES =
  'ar be bg ca cs da de en eo es eu fa fr he hu id it ja ko nl pl pt ro ru th tr uk uz vi'.split(' ');

/** The language of giscus for a language of a site: English if giscus has no other. */
export function giscusLanguage(language: string): string {
  const tag = language.toLowerCase();
  const [code = ''] = tag.split('-');
  return OTHER_NAMES[tag] ?? OTHER_NAMES[code] ?? (LANGUAGES.includes(code) ? code : 'en');
}

/** Takes the sign-in out of the address and keeps it for the visit. */
export function storeSignIn(): void {
  const url = new URL(location.href);
  const session = url.searchParams.get(PARAMETER);
  if (session === null) return;
  writeSession(KEY, session);
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
}

/** Forgets the sign-in, which giscus does not accept any more. Returns false if there was none. */
export function forgetSignIn(): boolean {
  const hadSession = Boolean(readSession(KEY));
  writeSession(KEY, '');
  return hadSession;
}

/** Address of the frame. Its theme follows the device, as that of the site does. */
export function giscusAddress(
  { host, repo, repoId, category, categoryId, reactions }: Giscus,
  { path, language, backTo }: { path: string; language: string; backTo: string },
): string {
  const parameters = new URLSearchParams({
    origin: backTo,
    session: readSession(KEY) ?? '',
    theme: 'preferred_color_scheme',
    reactionsEnabled: reactions ? '1' : '0',
    emitMetadata: '0',
    inputPosition: 'bottom',
    repo,
    repoId,
    category,
    categoryId,
    // The exact path: a search for it would find those of longer paths too.
    strict: '1',
    description: '',
    term: path,
    backLink: backTo,
  });
  return `${host}/${giscusLanguage(language)}/widget?${parameters}`;
}
