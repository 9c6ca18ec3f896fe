import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'

const RESTART_MS = 50

/** A web process of the built store that restarts at the same address whenever it ends. */
export type WebProcess = {
  /** Returns the URL, which is known once the process has been ready for the first time. */
  readonly url: () => string
  readonly pid: () => number
  /** Ends the process as a crash would, so that it restarts. */
  readonly kill: () => void
  /** Stops the process as an operator would, so that it does not restart. */
  readonly stop: () => Promise<void>
}

/** Starts the process and waits until it is ready. `env` is called before each start: the database may have moved. */
export async function keepWebProcess(env: () => Record<string, string>, logFile: string): Promise<WebProcess> {
  let child: ChildProcess | null = null
  let url = ''
  let wasReady = false
  let isStopping = false
  const first = Promise.withResolvers<void>()

  function start(): ChildProcess {
    const log = openSync(logFile, 'a', 0o600)
    const from = statSync(logFile).size
    const started = spawn(process.execPath, ['build/server/main.js'], {
      stdio: ['ignore', log, log, 'ipc'],
      env: {
        PATH: process.env.PATH ?? '',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: url ? new URL(url).port : '0',
        ...env(),
      },
    })
    closeSync(log)
    started.once('message', () => {
      url = /Store ready at (\S+)/.exec(readFileSync(logFile, 'utf8').slice(from))?.[1] ?? url
      wasReady = true
      first.resolve()
    })
    return started
  }

  async function keepRunning(): Promise<void> {
    while (!isStopping) {
      child = start()
      const [code] = await once(child, 'exit')
      if (!wasReady && code !== null) first.reject(new Error(`The web process did not start; ${logFile} says why.`))
      if (!isStopping) await pause(RESTART_MS)
    }
  }

  const running = keepRunning()
  await first.promise
  return {
    url: () => url,
    pid: () => child?.pid ?? 0,
    kill: () => child?.kill('SIGKILL'),
    stop: async () => {
      isStopping = true
      child?.kill('SIGTERM')
      await running
    },
  }
}
