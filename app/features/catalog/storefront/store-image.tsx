import type { Image } from '#app/features/catalog/catalog.ts'
import { type ImageWidth, sizedImageUrl, srcSet } from '#app/lib/image-url.ts'

type StoreImageProps = {
  image: Image
  widths: readonly ImageWidth[]
  sizes: string
  eager?: boolean
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
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
      className={className}
    />
  )
  if (!hoverOnly && !eager) return img
  // React preloads an eager <img> outside <picture> ahead of the styles, which delays the first paint
  return (
    <picture className={eager ? 'contents' : undefined}>
      {hoverOnly && <source media="(hover: none)" srcSet={EMPTY_IMAGE} />}
      {img}
    </picture>
  )
}
