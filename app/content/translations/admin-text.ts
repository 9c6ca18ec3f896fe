import * as en from '#app/content/translations/messages/en.admin.ts'
import { inAdminLanguages } from '#app/lib/messages.ts'

export const adminText = inAdminLanguages<typeof en>({ en })
