import { type ReactNode, useDeferredValue } from 'react'
import { useNavigationType } from 'react-router'

/**
 * The lower part of a page: after a click on a link, the upper part is shown first. When a document is loaded, or with
 * Back, which restores the scroll position, both parts are shown at once.
 */
export function Later({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, useNavigationType() === 'POP') && children
}
