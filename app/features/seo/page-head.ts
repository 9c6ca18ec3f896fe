import type { MetaDescriptor } from 'react-router'

export type PageHead = MetaDescriptor[]

/** The `meta` of a public page: the head that its loader created, so that the code for it stays on the server. */
export function headOf({ loaderData }: { loaderData?: { head: PageHead } | undefined }): PageHead {
  return loaderData?.head ?? []
}
