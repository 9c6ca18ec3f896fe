import { createHash } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { withCleanPicture } from '#app/platform/images/clean-picture.server.ts'
import type { Drafts } from '#app/platform/images/drafts.server.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import {
  BOXES,
  type Box,
  cleanFolder,
  mediaUrl,
  type Original,
  readMediaPath,
} from '#app/platform/images/media-path.ts'
import type { PictureFiles } from '#app/platform/images/picture-files.ts'
import { RECIPE, SIZE_FORMATS, type SizeFormat } from '#app/platform/images/picture-jobs.ts'
import { pictureType } from '#app/platform/images/picture-type.ts'
import type { PictureWorker } from '#app/platform/images/picture-worker.server.ts'

const ORIGINALS = 'originals/'

type Parts = { readonly files: PictureFiles; readonly drafts: Drafts; readonly work: PictureWorker }

/**
 * A store that is served under /media/: `originals`, and `sizes`, which can be thrown away, as they are made again.
 */
export function mediaStore({ files, drafts, work }: Parts): ImageStore {
  const beingMade = new Map<string, Promise<Buffer<ArrayBuffer> | null>>()

  function makeSize(original: Original, box: Box, format: SizeFormat): Promise<Buffer<ArrayBuffer> | null> {
    return files.lend(originalName(original), async (input) => {
      const output = await drafts.path()
      try {
        await work({ kind: 'size', input, output, box, format })
        const bytes = await readFile(output)
        await files.keep(sizeName(original, box, format), output)
        return bytes
      } finally {
        await rm(output, { force: true })
      }
    })
  }

  return {
    put: (path, folder) =>
      withCleanPicture(path, { drafts, work }, async ({ hash, type, width, height, bytes }, clean) => {
        const original = { publicId: `${cleanFolder(folder)}/${hash}`, type }
        await files.keep(originalName(original), clean)
        return { url: mediaUrl(original), publicId: original.publicId, width, height, bytes }
      }),

    async keep(bytes, folder) {
      if (pictureType(bytes) !== 'jpeg') throw new TypeError('Only a JPEG is kept as it is')
      const original = originalOf(bytes, folder)
      if (await files.has(originalName(original))) return original
      const written = await drafts.path()
      try {
        await writeSynced(written, bytes)
        await files.keep(originalName(original), written)
      } finally {
        await rm(written, { force: true })
      }
      return original
    },

    async has(url) {
      const original = readMediaPath(url)?.original
      return original !== undefined && files.has(originalName(original))
    },

    readOriginal: (original) => files.read(originalName(original)),

    async readSize(original, box, format) {
      const name = sizeName(original, box, format)
      const made = await files.read(name)
      if (made) return made
      let making = beingMade.get(name)
      if (!making) {
        making = makeSize(original, box, format).finally(() => beingMade.delete(name))
        beingMade.set(name, making)
      }
      return making
    },

    async remove(url) {
      const original = readMediaPath(url)?.original
      if (!original) return
      const sizes = BOXES.flatMap((box) => SIZE_FORMATS.map((format) => sizeName(original, box, format)))
      await files.remove([originalName(original), ...sizes])
    },

    async *list() {
      for await (const { name, writtenAt } of files.list(ORIGINALS)) {
        const asked = readMediaPath(`/media/${name.slice(ORIGINALS.length)}`)
        if (asked) yield { original: asked.original, url: mediaUrl(asked.original), writtenAt }
      }
    },
  }
}

/** What a JPEG that is kept as it is will be called. */
export function originalOf(bytes: Uint8Array, folder: string): Original {
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

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
