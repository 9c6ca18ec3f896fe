import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useHref, useLocation, useMatches } from 'react-router'
import { cacheShownPage, loadAhead } from '#app/content/storefront/loaded-pages.ts'
import { isNotPreloaded, isOrderPage } from '#app/platform/react-router-tuning/not-preloaded.ts'

/** Preloads scripts and data of likely next pages: those whose links are in view, under the pointer or focused. */
export function LoadAhead(): null {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes
  const page = useMatches().at(-1)
  const { pathname, search } = useLocation()
  const path = useHref({ pathname, search }) // on Back, the browser's URL changes before the page
  // Nothing is preloaded where shoppers are busy with their order
  const isBusy = page !== undefined && (isOrderPage(page.id) || page.id === 'routes/storefront/checkout')

  useEffect(() => {
    if (!page) return
    const { id, loaderData } = page
    const hasFailed = loaderData === undefined && routes?.[id]?.hasLoader
    const data = { [id]: { type: 'data', result: loaderData } } as const
    cacheShownPage(path, hasFailed || isNotPreloaded(id) ? null : data)
  }, [page, path, routes])

  useEffect(() => {
    document.documentElement.dataset.ready = '' // see document-rules.tsx
  }, [])
  useEffect(() => {
    if (!router || !routes || isBusy || !canLoadAhead()) return
    async function load(link: HTMLAnchorElement, isPressed = false): Promise<void> {
      if (link.origin !== location.origin || !navigator.onLine) return // browsers remember that a script failed to load
      const path = link.pathname + link.search
      const next = routes?.[router?.match(path)?.at(-1)?.route.id ?? '']
      if (!next || isNotPreloaded(next.id)) return
      preload([next.module, ...(next.imports ?? [])])
      const { id, hasLoader, hasClientLoader } = next
      if (hasLoader && !(isPressed && hasClientLoader)) await loadAhead(path, id, { isAwaited: !hasClientLoader })
    }
    const stop = new AbortController()
    // This module loads apart from the page's scripts. If that fails, a page loads when its link is followed.
    const watching = import('#app/content/storefront/watch-links.ts')
    watching.then(({ watchLinks }) => watchLinks(load, stop.signal)).catch(() => {})
    return () => stop.abort()
  }, [router, routes, isBusy])
  return null
}

/** Returns false if the browser is set to use less data, the connection is slow, or the device has little memory. */
function canLoadAhead(): boolean {
  const { connection, deviceMemory = 8 }: NavigatorHints = navigator
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '') && deviceMemory >= 2
}

type NavigatorHints = Navigator & {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  /** GiB */
  readonly deviceMemory?: number
}

function preload(scripts: Iterable<string>): void {
  for (const href of scripts) {
    if (document.querySelector(`link[rel=modulepreload][href="${href}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
}
