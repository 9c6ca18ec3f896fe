import { homepageText } from '#app/features/homepage/homepage-text.ts'

export function PromiseSection({ promises }: { promises: readonly { title: string; text: string }[] }) {
  return (
    <section aria-labelledby="promise" className="page section-gap">
      <h2 id="promise" className="sr-only">
        {homepageText.promise}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-0 lg:divide-x lg:divide-line">
        {promises.map(({ title, text }) => (
          <li key={title} className="lg:px-6 lg:first:pl-0 lg:last:pr-0">
            <h3 className="text-md font-semibold">{title}</h3>
            <p className="mt-1 text-base text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
