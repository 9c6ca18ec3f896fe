import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** A running load with its results. */
export type SteadyLoad = {
  readonly responded: () => number
  /** Stops the load and returns its failures: a status other than 200, or a connection that broke or failed. */
  readonly stop: () => Promise<readonly string[]>
}

/**
 * Requests a page continuously, as `clients` browsers would: half of them keep connections alive and retry once if an
 * idle one was closed, and half open a new connection each time.
 */
export function startSteadyLoad(url: string, { clients }: { readonly clients: number }): SteadyLoad {
  const keepAlive = new Agent({ keepAlive: true })
  const newConnections = new Agent()
  const failed: string[] = []
  let responded = 0
  let isOver = false

  function send(agent: Agent, isRepeat = false): Promise<void> {
    return new Promise((resolve) => {
      const req = request(url, { agent }, (response) => {
        response.resume()
        response.once('end', () => {
          if (response.statusCode === 200) responded++
          else failed.push(String(response.statusCode))
          resolve()
        })
        response.once('error', () => {
          failed.push('an incomplete response')
          resolve()
        })
      })
      req.once('error', (error) => {
        if (req.reusedSocket && !isRepeat) return resolve(send(agent, true))
        failed.push('code' in error ? String(error.code) : error.name)
        resolve()
      })
      req.end()
    })
  }

  async function runClient(agent: Agent): Promise<void> {
    while (!isOver) {
      await send(agent)
      await pause(5)
    }
  }

  const clientRuns = Array.from({ length: clients }, (_, index) =>
    runClient(index % 2 === 0 ? keepAlive : newConnections),
  )
  return {
    responded: () => responded,
    stop: async () => {
      isOver = true
      await Promise.all(clientRuns)
      keepAlive.destroy()
      return failed
    },
  }
}
