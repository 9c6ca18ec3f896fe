import { useEffect, useRef, useState } from 'react'
import { homepageText } from '#app/features/homepage/homepage-text.ts'

const COUNT_MS = 1_200

/** '500+ pieces' and '40+ artisans'. The HTML says so at once; in the browser they count up to it when first seen. */
export function Counters() {
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-6">
      <Counter to={500} of={homepageText.pieces} />
      <Counter to={40} of={homepageText.artisans} />
    </dl>
  )
}

function Counter({ to, of }: { to: number; of: string }) {
  const [shown, setShown] = useState(to)
  const figure = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const { current } = figure
    if (!current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return
      observer.disconnect()
      current.style.width = `${current.getBoundingClientRect().width}px` // so that the plus keeps its place
      let begun: number | undefined
      function count(now: number) {
        begun ??= now // the frames' own time: a late frame began before this moment, and would count from below zero
        const left = Math.max(0, 1 - (now - begun) / COUNT_MS)
        setShown(Math.round(to * (1 - left ** 3)))
        if (left > 0) frame = requestAnimationFrame(count)
      }
      frame = requestAnimationFrame(count)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [to])

  return (
    <div className="flex flex-col-reverse">
      <dt className="text-base">{of}</dt>
      <dd className="type-display text-[5.5rem] leading-none tabular-nums">
        <span ref={figure} className="inline-block text-right whitespace-nowrap">
          {shown}
        </span>
        +
      </dd>
    </div>
  )
}
