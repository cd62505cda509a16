import { headingText } from '@/scripts/import/headings';
import { fieldsOf, lineOf, linesOf, listOf, textOfValue } from '@/scripts/import/plain-text';
import { emptyRecipe, type Group, type SourceRecipe } from '@/scripts/import/source-recipe';
import { creditOf } from './credit';
import { addressesOf, fromSchemaOrg, nutritionOf, recipesIn } from './json-ld';
import { ingredientGroups, stepGroups } from './lines';
import { isMealie, mealieDatabase, mealieRecipe } from './mealie';
import { isTandoor, tandoorRecipe } from './tandoor';

type Fields = Record<string, unknown>;

const rawText = (value: unknown) => (typeof value === 'string' ? value : '');
const notesOf = (text: string) => linesOf(text).map((line) => ({ text: line }));
const namesOf = (value: unknown): string[] =>
  listOf(value)
    .map((entry) => textOfValue(typeof entry === 'object' ? fieldsOf(entry).name : entry))
    .filter((name) => name !== '');

/** Bytes of a base64 picture; undefined for other texts. */
const bytesOf = (value: unknown): Uint8Array | undefined =>
  typeof value === 'string' && value.length > 100
    ? Buffer.from(value.replace(/^data:[^,]*,/, ''), 'base64')
    : undefined;

/** Recipe of Paprika. */
function paprikaRecipe(fields: Fields): SourceRecipe {
  const bytes = bytesOf(fields.photo_data);
  const more = listOf(fields.photos).flatMap((photo) => bytesOf(fieldsOf(photo).data) ?? []);
  const [address] = addressesOf(fields.image_url);
  const facts = linesOf(rawText(fields.nutritional_info));
  return {
    ...emptyRecipe(textOfValue(fields.name)),
    ...creditOf(textOfValue(fields.source), rawText(fields.source_url)),
    description: lineOf(rawText(fields.description)),
    categories: namesOf(fields.categories),
    published: rawText(fields.created).slice(0, 10),
    yields: [textOfValue(fields.servings)].filter(Boolean),
    times: {
      prep: textOfValue(fields.prep_time),
      cook: textOfValue(fields.cook_time),
      total: textOfValue(fields.total_time),
    },
    ingredients: ingredientGroups(linesOf(rawText(fields.ingredients))),
    steps: stepGroups(linesOf(rawText(fields.directions))),
    notes: notesOf(rawText(fields.notes)),
    photos: [
      ...(bytes ? [{ bytes }] : []),
      ...more.map((each) => ({ bytes: each })),
      ...(address ? [{ address }] : []),
    ],
    leftOut: facts.length > 0 ? [`nutrition, as the source has it: ${facts.join('; ')}`] : [],
  };
}

const WPRM_NUTRITION: Readonly<Record<string, string>> = {
  calories: 'calories',
  protein: 'protein',
  carbohydrates: 'carbohydrate',
  fat: 'fat',
  saturated_fat: 'saturatedFat',
  fiber: 'fibre',
  sugar: 'sugar',
  sodium: 'sodium',
};

/** Entries of a flat list of WP Recipe Maker, in groups by the headings among them. */
function flatGroups<T>(value: unknown, make: (fields: Fields) => T | undefined): Group<T>[] {
  const groups: Group<T>[] = [];
  for (const entry of listOf(value).map(fieldsOf)) {
    if (entry.type === 'group') {
      const title = headingText(textOfValue(entry.name));
      groups.push({ ...(title && { title }), items: [] });
      continue;
    }
    const item = make(entry);
    if (item === undefined) continue;
    if (groups.length === 0) groups.push({ items: [] });
    groups.at(-1)?.items.push(item);
  }
  return groups.filter(({ items }) => items.length > 0);
}

