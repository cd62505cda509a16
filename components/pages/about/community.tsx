import { MailButton } from '@/components/content/mail-button';
import { ProfileList } from '@/components/pages/sections/profile-list';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import type { Community as CommunityWords } from '@/lib/content/schema/about';
import type { Site } from '@/lib/content/schema/site';

export type CommunityProps = { words: CommunityWords; socials: Site['socials'] };

/** Where to follow along, and what to write to me about. */
export function Community({ words, socials }: CommunityProps) {
  return (
    <>
      <SectionFrame title={words.title} id={words.id} text={words.text}>
        <ProfileList socials={socials} />
      </SectionFrame>
      <ul className="wrap mt-stack grid gap-x-gap gap-y-8 md:grid-cols-3">
        {words.ways.map((way) => (
          <li className="flex flex-col items-start border-t border-line pt-4" key={way.title}>
            <h3 className="text-lg leading-tight">{way.title}</h3>
            <p className="mt-1.5 mb-4 max-w-[44ch] text-ink-2">{way.text}</p>
            <MailButton mail={way.mail} look="quiet" className="mt-auto" />
          </li>
        ))}
      </ul>
    </>
  );
}
