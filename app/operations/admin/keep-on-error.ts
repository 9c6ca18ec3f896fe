import { matchPath } from 'react-router'
import { isExpected } from '#app/lib/route-errors.ts'
import { isLeavingPage } from '#app/operations/admin/page-leave.ts'

type Loader = (args: never) => Promise<unknown>
type LoaderData<Load extends Loader> = Awaited<ReturnType<Load>>
type ClientLoaderArgs<Load extends Loader> = { request: Request; serverLoader: () => Promise<LoaderData<Load>> }

/**
 * Creates a `clientLoader` that keeps the previous data if a reload fails, and logs the error unless the page is being
 * left. It rethrows redirects and 404s, and errors during a navigation from another screen. `path` is the pattern of
 * the screen's URL, and `subject` is a noun for the log, such as 'orders'.
 */
export function keepOnError<Load extends Loader>(path: string, subject: string) {
  let last: { readonly base: string | undefined; readonly loaded: LoaderData<Load> } | null = null
  const findBase = (pathname: string) => matchPath(path, pathname)?.pathnameBase
  async function clientLoader({ request, serverLoader }: ClientLoaderArgs<Load>): Promise<LoaderData<Load>> {
    const base = findBase(new URL(request.url).pathname)
    const isShown = base === findBase(location.pathname)
    try {
      const loaded = await serverLoader()
      last = { base, loaded }
      return loaded
    } catch (error) {
      if (!last || last.base !== base || !isShown || isExpected(error) || request.signal.aborted) throw error
      // biome-ignore lint/suspicious/noConsole: the failed load is reported nowhere else
      if (!isLeavingPage()) console.error(`Error loading ${subject}:`, error)
      return last.loaded
    }
  }
  // Runs on hydration too, to record the data of the document.
  return Object.assign(clientLoader, { hydrate: true as const })
}
