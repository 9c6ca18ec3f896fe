import { useHydrated } from '#app/ui/hydrated.ts'

let known: boolean | undefined

/** Returns true if the main pointer can hover; false on the server and during hydration. */
export function useCanHover(): boolean {
  return useHydrated() && canHover()
}

/** Read once: reading it makes the browser compute the page’s style, and every card of a list reads it. */
function canHover(): boolean {
  known ??= matchMedia('(hover: hover)').matches
  return known
}
