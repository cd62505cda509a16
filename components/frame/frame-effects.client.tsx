'use client';

import { useEffect } from 'react';
import { watchChunkErrors } from '@/lib/chunk-recovery';
import { usePageEntry } from '@/lib/hooks/frame/use-page-entry';
import { useReveal } from '@/lib/hooks/frame/use-reveal';

export type FrameEffectsProps = { mainId: string };

/** What the frame does without being seen: page starts, scroll reveal, recovery from stale script. */
export function FrameEffects({ mainId }: FrameEffectsProps) {
  usePageEntry(mainId);
  useReveal();
  useEffect(watchChunkErrors, []);
  return null;
}
