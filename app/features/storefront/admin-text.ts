import * as en from '#app/features/storefront/messages/en.admin.ts'
import { inAdminLanguages } from '#app/lib/messages.ts'

export const adminText = inAdminLanguages<typeof en>({ en })
