import type { VideoType } from '#app/platform/images/media-path.ts'
import type { adminText } from '#app/platform/videos/admin-text.ts'

// Videos are stored as they were uploaded, so only their container is read: no frame is decoded.

export type VideoRejection = keyof typeof adminText.rejections

/** `seconds` is null for a recording that does not contain its length. */
export type CheckedVideo = {
  readonly type: VideoType
  readonly width: number
  readonly height: number
  readonly seconds: number | null
  readonly hasSound: boolean
}

/** Thrown by the readers of MP4 and WebM files. */
export class UnusableVideoError extends Error {
  readonly rejection: VideoRejection

  constructor(rejection: VideoRejection) {
    super(rejection)
    this.rejection = rejection
  }
}

/** A file with more elements than this is hostile: a WebM has one per frame, about 100 per second with sound. */
const MAX_ELEMENTS = 100_000

/** Returns a function to call for each element of a file. @throws UnusableVideoError at the limit */
export function createElementCounter(): () => void {
  let count = 0
  return () => {
    if (++count > MAX_ELEMENTS) throw new UnusableVideoError('damaged')
  }
}
