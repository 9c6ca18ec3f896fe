type InViewOptions = {
  /** Extends the viewport by this many px. */
  readonly margin?: number
  /** How much of the element must be in view, from 0 (any part) to 1 (the entire element). */
  readonly share?: number
}

/** Reports whether an element is in the viewport, now and on each change. Returns a function that stops watching. */
export function watchInView(
  element: Element | null,
  onChange: (isInView: boolean) => unknown,
  { margin = 0, share = 0 }: InViewOptions = {},
): () => void {
  const report = (entries: readonly IntersectionObserverEntry[]) => {
    const entry = entries.at(-1)
    onChange(entry?.isIntersecting === true && entry.intersectionRatio >= share)
  }
  const observer = new IntersectionObserver(report, { rootMargin: `${margin}px`, threshold: share })
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
