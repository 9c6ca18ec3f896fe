import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { copyPreparedStore } from '#tests/support/prepared-stores.ts'

const TIMEOUT_MS = 60_000

/** The first admin in stores that tests start. */
export const ADMIN = { email: 'owner@lumina.test', password: 'correct-horse-battery' }

type ExitStatus = { readonly code: number | null; readonly signal: NodeJS.Signals | null }

/** A store as `npm start` runs it, with its own data folder and database. */
export type StoreProcess = {
  readonly url: string
  readonly dataDir: string
  readonly admin: { readonly email: string; readonly password: string }
  readonly supervisor: ChildProcess
  /** Everything printed so far. */
  readonly output: () => string
  /** Resolves when the supervisor has exited. */
  readonly ended: Promise<ExitStatus>
  /** Stops the store as Ctrl-C does and deletes its data folder, unless a folder was given. */
  readonly stop: () => Promise<ExitStatus>
}

type Options = {
  readonly env?: Readonly<Record<string, string>>
  /** A data folder that is not deleted; by default a throwaway one. */
  readonly dataDir?: string
  /** The user to run the store as, if this process runs as root. */
  readonly user?: { readonly uid: number; readonly gid: number }
}

/** Creates a temporary folder that the database's user can access. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lumina-test-'))
  chmodSync(folder, 0o711)
  return folder
}

/**
 * Returns the environment for one of the store's commands. Like a store, a command uses modules that other processes
 * have compiled, which halves its run time.
 */
export function createCommandEnv(dataDir: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
    DATA_DIR: dataDir,
  }
}

/** Starts a store without waiting; `startStore` waits until it is ready. */
export function launch({
  env = {},
  dataDir,
  user,
}: Options & { readonly dataDir: string }): Omit<StoreProcess, 'url' | 'stop'> {
  const supervisor = spawn(process.execPath, ['scripts/serve.ts'], {
    ...user,
    // An IPC channel: if the test process is killed, the store notices and stops.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...createCommandEnv(dataDir),
      NODE_REDIRECT_WARNINGS: process.env.NODE_REDIRECT_WARNINGS ?? '',
      PORT: '0',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LIMIT_ORDER_MAILS: '10000', // tests place many orders with one email
      ...env,
    },
  })
  let output = ''
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = new Promise<ExitStatus>((resolve) => {
    supervisor.once('close', (code, signal) => resolve({ code, signal }))
  })
  return { dataDir, admin: ADMIN, supervisor, output: () => output, ended }
}

/**
 * Starts the built store, by default with demo data, and waits until it is ready. Stop it in `afterAll`. With a given
 * folder or database, the store prepares everything itself; otherwise it starts from a prepared copy. @throws with all
 * output if the store does not become ready.
 */
export async function startStore(options: Options = {}): Promise<StoreProcess> {
  const dataDir = options.dataDir ?? createTemporaryFolder()
  if (!options.dataDir && !options.env?.DATABASE_URL) {
    copyPreparedStore(dataDir, options.env?.DEMO_DATA === 'off' ? 'empty' : 'demo')
  }
  const launched = launch({ ...options, dataDir })
  async function stop(): Promise<ExitStatus> {
    launched.supervisor.kill('SIGTERM')
    const status = await launched.ended
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    return status
  }
  try {
    const [, url = ''] = await waitForOutput(launched, /Store ready at (\S+)/)
    return { ...launched, url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Returns the current URL: a restarted web process can get a different port. */
export function getCurrentUrl({ output, url }: Pick<StoreProcess, 'output' | 'url'>): string {
  return [...output().matchAll(/Store ready at (\S+)/g)].at(-1)?.[1] ?? url
}

/** Waits until a store has printed text that matches `pattern`, and returns the match. `from` skips earlier output. */
export function waitForOutput(
  { supervisor, output, ended }: Pick<StoreProcess, 'supervisor' | 'output' | 'ended'>,
  pattern: RegExp,
  from = 0,
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(failure('in time'))), TIMEOUT_MS)
    function failure(when: string): Error {
      return new Error(`the store did not print ${pattern} ${when}:\n${output()}`)
    }
    function settle(settleWith: () => void): void {
      clearTimeout(timer)
      supervisor.stdout?.off('data', checkOutput)
      settleWith()
    }
    function checkOutput(): void {
      const match = pattern.exec(output().slice(from))
      if (match) settle(() => resolve(match))
    }
    supervisor.stdout?.on('data', checkOutput)
    void ended.then(() => settle(() => reject(failure('before it ended'))))
    checkOutput()
  })
}
