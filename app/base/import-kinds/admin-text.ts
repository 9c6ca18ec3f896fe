import * as en from '#app/base/import-kinds/messages/en.admin.ts'
import { inAdminLanguages } from '#app/lib/messages.ts'

export const adminText = inAdminLanguages<typeof en>({ en })
