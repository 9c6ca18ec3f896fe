import { Link } from 'react-router'
import { StoreImage } from '#app/catalog/store-image.tsx'
import type { PageView } from '#app/content/pages/page-view.server.ts'
import { pagesText } from '#app/content/pages/pages-text.ts'
import type { RichImage } from '#app/lib/markdown.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { RichText } from '#app/ui/rich-text.tsx'

/** Shows a page of the store, or its preview for staff. */
export function PageArticle({ page }: { page: Omit<PageView, 'summary'> }) {
  const { title, nodes, contents, updatedAt } = page
  return (
    <article className="page py-8 lg:py-12">
      <div className="mx-auto max-w-[62ch] text-md wrap-anywhere">
        <h1 className="type-display text-title text-balance hyphens-auto">{title}</h1>
        {updatedAt && (
          <p className="mt-6 text-sm text-ink-2">
            {pagesText.updated} <LocalTime at={updatedAt} isDateOnly />
          </p>
        )}
        {contents.length > 0 && (
          <nav aria-labelledby="contents" className="mt-6 border-y border-line py-4 print:hidden">
            <h2 id="contents" className="text-base font-semibold">
              {pagesText.contents}
            </h2>
            <ol className="mt-1">
              {contents.map(({ id, text }) => (
                <li key={id}>
                  <Link to={`#${id}`} className="quiet-link">
                    {text}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="mt-6 lg:mt-8">
          <RichText nodes={nodes} image={renderImage} />
        </div>
      </div>
    </article>
  )
}

function renderImage(image: RichImage) {
  return (
    <StoreImage image={image} widths={[400, 600, 800, 1200]} sizes="(width < 40rem) 100vw, 36rem" className="w-full" />
  )
}
