import process from 'node:process'
import { isReferenced, listReferencedImages } from '#app/base/images.server.ts'
import { siteImages } from '#app/content/homepage/site-images.ts'
import { StartError } from '#app/lib/errors.ts'
import { db } from '#app/platform/db/db.server.ts'
import { SIZE_FORMATS } from '#app/platform/images/image-jobs.ts'
import { type ImageStore, imageStore, type ListedImage } from '#app/platform/images/image-store.server.ts'
import { BOXES, isVideoType } from '#app/platform/images/media-path.ts'
import { sweepUploads } from '#app/platform/images/sweep.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import '#app/wiring.images.ts'
import { runCommand } from '#scripts/command.ts'
import { printLine } from '#scripts/log-line.ts'

const USAGE = `Usage:
  npm run images -- make-sizes   creates all missing image sizes
  npm run images -- check        lists missing images and unknown files; changes nothing
  npm run images -- sweep        removes uploads and unknown files unused for a day`

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_CONCURRENT = 4

type ImageComparison = {
  /** URLs that the database refers to or records as uploads, but that have no file. */
  readonly missing: readonly string[]
  /** Originals that are not shown, not recorded as uploads, and not part of the theme. */
  readonly orphans: readonly ListedImage[]
}

/** Compares the database with the image store. */
async function compare(store: ImageStore): Promise<ImageComparison> {
  const orphans: ListedImage[] = []
  const recorded = await db.select({ url: uploads.url }).from(uploads)
  const knownUrls = new Set([
    ...recorded.map(({ url }) => url),
    ...(await listReferencedImages(db)),
    ...Object.values(siteImages).map(({ url }) => url),
  ])
  const storedUrls = new Set<string>()
  for await (const image of store.list()) {
    storedUrls.add(image.url)
    if (!knownUrls.has(image.url)) orphans.push(image)
  }
  const missing: string[] = []
  for (const url of knownUrls) if (!storedUrls.has(url) && !(await store.has(url))) missing.push(url)
  return { missing: missing.sort(), orphans }
}

async function createSizes(store: ImageStore): Promise<void> {
  const images: ListedImage[] = []
  for await (const image of store.list()) if (!isVideoType(image.original.type)) images.push(image)
  const queue = images.entries()
  let sizes = 0
  const workers = Array.from({ length: MAX_CONCURRENT }, async () => {
    for (const [index, { original }] of queue) {
      for (const box of BOXES) {
        for (const format of SIZE_FORMATS) if (await store.readSize(original, box, format)) sizes++
      }
      if ((index + 1) % 10 === 0) printLine(`${index + 1} of ${images.length} images …`)
    }
  })
  await Promise.all(workers)
  printLine(`${sizes} sizes of ${images.length} images exist.`)
}

async function check(store: ImageStore): Promise<void> {
  const { missing, orphans } = await compare(store)
  for (const url of missing) printLine(`missing  ${url}`)
  for (const { url } of orphans) printLine(`unknown  ${url}`)
  printLine(`Missing images: ${missing.length}. Unknown files: ${orphans.length}.`)
  if (missing.length > 0) process.exitCode = 1
}

/**
 * Removes unused uploads, and files without a database row, which a killed process can leave behind. Keeps recent
 * files, because their upload may be in progress.
 */
async function sweep(store: ImageStore): Promise<void> {
  const swept = await sweepUploads(db, store, isReferenced())
  const { orphans } = await compare(store)
  const old = orphans.filter(({ writtenAt }) => Date.now() - writtenAt.getTime() > DAY_MS)
  for (const { url } of old) await store.remove(url)
  printLine(`Removed: ${formatCount(swept, 'upload')}, ${formatCount(old.length, 'unknown file')}.`)
}

const formatCount = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

const COMMANDS: ReadonlyMap<string, (store: ImageStore) => Promise<void>> = new Map([
  ['make-sizes', createSizes],
  ['check', check],
  ['sweep', sweep],
])

async function run([command = '', ...rest]: readonly string[]): Promise<void> {
  const selectedCommand = COMMANDS.get(command)
  if (!selectedCommand || rest.length > 0) throw new StartError(USAGE)
  await selectedCommand(imageStore)
}

await runCommand(
  () => run(process.argv.slice(2)),
  () => db.$client.end(),
)
