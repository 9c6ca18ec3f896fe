/** A place on an image, in whole percent of its width and height. */
export type Point = { readonly x: number; readonly y: number }

/** Moves a point, but not beyond the image. */
export function movePoint({ x, y }: Point, dx: number, dy: number): Point {
  return { x: toPercent(x + dx), y: toPercent(y + dy) }
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Returns the position of a pointer within a box. */
export function findPoint(pointer: { readonly clientX: number; readonly clientY: number }, box: Box): Point {
  return movePoint(
    { x: 0, y: 0 },
    ((pointer.clientX - box.left) / box.width) * 100,
    ((pointer.clientY - box.top) / box.height) * 100,
  )
}

function toPercent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)))
}

/**
 * Returns a ref that places an element at a point of its positioned parent, because the content security policy forbids
 * `style` attributes. Images are not mirrored in right-to-left languages, so the points are not mirrored either.
 */
export function placeAt({ x, y }: Point) {
  return (element: HTMLElement | null) => {
    if (!element) return
    element.style.left = `${x}%`
    element.style.top = `${y}%`
  }
}
