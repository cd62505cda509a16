'use client';

import {
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as filterMessages from '@/.content/messages/placeFilters';
import * as messages from '@/.content/messages/regionMap';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { scrollBehavior } from '@/lib/guide/arrival';
import { countText } from '@/lib/guide/count-text';
import {
  currentMap,
  currentRegion,
  isPlaceShown,
  selectedRegion,
  shownRegion,
} from '@/lib/guide/guide-state';
import { markTarget } from '@/lib/guide/pointer';
import { useLazy } from '@/lib/ui/use-lazy';
import {
  useDeferredGuideState,
  useFilterControl,
  useGuideState,
  useGuideStore,
  useScrollTarget,
} from './guide-store.client';
import cardStyles from './restaurant-card.module.css';
import { ScrollBox } from './scroll-box.client';

/** The card of a restaurant, rendered on the server. */
type PanelCard = {
  slug: string;
  /** Id of its element, which a hash may lead to. */
  id?: string | undefined;
  node: ReactNode;
  /** Its name with a link to its card, if that is beside an earlier map: the card is then only on paper. */
  link?: ReactNode;
};

/** One region of a panel. */
export type PanelGroup = {
  region: string;
  name: string;
  /** One sentence about eating there. */
  text: string;
  cards: readonly PanelCard[];
  /** Buttons that open the origin of the names of its neighbourhoods. */
  names?: ReactNode;
};

export type RegionPanelProps = {
  map: string;
  /** Completes "the map of …". */
  name: string;
  groups: readonly PanelGroup[];
  /** In place of a region while none is shown, as high as the name of one. */
  hint?: ReactNode;
  /** One sentence about the whole map, while no region is shown. */
  about: string;
  /** Under the sentence about a region without restaurants. */
  empty?: ReactNode;
  /** In place of the regions without restaurants while all are listed. */
  nothing?: ReactNode;
  /** In place of the restaurants when the filters leave none. */
  noMatch?: ReactNode;
  clearIcon?: ReactNode;
  printIcon?: ReactNode;
  /** Messages that come with the page instead of its script. */
  labels: { clear: string; clearFilters: string; list: string; noRestaurants: string };
  /** The link that skips the list. */
  children?: ReactNode;
};

const importPrint = () => import('./print-region.client');

/** Class of regions and headings that are visible on paper and without script only. */
const UNSCRIPTED = 'unscripted';

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * The restaurants beside a map: those of the shown region, and of all regions while there is none. On paper every restaurant
 * of the guide is listed once, unless the visitor asks for the selected region only. city-guide.module.css styles its parts
 * by their attributes: `data-open`, `data-cards` and `data-about`.
 */
export function RegionPanel(props: RegionPanelProps) {
  const { map, name, hint, about, empty, nothing, noMatch, clearIcon, printIcon, labels, children } = props;
  const { dispatch } = useGuideStore();
  const control = useFilterControl();
  const filters = useGuideState((state) => state.filters);
  // A press is answered by its button and the map; the cards of a region follow in a frame of their own.
  const shownId = useDeferredGuideState(shownRegion);
  const current = useDeferredGuideState(currentRegion);
  const selected = useDeferredGuideState(selectedRegion);
  const isOfThisMap = useDeferredGuideState((state) => currentMap(state) === map);
  const panel = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const cardElements = useRef(new Map<string, HTMLElement>());

  const groups = filters?.arranged(props.groups, shownId) ?? props.groups;
  const any = filters?.any ?? false;
  const shows = (slug: string) => filters?.shows(slug) ?? true;
  const group = groups.find(({ region }) => region === shownId);
  const cards = (group ? [group] : groups).flatMap((each) => each.cards);
  const shownCount = cards.filter(({ slug }) => shows(slug)).length;
  const countOf = (total: number, shown: number) =>
    total === 0 ? labels.noRestaurants : countText(total, shown);
  const restaurants = countOf(cards.length, shownCount);
  const [isAlone, setAlone] = useState(false);
  // On paper and without script all regions are listed, under their own headings.
  const isListed = group !== undefined && !isAlone;
  const hasCards = groups.some((each) => each.cards.length > 0);

  // Another region or another order starts at its first restaurant. Not on load, where it would force a layout.
  const isLoaded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when they change
  useEffect(() => {
    if (isLoaded.current && list.current) list.current.scrollTop = 0;
    isLoaded.current = true;
  }, [group?.region, filters?.near?.origin]);

  const focusHead = () => head.current?.focus({ preventScroll: true });

  useScrollTarget(map, ({ slug = '', isArrival }) => {
    const frame = document.getElementById(`map-${map}`);
    const card = cardElements.current.get(slug);
    const behavior = scrollBehavior(isArrival ? 'instant' : 'smooth');
    if (!frame || !panel.current || !card || !list.current) {
      frame?.scrollIntoView?.({ behavior });
      // The pressed button is elsewhere on the page.
      if (!isArrival) focusHead();
      return;
    }
    const box = list.current;
    box.scrollTo?.({ top: box.scrollTop + topOf(card) - topOf(box), behavior });
    const isUnderMap = topOf(panel.current) > topOf(frame) + 2;
    // The styles of a map set how far below the top of the window it stops.
    if (!isArrival && !isUnderMap) return void frame.scrollIntoView?.({ behavior });
    // On a phone the list does not scroll.
    const isWhole = box.scrollHeight <= box.clientHeight + 1;
    (isWhole ? card : box).scrollIntoView?.({ block: 'center', behavior });
  });

  // If the focused element was just hidden, move the focus to the header of the panel.
  useLayoutEffect(() => {
    const hidden = document.activeElement?.closest(`[hidden],.${UNSCRIPTED}`);
    if (hidden && list.current?.contains(hidden)) focusHead();
  });

  const [announcement, setAnnouncement] = useState('');
  // The filters announce their own results, and so does sorting by distance, which selects the nearest region.
  const announce = useEffectEvent(() =>
    setAnnouncement(
      group && !any && isOfThisMap && selected !== null && current !== filters?.near?.region
        ? messages.announcement({ region: group.name, restaurants })
        : '',
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the region changes
  useEffect(() => announce(), [current]);

  const [print, , preloadPrint] = useLazy(importPrint);
  useEffect(() => {
    if (selected !== null) void preloadPrint();
  }, [selected, preloadPrint]);

  /** The change removes the pressed button, so the focus moves to the header. */
  const keepFocusAfter = (change: () => void) => () => {
    change();
    focusHead();
  };

  return (
    <>
      <div
        className="flex min-w-0 flex-col bg-raised"
        // On a phone, maps around the city are shown only while one of their regions is.
        data-open={groups.some(({ region }) => region === current) || undefined}
        ref={panel}
      >
        <div
          className={`flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-line px-(--panel-gutter) py-2 print:break-after-avoid ${isListed ? 'js-only print:hidden' : ''}`}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read out as part of a form */}
          <div
            className="flex w-min grow flex-wrap items-baseline gap-x-3 gap-y-1"
            id={`places-${map}`}
            role="group"
            aria-labelledby={`places-${map}`}
            ref={head}
            tabIndex={-1}
          >
            {group ? <h3 className="flex min-h-10 items-end text-2xl leading-none">{group.name}</h3> : hint}
            <p className="secondary leading-none">
              {group ? restaurants : filterMessages.restaurantsIn({ restaurants, place: name })}
            </p>
          </div>
          {group && group.region === current && (
            <div className="-my-3 flex flex-none gap-x-4">
              {selected !== null && print && (
                <print.PrintRegionButton
                  region={group.name}
                  icon={printIcon}
                  panel={panel}
                  isAlone={isAlone}
                  onAlone={setAlone}
                />
              )}
              <button
                type="button"
                className="action"
                onClick={keepFocusAfter(() => dispatch({ type: 'clear' }))}
              >
                {clearIcon} {labels.clear}
              </button>
            </div>
          )}
        </div>
        {group && selected !== null && print && <print.PrintNote region={group.name} isAlone={isAlone} />}
        <div className="relative">{children}</div>
        <ScrollBox isList ref={list} label={labels.list}>
          {groups.map(({ region, name, text, cards }) => {
            const left = cards.filter(({ slug }) => shows(slug)).length;
            const isOther = group !== undefined && region !== group.region;
            // A region of two maps is printed with the first of them.
            const isRepeated = cards.length > 0 && cards.every(({ id }) => id === undefined);
            return (
              <section
                key={region}
                className={`${isOther ? UNSCRIPTED : ''} ${nothing && cards.length === 0 && region !== group?.region ? (hasCards ? 'hidden' : 'max-lg:hidden') : ''} ${isRepeated && !isAlone ? 'screen-only' : ''}`}
                hidden={(isOther && isAlone) || (any && left === 0 && region !== group?.region)}
              >
                <div
                  className={`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line bg-sunk px-(--panel-gutter) py-3.5 font-display text-sm font-normal text-ink-2 print:break-after-avoid ${group ? UNSCRIPTED : ''}`}
                  hidden={isAlone}
                >
                  <h3 className="text-lg leading-tight text-ink">{name}</h3>
                  {hasCards && <p className="secondary">{countOf(cards.length, left)}</p>}
                  <p className="w-full">{text}</p>
                </div>
                {group && cards.length === 0 && (
                  <div className="grid gap-6 px-(--panel-gutter) py-6">
                    <p
                      className={`font-display text-2xl leading-tight tracking-tight ${isListed ? 'js-only print:hidden' : ''}`}
                    >
                      {text}
                    </p>
                    {empty}
                  </div>
                )}
                <div className="sideways" data-cards>
                  {cards.map(({ slug, id, node, link }) => (
                    <Card key={slug} slug={slug} id={id} isLink={!!link && !isAlone} elements={cardElements}>
                      {(!isAlone && link) || node}
                    </Card>
                  ))}
                </div>
              </section>
            );
          })}
          {!group && nothing}
          {any && shownCount === 0 && cards.length > 0 && (
            <div className="px-(--panel-gutter) py-6">
              {noMatch}
              <button
                type="button"
                className="action"
                onClick={keepFocusAfter(() => control?.use((actions) => actions.clear()))}
              >
                {labels.clearFilters}
              </button>
            </div>
          )}
        </ScrollBox>
        <p className="sr-only" role="status">
          {announcement}
        </p>
      </div>
      <div
        className="border-t border-line bg-sunk px-(--panel-gutter) py-3 leading-snug text-ink-2 lg:col-span-full print:hidden"
        data-about
      >
        {/* Two lines, or one where it is wide, whichever region is hovered. */}
        <p className="min-h-13 lg:min-h-6">{group?.cards.length ? group.text : about}</p>
        {/* Only for a selected region, so that nothing moves while regions are hovered. */}
        {selected !== null && group?.names}
      </div>
    </>
  );
}

type CardProps = {
  slug: string;
  /** Left out if the card was listed before, beside another map. */
  id: string | undefined;
  /** True if only a link to the card is here. */
  isLink: boolean;
  /** Elements of the cards by their slugs. */
  elements: RefObject<Map<string, HTMLElement>>;
  children: ReactNode;
};

/** The frame of a card. While it is hovered or has the focus, its pin on the map is marked, and the other way round. */
const Card = memo(function Card({ slug, id, isLink, elements, children }: CardProps) {
  const { dispatch } = useGuideStore();
  const parts = useFilterControl()?.parts;
  const isHovered = useGuideState(({ hoveredPlace }) => hoveredPlace === slug);
  const isShown = useGuideState((state) => isPlaceShown(state, slug));
  const hover = () => dispatch({ type: 'hoverPlace', slug });
  const leave = () => dispatch({ type: 'hoverPlace', slug: null });
  const Frame = isLink ? 'div' : 'article';
  return (
    <Frame
      className={`${READER_CONTENT} ${cardStyles.card} ${isLink ? 'screen-only' : ''}`}
      id={id}
      hidden={!isShown}
      data-hovered={isHovered || undefined}
      ref={(element) => {
        if (element) elements.current.set(slug, element);
        return () => void elements.current.delete(slug);
      }}
      onPointerEnter={hover}
      onPointerLeave={leave}
      onPointerMove={(event) => markTarget(event, { isCard: true })}
      onFocus={hover}
      onBlur={leave}
    >
      {parts && <parts.Away slug={slug} />}
      {children}
    </Frame>
  );
});
