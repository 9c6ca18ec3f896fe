import { createContext, use } from 'react'

/** Filled while a page is rendered on the server. Browsers hide a script's nonce from the page: there it is empty. */
export const NonceContext = createContext('')

/** The nonce for `<Scripts>` and `<ScrollRestoration>`; empty in the browser, which is what hydration finds there. */
export function useNonce(): string {
  return use(NonceContext)
}
