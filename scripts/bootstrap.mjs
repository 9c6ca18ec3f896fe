import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { isAlive } from './is-alive.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

// Runs on Node 20 and later, before anything is installed: plain JavaScript without packages. An older Node must get
// as far as reporting that it is too old, so `import.meta.dirname` is not used.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BIN = join(ROOT, 'node_modules/.bin')

/**
 * Installs missing or outdated packages and puts the project's programs first on the PATH.
 * @param {{ withTools?: boolean }} [options] `withTools` also installs the packages for tests, checks and measurements,
 * which double the size
 */
export async function prepare({ withTools = false } = {}) {
  process.chdir(ROOT)
  if (Number.parseInt(process.versions.node, 10) < 20) {
    process.stderr.write(`Lumina needs Node 20 or newer; this is ${process.version}. See https://nodejs.org\n`)
    process.exit(1)
  }
  if (!isInstalled(withTools)) {
    try {
      await oneAtATime('build/lock', () => installIfMissing(withTools), say)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      process.stderr.write(`The packages could not be installed: ${reason}\n`)
      process.exit(1)
    }
  }
  process.env.PATH = BIN + delimiter + process.env.PATH
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}

/** @param {boolean} withTools */
async function installIfMissing(withTools) {
  if (isInstalled(withTools)) return
  say('Installing packages …')
  // Tools are only added, never removed, so that a store running from this folder keeps running.
  const npmCommand = isInstalled(false) ? ['install', '--no-save'] : ['ci']
  const tools = withTools || hasTools() ? '--include=dev' : '--omit=dev'
  const npm = spawn(
    'npm',
    [...npmCommand, tools, '--no-fund', '--no-audit', '--no-update-notifier', '--loglevel=error'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const [status] = await once(npm, 'close')
  if (status !== 0) throw new Error(`\`npm ${npmCommand[0]}\` failed. See the errors above.`)
}

/** @param {boolean} withTools */
function isInstalled(withTools) {
  const installed = join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(installed) || !existsSync(join(BIN, 'node')) || (withTools && !hasTools())) return false
  return statSync(join(ROOT, 'package-lock.json')).mtimeMs <= statSync(installed).mtimeMs
}

function hasTools() {
  return existsSync(join(BIN, 'biome'))
}

/**
 * Runs one of our scripts in the project's own Node and exits with its exit code. Signals are passed on. If this
 * process is killed, its channel to the script closes, which stops the script.
 * @param {string[]} args the script and its arguments
 */
export function handOver(args) {
  const child = spawn(join(BIN, 'node'), args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'])) {
    process.on(signal, () => child.kill(signal))
  }
  // npm exits on a SIGTERM without passing it on.
  const npm = process.env.npm_lifecycle_event ? findNpm() : null
  if (npm) setInterval(() => isAlive(npm) || child.kill('SIGTERM'), 250)
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** Returns the process id of npm: our parent, or the shell's parent if npm's shell is in between. */
function findNpm() {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], { encoding: 'utf8' })
  const shell = /^\s*(\d+)\s+\S*sh$/m.exec(stdout ?? '')
  return shell ? Number(shell[1]) : process.ppid
}
