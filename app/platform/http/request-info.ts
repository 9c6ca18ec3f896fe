import { createContext } from 'react-router'

export type RequestInfo = {
  /** Shown after a failure, and found in the log. */
  readonly id: string
  /** Allows this page's inline scripts. */
  readonly nonce: string
  /** Past trusted proxies. */
  readonly address: string
  /** The page failed because the database did not respond: 503, not 500. */
  databaseAway: boolean
  /** Receives failures instead of the log if the page is rendered again from elsewhere. */
  readonly recordFailure?: ((error: unknown) => void) | undefined
}

export const requestInfo = createContext<RequestInfo>()
