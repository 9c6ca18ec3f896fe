import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '#app/lib/errors.ts'
import { printFailure, printLine } from '#scripts/log-line.ts'
import { sumMetrics } from '#scripts/sum-metrics.ts'
import { readFromWebProcess, type ToWebProcess } from '#server/process-messages.ts'

/** Longer than a web process takes to stop (server/stop-store.ts). */
const STOP_MS = 12_000
/** Longer than a web process takes to retire and then stop. */
const RETIRE_MS = STOP_MS + 7_000
const STEADY_MS = 60_000
const [FIRST_WAIT_MS, MAX_WAIT_MS] = [200, 5_000]
/**
 * Rendering a page creates many small objects that are garbage once the page is sent. These flags limit the young
 * generation to 16 MB (Node's default is several times that) and collect garbage once the old generation has doubled.
 * This saves 100 MB in a process that renders constantly, at no cost in time.
 */
const WEB_PROCESS_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=100']
/** With one arena for all threads, glibc retains 40 MB less of the memory that compression threads have freed. */
const WEB_PROCESS_ENV = { MALLOC_ARENA_MAX: '1' }

/** One of several slots on one port, and its web process, if any. */
type Slot = { worker: Worker | null; waitMs: number; lastOperation: Promise<void> }

/** A process that is serving requests. */
type StartedProcess = { readonly worker: Worker; readonly line: string }

type Options = {
  readonly script: string
  /** The number of processes. */
  readonly count: number
  /** Returns additional environment variables for a process. Called at each start of a process. */
  readonly env: () => Readonly<Record<string, string>>
  /**
   * Called if a process fails to start before all processes have served once. The process has printed the reason and is
   * not restarted.
   */
  readonly onFailed: () => void
}

export type WebProcesses = {
  /** Replaces one process after another without downtime. Only one call can run at a time. */
  readonly replace: () => Promise<void>
  /** Restarts all processes together, because `env` has changed. */
  readonly restart: () => void
  /** Stops all processes for good, after their current requests. */
  readonly stop: () => Promise<void>
}

