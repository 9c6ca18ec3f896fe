import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { withCleanImage } from '#app/platform/images/clean-image.server.ts'
import type { Drafts } from '#app/platform/images/drafts.server.ts'
import type { ImageFiles } from '#app/platform/images/image-files.ts'
import { type ImageJob, RECIPE, SIZE_FORMATS, type SizeFormat } from '#app/platform/images/image-jobs.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { imageType } from '#app/platform/images/image-type.ts'
import type { ImageWorker } from '#app/platform/images/image-worker.server.ts'
import {
  BOXES,
  type Box,
  cleanFolder,
  isVideoType,
  mediaUrl,
  type Original,
  readMediaPath,
} from '#app/platform/images/media-path.ts'
import { shareVersion } from '#app/platform/images/share-card.ts'

const ORIGINALS = 'originals/'

type Parts = { readonly files: ImageFiles; readonly drafts: Drafts; readonly work: ImageWorker }

/** Stores originals, sizes and share images. Sizes and share images are rendered again if missing. */
export function mediaStore({ files, drafts, work }: Parts): ImageStore {
  const inProgress = new Map<string, Promise<Buffer<ArrayBuffer> | null>>()

  /** Concurrent calls share the work. */
  async function readRendered(name: string, render: () => Promise<Buffer<ArrayBuffer> | null>) {
    const stored = await files.read(name)
    if (stored) return stored
    const rendering = inProgress.get(name) ?? render().finally(() => inProgress.delete(name))
    inProgress.set(name, rendering)
    return rendering
  }

  async function renderAndStore(name: string, job: (output: string) => ImageJob): Promise<Buffer<ArrayBuffer>> {
    const output = await drafts.path()
    try {
      await work(job(output))
      const bytes = await readFile(output)
      await files.keep(name, output)
      return bytes
    } finally {
      await rm(output, { force: true })
    }
  }

  async function storeAs(original: Original, bytes: Uint8Array): Promise<void> {
    await withDraft(bytes, (written) => files.keep(originalName(original), written))
  }

  /** Writes the bytes to a temporary file while `work` runs. */
  async function withDraft<Result>(bytes: Uint8Array, work: (path: string) => Promise<Result>): Promise<Result> {
    const written = await drafts.path()
    try {
      await writeFile(written, bytes, { flag: 'wx', flush: true })
      return await work(written)
    } finally {
      await rm(written, { force: true })
    }
  }

  return {
    put: (path, folder) =>
      withCleanImage(path, { drafts, work }, async ({ hash, type, width, height, bytes }, clean) => {
        const original = { publicId: `${cleanFolder(folder)}/${hash}`, type }
        await files.keep(originalName(original), clean)
        return { url: mediaUrl(original), publicId: original.publicId, width, height, bytes }
      }),

    async putVideo(path, folder, type) {
      const hash = createHash('sha256')
      for await (const chunk of createReadStream(path)) hash.update(chunk)
      const original = { publicId: `${cleanFolder(folder)}/${hash.digest('hex')}`, type }
      await files.keep(originalName(original), path)
      return { url: mediaUrl(original), publicId: original.publicId }
    },

    readPart: (original, from, to) => files.readPart(originalName(original), from, to),

    async keep(bytes, folder) {
      if (imageType(bytes) !== 'jpeg') throw new TypeError('Only JPEGs can be stored unchanged')
      const original = toOriginal(bytes, folder)
      if (!(await files.has(originalName(original)))) await storeAs(original, bytes)
      return original
    },

    restore: storeAs,

    async has(url) {
      const original = readMediaPath(url)?.original
      return original !== undefined && files.has(originalName(original))
    },

    readOriginal: (original) => files.read(originalName(original)),

    readSize(original, box, format) {
      const name = sizeName(original, box, format)
      return readRendered(name, () =>
        files.withLocalPath(originalName(original), (input) =>
          renderAndStore(name, (output) => ({ kind: 'size', input, output, box, format })),
        ),
      )
    },

    readShare(card, logoBytes) {
      const name = `shares/${shareVersion(card)}.jpg`
      const drawWith = (input: string | null, logo: string | null) =>
        renderAndStore(name, (output) => ({ kind: 'share', input, logo, output, card }))
      const draw = (input: string | null) =>
        logoBytes ? withDraft(logoBytes, (logo) => drawWith(input, logo)) : drawWith(input, null)
      return readRendered(name, () => (card.image ? files.withLocalPath(originalName(card.image), draw) : draw(null)))
    },

    async remove(url) {
      const original = readMediaPath(url)?.original
      if (!original) return
      if (isVideoType(original.type)) return await files.remove([originalName(original)])
      const sizes = BOXES.flatMap((box) => SIZE_FORMATS.map((format) => sizeName(original, box, format)))
      await files.remove([originalName(original), ...sizes])
    },

    async *list() {
      for await (const { name, bytes, writtenAt } of files.list(ORIGINALS)) {
        const requested = readMediaPath(`/media/${name.slice(ORIGINALS.length)}`)
        if (requested) yield { original: requested.original, url: mediaUrl(requested.original), bytes, writtenAt }
      }
    },
  }
}

export function toOriginal(bytes: Uint8Array, folder: string): Original {
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { publicId: `${cleanFolder(folder)}/${hash}`, type: 'jpg' }
}

function originalName({ publicId, type }: Original): string {
  return `${ORIGINALS}${publicId}.${type}`
}

function sizeName({ publicId, type }: Original, { width, height }: Box, format: SizeFormat): string {
  const box = height === undefined ? `w${width}` : `w${width}h${height}`
  return `sizes/${RECIPE}/${box}/${publicId}.${type}.${format}`
}
