import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isPassportCode, parsePassportCode } from '#app/catalog/passport/passport-code.ts'
import { findPassport } from '#app/content/passport/find-passport.server.ts'
import { MissingPassport, PassportPage } from '#app/content/passport/passport-page.tsx'
import { toPassportShell, toPassportView } from '#app/content/passport/passport-view.server.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { localePrefix } from '#app/store/locale.ts'
import { getLanguageForPrefix } from '#app/store/translated.server.ts'
import type { Route } from './+types/garment-passport'

export const localized = true

export const cache = { params: { code: isPassportCode } } satisfies RouteCache

/**
 * Renders a separate document without scripts: a storefront route would add scripts to every page, and someone who
 * scans a label needs no cart.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  const id = parsePassportCode(params.code)
  const pendingPassport = id && findPassport(db, id, getLanguageForPrefix(context.get(localePrefix)))
  const [storefront, passport] = await Promise.all([readStorefront(context), pendingPassport])
  const shell = toPassportShell(storefront)
  if (!id || !passport) return htmlResponse(404, createElement(MissingPassport, { shell }))
  const { manufacturerId } = passport
  tagPage(
    context,
    'settings',
    'pages',
    `product:${id}`,
    ...(manufacturerId ? [`manufacturer:${manufacturerId}` as const] : []),
  )
  return htmlResponse(
    200,
    createElement(PassportPage, { shell, view: toPassportView(url, storefront, { id, passport }) }),
  )
}

function htmlResponse(status: 200 | 404, page: Parameters<typeof renderToStaticMarkup>[0]): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, { status, headers })
}
