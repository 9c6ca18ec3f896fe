import { getLineDirection } from '#app/lib/language.ts'

/** Returns the tab to which a key moves the focus, wrapping around at the ends; null for keys that do not move it. */
export function getTabForKey<Tab>(key: string, tabs: readonly Tab[], from: Tab | undefined): Tab | null {
  const index = from === undefined ? -1 : tabs.indexOf(from)
  const step = getLineDirection()
  const to = { ArrowRight: index + step, ArrowLeft: index - step, Home: 0, End: tabs.length - 1 }[key]
  return to === undefined ? null : (tabs.at(to % tabs.length) ?? null)
}

export function getTabAttributes(tab: string, isOpen: boolean) {
  return {
    role: 'tab',
    id: `tab-${tab}`,
    'aria-selected': isOpen,
    'aria-controls': `panel-${tab}`,
    tabIndex: isOpen ? 0 : -1,
  } as const
}

export function getPanelAttributes(tab: string) {
  return { role: 'tabpanel', id: `panel-${tab}`, 'aria-labelledby': `tab-${tab}` } as const
}

export function focusTab(tab: string): void {
  document.getElementById(`tab-${tab}`)?.focus({ preventScroll: true })
}
