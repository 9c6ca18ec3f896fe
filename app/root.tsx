import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { useNonce } from '#app/platform/http/nonce.tsx'
import { RequestIdText } from '#app/platform/http/request-id.tsx'
import { EarlyNavigation } from '#app/platform/react-router-tuning/early-navigation.tsx'
import type { loader as comingSoonLoader } from '#app/routes/storefront/coming-soon.tsx'
import type { loader as storefrontLoader } from '#app/routes/storefront/layout.tsx'
import storefrontCss from '#app/storefront.css?url'
import { useInputGuards } from '#app/ui/input-guards.ts'
import type { Route } from './+types/root'

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const storefront = useRouteLoaderData<typeof storefrontLoader>('routes/storefront/layout')
  const comingSoon = useRouteLoaderData<typeof comingSoonLoader>('routes/storefront/coming-soon')
  const locale = storefront?.store.locale ?? comingSoon?.locale
  const brand = storefront?.store.brand ?? comingSoon?.brand
  const home = useHref('/')
  const isStatic = useMatches().some(({ handle }) => isObject(handle) && 'isStatic' in handle)
  return (
    <html
      lang={locale?.language ?? 'en'}
      dir={locale?.direction}
      data-prefix={home.slice(1) || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* iPhones turn digits into links, which also changes the markup that React hydrates */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="theme-color" content={brand?.theme ?? '#1e1620'} />
        <Meta />
        <Links nonce={nonce} />
        <IconLinks icons={brand?.icons} />
        <link rel="manifest" href={useHref('/manifest.webmanifest')} />
      </head>
      <body>
        <EarlyNavigation />
        {children}
        <ScrollRestoration nonce={nonce} />
        {!isStatic && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

type IconLinksProps = { readonly icons: Readonly<Record<32 | 180 | 192, string>> | undefined }

function IconLinks({ icons }: IconLinksProps) {
  if (icons) {
    return (
      <>
        <link rel="icon" href={`/brand/${icons[32]}.png`} sizes="32x32" type="image/png" />
        <link rel="icon" href={`/brand/${icons[192]}.png`} sizes="192x192" type="image/png" />
        <link rel="apple-touch-icon" href={`/brand/${icons[180]}.png`} />
      </>
    )
  }
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  )
}

export default function App() {
  useInputGuards()
  return <Outlet />
}

/** The last resort if even the layout could not be rendered, for example when a route's script could not be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const [currentUrl, home] = [useHref(useLocation()), useHref('/')]
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className="page grid min-h-svh place-content-center gap-4 bg-tone-petal">
      <link rel="stylesheet" href={storefrontCss} precedence="default" />
      <title>{missing ? storefrontText.pageNotFound : storefrontText.failed}</title>
      <h1 className="type-display text-title">{missing ? storefrontText.pageNotFound : storefrontText.failed}</h1>
      <p className="text-lg">{missing ? storefrontText.pageNotFoundText : storefrontText.failedText}</p>
      {!missing && <RequestIdText text={storefrontText.reference} />}
      {!missing && (
        <a className="text-link" href={currentUrl}>
          {storefrontText.tryAgain}
        </a>
      )}
      <a className="text-link" href={home}>
        {storefrontText.goHome}
      </a>
    </main>
  )
}
