pragma Singleton

// What the words of clues mean, for the pages.
TermPhrases {}
