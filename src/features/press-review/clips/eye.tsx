/** Inline eye icon: referencing the icon file would take as long for each row as rendering all its text. */
export const Eye = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M2.8 12C5 7.8 8.2 5.6 12 5.6s7 2.2 9.2 6.4c-2.2 4.2-5.4 6.4-9.2 6.4S5 16.2 2.8 12zM12 14.9a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8z" />
  </svg>
);
