'use client';

import { useMemo, useState } from 'react';
import * as messages from '@/.content/messages/shoppingLines';
import { UnitSwitch } from '@/components/recipe/unit-switch';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { ShoppingMessages } from '@/lib/content/schema/built-in-pages';
import type { UnitSystem } from '@/lib/content/schema/units';
import type { Groceries } from '@/lib/recipe/recipe-data';
import { choiceSearch } from '@/lib/recipe/servings';
import { useChoice } from '@/lib/recipe/use-choice';
import { EMPTY_LIST, isEmptyList, setTick, type Tickable, tickedKeys } from '@/lib/saved/shopping-list';
import { customLines } from '@/lib/shopping/custom-line';
import { describeLine, describeUse, listGroups, tickables } from '@/lib/shopping/list-text';
import { type Line, mergeRecipes } from '@/lib/shopping/merge';
import { useLazy } from '@/lib/ui/use-lazy';
import { CustomItemForm, CustomItemRow } from './custom-items.client';
import { copyWithToast, ListActions, linkOf } from './list-actions.client';
import { ListHead, type ShownList } from './list-parts';
import styles from './shopping-list.module.css';
import { TickRow } from './tick-row';

const importTransfer = () => import('./transfer-dialog.client').then((module) => module.TransferDialog);

export type ToBuyProps = ShownList & { groceries: Groceries; page: ShoppingMessages };

/** The lines to buy and own items by aisle. An empty list has the form for own items and the import. */
export function ToBuy({ list, chosen, groceries, page, onChange }: ToBuyProps) {
  // The page has units only; servings and versions are stored in the list.
  const { choice, shared, choose } = useChoice(1);
  const { system } = choice;
  const lines = useMemo(() => mergeRecipes(chosen, groceries), [chosen, groceries]);
  const all = tickables(list, lines);
  const ticked = tickedKeys(list, all);
  const tick = (line: Tickable, isTicked: boolean) => onChange((now) => setTick(now, line, isTicked, all));
  const customItems = useMemo(() => customLines(list, groceries), [list, groceries]);
  const groups = listGroups(lines, customItems, page);
  const isEmpty = isEmptyList(list);
  const search = choiceSearch(shared, 1);
  // Of this component, because the buttons change their place with the first item.
  const [isTransferOpen, setTransferOpen] = useState(false);
  const [TransferDialog, loadTransfer, preloadTransfer] = useLazy(importTransfer, {
    onError: () => toastLoadError(messages.transfer),
    mayReload: true,
  });
  const openTransfer = async () => {
    if (await loadTransfer()) setTransferOpen(true);
  };
  const actions = (
    <ListActions
      page={page}
      list={list}
      chosen={chosen}
      lines={lines}
      own={customItems}
      system={system}
      search={search}
      transfer={{
        open: openTransfer,
        preload: preloadTransfer,
        reopen: () => setTransferOpen(true),
      }}
    />
  );
  return (
    <div className={styles.list}>
      {!isEmpty && (
        <>
          <ListHead
            title={messages.toBuy}
            count={messages.checkedOff({ checked: ticked.size, total: all.length })}
          >
            <UnitSwitch system={system} onSystem={(next) => choose({ system: next })} />
          </ListHead>
          {actions}
        </>
      )}
      {groups.map(({ title, lines: inGroup, own, takesCustomItems }) => (
        <section key={title} aria-label={title}>
          {groups.length > 1 && <h3 className="mt-8 border-b border-ink pb-2 text-md">{title}</h3>}
          {inGroup.length > 0 && (
            <ul>
              {inGroup.map((line) => (
                <LineRow
                  key={line.key}
                  line={line}
                  system={system}
                  isTicked={ticked.has(line.key)}
                  hasOthers={list.recipes.length > 1}
                  onTick={(isTicked) => tick(line, isTicked)}
                />
              ))}
            </ul>
          )}
          {own.length > 0 && (
            <ul>
              {own.map((item) => (
                <CustomItemRow
                  key={item.id}
                  item={item}
                  isTicked={ticked.has(`own:${item.id}`)}
                  onTick={(isTicked) => tick({ key: `own:${item.id}`, size: 0 }, isTicked)}
                  withAmount={!takesCustomItems || inGroup.length > 0}
                  onChange={onChange}
                />
              ))}
            </ul>
          )}
          {takesCustomItems && <CustomItemForm list={list} onChange={onChange} />}
        </section>
      ))}
      {isEmpty ? actions : <ListFoot list={list} onChange={onChange} />}
      {TransferDialog && (
        <TransferDialog
          open={isTransferOpen}
          onOpenChange={setTransferOpen}
          list={list}
          link={isTransferOpen ? linkOf(list, search) : ''}
          onCopy={(url) => copyWithToast(url, { title: messages.linkCopied })}
          onChange={onChange}
        />
      )}
    </div>
  );
}

const FOOT_LINK = 'link min-h-11 font-display text-sm font-semibold';

/** Buttons that clear the ticks or the list, both undoable. */
function ListFoot({ list, onChange }: Pick<ShownList, 'list' | 'onChange'>) {
  const clearTicks = () =>
    onChange((now) => ({ ...now, ticked: [] }), {
      text: messages.checkmarksCleared,
      undo: { text: messages.checkmarksBack },
    });
  const empty = () =>
    onChange(() => EMPTY_LIST, { text: messages.emptied, undo: { text: messages.listBack } });
  return (
    <div className="mt-8 flex flex-wrap gap-x-6 print:hidden">
      {list.ticked.length > 0 && (
        <button type="button" className={FOOT_LINK} onClick={clearTicks}>
          {messages.clearCheckmarks}
        </button>
      )}
      <button type="button" className={FOOT_LINK} onClick={empty}>
        {messages.empty}
      </button>
    </div>
  );
}

type LineRowProps = {
  line: Line;
  system: UnitSystem;
  isTicked: boolean;
  /** True if other recipes are on the list, so that the line names those that need it. */
  hasOthers: boolean;
  onTick: (isTicked: boolean) => void;
};

/** One thing to buy, and the recipes that need it. */
function LineRow({ line, system, isTicked, hasOthers, onTick }: LineRowProps) {
  const { amounts, name } = describeLine(line, system);
  return (
    <TickRow
      isTicked={isTicked}
      onTick={onTick}
      amounts={amounts}
      name={
        <>
          <span lang={line.lang}>{name}</span>
          {line.native && (
            <>
              {' '}
              <small className="inline-flex" lang={line.native.lang} translate="no">
                {line.native.text}
              </small>
            </>
          )}
          {line.isOptional && <small>{messages.optional}</small>}
        </>
      }
      note={hasOthers ? describeUse(line, system) : undefined}
    />
  );
}
