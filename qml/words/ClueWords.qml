pragma Singleton

// What a clue says and what it is announced as, in words, for the pages.
CluePhrases {}
