"""Bots that think in processes of their own, and programs that play over the network."""
