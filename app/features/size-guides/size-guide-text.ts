import * as ar from '#app/features/size-guides/messages/ar.ts'
import * as de from '#app/features/size-guides/messages/de.ts'
import * as en from '#app/features/size-guides/messages/en.ts'
import * as es from '#app/features/size-guides/messages/es.ts'
import * as fr from '#app/features/size-guides/messages/fr.ts'
import * as it from '#app/features/size-guides/messages/it.ts'
import * as nl from '#app/features/size-guides/messages/nl.ts'
import * as pl from '#app/features/size-guides/messages/pl.ts'
import * as pt from '#app/features/size-guides/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const sizeGuideText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
