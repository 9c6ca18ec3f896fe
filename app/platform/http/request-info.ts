import { createContext } from 'react-router'

export type RequestInfo = {
  /** Logged, and shown on the page after a failure. */
  readonly id: string
  /** Allows this page's inline scripts. */
  readonly nonce: string
  /** The address of the client itself, not of a trusted proxy. */
  readonly address: string
  /** True if the page failed because the database did not respond, so that the status is 503, not 500. */
  isDatabaseDown: boolean
  /** Receives failures instead of the log if the page will be rendered again with a different database. */
  readonly recordFailure?: ((error: unknown) => void) | undefined
}

export const requestInfo = createContext<RequestInfo>()
