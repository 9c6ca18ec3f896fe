/** The tab that a key leads to, around the ends; null for a key that leads to none. `from`: the one that has the focus. */
export function tabByKey<Tab>(key: string, tabs: readonly Tab[], from: Tab | undefined): Tab | null {
  const at = from === undefined ? -1 : tabs.indexOf(from)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[key]
  return to === undefined ? null : (tabs.at(to % tabs.length) ?? null)
}

/** What the button of a tab carries: the Tab key reaches the open one alone, from which arrows lead on. */
export function tabAttributes(tab: string, isOpen: boolean) {
  return {
    role: 'tab',
    id: `tab-${tab}`,
    'aria-selected': isOpen,
    'aria-controls': `panel-${tab}`,
    tabIndex: isOpen ? 0 : -1,
  } as const
}

/** What the panel of a tab carries. */
export function panelAttributes(tab: string) {
  return { role: 'tabpanel', id: `panel-${tab}`, 'aria-labelledby': `tab-${tab}` } as const
}

export function focusTab(tab: string): void {
  document.getElementById(`tab-${tab}`)?.focus({ preventScroll: true })
}
