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

/**
 * Unlike React Router's prefetch, loads no data. A form sent offline can then report it without losing the input.
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

async function preloadScripts(signal: AbortSignal): Promise<void> {
  const parsed = manifest.safeParse(Reflect.get(window, '__reactRouterManifest'))
  if (!parsed.success) return
  const { routes } = parsed.data
  function isScreen(id: string | undefined): boolean {
    return id !== undefined && (id === LAYOUT_ID || isScreen(routes[id]?.parentId))
  }
  const screens = Object.entries(routes).filter(([id]) => isScreen(id))
  for (const script of new Set(screens.flatMap(([, { module, imports }]) => [module, ...imports]))) {
    if (signal.aborted) return
    if (!document.head.querySelector(`link[rel=modulepreload][href="${CSS.escape(script)}"]`)) await preload(script)
  }
}

function preload(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href })
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true })
    document.head.append(link)
  })
}
