import type { MetaDescriptor } from 'react-router'

/** What stands in a page's head for search engines and link previews. */
export type PageHead = MetaDescriptor[]

/** The `meta` of a public page: hands on the head that its loader made, so that the code that makes it stays on the server. */
export function headOf({ loaderData }: { loaderData?: { head: PageHead } | undefined }): PageHead {
  return loaderData?.head ?? []
}
