// Notes every task in which the page could not answer, from the beginning on.
window.benchTasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.benchTasks.push({ startTime, duration });
}).observe({ type: 'longtask', buffered: true });