/** Serves one port with several processes and restarts those that exit. */
export function keepWebProcesses({ script, count, env, onFailed }: Options): WebProcesses {
  // Each process accepts connections. With round-robin, each new connection would cost 50% more and pass through the
  // supervisor.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: script, args: [], execArgv: WEB_PROCESS_FLAGS })

  const slots = Array.from({ length: count }, (): Slot => {
    return { worker: null, waitMs: FIRST_WAIT_MS, lastOperation: Promise.resolve() }
  })
  const alive = new Set<Worker>()
  /** Workers that started without their database, until it responds. */
  const withoutDatabase = new Set<Worker>()
  let [isComplete, isAnnounced, haveAllServed, isStopping, hasFailed] = [false, false, false, false, false]

  /** Operations on a slot run one after another. */
  function runInOrder(slot: Slot, work: () => Promise<void>): Promise<void> {
    slot.lastOperation = slot.lastOperation.then(work)
    return slot.lastOperation
  }

  /** Starts a process. Returns it once it is serving, or null if it exited before that. */
  function start(): Promise<StartedProcess | null> {
    const worker = cluster.fork({ ...WEB_PROCESS_ENV, ...env() })
    alive.add(worker)
    return new Promise((resolve) => {
      worker.on('message', (sent) => {
        const message = readFromWebProcess(sent)
        if (message?.kind === 'ready') {
          if (!message.hasDatabase) withoutDatabase.add(worker)
          resolve({ worker, line: message.line })
        }
        if (message?.kind === 'complete') withoutDatabase.delete(worker)
        if (message?.kind === 'failed' && !hasFailed) printFailure(new StartError(message.line))
        if (message?.kind === 'failed') hasFailed = true
        if (message?.kind === 'stopping' && worker.isConnected()) worker.process.disconnect()
        if (message?.kind === 'metrics-requested') {
          sendMetrics(worker).catch((error: unknown) =>
            printLine(`The metrics could not be collected: ${String(error)}`),
          )
        }
      })
      function onGone(): void {
        alive.delete(worker)
        withoutDatabase.delete(worker)
        resolve(null)
      }
      worker.once('exit', onGone)
      // While the process is running, the error only means that a message could not be sent
      worker.on('error', () => worker.process.pid || onGone())
    })
  }

  async function sendMetrics(worker: Worker): Promise<void> {
    const text = await sumMetrics(slots.flatMap((slot) => slot.worker ?? []))
    if (worker.isConnected()) worker.send({ kind: 'metrics-sum', text } satisfies ToWebProcess)
  }

  async function fill(slot: Slot): Promise<void> {
    while (!isStopping && !slot.worker) {
      const started = await start()
      const isEnded = started !== null && (await endIfWithoutDatabase(started.worker))
      if (started && !isEnded) return settle(slot, started)
      if (isStopping) return
      if (!started && !haveAllServed) return onFailed()
      printLine('A web process could not start. Retrying.')
      await wait(slot)
    }
  }

  /**
   * Ends a process that started without its database if another process is connected to the database. Otherwise, it
   * would respond with errors to requests that the connected process can serve. Returns true if the process was ended.
   */
  async function endIfWithoutDatabase(worker: Worker): Promise<boolean> {
    const hasConnectedProcess = slots.some((slot) => slot.worker && !withoutDatabase.has(slot.worker))
    if (!withoutDatabase.has(worker) || !hasConnectedProcess) return false
    await end(worker, STOP_MS, () => worker.process.kill('SIGTERM'))
    return true
  }

  async function wait(slot: Slot): Promise<void> {
    await pause(slot.waitMs)
    slot.waitMs = Math.min(slot.waitMs * 2, MAX_WAIT_MS)
  }

  function settle(slot: Slot, { worker, line }: StartedProcess): void {
    const startedAt = Date.now()
    slot.worker = worker
    worker.once('exit', (code, signal) => {
      if (slot.worker !== worker) return // this process was replaced
      slot.worker = null
      if (isStopping) return
      isComplete = false
      if (slots.every((other) => !other.worker)) isAnnounced = false
      if (Date.now() - startedAt > STEADY_MS) slot.waitMs = FIRST_WAIT_MS
      printLine(`A web process ended (${signal ?? code}) and is being restarted.`)
      void runInOrder(slot, async () => {
        await wait(slot)
        await fill(slot)
      })
    })
    hasFailed = false
    if (isComplete || slots.some((other) => !other.worker)) return
    printLine(isAnnounced ? 'All web processes are running again.' : line)
    isComplete = true
    isAnnounced = true
    haveAllServed = true
  }

  async function replaceOne(slot: Slot): Promise<boolean> {
    const started = await start()
    if (!started || (await endIfWithoutDatabase(started.worker))) return false
    const { worker: previous } = slot
    settle(slot, started)
    if (previous) await end(previous, RETIRE_MS, () => previous.send({ kind: 'retire' } satisfies ToWebProcess))
    return true
  }

  /** Requests that a process stop, and waits until it has exited. Kills it after a timeout. */
  async function end(worker: Worker, timeoutMs: number, requestStop: () => void): Promise<void> {
    if (!alive.has(worker)) return
    const gone = new Promise((resolve) => worker.once('exit', resolve))
    if (worker.isConnected()) requestStop()
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), timeoutMs)
    await gone
    clearTimeout(timer)
  }

  async function replaceAll(): Promise<void> {
    for (const slot of slots) {
      let isReplaced = false
      await runInOrder(slot, async () => {
        isReplaced = isStopping || (await replaceOne(slot))
      })
      if (!isReplaced) return printLine('The new web process could not start. The running ones continue.')
    }
    if (!isStopping) printLine('All web processes were replaced.')
  }

  for (const slot of slots) void runInOrder(slot, () => fill(slot))

  return {
    replace: replaceAll,
    restart: () => {
      for (const { process } of alive) process.kill('SIGTERM')
    },
    stop: async () => {
      isStopping = true
      await Promise.all([...alive].map((worker) => end(worker, STOP_MS, () => worker.process.kill('SIGTERM'))))
    },
  }
}
