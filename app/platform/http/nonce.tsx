import { createContext, use } from 'react'

/** Set while the server renders a page. Browsers hide nonces from the page: there it is empty. */
export const NonceContext = createContext('')

/** Returns the nonce for `<Scripts>` and `<ScrollRestoration>`; empty in the browser, as hydration expects. */
export function useNonce(): string {
  return use(NonceContext)
}
