import type { Image } from '#app/features/catalog/catalog.ts'
import { type ImageWidth, sizedImageUrl, srcSet } from '#app/lib/image-url.ts'

type StoreImageProps = {
  image: Image
  widths: readonly ImageWidth[]
  sizes: string
  eager?: boolean
  className?: string
}

export function StoreImage({ image, widths, sizes, eager, className }: StoreImageProps) {
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
  // React preloads an eager <img> outside <picture> ahead of the styles, which delays the first paint
  return eager ? <picture className="contents">{img}</picture> : img
}
