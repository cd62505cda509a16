import {
  Comparison,
  FlourCards,
  Kernel,
  PictureLists,
  Showcase,
} from '@/components/education/flour-sections';
import { FinderSection, TipLists } from '@/components/education/flour-tool-sections';
import { FoldSection, Folds, LegumeSection } from '@/components/education/folding-sections';
import {
  CookingTable,
  PickedRecipeCards,
  Products,
  Transformations,
} from '@/components/education/ingredient-sections';
import { Proportions } from '@/components/education/proportions';
import { HOME_VIEWS } from '@/components/pages/home/home-views';
import { PickedRecipes } from '@/components/recipe-list/picked-recipes';
import { recipeButtons } from '@/components/shopping/recipe-buttons';
import type { GeneralSection } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import { Community, Partners, Story } from './about';
import { Article } from './article';
import { Closing, Fit, Guarantee, Questions, Steps, Upcoming } from './coaching';
import { ContactForm } from './contact-form';
import { MediaKit } from './media-kit';
import { PLAIN_VIEWS } from './plain-views';
import { ProfileCards } from './profiles';
import { Numbers, Programs } from './programs';
import type { SectionViews } from './section-views';

/** Sections of the home page and of data/pages, by their type. */
export const PAGE_VIEWS: SectionViews<GeneralSection> = {
  ...PLAIN_VIEWS,
  ...HOME_VIEWS,
  // Not on the pages of guides, whose scripts have no room for the buttons.
  recipes: ({ section }) => <PickedRecipes section={section} actionsOf={recipeButtons} />,
  article: Article,
  story: Story,
  partners: Partners,
  community: Community,
  profiles: ({ section }) => <ProfileCards section={section} socials={site.socials} />,
  mediaKit: MediaKit,
  numbers: ({ section }) => (
    <div className="wrap mt-stack">
      <Numbers numbers={section.items} className="border-t border-ink pt-6" />
    </div>
  ),
  programs: Programs,
  fit: Fit,
  steps: Steps,
  guarantee: Guarantee,
  upcoming: Upcoming,
  questions: Questions,
  closing: Closing,
  contactForm: ContactForm,
  kernel: Kernel,
  showcase: Showcase,
  comparison: Comparison,
  pictureLists: PictureLists,
  flours: FlourCards,
  products: Products,
  cookingTable: CookingTable,
  recipeCards: PickedRecipeCards,
  transformations: Transformations,
  proportions: Proportions,
  fold: FoldSection,
  folds: Folds,
  legumes: LegumeSection,
  flourFinder: FinderSection,
  tipLists: TipLists,
};
