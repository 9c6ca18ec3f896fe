import { open, rm } from 'node:fs/promises'
import type { Drafts } from '#app/platform/images/drafts.server.ts'
import type { CleanImage } from '#app/platform/images/image-jobs.ts'
import type { PutResult, StoredImage } from '#app/platform/images/image-store.server.ts'
import { detectImageType, type ImageRejection, MAX_IMAGE_BYTES } from '#app/platform/images/image-type.ts'
import type { ImageWorker } from '#app/platform/images/image-worker.server.ts'

const HEAD_BYTES = 72

/** Re-encodes an image upright and without metadata. `store` moves the result from `path` to its final location. */
export async function withCleanImage(
  input: string,
  { drafts, work }: { readonly drafts: Drafts; readonly work: ImageWorker },
  store: (clean: CleanImage, path: string) => Promise<Omit<StoredImage, 'ground'>>,
): Promise<PutResult> {
  const rejection = await findRejection(input)
  if (rejection) return { ok: false, rejection }
  const output = await drafts.path()
  try {
    const result = await work({ kind: 'original', input, output })
    if (result.kind === 'rejected') return { ok: false, rejection: result.rejection }
    if (result.kind !== 'original') throw new Error(`The image renderer returned "${result.kind}"`)
    const { ground } = result.image
    return { ok: true, image: { ...(await store(result.image, output)), ground } }
  } finally {
    await rm(output, { force: true })
  }
}

async function findRejection(path: string): Promise<ImageRejection | null> {
  const file = await open(path)
  try {
    if ((await file.stat()).size > MAX_IMAGE_BYTES) return 'too-many-bytes'
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const type = detectImageType(buffer.subarray(0, bytesRead))
    return type === null ? 'other-format' : type === 'heic' ? 'heic' : null
  } finally {
    await file.close()
  }
}
