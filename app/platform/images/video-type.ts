import type { VideoType } from '#app/platform/images/media-path.ts'

export const MAX_VIDEO_BYTES = 32 * 2 ** 20

/** Matches the brands of MP4 files that browsers play, but not those of QuickTime files and images. */
const MP4_BRAND = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV|f4v )$/
const EBML = [0x1a, 0x45, 0xdf, 0xa3] as const
const HEAD_BYTES = 64

/** Returns the type of the content, ignoring the file name. Returns null for anything but MP4 and WebM. */
export function detectVideoType(bytes: Uint8Array): VideoType | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  if (head.slice(4, 8) === 'ftyp' && MP4_BRAND.test(head.slice(8, 12))) return 'mp4'
  return EBML.every((byte, index) => bytes[index] === byte) && head.includes('webm') ? 'webm' : null
}
