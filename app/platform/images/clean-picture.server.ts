import { open, rm } from 'node:fs/promises'
import type { Drafts } from '#app/platform/images/drafts.server.ts'
import type { PutResult, StoredPicture } from '#app/platform/images/image-store.server.ts'
import type { CleanPicture } from '#app/platform/images/picture-jobs.ts'
import { MAX_PICTURE_BYTES, type PictureRefusal, pictureType } from '#app/platform/images/picture-type.ts'
import type { PictureWorker } from '#app/platform/images/picture-worker.server.ts'

const HEAD_BYTES = 72

/**
 * Decodes the file at `input` and writes it anew, upright and with nothing in it but the picture; `store` then puts the
 * clean file at `path` where it belongs. Neither the clean file nor a half one is left behind.
 */
export async function withCleanPicture(
  input: string,
  { drafts, work }: { readonly drafts: Drafts; readonly work: PictureWorker },
  store: (clean: CleanPicture, path: string) => Promise<StoredPicture>,
): Promise<PutResult> {
  const refusal = await refusalOf(input)
  if (refusal) return { ok: false, refusal }
  const output = await drafts.path()
  try {
    const result = await work({ kind: 'original', input, output })
    if (result.kind === 'refused') return { ok: false, refusal: result.refusal }
    if (result.kind !== 'original') throw new Error(`The picture maker answered "${result.kind}"`)
    return { ok: true, picture: await store(result.picture, output) }
  } finally {
    await rm(output, { force: true })
  }
}

/** What its size and its first bytes tell, before anybody decodes it. */
async function refusalOf(path: string): Promise<PictureRefusal | null> {
  const file = await open(path)
  try {
    if ((await file.stat()).size > MAX_PICTURE_BYTES) return 'too-many-bytes'
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const type = pictureType(buffer.subarray(0, bytesRead))
    return type === null ? 'other-format' : type === 'heic' ? 'heic' : null
  } finally {
    await file.close()
  }
}
