import { createContext } from 'react-router'

/** What the server knows about a request. Read it with `context.get(requestInfo)`. */
export type RequestInfo = {
  /** Shown to a person after a failure, and found in the log. */
  readonly id: string
  /** Allows this page's inline scripts. */
  readonly nonce: string
  /** The client's address, past trusted proxies. */
  readonly address: string
  /** Set when the page failed because the database did not respond: 503, not 500. */
  databaseAway: boolean
  /** Receives failures instead of the log if the page is rendered again from elsewhere. */
  readonly recordFailure?: ((error: unknown) => void) | undefined
}

export const requestInfo = createContext<RequestInfo>()
