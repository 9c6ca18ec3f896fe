import { matchPath } from 'react-router'
import { isExpected } from '#app/features/admin/keep-form.ts'

type Loader = (args: never) => Promise<unknown>
type Shown<Load extends Loader> = Awaited<ReturnType<Load>>

/**
 * The `clientLoader` of what stays on the screen: where it cannot be loaded again (another page of a list, another filter,
 * after a change) it stays as it was, and only the browser's log says so. Redirects, and what says that no one may, go
 * through, as does a failure on the way from elsewhere: what was here earlier may be another list.
 * `path`: the address under which it is shown, with all that begins with it where it ends with `/*`, and each for itself
 * where it holds an id; `what`: 'products'.
 */
export function keepOnError<Load extends Loader>(path: string, what: string) {
  let last: { readonly place: string | undefined; readonly shown: Shown<Load> } | null = null
  const placeOf = (pathname: string) => matchPath(path, pathname)?.pathnameBase
  async function clientLoader({ request, serverLoader }: ClientLoaderArgs<Load>): Promise<Shown<Load>> {
    const place = placeOf(new URL(request.url).pathname)
    const isShown = place === placeOf(location.pathname)
    try {
      const shown = await serverLoader()
      last = { place, shown }
      return shown
    } catch (error) {
      const isUnwanted = request.signal.aborted // something else is on its way by now
      if (!last || last.place !== place || !isShown || isExpected(error) || isUnwanted) throw error
      // biome-ignore lint/suspicious/noConsole: that it could not be loaded is told here and nowhere else
      console.error(`Error loading ${what}:`, error)
      return last.shown
    }
  }
  // Run for the document too, so that what came with it is remembered
  return Object.assign(clientLoader, { hydrate: true as const })
}

type ClientLoaderArgs<Load extends Loader> = {
  readonly request: Request
  readonly serverLoader: () => Promise<Shown<Load>>
}
