import type { Image } from '#app/features/catalog/catalog.ts'
import { type ImageWidth, sizedImageUrl, srcSet } from '#app/lib/image-url.ts'

type StoreImageProps = {
  image: Image
  widths: readonly ImageWidth[]
  /** The `sizes` attribute: its width on the page. */
  sizes: string
  /** In the first view: loaded at once and before other images. */
  eager?: boolean
  /** Only loaded on devices with hover. */
  hoverOnly?: boolean
  className?: string
}

const EMPTY_IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

export function StoreImage({ image, widths, sizes, eager, hoverOnly, className }: StoreImageProps) {
  const img = (
    <img
      src={sizedImageUrl(image.url, 800)}
      srcSet={srcSet(image.url, image.width, widths)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'auto' : 'async'}
      className={className}
    />
  )
  if (!hoverOnly && !eager) return img
  // React preloads an eager <img> ahead of the styles, which delays the first paint, unless it is within <picture>.
  return (
    <picture className={eager ? 'contents' : undefined}>
      {hoverOnly && <source media="(hover: none)" srcSet={EMPTY_IMAGE} />}
      {img}
    </picture>
  )
}
