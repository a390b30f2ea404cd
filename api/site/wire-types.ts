import type { components } from '#openapi/generated/site.ts';

type Wire = components['schemas'];

/** Wire shapes of answers, for the worker, which composes some of them itself. */
export type ArticleWire = Wire['Articolo'];
export type IssueWire = Wire['NumeroConArticoli'];
export type NewsstandWire = Wire['Home'];
export type SectionWire = Wire['SezioneConArticoli'];
export type SectionListWire = Wire['Sezioni'];
/** Manifest of an issue for downloading: the issue, and its packs of texts and pictures. */
export type PackageWire = Wire['Pacchetto'];
/** A file of a text pack. */
export type TextWire = Wire['TestoArticolo'];
