'use client';

/** The filters over the Toronto map. */
export function PlaceFilters() {
  return null;
}
