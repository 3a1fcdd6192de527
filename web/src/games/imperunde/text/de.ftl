# ImpeRunde am Tisch auf Deutsch: Tafeln, Entscheidungen in Kurzform, Begleitung durch die erste Partie.

## Table

web-race = Rennen
web-hand = Karten
web-conference = Gespräche
web-budget = Haushalt
web-investments = Käufe
web-battle = Kampf
web-asides = Eingreifen

## The board


## The race and the players


## Cards and standing answers


## The conference


## The budget


## Investments


## Battle


## The wheel

## Charts

web-chart-posts = Handelsposten
web-chart-debts = Schulden
web-chart-money = Geld

## Choices in short

## First-game guide
