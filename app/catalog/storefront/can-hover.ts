import { useHydrated } from '#app/ui/hydrated.ts'

let known: boolean | undefined

/** Whether the main pointer can hover; false on the server and during hydration. */
export function useCanHover(): boolean {
  return useHydrated() && canHover()
}

/** Read once: each reading has the browser compute the page’s style, and a list has a reader for each card. */
function canHover(): boolean {
  known ??= matchMedia('(hover: hover)').matches
  return known
}
