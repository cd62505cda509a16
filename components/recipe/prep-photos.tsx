import { ArrowLeft, ArrowRight } from 'lucide';
import * as words from '@/.content/words/method';
import { range } from '@/.content/words/text';
import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon';
import type { BlockOf, PrepPhoto, Recipe } from '@/lib/content/schema/recipe';
import { blocksOf, recipeAnchor, stepsOf } from '@/lib/recipe/blocks';
import { type RecipeLanguage, recipeLanguage } from '@/lib/recipe/language';
import { listWords } from '@/lib/words/list';
import { PhotoViewer } from './photo-viewer.client';
import { RecipeSection } from './recipe-section';
import { Sentence } from './sentence';

/** Thumbs are square: a picture of 4:3 is drawn a third wider than its frame, which is 5 or 6 rem. */
const THUMB_SIZES = '(min-width: 64rem) 8rem, 6.7rem';
const PANEL_SIZES = '(min-width: 80rem) 46rem, (min-width: 64rem) 58vw, 92vw';

export type PrepPhotosProps = { block: BlockOf<'photos'>; recipe: Recipe };

/** The prep photos: a strip to choose from and one photo large. Without script all of them with their words. */
export function PrepPhotos({ block, recipe }: PrepPhotosProps) {
  const { title, photos } = block;
  const language = recipeLanguage(recipe);
  const steps = stepsOf(recipe).map(({ id }) => id);
  return (
    <RecipeSection id="photos" title={title} attributes={language.recipe} className="print:hidden">
      <PhotoViewer
        titles={photos.map((photo) => photo.title)}
        thumbs={photos.map((photo) => (
          // The thumb's button names it already.
          <Picture
            key={photo.title}
            className="aspect-square"
            picture={photo.picture}
            sizes={THUMB_SIZES}
            decorative
          />
        ))}
        arrows={[<Icon of={ArrowLeft} key="back" size={20} />, <Icon of={ArrowRight} key="on" size={20} />]}
        panels={photos.map((photo, index) => (
          <PhotoPanel
            key={photo.title}
            photo={photo}
            number={index + 1}
            count={photos.length}
            step={steps.indexOf(photo.step) + 1}
            language={language}
          />
        ))}
      />
    </RecipeSection>
  );
}

type PhotoPanelProps = {
  photo: PrepPhoto;
  number: number;
  count: number;
  /** Number of the step it shows, from 1; 0 for none. */
  step: number;
  language: RecipeLanguage;
};

function PhotoPanel({ photo, number, count, step, language }: PhotoPanelProps) {
  return (
    <figure
      className="scroll-mt-30 md:grid lg:grid-cols-[7fr_5fr] lg:gap-x-12"
      id={photoAnchor(number)}
      {...language.recipe}
    >
      <Picture picture={photo.picture} sizes={PANEL_SIZES} />
      <figcaption className="mt-4 min-h-38 lg:self-end lg:pb-17">
        <p className="text-4xl font-extrabold text-ink tabular-nums" lang={language.site.lang}>
          {number} <small className="text-xl font-medium text-ink-3">{words.ofTotal({ total: count })}</small>
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
                {words.step({ number: step })}
              </a>
            </>
          )}
        </p>
      </figcaption>
    </figure>
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
  return words.photos({ count: numbers.length, numbers: listWords(parts, 'and') });
}
