'use client';

import { ArrowRight, Check, Timer, X } from 'lucide';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as messages from '@/.content/messages/cook';
import { Button, buttonClass } from '@/components/ui/button';
import { DisclosureButton } from '@/components/ui/disclosure-button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { LiveText } from '@/components/ui/live-text';
import type { CookRecipe, CookStep } from '@/lib/cook/cook';
import { cookPlace, cookPlaceOf, cookStart } from '@/lib/cook/cook-place';
import { isDone, timerId } from '@/lib/cook/timers';
import { alarmWords, useAlarm } from '@/lib/cook/use-alarm';
import { useCookKeys } from '@/lib/cook/use-cook-keys';
import { useSwipe } from '@/lib/cook/use-swipe';
import { useTimers } from '@/lib/cook/use-timers';
import { useWakeLock } from '@/lib/cook/use-wake-lock';
import { chosenVariant } from '@/lib/recipe/blocks';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { type KitchenState, kitchenSearch } from '@/lib/recipe/servings';
import { yieldWords } from '@/lib/recipe/yield';
import { readStored } from '@/lib/storage/read';
import { removeStored, writeStored } from '@/lib/storage/write';
import { pictureAhead } from '@/lib/ui/picture-ahead';
import { useCloseOnBack } from '@/lib/ui/use-close-on-back';
import { useMedia } from '@/lib/ui/use-media';
import styles from './cook.module.css';
import { Cue, HEADING, NUMBER, ROOMY, StepPicture, StepTimers, StepView, TEXT } from './cook-step.client';
import { CookTimers } from './timers.client';

export type CookModeProps = {
  recipe: CookRecipe;
  /** Choice of the page, and whether the visitor made it there: see `cookStart`. */
  chosen: KitchenState;
  isOwn: boolean;
  open: boolean;
  onClose: () => void;
  /** Where "Share your results" after the last step leads. */
  shareHref: string;
};

/** The recipe one step at a time on the whole screen. Load it on first use: once loaded it needs no network. */
export function CookMode({ open, ...dialog }: CookModeProps) {
  return open ? createPortal(<CookDialog {...dialog} />, document.body) : null;
}

const SCREEN = { asking: '', held: messages.screenStaysOn, off: messages.screenMayTurnOff } as const;

const describePlace = (index: number, count: number) =>
  index < count ? messages.stepOf({ step: index + 1, total: count }) : messages.allDone;

/** Description of a choice: "6 servings, Bay and pepper, US units"; version and units only if they are not the recipe's own. */
function describeChoice(
  { makes, variants }: CookRecipe,
  { servings, system, variant }: KitchenState,
): string {
  const amount = yieldWords(servings, makes.unit, makes.plural);
  const version = variants && variant !== null && chosenVariant(variants, variant).title;
  const choice = version ? messages.choiceWith({ choice: amount, version }) : amount;
  return system === 'us' ? messages.choiceInUs({ choice }) : choice;
}

/** Turning buttons are wide enough to be hit without looking. */
const TURN = 'px-5 md:min-w-27 disabled:pointer-events-none disabled:opacity-40';

