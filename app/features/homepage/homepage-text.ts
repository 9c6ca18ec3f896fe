import * as ar from '#app/features/homepage/messages/ar.ts'
import * as de from '#app/features/homepage/messages/de.ts'
import * as en from '#app/features/homepage/messages/en.ts'
import * as es from '#app/features/homepage/messages/es.ts'
import * as fr from '#app/features/homepage/messages/fr.ts'
import * as it from '#app/features/homepage/messages/it.ts'
import * as nl from '#app/features/homepage/messages/nl.ts'
import * as pl from '#app/features/homepage/messages/pl.ts'
import * as pt from '#app/features/homepage/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const homepageText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
