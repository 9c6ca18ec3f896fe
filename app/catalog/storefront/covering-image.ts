import { IMAGE_WIDTHS, type ImageWidth } from '#app/lib/image-url.ts'

type Size = { readonly width: number; readonly height: number }

/** Which widths of an image a browser can choose from, and the `sizes` by which it does. */
type ImageSizes = { readonly widths: readonly ImageWidth[]; readonly sizes: string }

/**
 * Sizes of an image that covers a box of another shape, of which `sizes` has the width. A wide image in an upright box is
 * enlarged until it is as high: cropped at its sides, it needs more pixels than the box is wide. `box`: width by height.
 */
export function coveringSizes({ width, height }: Size, box: number, { widths, sizes }: ImageSizes): ImageSizes {
  const factor = width / height / box
  if (!(factor > 1.05)) return { widths, sizes }
  const largest = Math.max(...widths) * factor
  const more = IMAGE_WIDTHS.filter((candidate) => candidate > Math.max(...widths) && candidate < largest * 1.5)
  return { widths: [...widths, ...more], sizes: sizes.replace(LENGTH, `$1calc(${factor.toFixed(2)} * $2)`) }
}

/** Each length of `sizes`, after its condition in parentheses. */
const LENGTH = /(^\s*|,\s+|\)\s+)((?:min|max|clamp|calc)\((?:[^()]|\([^()]*\))*\)|[\d.]+(?:vw|rem|px))(?=\s*(?:,|$))/g
