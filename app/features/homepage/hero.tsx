import { href } from 'react-router'
import { sitePictures } from '#app/features/homepage/site-pictures.ts'
import { pictureUrl, srcSet } from '#app/lib/picture-url.ts'
import { ButtonLink } from '#app/ui/button.tsx'

const heroWide = sitePictures['hero-wide']
const heroTall = sitePictures['hero-tall']

export type HeroTexts = {
  readonly label: string
  readonly headline: string
  readonly subtitle: string
  readonly buttonPhone: string
  readonly buttonDesktop: string
}

/**
 * On a wide screen the words stand on the lit wall of the picture, else on a panel below it. The picture keeps its 2:1 up
 * to its greatest height, so that the words and the rail keep clear of each other at every width.
 */
export function Hero({ texts }: { texts: HeroTexts }) {
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
          src={pictureUrl(heroTall.url, 800)}
          srcSet={srcSet(heroTall.url, heroTall.width, [400, 600, 800, 1200])}
          sizes="100vw"
          width={heroTall.width}
          height={heroTall.height}
          alt={heroWide.alt}
          fetchPriority="high"
          className="h-90 w-full object-cover object-[60%_50%] md:max-lg:h-120 lg:h-full lg:object-[100%_35%]"
        />
      </picture>
      <div className="page flex flex-col items-start pt-6 pb-8 lg:absolute lg:inset-0 lg:justify-end lg:pb-13">
        <p className="mb-3 text-base font-medium lg:mb-4">{texts.label}</p>
        <h1
          id="hero"
          className="type-display text-hero font-light tracking-[-0.012em] text-wrap lg:whitespace-nowrap lg:max-xl:text-[11.4vw]"
        >
          {texts.headline}
        </h1>
        <p className="mt-7 text-lg max-lg:text-md">{texts.subtitle}</p>
        <ButtonLink to={href('/shop')} className="mt-5 max-lg:w-full">
          <span className="lg:hidden">{texts.buttonPhone}</span>
          <span className="max-lg:hidden">{texts.buttonDesktop}</span>
        </ButtonLink>
        <p
          aria-hidden="true"
          className="hero-hint flex items-center gap-3 text-sm max-lg:mt-5 max-lg:[@media(height<900px)]:hidden lg:absolute lg:right-[43%] lg:bottom-6"
        >
          Scroll to explore
          <span className="h-6 w-px bg-ink" />
        </p>
      </div>
    </section>
  )
}
