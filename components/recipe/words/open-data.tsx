export type OpenDataProps = {
  /** Path of the recipe's page: `/tofu`. */
  path: string;
};

/** The recipe in the open formats that lie beside its page. */
export function OpenData({ path }: OpenDataProps) {
  return (
    <p className="wrap data-links meta">
      This recipe as data: <a href={`${path}/recipe.json`}>recipe.json</a>,{' '}
      <a href={`${path}/recipe.cook`}>Cooklang</a>
    </p>
  );
}
