import { asc, eq } from 'drizzle-orm'
import { removeWaiting } from '#app/inventory/waiting-list.server.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import { pick } from '#app/lib/keys.ts'
import { hasEmail, type PersonalData } from '#app/orders/personal-data.ts'
import { consentTexts } from '#app/store/consents.table.ts'

/** The products that a person is or was waiting for, and the text that the person saw. */
export const waitingListData: PersonalData = {
  async read(db, { email }) {
    const waitingLists = await db
      .select({
        product: waitingList.productName,
        ...pick(waitingList, [
          'size',
          'color',
          'state',
          'language',
          'createdAt',
          'confirmedAt',
          'heldUntil',
          'endedAt',
        ]),
        text: consentTexts.text,
      })
      .from(waitingList)
      .leftJoin(consentTexts, eq(consentTexts.id, waitingList.textId))
      .where(hasEmail(waitingList.email, email))
      .orderBy(asc(waitingList.id))
    return { waitingLists }
  },
  async erase(tx, { email }) {
    return { waitingLists: await removeWaiting(tx, hasEmail(waitingList.email, email)) }
  },
}
