import * as words from '@/.content/words/embed';
import { SiteLink } from '@/components/pages/site-link';
import { Sentence } from '@/components/recipe/sentence';
import { buttonClass } from '@/components/ui/button';
import type { BlockOf } from '@/lib/content/schema/recipe';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { Embed } from './embed.client';
import { PROVIDER_NAMES } from './providers';

export type PostEmbedProps = {
  /** Unique on the page; the heading's id. */
  id: string;
  block: BlockOf<'post'>;
  language: RecipeLanguage;
};

/** A post on a social network: what it is about, the way to it, and the post itself when asked for. */
export function PostEmbed({ id, block, language }: PostEmbedProps) {
  const { title, text, provider, url } = block;
  return (
    <section className="wrap pt-section print:hidden" aria-labelledby={id}>
      <h2 className="mb-6 text-3xl" id={id} {...language.recipe}>
        {title}
      </h2>
      <p {...language.recipe}>
        <Sentence text={text} />
      </p>
      <Embed
        provider={provider}
        source={url}
        title={title}
        label={words.showPostNamed({ title })}
        className={buttonClass({ look: 'quiet', className: 'mt-5' })}
        face={words.showPost}
      />
      <p className="meta mt-3 flex flex-col items-start">
        <SiteLink className="link py-3 text-ink" href={url}>
          {words.seeOn({ provider: PROVIDER_NAMES[provider] })}
        </SiteLink>{' '}
        <span className="js-only">{words.notLoadedPost({ provider: PROVIDER_NAMES[provider] })}</span>
      </p>
    </section>
  );
}
