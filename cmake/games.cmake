# The games of this house, in the order in which people meet them.
set(games planetx)
