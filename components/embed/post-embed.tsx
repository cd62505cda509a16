import * as words from '@/.content/words/embed';
import { SiteLink } from '@/components/pages/site-link';
import { Sentence } from '@/components/recipe/sentence';
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
    <section className="wrap section embed" aria-labelledby={id} data-embed={provider}>
      <h2 className="t-3" id={id} {...language.recipe}>
        {title}
      </h2>
      <p {...language.recipe}>
        <Sentence text={text} />
      </p>
      <Embed
        id={id}
        provider={provider}
        source={url}
        title={title}
        label={words.showPostNamed({ title })}
        className="btn quiet"
        face={words.showPost}
      />
      <p className="meta">
        <SiteLink className="link" href={url}>
          {words.seeOn({ provider: PROVIDER_NAMES[provider] })}
        </SiteLink>{' '}
        <span className="js-only">{words.notLoadedPost({ provider: PROVIDER_NAMES[provider] })}</span>
      </p>
    </section>
  );
}
