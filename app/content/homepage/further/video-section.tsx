import { SectionHeading } from '#app/content/homepage/section.tsx'
import type { ShownVideo } from '#app/content/homepage/shown-sections.ts'
import { buildSrcSet, getSizedImageUrl } from '#app/lib/image-url.ts'
import { SilentVideo } from '#app/ui/silent-video.tsx'

type VideoSectionProps = ShownVideo & { id: string }

export function VideoSection({ id, video, poster, playback, ...heading }: VideoSectionProps) {
  const film = (
    <video
      src={video.url}
      poster={playback === 'controls' ? getSizedImageUrl(poster.url, 1600) : undefined}
      aria-label={poster.alt || heading.heading}
      preload="none"
      muted={playback === 'ambient'}
      playsInline
      controls
    />
  )
  return (
    <section aria-labelledby={id} className="section-gap">
      <div className="page">
        <SectionHeading {...heading} id={id} />
      </div>
      <div className="section-video">
        {playback === 'controls' ? (
          film
        ) : (
          <SilentVideo sources={[video.url]}>
            <img
              src={getSizedImageUrl(poster.url, 800)}
              srcSet={buildSrcSet(poster.url, poster.width, [800, 1200, 1600])}
              sizes="100vw"
              alt={poster.alt || heading.heading}
              loading="lazy"
            />
            <noscript>{film}</noscript>
          </SilentVideo>
        )}
      </div>
    </section>
  )
}
