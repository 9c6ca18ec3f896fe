import { href, Link } from 'react-router'
import { StoreImage } from '#app/features/catalog/storefront/store-image.tsx'
import type { CollectionTile } from '#app/features/homepage/homepage.server.ts'
import { homepageText } from '#app/features/homepage/homepage-text.ts'
import { Section } from '#app/features/homepage/section.tsx'

export function LatestCollections({ collections }: { collections: readonly CollectionTile[] }) {
  return (
    <Section
      id="latest-collections"
      title={homepageText.latestCollections}
      viewAll={href('/lookbook')}
      hint={homepageText.fillCollections}
    >
      {collections.length > 0 && (
        <ul className="max-lg:rail gap-x-3 lg:grid lg:grid-cols-4">
          {collections.map(({ id, name, slug, image }) => (
            <li key={id} className="relative">
              <div className="window-light aspect-3/4 overflow-hidden bg-tone-clay">
                {image && (
                  <StoreImage
                    image={image}
                    widths={[300, 400, 600, 800]}
                    sizes="(min-width: 1024px) 24vw, min(72vw, 320px)"
                    className="size-full object-cover"
                  />
                )}
              </div>
              <h3 className="type-display mt-3 text-sub">
                <Link
                  to={`${href('/shop')}?collection=${slug}`}
                  prefetch="intent"
                  className="underline-offset-4 after:absolute after:inset-0 hover:underline hover:decoration-1"
                >
                  {name}
                </Link>
              </h3>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
