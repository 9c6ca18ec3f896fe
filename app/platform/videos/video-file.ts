import type { VideoType } from '#app/platform/images/media-path.ts'
import { adminText } from '#app/platform/videos/admin-text.ts'
import { readMp4 } from '#app/platform/videos/mp4.ts'
import { type CheckedVideo, UnusableVideoError, type VideoRejection } from '#app/platform/videos/video-check.ts'
import { readWebm } from '#app/platform/videos/webm.ts'

export const MAX_VIDEO_BYTES = 32 * 2 ** 20

/** The limits for a clip: a silent video that plays automatically over an image. */
export const CLIP_LIMITS = { bytes: 8 * 2 ** 20, seconds: 10, side: 2160 } as const

/** Tolerates the rounding of the last frame. */
const EXTRA_SECONDS = 0.1

/** Matches the brands of MP4 files that browsers play, but not those of QuickTime files and images. */
const MP4_BRAND = /^(isom|iso[2-9]|mp4[12]|avc1|av01|dash|M4V |MSNV|f4v )$/
const EBML = [0x1a, 0x45, 0xdf, 0xa3] as const
const HEAD_BYTES = 64

/** Returns the type of the content, ignoring the file name. Returns null for anything but MP4 and WebM. */
export function detectVideoType(bytes: Uint8Array): VideoType | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  if (head.slice(4, 8) === 'ftyp' && MP4_BRAND.test(head.slice(8, 12))) return 'mp4'
  return EBML.every((byte, index) => bytes[index] === byte) && head.includes('webm') ? 'webm' : null
}

type VideoCheck =
  | { readonly ok: true; readonly video: CheckedVideo }
  | { readonly ok: false; readonly rejection: VideoRejection }

/** Checks that browsers can play a video. */
export function checkVideo(bytes: Uint8Array): VideoCheck {
  const type = detectVideoType(bytes)
  if (!type) return { ok: false, rejection: 'other-format' }
  try {
    return { ok: true, video: { type, ...(type === 'mp4' ? readMp4(bytes) : readWebm(bytes)) } }
  } catch (error) {
    if (!(error instanceof UnusableVideoError)) throw error
    return { ok: false, rejection: error.rejection }
  }
}

/** Like `checkVideo`, with the limits for a clip. */
export function checkClip(bytes: Uint8Array): VideoCheck {
  if (bytes.length > CLIP_LIMITS.bytes) return { ok: false, rejection: 'clip-too-large' }
  const checked = checkVideo(bytes)
  const rejection = checked.ok ? findClipRejection(checked.video) : null
  return rejection ? { ok: false, rejection } : checked
}

function findClipRejection({ width, height, seconds, hasSound }: CheckedVideo): VideoRejection | null {
  if (hasSound) return 'sound'
  if (seconds === null) return 'no-length'
  if (seconds > CLIP_LIMITS.seconds + EXTRA_SECONDS) return 'too-long'
  return Math.max(width, height) > CLIP_LIMITS.side ? 'too-many-pixels' : null
}

export function formatVideoRejection(rejection: VideoRejection): string {
  return adminText.rejections[rejection]
}
