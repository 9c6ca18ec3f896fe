import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** What became of the requests of a load, and how it is ended. */
export type SteadyLoad = {
  readonly answered: () => number
  /** The codes of what failed: an answer other than 200, a connection that broke, or was refused. */
  readonly stop: () => Promise<readonly string[]>
}

/**
 * Asks for a page again and again, as so many browsers: connections are kept, and where one was closed while it waited, the
 * request goes once more over a new one. Some requests come on a new connection each.
 */
export function startSteadyLoad(url: string, { visitors }: { readonly visitors: number }): SteadyLoad {
  const kept = new Agent({ keepAlive: true })
  const fresh = new Agent()
  const failed: string[] = []
  let answered = 0
  let isOver = false

  function ask(agent: Agent, isRepeat = false): Promise<void> {
    return new Promise((resolve) => {
      const asked = request(url, { agent }, (answer) => {
        answer.resume()
        answer.once('end', () => {
          if (answer.statusCode === 200) answered++
          else failed.push(String(answer.statusCode))
          resolve()
        })
        answer.once('error', () => {
          failed.push('half an answer')
          resolve()
        })
      })
      asked.once('error', (error) => {
        if (asked.reusedSocket && !isRepeat) return resolve(ask(agent, true))
        failed.push('code' in error ? String(error.code) : error.name)
        resolve()
      })
      asked.end()
    })
  }

  async function visit(agent: Agent): Promise<void> {
    while (!isOver) {
      await ask(agent)
      await pause(5)
    }
  }

  const visits = Array.from({ length: visitors }, (_, index) => visit(index % 2 === 0 ? kept : fresh))
  return {
    answered: () => answered,
    stop: async () => {
      isOver = true
      await Promise.all(visits)
      kept.destroy()
      return failed
    },
  }
}
