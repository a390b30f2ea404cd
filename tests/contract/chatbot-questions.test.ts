// @module-tag postgres
import { expect, test } from 'vitest';
import { plainAnswer, relatedIdsOf } from '#domain/chatbot/answer-text.ts';
import { chatbotFixture } from '#tests/support/chatbot-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { article } from '#tests/support/search-fixture.ts';

/** The clock of these tests is set to noon of 3 April 2025 in Rome. */
const { fixture, openReader } = chatbotFixture();

const LIGHTHOUSE = article(
  'Il faro riaccende la lanterna',
  'Il faro di Punta Sgarella torna a funzionare il 24 maggio.</p><p>Il restauro è costato 380 mila euro in due anni.</p><p>Per le famiglie la visita è gratuita la domenica.',
  { author: 'Marta Venturelli', section: 'Cronaca' },
);
const HARBOUR = article(
  'Il porto cambia gru',
  'Nel porto di Montescuro arrivano tre gru elettriche. Il comune di Montescuro ne paga due.',
  { section: 'Economia', day: '2025-03-10', page: 1 },
);
const OLD_HARBOUR = article('Il porto si insabbia', 'Nel porto di Montescuro non entrano più i traghetti.', {
  section: 'Economia',
  day: '2012-06-05',
  page: 1,
});
const CINEMA = article('Il cinema di Valdirose', 'Il cinema di Valdirose ha venduto 9.000 biglietti.', {
  section: 'Cultura',
  day: '2025-04-02',
  page: 5,
});
const LATIN = article(
  'La cattedra di latino',
  'Al liceo torna la cattedra di latino, con nove ore la settimana.',
);

const titlesOf = ({ start, ...answer }: Awaited<ReturnType<Awaited<ReturnType<typeof openReader>>['ask']>>) =>
  relatedIdsOf(answer).map((id) => start?.sources.find(({ articleId }) => articleId === id)?.title);

test('RAG-07 the news of a day, of a section or the newest are listed in the order of the front page', async () => {
  await fixture.run([LIGHTHOUSE, HARBOUR, OLD_HARBOUR, CINEMA, LATIN]);
  const reader = await openReader();
  const today = await reader.ask('Riassumimi le notizie più importanti di oggi');
  expect(plainAnswer(today)).toMatch(/^Le notizie principali di oggi, giovedì 3 aprile 2025:/);
  expect(titlesOf(today).toSorted()).toEqual(['Il faro riaccende la lanterna', 'La cattedra di latino']);
  expect(titlesOf(await reader.ask('Che cosa è successo ieri?'))).toEqual(['Il cinema di Valdirose']);
  expect(titlesOf(await reader.ask('notizie di economia a marzo'))).toEqual(['Il porto cambia gru']);
  expect(titlesOf(await reader.ask('Quali sono le ultime notizie?'))[0]).toMatch(/faro|latino/);
});

test('RAG-07 a day, a month or a year in a question limits the articles that answer it', async () => {
  await fixture.run([HARBOUR, OLD_HARBOUR]);
  const reader = await openReader();
  expect(titlesOf(await reader.ask('Che cosa succede al porto di Montescuro nel 2012?'))).toEqual([
    'Il porto si insabbia',
  ]);
  expect(titlesOf(await reader.ask('Che cosa è successo a Montescuro il 10 marzo 2025?'))).toEqual([
    'Il porto cambia gru',
  ]);
  const none = await reader.ask('Che cosa è successo al porto di Montescuro nel 2019?');
  expect(none.end?.found).toBe(false);
  expect(plainAnswer(none)).toContain('negli articoli dall’1 gennaio 2019 al 31 dicembre 2019');
});

test('RAG-07 where there are no recent articles, older ones answer and are presented as older', async () => {
  await fixture.run([HARBOUR, OLD_HARBOUR]);
  const reader = await openReader();
  const answer = await reader.ask('Che cosa succede in questi giorni al porto di Montescuro?');
  expect(plainAnswer(answer)).toMatch(/^Di quel periodo \(«in questi giorni»\) non ho trovato articoli\./);
  expect(titlesOf(answer)).toContain('Il porto cambia gru');
});

