import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { debianUser } from '#tests/support/debian/programs.ts'

const TIMEOUT_MS = 30_000

/** A program that runs until it is told to stop, as a service of a machine. */
export type Service = {
  readonly start: () => Promise<void>
  readonly pid: () => number
  readonly signal: (signal: NodeJS.Signals) => void
  /** Ends it by a signal and waits until it is gone. Nothing to do where it does not run. */
  readonly stop: (signal: NodeJS.Signals) => Promise<void>
}

type Options = {
  readonly program: string
  readonly args: readonly string[]
  /** What it prints goes there. */
  readonly logFile: string
  /** Whether it does its work by now. */
  readonly isReady: () => Promise<boolean>
}

/** A service that is not started yet. */
export function createService({ program, args, logFile, isReady: responses }: Options): Service {
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const log = openSync(logFile, 'a', 0o600)
    const started = spawn(program, args, { ...debianUser(), cwd: '/', stdio: ['ignore', log, log] })
    closeSync(log)
    child = started
    for (const giveUpAt = Date.now() + TIMEOUT_MS; !(await responses()); await pause(20)) {
      const hasEnded = started.exitCode !== null || started.signalCode !== null
      if (hasEnded || Date.now() > giveUpAt) throw new Error(`${program} did not start; ${logFile} says why`)
    }
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  return { start, pid: () => child?.pid ?? 0, signal: (signal) => void child?.kill(signal), stop }
}
