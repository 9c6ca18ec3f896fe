import { createHash, randomBytes } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '#app/lib/start-error.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { type Box, cleanFolder, mediaUrl, type Original } from '#app/platform/images/media-path.ts'
import { SIZE_FORMATS, type SizeFormat } from '#app/platform/images/picture-jobs.ts'
import { MAX_PICTURE_BYTES, pictureType } from '#app/platform/images/picture-type.ts'
import { openPictureWorker, type PictureWorker } from '#app/platform/images/picture-worker.server.ts'

/** Counts up when the encoders of picture-maker.server.ts change: sizes made before are then no longer served. */
export const RECIPE = 1

const ABANDONED_MS = 3_600_000

/**
 * Pictures in a folder: `originals`, `sizes` (which can be thrown away: they are made again) and `drafts`, from where a
 * file that is whole and on the disk is moved to its place. Several processes may share it.
 */
export function localImageStore(root: string, work: PictureWorker = openPictureWorker()): ImageStore {
  const beingMade = new Map<string, Promise<Buffer<ArrayBuffer> | null>>()
  let draftsReady: Promise<void> | undefined

  const originalPath = ({ publicId, type }: Original) => join(root, 'originals', `${publicId}.${type}`)
  const sizes = join(root, 'sizes', String(RECIPE))
  const sizePath = ({ publicId, type }: Original, box: string, format: SizeFormat) =>
    join(sizes, box, `${publicId}.${type}.${format}`)

  /** A name for a new file. Those left behind by a process that was killed are cleared away once. */
  async function draft(): Promise<string> {
    const folder = join(root, 'drafts')
    draftsReady ??= prepareDrafts(folder)
    await draftsReady
    return join(folder, randomBytes(12).toString('hex'))
  }

  async function makeSize(original: Original, box: Box, format: SizeFormat): Promise<Buffer<ArrayBuffer> | null> {
    const input = originalPath(original)
    if (!(await exists(input))) return null
    const output = await draft()
    try {
      await work({ kind: 'size', input, output, box, format })
      const bytes = await readFile(output)
      await moveTo(sizePath(original, boxName(box), format), output)
      return bytes
    } finally {
      await rm(output, { force: true })
    }
  }

  return {
    async put(bytes, folder) {
      if (bytes.length > MAX_PICTURE_BYTES) return { ok: false, refusal: 'too-many-bytes' }
      const type = pictureType(bytes)
      if (type === null || type === 'heic') return { ok: false, refusal: type ?? 'other-format' }
      const [input, output] = [await draft(), await draft()]
      try {
        await writeSynced(input, bytes)
        const result = await work({ kind: 'original', input, output })
        if (result.kind === 'refused') return { ok: false, refusal: result.refusal }
        if (result.kind !== 'original') throw new Error(`The picture maker answered "${result.kind}"`)
        const { hash, type, width, height, bytes: size } = result.picture
        const original = { publicId: `${cleanFolder(folder)}/${hash}`, type }
        await moveTo(originalPath(original), output)
        return {
          ok: true,
          picture: { url: mediaUrl(original), publicId: original.publicId, width, height, bytes: size },
        }
      } finally {
        await rm(input, { force: true })
        await rm(output, { force: true })
      }
    },

    async keep(bytes, folder) {
      if (pictureType(bytes) !== 'jpeg') throw new TypeError('Only a JPEG is kept as it is')
      const original = originalOf(bytes, folder)
      if (await exists(originalPath(original))) return original
      const written = await draft()
      try {
        await writeSynced(written, bytes)
        await moveTo(originalPath(original), written)
      } finally {
        await rm(written, { force: true })
      }
      return original
    },

    has: (original) => exists(originalPath(original)),

    readOriginal: (original) => read(originalPath(original)),

    async readSize(original, box, format) {
      const path = sizePath(original, boxName(box), format)
      const made = await read(path)
      if (made) return made
      let making = beingMade.get(path)
      if (!making) {
        making = makeSize(original, box, format).finally(() => beingMade.delete(path))
        beingMade.set(path, making)
      }
      return making
    },

    async remove(original) {
      await rm(originalPath(original), { force: true })
      for (const box of await readdir(sizes).catch(() => [])) {
        for (const format of SIZE_FORMATS) await rm(sizePath(original, box, format), { force: true })
      }
    },
  }
}

/** What a JPEG that is kept as it is will be called. */
export function originalOf(bytes: Uint8Array, folder: string): Original {
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { publicId: `${cleanFolder(folder)}/${hash}`, type: 'jpg' }
}

function boxName({ width, height }: Box): string {
  return height === undefined ? `w${width}` : `w${width}h${height}`
}

async function prepareDrafts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { force: true })
  }
}

/** Renamed into its folder in one step: whoever looks finds the whole file or none. */
async function moveTo(path: string, from: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await rename(from, path)
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function read(path: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
