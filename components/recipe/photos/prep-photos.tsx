import { ArrowLeft, ArrowRight } from 'lucide';
import * as words from '@/.content/words/method';
import { Picture } from '@/components/picture/picture';
import { Sentence } from '@/components/recipe/sentence';
import { Icon } from '@/components/ui/icon';
import type { BlockOf, PrepPhoto } from '@/lib/content/schema/recipe';
import { recipeAnchor } from '@/lib/recipe/blocks';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { PhotoViewer } from './photo-viewer.client';
import { photoAnchor } from './photo-words';

/** Thumbs are square: a picture of 4:3 is drawn a third wider than its frame, which is 5 or 6 rem. */
const THUMB_SIZES = '(min-width: 64rem) 8rem, 6.7rem';
const PANEL_SIZES = '(min-width: 80rem) 46rem, (min-width: 64rem) 58vw, 92vw';

export type PrepPhotosProps = {
  title: string;
  photos: BlockOf<'photos'>['photos'];
  /** Numbers of the steps by their id, from 1. */
  stepNumbers: Map<string, number>;
  language: RecipeLanguage;
};

/** The prep photos: a strip to choose from and one photo large. Without script all of them with their words. */
export function PrepPhotos({ title, photos, stepNumbers, language }: PrepPhotosProps) {
  return (
    <section className="wrap photos" id="photos" aria-labelledby="photos-title">
      <h2 className="t-3" id="photos-title" {...language.recipe}>
        {title}
      </h2>
      <PhotoViewer
        titles={photos.map((photo) => photo.title)}
        thumbs={photos.map((photo) => (
          // The thumb's button names it already.
          <Picture key={photo.title} picture={photo.picture} sizes={THUMB_SIZES} decorative />
        ))}
        arrows={[<Icon of={ArrowLeft} key="back" size={20} />, <Icon of={ArrowRight} key="on" size={20} />]}
        panels={photos.map((photo, index) => (
          <PhotoPanel
            key={photo.title}
            photo={photo}
            number={index + 1}
            count={photos.length}
            step={stepNumbers.get(photo.step)}
            language={language}
          />
        ))}
      />
    </section>
  );
}

type PhotoPanelProps = {
  photo: PrepPhoto;
  number: number;
  count: number;
  step?: number;
  language: RecipeLanguage;
};

function PhotoPanel({ photo, number, count, step, language }: PhotoPanelProps) {
  return (
    <figure id={photoAnchor(number)} {...language.recipe}>
      <Picture picture={photo.picture} sizes={PANEL_SIZES} />
      <figcaption>
        <p className="num" lang={language.site.lang}>
          {number} <small>{words.ofTotal({ total: count })}</small>
        </p>
        <p className="photo-title">{photo.title}</p>
        <p>
          <Sentence text={photo.text} />
          {step !== undefined && (
            <>
              {' '}
              <a href={`#${recipeAnchor(photo.step)}`} {...language.site}>
                {words.step({ number: step })}
              </a>
            </>
          )}
        </p>
      </figcaption>
    </figure>
  );
}
