import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Clients that request one page after another, each over a connection of its own. */
export type NewConnections = {
  readonly responded: () => number
  /** The errors of requests that were neither answered nor refused, and statuses other than 200 and 503. */
  readonly broken: readonly string[]
  /** Settles once every client was refused a connection, as it is once nothing listens any more. */
  readonly refused: Promise<void>
}

type Options = {
  /** Each requests again once it has its response. */
  readonly clients: number
  /** With it, there are also connections that wait for no response: one every so many milliseconds. */
  readonly everyMs?: number
}

/** Starts them. They stop with the first connection that is refused. */
export function startNewConnections(url: string, { clients, everyMs }: Options): NewConnections {
  const broken: string[] = []
  let responded = 0

  /** Returns whether the server still accepts connections. */
  function send(): Promise<boolean> {
    return new Promise((resolve) => {
      function settle(outcome: string): void {
        if (outcome === '200' || outcome === '503') responded++
        else if (outcome !== 'ECONNREFUSED') broken.push(outcome)
        resolve(outcome !== 'ECONNREFUSED')
      }
      const requested = request(url, { agent: false }, (response) => {
        response.resume()
        response.once('end', () => settle(response.complete ? String(response.statusCode) : 'half an answer'))
        response.once('error', () => settle('half an answer'))
      })
      requested.once('error', (error) => settle('code' in error ? String(error.code) : error.message))
      requested.end()
    })
  }

  async function pageView(): Promise<void> {
    while (await send());
  }

  async function arrive(ms: number): Promise<void> {
    const pending: Promise<unknown>[] = []
    let isOpen = true
    while (isOpen) {
      const requested = send().then((accepted) => {
        isOpen &&= accepted
      })
      pending.push(requested)
      await pause(ms)
    }
    await Promise.all(pending)
  }

  const pageViews = [...Array.from({ length: clients }, pageView), ...(everyMs === undefined ? [] : [arrive(everyMs)])]
  return { responded: () => responded, broken, refused: Promise.all(pageViews).then(() => undefined) }
}