test('RAG-07 a time that is counted from today is answered only from its own days', async () => {
  const old = { section: 'Cronaca', day: '2024-10-05', page: 1 };
  await fixture.run([
    article('Incendio nel capannone', 'Un incendio a Montescuro distrugge due capannoni.'),
    article(
      'Lo scontro di ottobre',
      'Incidente a Montescuro: 3 feriti dopo 48 ore di pioggia, come a marzo.',
      old,
    ),
    article('Lo scontro di marzo', 'Incidente a Montescuro, ferito un ciclista.', {
      ...{ section: 'Cronaca', day: '2025-03-31', page: 1 },
    }),
    article('Il cinema all’aperto', 'A Valdirose un cinema degli anni Settanta riapre.'),
  ]);
  const reader = await openReader();
  const cited = async (question: string) => titlesOf(await reader.ask(question));
  expect({
    'due anni fa': await cited('Che incendio c’è stato a Montescuro due anni fa?'),
    '3 giorni fa': await cited('Che incidente c’è stato a Montescuro 3 giorni fa?'),
    'ultimi 3 giorni': await cited('Che incidente c’è stato a Montescuro negli ultimi 3 giorni?'),
    'ultime 48 ore': await cited('Che incidente c’è stato a Montescuro nelle ultime 48 ore?'),
    'lo scorso marzo': await cited('Che incidente c’è stato a Montescuro lo scorso marzo?'),
    // Articles of today may name an era, but have to.
    'cinema negli anni settanta': await cited('Che cinema c’era a Valdirose negli anni settanta?'),
    'incendio negli anni settanta': await cited('Che incendio ci fu a Montescuro negli anni settanta?'),
  }).toEqual({
    'due anni fa': [],
    '3 giorni fa': ['Lo scontro di marzo'],
    'ultimi 3 giorni': ['Lo scontro di marzo'],
    'ultime 48 ore': [],
    'lo scorso marzo': ['Lo scontro di marzo'],
    'cinema negli anni settanta': ['Il cinema all’aperto'],
    'incendio negli anni settanta': [],
  });
  const none = await reader.ask('Che incendio c’è stato a Montescuro due anni fa?');
  expect(plainAnswer(none)).toContain('negli articoli dall’1 gennaio 2023 al 31 dicembre 2023');
});

test('RAG-07 a follow-up question builds on earlier ones and on the citations of the last answer', async () => {
  await fixture.run([LIGHTHOUSE, HARBOUR, CINEMA]);
  const reader = await openReader();
  const first = await reader.ask('Quando torna a funzionare il faro di Punta Sgarella?');
  expect(plainAnswer(first)).toMatch(/^In breve: «24 maggio»/);
  const chat = { chat_id: first.start?.chatId };
  expect(plainAnswer(await reader.ask('E quanto è costato?', chat))).toMatch(/^In breve: «380 mila euro»/);
  expect(plainAnswer(await reader.ask('E per le famiglie?', chat))).toContain(
    'la visita è gratuita la domenica',
  );
  expect(plainAnswer(await reader.ask('Chi l’ha scritto?', chat))).toMatch(
    /^Lo firma Marta Venturelli, sul giornale di giovedì 3 aprile 2025/,
  );
  const summary = await reader.ask('Riassumi in due punti', chat);
  expect(plainAnswer(summary).match(/^- /gm)).toHaveLength(2);
  expect(titlesOf(summary)).toEqual(['Il faro riaccende la lanterna']);
  const other = await reader.ask('Che cosa ha venduto il cinema di Valdirose?', chat);
  expect(titlesOf(other)).toEqual(['Il cinema di Valdirose']);
});

