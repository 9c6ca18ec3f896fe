import { getErrorCode } from '#app/lib/errors.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { drafts } from '#app/platform/images/drafts.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { CLIP_FOLDER } from '#app/platform/images/media-path.ts'
import { storeVideo } from '#app/platform/images/uploads.server.ts'
import { adminText } from '#app/platform/videos/admin-text.ts'
import { checkClip, checkVideo, formatVideoRejection, MAX_VIDEO_BYTES } from '#app/platform/videos/video-file.ts'
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

/**
 * Reads a multipart form with `file`, and `use` = 'clip' for a clip. Responds with { url, bytes, type } or { error }.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  return await receive({ context, request }, async ({ bytes, form }) => {
    const isClip = form.get('use') === 'clip'
    const checked = isClip ? checkClip(bytes) : checkVideo(bytes)
    if (!checked.ok) {
      const status = checked.rejection === 'clip-too-large' ? 413 : 415
      return jsonResponse({ error: formatVideoRejection(checked.rejection) }, { status })
    }
    const { video } = checked
    const folder = isClip ? CLIP_FOLDER : 'homepage'
    try {
      const url = await storeVideo(db, { store: imageStore, drafts }, { bytes, video, folder, staffId })
      return jsonResponse({ url, bytes: bytes.length, type: video.type })
    } catch (error) {
      if (!['ENOSPC', 'EDQUOT'].includes(getErrorCode(error) ?? '')) throw error
      return jsonResponse({ error: adminText.noSpaceForVideos }, { status: 507 })
    }
  })
}
