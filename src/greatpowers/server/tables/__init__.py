"""Tables in memory, and the browsers at them."""
