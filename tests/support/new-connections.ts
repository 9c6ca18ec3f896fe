import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Clients that request one page repeatedly, each time over a new connection. */
type NewConnections = {
  readonly responded: () => number
  /** Errors other than a refused connection, and statuses other than 200 and 503. */
  readonly broken: () => readonly string[]
  /**
   * The same as `broken`, but without the connection opened just before the first refused one: the listener may have
   * been closing at that moment.
   */
  readonly brokenBeforeClose: () => readonly string[]
  /** Resolves once every client has had a connection refused, which means that nothing is listening anymore. */
  readonly listenerClosed: Promise<void>
}

type Options = {
  /** The number of clients. Each sends its next request once it has received a response. */
  readonly clients: number
  /** If set, also opens connections at this interval without waiting for responses. */
  readonly intervalMs?: number
}

const REFUSED = 'ECONNREFUSED'

const isResponse = (outcome: string | undefined) => outcome === '200' || outcome === '503'

function isBroken(outcome: string | undefined): outcome is string {
  return outcome !== undefined && outcome !== REFUSED && !isResponse(outcome)
}

/** Starts the clients. They stop at the first refused connection. */
export function startNewConnections(url: string, { clients, intervalMs }: Options): NewConnections {
  /** Statuses or errors, in the order in which the connections were opened. */
  const outcomes: (string | undefined)[] = []

  /** Returns whether the server still accepts connections. */
  function send(): Promise<boolean> {
    const index = outcomes.push(undefined) - 1
    return new Promise((resolve) => {
      function settle(outcome: string): void {
        outcomes[index] = outcome
        resolve(outcome !== REFUSED)
      }
      const req = request(url, { agent: false }, (response) => {
        response.resume()
        response.once('end', () => settle(response.complete ? String(response.statusCode) : 'an incomplete response'))
        response.once('error', () => settle('an incomplete response'))
      })
      req.once('error', (error) => settle('code' in error ? String(error.code) : error.message))
      req.end()
    })
  }

  async function runClient(): Promise<void> {
    while (await send());
  }

  async function openAtInterval(ms: number): Promise<void> {
    const requests: Promise<unknown>[] = []
    let isOpen = true
    while (isOpen) {
      const attempt = send().then((accepted) => {
        isOpen &&= accepted
      })
      requests.push(attempt)
      await pause(ms)
    }
    await Promise.all(requests)
  }

  const runs = [
    ...Array.from({ length: clients }, runClient),
    ...(intervalMs === undefined ? [] : [openAtInterval(intervalMs)]),
  ]
  return {
    responded: () => outcomes.filter(isResponse).length,
    broken: () => outcomes.filter(isBroken),
    brokenBeforeClose: () => outcomes.toSpliced(outcomes.indexOf(REFUSED) - 1, 1).filter(isBroken),
    listenerClosed: Promise.all(runs).then(() => undefined),
  }
}
