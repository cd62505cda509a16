import type { RecipeFile } from '@/lib/recipe/checks/check';

/** Whether a recipe file says that it is a draft; read before any check, since drafts may be half written. */
export function isDraft({ recipe }: RecipeFile): boolean {
  return (
    typeof recipe === 'object' && recipe !== null && (recipe as Record<string, unknown>).status === 'draft'
  );
}

/** The recipe files of this build: drafts belong to the development server only. */
export function withoutDrafts(files: readonly RecipeFile[]): readonly RecipeFile[] {
  return process.env.NODE_ENV === 'development' ? files : files.filter((file) => !isDraft(file));
}
