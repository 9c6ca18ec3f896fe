import type { MetaDescriptor } from 'react-router'

/** What stands in a page's head for search engines and link previews. */
export type PageHead = MetaDescriptor[]

/** The `meta` of a public page: hands on what its loader made, so that shoppers are sent nothing that makes it. */
export function headOf({ loaderData }: { loaderData?: { head: PageHead } | undefined }): PageHead {
  return loaderData?.head ?? []
}
