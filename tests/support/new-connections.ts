import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Clients that request one page after another, each over a connection of its own. */
export type NewConnections = {
  readonly answered: () => number
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
  let answered = 0

  /** Answers whether the server still accepts connections. */
  function ask(): Promise<boolean> {
    return new Promise((resolve) => {
      function settle(outcome: string): void {
        if (outcome === '200' || outcome === '503') answered++
        else if (outcome !== 'ECONNREFUSED') broken.push(outcome)
        resolve(outcome !== 'ECONNREFUSED')
      }
      const asked = request(url, { agent: false }, (answer) => {
        answer.resume()
        answer.once('end', () => settle(answer.complete ? String(answer.statusCode) : 'half an answer'))
        answer.once('error', () => settle('half an answer'))
      })
      asked.once('error', (error) => settle('code' in error ? String(error.code) : error.message))
      asked.end()
    })
  }

  async function visit(): Promise<void> {
    while (await ask());
  }

  async function arrive(ms: number): Promise<void> {
    const pending: Promise<unknown>[] = []
    let isOpen = true
    while (isOpen) {
      const asked = ask().then((accepted) => {
        isOpen &&= accepted
      })
      pending.push(asked)
      await pause(ms)
    }
    await Promise.all(pending)
  }

  const visits = [...Array.from({ length: clients }, visit), ...(everyMs === undefined ? [] : [arrive(everyMs)])]
  return { answered: () => answered, broken, refused: Promise.all(visits).then(() => undefined) }
}
