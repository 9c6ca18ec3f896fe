import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/store/law/messages/ar.server.ts'
import * as de from '#app/store/law/messages/de.server.ts'
import * as en from '#app/store/law/messages/en.server.ts'
import * as es from '#app/store/law/messages/es.server.ts'
import * as fr from '#app/store/law/messages/fr.server.ts'
import * as it from '#app/store/law/messages/it.server.ts'
import * as nl from '#app/store/law/messages/nl.server.ts'
import * as pl from '#app/store/law/messages/pl.server.ts'
import * as pt from '#app/store/law/messages/pt.server.ts'

export const serverLawText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
