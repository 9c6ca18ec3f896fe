import * as ar from '#app/features/settings/messages/ar.server.ts'
import * as de from '#app/features/settings/messages/de.server.ts'
import * as en from '#app/features/settings/messages/en.server.ts'
import * as es from '#app/features/settings/messages/es.server.ts'
import * as fr from '#app/features/settings/messages/fr.server.ts'
import * as it from '#app/features/settings/messages/it.server.ts'
import * as nl from '#app/features/settings/messages/nl.server.ts'
import * as pl from '#app/features/settings/messages/pl.server.ts'
import * as pt from '#app/features/settings/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const faqText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
