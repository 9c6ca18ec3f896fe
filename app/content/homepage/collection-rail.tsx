import { href, Link } from 'react-router'
import { StoreImage } from '#app/catalog/store-image.tsx'
import { EmptySection, SectionHeading } from '#app/content/homepage/section.tsx'
import type { ShownCollections } from '#app/content/homepage/shown-sections.ts'

export function CollectionRail({ id, tiles, hint, ...heading }: ShownCollections & { id: string }) {
  return (
    <section aria-labelledby={id} className="page section-gap">
      <SectionHeading {...heading} id={id} link={tiles.length > 0 ? heading.link : null} />
      {tiles.length === 0 ? (
        <EmptySection>{hint}</EmptySection>
      ) : (
        <ul className="home-row max-lg:rail gap-x-3 lg:grid lg:grid-cols-4">
          {tiles.map(({ id: tileId, name, slug, image }) => (
            <li key={tileId} className="relative">
              <div className="window-light aspect-companion rounded-image overflow-hidden bg-tone-clay">
                {image && (
                  <StoreImage
                    image={image}
                    widths={[300, 400, 600, 800]}
                    box={3 / 4}
                    sizes="(min-width: 1024px) 24vw, min(72vw, 320px)"
                    className="size-full object-cover"
                  />
                )}
              </div>
              <h3 className="type-display mt-3 pb-2 text-sub">
                <Link
                  to={`${href('/shop')}?collection=${slug}`}
                  className="underline-offset-4 after:absolute after:inset-0 hover:underline hover:decoration-1"
                >
                  {name}
                </Link>
              </h3>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
