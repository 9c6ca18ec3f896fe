/** Opens every `<details>` that contains an element. */
export function openContainingDetails(element: Element): void {
  for (let folded = element.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) {
    folded.open = true
  }
}