test('RAG-07 a name does not match a common word of the same stem, and an article without the name does not answer', async () => {
  await fixture.run([LATIN, HARBOUR]);
  const reader = await openReader();
  expect((await reader.ask('Che cosa si è scritto di Latina?')).end?.found).toBe(false);
  expect((await reader.ask('Chi è il sindaco di Montescuro?')).end?.found).toBe(false);
  expect((await reader.ask('gru idrauliche')).end?.found).toBe(false);
  expect(titlesOf(await reader.ask('gru elettriche'))).toEqual(['Il porto cambia gru']);
});

test('RAG-07 a question that the archive is not meant for is refused, with a link to where it is answered', async () => {
  await fixture.run([HARBOUR]);
  const reader = await openReader();
  const sum = await reader.ask('Quanto fa 2+2?');
  expect([plainAnswer(sum), sum.end?.found]).toEqual([
    expect.stringMatching(/^I conti non li faccio/),
    false,
  ]);
  const product = await reader.ask('Come disdico l’abbonamento?');
  expect(product.end?.extractedData.assistenza?.value).toMatch(/^\/faq\?/);
  expect(relatedIdsOf(product)).toEqual([]);
});

test('RAG-07 a quoted passage has one pair of quotation marks', async () => {
  await fixture.run([
    article('Parla la maestra', '«A Colleverde le campane suonano sempre», dice la maestra di Colleverde.'),
  ]);
  const reader = await openReader();
  const answer = plainAnswer(await reader.ask('Che cosa si dice delle campane di Colleverde?'));
  expect(answer).toContain('“«A Colleverde le campane suonano sempre», dice la maestra di Colleverde.”');
  expect(answer).not.toContain('««');
});

test('RAG-07 the newer of two articles with the same content answers', async () => {
  const said = 'A Colleverde la manovra vale nove milioni.';
  await fixture.run([
    article('La manovra di allora', `${said} Di manovra si parla da giugno.`, { day: '2012-06-05' }),
    article('La manovra di adesso', said, { day: '2025-04-01' }),
  ]);
  const reader = await openReader();
  expect(titlesOf(await reader.ask('Quanto vale la manovra a Colleverde?'))[0]).toBe('La manovra di adesso');
});

test('RAG-07 NWS-05 no form of a question reveals words of a part that its reader may not read', async () => {
  const body = `Il mutuo di Colleverde costa il 3 per cento.</p><hr><p>La banca di Colleverde lo vende per 70 zaffiri dal 12 maggio 2031, dice Anselmo Zaffirini.`;
  await fixture.run([article('Il mutuo di Colleverde', body, { section: 'Economia', access: 'digital' })]);
  const reader = await openReader('online');
  const first = await reader.ask('Quanto costa il mutuo di Colleverde?', { category: 'economia' });
  expect(plainAnswer(first)).toContain('3 per cento');
  const chat = { category: 'economia', chat_id: first.start?.chatId };
  for (const question of [
    'Riassumi in otto punti',
    'Chi lo dice?',
    'E quanti zaffiri?',
    'Quando?',
    'Le notizie di oggi',
    'Elenca che cosa si è scritto di Colleverde oggi',
    'Che cosa succede a Colleverde nel 2031?',
    'Di che cosa parla l’articolo sul mutuo di Colleverde?',
    'Chi l’ha scritto?',
  ])
    expect((await reader.ask(question, chat)).content).not.toMatch(/Zaffirini|70 zaf|12 maggio/i);
});

/** A special of two articles, each about its own town, in some editions. */
const partOf = (special: string, town: string, editions = ['Nazionale']) =>
  ninjs(
    {
      uri: `urn:${town}`,
      title: `Il molo di ${town}`,
      editions,
      body: `<p>A ${town} il molo è lungo trenta metri.</p>`,
    },
    {
      subjects: [
        { rel: 'section', name: 'Cronaca' },
        { rel: 'access', literal: 'free' },
        { rel: 'special', name: special },
      ],
    },
  );

