import type { LazyFiles } from './lazy-files';

export const FRAME_LAZY_FILES: LazyFiles = {
  tables: [],
  helpers: [
    'SignUpAnswer',
    'ContactAnswer',
    'Tooltip',
    'savePages',
    'updateGuides',
    'watchDialogHistory',
    'recount',
    'printOrExplain',
    // In several chunks, one of which fails with a dialog.
    'openDialog',
  ],
};
