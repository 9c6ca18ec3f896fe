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
      module: z.string(),
      imports: z.array(z.string()).default([]),
    }),
  ),
})

/** Unlike React Router's prefetch, loads no data. A form sent offline can then report it without losing the input. */
export function usePreloadScreens(): void {
  useEffect(() => {
    const timer = setTimeout(preloadScripts, DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
}

function preloadScripts(): void {
  const parsed = manifest.safeParse(Reflect.get(window, '__reactRouterManifest'))
  if (!parsed.success) return
  const { routes } = parsed.data
  function isScreen(id: string | undefined): boolean {
    return id !== undefined && (id === LAYOUT_ID || isScreen(routes[id]?.parentId))
  }
  const screens = Object.entries(routes).filter(([id]) => isScreen(id))
  const scripts = new Set(screens.flatMap(([, { module, imports }]) => [module, ...imports]))
  for (const script of scripts) {
    if (document.head.querySelector(`link[rel=modulepreload][href="${CSS.escape(script)}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script }))
  }
}
