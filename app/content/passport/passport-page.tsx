import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import type { ProductFact } from '#app/catalog/product-facts.server.ts'
import passportCss from '#app/content/passport/passport.css?url'
import { passportText } from '#app/content/passport/passport-text.server.ts'
import type { PassportShell, PassportView } from '#app/content/passport/passport-view.server.ts'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { buildSrcSet, getSizedImageUrl } from '#app/lib/image-url.ts'
import rightToLeftCss from '#app/store/right-to-left.css?url'
import storefrontCss from '#app/storefront.css?url'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { DisclosureMark } from '#app/ui/disclosure-mark.tsx'
import { LightPanel } from '#app/ui/light-panel.tsx'

/** A complete document that needs no scripts, so that it still works when a label is scanned years after the order. */
export function PassportPage({ shell, view }: { readonly shell: PassportShell; readonly view: PassportView }) {
  const { name, state, image, facts, earlier, product, languages } = view
  return (
    <PassportDocument shell={shell} title={`${name} · ${passportText.title}`} canonical={product?.canonical ?? null}>
      <main className="passport-sheet page">
        <header className="passport-head">
          <p>{passportText.title}</p>
          <h1 className="type-display text-section">
            <bdi>{name}</bdi>
          </h1>
          <p className="passport-quiet">{state}</p>
          <p>
            {product ? (
              <a href={product.path} className="passport-link">
                {passportText.toProduct}
              </a>
            ) : (
              passportText.notSold
            )}
          </p>
        </header>
        {image && (
          <img
            src={getSizedImageUrl(image.url, 600)}
            srcSet={buildSrcSet(image.url, image.width, [400, 600, 800, 1200])}
            sizes="(min-width: 768px) 40vw, calc(100vw - 32px)"
            width={image.width}
            height={image.height}
            alt={name}
            className="passport-image"
          />
        )}
        <Facts facts={facts} />
        {earlier.length > 0 && (
          <details className="passport-earlier group">
            <summary>
              {passportText.earlier}
              <DisclosureMark />
            </summary>
            {earlier.map((past) => (
              <section key={past.until + JSON.stringify(past.facts)}>
                <h2>{past.until}</h2>
                <Facts facts={past.facts} />
              </section>
            ))}
          </details>
        )}
        {languages.length > 0 && (
          <nav aria-label={passportText.otherLanguages} className="passport-links">
            {languages.map(({ label, to, language }) => (
              <a key={to} href={to} lang={language} hrefLang={language} className="passport-link">
                {label}
              </a>
            ))}
          </nav>
        )}
      </main>
    </PassportDocument>
  )
}

/** The page for an unknown code. */
export function MissingPassport({ shell }: { readonly shell: PassportShell }) {
  return (
    <PassportDocument shell={shell} title={passportText.missing} canonical={null}>
      <main className="grid">
        <LightPanel className="">
          <h1 className="type-display text-title">{passportText.missing}</h1>
          <p className="max-w-[62ch] text-lg">
            {passportText.missingText.before}
            <a href={shell.contact} className="text-link">
              {passportText.missingText.link}
            </a>
            {passportText.missingText.after}
          </p>
          <ButtonAnchor href={shell.shop} className="mt-3">
            {storefrontText.shop}
          </ButtonAnchor>
        </LightPanel>
      </main>
    </PassportDocument>
  )
}

type PassportDocumentProps = {
  readonly shell: PassportShell
  readonly title: string
  /** Null if search engines must not index the page. */
  readonly canonical: string | null
  readonly children: ReactNode
}

function PassportDocument({ shell, title, canonical, children }: PassportDocumentProps) {
  const { language, direction, brand, storeName, home, links } = shell
  const [font = publicSans] = brand?.fonts ?? []
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${title} · ${storeName}`}</title>
        {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex, follow" />}
        <link rel="stylesheet" href={storefrontCss} />
        <link rel="stylesheet" href={passportCss} />
        {direction && <link rel="stylesheet" href={rightToLeftCss} />}
        {brand && <link rel="stylesheet" href={brand.sheet} />}
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        {brand?.icons && <link rel="icon" href={`/brand/${brand.icons[32]}.png`} sizes="32x32" type="image/png" />}
      </head>
      <body>
        <div className="passport">
          <header className="page">
            <a href={home} className="passport-store type-display text-menu">
              <span className="wordmark">{storeName}</span>
            </a>
          </header>
          {children}
          {links.length > 0 && (
            <footer className="passport-links page">
              {links.map(({ label, to }) => (
                <a key={label} href={to} className="passport-link">
                  {label}
                </a>
              ))}
            </footer>
          )}
        </div>
      </body>
    </html>
  )
}

function Facts({ facts }: { readonly facts: readonly ProductFact[] }) {
  return (
    <dl className="passport-facts">
      {facts.map(({ term, texts }) => (
        <div key={term}>
          <dt>{term}</dt>
          {texts.map(({ text, symbol }) => (
            <dd key={text}>
              {symbol && (
                <svg className="icon" aria-hidden="true">
                  <use href={symbol} />
                </svg>
              )}
              <bdi>{text}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
