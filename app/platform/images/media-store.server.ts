import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { withCleanImage } from '#app/platform/images/clean-image.server.ts'
import type { Drafts } from '#app/platform/images/drafts.server.ts'
import type { ImageFiles } from '#app/platform/images/image-files.ts'
import { ENCODER_VERSION, type ImageJob, SIZE_FORMATS, type SizeFormat } from '#app/platform/images/image-jobs.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { detectImageType } from '#app/platform/images/image-type.ts'
import type { ImageWorker } from '#app/platform/images/image-worker.server.ts'
import {
  BOXES,
  type Box,
  cleanFolder,
  getMediaUrl,
  isVideoType,
  type Original,
  type OriginalType,
  readMediaPath,
} from '#app/platform/images/media-path.ts'
import { computeShareVersion } from '#app/platform/images/share-card.ts'

const ORIGINALS = 'originals/'

type Dependencies = { readonly files: ImageFiles; readonly drafts: Drafts; readonly work: ImageWorker }

/** Stores originals, resized images and share images. Renders missing resized images and share images again. */
export function mediaStore({ files, drafts, work }: Dependencies): ImageStore {
  const inProgress = new Map<string, Promise<Buffer<ArrayBuffer> | null>>()

  /** Concurrent calls share the work. */
  async function readOrRender(name: string, render: () => Promise<Buffer<ArrayBuffer> | null>) {
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
      await files.store(name, output)
      return bytes
    } finally {
      await rm(output, { force: true })
    }
  }

  async function storeOriginal(original: Original, bytes: Uint8Array): Promise<void> {
    await withDraft(bytes, (draftPath) => files.store(getOriginalName(original), draftPath))
  }

  /** Keeps the bytes in a temporary file while `work` runs. */
  async function withDraft<Result>(bytes: Uint8Array, work: (path: string) => Promise<Result>): Promise<Result> {
    const draftPath = await drafts.path()
    try {
      await writeFile(draftPath, bytes, { flag: 'wx', flush: true })
      return await work(draftPath)
    } finally {
      await rm(draftPath, { force: true })
    }
  }

  return {
    put: (path, folder) =>
      withCleanImage(path, { drafts, work }, async ({ hash, type, width, height, bytes }, clean) => {
        const original = { publicId: `${cleanFolder(folder)}/${hash}`, type }
        await files.store(getOriginalName(original), clean)
        return { url: getMediaUrl(original), publicId: original.publicId, width, height, bytes }
      }),

    async putVideo(path, folder, type) {
      const hash = createHash('sha256')
      for await (const chunk of createReadStream(path)) hash.update(chunk)
      const original = { publicId: `${cleanFolder(folder)}/${hash.digest('hex')}`, type }
      await files.store(getOriginalName(original), path)
      return { url: getMediaUrl(original), publicId: original.publicId }
    },

    readPart: (original, from, to) => files.readPart(getOriginalName(original), from, to),

    async storeUnchanged(bytes, folder) {
      if (detectImageType(bytes) !== 'jpeg') throw new TypeError('Only JPEGs can be stored unchanged')
      const original = toOriginal(bytes, folder)
      if (!(await files.has(getOriginalName(original)))) await storeOriginal(original, bytes)
      return original
    },

    restore: storeOriginal,

    async has(url) {
      const original = readMediaPath(url)?.original
      return original !== undefined && files.has(getOriginalName(original))
    },

    readOriginal: (original) => files.read(getOriginalName(original)),

    readSize(original, box, format) {
      const name = getSizeName(original, box, format)
      return readOrRender(name, () =>
        files.withLocalPath(getOriginalName(original), (input) =>
          renderAndStore(name, (output) => ({ kind: 'size', input, output, box, format })),
        ),
      )
    },

    readShare(card, logoBytes) {
      const name = `shares/${computeShareVersion(card)}.jpg`
      const drawWith = (input: string | null, logo: string | null) =>
        renderAndStore(name, (output) => ({ kind: 'share', input, logo, output, card }))
      const draw = (input: string | null) =>
        logoBytes ? withDraft(logoBytes, (logo) => drawWith(input, logo)) : drawWith(input, null)
      return readOrRender(name, () =>
        card.image ? files.withLocalPath(getOriginalName(card.image), draw) : draw(null),
      )
    },

    async remove(url) {
      const original = readMediaPath(url)?.original
      if (!original) return
      if (isVideoType(original.type)) return await files.remove([getOriginalName(original)])
      const sizes = BOXES.flatMap((box) => SIZE_FORMATS.map((format) => getSizeName(original, box, format)))
      await files.remove([getOriginalName(original), ...sizes])
    },

    async *list() {
      for await (const { name, bytes, writtenAt } of files.list(ORIGINALS)) {
        const requested = readMediaPath(`/media/${name.slice(ORIGINALS.length)}`)
        if (requested) yield { original: requested.original, url: getMediaUrl(requested.original), bytes, writtenAt }
      }
    },
  }
}

export function toOriginal(bytes: Uint8Array, folder: string, type: OriginalType = 'jpg'): Original {
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { publicId: `${cleanFolder(folder)}/${hash}`, type }
}

function getOriginalName({ publicId, type }: Original): string {
  return `${ORIGINALS}${publicId}.${type}`
}

function getSizeName({ publicId, type }: Original, { width, height }: Box, format: SizeFormat): string {
  const box = height === undefined ? `w${width}` : `w${width}h${height}`
  return `sizes/${ENCODER_VERSION}/${box}/${publicId}.${type}.${format}`
}
