import * as messages from '@/.content/messages/embed';
import { Embed } from '@/components/content/embed.client';
import { PROVIDER_NAMES } from '@/components/content/providers';
import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { BlockOf } from '@/lib/content/schema/recipe-block';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { Sentence } from './sentence';

export type PostEmbedProps = {
  /** Id of the heading. */
  id: string;
  block: BlockOf<'post'>;
  language: RecipeLanguage;
};

/** Post on a social network: description, link, and the post itself on request. */
export function PostEmbed({ id, block, language }: PostEmbedProps) {
  const { title, text, provider, url } = block;
  return (
    <section
      className="wrap grid gap-x-gap gap-y-6 pt-section lg:grid-cols-[5fr_7fr] print:hidden"
      aria-labelledby={id}
    >
      <div {...language.recipe}>
        <h2 className="mb-4 text-3xl" id={id}>
          {title}
        </h2>
        <p className="text-ink-2">
          <Sentence text={text} />
        </p>
      </div>
      <div className="rounded-card bg-sunk p-6">
        <Embed
          provider={provider}
          source={url}
          title={title}
          label={messages.showPostNamed({ title })}
          className={buttonClass({ look: 'quiet' })}
          face={messages.showPost}
        />
        <p className="secondary mt-3 flex flex-col items-start">
          <SiteLink className="link py-3 text-ink" href={url}>
            {messages.seeOn({ provider: PROVIDER_NAMES[provider] })}
          </SiteLink>{' '}
          <span className="js-only">{messages.notLoadedPost({ provider: PROVIDER_NAMES[provider] })}</span>
        </p>
      </div>
    </section>
  );
}
