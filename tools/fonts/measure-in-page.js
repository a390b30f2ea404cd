/** Runs in the browser: measures a face in em, at each weight. Letters of 1000 px are not fitted to pixels. */
globalThis.measureFace = async ({ url, weights, sample }) => {
  const face = await new FontFace('measured', `url(${url})`, { weight: '100 900' }).load();
  document.fonts.add(face);
  const context = document.createElement('canvas').getContext('2d');
  const inEm = (pixels) => Math.round(pixels * 10) / 10_000;
  const measured = weights.map((weight) => {
    context.font = `${weight} 1000px measured`;
    return [weight, context.measureText(sample)];
  });
  document.fonts.delete(face);
  const [[, { fontBoundingBoxAscent, fontBoundingBoxDescent }]] = measured;
  return {
    ascent: inEm(fontBoundingBoxAscent),
    descent: inEm(fontBoundingBoxDescent),
    widths: Object.fromEntries(measured.map(([weight, { width }]) => [weight, inEm(width / sample.length)])),
  };
};
