'use client';

import { ArrowRight, X } from 'lucide';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/cook';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { LiveText } from '@/components/ui/live-text';
import { NewsRegion, useNews } from '@/components/ui/news.client';
import { type CookRecipe, type CookStep, describeChoice, describePosition } from '@/lib/cook/cook';
import { cookPosition, cookPositionOf, cookStart } from '@/lib/cook/cook-position';
import { isDone, timerId } from '@/lib/cook/timers';
import { alarmText, useAlarm } from '@/lib/cook/use-alarm';
import { useTimers } from '@/lib/cook/use-timers';
import { useTurnKeys } from '@/lib/cook/use-turn-keys';
import { useWakeLock } from '@/lib/cook/use-wake-lock';
import { choiceSearch, type RecipeChoice } from '@/lib/recipe/servings';
import { readStored } from '@/lib/storage/read';
import { removeStored, writeStored } from '@/lib/storage/write';
import { movePicture } from '@/lib/ui/move-picture';
import { useMedia } from '@/lib/ui/use-media';
import { useSwipe } from '@/lib/ui/use-swipe';
import styles from './cook.module.css';
import { ROOMY, StepPanel, StepView } from './cook-step.client';
import { CookTimers, StepTimers } from './cook-timers.client';
import { Finish, type FinishedDish } from './finish.client';
import { IngredientButton } from './ingredient-sheet.client';
import { useRingNote } from './ring-note.client';
import { Progress, StepList } from './step-list.client';
import { PicturePreload } from './step-photos.client';

export type CookModeProps = {
  recipe: CookRecipe;
  /** Choice of the page, and whether the visitor made it there: see `cookStart`. */
  chosen: RecipeChoice;
  isSetHere: boolean;
  onClose: () => void;
  /** The dish, as it is shown after the last step. */
  dish: FinishedDish;
};

const SCREEN = { pending: '', held: messages.screenStaysOn, off: messages.screenMayTurnOff } as const;

/** Turning buttons are wide enough to be hit without looking. */
const TURN = 'px-5 md:min-w-27 disabled:pointer-events-none disabled:opacity-40';

/** Opens cook mode, and moves the picture of the dish to that of the step. */
export function openCookMode(open: () => void): void {
  movePicture('[data-dish] .picture', '[role="dialog"] .picture', open);
}

