import { EMBED_FRAMES } from '@/components/content/providers';
import { valuesIn } from '@/lib/content/paths';
import type { FormService } from '@/lib/content/schema/form-service';
import type { Page } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Site } from '@/lib/content/schema/site';
import { contentPages, home, site } from '@/lib/content/server';
import { postPages } from '@/lib/pages/posts';
import { allRecipes } from '@/lib/recipe/all';
import { attribute, type Element, elementsOf, startOfHead } from '@/scripts/export';

/** Content that the policy depends on. */
export type PolicyContent = Pick<
  Site,
  'newsletter' | 'contactForm' | 'comments' | 'streets' | 'allowedHosts'
> & {
  recipes: readonly Pick<Recipe, 'blocks'>[];
  pages: readonly Pick<Page, 'sections'>[];
};

/** Origins of the frames of videos and posts, in recipes and in texts at any depth. */
function embedFrames({ recipes, pages }: Pick<PolicyContent, 'recipes' | 'pages'>): string[] {
  const inRecipes = recipes
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.type === 'video') return EMBED_FRAMES.youtube;
      return block.type === 'post' ? EMBED_FRAMES[block.provider] : [];
    });
  const texts = [
    ...pages.flatMap(({ sections }) => sections),
    ...recipes.flatMap(({ blocks }) => blocks),
  ].flatMap((part) => (part.type === 'article' ? [part.text] : []));
  const hasVideo = [...valuesIn(texts)].some(({ value }) => Object(value).type === 'video');
  return [...inRecipes, ...(hasVideo ? [EMBED_FRAMES.youtube] : [])];
}

/** Source of `form-action` for a form: the host of its service, or the mail program. */
const formTarget = (service: FormService | undefined) =>
  service ? new URL(service.address).origin : 'mailto:';

/**
 * Content-Security-Policy of every page: own files, frames of videos and posts, the services of forms and comments, the tile service
 * and the hosts of data/site.yaml. Inline scripts and styles are forbidden.
 */
export function contentPolicy(
  content: PolicyContent = { ...site, recipes: allRecipes(), pages: [...contentPages, ...postPages, home] },
): string {
  const { newsletter, contactForm, comments, streets, allowedHosts: allowed = {}, recipes, pages } = content;
  const hasContactForm = pages.some(({ sections }) => sections.some(({ type }) => type === 'contactForm'));
  // A page keeps its policy when it leads to another page without a reload, so all pages have the same one.
  const commentHost = comments ? [new URL(comments.host).origin] : [];
  const isFramed = comments?.service === 'giscus';
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...(allowed.script ?? [])],
    ['style-src', "'self'"],
    // The stylesheets contain small SVGs as data URLs.
    ['img-src', "'self'", 'data:', ...(allowed.image ?? [])],
    ['font-src', "'self'"],
    [
      'connect-src',
      "'self'",
      ...(streets ? [new URL(streets).origin] : []),
      ...(hasContactForm && contactForm ? [new URL(contactForm.address).origin] : []),
      ...(isFramed ? [] : commentHost),
      ...(allowed.connect ?? []),
    ],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    [
      'frame-src',
      ...embedFrames({ recipes, pages }).sort(),
      ...(isFramed ? commentHost : []),
      ...(allowed.frame ?? []),
    ],
    // Without a service, a form sends an email.
    [
      'form-action',
      "'self'",
      formTarget(newsletter),
      ...(hasContactForm ? [formTarget(contactForm)] : []),
      ...(allowed.form ?? []),
    ],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return directives
    .filter(([, ...sources]) => sources.length > 0)
    .map(([name, ...sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

const isData = (type = '') => /json|^text\/(?!javascript)/.test(type) && type !== 'importmap';

/** Descriptions of the elements of a page that violate the policy. */
export function policyViolations(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const { tagName: tag, attrs } = element;
    const isInline = attribute(element, 'src') === undefined && !isData(attribute(element, 'type'));
    return [
      ...(tag === 'style' ? ['a style element'] : []),
      ...(tag === 'script' && isInline ? ['an inline script'] : []),
      ...attrs.filter(({ name }) => /^(style$|on)/.test(name)).map(({ name }) => `<${tag} ${name}>`),
    ];
  });
}

/**
 * Adds the policy to the start of a page. Throws if the page violates it.
 *
 * @param elements all elements of the page
 */
export function withPolicy(
  html: string,
  policy: string,
  elements: readonly Element[] = elementsOf(html),
): string {
  const [violation] = policyViolations(elements);
  if (violation) throw new Error(`has ${violation}, which the content policy forbids`);
  const at = startOfHead(html);
  const value = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${value}">${html.slice(at)}`;
}
