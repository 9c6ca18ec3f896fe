import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { uiText } from '#app/ui/ui-text.ts'

type SilentVideoProps = {
  /** URLs in order of preference, which end in .webm or .mp4; null for a format that is missing. */
  readonly sources: readonly (string | null)[]
  readonly className?: string
  /** The poster. It describes the video and has the size of the video's box. */
  readonly children: ReactNode
}

const VISIBLE_SHARE = 0.5
const REDUCED = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/**
 * Plays a video without sound over its poster while at least half of the poster is visible, until the shopper pauses
 * the video. The video is loaded only once half of the poster is visible, and never without scripts. For shoppers who
 * prefer reduced motion or reduced data, it is loaded only when they play it.
 */
export function SilentVideo({ sources, className = '', children }: SilentVideoProps) {
  const box = useRef<HTMLDivElement>(null)
  const film = useRef<HTMLVideoElement>(null)
  const [isMounted, setIsMounted] = useState(false)
  const [isPlaying, setIsPlaying] = useState(false)
  const [started, setStarted] = useState<'clip-started' | 'clip-started clip-tall'>()
  const requested = useRef<'play' | 'pause'>(null)

  const start = () => {
    setIsMounted(true) // plays once it is mounted
    void film.current?.play().catch(() => {}) // the browser can block it; the button then offers to play the video
  }

  const follow = useEffectEvent((visibleShare: number) => {
    if (visibleShare < VISIBLE_SHARE) film.current?.pause()
    else if (requested.current ? requested.current === 'play' : canAutoplay()) start()
  })

  useEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new IntersectionObserver((entries) => follow(entries.at(-1)?.intersectionRatio ?? 0), {
      threshold: VISIBLE_SHARE,
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  const toggle = () => {
    requested.current = isPlaying ? 'pause' : 'play'
    if (isPlaying) film.current?.pause()
    else start()
  }

  return (
    <div ref={box} className={`clip ${className}`}>
      {children}
      {isMounted && (
        <video
          ref={film}
          className={started}
          autoPlay
          loop
          muted
          playsInline
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
          onPlaying={({ currentTarget: { videoWidth, videoHeight } }) => {
            setStarted(videoWidth < videoHeight ? 'clip-started clip-tall' : 'clip-started')
          }}
        >
          {sources.map(
            (url) => url && <source key={url} src={url} type={`video/${url.slice(url.lastIndexOf('.') + 1)}`} />,
          )}
        </video>
      )}
      <button type="button" className="clip-button" onClick={toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        <span className="sr-only">{isPlaying ? uiText.pauseVideo : uiText.playVideo}</span>
      </button>
    </div>
  )
}

type Connection = Navigator & { readonly connection?: { readonly saveData?: boolean } }

function canAutoplay(): boolean {
  const { connection }: Connection = navigator
  return !connection?.saveData && !matchMedia(REDUCED).matches
}
