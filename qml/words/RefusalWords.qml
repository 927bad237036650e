pragma Singleton

// Why something cannot be done now, and what can, for the pages.
Reasons {}
