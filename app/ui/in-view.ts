/**
 * Reports whether an element is in the viewport, now and on each change. The viewport is extended by `margin` px.
 * Returns a function that stops watching.
 */
export function watchInView(element: Element | null, onChange: (isInView: boolean) => unknown, margin = 0): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting === true), {
    rootMargin: `${margin}px`,
  })
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
