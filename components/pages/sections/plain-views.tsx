import { CalendarClock, type IconNode, Layers, Scale, Target, Timer } from 'lucide';
import type { ReactNode } from 'react';
import { FactTable } from '@/components/content/fact-table';
import { LinkList } from '@/components/content/link-list';
import { Prose } from '@/components/content/prose';
import { SectionFrame } from '@/components/content/section-frame';
import { RestaurantSection } from '@/components/guide/restaurant-links';
import { TypeBand } from '@/components/pages/type-band';
import { CardGrid } from '@/components/recipe/card-grid';
import { MoreLikeThis } from '@/components/recipe/more-like-this';
import { PickedRecipes } from '@/components/recipe-list/picked-recipes';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { SiteLink } from '@/components/ui/site-link';
import type { SectionOf, SectionProps } from '@/lib/content/schema/page';
import type { PlainSection, TipIcon } from '@/lib/content/schema/sections';
import { moreCards } from '@/lib/pages/more-cards';
import { recipeTypeTiles } from '@/lib/recipe-list/cards';
import { withKeys } from '@/lib/text/keys';
import { headingId } from '@/lib/text/slug';
import { LargeListSection, Pause, PictureSection } from './breaks';
import { ComingSoonButton } from './coming-soon-button.client';
import { comingSoonNotice } from './coming-soon-notice';
import { LargeSection } from './large-section';
import type { SectionViews } from './section-views';

/** Sections that guides and the list of recipes can have too, by their type. */
export const PLAIN_VIEWS: SectionViews<PlainSection> = {
  prose: ({ section }) => (
    <SectionFrame {...section} wide={section.paragraphs.length > 1}>
      <Prose
        paragraphs={section.paragraphs}
        {...(section.paragraphs.length > 1 && {
          className: 'max-w-measure lg:max-w-none lg:columns-2 lg:gap-x-24',
        })}
      />
    </SectionFrame>
  ),
  facts: ({ section }) => {
    const columns = columnsOf(section, section.rows);
    return (
      <SectionFrame {...section} wide={columns !== null}>
        <FactTable rows={section.rows} note={section.note} columns={columns} />
      </SectionFrame>
    );
  },
  list: TextListSection,
  route: TextListSection,
  largeList: LargeListSection,
  picture: PictureSection,
  pause: Pause,
  cards: ({ section }) => (
    <SectionFrame {...section} wide>
      <CardGrid cards={section.cards} columns={section.columns} note={section.note} />
    </SectionFrame>
  ),
  more: ({ section }) => <MoreLikeThis cards={moreCards(section.links)} />,
  links: ({ section }) => (
    <div className="print:hidden">
      <SectionFrame {...section} wide={columnsFor(section.links.length) !== null}>
        <LinkList links={section.links} columns={columnsFor(section.links.length, true)} />
      </SectionFrame>
    </div>
  ),
  types: RecipeTypes,
  comingSoon: ({ section }) => (
    <Call section={section}>
      <ComingSoonButton notice={comingSoonNotice(section.subject)} buttonText={section.buttonText} />
    </Call>
  ),
  action: ({ section }) => (
    <Call section={section}>
      <ButtonLink href={section.action.href}>{section.action.name}</ButtonLink>
    </Call>
  ),
  recipes: PickedRecipes,
  restaurants: RestaurantSection,
  tips: ({ section }) => (
    <SectionFrame id={headingId(section)} wide>
      <TipGrid section={section} />
    </SectionFrame>
  ),
};

/** The kinds of recipe, with a link to the list of all. */
function RecipeTypes({ section }: SectionProps<'types'>) {
  const tiles = recipeTypeTiles();
  if (tiles.length === 0) return null;
  if (section.large) {
    return (
      <LargeSection title={section.title} id={section.id} link={section.more}>
        <TypeBand tiles={tiles} />
      </LargeSection>
    );
  }
  return (
    <SectionFrame {...section} wide>
      <TypeBand tiles={tiles} />
      <ButtonLink className="mt-6" href={section.more.href} look="quiet">
        {section.more.name}
      </ButtonLink>
    </SectionFrame>
  );
}