/** The recipe one step at a time on the whole screen. Load it on first use: once loaded it needs no network. */
export function CookMode({ recipe, chosen, isSetHere, dish, ...props }: CookModeProps) {
  const { slug, servings: recipeServings, steps, language } = recipe;
  const scrollRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const listButtonRef = useRef<HTMLButtonElement>(null);
  const [listOpen, setListOpen] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [start] = useState(() =>
    cookStart(recipe, readStored(cookPositionOf(slug)), {
      chosen,
      isSetHere,
      search: window.location.search,
    }),
  );
  const [index, setIndex] = useState(start.index);
  const [choice, setChoice] = useState(start.choice);
  const [isContinued, setContinued] = useState(
    start.index > 0 ||
      start.isGone ||
      choiceSearch(start.choice, recipeServings) !== choiceSearch(chosen, recipeServings),
  );
  // Counts the turns, so that choosing the step already on screen focuses it again too.
  const [turns, setTurns] = useState(0);
  const [news, setNews] = useNews();
  const timers = useTimers();
  const ring = useRingNote();
  const screen = useWakeLock();
  const done = timers.timers.filter((timer) => isDone(timer, timers.now));
  useAlarm(timers.timers, timers.now);
  const step = steps[index];
  // One layout for all steps of a recipe, so that its controls stay in their place.
  const isBeside = useMedia(ROOMY) && steps.some(({ pictures }) => pictures);
  const stepRef = useRef<HTMLDivElement>(null);
  const noticeId = useId();

  const storePosition = (step: CookStep | undefined, cooked: RecipeChoice) => {
    if (step) writeStored(cookPositionOf(slug), cookPosition(recipe, step.id, cooked));
    // A finished meal starts from the first step the next time.
    else removeStored(cookPositionOf(slug));
  };
  const go = (to: number, cooked = choice) => {
    const next = Math.min(Math.max(to, 0), steps.length);
    setListOpen(false);
    setContinued(false);
    setIndex(next);
    setTurns(turns + 1);
    setNews(describePosition(next, steps.length));
    storePosition(steps[next], cooked);
  };
  const startOver = () => {
    setChoice(chosen);
    go(0, chosen);
  };
  const onClose = () => {
    // Don't store the first step: there is nothing to continue, unless it stands in for one that is gone.
    if (index === 0 && !(isContinued && start.isGone)) removeStored(cookPositionOf(slug));
    props.onClose();
  };
  const swipe = useSwipe({ onLeft: () => go(index + 1), onRight: () => go(index - 1) });
  useTurnKeys((key) => {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: steps.length - 1 }[key];
    if (to === undefined || sheetOpen) return false;
    if (!listOpen) go(to);
    return true;
  });

  useLayoutEffect(() => {
    if (turns === 0) return;
    headingRef.current?.focus({ preventScroll: true });
    // In a low window the whole dialog scrolls: a turn scrolls to the step.
    if (scrollRef.current) scrollRef.current.scrollTop = stepRef.current?.offsetTop ?? 0;
  }, [turns]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; each turn stores its own step.
  useEffect(() => {
    // A reload at the first step reopens it too, with the choice.
    storePosition(step, choice);
    // Loaded while there is a network, for the timers that outlast cook mode.
    import('./timer-tray.client').catch(() => undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a started timer removes its button.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) headingRef.current?.focus({ preventScroll: true });
  }, [timers.timers.length]);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      look="screen"
      className={`${styles.ground} on-dark forced-colors:border print:hidden`}
      title={messages.title({ recipe: recipe.title })}
      describedBy={isContinued ? noticeId : undefined}
      name="cook"
      initialFocus={headingRef}
      onEscape={(event) => {
        if (!listOpen) return;
        event.preventDefault();
        setListOpen(false);
        listButtonRef.current?.focus();
      }}
    >
      <div
        ref={scrollRef}
        className={`${styles.dialog} ${isBeside && step ? styles.split : ''} relative grid size-full`}
      >
        <div className="relative z-2">
          <Progress count={steps.length} current={index} />
          <div className={`${styles.head} flex flex-wrap items-center gap-x-3 px-gutter font-display`}>
            <div className={styles.place}>
              <StepList
                steps={steps}
                language={language}
                current={index}
                open={listOpen}
                label={describePosition(index, steps.length)}
                buttonRef={listButtonRef}
                onToggle={() => setListOpen(!listOpen)}
                onChoose={go}
                hasTimer={(id) => timers.timers.some((timer) => timer.id.startsWith(timerId(slug, id, '')))}
              />
              <p className={`${styles.screen} text-xs text-ink-2`}>{SCREEN[screen]}</p>
            </div>
            {isContinued && (
              <div
                className={`${styles.notice} flex flex-wrap items-center gap-x-3 text-sm max-md:-order-1 max-md:basis-full`}
              >
                <p id={noticeId}>
                  {start.isGone
                    ? messages.stepGone({ choice: describeChoice(recipe, choice) })
                    : messages.continueAt({ choice: describeChoice(recipe, choice), step: index + 1 })}
                </p>
                <button type="button" className="link font-semibold" onClick={startOver}>
                  {messages.startOver}
                </button>
              </div>
            )}
            {/* One item that may shrink, so that the close button stays in the first row of a narrow window. */}
            <div className="flex flex-1 items-center justify-end gap-2">
              <IngredientButton
                recipe={recipe}
                choice={choice}
                withChoice={!isContinued}
                open={sheetOpen}
                onOpenChange={setSheetOpen}
              />
              <IconButton
                icon={X}
                size={24}
                className="-me-2.5"
                label={messages.closeCookMode}
                onClick={onClose}
              />
            </div>
          </div>
        </div>

        <div
          className={`${styles.step} grid min-h-0 items-start gap-x-12 gap-y-3.5 overflow-auto overscroll-contain px-gutter pt-2 pb-6 ${isBeside ? '' : 'lg:grid-cols-[3fr_9fr]'}`}
          key={index}
          ref={stepRef}
          inert={listOpen}
          {...swipe}
        >
          {step ? (
            <StepView
              step={step}
              number={index + 1}
              isBeside={isBeside}
              recipe={recipe}
              choice={choice}
              headingRef={headingRef}
              onNews={setNews}
            />
          ) : (
            <Finish
              running={timers.timers.length - done.length}
              dish={dish}
              language={language}
              headingRef={headingRef}
              onNews={setNews}
              onRestart={() => go(0)}
            />
          )}
        </div>

        {/* After the text in the document, as the text is what matters. */}
        {isBeside && step && (
          <StepPanel
            key={step.id}
            step={step}
            number={index + 1}
            recipe={recipe}
            onNews={setNews}
            swipe={swipe}
          />
        )}

        <div className="contents" inert={listOpen}>
          <div className={styles.clocks}>
            <CookTimers
              timers={timers}
              title={recipe.title}
              ring={ring}
              onNews={setNews}
              fallback={() => headingRef.current}
            />
          </div>
          <div
            className={`${styles.turns} flex flex-wrap items-center justify-between gap-x-2 gap-y-3 px-gutter font-display`}
          >
            <Button look="quiet" className={TURN} disabled={index === 0} onClick={() => go(index - 1)}>
              {messages.back}
            </Button>
            {step && (
              <StepTimers
                step={step}
                recipe={recipe}
                choice={choice}
                timers={timers}
                ring={ring}
                onNews={setNews}
              />
            )}
            <Button
              look={step ? 'yolk' : 'quiet'}
              className={TURN}
              onClick={() => (step ? go(index + 1) : onClose())}
            >
              <LiveText>
                {index < steps.length - 1 ? messages.next : step ? messages.finish : messages.close}
              </LiveText>
              {step && <Icon of={ArrowRight} directed size={18} />}
            </Button>
          </div>
        </div>

        <PicturePreload step={steps[index + 1]} isBeside={isBeside} />

        <NewsRegion news={news} />
        <p className="sr-only" aria-live="assertive">
          {alarmText(done)}
        </p>
      </div>
    </Dialog>
  );
}
