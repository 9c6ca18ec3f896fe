import { useHydrated } from '#app/ui/hydrated.ts'

let cachedResult: boolean | undefined

/** Returns true if the main pointer can hover; false on the server and during hydration. */
export function useCanHover(): boolean {
  return useHydrated() && canHover()
}

/** Evaluates the query only once: it makes the browser compute the page’s style, and every card in a list needs it. */
function canHover(): boolean {
  cachedResult ??= matchMedia('(hover: hover)').matches
  return cachedResult
}
