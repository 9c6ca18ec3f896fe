import { z } from 'zod'
import type { Point } from '#app/ui/image-point.ts'

/**
 * The focus point of an image as stored in `product_images`, in steps of ten percent, for which storefront.css has
 * rules.
 */
export const imageFocus = z.string().regex(/^(0|[1-9]0|100) (0|[1-9]0|100)$/)

const CENTER = 50

export function toPoint(focus: string | null): Point {
  const [x = CENTER, y = CENTER] = focus?.split(' ').map(Number) ?? []
  return { x, y }
}

/** Returns null for the center. */
export function toFocus({ x, y }: Point): string | null {
  const [tensX, tensY] = [Math.round(x / 10) * 10, Math.round(y / 10) * 10]
  return tensX === CENTER && tensY === CENTER ? null : `${tensX} ${tensY}`
}
