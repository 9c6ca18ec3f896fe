import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/store/law/messages/ar.ts'
import * as de from '#app/store/law/messages/de.ts'
import * as en from '#app/store/law/messages/en.ts'
import * as es from '#app/store/law/messages/es.ts'
import * as fr from '#app/store/law/messages/fr.ts'
import * as it from '#app/store/law/messages/it.ts'
import * as nl from '#app/store/law/messages/nl.ts'
import * as pl from '#app/store/law/messages/pl.ts'
import * as pt from '#app/store/law/messages/pt.ts'

export const lawText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
