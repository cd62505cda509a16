import { MailButton } from '@/components/contact/mail-button';
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
      <ul className="wrap ab-ways">
        {words.ways.map((way) => (
          <li key={way.title}>
            <h3>{way.title}</h3>
            <p>{way.text}</p>
            <MailButton mail={way.mail} look="quiet" />
          </li>
        ))}
      </ul>
    </>
  );
}
