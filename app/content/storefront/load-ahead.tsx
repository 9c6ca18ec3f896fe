import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useHref, useLocation, useMatches } from 'react-router'
import { cacheShownPage, loadAhead } from '#app/content/storefront/loaded-pages.ts'
import { NOT_PRELOADED_PAGES, ORDER_PAGES } from '#app/platform/react-router-tuning/not-preloaded.ts'

/** Routes where shoppers are busy with their order. Nothing is preloaded there. */
const BUSY_ROUTES = [...ORDER_PAGES, 'routes/storefront/checkout']
/** The time after which a pointer on a link counts as intent. */
const HOVER_MS = 80
/** The time without scrolling or changes after which a page counts as viewed. */
const IDLE_MS = 400
const MAX_IN_VIEW = 6

/** Preloads scripts and data of likely next pages: those whose links are in view, under the pointer or focused. */
export function LoadAhead(): null {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes
  const page = useMatches().at(-1)
  const { pathname, search } = useLocation()
  const path = useHref({ pathname, search }) // on Back, the browser's URL changes before the page
  const isBusy = page !== undefined && BUSY_ROUTES.includes(page.id)

  useEffect(() => {
    if (!page) return
    const { id, loaderData } = page
    const hasFailed = loaderData === undefined && routes?.[id]?.hasLoader
    const data = { [id]: { type: 'data', result: loaderData } } as const
    cacheShownPage(path, hasFailed || NOT_PRELOADED_PAGES.includes(id) ? null : data)
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
      if (!next || NOT_PRELOADED_PAGES.includes(next.id)) return
      preload([next.module, ...(next.imports ?? [])])
      const { id, hasLoader, hasClientLoader } = next
      if (hasLoader && !(isPressed && hasClientLoader)) await loadAhead(path, id, { isAwaited: !hasClientLoader })
    }
    return watchLinks(load)
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

/**
 * Calls `load` for links that are likely to be pressed; links in view are loaded one by one. Returns a function that
 * stops watching.
 */
function watchLinks(load: (link: HTMLAnchorElement, isPressed?: boolean) => Promise<void>): () => void {
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  let hoverTimer: ReturnType<typeof setTimeout> | undefined
  let round = 0
  async function loadInView(): Promise<void> {
    const currentRound = ++round
    for (const link of listLinksInView()) {
      await load(link)
      await waitUntilIdle()
      if (currentRound !== round) return
    }
  }
  function restartIdleTimer(): void {
    clearTimeout(idleTimer)
    round++
    idleTimer = setTimeout(loadInView, IDLE_MS)
  }
  function onLink(event: Event): void {
    clearTimeout(hoverTimer)
    const { type, target } = event
    const link = target instanceof Element && target.closest('a')
    if (!link || type === 'click') return
    if (type === 'pointerdown') void load(link, true)
    else if (showsIntent(event, link)) hoverTimer = setTimeout(load, HOVER_MS, link)
  }
  const changes = new MutationObserver(restartIdleTimer)
  const main = document.getElementById('content')
  if (main) changes.observe(main, { childList: true, subtree: true })
  const stop = new AbortController()
  const options = { capture: true, passive: true, signal: stop.signal }
  addEventListener('scroll', restartIdleTimer, options)
  addEventListener('toggle', restartIdleTimer, options) // the menu opens or closes
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'click']) addEventListener(type, onLink, options)
  restartIdleTimer()
  return () => {
    stop.abort()
    changes.disconnect()
    clearTimeout(idleTimer)
    clearTimeout(hoverTimer)
    round++
  }
}

/** Ignores touch, where hover and focus happen only during a press. */
function showsIntent(event: Event, link: Element): boolean {
  return event instanceof PointerEvent ? event.pointerType === 'mouse' : link.matches(':focus-visible')
}

/** Excludes links to the current page, links to searches, which are rate-limited, and links behind an open dialog. */
function listLinksInView(): HTMLAnchorElement[] {
  const shown = document.querySelector('dialog:modal') ?? document.getElementById('content')
  return Array.from(shown?.querySelectorAll<HTMLAnchorElement>('a[href]:not([href*="search="])') ?? [])
    .filter((link) => {
      if (link.pathname === location.pathname) return false
      const { top, bottom, left, right } = (link.closest('.card') ?? link).getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    .slice(0, MAX_IN_VIEW)
}

/** Safari has no `requestIdleCallback`. */
function waitUntilIdle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
}
