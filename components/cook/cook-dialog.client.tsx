'use client';

import { ArrowRight, X } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as words from '@/.content/words/cook';
import { Icon } from '@/components/ui/icon';
import type { UnitSystem } from '@/lib/content/schema/units';
import { useBackCloses } from '@/lib/hooks/frame/use-back-closes';
import { alarmWords, useAlarm } from '@/lib/hooks/kitchen/use-alarm';
import { useCookKeys } from '@/lib/hooks/kitchen/use-cook-keys';
import { useSwipe } from '@/lib/hooks/kitchen/use-swipe';
import { useTimers } from '@/lib/hooks/kitchen/use-timers';
import { useWakeLock } from '@/lib/hooks/kitchen/use-wake-lock';
import { readStored } from '@/lib/kept/read';
import { removeStored, writeStored } from '@/lib/kept/write';
import { type CookRecipe, cookPlaceOf, cookStart } from '@/lib/recipe/cook';
import { isDone, timerId } from '@/lib/timers';
import { CookFinish } from './cook-finish.client';
import { CookProgress } from './cook-progress.client';
import { CookStepView } from './cook-step-view.client';
import { CookSteps } from './cook-steps.client';
import { CookTimers } from './cook-timers.client';
import { StepTimers } from './step-timers.client';

export type CookDialogProps = {
  recipe: CookRecipe;
  /** Chosen servings over the recipe's own. */
  factor: number;
  system: UnitSystem;
  /** Id of the chosen variant; the first if left out. */
  variant?: string | null;
  onClose: () => void;
  /** Id of the step to open at; left out, where the cook stopped last. */
  startStep?: string;
  /** Where the last view's "Share your results" leads; left out, it has no such link. */
  shareHref?: string;
};

const SCREEN = { asking: '', held: words.screenStaysOn, off: words.screenMayTurnOff } as const;

const describePlace = (index: number, count: number) =>
  index < count ? words.stepOf({ step: index + 1, total: count }) : words.allDone;

/** Cook mode, open for as long as it is mounted. */
export function CookDialog(props: CookDialogProps) {
  const { recipe, factor, system, variant = null, onClose, startStep, shareHref } = props;
  const { slug, steps, language } = recipe;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const listButtonRef = useRef<HTMLButtonElement>(null);
  const [listOpen, setListOpen] = useState(false);
  const [index, setIndex] = useState(() => {
    const asked = steps.findIndex((step) => step.id === startStep);
    return asked >= 0 ? asked : cookStart(steps, readStored(cookPlaceOf(slug)), Date.now());
  });
  // Counts the turns, so that choosing the step already on screen brings the focus back to it as well.
  const [turns, setTurns] = useState(0);
  const [news, setNews] = useState('');
  const timers = useTimers();
  const screen = useWakeLock(true);
  const done = timers.timers.filter((timer) => isDone(timer, timers.now));
  useAlarm(done);
  const step = steps[index];

  const go = (to: number) => {
    const next = Math.min(Math.max(to, 0), steps.length);
    setListOpen(false);
    setIndex(next);
    setTurns(turns + 1);
    setNews(describePlace(next, steps.length));
    const reached = steps[next];
    if (reached) writeStored(cookPlaceOf(slug), { step: reached.id, at: Date.now() });
    // A finished meal starts from the top the next time.
    else removeStored(cookPlaceOf(slug));
  };
  const leave = () => {
    if (!listOpen) return onClose();
    setListOpen(false);
    listButtonRef.current?.focus();
  };
  useBackCloses(true, onClose);
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
      if (typeof dialog.close === 'function') dialog.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn brings the focus to the step's heading.
  useLayoutEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
  }, [turns]);

  useEffect(() => {
    // Fetched while there still is a network, for the timers that outlast cook mode.
    import('./timer-tray.client').catch(() => undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a started or removed timer takes its button along.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) headingRef.current?.focus({ preventScroll: true });
  }, [timers.timers.length]);

  return (
    <dialog
      ref={dialogRef}
      className="cook on-dark"
      aria-label={words.title({ recipe: recipe.title })}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className="cook-head">
        <CookProgress count={steps.length} current={index} />
        <div className="cook-top">
          <CookSteps
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
          <p className="cook-screen">{SCREEN[screen]}</p>
          <button type="button" className="icon-btn" aria-label={words.closeCookMode} onClick={onClose}>
            <Icon of={X} size={24} />
          </button>
        </div>
      </div>

      <div className="cook-mid" key={index} inert={listOpen} {...swipe}>
        {step ? (
          <CookStepView
            step={step}
            number={index + 1}
            recipe={recipe}
            variant={variant}
            factor={factor}
            system={system}
            headingRef={headingRef}
          />
        ) : (
          <CookFinish
            running={timers.timers.length - done.length}
            shareHref={shareHref}
            headingRef={headingRef}
            onRestart={() => go(0)}
          />
        )}
      </div>

      <div className="cook-foot" inert={listOpen}>
        <CookTimers timers={timers} title={recipe.title} />
        <div className="cook-end">
          <button type="button" className="btn quiet" disabled={index === 0} onClick={() => go(index - 1)}>
            {words.back}
          </button>
          {step && <StepTimers step={step} recipe={recipe} timers={timers} onNews={setNews} />}
          <button
            type="button"
            className={step ? 'btn yolk' : 'btn quiet'}
            onClick={() => (step ? go(index + 1) : onClose())}
          >
            {index < steps.length - 1 ? words.next : step ? words.finish : words.close}
            {step && <Icon of={ArrowRight} size={18} />}
          </button>
        </div>
      </div>

      <p className="sr" aria-live="polite">
        {news}
      </p>
      <p className="sr" aria-live="assertive">
        {alarmWords(done)}
      </p>
    </dialog>
  );
}
