/** Scrolls a bar of tabs sideways to the current tab. The page itself does not scroll. */
export function scrollToCurrentTab(bar: HTMLElement): void {
  const current = bar.querySelector('[aria-current]')
  if (!current) return
  const tab = current.getBoundingClientRect()
  const { left, width } = bar.getBoundingClientRect()
  bar.scrollLeft += tab.left + tab.width / 2 - (left + width / 2)
}
