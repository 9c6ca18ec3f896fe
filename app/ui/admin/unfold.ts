/** Opens everything that an element is folded into. */
export function unfold(element: Element): void {
  for (let folded = element.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) {
    folded.open = true
  }
}
