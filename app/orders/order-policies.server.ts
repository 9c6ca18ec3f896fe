import type { SQL } from 'drizzle-orm'
import { wiredList } from '#app/lib/wired-list.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** A policy that is part of the contract, as lines. */
export type MailedPolicy = { readonly title: string; readonly lines: readonly string[] }

export type PolicySource = {
  /** The published policies as JSON, as part of a statement: hashes of their texts, not the texts. */
  readonly shown: SQL
  /** The policies that a confirmation contains, in the order's language. */
  readonly readMailed: (
    db: Database,
    order: Pick<Order, 'language' | 'marketId'>,
    settings: Settings,
  ) => Promise<readonly MailedPolicy[]>
}

/** Has one entry: the module that stores the policies. */
export const policySources = wiredList<PolicySource>('policySources')

/** @throws without a source */
export function getPolicySource(): PolicySource {
  const [source] = policySources.entries
  if (!source) throw new Error('No module stores policies')
  return source
}
