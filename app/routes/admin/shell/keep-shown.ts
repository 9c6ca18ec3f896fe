import { isRouteErrorResponse } from 'react-router'

/**
 * To be the `clientLoader`, with `hydrate`, of what stays on the screen: where it cannot be loaded anew (another page of a
 * list, another filter, after a change) it stays as it was, and only the browser's log says so. Redirects, and what says
 * that nobody may, go through. `path`: the address under which it is shown; `what`: 'products'.
 */
export function keepShown<Shown>(path: string, what: string) {
  let last: Shown | null = null
  return async (load: () => Promise<Shown>, { signal }: Request): Promise<Shown> => {
    const isShown = location.pathname === path || location.pathname.startsWith(`${path}/`)
    try {
      last = await load()
      return last
    } catch (error) {
      const isMeant = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
      if (last === null || !isShown || isMeant || signal.aborted) throw error // aborted: something else is wanted by now
      // biome-ignore lint/suspicious/noConsole: that it could not be loaded is told here and nowhere else
      console.error(`Error loading ${what}:`, error)
      return last
    }
  }
}
