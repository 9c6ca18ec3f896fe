import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Line = { readonly index: number; readonly side: 'before' | 'after' }
export type TileDrag = { readonly from: number; readonly line: Line }

const THRESHOLD_PX = 5
/** So near to the edges of the screen, bars left out, the page moves along. */
const EDGE_PX = 96
const STEP_PX = 10

/**
 * Drags tiles of a grid by pointer: those in `grid` that carry their place as `data-place`. Escape gives up. Buttons must
 * do the same for whoever cannot drag.
 */
export function useTileDrag(grid: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<TileDrag | null>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const begin = (event: PointerEvent, from: number) => {
    if (event.button !== 0) return
    const listening = new AbortController()
    const { signal } = listening
    const start = { x: event.clientX, y: event.clientY }
    let at = start
    let line: Line | null = null
    let frame = 0

    function look(): void {
      const next = lineAt(grid.current, at)
      if (!next || (line && line.index === next.index && line.side === next.side)) return
      line = next
      setDrag({ from, line })
    }
    function follow(): void {
      const by = at.y < EDGE_PX ? -STEP_PX : at.y > window.innerHeight - EDGE_PX ? STEP_PX : 0
      if (by !== 0) {
        window.scrollBy({ top: by, behavior: 'instant' })
        look()
      }
      frame = requestAnimationFrame(follow)
    }
    function end(): void {
      listening.abort()
      cancelAnimationFrame(frame)
      setDrag(null)
    }

    stop.current?.()
    stop.current = end
    window.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        at = { x, y }
        if (frame === 0 && Math.hypot(x - start.x, y - start.y) < THRESHOLD_PX) return
        if (frame === 0) frame = requestAnimationFrame(follow)
        look()
      },
      { signal },
    )
    window.addEventListener(
      'pointerup',
      () => {
        end()
        if (!line) return
        const gap = line.index + (line.side === 'after' ? 1 : 0)
        const to = gap > from ? gap - 1 : gap
        if (to !== from) onMove(from, to)
      },
      { signal },
    )
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  }
  return { drag, begin }
}

/** The tile nearest to a point, and on which side of its middle that is. */
function lineAt(grid: HTMLElement | null, { x, y }: { readonly x: number; readonly y: number }): Line | null {
  const tiles = [...(grid?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].map((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect()
    const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
    return { index: Number(tile.dataset.place), away, side: x < (left + right) / 2 ? 'before' : 'after' } as const
  })
  const [nearest] = tiles.toSorted((a, b) => a.away - b.away)
  return nearest ? { index: nearest.index, side: nearest.side } : null
}
