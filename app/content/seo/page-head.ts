import type { MetaDescriptor } from 'react-router'

export type PageHead = MetaDescriptor[]

/** The `meta` of a public page: its loader's head, so that the code for it stays on the server. */
export function getHead({ loaderData }: { loaderData?: { head: PageHead } | undefined }): PageHead {
  return loaderData?.head ?? []
}