/** Recipe of an export of WP Recipe Maker. */
export function wprmRecipe(fields: Fields): SourceRecipe {
  const tags = fieldsOf(fields.tags);
  const nutrition = fieldsOf(fields.nutrition);
  const minutes = (value: unknown) => (Number(value) > 0 ? textOfValue(value) : '');
  const restLabel = headingText(textOfValue(fields.custom_time_label)).replace(/\s*time$/i, '');
  const address = [fields.permalink, fields.parent_url, fields.url].find((each) =>
    /^https?:/.test(rawText(each)),
  );
  const [photo] = addressesOf(fields.image_url);
  return {
    ...emptyRecipe(textOfValue(fields.name)),
    ...(address ? { address: rawText(address) } : {}),
    description: lineOf(rawText(fields.summary)),
    categories: namesOf(tags.course),
    cuisines: namesOf(tags.cuisine),
    keywords: namesOf(tags.keyword),
    published: textOfValue(fields.date).slice(0, 10),
    yields: [
      [textOfValue(fields.servings), textOfValue(fields.servings_unit)].filter(Boolean).join(' '),
    ].filter(Boolean),
    times: {
      prep: minutes(fields.prep_time),
      cook: minutes(fields.cook_time),
      total: minutes(fields.total_time),
      rest: minutes(fields.custom_time),
      ...(restLabel && { restLabel }),
    },
    ingredients: flatGroups(fields.ingredients_flat, (entry) => {
      const [amount, unit, name, note] = [entry.amount, entry.unit, entry.name, entry.notes].map(
        textOfValue,
      ) as [string, string, string, string];
      if (name === '' && amount === '') return undefined;
      const line = [amount, unit, name].filter(Boolean).join(' ') + (note ? ` (${note})` : '');
      return {
        line,
        parts: { amount, unit, name, note },
        ...(entry.uid !== undefined && { id: textOfValue(entry.uid) }),
      };
    }),
    steps: flatGroups(fields.instructions_flat, (entry) => {
      const text = lineOf(rawText(entry.text));
      if (text === '') return undefined;
      const title = textOfValue(entry.name);
      const [picture] = addressesOf(entry.image_url);
      const takes = listOf(entry.ingredients).map(textOfValue).filter(Boolean);
      return {
        text,
        ...(title && { title }),
        ...(takes.length > 0 && { takes }),
        ...(picture && { photo: { address: picture } }),
      };
    }),
    equipment: namesOf(fields.equipment_flat ?? fields.equipment),
    notes: notesOf(rawText(fields.notes)),
    nutrition: Object.fromEntries(
      Object.entries(WPRM_NUTRITION).flatMap(([key, name]) =>
        textOfValue(nutrition[key]) ? [[name, textOfValue(nutrition[key])]] : [],
      ),
    ),
    photos: photo ? [{ address: photo }] : [],
  };
}

/** Recipe in the shape of schema.org out of an app, whose notes are comments and whose origin is a field. */
function schemaRecipe(fields: Fields): SourceRecipe {
  const recipe = fromSchemaOrg(fields);
  const comments = listOf(fields.comment).map(fieldsOf);
  return {
    ...recipe,
    ...(recipe.credit
      ? {}
      : creditOf(textOfValue(fields.creditText), addressesOf(fields.isBasedOn)[0] ?? '')),
    notes: comments.flatMap(({ text }) => notesOf(rawText(text))),
    nutrition: nutritionOf(fields.nutrition),
  };
}

const DEEPEST = 6;

/** Recipes of a JSON value of any app, at any depth: WP Recipe Maker, Paprika, Mealie, Tandoor, RecipeSage, Nextcloud Cookbook. */
export function readAppJson(value: unknown, depth = 0): SourceRecipe[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => readAppJson(entry, depth + 1));
  const fields = fieldsOf(value);
  if (fields.ingredients_flat !== undefined || fields.instructions_flat !== undefined)
    return [wprmRecipe(fields)];
  if (typeof fields.ingredients === 'string' && typeof fields.directions === 'string')
    return [paprikaRecipe(fields)];
  const database = mealieDatabase(fields);
  if (database) return database;
  if (recipesIn([fields]).includes(fields)) return [schemaRecipe(fields)];
  if (isMealie(fields)) return [mealieRecipe(fields)];
  if (isTandoor(fields)) return [tandoorRecipe(fields)];
  return Object.values(fields).flatMap((field) =>
    typeof field === 'object' && field !== null ? readAppJson(field, depth + 1) : [],
  );
}
