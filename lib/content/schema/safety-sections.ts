import type { z } from 'zod';
import { optionalText } from './fields';
import { section, sectionText } from './sections';

// Sections of the page of safe temperatures. Their figures are those of the authority that the site chose.

const note = optionalText.describe('Small text at the end of the section.');

const safeTemperatures = section('safeTemperatures', { text: sectionText, note }).describe(
  'Kinds of raw food with their safe temperature, ways without a thermometer, days in the fridge, and what the recipes of this site cook them to. Steps of recipes link to the page with this section. Hidden without data/food-safety.yaml.',
);

const underdone = section('underdone', { text: sectionText, note }).describe(
  'For whom food below its safe temperature matters, and what the authority says about it.',
);

const safeKeeping = section('safeKeeping', { text: sectionText, note }).describe(
  'Leftovers: fridge, time out of it, keeping hot, reheating, and days and months by class of dish.',
);

/** Sections with the figures of data/food-safety.yaml. */
export const safetySections = [safeTemperatures, underdone, safeKeeping] as const;

export type SafetySection = z.infer<(typeof safetySections)[number]>;
