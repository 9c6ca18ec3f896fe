import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '#tests/e2e/fixtures.ts'

/**
 * Waits until transitions have ended, then returns the controls and lines of text in the topmost modal dialog that
 * toasts cover. Only visible parts count. Returns undefined if no modal dialog is open or it contains no toast.
 */
export async function findPartsCoveredByToasts(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.all(transitions.map(({ finished }) => finished.catch(() => {}))) // some transitions are cancelled
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const toasts = [...(dialog?.querySelectorAll('.toast') ?? [])].map((toast) => toast.getBoundingClientRect())
    if (!dialog || toasts.length === 0) return undefined

    type Box = { left: number; top: number; right: number; bottom: number }
    const overlap = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const isVisible = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1
    const withinBorder = (element: Element): Box => {
      const { left, top } = element.getBoundingClientRect()
      const inner = { left: left + element.clientLeft, top: top + element.clientTop }
      return { ...inner, right: inner.left + element.clientWidth, bottom: inner.top + element.clientHeight }
    }
    /** Returns the part of a box that no ancestor clips. */
    const clipToAncestors = (box: Box, element: Element | null): Box => {
      if (!element || !dialog.contains(element)) return box
      const clips = getComputedStyle(element).overflow !== 'visible'
      return clipToAncestors(clips ? overlap(box, withinBorder(element)) : box, element.parentElement)
    }

    const parts: { label: string; box: Box }[] = []
    const add = (label: string, boxes: Iterable<Box>, holder: Element | null) => {
      for (const box of boxes) parts.push({ label, box: clipToAncestors(box, holder) })
    }
    for (const control of dialog.querySelectorAll('a, button, input, select, textarea, summary, label, img')) {
      if (control.closest('.toast')) continue
      add(`${control.tagName} ${control.textContent}`, control.getClientRects(), control.parentElement)
    }
    const textWalker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
    for (let text = textWalker.nextNode(); text; text = textWalker.nextNode()) {
      if (text.parentElement?.closest('.toast, option') || !text.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      add(text.textContent, range.getClientRects(), text.parentElement)
    }
    const isCovered = ({ box }: { box: Box }) =>
      toasts.some((toast) => isVisible(box) && isVisible(overlap(box, toast)))
    return parts.filter(isCovered).map(({ label }) => label)
  })
}

/** Asserts for each width that the toast is fully visible and covers no part of the dialog. */
export async function expectClearOfToasts(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 700 : 900 })
    await expect.poll(() => findPartsCoveredByToasts(page), `at ${width} px`).toEqual([])
    await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
  }
}
