import { EMBED_FRAMES } from '@/components/content/providers';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Site } from '@/lib/content/schema/site';
import { site } from '@/lib/content/site';
import { allRecipes } from '@/lib/recipe/all';
import { attribute, type Element, elementsOf, startOfHead } from '@/scripts/export';

/** What of the content decides about the policy. */
export type PolicyContent = Pick<Site, 'newsletterEndpoint' | 'streets' | 'allowedHosts'> & {
  recipes: readonly Pick<Recipe, 'blocks'>[];
};

/** Origins of the frames that films and posts of recipes are shown in. */
function embedFrames(recipes: PolicyContent['recipes']): string[] {
  return recipes
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.type === 'video') return EMBED_FRAMES.youtube;
      return block.type === 'post' ? EMBED_FRAMES[block.provider] : [];
    });
}

/**
 * Content-Security-Policy of every page: files of the site itself, the frames of its films and posts, the service its
 * forms go to, that of its street maps, and the hosts that data/site.yaml allows. Nothing in a page's own markup runs or styles it.
 */
export function contentPolicy(content: PolicyContent = { ...site, recipes: allRecipes() }): string {
  const { newsletterEndpoint: endpoint, streets, allowedHosts: allowed = {}, recipes } = content;
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...(allowed.script ?? [])],
    ['style-src', "'self'"],
    // Small drawings stand in the stylesheets.
    ['img-src', "'self'", 'data:', ...(allowed.image ?? [])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(streets ? [new URL(streets).origin] : []), ...(allowed.connect ?? [])],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', ...embedFrames(recipes).sort(), ...(allowed.frame ?? [])],
    // Without a service a sign-up is a letter.
    ['form-action', "'self'", endpoint ? new URL(endpoint).origin : 'mailto:', ...(allowed.form ?? [])],
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

/** What the policy would refuse in a page, a few words each. */
export function refusedParts(elements: readonly Element[]): string[] {
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
 * Adds the policy to a page, before anything else of it. Throws where the page has something that the policy refuses.
 *
 * @param elements those of the page
 */
export function withPolicy(
  html: string,
  policy: string,
  elements: readonly Element[] = elementsOf(html),
): string {
  const [refused] = refusedParts(elements);
  if (refused) throw new Error(`has ${refused}, which the content policy refuses`);
  const at = startOfHead(html);
  const value = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${value}">${html.slice(at)}`;
}
