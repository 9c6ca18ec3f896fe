import { createContext, type ReactNode, use } from 'react'

type SharedMarkup = {
  /** Returns the HTML that was previously rendered for the key. */
  readonly find: (key: string) => string | undefined
  /** Records the HTML that is being rendered for the key. Returns the mark for its start and end. */
  readonly record: (key: string) => number
}

/** Null in the browser. */
export const SharedMarkupContext = createContext<SharedMarkup | null>(null)

type SharedElementProps = {
  readonly element: 'article' | 'div'
  readonly className: string
  /** The data that determines the content, in addition to store and locale; null for content that is not shared. */
  readonly by: object | null
  /** Renders the content, which must use neither `useId` nor the current URL. */
  readonly children: () => ReactNode
}

/**
 * The server renders the content once for all pages that show it, which more than halves the time of a product list.
 * Browsers render it like any other element.
 */
export function SharedElement({ element: Element, className, by, children }: SharedElementProps) {
  const shared = use(SharedMarkupContext)
  if (!shared || !by) return <Element className={className}>{children()}</Element>
  const key = JSON.stringify([className, by])
  const html = shared.find(key)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it for an earlier page
  if (html !== undefined) return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
  const mark = shared.record(key)
  return (
    <Element className={className} data-shared={mark}>
      {children()}
      <template data-shared={mark} />
    </Element>
  )
}
