import { useEffect, useRef, useState } from 'react'
import type { Counter } from '#app/content/homepage/sections/section-fields.ts'

const COUNT_MS = 1_200

/** The HTML contains the final figures. Figures that begin with a number count up when they first become visible. */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-6">
      {counters.map(({ figure, label }) => (
        <Figure key={label + figure} figure={figure} label={label} />
      ))}
    </dl>
  )
}

const COUNTED = /^(\d{1,6})(\D.*|)$/

function Figure({ figure, label }: Counter) {
  const [, digits, rest] = COUNTED.exec(figure) ?? []
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-base">{label}</dt>
      <dd className="type-display text-[calc(5.5rem*var(--display-size))] leading-none tabular-nums">
        {digits === undefined ? figure : <CountUp to={Number(digits)} />}
        {rest}
      </dd>
    </div>
  )
}

function CountUp({ to }: { to: number }) {
  const [shown, setShown] = useState(to)
  const figure = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const { current } = figure
    if (!current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      current.style.width = `${current.getBoundingClientRect().width}px` // keeps the plus sign in place during counting
      let start: number | undefined
      function count(now: number) {
        start ??= now // the time of the frame, which can be before the current time
        const left = Math.max(0, 1 - (now - start) / COUNT_MS)
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
    <span ref={figure} className="inline-block text-end whitespace-nowrap">
      {shown}
    </span>
  )
}
