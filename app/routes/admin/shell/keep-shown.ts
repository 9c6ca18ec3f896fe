import { matchPath } from 'react-router'
import { isMeant } from '#app/routes/admin/shell/keep-form.ts'

/**
 * To be the `clientLoader`, with `hydrate`, of what stays on the screen: where it cannot be loaded anew (another page of a
 * list, another filter, after a change) it stays as it was, and only the browser's log says so. Redirects, and what says
 * that nobody may, go through, as does a failure on the way from elsewhere: what was here earlier may be another list.
 * `path`: the address under which it is shown, with all that begins with it where it ends with `/*`; `what`: 'products'.
 */
export function keepShown<Shown>(path: string, what: string) {
  let last: Shown | null = null
  return async (load: () => Promise<Shown>, { signal }: Request): Promise<Shown> => {
    const isShown = matchPath(path, location.pathname) !== null
    try {
      last = await load()
      return last
    } catch (error) {
      if (last === null || !isShown || isMeant(error) || signal.aborted) throw error // aborted: something else is wanted
      // biome-ignore lint/suspicious/noConsole: that it could not be loaded is told here and nowhere else
      console.error(`Error loading ${what}:`, error)
      return last
    }
  }
}
