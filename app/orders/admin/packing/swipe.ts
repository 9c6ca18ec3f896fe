import { type TouchEvent, useRef } from 'react'

type Point = { readonly x: number; readonly y: number }

/** Shorter movements are taps or scrolling. */
const MIN_DISTANCE = 64
/** Browsers go back in their own history after a swipe from the edge. */
const EDGE_WIDTH = 24

/**
 * Returns the order that a one-finger movement opens; null if the movement is mostly vertical, short or from an edge.
 */
export function readSwipe(from: Point, to: Point, width: number): 'next' | 'previous' | null {
  const [right, down] = [to.x - from.x, to.y - from.y]
  const isFromEdge = from.x < EDGE_WIDTH || from.x > width - EDGE_WIDTH
  if (isFromEdge || Math.abs(right) < MIN_DISTANCE || Math.abs(right) < 2 * Math.abs(down)) return null
  return right < 0 ? 'next' : 'previous'
}

type SwipeHandlers = { readonly onNext: (() => void) | undefined; readonly onPrevious: (() => void) | undefined }

/** Returns the properties of an element in which horizontal swipes open the next and the previous order. */
export function useSwipe({ onNext, onPrevious }: SwipeHandlers) {
  const start = useRef<Point | null>(null)
  return {
    onTouchStart: ({ target, touches }: TouchEvent) => {
      const touch = touches[0]
      const isOnControl = target instanceof Element && target.closest('dialog, input, select, textarea') !== null
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1 // the finger moves the enlarged page
      start.current =
        touch && touches.length === 1 && !isOnControl && !isZoomed ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      const from = start.current
      start.current = null
      const isSelecting = document.getSelection()?.type === 'Range' // the finger selects text, such as an address
      if (!touch || !from || isSelecting) return
      const swipe = readSwipe(from, { x: touch.clientX, y: touch.clientY }, window.innerWidth)
      if (swipe === 'next') onNext?.()
      if (swipe === 'previous') onPrevious?.()
    },
    onTouchCancel: () => {
      start.current = null
    },
  }
}
