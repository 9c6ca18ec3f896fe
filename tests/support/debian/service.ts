import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { getDebianUser } from '#tests/support/debian/programs.ts'

const TIMEOUT_MS = 30_000

/** A program that runs until it is stopped. */
export type Service = {
  readonly start: () => Promise<void>
  readonly pid: () => number
  readonly signal: (signal: NodeJS.Signals) => void
  /** Sends a signal and waits for the exit. Does nothing if the program is not running. */
  readonly stop: (signal: NodeJS.Signals) => Promise<void>
}

type Options = {
  readonly program: string
  readonly args: readonly string[]
  /** Variables added to this process's environment. */
  readonly env?: NodeJS.Dict<string>
  /** The network namespace to run in, which only root can choose. */
  readonly namespace?: string
  readonly logFile: string
  readonly isReady: () => Promise<boolean>
}

export function createService(options: Options): Service {
  const { program, logFile, isReady } = options
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const log = openSync(logFile, 'a', 0o600)
    const started = spawnService(options, log)
    closeSync(log)
    child = started
    for (const deadline = Date.now() + TIMEOUT_MS; !(await isReady()); await pause(20)) {
      const hasEnded = started.exitCode !== null || started.signalCode !== null
      if (hasEnded || Date.now() > deadline) throw new Error(`${program} did not start; ${logFile} says why`)
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

function spawnService({ program, args, env, namespace }: Options, log: number): ChildProcess {
  const user = getDebianUser()
  const options: SpawnOptions = { cwd: '/', stdio: ['ignore', log, log], env: { ...process.env, ...env } }
  if (namespace === undefined) return spawn(program, args, { ...options, ...user })
  const nsenterOptions = [`--net=/run/netns/${namespace}`, `--setgid=${user.gid}`, `--setuid=${user.uid}`]
  return spawn('nsenter', [...nsenterOptions, program, ...args], options) // nsenter replaces itself with the program
}
