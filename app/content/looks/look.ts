import type { Point } from '#app/ui/image-point.ts'

export const MAX_LOOK_NAME = 80
export const MAX_LOOK_ITEMS = 5
/** How many looks the lookbook shows. */
export const MAX_SHOWN_LOOKS = 100

const FREE_DISTANCE = 8

/** Returns the center of the image or, if a hotspot covers it, a free point below or above the center. */
export function findFreePoint(points: readonly Point[]): Point {
  const candidates = [50, 60, 70, 80, 40, 30].map((y) => ({ x: 50, y }))
  const isFree = (candidate: Point) =>
    points.every(({ x, y }) => Math.hypot(x - candidate.x, y - candidate.y) >= FREE_DISTANCE)
  return candidates.find(isFree) ?? { x: 50, y: 50 }
}
