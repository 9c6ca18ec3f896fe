import { getLineDirection } from '#app/lib/language.ts'

type ZoomEvents = { readonly onChange: (isLarge: boolean) => void; readonly onStep: (step: 1 | -1) => void }

export type Zoom = { readonly toggle: () => void; readonly detach: () => void }

type Point = { readonly x: number; readonly y: number }

const TOGGLE_ZOOM = 2
const MAX_ZOOM = 3
const TAP_SLOP_PX = 8
const MIN_SWIPE_PX = 48
const DOUBLE_TAP_MS = 300
const KEY_STEP_PX = 80

const ARROWS: Readonly<Record<string, readonly [x: 1 | 0 | -1, y: 1 | 0 | -1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Zooms and pans by mouse, touch, +, - and arrow keys. The container's `--zoom` sets the size; scrolling is native. */
export function attachZoom(box: HTMLElement, image: HTMLElement, { onChange, onStep }: ZoomEvents): Zoom {
  let scale = 1
  box.style.setProperty('--zoom', '1')

  /** Zooms while keeping the content under a given point on the screen in place. */
  const zoomTo = (newScale: number, { x, y }: Point = getCenter(box.getBoundingClientRect())) => {
    const wasLarge = scale > 1
    scale = Math.min(Math.max(newScale, 1), MAX_ZOOM)
    const before = image.getBoundingClientRect()
    box.style.setProperty('--zoom', String(scale))
    const after = image.getBoundingClientRect()
    const growth = after.width / before.width
    box.scrollBy({
      left: after.left + (x - before.left) * growth - x,
      top: after.top + (y - before.top) * growth - y,
      behavior: 'instant',
    })
    if (wasLarge !== scale > 1) onChange(scale > 1)
  }
  const toggle = (at?: Point) => zoomTo(scale > 1 ? 1 : TOGGLE_ZOOM, at)

  let drag: { last: Point; moved: number } | null = null
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0) return
    drag = { last: toPoint(event), moved: 0 }
    box.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return
    const current = toPoint(event)
    box.scrollBy({ left: drag.last.x - current.x, top: drag.last.y - current.y, behavior: 'instant' })
    drag = { last: current, moved: drag.moved + getDistance(drag.last, current) }
  }
  const onPointerEnd = (event: PointerEvent) => {
    if (drag && drag.moved < TAP_SLOP_PX && event.type === 'pointerup') toggle(toPoint(event))
    drag = null
  }
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return // a pinch on a touchpad is a wheel event with ctrlKey
    event.preventDefault()
    zoomTo(scale * Math.exp(-event.deltaY / 100), toPoint(event))
  }

  let pinch: { startDistance: number; scale: number } | null = null
  let start: Point | null = null
  let lastTap: { at: Point; time: number } | null = null
  const onTouchStart = (event: TouchEvent) => {
    const [first, second] = toPoints(event.touches)
    start = first && !second ? first : null
    pinch = first && second ? { startDistance: getDistance(first, second), scale } : null
    if (pinch) event.preventDefault()
  }
  const onTouchMove = (event: TouchEvent) => {
    const [first, second] = toPoints(event.touches)
    if (!pinch || !first || !second) return
    event.preventDefault()
    zoomTo((pinch.scale * getDistance(first, second)) / Math.max(pinch.startDistance, 1), getMidpoint(first, second))
  }
  const onTouchEnd = (event: TouchEvent) => {
    const [endPoint] = toPoints(event.changedTouches)
    pinch = null
    if (!start || !endPoint || event.touches.length > 0) return
    const moved = getDistance(start, endPoint)
    const moveX = endPoint.x - start.x
    if (moved >= TAP_SLOP_PX) {
      lastTap = null
      const isSwipe = Math.abs(moveX) > MIN_SWIPE_PX && Math.abs(moveX) > Math.abs(endPoint.y - start.y)
      if (isSwipe && scale === 1) onStep(moveX < 0 ? 1 : -1)
      return
    }
    const isDoubleTap =
      lastTap && event.timeStamp - lastTap.time < DOUBLE_TAP_MS && getDistance(lastTap.at, endPoint) < 4 * TAP_SLOP_PX
    lastTap = isDoubleTap ? null : { at: endPoint, time: event.timeStamp }
    if (isDoubleTap) toggle(endPoint)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomTo(TOGGLE_ZOOM)
    if (event.key === '-' || event.key === '_') zoomTo(1)
    const [x, y] = ARROWS[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    const { scrollLeft, scrollTop } = box
    box.scrollBy({ left: x * KEY_STEP_PX, top: y * KEY_STEP_PX, behavior: 'instant' })
    if (x !== 0 && box.scrollLeft === scrollLeft && box.scrollTop === scrollTop)
      onStep(x === getLineDirection() ? 1 : -1)
  }

  const listening = new AbortController()
  const { signal } = listening
  const active = { signal, passive: false } // handlers prevent the browser's own pinch zoom
  box.addEventListener('pointerdown', onPointerDown, { signal })
  box.addEventListener('pointermove', onPointerMove, { signal })
  box.addEventListener('pointerup', onPointerEnd, { signal })
  box.addEventListener('pointercancel', onPointerEnd, { signal })
  box.addEventListener('wheel', onWheel, active)
  box.addEventListener('touchstart', onTouchStart, active)
  box.addEventListener('touchmove', onTouchMove, active)
  box.addEventListener('touchend', onTouchEnd, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  return { toggle: () => toggle(), detach: () => listening.abort() }
}

function toPoint({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY }
}

function toPoints(touches: TouchList): Point[] {
  return Array.from(touches, toPoint)
}

function getCenter({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

function getMidpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function getDistance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
