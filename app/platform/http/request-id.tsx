import { createContext, use } from 'react'

/** Filled while a page is rendered on the server. */
export const RequestIdContext = createContext('')

/**
 * The id under which the log knows this page's request; empty in the browser. An error page shows it in an element
 * with `suppressHydrationWarning`, so that what the server wrote stays.
 */
export function useRequestId(): string {
  return use(RequestIdContext)
}
