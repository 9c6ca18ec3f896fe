import { href, Link } from 'react-router'
import { StoreImage } from '#app/features/catalog/storefront/store-image.tsx'
import type { HeroPanel, HeroTexts } from '#app/features/homepage/homepage.server.ts'
import { homepageText } from '#app/features/homepage/homepage-text.ts'
import { siteImages } from '#app/features/homepage/site-images.ts'
import { sizedImageUrl, srcSet } from '#app/lib/image-url.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { WindowLight } from '#app/ui/light-panel.tsx'

const heroWide = siteImages['hero-wide']
const heroTall = siteImages['hero-tall']

export function Hero({ texts, panel }: { texts: HeroTexts; panel: HeroPanel | null }) {
  if (panel) return <PanelHero texts={texts} {...panel} />
  return texts.hasThemeImage ? <WallHero texts={texts} /> : <PlainHero texts={texts} />
}

/** Until the store has an image. */
function PlainHero({ texts }: { texts: HeroTexts }) {
  return (
    <section aria-labelledby="hero" className="relative bg-tone-petal">
      <WindowLight />
      <HeroText texts={texts} className="page lg:min-h-110 lg:pb-13" headline="wrap-anywhere" />
    </section>
  )
}

/** The image keeps 2:1 up to its maximum height, so that the text never touches the garments. */
function WallHero({ texts }: { texts: HeroTexts }) {
  return (
    <section aria-labelledby="hero" className="relative bg-tone-stone lg:h-[min(700px,82svh,50vw)] lg:min-h-110">
      <picture>
        <source
          media="(width >= 64rem)"
          srcSet={srcSet(heroWide.url, heroWide.width, [800, 1200, 1600, 1920])}
          sizes="100vw"
          width={heroWide.width}
          height={heroWide.height}
        />
        <img
          src={sizedImageUrl(heroTall.url, 800)}
          srcSet={srcSet(heroTall.url, heroTall.width, [400, 600, 800, 1200])}
          sizes="100vw"
          width={heroTall.width}
          height={heroTall.height}
          alt={heroWide.alt}
          fetchPriority="high"
          className="h-90 w-full object-cover object-[60%_50%] md:max-lg:h-120 lg:h-full lg:object-[100%_35%]"
        />
      </picture>
      <HeroText
        texts={texts}
        className="page lg:absolute lg:inset-0 lg:pb-13"
        headline="lg:whitespace-nowrap lg:max-xl:text-[11.4vw]"
        hintClassName="lg:right-[43%]"
      />
    </section>
  )
}

function PanelHero({ texts, image, product }: HeroPanel & { texts: HeroTexts }) {
  return (
    <section aria-labelledby="hero" className="relative bg-tone-petal">
      <div
        aria-hidden="true"
        className="window-light absolute inset-x-0 top-0 h-80 lg:h-[calc(100%-23rem)] lg:window-light-fade"
      />
      <div className="page relative grid-cols-12 gap-x-3 flex flex-col-reverse lg:grid lg:h-[min(700px,82svh)] lg:min-h-120">
        <HeroText
          texts={texts}
          className="lg:col-span-8"
          headline="lg:text-[min(11.4vw,10.5rem)]"
          hintClassName="lg:right-[36%]"
        />
        <figure className="-mr-(--gutter) relative flex flex-col items-end lg:col-span-4 lg:min-h-0">
          <StoreImage
            image={image}
            widths={[400, 600, 800, 1200]}
            sizes="(min-width: 1024px) 33vw, 256px"
            eager
            className="bg-tone-stone object-cover max-lg:aspect-4/5 max-lg:h-80 max-lg:w-auto lg:min-h-0 lg:w-full lg:flex-1"
          />
          {product && (
            <figcaption>
              <Link
                to={href('/product/:id', { id: product.id })}
                prefetch="intent"
                className="flex min-h-11 items-center pr-(--gutter) text-base text-link"
              >
                {product.name}
              </Link>
            </figcaption>
          )}
        </figure>
      </div>
    </section>
  )
}

type HeroTextProps = { texts: HeroTexts; className: string; headline: string; hintClassName?: string }

function HeroText({ texts, className, headline, hintClassName }: HeroTextProps) {
  return (
    <div className={`relative flex flex-col items-start pt-6 pb-9 lg:justify-end ${className}`}>
      {texts.label && <p className="mb-2 text-base font-medium lg:mb-4">{texts.label}</p>}
      <h1 id="hero" className={`type-display text-hero font-light text-wrap ${headline}`}>
        {texts.headline}
      </h1>
      {texts.subtitle && <p className="mt-7 text-lg max-lg:text-md">{texts.subtitle}</p>}
      <ButtonLink to={href('/shop')} className="mt-5 max-lg:w-full">
        <span className="lg:hidden">{texts.buttonPhone}</span>
        <span className="max-lg:hidden">{texts.buttonDesktop}</span>
      </ButtonLink>
      {hintClassName && (
        <p
          aria-hidden="true"
          className={`hero-hint absolute bottom-1.5 flex items-center gap-3 text-sm lg:bottom-6 ${hintClassName}`}
        >
          {homepageText.scroll}
          <span className="h-6 w-px bg-ink" />
        </p>
      )}
    </div>
  )
}
