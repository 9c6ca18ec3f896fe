import { type ReactNode, useDeferredValue } from 'react'
import { useNavigationType } from 'react-router'

/**
 * The lower part of a page: after a click on a link, the upper part is shown first. In a loaded document, and with
 * Back, which restores the scroll position, all of it is there at once.
 */
export function Later({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, useNavigationType() === 'POP') && children
}
