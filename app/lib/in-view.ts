/**
 * Calls back when an element comes into view and when it leaves, `margin` px early; first with how it is now. Answers how
 * to stop.
 */
export function watchView(element: Element | null, onChange: (inView: boolean) => unknown, margin = 0): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting === true), {
    rootMargin: `${margin}px`,
  })
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
