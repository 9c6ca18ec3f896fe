/** Of the page that is shown: a list may be hidden before it. */
export function focusHeading(): void {
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].at(-1)
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
