import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImageJob } from '#app/platform/images/image-jobs.ts'
import { openImageWorker } from '#app/platform/images/image-worker.server.ts'

/** The number of the policy's field in /proc/…/stat; see proc_pid_stat(5). */
const POLICY = 41
const SCHED_IDLE = 5

const folder = mkdtempSync(join(tmpdir(), 'lumina-worker-'))
const input = join(folder, 'photo.jpg')
const earlierProcesses = new Set(listAllBackgroundProcesses())
const work = openImageWorker({ idleMs: 500 })
let count = 0

beforeAll(async () => {
  const pixels = Buffer.from(Array.from({ length: 900 * 1200 * 3 }, (_, index) => (index * index) % 251))
  writeFileSync(
    input,
    await sharp(pixels, { raw: { width: 900, height: 1200, channels: 3 } })
      .jpeg()
      .toBuffer(),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function createOriginalJob(): ImageJob {
  return { kind: 'original', input, output: join(folder, `${++count}.jpg`) }
}

/**
 * Returns the processes that this file started. A process that an earlier test file started exits only after a while.
 */
function listOwnBackgroundProcesses(): number[] {
  return listAllBackgroundProcesses().filter((pid) => !earlierProcesses.has(pid))
}

function listAllBackgroundProcesses(): number[] {
  if (process.platform !== 'linux') return []
  const childrenFiles = readdirSync('/proc/self/task').map((task) => `/proc/self/task/${task}/children`)
  const children = childrenFiles.flatMap((path) => readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number))
  return children.filter((pid) => {
    const args = readArguments(pid)
    return args.includes('image-renderer') && args.includes('background')
  })
}

/** Returns '' once the process has exited. */
function readArguments(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function readPolicy(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
  return Number(afterName.split(' ')[POLICY - 3])
}

test.runIf(process.platform === 'linux')('background work gets only the remaining processor time', async () => {
  await expect(work(createOriginalJob(), 'background')).resolves.toMatchObject({
    kind: 'original',
    image: { width: 900 },
  })
  expect(listOwnBackgroundProcesses().map(readPolicy)).toEqual([SCHED_IDLE])
})

test('an upload is processed before an import’s waiting images', async () => {
  const finishedJobs: string[] = []
  const jobs = ['import 1', 'import 2', 'import 3', 'upload'].map(async (name) => {
    await work(createOriginalJob(), name === 'upload' ? 'foreground' : 'background')
    finishedJobs.push(name)
  })
  await Promise.all(jobs)
  expect(finishedJobs).toEqual(['import 1', 'upload', 'import 2', 'import 3'])
})

test.runIf(process.platform === 'linux')(
  'a job whose background process ends is repeated in the foreground',
  async () => {
    const job = createOriginalJob()
    const result = work(job, 'background')
    await expect.poll(listOwnBackgroundProcesses).toHaveLength(1)
    for (const pid of listOwnBackgroundProcesses()) process.kill(pid, 'SIGKILL')
    await expect(result).resolves.toMatchObject({ kind: 'original' })
    expect(readFileSync(job.output).length).toBeGreaterThan(0)
  },
)
