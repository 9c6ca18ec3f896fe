import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getErrorCode, StartError } from '#app/lib/errors.ts'
import { PSEUDO_LANGUAGE } from '#app/lib/language.ts'
import { oneAtATime } from '#scripts/one-at-a-time.mjs'
import { replaceBuild } from '#scripts/replace-build.ts'

const SOURCES = ['app', 'server', 'db/demo', 'db/seed.ts', 'public', 'package-lock.json', 'package.json']
const CONFIGS = ['react-router.config.ts', 'tsconfig.json', 'vite.config.ts', 'scripts/build.ts']
const BUILD = 'build'
const DRAFT = join(BUILD, 'draft') // react-router.config.ts repeats this path
const STAMP = join(BUILD, 'built-from')
const LOCK = join(BUILD, 'lock') // bootstrap.mjs repeats this path
/** Compression hardly reduces smaller files. */
const MIN_COMPRESSED_BYTES = 250
/**
 * Code that makes the build process exit when this process ends, so that it does not write into the next build's draft.
 */
const EXIT_WITH_PARENT = "process.once('disconnect', () => process.exit(1)).channel?.unref()"
const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.txt', '.wasm', '.webmanifest'])

/** Builds the store if its sources changed since the last build, or waits for a build in progress. */
export async function buildIfChanged(say: (line: string) => void): Promise<void> {
  const stamp = computeSourceStamp()
  if (isBuiltFrom(stamp)) return
  changeBuild(() => mkdirSync(LOCK, { recursive: true }))
  await oneAtATime(
    LOCK,
    async () => {
      if (isBuiltFrom(stamp)) return
      say('Building the store …')
      await build()
      writeFileSync(STAMP, stamp)
    },
    say,
  )
}

function isBuiltFrom(stamp: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp
}

async function build(): Promise<void> {
  changeBuild(() => rmSync(DRAFT, { recursive: true, force: true }))
  const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --import data:text/javascript,${encodeURIComponent(EXIT_WITH_PARENT)}`
  const vite = spawn('react-router', ['build'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: nodeOptions },
  })
  const [output, errors, status] = await Promise.all([
    vite.stdout ? text(vite.stdout) : '',
    vite.stderr ? text(vite.stderr) : '',
    new Promise((resolve, reject) => vite.once('error', reject).once('close', resolve)),
  ])
  if (status !== 0) {
    process.stderr.write(output + errors)
    throw new StartError('The store could not be built. See the errors above.')
  }
  await compressFiles(join(DRAFT, 'client'))
  changeBuild(() => replaceBuild(BUILD, DRAFT))
}

function changeBuild(change: () => void): void {
  try {
    change()
  } catch (error) {
    throw new StartError(
      `The folder "build" cannot be replaced (${getErrorCode(error)}). It may belong to another user.`,
    )
  }
}

/**
 * Writes a brotli and a gzip copy beside each text or WebAssembly file. Each file is then compressed once, at a high
 * level, instead of on each request.
 */
async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Only translators use this language, so its files need no copies
    .filter((name) => !name.includes(`/${PSEUDO_LANGUAGE}-`))
    .map((name) => join(folder, name))
    .filter((file) => COMPRESSIBLE.has(extname(file)) && statSync(file).size > MIN_COMPRESSED_BYTES)
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

function computeSourceStamp(): string {
  const hash = createHash('sha256')
  for (const file of [...SOURCES, ...CONFIGS].filter(existsSync).flatMap(listFiles).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

if (import.meta.main) {
  await buildIfChanged((line) => process.stdout.write(`${line}\n`))
}
