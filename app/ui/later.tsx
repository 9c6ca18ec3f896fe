import { type ReactNode, useDeferredValue } from 'react'
import { useNavigationType } from 'react-router'

/**
 * The lower part of a page: after a click on a link, the upper part is shown first. Both parts are shown at once when a
 * document is loaded, and after Back, which restores the scroll position.
 */
export function Later({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, useNavigationType() === 'POP') && children
}
