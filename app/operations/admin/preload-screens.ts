import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'

/** The current screen's own scripts and images load first. */
const DELAY_MS = 200

const LAYOUT_ID = 'routes/admin/layout'

const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      parentId: z.string().optional(),
      path: z.string().default(''),
      module: z.string(),
      imports: z.array(z.string()).default([]),
    }),
  ),
})

/** The URLs of scripts that were fetched since the document was loaded, so that each is fetched only once. */
const loadedScripts = new Set<string>()

/**
 * Preloads the scripts of all screens, so that a form sent offline shows an error and keeps its input. Unlike React
 * Router's prefetch, this loads no data. Scripts load one after another. If they loaded all at once, they would occupy
 * every connection, and a click would wait. After a failure, loading continues on the next screen or when the network
 * returns.
 */
export function usePreloadScreens(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const start = () => void preloadScripts(pathname, signal)
    const timer = setTimeout(start, DELAY_MS)
    window.addEventListener('online', start, { signal })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [pathname])
}

/**
 * Fetches scripts into the browser's cache. If they were preloaded as modules, they would also be compiled, and a
 * script that failed could not be loaded again without reloading the page.
 */
async function preloadScripts(pathname: string, signal: AbortSignal): Promise<void> {
  for (const script of listScripts(pathname)) {
    if (loadedScripts.has(script)) continue
    if (!navigator.onLine) return
    const response = await fetch(script, { signal, priority: 'low' }).catch(() => null)
    const content = response?.ok ? await response.arrayBuffer().catch(() => null) : null
    if (!content) return
    loadedScripts.add(script)
  }
}

/**
 * Lists the scripts of all screens. The screens nearest to the current URL come first, because their forms are the most
 * likely to be submitted next.
 */
function listScripts(pathname: string): ReadonlySet<string> {
  const parsed = manifest.safeParse(Reflect.get(window, '__reactRouterManifest'))
  const routes = parsed.success ? parsed.data.routes : {}
  function isScreen(id: string | undefined): boolean {
    return id !== undefined && (id === LAYOUT_ID || isScreen(routes[id]?.parentId))
  }
  const current = pathname.slice(1).split('/')
  /** Counts the leading segments that a route's path, such as admin/orders/:id, shares with the URL. */
  function countShared({ path }: { readonly path: string }): number {
    const parts = path.split('/')
    const end = current.findIndex((part, index) => parts[index] !== part && !parts[index]?.startsWith(':'))
    return end < 0 ? current.length : end
  }
  const screens = Object.entries(routes).flatMap(([id, route]) => (isScreen(id) ? [route] : []))
  const nearest = screens.toSorted((a, b) => countShared(b) - countShared(a))
  return new Set(nearest.flatMap(({ module, imports }) => [module, ...imports]))
}
