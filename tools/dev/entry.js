// The start script of pages while their sources are edited.
import '@vitejs/plugin-react/preamble';

// Stylesheets are whole from the start.
document.documentElement.dataset.styled = '';

/** React's hot replacement has to be there before React. */
export async function start() {
  const app = await import('#src/entry-browser.tsx');
  await app.start();
}

// The router treats a changed route as a navigation, after which it scrolls to the top: this prevents it.
import.meta.hot.on('vite:beforeUpdate', () => {
  if (window.__TSR_ROUTER__) window.__TSR_ROUTER__._scroll.n = false;
});
