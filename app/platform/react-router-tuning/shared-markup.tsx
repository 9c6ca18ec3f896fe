import { createContext, type ReactNode, use } from 'react'

type SharedMarkup = {
  /** What was rendered for the key before. */
  readonly find: (key: string) => string | undefined
  /** Has what is rendered for the key now stored. Returns the mark of its start and end. */
  readonly record: (key: string) => number
}

/** Null in the browser. */
export const SharedMarkupContext = createContext<SharedMarkup | null>(null)

type SharedElementProps = {
  readonly element: 'article' | 'div'
  readonly className: string
  /** All that the content depends on, in addition to the store and the locale; null if it must not be shared. */
  readonly by: object | null
  /** Renders the content, which uses neither `useId` nor the current address. */
  readonly children: () => ReactNode
}

/**
 * Its content is rendered once for all pages of a server that show the same: a list of products takes less than half of
 * the time then. Browsers render it as any other.
 */
export function SharedElement({ element: Element, className, by, children }: SharedElementProps) {
  const shared = use(SharedMarkupContext)
  if (!shared || !by) return <Element className={className}>{children()}</Element>
  const key = JSON.stringify([className, by])
  const html = shared.find(key)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own, from an earlier page
  if (html !== undefined) return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
  const mark = shared.record(key)
  return (
    <Element className={className} data-shared={mark}>
      {children()}
      <template data-shared={mark} />
    </Element>
  )
}
