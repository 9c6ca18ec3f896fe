import * as ar from '#app/catalog/materials/messages/ar.ts'
import * as de from '#app/catalog/materials/messages/de.ts'
import * as en from '#app/catalog/materials/messages/en.ts'
import * as es from '#app/catalog/materials/messages/es.ts'
import * as fr from '#app/catalog/materials/messages/fr.ts'
import * as it from '#app/catalog/materials/messages/it.ts'
import * as nl from '#app/catalog/materials/messages/nl.ts'
import * as pl from '#app/catalog/materials/messages/pl.ts'
import * as pt from '#app/catalog/materials/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const materialsText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
