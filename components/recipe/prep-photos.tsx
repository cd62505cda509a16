import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide';
import * as messages from '@/.content/messages/method';
import { range } from '@/.content/messages/text';
import { Picture } from '@/components/content/picture';
import { Icon } from '@/components/ui/icon';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { BlockOf, PrepPhoto } from '@/lib/content/schema/recipe-block';
import { blocksOf, recipeAnchor, stepsOf } from '@/lib/recipe/blocks';
import { type RecipeLanguage, recipeLanguage } from '@/lib/recipe/language';
import { listWords } from '@/lib/text/list';
import { PhotoViewer } from './photo-viewer.client';
import { RecipeSection } from './recipe-section';
import { Sentence } from './sentence';

/** Thumbs are square: a picture of 4:3 is drawn a third wider than its frame, which is 5 or 6 rem. */
const THUMB_SIZES = '(min-width: 64rem) 8rem, 6.7rem';
const PANEL_SIZES = '(min-width: 80rem) 46rem, (min-width: 64rem) 58vw, 92vw';

export type PrepPhotosProps = { block: BlockOf<'photos'>; recipe: Recipe };

/** The prep photos: a strip to choose from, and one frame that they follow each other in. Without script all of them. */
export function PrepPhotos({ block, recipe }: PrepPhotosProps) {
  const { title, photos } = block;
  const language = recipeLanguage(recipe);
  const steps = stepsOf(recipe).map(({ id }) => id);
  return (
    <RecipeSection id="photos" title={title} attributes={language.recipe} className="print:hidden">
      <PhotoViewer
        photos={photos.map((photo, index) => ({
          title: photo.title,
          // The thumb's button names it already.
          thumb: <Picture className="aspect-square" picture={photo.picture} sizes={THUMB_SIZES} decorative />,
          picture: <Picture picture={photo.picture} sizes={PANEL_SIZES} />,
          caption: (
            <PhotoCaption
              photo={photo}
              number={index + 1}
              count={photos.length}
              step={steps.indexOf(photo.step) + 1}
              language={language}
            />
          ),
        }))}
        icons={{
          back: <Icon of={ArrowLeft} directed size={20} />,
          on: <Icon of={ArrowRight} directed size={20} />,
          play: <Icon of={Play} size={18} className="fill-current" />,
          pause: <Icon of={Pause} size={18} className="fill-current" />,
        }}
        language={language.site}
      />
    </RecipeSection>
  );
}

type PhotoCaptionProps = {
  photo: PrepPhoto;
  number: number;
  count: number;
  /** Number of the step it shows, from 1; 0 for none. */
  step: number;
  language: RecipeLanguage;
};

/** Number, title and text of a photo. */
function PhotoCaption({ photo, number, count, step, language }: PhotoCaptionProps) {
  return (
    <div className="mt-4">
      <p className="text-4xl font-heavy text-ink tabular" lang={language.site.lang}>
        {number}{' '}
        <small className="text-xl font-medium text-ink-3">{messages.ofTotal({ total: count })}</small>
      </p>
      <p className="mt-4 text-xl font-semibold text-ink">{photo.title}</p>
      <p className="mt-1 max-w-[44ch] font-text text-base leading-normal text-ink-2">
        <Sentence text={photo.text} />
        {step > 0 && (
          <>
            {' '}
            <a
              className="whitespace-nowrap text-glaze underline underline-offset-4"
              href={`#${recipeAnchor(photo.step)}`}
              {...language.site}
            >
              {messages.step({ number: step })}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** Id of a prep photo's element, for `#` links. Photos count from 1. */
export function photoAnchor(number: number): string {
  return `photo-${number}`;
}

/** Numbers of the photos that show a step; photos count from 1. */
export function photosOf(recipe: Pick<Recipe, 'blocks'>, step: string): number[] {
  const photos = blocksOf(recipe, 'photos').flatMap((block) => block.photos);
  return photos.flatMap((photo, index) => (photo.step === step ? [index + 1] : []));
}

/** "Photo 4", "Photos 7 and 8", "Photos 1 to 3", "Photos 1 to 3 and 9". Numbers in rising order, at least one. */
export function photosLabel(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const parts = runs.flatMap(([first, last]) =>
    last - first > 1 ? range({ from: first, to: last }) : [...new Set([`${first}`, `${last}`])],
  );
  return messages.photos({ count: numbers.length, numbers: listWords(parts, 'and') });
}
