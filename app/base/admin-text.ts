import * as en from '#app/base/messages/en.admin.ts'
import { inAdminLanguages } from '#app/lib/messages.ts'

export const adminText = inAdminLanguages<typeof en>({ en })
