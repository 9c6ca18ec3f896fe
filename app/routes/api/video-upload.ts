import { adminText } from '#app/content/homepage/admin-text.ts'
import { getErrorCode } from '#app/lib/errors.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { drafts } from '#app/platform/images/drafts.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { storeVideo } from '#app/platform/images/uploads.server.ts'
import { detectVideoType, MAX_VIDEO_BYTES } from '#app/platform/images/video-type.ts'
import { fileReceiver, rejectNonPost } from '#app/routes/api/receive-file.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/video-upload'

const receive = fileReceiver({
  name: 'videos',
  maxBytes: MAX_VIDEO_BYTES,
  tooLarge: () => adminText.videoTooLarge,
})

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return rejectNonPost()
}

/** Reads a multipart form with `file`. Responds with { url, bytes } or { error }. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  return await receive({ context, request }, async ({ bytes }) => {
    const type = detectVideoType(bytes)
    if (!type) return jsonResponse({ error: adminText.videoTypeUnknown }, { status: 415 })
    try {
      const url = await storeVideo(db, { store: imageStore, drafts }, { bytes, type, staffId })
      return jsonResponse({ url, bytes: bytes.length })
    } catch (error) {
      if (!['ENOSPC', 'EDQUOT'].includes(getErrorCode(error) ?? '')) throw error
      return jsonResponse({ error: adminText.noSpaceForVideos }, { status: 507 })
    }
  })
}
