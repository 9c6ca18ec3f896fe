import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** What became of the requests of a load, and how it is ended. */
export type SteadyLoad = {
  readonly responded: () => number
  /** The codes of what failed: an answer other than 200, a connection that broke, or was refused. */
  readonly stop: () => Promise<readonly string[]>
}

/**
 * Asks for a page again and again, as so many browsers: connections are kept, and where one was closed while it waited, the
 * request goes once more over a new one. Some requests come on a new connection each.
 */
export function startSteadyLoad(url: string, { visitors: clients }: { readonly visitors: number }): SteadyLoad {
  const stored = new Agent({ keepAlive: true })
  const fresh = new Agent()
  const failed: string[] = []
  let responded = 0
  let isOver = false

  function send(agent: Agent, isRepeat = false): Promise<void> {
    return new Promise((resolve) => {
      const requested = request(url, { agent }, (response) => {
        response.resume()
        response.once('end', () => {
          if (response.statusCode === 200) responded++
          else failed.push(String(response.statusCode))
          resolve()
        })
        response.once('error', () => {
          failed.push('half an answer')
          resolve()
        })
      })
      requested.once('error', (error) => {
        if (requested.reusedSocket && !isRepeat) return resolve(send(agent, true))
        failed.push('code' in error ? String(error.code) : error.name)
        resolve()
      })
      requested.end()
    })
  }

  async function pageView(agent: Agent): Promise<void> {
    while (!isOver) {
      await send(agent)
      await pause(5)
    }
  }

  const pageViews = Array.from({ length: clients }, (_, index) => pageView(index % 2 === 0 ? stored : fresh))
  return {
    responded: () => responded,
    stop: async () => {
      isOver = true
      await Promise.all(pageViews)
      stored.destroy()
      return failed
    },
  }
}
