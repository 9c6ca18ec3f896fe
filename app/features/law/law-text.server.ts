import * as ar from '#app/features/law/messages/ar.server.ts'
import * as de from '#app/features/law/messages/de.server.ts'
import * as en from '#app/features/law/messages/en.server.ts'
import * as es from '#app/features/law/messages/es.server.ts'
import * as fr from '#app/features/law/messages/fr.server.ts'
import * as it from '#app/features/law/messages/it.server.ts'
import * as nl from '#app/features/law/messages/nl.server.ts'
import * as pl from '#app/features/law/messages/pl.server.ts'
import * as pt from '#app/features/law/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const serverLawText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
