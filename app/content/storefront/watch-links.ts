/** The time after which a pointer on a link counts as intent. */
const HOVER_MS = 80
/** The time without scrolling or changes after which a page counts as viewed. */
const IDLE_MS = 400
const MAX_IN_VIEW = 6

type Load = (link: HTMLAnchorElement, isPressed?: boolean) => Promise<void>

/**
 * Calls `load` for links that are likely to be pressed, until `signal` is aborted; links in view are loaded one by one.
 */
export function watchLinks(load: Load, signal: AbortSignal): void {
  if (signal.aborted) return
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
  const options = { capture: true, passive: true, signal }
  addEventListener('scroll', restartIdleTimer, options)
  addEventListener('toggle', restartIdleTimer, options) // the menu opens or closes
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'click']) addEventListener(type, onLink, options)
  restartIdleTimer()
  signal.addEventListener('abort', () => {
    changes.disconnect()
    clearTimeout(idleTimer)
    clearTimeout(hoverTimer)
    round++
  })
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
