import { asData } from '@/.content/words/recipe';
import { rich } from '@/lib/words/rich';

export type OpenDataProps = {
  /** Path of the recipe's page: `/tofu`. */
  path: string;
};

/** The recipe in the open formats that lie beside its page. */
export function OpenData({ path }: OpenDataProps) {
  return (
    <p className="wrap data-links meta">
      {rich(asData, {
        json: <a href={`${path}/recipe.json`}>recipe.json</a>,
        cooklang: <a href={`${path}/recipe.cook`}>Cooklang</a>,
      })}
    </p>
  );
}