test('RAG-07 a question with the name of a special is answered article by article', async () => {
  await fixture.run([partOf('Moli di notte', 'Albarea'), partOf('Moli di notte', 'Sgarella'), HARBOUR]);
  const reader = await openReader();
  for (const question of [
    'Di che cosa tratta lo speciale Moli di notte?',
    'elenca i moli del viaggio «Moli di notte»',
    'Quali articoli ci sono nel dossier moli di notte?',
  ]) {
    const answer = await reader.ask(question);
    expect(plainAnswer(answer)).toMatch(/^Gli articoli dello speciale \*{0,2}Moli di notte\*{0,2}:/);
    expect(titlesOf(answer).toSorted()).toEqual(['Il molo di Albarea', 'Il molo di Sgarella']);
  }
  const length = await reader.ask('Quanto è lungo il molo di Albarea nello speciale Moli di notte?');
  expect(plainAnswer(length)).toMatch(/^In breve: «trenta metri»/);
  // A question that contains the same words by chance does not name the special.
  for (const question of [
    'Che cosa si è scritto dei moli di notte?',
    'Il viaggio del sindaco tra i moli di notte',
    'Chi ha detto «moli di notte»?',
  ])
    expect(plainAnswer(await reader.ask(question))).not.toContain('speciale');
});

test('RAG-07 an article of several editions is listed with all of them', async () => {
  await fixture.run([partOf('Moli', 'Albarea', ['Nazionale', 'Umbria'])]);
  const reader = await openReader();
  expect(plainAnswer(await reader.ask('In che edizione è uscito l’articolo sul molo di Albarea?'))).toMatch(
    /edizioni (?:Nazionale e Umbria|Umbria e Nazionale), pagina 2:/,
  );
});

test('RAG-07 questions about the future, and about an amount that no article states, are not answered', async () => {
  await fixture.run([HARBOUR, LIGHTHOUSE]);
  const reader = await openReader();
  const future = await reader.ask('chi vincerà le prossime elezioni?');
  expect([plainAnswer(future), future.end?.found]).toEqual([
    expect.stringMatching(/^Previsioni non ne faccio/),
    false,
  ]);
  const cost = await reader.ask('Quanto sono costate le gru di Montescuro?');
  expect(cost.end?.found).toBe(false);
});

test('RAG-07 an elliptical follow-up stays with the cited article: what it lacks is not searched elsewhere', async () => {
  await fixture.run([LIGHTHOUSE, HARBOUR]);
  const reader = await openReader();
  const first = await reader.ask('Quando torna a funzionare il faro di Punta Sgarella?');
  const chat = { chat_id: first.start?.chatId };
  expect((await reader.ask('E per le gru?', chat)).end?.found).toBe(false);
});

test('RAG-07 the holder of an office is named only for the place in the question, also in lower case', async () => {
  await fixture.run([
    article(
      'La festa del porto',
      'A Valdirose il sindaco Ugo Brancaleoni ha dato la festa. Per chi veniva da lontano, e da Montescuro sono venuti in 300, c’era il treno.',
    ),
  ]);
  const reader = await openReader();
  for (const question of ['Chi è il sindaco di Montescuro?', 'chi è il sindaco di montescuro'])
    expect((await reader.ask(question)).end?.found).toBe(false);
  expect(plainAnswer(await reader.ask('Chi è il sindaco di Valdirose?'))).toContain('Ugo Brancaleoni');
});

test('RAG-07 a follow-up on a new subject is not answered from the article cited before', async () => {
  await fixture.run([
    LIGHTHOUSE,
    article('Gli affitti di Colleverde', 'Affittare una casa a Colleverde costa 900 euro al mese.'),
  ]);
  const reader = await openReader();
  const first = await reader.ask('Quando torna a funzionare il faro di Punta Sgarella?');
  const chat = { chat_id: first.start?.chatId };
  const rents = await reader.ask('Quanto costa affittare una casa a Colleverde?', chat);
  expect(titlesOf(rents)).toEqual(['Gli affitti di Colleverde']);
});
