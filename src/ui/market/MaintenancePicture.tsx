/** A shop window with its shutter half down. */
export const MaintenancePicture = () => (
  <svg
    viewBox="0 0 240 140"
    fill="none"
    strokeWidth="8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M60 132V30h120v102" stroke="var(--line-strong)" />
    <path d="M48 30h144" stroke="var(--brand)" />
    <path d="M76 50h88M76 70h88M76 90h88" stroke="var(--accent)" />
    <path d="M24 132h192" stroke="var(--brand)" />
    <path d="M120 90v12" stroke="var(--accent)" />
  </svg>
)
