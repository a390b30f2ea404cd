// Runs equal work many times, each time in a task of its own: differences between their durations are caused
// by the machine.
window.benchReferenceTasks = async (times, aboutMs) => {
  const work = (steps) => {
    const began = performance.now();
    let sum = 0;
    for (let step = 0; step < steps; step += 1) sum += Math.sqrt(step ^ sum);
    return { took: performance.now() - began, sum };
  };
  const inTask = (steps) => new Promise((done) => setTimeout(() => done(work(steps).took), 10));
  const several = async (count, steps) => {
    const took = [];
    for (let one = 0; one < count; one += 1) took.push(await inTask(steps));
    return took.sort((a, b) => a - b);
  };
  const TRIAL = 100_000;
  await several(20, TRIAL);
  const trial = await several(20, TRIAL);
  const took = await several(times, Math.round((TRIAL * aboutMs) / trial[10]));
  return { median: took[Math.floor(times / 2)], longest: took.at(-1) };
};
