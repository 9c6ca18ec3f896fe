/** Widths of image sizes, in pixels. No other widths are served. */
export const IMAGE_WIDTHS = [300, 400, 600, 800, 1200, 1600, 1920] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** 'default' is 800 wide, 'thumbnail' 300 by 300 and cropped, 'hero' 1920 wide; a number is the width. */
export type ImageSize = 'default' | 'thumbnail' | 'hero' | ImageWidth

/**
 * Matches the start of a URL, including `/media/` or Cloudinary's `/image/upload/` and a size if the URL contains one.
 */
const SIZE_POSITION = /^(\/media\/|https:\/\/[^/?#]+\/(?:[^/?#]+\/)?image\/upload\/)(?:w_[^/]*\/)?(?=.)/

export function getSizeSegment(size: ImageSize): string {
  if (size === 'thumbnail') return 'w_300,h_300,c_fill'
  if (size === 'hero') return 'w_1920'
  return `w_${size === 'default' ? 800 : size},q_auto,f_auto`
}

/** Returns the URL of a stored image in a different size. Any other URL is returned unchanged. */
export function getSizedImageUrl(url: string, size: ImageSize = 'default'): string {
  return url.replace(SIZE_POSITION, (_match, start: string) => `${start}${getSizeSegment(size)}/`)
}

/** Returns the https URL of a thumbnail that email programs can load, or null. */
export function getMailImageUrl(url: string, origin: string): string | null {
  const absolute = URL.parse(getSizedImageUrl(url, 'thumbnail'), origin)
  return absolute?.protocol === 'https:' ? absolute.href : null
}

/** Returns an image's `srcset` with `widths` (ascending) up to its own width, because images are never enlarged. */
export function buildSrcSet(url: string, originalWidth: number, widths: readonly ImageWidth[]): string | undefined {
  if (!SIZE_POSITION.test(url)) return undefined
  const enough = widths.findIndex((width) => width >= originalWidth)
  return widths
    .slice(0, enough === -1 ? widths.length : enough + 1)
    .map((width) => `${getSizedImageUrl(url, width)} ${Math.min(width, originalWidth)}w`)
    .join(', ')
}

export type UploadResult<SentFile> =
  | { readonly ok: true; readonly file: SentFile }
  /** `canRetry`: the file itself is valid. `waitMs`: the store accepts no more uploads for this time. */
  | { readonly ok: false; readonly reason: string; readonly canRetry: boolean; readonly waitMs?: number | undefined }
