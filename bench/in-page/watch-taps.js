// Runs in the page under test, before any of its own scripts: keeps what the browser says of every tap.
window.benchTaps = [];

for (const type of ['event', 'first-input']) {
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration, processingStart, interactionId } of list.getEntries()) {
      if (interactionId || type === 'first-input') {
        window.benchTaps.push({ name, duration, delay: processingStart - startTime });
      }
    }
  }).observe({ type, buffered: true, durationThreshold: 16 });
}

/** Resolves when the page first shows something. */
window.benchFirstPaint = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});
