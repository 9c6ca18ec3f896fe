import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { Clip } from '#app/base/product-video.ts'
import type { Image } from '#app/catalog/catalog.ts'
import { StoreImage } from '#app/catalog/store-image.tsx'
import { homepageText } from '#app/content/homepage/homepage-text.ts'
import type { ShownHero } from '#app/content/homepage/shown-sections.ts'
import { siteImages } from '#app/content/homepage/site-images.ts'
import { buildSrcSet, getSizedImageUrl } from '#app/lib/image-url.ts'
import { useStore } from '#app/store/store.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { WindowLight } from '#app/ui/light-panel.tsx'
import { SilentVideo } from '#app/ui/silent-video.tsx'

const heroWide = siteImages['hero-wide']
const heroTall = siteImages['hero-tall']

export type HeroProps = {
  id: string
  hero: ShownHero
  /** True for the first hero, whose headline is the page's h1. */
  isMain: boolean
  /** True if nothing is above the hero, so that its image loads immediately. */
  isFirst: boolean
}

export function Hero(props: HeroProps) {
  return props.isFirst ? (
    <HeroLook {...props} />
  ) : (
    <div className="section-gap">
      <HeroLook {...props} />
    </div>
  )
}

/** Returns whether a hero's image loads immediately. Brands whose hero has only text hide the image. */
export function useEagerImage({ isFirst }: Pick<HeroProps, 'isFirst'>): boolean {
  const { brand } = useStore()
  return isFirst && brand?.hero !== 'type'
}

function HeroLook(props: HeroProps) {
  const { hero } = props
  if (hero.look === 'wall') return <WallHero {...props} />
  if (!hero.image) return <PlainHero {...props} />
  return <PanelHero {...props} image={hero.image} />
}

function PlainHero(props: HeroProps) {
  return (
    <section aria-labelledby={props.id} className="hero relative bg-tone-petal">
      <WindowLight />
      <HeroText {...props} className="page lg:min-h-110 lg:pb-13" headline="wrap-anywhere" />
    </section>
  )
}

/** The image keeps its 2:1 ratio up to its maximum height, so that the text never covers the garments. */
function WallHero(props: HeroProps) {
  const isEager = useEagerImage(props)
  return (
    <section
      aria-labelledby={props.id}
      className="hero hero-body relative lg:bg-tone-stone lg:h-[min(max(700px,36vw),82svh,50vw)] lg:min-h-110"
    >
      <HeroMedia video={props.hero.video} className="hero-media lg:h-full">
        <picture className="hero-media">
          <source
            media="(width >= 64rem)"
            srcSet={buildSrcSet(heroWide.url, heroWide.width, [800, 1200, 1600, 1920])}
            sizes="100vw"
            width={heroWide.width}
            height={heroWide.height}
          />
          <img
            src={getSizedImageUrl(heroTall.url, 800)}
            srcSet={buildSrcSet(heroTall.url, heroTall.width, [400, 600, 800, 1200])}
            sizes="100vw"
            width={heroTall.width}
            height={heroTall.height}
            alt={heroWide.alt}
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isEager ? 'high' : undefined}
            className="mirrored h-90 w-full object-cover object-[60%_50%] md:max-lg:h-120 lg:h-full lg:object-[100%_35%] 2xl:object-[100%_10%]"
          />
        </picture>
      </HeroMedia>
      <HeroText
        {...props}
        className="page lg:absolute lg:inset-0 lg:pb-13"
        headline="lg:whitespace-nowrap lg:max-xl:text-[calc(11.4vw*var(--display-size))]"
        hasHint
      />
    </section>
  )
}

function PanelHero({ image, ...props }: HeroProps & { image: Image }) {
  const { product } = props.hero
  const isEager = useEagerImage(props)
  return (
    <section aria-labelledby={props.id} className="hero relative bg-tone-petal">
      <div
        aria-hidden="true"
        className="window-light absolute inset-x-0 top-0 h-80 lg:h-[calc(100%-23rem)] lg:window-light-fade"
      />
      <div className="hero-body page relative grid-cols-12 gap-x-3 flex flex-col-reverse lg:grid lg:h-[min(700px,82svh)] lg:min-h-120">
        <HeroText
          {...props}
          className="lg:col-span-8"
          headline="lg:text-[calc(min(11.4vw,10.5rem)*var(--display-size))]"
          hasHint
        />
        <figure className="hero-media -me-(--gutter) relative flex flex-col items-end lg:col-span-4 lg:min-h-0">
          <HeroMedia video={props.hero.video} className="max-lg:w-fit lg:flex lg:min-h-0 lg:w-full lg:flex-1">
            <StoreImage
              image={image}
              widths={[400, 600, 800, 1200]}
              sizes="(min-width: 1024px) 33vw, 256px"
              eager={isEager}
              className="bg-tone-stone object-cover max-lg:aspect-4/5 max-lg:h-80 max-lg:w-auto lg:min-h-0 lg:w-full lg:flex-1"
            />
          </HeroMedia>
          {product && (
            <figcaption>
              <Link
                to={href('/product/:id', { id: product.id })}
                className="flex min-h-11 items-center pe-(--gutter) text-base text-link"
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

type HeroMediaProps = { video: Clip | null; className: string; children: ReactNode }

/** A hero's image, over which a video can play. */
export function HeroMedia({ video, className, children }: HeroMediaProps) {
  if (!video) return children
  return (
    <SilentVideo sources={[video.webm, video.mp4]} className={className}>
      {children}
    </SilentVideo>
  )
}

type HeroTextProps = HeroProps & { className: string; headline: string; hasHint?: boolean }

/** Returns the original language if the page is in Arabic but the headline is not translated; otherwise undefined. */
function useHeadlineLanguage(headline: string): string | undefined {
  const { locale, locales } = useStore()
  if (locale.language.split('-')[0] !== 'ar' || /\p{Script=Arabic}/u.test(headline)) return undefined
  return locales.find(({ prefix }) => prefix === '')?.language
}

/** The image determines the size of the headline and the position of the text. */
export function HeroText({ id, hero, isMain, className, headline, hasHint = false }: HeroTextProps) {
  const Headline = isMain ? 'h1' : 'h2'
  return (
    <div className={`hero-text relative flex flex-col items-start py-6 lg:justify-end lg:pb-9 ${className}`}>
      {hero.label && <p className="mb-2 text-base font-medium lg:mb-4">{hero.label}</p>}
      <Headline
        id={id}
        lang={useHeadlineLanguage(hero.headline)}
        className={`type-display text-hero font-light text-wrap ${headline}`}
      >
        {hero.headline}
      </Headline>
      {hero.subtitle && <p className="mt-7 text-lg max-lg:text-md">{hero.subtitle}</p>}
      <ButtonLink to={hero.button.to} className="mt-5 max-lg:w-full">
        <span className="lg:hidden">{hero.button.phone}</span>
        <span className="max-lg:hidden">{hero.button.desktop}</span>
      </ButtonLink>
      {hasHint && isMain && (
        <p
          aria-hidden="true"
          className="hero-hint mt-6 flex items-center gap-3 text-sm lg:absolute lg:inset-x-0 lg:bottom-6 lg:mx-auto lg:w-fit"
        >
          {homepageText.scroll}
          <span className="h-6 w-px bg-ink" />
        </p>
      )}
    </div>
  )
}
