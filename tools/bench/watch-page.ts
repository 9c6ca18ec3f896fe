import type { Page } from '@playwright/test'

const TIMEOUT_MS = 30_000

/** An element that becomes visible after a press. */
export type Change = {
  readonly selector: string
  readonly text?: string
  /** The element's text before the press. The change is then an element with a different text. */
  readonly textBefore?: string
  readonly top?: number
  /** If true, the element is an image that must be completely loaded. */
  readonly isImage?: true
}

/**
 * Starts to measure the time from an event to a change. Checks the page only after events that may have changed the
 * page, because checking in each frame would itself cause frames.
 */
export async function startWatching(page: Page, change: Change, event: string, name = 'change'): Promise<void> {
  await page.evaluate(
    ([expectedChange, type, key, timeout]) => {
      const { selector, text, textBefore, top, isImage } = expectedChange
      const isVisible = () =>
        Array.from(document.querySelectorAll(selector)).some((element) => {
          if (!element.checkVisibility()) return false
          if (text !== undefined && element.textContent?.trim() !== text) return false
          if (textBefore !== undefined && element.textContent === textBefore) return false
          if (top !== undefined && Math.abs(window.scrollY - top) > 1) return false
          return !isImage || (element instanceof HTMLImageElement && element.complete && element.naturalWidth > 1)
        })
      const causes = ['scroll', 'load', 'change', 'click', 'toggle', 'focusin']
      const seen = new Promise<number>((resolve, reject) => {
        const start = ({ timeStamp }: Event) => {
          let frame = 0
          const checkSoon = () => {
            cancelAnimationFrame(frame)
            frame = requestAnimationFrame(() => {
              if (!isVisible()) return
              stop()
              setTimeout(() => resolve(performance.now() - timeStamp))
            })
          }
          const mutations = new MutationObserver(checkSoon)
          const timer = setTimeout(() => {
            stop()
            reject(new Error(`${JSON.stringify(expectedChange)} is not shown`))
          }, timeout)
          const stop = () => {
            clearTimeout(timer)
            mutations.disconnect()
            for (const cause of causes) document.removeEventListener(cause, checkSoon, true)
          }
          mutations.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
          for (const cause of causes) document.addEventListener(cause, checkSoon, true)
          checkSoon()
        }
        addEventListener(type, start, { capture: true, once: true })
      })
      Reflect.set(window, `seen-${key}`, seen)
    },
    [change, event, name, TIMEOUT_MS] as const,
  )
}

/** Returns the milliseconds from the event until the frame after the change that `startWatching` looks for. */
export async function readDuration(page: Page, name = 'change'): Promise<number> {
  return await page.evaluate((key) => Reflect.get(window, `seen-${key}`), name)
}
