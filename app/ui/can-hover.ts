import { useHydrated } from '#app/ui/hydrated.ts'

let cachedResult: boolean | undefined

/** Returns true if the main pointer can hover; false on the server and during hydration. */
export function useCanHover(): boolean {
  return useHydrated() && canHover()
}

/**
 * Evaluates the media query only once, because evaluating it makes the browser compute the page’s styles, and every
 * card in a list needs the result.
 */
function canHover(): boolean {
  cachedResult ??= matchMedia('(hover: hover)').matches
  return cachedResult
}
