import { Fragment } from 'react'
import { href, Link } from 'react-router'
import { StoreImage } from '#app/catalog/store-image.tsx'
import { listLookbook } from '#app/catalog/storefront/collection.server.ts'
import { LookSection } from '#app/content/looks/look-section.tsx'
import {
  findMainCollection,
  listLookTags,
  listShownLooks,
  type ShownLook,
} from '#app/content/looks/shown-looks.server.ts'
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
  const looks = await listShownLooks(db, storefront)
  tagPage(context, ...listLookTags(looks))
  const head = createPageHead(url, storefront, {
    title: storefrontText.lookbook,
    description: storefrontText.lookbookDescription(storefront.settings.store_name),
    path: href('/lookbook'),
  })
  const listLooksIn = (id: string | null) => looks.filter((look) => findSpread(look, collections) === id)
  const spreads = collections.map((collection) => ({ collection, looks: listLooksIn(collection.id) }))
  return { head, spreads, otherLooks: listLooksIn(null) }
}

/** Returns the id of the collection below which the lookbook shows a look; null if it is not one of `collections`. */
function findSpread(look: ShownLook, collections: readonly { readonly id: string }[]): string | null {
  const id = findMainCollection(look)
  return collections.some((collection) => collection.id === id) ? id : null
}

export const meta = getHead

const TONES = ['bg-tone-stone', 'bg-tone-petal', 'bg-tone-sage', 'bg-tone-butter', 'bg-tone-lilac'] as const

export default function Lookbook({ loaderData }: Route.ComponentProps) {
  const { spreads, otherLooks } = loaderData
  const isEmpty = spreads.length === 0 && otherLooks.length === 0
  return (
    <>
      <h1 className="page type-display py-8 text-title lg:py-12">{storefrontText.lookbook}</h1>
      {isEmpty ? (
        <div className="page">
          <div className={PANEL}>
            <p className="type-display text-section">{storefrontText.emptyLookbook}</p>
            <ButtonLink to={href('/shop')}>{storefrontText.shop}</ButtonLink>
          </div>
        </div>
      ) : (
        <div className="-mb-24">
          {spreads.map(({ collection, looks }, index) => (
            <Fragment key={collection.id}>
              <Spread
                collection={collection}
                isFirst={index === 0}
                isMirrored={index % 2 === 1}
                tone={TONES[index % TONES.length] ?? TONES[0]}
              />
              <Looks looks={looks} heading="h3" isMirrored={index % 2 === 0} />
            </Fragment>
          ))}
          <Looks looks={otherLooks} heading="h2" isMirrored={false} />
        </div>
      )}
    </>
  )
}

type LooksProps = { looks: readonly ShownLook[]; heading: 'h2' | 'h3'; isMirrored: boolean }

/** Shows looks on alternating sides, starting on the side opposite the image above. */
function Looks({ looks, heading, isMirrored }: LooksProps) {
  if (looks.length === 0) return null
  return (
    <div className="page grid gap-16 py-16 lg:gap-24 lg:py-24">
      {looks.map((look, index) => (
        <LookSection key={look.id} look={look} heading={heading} isMirrored={isMirrored === (index % 2 === 0)} />
      ))}
    </div>
  )
}

type SpreadProps = {
  collection: Route.ComponentProps['loaderData']['spreads'][number]['collection']
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
        <div
          className={`min-w-0 px-(--gutter) py-8 ${image ? (isMirrored ? 'lg:pe-12 xl:pe-18' : 'lg:ps-12 xl:ps-18') : ''}`}
        >
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
