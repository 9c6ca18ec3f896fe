import { redirect } from 'react-router'
import { findShare } from '#app/content/seo/share.server.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { db } from '#app/platform/db/db.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { findBrandFile } from '#app/store/brand/brand-files.server.ts'
import { readPublishedLookText } from '#app/store/brand.server.ts'
import { findContentLanguage, localePrefix } from '#app/store/locale.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import type { Route } from './+types/share-image'

export const localized = true

/** Renders the image of a shared link. Outdated and invented URLs redirect to the current one and render nothing. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [settings, brand, locales] = await Promise.all([readSettings(db), readPublishedLookText(db), readLocales(db)])
  const locale = locales.find(({ prefix }) => prefix === context.get(localePrefix))
  const language = locale ? findContentLanguage(locale, locales) : null
  const share = await findShare(db, params.subject, { settings, brand }, language)
  if (!share) throw notFound('Page Not Found')
  if (!url.pathname.endsWith(share.address)) return redirect(share.address)
  const logo = share.card.look?.logo
  const image = await imageStore.readShare(share.card, logo ? (await findBrandFile(db, logo))?.bytes : undefined)
  if (!image) throw notFound('Page Not Found')
  return new Response(image, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(image.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin', // shown by other sites
    },
  })
}