/**
 * Class names of a list with two to four full columns; null if no number of columns divides the entries evenly.
 *
 * @param isWide true if three columns need a wide screen
 */
function columnsFor(count: number, isWide = false): string | null {
  const columns = [
    [3, isWide ? 'lg:grid-cols-3' : 'md:grid-cols-3'],
    [4, 'sm:grid-cols-2 lg:grid-cols-4'],
    [2, 'sm:grid-cols-2'],
  ] as const;
  const [, classes] = columns.find(([number]) => count % number === 0) ?? [];
  return classes ? `grid gap-x-gap *:border-t *:border-line ${classes}` : null;
}

/**
 * Class names of short entries in full columns below the heading. Null with a picture beside the heading and for ordered
 * steps, which are stacked.
 */
function columnsOf(
  { type, figure }: { type: PlainSection['type']; figure?: unknown },
  { length }: readonly unknown[],
): string | null {
  return type === 'route' || figure || length > 6 ? null : columnsFor(length);
}

/** Call to action: large text with a button at the end of the line. Not printed. */
function Call({ section, children }: { section: SectionOf<'comingSoon' | 'action'>; children: ReactNode }) {
  const { title, text } = section;
  return (
    <div className={`${READER_CONTENT} screen-only`}>
      <SectionFrame id={headingId(section)} wide>
        <div className={`${READER_CONTENT} flex flex-wrap items-end justify-between gap-x-24 gap-y-6`}>
          <div>
            <h2 className="text-3xl">{title}</h2>
            <p className="mt-3 max-w-measure">{text}</p>
          </div>
          {children}
        </div>
      </SectionFrame>
    </div>
  );
}

function TextListSection({ section }: SectionProps<'list' | 'route'>) {
  const columns = columnsOf(section, section.items);
  return (
    <SectionFrame {...section} wide={columns !== null}>
      <TextList items={section.items} numbered={section.type === 'route'} columns={columns} />
    </SectionFrame>
  );
}

type TextListProps = { items: SectionOf<'list'>['items']; numbered: boolean; columns: string | null };

/** Titled paragraphs between rules. */
function TextList({ items, numbered, columns }: TextListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`${columns ?? 'ruled'} print:*:py-1.5 ${numbered ? 'numbered' : ''}`}>
      {withKeys(items, ({ title }) => title).map(({ key, item }) => (
        <li className="py-4" key={key}>
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-lg leading-tight">
            {item.href ? (
              <SiteLink href={item.href} className="link">
                {item.title}
              </SiteLink>
            ) : (
              item.title
            )}
            {item.meta && (
              <span
                className={`text-base font-medium tracking-normal tabular ${columns ? 'w-full' : 'max-sm:w-full'}`}
              >
                {' '}
                {item.meta}
              </span>
            )}
          </h3>
          <p className="mt-1.5 max-w-[56ch] leading-snug text-ink-2">{item.text}</p>
        </li>
      ))}
    </List>
  );
}

const ICONS: Record<TipIcon, IconNode> = {
  target: Target,
  timer: Timer,
  calendar: CalendarClock,
  layers: Layers,
  scale: Scale,
};

/** Tips with icons; the heading is the first cell of the grid. */
function TipGrid({ section: { title, text, items } }: { section: SectionOf<'tips'> }) {
  return (
    <div className="grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-12">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {text && <p className="mt-3 max-w-[44ch] text-ink-2">{text}</p>}
      </div>
      <ul className="contents">
        {withKeys(items, ({ title: name }) => name).map(({ key, item }) => (
          <li key={key}>
            <Icon of={ICONS[item.icon]} size={26} className="text-glaze" />
            <h3 className="mt-3 text-lg leading-tight">{item.title}</h3>
            <p className="mt-1.5 max-w-[44ch] text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
