import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { printLine } from '#scripts/log-line.ts'

/** The first one, headless Chromium, uses a quarter less CPU, but some systems have no package for it. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Runs a program with visible output. Returns whether it succeeded. */
export async function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const [status] = await once(spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }), 'close')
  return status === 0
}

/** Finds Chromium or a browser based on it, or installs Debian's package if permitted. */
export async function ensureBrowser(): Promise<string | undefined> {
  const existing = findBrowser()
  if (existing) return existing
  if (!(await install('chromium-headless-shell'))) await install('chromium')
  return findBrowser()
}

function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return BROWSERS.flatMap(listPaths).find(existsSync)
}

/** Returns whether the programs exist; if one is missing, installs the Debian packages if permitted. */
export async function ensurePrograms(programs: readonly string[], packages: readonly string[]): Promise<boolean> {
  return programs.every((name) => listPaths(name).some(existsSync)) || install(...packages)
}

function listPaths(program: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program))
}

async function install(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  printLine(`\n— Installing ${packages.join(', ')}`)
  await run('apt-get', ['update', '-qq'])
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}
