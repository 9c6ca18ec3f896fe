import { eq } from 'drizzle-orm'
import { href } from 'react-router'
import { type Id, newId } from '#app/lib/id.ts'
import { adminText } from '#app/payments/admin-text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { RegisteredProvider } from '#app/pricing/payment-providers.ts'
import { adminUsers } from '#app/store/staff.table.ts'
import { alertStaff } from '#app/store/store-mail.server.ts'

/** `ending`: the last characters of the new account's number; empty if the account was removed. */
export type ChangedAccount = { readonly market: string; readonly ending: string }

type PayeeChange = { readonly staffId: Id<'staff'> } & (
  | { readonly accounts: readonly ChangedAccount[] }
  /**
   * `account`: the account's name at the provider, if the provider responded. `keys`: the last characters of the new
   * keys.
   */
  | { readonly account: string | null; readonly keys: string }
)

/**
 * Notifies all staff by email that payments now go to a different account. Call it in the transaction of the change.
 */
export async function alertPayeeChange(tx: Database, { name, title }: RegisteredProvider, change: PayeeChange) {
  const staff = await findStaffName(tx, change.staffId)
  await alertStaff(tx, {
    event: `payee-changed:${newId()}`,
    write: () => ({
      subject: adminText.payeeSubject(title()),
      title: adminText.payeeTitle(title()),
      lines: [adminText.payeeChanged(staff), ...listPayeeLines(change), adminText.payeeUnexpected],
      link: { label: adminText.openPayments, path: href('/admin/payments/:provider', { provider: name }) },
    }),
  })
}

type NoteChange = { readonly staffId: Id<'staff'>; readonly language: string; readonly note: string }

/**
 * Notifies all staff by email that the note beside a bank account changed in one language. Call it in the transaction
 * of the change.
 */
export async function alertAccountNoteChange(tx: Database, { staffId, language, note }: NoteChange) {
  const staff = await findStaffName(tx, staffId)
  await alertStaff(tx, {
    event: `payee-changed:${newId()}`,
    write: () => ({
      subject: adminText.accountNoteSubject,
      title: adminText.accountNoteSubject,
      lines: [adminText.accountNoteChanged(staff, language), adminText.accountNoteNow(note), adminText.payeeUnexpected],
      link: { label: adminText.openPayments, path: href('/admin/payments') },
    }),
  })
}

async function findStaffName(tx: Database, id: Id<'staff'>): Promise<string> {
  const [staff] = await tx.select({ name: adminUsers.fullName }).from(adminUsers).where(eq(adminUsers.id, id))
  return staff?.name ?? ''
}

function listPayeeLines(change: PayeeChange): readonly string[] {
  if ('accounts' in change) return change.accounts.map(({ market, ending }) => adminText.accountNow(market, ending))
  const { account, keys } = change
  return [account ? adminText.currentKeys(keys, account) : adminText.keysNow(keys)]
}
