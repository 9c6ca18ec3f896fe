import { createContext } from 'react-router'

/** What the server knows about a request besides the request itself. Ask for it with `context.get(requestInfo)`. */
export type RequestInfo = {
  /** Shown to a person where something failed, and found in the log. */
  readonly id: string
  /** Marks the inline scripts of this one page as ours. */
  readonly nonce: string
  /** The address the request came from, past the proxies we trust. */
  readonly address: string
  /** Becomes true where the page failed because the database does not answer: that is 503, not 500. */
  databaseAway: boolean
  /** Is told of a failure in place of the log, where the page is made again from elsewhere. */
  readonly recordFailure?: ((error: unknown) => void) | undefined
}

export const requestInfo = createContext<RequestInfo>()
