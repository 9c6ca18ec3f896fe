import { useEffect, useRef, useState } from 'react'
import { homepageText } from '#app/content/homepage/homepage-text.ts'
import { SectionHeading } from '#app/content/homepage/section.tsx'
import type { ShownVideo } from '#app/content/homepage/shown-sections.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'

type VideoSectionProps = ShownVideo & { id: string; isFirst: boolean }

export function VideoSection({ id, video, poster, playback, isFirst, ...heading }: VideoSectionProps) {
  const { film: videoRef, isAmbient, isPlaying, toggle } = useAmbient(playback === 'ambient')
  return (
    <section aria-labelledby={id} className="section-gap">
      <div className="page">
        <SectionHeading {...heading} id={id} />
      </div>
      <div className="section-video">
        <video
          ref={videoRef}
          src={video.url}
          poster={getSizedImageUrl(poster.url, 1600)}
          aria-label={poster.alt || heading.heading}
          preload={isFirst ? 'metadata' : 'none'}
          playsInline
          loop={playback === 'ambient'}
          muted={playback === 'ambient'}
          controls={!isAmbient}
        />
        {isAmbient && (
          <button type="button" onClick={toggle}>
            {isPlaying ? homepageText.pauseVideo : homepageText.playVideo}
          </button>
        )}
      </div>
    </section>
  )
}

const VISIBLE_SHARE = 0.4

/**
 * Plays a silent video while it is visible, until it is paused. Shoppers who prefer reduced motion or data get the
 * browser's controls instead, as they do without JavaScript.
 */
function useAmbient(isEnabled: boolean) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const [isAmbient, setIsAmbient] = useState(false)
  const [isPlaying, setIsPlaying] = useState(false)
  const isPaused = useRef(false)

  useEffect(() => {
    const { current } = videoRef
    const prefersReduced = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
    if (!isEnabled || !current || prefersReduced) return
    setIsAmbient(true)
    const play = () =>
      current.play().then(
        () => setIsPlaying(true),
        () => setIsAmbient(false), // autoplay was denied, so the browser's controls are shown again
      )
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !isPaused.current) void play()
        else current.pause()
      },
      { threshold: VISIBLE_SHARE },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [isEnabled])

  const toggle = () => {
    const { current } = videoRef
    if (!current) return
    isPaused.current = !current.paused
    if (current.paused) void current.play()
    else current.pause()
    setIsPlaying(!isPaused.current)
  }
  return { film: videoRef, isAmbient, isPlaying, toggle }
}
