import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/store/settings/messages/ar.server.ts'
import * as de from '#app/store/settings/messages/de.server.ts'
import * as en from '#app/store/settings/messages/en.server.ts'
import * as es from '#app/store/settings/messages/es.server.ts'
import * as fr from '#app/store/settings/messages/fr.server.ts'
import * as it from '#app/store/settings/messages/it.server.ts'
import * as nl from '#app/store/settings/messages/nl.server.ts'
import * as pl from '#app/store/settings/messages/pl.server.ts'
import * as pt from '#app/store/settings/messages/pt.server.ts'

export const faqText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
