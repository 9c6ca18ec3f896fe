import type { MetaDescriptor } from 'react-router'

export type PageHead = MetaDescriptor[]

/** Returns the `meta` of a public page. The loader builds the head, so that the code stays on the server. */
export function getHead({ loaderData }: { loaderData?: { head: PageHead } | undefined }): PageHead {
  return loaderData?.head ?? []
}
