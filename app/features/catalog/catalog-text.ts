import * as ar from '#app/features/catalog/messages/ar.ts'
import * as de from '#app/features/catalog/messages/de.ts'
import * as en from '#app/features/catalog/messages/en.ts'
import * as es from '#app/features/catalog/messages/es.ts'
import * as fr from '#app/features/catalog/messages/fr.ts'
import * as it from '#app/features/catalog/messages/it.ts'
import * as nl from '#app/features/catalog/messages/nl.ts'
import * as pl from '#app/features/catalog/messages/pl.ts'
import * as pt from '#app/features/catalog/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const catalogText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
