type ZoomEvents = {
  /** Whether the image is larger than its box now. */
  readonly onChange: (isLarge: boolean) => void
  /** A swipe or an arrow key asks for the next or the previous image. */
  readonly onStep: (step: 1 | -1) => void
}

export type Zoom = {
  /** Between the whole image and twice its size. */
  readonly toggle: () => void
  readonly detach: () => void
}

type Point = { readonly x: number; readonly y: number }

const LARGE = 2
const LARGEST = 3
/** How far a finger or a mouse may slip, in pixels, for a tap to be a tap. */
const SLIP = 8
const SWIPE = 48
const DOUBLE_TAP_MS = 300
const KEY_STEP = 80

const ARROWS: Readonly<Record<string, readonly [x: 1 | 0 | -1, y: 1 | 0 | -1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Makes a scrolling box with one image zoom and pan. By mouse: a click toggles, dragging and the wheel pan. By touch: a
 * double tap toggles, two fingers pinch, one pans, or swipes to the next image while this one fits. By keyboard: + and
 * -, and the arrows, which pan until there is nothing left to pan. The size is the box's `--zoom`; scrolling is the
 * browser's own, so that a flick runs on as everywhere.
 */
export function attachZoom(box: HTMLElement, image: HTMLElement, { onChange, onStep }: ZoomEvents): Zoom {
  let scale = 1
  box.style.setProperty('--zoom', '1')

  /** What is at a point of the screen stays there. */
  const zoomTo = (wanted: number, { x, y }: Point = middleOf(box.getBoundingClientRect())) => {
    const wasLarge = scale > 1
    scale = Math.min(Math.max(wanted, 1), LARGEST)
    const before = image.getBoundingClientRect()
    box.style.setProperty('--zoom', String(scale))
    const after = image.getBoundingClientRect()
    const grown = after.width / before.width
    box.scrollBy({
      left: after.left + (x - before.left) * grown - x,
      top: after.top + (y - before.top) * grown - y,
      behavior: 'instant',
    })
    if (wasLarge !== scale > 1) onChange(scale > 1)
  }
  const toggle = (at?: Point) => zoomTo(scale > 1 ? 1 : LARGE, at)

  let drag: { last: Point; moved: number } | null = null
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0) return
    drag = { last: pointOf(event), moved: 0 }
    box.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return
    const here = pointOf(event)
    box.scrollBy({ left: drag.last.x - here.x, top: drag.last.y - here.y, behavior: 'instant' })
    drag = { last: here, moved: drag.moved + distance(drag.last, here) }
  }
  const onPointerEnd = (event: PointerEvent) => {
    if (drag && drag.moved < SLIP && event.type === 'pointerup') toggle(pointOf(event))
    drag = null
  }
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return // the wheel alone scrolls; with this key it is a pinch on a touchpad
    event.preventDefault()
    zoomTo(scale * Math.exp(-event.deltaY / 100), pointOf(event))
  }

  let pinch: { apart: number; scale: number } | null = null
  let began: Point | null = null
  let tapped: { at: Point; time: number } | null = null
  const onTouchStart = (event: TouchEvent) => {
    const [first, second] = pointsOf(event.touches)
    began = first && !second ? first : null
    pinch = first && second ? { apart: distance(first, second), scale } : null
    if (pinch) event.preventDefault()
  }
  const onTouchMove = (event: TouchEvent) => {
    const [first, second] = pointsOf(event.touches)
    if (!pinch || !first || !second) return
    event.preventDefault()
    zoomTo((pinch.scale * distance(first, second)) / Math.max(pinch.apart, 1), between(first, second))
  }
  const onTouchEnd = (event: TouchEvent) => {
    const [ended] = pointsOf(event.changedTouches)
    pinch = null
    if (!began || !ended || event.touches.length > 0) return
    const slipped = distance(began, ended)
    const across = ended.x - began.x
    if (slipped >= SLIP) {
      tapped = null
      const isSwipe = Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(ended.y - began.y)
      if (isSwipe && scale === 1) onStep(across < 0 ? 1 : -1)
      return
    }
    const isSecond = tapped && event.timeStamp - tapped.time < DOUBLE_TAP_MS && distance(tapped.at, ended) < 4 * SLIP
    tapped = isSecond ? null : { at: ended, time: event.timeStamp }
    if (isSecond) toggle(ended)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomTo(LARGE)
    if (event.key === '-' || event.key === '_') zoomTo(1)
    const [x, y] = ARROWS[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    const { scrollLeft, scrollTop } = box
    box.scrollBy({ left: x * KEY_STEP, top: y * KEY_STEP, behavior: 'instant' })
    if (x !== 0 && box.scrollLeft === scrollLeft && box.scrollTop === scrollTop) onStep(x)
  }

  const detaching = new AbortController()
  const { signal } = detaching
  const active = { signal, passive: false } // a pinch must be kept from the browser, which would enlarge the whole page
  box.addEventListener('pointerdown', onPointerDown, { signal })
  box.addEventListener('pointermove', onPointerMove, { signal })
  box.addEventListener('pointerup', onPointerEnd, { signal })
  box.addEventListener('pointercancel', onPointerEnd, { signal })
  box.addEventListener('wheel', onWheel, active)
  box.addEventListener('touchstart', onTouchStart, active)
  box.addEventListener('touchmove', onTouchMove, active)
  box.addEventListener('touchend', onTouchEnd, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  return { toggle: () => toggle(), detach: () => detaching.abort() }
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY }
}

function pointsOf(touches: TouchList): Point[] {
  return Array.from(touches, pointOf)
}

function middleOf({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
