import { z } from 'zod'
import type { UploadResult } from '#app/lib/image-url.ts'
import { type SendOptions, sendUpload } from '#app/platform/images/send-image.ts'
import { CLIP_LIMITS, formatVideoRejection } from '#app/platform/videos/video-file.ts'

const sentClip = z.object({ url: z.string(), type: z.enum(['mp4', 'webm']) })
export type SentClip = z.output<typeof sentClip>

/** Uploads a silent video to routes/api/video-upload.ts. Never settles once aborted. */
export async function sendClip(file: File, options: SendOptions): Promise<UploadResult<SentClip>> {
  if (file.size > CLIP_LIMITS.bytes) {
    return { ok: false, reason: formatVideoRejection('clip-too-large'), canRetry: false }
  }
  return await sendUpload({ to: '/uploads/video', fields: { use: 'clip' }, response: sentClip }, file, options)
}
