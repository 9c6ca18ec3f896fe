import * as en from '#app/catalog/admin/messages/en.admin.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const adminText = inLanguages<typeof en>({ en })
