import { href, Link } from 'react-router'
import { StoreImage } from '#app/catalog/store-image.tsx'
import { listLookbook } from '#app/catalog/storefront/collection.server.ts'
import { createPageHead } from '#app/content/seo/page-head.server.ts'
import { getHead } from '#app/content/seo/page-head.ts'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { localePrefix } from '#app/store/locale.ts'
import { getLanguageForPrefix } from '#app/store/translated.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PANEL } from '#app/ui/panel.ts'
import type { Route } from './+types/lookbook'

export const cache = {} satisfies RouteCache

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  tagPage(context, 'settings', 'collections')
  const [storefront, collections] = await Promise.all([
    readStorefront(context),
    listLookbook(db, getLanguageForPrefix(context.get(localePrefix))),
  ])
  const head = createPageHead(url, storefront, {
    title: storefrontText.lookbook,
    description: storefrontText.lookbookDescription(storefront.settings.store_name),
    path: href('/lookbook'),
  })
  return { head, collections }
}

export const meta = getHead

const TONES = ['bg-tone-stone', 'bg-tone-petal', 'bg-tone-sage', 'bg-tone-butter', 'bg-tone-lilac'] as const

export default function Lookbook({ loaderData }: Route.ComponentProps) {
  const { collections } = loaderData
  return (
    <>
      <h1 className="page type-display py-8 text-title lg:py-12">{storefrontText.lookbook}</h1>
      {collections.length === 0 ? (
        <div className="page">
          <div className={PANEL}>
            <p className="type-display text-section">{storefrontText.emptyLookbook}</p>
            <ButtonLink to={href('/shop')}>{storefrontText.shop}</ButtonLink>
          </div>
        </div>
      ) : (
        <div className="-mb-24">
          {collections.map((collection, index) => (
            <Spread
              key={collection.id}
              collection={collection}
              isFirst={index === 0}
              isMirrored={index % 2 === 1}
              tone={TONES[index % TONES.length] ?? TONES[0]}
            />
          ))}
        </div>
      )}
    </>
  )
}

type SpreadProps = {
  collection: Route.ComponentProps['loaderData']['collections'][number]
  isFirst: boolean
  isMirrored: boolean
  tone: string
}

function Spread({ collection, isFirst, isMirrored, tone }: SpreadProps) {
  const { name, slug, description, image } = collection
  return (
    <article className={tone}>
      <div
        className={`relative mx-auto grid max-w-(--max) items-center ${image ? (isMirrored ? 'md:grid-cols-[5fr_7fr]' : 'md:grid-cols-[7fr_5fr]') : ''}`}
      >
        {image && (
          <StoreImage
            image={image}
            widths={[400, 800, 1200, 1600]}
            box={isMirrored ? 3 / 4 : 4 / 5}
            sizes="(width < 48rem) 100vw, 58vw"
            eager={isFirst}
            className={`w-full bg-tone-stone object-cover ${isMirrored ? 'aspect-3/4 md:order-2' : 'aspect-4/5'}`}
          />
        )}
        <div className="min-w-0 px-(--gutter) py-8 lg:px-12 xl:px-18">
          <h2 className="type-display text-title">
            <Link
              to={href('/collection/:slug', { slug })}
              className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-plum"
            >
              {name}
            </Link>
          </h2>
          {description && <p className="mt-5 max-w-[44ch] text-lg wrap-anywhere">{description}</p>}
          <p aria-hidden="true" className="mt-5 text-md font-medium text-link lg:mt-8">
            {storefrontText.viewCollection}
          </p>
        </div>
      </div>
    </article>
  )
}
