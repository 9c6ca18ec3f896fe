import { createContext, use } from 'react'

/** Browsers hide nonces from the page: there it is empty. */
export const NonceContext = createContext('')

export function useNonce(): string {
  return use(NonceContext)
}
