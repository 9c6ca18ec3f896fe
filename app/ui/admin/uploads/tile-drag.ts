import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Line = { readonly index: number; readonly side: 'before' | 'after' }
type TileDrag = { readonly from: number; readonly line: Line }
type Axis = 'x' | 'y'
type Point = { readonly x: number; readonly y: number }
type Move = (from: number, to: number) => void

const THRESHOLD_PX = 5
/** The distance to the top or bottom of the window within which dragging scrolls the page. */
const EDGE_PX = 96
const STEP_PX = 10

/**
 * Lets users drag the elements of `grid` that have a `data-place`, which is their index. Users who cannot drag need
 * buttons.
 */
export function useTileDrag(grid: RefObject<HTMLElement | null>, onMove: Move, axis: Axis = 'x') {
  const [drag, setDrag] = useState<TileDrag | null>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const startDrag = (event: PointerEvent, from: number) => {
    if (event.button !== 0) return
    const controller = new AbortController()
    const { signal } = controller
    const start = { x: event.clientX, y: event.clientY }
    let pointer = start
    let line: Line | null = null
    let frame = 0
    const scrollBox = axis === 'y' ? findScrollBox(grid.current) : null

    function updateLine(): void {
      const next = findLine(grid.current, pointer, axis)
      if (!next || (line && line.index === next.index && line.side === next.side)) return
      line = next
      setDrag({ from, line })
    }
    function scrollAlong(): void {
      const box = scrollBox?.getBoundingClientRect()
      const boxStep = box ? getScrollStep(pointer.y, box.top + EDGE_PX / 2, box.bottom - EDGE_PX / 2) : 0
      const pageStep = getScrollStep(pointer.y, EDGE_PX, window.innerHeight - EDGE_PX)
      scrollBox?.scrollBy({ top: boxStep, behavior: 'instant' })
      if (pageStep !== 0) window.scrollBy({ top: pageStep, behavior: 'instant' })
      if (boxStep !== 0 || pageStep !== 0) updateLine()
      frame = requestAnimationFrame(scrollAlong)
    }
    function track({ clientX: x, clientY: y }: Pick<PointerEvent, 'clientX' | 'clientY'>): void {
      pointer = { x, y }
      if (frame === 0 && Math.hypot(x - start.x, y - start.y) < THRESHOLD_PX) return
      if (frame === 0) frame = requestAnimationFrame(scrollAlong)
      updateLine()
    }
    function drop(): void {
      end()
      if (!line) return
      const gap = line.index + (line.side === 'after' ? 1 : 0)
      const to = gap > from ? gap - 1 : gap
      if (to !== from) onMove(from, to)
    }
    function end(): void {
      controller.abort()
      cancelAnimationFrame(frame)
      setDrag(null)
    }

    stop.current?.()
    stop.current = end
    window.addEventListener('pointermove', track, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  }
  return { drag, begin: startDrag }
}

function getScrollStep(y: number, top: number, bottom: number): number {
  if (y < top) return -STEP_PX
  return y > bottom ? STEP_PX : 0
}

function findScrollBox(element: HTMLElement | null): HTMLElement | null {
  let box = element
  while (box && !(/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight)) {
    box = box.parentElement
  }
  return box === document.documentElement || box === document.body ? null : box
}

function findLine(grid: HTMLElement | null, { x, y }: Point, axis: Axis): Line | null {
  const tiles = [...(grid?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].map((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect()
    const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
    const isBefore = axis === 'x' ? x < (left + right) / 2 : y < (top + bottom) / 2
    return { index: Number(tile.dataset.place), distance, side: isBefore ? 'before' : 'after' } as const
  })
  const [nearest] = tiles.toSorted((a, b) => a.distance - b.distance)
  return nearest ? { index: nearest.index, side: nearest.side } : null
}
