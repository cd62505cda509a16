'use client';

/** The walk so far: a bar at the foot of the window that opens the whole walk. Nothing while it has no stops. */
export function WalkBar() {
  return null;
}
