import * as ar from '#app/features/law/messages/ar.ts'
import * as de from '#app/features/law/messages/de.ts'
import * as en from '#app/features/law/messages/en.ts'
import * as es from '#app/features/law/messages/es.ts'
import * as fr from '#app/features/law/messages/fr.ts'
import * as it from '#app/features/law/messages/it.ts'
import * as nl from '#app/features/law/messages/nl.ts'
import * as pl from '#app/features/law/messages/pl.ts'
import * as pt from '#app/features/law/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const lawText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
