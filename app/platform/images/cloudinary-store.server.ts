import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { z } from 'zod'
import { withCleanImage } from '#app/platform/images/clean-image.server.ts'
import type { Drafts } from '#app/platform/images/drafts.server.ts'
import { ImageHostError } from '#app/platform/images/image-host-error.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import type { ImageWorker } from '#app/platform/images/image-worker.server.ts'
import { cleanFolder, MODERATED_FOLDER } from '#app/platform/images/media-path.ts'
import { log } from '#app/platform/log.server.ts'
import type { CloudinaryHosting } from '#app/platform/read-env.ts'

const TIME_LIMIT_MS = 60_000

const uploadResponse = z.object({
  secure_url: z.url(),
  public_id: z.string().min(1).max(255),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

type Dependencies = { readonly localStore: ImageStore; readonly drafts: Drafts; readonly work: ImageWorker }

/** Uploads are cleaned and sent to Cloudinary, which serves them in all sizes. Other images are in `localStore`. */
export function cloudinaryStore(hosting: CloudinaryHosting, { localStore, drafts, work }: Dependencies): ImageStore {
  const { cloudName, uploadPreset, apiUrl, mediaUrl, key } = hosting
  const isCloudinaryUrl = (url: string) => URL.parse(url)?.origin === mediaUrl

  async function call(action: 'upload' | 'destroy', body: FormData): Promise<unknown> {
    const url = `${apiUrl}/v1_1/${cloudName}/image/${action}`
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(TIME_LIMIT_MS) }).catch(
      (cause: unknown) => {
        log.error({ event: 'image-host-failed', host: 'cloudinary', action, err: cause })
        throw new ImageHostError({ cause })
      },
    )
    if (response.ok) return response.json().catch(() => null)
    await response.body?.cancel()
    log.error({ event: 'image-host-failed', host: 'cloudinary', action, status: response.status })
    throw new ImageHostError()
  }

  return {
    ...localStore,

    put(path, folder) {
      if (folder === MODERATED_FOLDER) return localStore.put(path, folder) // everything at Cloudinary is public
      return withCleanImage(path, { drafts, work }, async ({ type, bytes }, clean) => {
        const form = new FormData()
        form.append('file', await openAsBlob(clean), `image.${type}`)
        form.append('upload_preset', uploadPreset)
        form.append('folder', cleanFolder(folder))
        const reply = uploadResponse.safeParse(await call('upload', form))
        // Our Content-Security-Policy would block images from another origin
        if (!reply.success || !isCloudinaryUrl(reply.data.secure_url)) {
          log.error({ event: 'image-host-failed', host: 'cloudinary', action: 'upload', reason: 'unexpected response' })
          throw new ImageHostError()
        }
        const { secure_url: url, public_id: publicId, width, height } = reply.data
        return { url, publicId, width, height, bytes }
      })
    },

    has: async (url) => isCloudinaryUrl(url) || localStore.has(url),

    async remove(url) {
      if (!isCloudinaryUrl(url)) return localStore.remove(url)
      const publicId = findPublicId(url)
      if (!publicId) return
      if (!key) {
        log.warn({ event: 'image-left', host: 'cloudinary', image: publicId })
        return
      }
      const parameters = { public_id: publicId, timestamp: String(Math.floor(Date.now() / 1000)) }
      const form = new FormData()
      for (const [name, value] of Object.entries(parameters)) form.append(name, value)
      form.append('api_key', key.id)
      form.append('signature', computeSignature(parameters, key.secret))
      await call('destroy', form)
    },
  }
}

/** Returns 'folder/name' for '…/image/upload/v1700000000/folder/name.jpg'. */
function findPublicId(url: string): string | null {
  const name = /\/image\/upload\/(?:v\d+\/)?([^?#]+?)(?:\.\w+)?$/.exec(url)?.[1]
  return name === undefined ? null : decodeURIComponent(name)
}

/** Returns the SHA-1 hash of the parameters, sorted by name, and the secret. */
function computeSignature(parameters: Readonly<Record<string, string>>, secret: string): string {
  const text = Object.entries(parameters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return createHash('sha1')
    .update(text + secret)
    .digest('hex')
}
