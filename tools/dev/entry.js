// What an open page starts with while its sources are edited.
import '@vitejs/plugin-react/preamble';

/** React's hot replacement has to be there before React. */
export async function start() {
  const app = await import('#src/entry-browser.tsx');
  await app.start();
}

// The router takes a changed route for a navigation, after which it scrolls to the top.
import.meta.hot.on('vite:beforeUpdate', () => {
  if (window.__TSR_ROUTER__) window.__TSR_ROUTER__._scroll.n = false;
});