/** Cook mode, open for as long as it is mounted. */
function CookDialog(props: Omit<CookModeProps, 'open'>) {
  const { recipe, chosen, isOwn, shareHref } = props;
  const { slug, base, steps, language } = recipe;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const listButtonRef = useRef<HTMLButtonElement>(null);
  const [listOpen, setListOpen] = useState(false);
  const [start] = useState(() =>
    cookStart(recipe, readStored(cookPlaceOf(slug)), { chosen, isOwn, search: window.location.search }),
  );
  const [index, setIndex] = useState(start.index);
  const [choice, setChoice] = useState(start.choice);
  const [isContinued, setContinued] = useState(
    start.index > 0 || kitchenSearch(start.choice, base) !== kitchenSearch(chosen, base),
  );
  // Counts the turns, so that choosing the step already on screen brings the focus back to it as well.
  const [turns, setTurns] = useState(0);
  const [news, setNews] = useState('');
  const timers = useTimers();
  const screen = useWakeLock();
  const done = timers.timers.filter((timer) => isDone(timer, timers.now));
  useAlarm(done);
  const step = steps[index];
  const isBeside = useMedia(ROOMY);
  const aheadRef = useRef<HTMLDivElement>(null);
  const stepRef = useRef<HTMLDivElement>(null);
  const noticeId = useId();

  const reach = (step: CookStep | undefined, cooked: KitchenState) => {
    if (step) writeStored(cookPlaceOf(slug), cookPlace(recipe, step.id, cooked));
    // A finished meal starts from the top the next time.
    else removeStored(cookPlaceOf(slug));
  };
  const go = (to: number, cooked = choice) => {
    const next = Math.min(Math.max(to, 0), steps.length);
    setListOpen(false);
    setContinued(false);
    setIndex(next);
    setTurns(turns + 1);
    setNews(describePlace(next, steps.length));
    reach(steps[next], cooked);
  };
  const startOver = () => {
    setChoice(chosen);
    go(0, chosen);
  };
  const onClose = () => {
    // Don't store the first step: there is nothing to continue.
    if (index === 0) removeStored(cookPlaceOf(slug));
    props.onClose();
  };
  const leave = () => {
    if (!listOpen) return onClose();
    setListOpen(false);
    listButtonRef.current?.focus();
  };
  useCloseOnBack(true, onClose, 'cook');
  const swipe = useSwipe({ onLeft: () => go(index + 1), onRight: () => go(index - 1) });
  useCookKeys({
    onLeave: leave,
    onTurn: (key) => {
      if (!listOpen) go({ next: index + 1, back: index - 1, first: 0, last: steps.length - 1 }[key]);
    },
  });

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const before = document.activeElement;
    // A browser without modal dialogs still shows it over the page.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    return () => {
      dialog.close?.();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  useLayoutEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    // In a low window the dialog scrolls, with all that is in it: a turn leads to the step, the first view to the top.
    if (turns > 0 && dialogRef.current) dialogRef.current.scrollTop = stepRef.current?.offsetTop ?? 0;
  }, [turns]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; each turn stores its own step.
  useEffect(() => {
    // A reload at the first step comes back to it too, and to what was being cooked.
    reach(step, choice);
  }, []);

  useEffect(() => {
    // Fetched while there still is a network, for the timers that outlast cook mode.
    import('./timer-tray.client').catch(() => undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has another one after it.
  useEffect(() => {
    void pictureAhead(aheadRef.current);
  }, [index, isBeside]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a started or removed timer takes its button along.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) headingRef.current?.focus({ preventScroll: true });
  }, [timers.timers.length]);

  return (
    <dialog
      ref={dialogRef}
      className={`${styles.ground} ${styles.dialog} on-dark fixed inset-0 z-80 grid size-full max-w-none overflow-hidden forced-colors:border print:hidden`}
      aria-label={messages.title({ recipe: recipe.title })}
      aria-describedby={isContinued ? noticeId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className="relative z-2">
        <Progress count={steps.length} current={index} />
        <div className="flex flex-wrap items-center gap-x-4 px-gutter py-2 font-display">
          <StepList
            steps={steps}
            language={language}
            current={index}
            open={listOpen}
            label={describePlace(index, steps.length)}
            buttonRef={listButtonRef}
            onToggle={() => setListOpen(!listOpen)}
            onChoose={go}
            hasTimer={(id) => timers.timers.some((timer) => timer.id.startsWith(timerId(slug, id, '')))}
          />
          {isContinued && (
            <div className="flex flex-wrap items-center gap-x-3 text-sm max-md:-order-1 max-md:basis-full">
              <p id={noticeId}>
                {messages.continues({ choice: describeChoice(recipe, choice), step: index + 1 })}
              </p>
              <button type="button" className="link min-h-11 font-semibold" onClick={startOver}>
                {messages.startOver}
              </button>
            </div>
          )}
          {/* One item that may shrink, so that the close button stays in the first row of a narrow window. */}
          <div className="flex flex-1 items-center gap-4">
            <p className="ml-auto text-sm leading-tight text-ink-2">{SCREEN[screen]}</p>
            <IconButton
              icon={X}
              size={24}
              className="-mr-2.5"
              label={messages.closeCookMode}
              onClick={onClose}
            />
          </div>
        </div>
      </div>

      <div
        className={`${styles.step} grid min-h-0 items-start gap-x-12 gap-y-3.5 overflow-auto overscroll-contain px-gutter pt-2 pb-6 lg:grid-cols-[3fr_9fr]`}
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
            variant={choice.variant}
            factor={choice.servings / base}
            system={choice.system}
            headingRef={headingRef}
          />
        ) : (
          <Finish
            running={timers.timers.length - done.length}
            shareHref={shareHref}
            headingRef={headingRef}
            onRestart={() => go(0)}
          />
        )}
      </div>

      <div className={styles.foot} inert={listOpen}>
        <CookTimers timers={timers} title={recipe.title} />
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 px-gutter pt-3 pb-4 font-display">
          <Button look="quiet" className={TURN} disabled={index === 0} onClick={() => go(index - 1)}>
            {messages.back}
          </Button>
          {step && <StepTimers step={step} recipe={recipe} timers={timers} onNews={setNews} />}
          <Button
            look={step ? 'yolk' : 'quiet'}
            className={TURN}
            onClick={() => (step ? go(index + 1) : onClose())}
          >
            <LiveText>
              {index < steps.length - 1 ? messages.next : step ? messages.finish : messages.close}
            </LiveText>
            {step && <Icon of={ArrowRight} size={18} />}
          </Button>
        </div>
      </div>

      <div hidden ref={aheadRef}>
        <StepPicture step={steps[index + 1]} isBeside={isBeside} />
      </div>

      <p className="sr-only" aria-live="polite">
        {news}
      </p>
      <p className="sr-only" aria-live="assertive">
        {alarmWords(done)}
      </p>
    </dialog>
  );
}

