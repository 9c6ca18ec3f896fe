import { useEffect } from 'react'
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

/**
 * Loads no data, unlike React Router's prefetch, so that a form sent offline can report it without losing the input.
 * Scripts load one after the other: all at once, they would occupy every connection, and a press would wait for them.
 */
export function usePreloadScreens(): void {
  useEffect(() => {
    const left = new AbortController()
    const timer = setTimeout(preloadScripts, DELAY_MS, left.signal)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [])
}

/** Into the browser's cache: as modules they would be compiled, too, and one that failed would not load until a reload. */
async function preloadScripts(signal: AbortSignal): Promise<void> {
  for (const script of listScripts()) {
    if (!navigator.onLine) return
    const response = await fetch(script, { signal, priority: 'low' }).catch(() => null)
    if (!response?.ok) return
    await response.arrayBuffer().catch(() => null)
  }
}

/** Lists the scripts of all screens, those of the current section first: its forms are the next to be sent. */
function listScripts(): ReadonlySet<string> {
  const parsed = manifest.safeParse(Reflect.get(window, '__reactRouterManifest'))
  const routes = parsed.success ? parsed.data.routes : {}
  function isScreen(id: string | undefined): boolean {
    return id !== undefined && (id === LAYOUT_ID || isScreen(routes[id]?.parentId))
  }
  const sectionOf = (path: string) => path.split('/')[1] // admin/orders/:id
  const section = sectionOf(window.location.pathname.slice(1))
  const distance = ({ path }: { readonly path: string }) => (sectionOf(path) === section ? 0 : 1)
  const screens = Object.entries(routes).flatMap(([id, route]) => (isScreen(id) ? [route] : []))
  const ordered = screens.toSorted((one, other) => distance(one) - distance(other))
  return new Set(ordered.flatMap(({ module, imports }) => [module, ...imports]))
}
