import * as ar from '#app/features/materials/messages/ar.ts'
import * as de from '#app/features/materials/messages/de.ts'
import * as en from '#app/features/materials/messages/en.ts'
import * as es from '#app/features/materials/messages/es.ts'
import * as fr from '#app/features/materials/messages/fr.ts'
import * as it from '#app/features/materials/messages/it.ts'
import * as nl from '#app/features/materials/messages/nl.ts'
import * as pl from '#app/features/materials/messages/pl.ts'
import * as pt from '#app/features/materials/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const materialsText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