type ProgressProps = {
  /** Number of steps. */
  count: number;
  /** Index of the step on screen; `count` once all are done. */
  current: number;
};

/** One part a step, filled up to the one on screen. */
function Progress({ count, current }: ProgressProps) {
  const reached = Math.min(current + 1, count);
  return (
    <div
      className="flex gap-1"
      role="progressbar"
      aria-label={messages.steps}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={reached}
      aria-valuetext={describePlace(current, count)}
    >
      {Array.from({ length: count }, (_, part) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are a plain scale and never move.
          key={part}
          className={`flex-1 py-0.5 ${part < reached ? 'bg-danmuji forced-colors:bg-[Highlight]' : 'bg-line'}`}
        />
      ))}
    </div>
  );
}

type StepListProps = {
  steps: CookStep[];
  language: RecipeLanguage;
  /** Index of the step on screen. */
  current: number;
  open: boolean;
  /** Words of the button: "Step 2 of 8". */
  label: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  onChoose: (index: number) => void;
  /** Whether a timer of this step is set. */
  hasTimer: (stepId: string) => boolean;
};

/** Where the cook is, and the list of all steps to jump in. */
function StepList(props: StepListProps) {
  const { steps, language, current, open, label, buttonRef, onToggle, onChoose, hasTimer } = props;
  const listId = useId();
  const currentRef = useRef<HTMLButtonElement>(null);

  useCloseOnBack(open, () => {
    onToggle();
    buttonRef.current?.focus();
  });
  useEffect(() => {
    if (open) currentRef.current?.focus();
  }, [open]);

  return (
    <>
      <DisclosureButton
        plain
        ref={buttonRef}
        className="whitespace-nowrap tabular"
        open={open}
        aria-controls={listId}
        onClick={onToggle}
      >
        <span className="text-base">{label}</span>
        <span className="sr-only"> {messages.listOfSteps}</span>
      </DisclosureButton>
      <nav
        className={`${styles.list} absolute inset-x-0 top-full overflow-auto overscroll-contain bg-paper px-gutter pt-1 pb-8`}
        id={listId}
        aria-label={messages.steps}
        hidden={!open}
      >
        <ol className="max-w-measure">
          {steps.map((step, index) => (
            <li key={step.id} className="border-t border-line">
              <button
                type="button"
                ref={index === current ? currentRef : undefined}
                className={`flex min-h-14 w-full items-baseline gap-3 py-3.5 text-left font-display text-lg leading-snug hover:underline focus-visible:-outline-offset-3 ${index === current ? 'font-bold' : 'font-medium'} ${index < current ? 'text-ink-2' : ''}`}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onChoose(index)}
              >
                <span
                  className={`min-w-11 font-extrabold tabular ${index === current ? 'text-danmuji' : 'text-ink-2'}`}
                >
                  {index + 1}
                </span>{' '}
                <span className="grow" {...language.recipe}>
                  {step.title}
                </span>
                {hasTimer(step.id) && (
                  <>
                    <Icon of={Timer} size={18} className="text-danmuji" />
                    <span className="sr-only"> {messages.timerSet}</span>
                  </>
                )}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

type FinishProps = {
  /** Timers that have not run out. */
  running: number;
  shareHref: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onRestart: () => void;
};

/** What follows the last step. */
function Finish({ running, shareHref, headingRef, onRestart }: FinishProps) {
  return (
    <>
      <span className={NUMBER} aria-hidden="true">
        <Icon of={Check} className="size-[0.8em] stroke-3" />
      </span>
      <div>
        <h2 className={HEADING} ref={headingRef} tabIndex={-1}>
          {messages.lastStep}
        </h2>
        <p className={TEXT}>{messages.sitDown}</p>
        {running > 0 && <Cue label={messages.notQuiteYet}>{messages.timersLeft({ count: running })}</Cue>}
        <div className="mt-7 flex flex-wrap gap-2.5">
          <a className={buttonClass({ look: 'yolk' })} href={shareHref}>
            {messages.shareResults}
          </a>
          <Button look="quiet" onClick={onRestart}>
            {messages.startAgain}
          </Button>
        </div>
      </div>
    </>
  );
}
