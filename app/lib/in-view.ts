/**
 * Calls back with the current state, then when an element enters or leaves the viewport, `margin` px early. Returns how
 * to stop.
 */
export function watchView(element: Element | null, onChange: (inView: boolean) => unknown, margin = 0): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting === true), {
    rootMargin: `${margin}px`,
  })
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
