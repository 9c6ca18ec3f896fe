import type { Picture } from '#app/features/catalog/catalog.ts'
import { pictureUrl } from '#app/lib/picture-url.ts'

/** A product's picture beside its name. */
export function HomepageThumb({ picture, small = false }: { picture: Picture | null; small?: boolean }) {
  const size = small ? 'h-10 w-8' : 'h-[50px] w-10'
  return (
    <span className={`shrink-0 bg-tone-stone ${size}`}>
      {picture && (
        <img
          src={pictureUrl(picture.url, 300)}
          alt=""
          width={40}
          height={50}
          loading="lazy"
          draggable={false}
          className={`object-cover ${size}`}
        />
      )}
    </span>
  )
}
