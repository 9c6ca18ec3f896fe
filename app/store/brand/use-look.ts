import { type RefObject, useEffect, useState } from 'react'
import { buildBrandSheet } from '#app/store/brand/brand-sheet.ts'
import type { BrandLook } from '#app/store/brand-look.ts'

/** Returns the value once it has not changed for half a second. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 500)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Replaces the published style sheet in the frame without a reload, and blocks clicks on links. */
export function useLook(frame: RefObject<HTMLIFrameElement | null>, look: BrandLook, isLoaded: boolean): void {
  const css = buildBrandSheet(look) ?? ''
  useEffect(() => {
    const view = frame.current?.contentDocument?.defaultView
    if (!isLoaded || !view) return
    for (const link of view.document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="/brand/"]')) {
      link.disabled = true
    }
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(css)
    view.document.adoptedStyleSheets = [sheet]
    const blockLink = (event: Event) => {
      if (!(event.target instanceof view.Element) || !event.target.closest('a')) return
      event.preventDefault()
      event.stopPropagation()
    }
    view.document.addEventListener('click', blockLink, true)
    return () => view.document.removeEventListener('click', blockLink, true)
  })
}
