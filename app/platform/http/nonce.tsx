import { createContext, use } from 'react'

/** Empty in the browser, because browsers hide nonces from the page. */
export const NonceContext = createContext('')

export function useNonce(): string {
  return use(NonceContext)
}
