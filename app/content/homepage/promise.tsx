import type { ShownPromises } from '#app/content/homepage/shown-sections.ts'

export function PromiseSection({ id, heading, promises }: ShownPromises & { id: string }) {
  return (
    <section aria-labelledby={id} className="page section-gap">
      <h2 id={id} className="sr-only">
        {heading}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-0">
        {promises.map(({ title, text }) => (
          <li
            key={title + text}
            className="border-line wrap-anywhere only:col-span-full lg:px-6 lg:first:ps-0 lg:last:pe-0 lg:not-first:border-s"
          >
            <h3 className="text-md font-semibold">{title}</h3>
            <p className="mt-1 text-base text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
