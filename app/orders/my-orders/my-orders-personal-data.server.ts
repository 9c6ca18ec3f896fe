import { asc } from 'drizzle-orm'
import { pick } from '#app/lib/keys.ts'
import { orderListLinks } from '#app/orders/my-orders/order-list-links.table.ts'
import { hasEmail, type PersonalData } from '#app/orders/personal-data.ts'

/** Links that a person requested for their address. */
export const orderListData: PersonalData = {
  async read(db, { email }) {
    const links = await db
      .select(pick(orderListLinks, ['createdAt', 'expiresAt']))
      .from(orderListLinks)
      .where(hasEmail(orderListLinks.email, email))
      .orderBy(asc(orderListLinks.createdAt))
    return { orderListLinks: links }
  },
  async erase(tx, { email }) {
    await tx.delete(orderListLinks).where(hasEmail(orderListLinks.email, email))
    return {}
  },
}
