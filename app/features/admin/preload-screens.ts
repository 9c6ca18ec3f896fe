import { useEffect } from 'react'
import { z } from 'zod'

/** A little later than the screen itself, whose own scripts and images come first. */
const PAUSE_MS = 200

/** Around all screens of the admin. */
const LAYOUT = 'routes/admin/layout'

const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      parentId: z.string().optional(),
      module: z.string(),
      imports: z.array(z.string()).optional(),
      // Scripts of their own, which would only come with what they are to load or save.
      clientLoaderModule: z.string().optional(),
      clientActionModule: z.string().optional(),
    }),
  ),
})

/**
 * Fetches the scripts of all screens while no one waits for them, so that a click only has to ask for data, and a form that
 * is sent while the network is gone can say so: without its scripts the whole page would go, and with it what was typed.
 * (The router's own prefetching asks for data too, which an answer that may not be kept makes useless.)
 */
export function usePreloadScreens(): void {
  useEffect(() => {
    const timer = setTimeout(preloadScripts, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [])
}

function preloadScripts(): void {
  const known = manifest.safeParse(Reflect.get(window, '__reactRouterManifest'))
  if (!known.success) return // each comes when it is needed
  const { routes } = known.data
  function isScreen(id: string | undefined): boolean {
    return id !== undefined && (id === LAYOUT || isScreen(routes[id]?.parentId))
  }
  const screens = Object.entries(routes).filter(([id]) => isScreen(id))
  const scripts = new Set(
    screens.flatMap(([, { module, imports = [], clientLoaderModule = [], clientActionModule = [] }]) =>
      [module, imports, clientLoaderModule, clientActionModule].flat(),
    ),
  )
  for (const script of scripts) {
    if (document.head.querySelector(`link[rel=modulepreload][href="${CSS.escape(script)}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = script
    document.head.append(link)
  }
}
