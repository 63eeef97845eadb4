/** A rider on a scooter, 160 by 120 units, facing the reading direction. */
export const Rider = () => (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round">
    <path d="M117 58l7 38M106 42h15" stroke="var(--text)" strokeWidth="5" />
    <path d="M70 90h30c6 0 9-3 10-9l7-33" stroke="var(--brand)" strokeWidth="10" />
    <path d="M26 88c-2-17 8-27 26-27h20c6 0 8 5 8 11v16z" fill="var(--brand)" />
    <path d="M64 60l26 2 5 24h8" stroke="var(--text)" strokeWidth="10" />
    <path d="M64 58l7-24" stroke="var(--accent)" strokeWidth="20" />
    <path d="M74 36l14 14 20-5" stroke="var(--accent)" strokeWidth="8" />
    <path d="M66 17a12 12 0 0 1 24-2l1 3z" fill="var(--brand)" stroke="var(--brand)" strokeWidth="2" />
    <path d="M70 20h17c0 5-3 8-8 8s-9-3-9-8z" fill="var(--text)" />
    <rect x="14" y="24" width="38" height="34" rx="6" fill="var(--brand)" />
    <path d="M14 36h38" stroke="var(--brand-contrast)" strokeWidth="3" />
    <circle cx="42" cy="97" r="11" fill="var(--card)" stroke="var(--text)" strokeWidth="7" />
    <circle cx="124" cy="97" r="11" fill="var(--card)" stroke="var(--text)" strokeWidth="7" />
  </g>
)
