"""Who somebody is: guests, and accounts for those who want one."""
