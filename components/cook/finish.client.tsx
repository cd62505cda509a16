'use client';

import { RotateCcw, Send } from 'lucide';
import { type ReactNode, type RefObject, useState } from 'react';
import * as messages from '@/.content/messages/cook';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { rich } from '@/lib/text/rich';
import styles from './cook.module.css';
import { Cue, HEADING } from './cook-step.client';
import { canSharePhotos, SharePhoto } from './share-photo.client';

/** The dish of a recipe, as it is shown after the last step. */
export type FinishedDish = {
  /** Its name in a sentence: "jjajangmyeon". */
  name: string;
  picture: ReactNode;
  /** True if the picture is of the empty plate. */
  isEaten: boolean;
  /** Button that adds it to the favourites. */
  save: ReactNode;
  /** Target of "Share your results". */
  shareHref: string;
};

export type FinishProps = {
  dish: FinishedDish;
  language: RecipeLanguage;
  /** Timers that have not run out. */
  running: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onRestart: () => void;
  /** Announces a text to screen readers. */
  onNews: (news: string) => void;
};

/** The end, after the last step: the dish across the screen, and what to do with it. */
export function Finish({ dish, language, running, headingRef, onRestart, onNews }: FinishProps) {
  const { name, picture, isEaten, save, shareHref } = dish;
  const [hasPhotos] = useState(canSharePhotos);
  return (
    <>
      <div className={styles.dish}>{picture}</div>
      <div className={`${styles.end} wrap-anywhere`}>
        <h2 className={`${HEADING} ${styles.made}`} ref={headingRef} tabIndex={-1}>
          {rich(messages.made, { dish: <span {...language.recipe}>{name}</span> })}
        </h2>
        <div>
          <p className="text-lg leading-snug">{isEaten ? messages.enjoyed : messages.enjoy}</p>
          {running > 0 && <Cue label={messages.notQuiteYet}>{messages.timersLeft({ count: running })}</Cue>}
        </div>
        <div className="mt-3 flex flex-wrap gap-2.5 max-sm:*:grow">
          {hasPhotos && <SharePhoto dish={name} onNews={onNews} />}
          <a className={buttonClass({ look: hasPhotos ? 'quiet' : 'yolk' })} href={shareHref}>
            <Icon of={Send} size={18} />
            {messages.shareResults}
          </a>
          {save}
          <Button look="quiet" onClick={onRestart}>
            <Icon of={RotateCcw} size={18} />
            {messages.cookAgain}
          </Button>
        </div>
      </div>
    </>
  );
}
